import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import {
  createGatewayClient,
  createMeshClient,
  createOperatorClient,
  TollgateError,
} from '../../client/index.ts'
import { listenOnLoopback } from '../support/http/listen.ts'

/** The address of a server that is down. */
let baseUrl = ''
beforeAll(async () => {
  const server = createServer()
  const port = await listenOnLoopback(server)
  baseUrl = `http://127.0.0.1:${port}`
  await once(server.close(), 'close')
})

const hello = {
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content: 'Hello!' }],
} as const
const pay = { fetch: globalThis.fetch, chain: 'evm' } as const
const gateway = (signal?: AbortSignal) => ({
  client: createGatewayClient({ baseUrl, token: 'key', retries: 0 }),
  options: signal ? { signal } : {},
})

const calls: Record<string, (signal?: AbortSignal) => Promise<unknown>> = {
  'a chat': (signal) =>
    gateway(signal).client.chat(
      { ...hello, messages: [...hello.messages] },
      gateway(signal).options,
    ),
  'a stream': async (signal) => {
    const { client, options } = gateway(signal)
    for await (const _ of client.streamChat({ ...hello, messages: [...hello.messages] }, options))
      throw new Error('a chunk came')
  },
  'an operation by its path': (signal) =>
    createGatewayClient({ baseUrl, token: 'key', retries: 0 }).GET('/v1/models', {
      ...(signal && { signal }),
    }),
  'a question to an agent': (signal) =>
    createMeshClient({ baseUrl, apiKey: 'key', retries: 0 }).ask('EchoAgent', 'Hello?', {
      ...(signal && { signal }),
    }),
  'a paid tool': (signal) =>
    createMeshClient({ baseUrl, pay, retries: 0 }).callTool(
      'EchoAgent',
      'echo',
      {},
      { ...(signal && { signal }) },
    ),
  'the operator': (signal) =>
    createOperatorClient({ baseUrl, token: 'token', retries: 0 }).keys({
      ...(signal && { signal }),
    }),
  'the readiness': (signal) =>
    createOperatorClient({ baseUrl, token: 'token' }).readiness({ ...(signal && { signal }) }),
}

const fault = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

test.each(Object.entries(calls))(
  '%s to a server that is down throws an error with the address and the reason',
  async (_name, call) => {
    const error = await fault(call())
    expect(error).toBeInstanceOf(TollgateError)
    expect(error).toMatchObject({
      code: 'unreachable',
      status: 502,
      message: `no response from ${baseUrl}: connect ECONNREFUSED ${baseUrl.slice(7)}`,
      cause: { name: 'TypeError', cause: { code: 'ECONNREFUSED' } },
    })
  },
)

test.each(Object.entries(calls))(
  '%s that its caller aborts rejects with the reason',
  async (_name, call) => {
    const reason = new Error('the user went away')
    expect(await fault(call(AbortSignal.abort(reason)))).toBe(reason)
    expect(await fault(call(AbortSignal.abort()))).toMatchObject({ name: 'AbortError' })
  },
)

test('whatever else the fetch of a caller throws is theirs', async () => {
  const own = new RangeError('not here')
  const client = createGatewayClient({
    baseUrl,
    token: 'key',
    retries: 0,
    fetch: () => Promise.reject(own),
  })
  expect(await fault(client.models())).toBe(own)
})

test.each([
  [
    'of a name with several addresses',
    Object.assign(new AggregateError([new Error('one'), new Error('other')], ''), {
      code: 'ECONNREFUSED',
    }),
    'ECONNREFUSED',
  ],
  ['in a browser', undefined, 'Failed to fetch'],
])('%s the error tells what there is to tell', async (_where, cause, reason) => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch', cause && { cause }))
  const client = createGatewayClient({
    baseUrl: 'http://localhost:1',
    token: 'key',
    retries: 0,
    fetch: failing,
  })
  expect(await fault(client.models())).toMatchObject({
    code: 'unreachable',
    message: `no response from http://localhost:1: ${reason}`,
  })
})
