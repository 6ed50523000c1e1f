import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../../support/http/listen.ts'
import { assertCompletion, assertGoodStream, assertRefusal } from '../../../support/http/replies.ts'
import { ask, chat } from '../../../support/servers/gateway-server.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { completion, goodEvents } from '../../../support/upstreams/model-server.ts'

/** What a server does with a request; true if it answers it. */
type Fault = (socket: Socket) => boolean

const reset: Fault = (socket) => {
  socket.resetAndDestroy()
  return false
}

/**
 * A model server that keeps connections alive. `fault` decides of each request, by how many were
 * answered on its connection before; `requests` has these numbers.
 */
async function startKeepAlive(fault: (answered: number, at: number) => Fault | undefined) {
  const requests: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let answered = 0
    let text = ''
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      text += bytes.toString()
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (Buffer.byteLength(body) < length) return
      text = ''
      requests.push(answered)
      const now = fault(answered, requests.length)
      if (now && !now(socket)) return
      answered++
      socket.write(replyTo(body))
    })
  })
  const port = await listenOnLoopback(server)
  const gateway = await startGateway({
    upstreams: { only: { base_url: `http://127.0.0.1:${port}/v1` } },
    routes: { '*': [{ upstream: 'only' }] },
    retry: { attempts: 1 },
  })
  onTestFinished(async () => {
    await gateway.stop()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { gateway, requests }
}

function replyTo(body: string): string {
  const isStream = /"stream":true/.test(body)
  const reply = isStream ? goodEvents('well') : JSON.stringify(completion('well'))
  return [
    'HTTP/1.1 200 OK',
    `Content-Type: ${isStream ? 'text/event-stream' : 'application/json'}`,
    `Content-Length: ${Buffer.byteLength(reply)}`,
    'Connection: keep-alive',
    '',
    reply,
  ].join('\r\n')
}

const ends: Fault = (socket) => {
  socket.end()
  return false
}

test.each([
  ['reset', reset],
  ['ended', ends],
] as const)(
  'a call on a connection that had answered, and is %s without a byte, is sent once more',
  async (_, how) => {
    const { gateway, requests } = await startKeepAlive((answered) =>
      answered === 1 ? how : undefined,
    )
    assertCompletion(await ask(gateway))
    assertCompletion(await ask(gateway))
    assertGoodStream(await ask(gateway, chat({ stream: true })))
    expect(requests).toEqual([0, 1, 0, 1, 0])
    const rows = await gateway.rows()
    expect(rows.map(({ status, attempt }) => [status, attempt])).toEqual([
      ['ok', 1],
      ['ok', 1],
      ['ok', 1],
    ])
  },
)

test('on a new connection it is not, since the server may have begun', async () => {
  const { gateway, requests } = await startKeepAlive(() => reset)
  assertRefusal(await ask(gateway), 502)
  expect(requests).toEqual([0])
})

test('it is sent once more and not twice', async () => {
  const { gateway, requests } = await startKeepAlive((_, at) => (at > 1 ? reset : undefined))
  assertCompletion(await ask(gateway))
  assertRefusal(await ask(gateway), 502)
  expect(requests).toEqual([0, 1, 0])
})

test('not after the first byte of a reply', async () => {
  const { gateway, requests } = await startKeepAlive((answered) =>
    answered === 1
      ? (socket) => {
          socket.write('HTTP/1.1 2', () => setTimeout(() => socket.resetAndDestroy(), 50))
          return false
        }
      : undefined,
  )
  assertCompletion(await ask(gateway))
  assertRefusal(await ask(gateway), 502)
  expect(requests).toEqual([0, 1])
})

test('not once half a second has passed, in which the server may have begun', async () => {
  const { gateway, requests } = await startKeepAlive((answered) =>
    answered === 1
      ? (socket) => {
          setTimeout(() => socket.resetAndDestroy(), 600)
          return false
        }
      : undefined,
  )
  assertCompletion(await ask(gateway))
  assertRefusal(await ask(gateway), 502)
  expect(requests).toEqual([0, 1])
})
