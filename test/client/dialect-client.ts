import { createServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { createGatewayClient, TollgateError, type GatewayClient } from '../../client/gateway.ts'
import { startMock, type Mock } from '../../server/mock/mock.ts'
import { listenOnLoopback } from '../support/http/listen.ts'

type Dialect = 'messages' | 'responses'

/** Our client of one dialect, in front of the mock of its contract for all tests of a file. */
export function mockedDialect<Name extends Dialect>(name: Name) {
  let mock: Mock
  beforeAll(async () => {
    const file = new URL(`../../generated/json/${name}.json`, import.meta.url)
    mock = await startMock({ contract: fileURLToPath(file), paceMs: 1 })
  })
  afterAll(() => mock.close())
  return { preferring: (prefer = ''): GatewayClient[Name] => clientOf(mock.url, prefer)[name] }
}

/** The client of a server that answers so. */
export async function clientOfServer(listener: RequestListener) {
  const server = createServer(listener)
  const port = await listenOnLoopback(server)
  onTestFinished(() => void server.close().closeAllConnections())
  return clientOf(`http://127.0.0.1:${port}`)
}

const clientOf = (baseUrl: string, prefer = '') =>
  createGatewayClient({
    baseUrl,
    token: 'key',
    retries: 0,
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('prefer', prefer)
      return fetch(request)
    },
  })

/** All events of a stream; with `seen` also those that came before an error. */
export async function eventsOf<Event>(stream: AsyncIterable<Event>, seen: Event[] = []) {
  for await (const event of stream) seen.push(event)
  return seen
}

export const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(TollgateError)
      return error as TollgateError // of the class above
    },
  )
