import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  createGatewayClient,
  createMeshClient,
  createOperatorClient,
  TollgateError,
  type ChatRequest,
} from '../../client/index.ts'
import { listenOnLoopback } from '../support/http/listen.ts'

const hello: ChatRequest = {
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content: 'Hello!' }],
}
const completion = {
  id: 'c',
  object: 'chat.completion',
  created: 1,
  model: hello.model,
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
}

type Answer = {
  status: number
  headers?: Record<string, string>
  body?: object | string
  cut?: true
}

const busy = (
  status: number,
  headers: Record<string, string> = { 'retry-after-ms': '1' },
): Answer => ({ status, headers, body: { error: status, message: `no ${status}`, code: 'busy' } })
const success: Answer = { status: 200, body: completion }

/** A server that gives these answers one after another, and the requests that it received. */
async function serverOf(...answers: Answer[]): Promise<{
  baseUrl: string
  requests: { at: number; method: string; body: string; name: unknown }[]
}> {
  const requests: { at: number; method: string; body: string; name: unknown }[] = []
  const server = createServer(async (req, res) => {
    const at = performance.now()
    const body = (await req.toArray()).join('')
    requests.push({ at, method: req.method ?? '', body, name: req.headers['idempotency-key'] })
    give(res, answers[requests.length - 1] ?? { status: 500 })
  })
  const port = await listenOnLoopback(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${port}`, requests }
}

function give(res: ServerResponse, { status, headers, body = '', cut }: Answer): void {
  if (status === 0) return void res.destroy()
  const isText = typeof body === 'string'
  res.writeHead(status, {
    'content-type': isText ? 'text/event-stream' : 'application/json',
    ...headers,
  })
  if (cut) res.write(isText ? body : JSON.stringify(body), () => res.destroy())
  else res.end(isText ? body : JSON.stringify(body))
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a call that was refused', () => {
  test.each([408, 429, 503])('is sent again after a %i, with the same body', async (status) => {
    const { baseUrl, requests } = await serverOf(busy(status), busy(status), success)
    const { choices } = await createGatewayClient({ baseUrl, token: 'key' }).chat(hello)
    expect(choices[0]?.message.content).toBe('Hi')
    expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([hello, hello, hello])
  })

  test('is sent three times in all, and then throws the last refusal', async () => {
    const { baseUrl, requests } = await serverOf(busy(429), busy(503), busy(429), success)
    expect(await refusal(createGatewayClient({ baseUrl, token: 'key' }).chat(hello))).toMatchObject(
      { name: 'TollgateError', status: 429, retryAfter: 0.001 },
    )
    expect(requests).toHaveLength(3)
  })

  test('is sent once with retries: 0', async () => {
    const { baseUrl, requests } = await serverOf(busy(503), success)
    expect(
      await refusal(
        createMeshClient({ baseUrl, apiKey: 'key', retries: 0 }).ask('EchoAgent', 'Hello?'),
      ),
    ).toBeInstanceOf(TollgateError)
    expect(requests).toHaveLength(1)
  })

  test.each([400, 401, 402, 403, 404, 409, 413, 500, 502, 504])(
    'is not sent again after a %i if it may have had an effect',
    async (status) => {
      const { baseUrl, requests } = await serverOf(busy(status), success)
      expect(
        await refusal(createGatewayClient({ baseUrl, token: 'key' }).chat(hello)),
      ).toMatchObject({ status })
      expect(requests).toHaveLength(1)
    },
  )

  test('is sent again after a 502 or a lost connection if it only reads', async () => {
    const { baseUrl, requests } = await serverOf(
      busy(502),
      { status: 0 },
      { status: 200, body: { object: 'list', data: [] } },
    )
    expect(await createGatewayClient({ baseUrl, token: 'key' }).models()).toEqual({
      object: 'list',
      data: [],
    })
    expect(requests).toHaveLength(3)
  })

  test('is not sent again after a lost connection if it may have had an effect', async () => {
    const { baseUrl, requests } = await serverOf({ status: 0 }, success)
    expect(await refusal(createGatewayClient({ baseUrl, token: 'key' }).chat(hello))).toMatchObject(
      { name: 'TollgateError', code: 'unreachable' },
    )
    expect(requests).toHaveLength(1)
  })

  test('is sent again after anything that may heal when it has a name, which goes with it each time', async () => {
    const name = { idempotencyKey: 'order 7' }
    const twin: Answer = { ...busy(409, { 'retry-after': '0', 'retry-after-ms': '1' }) }
    const one = await serverOf({ status: 0 }, twin, success)
    expect(
      (await createGatewayClient({ baseUrl: one.baseUrl, token: 'key' }).chat(hello, name)).id,
    ).toBe('c')
    expect(one.requests.map(({ name }) => name)).toEqual(['order 7', 'order 7', 'order 7'])
    const agent = await serverOf(
      busy(502),
      { status: 200, body: { result: { success: true } } },
      { status: 0 },
      { status: 200, body: { task_id: 't', msg: 'task created' } },
    )
    const mesh = createMeshClient({ baseUrl: agent.baseUrl, apiKey: 'key' })
    expect(await mesh.callTool('EchoAgent', 'echo', {}, name)).toEqual({ success: true })
    expect(await mesh.createTask('EchoAgent', { query: 'Hello?' }, name)).toBe('t')
    const keys = await serverOf(
      { status: 0 },
      { status: 200, body: { key: 'created' } },
      { status: 0 },
      { status: 200, body: { key: 'rotated' } },
    )
    const operator = createOperatorClient({ baseUrl: keys.baseUrl, token: 'key' })
    expect(await operator.createKey({ name: 'team' }, name)).toEqual({ key: 'created' })
    expect(await operator.rotateKey('id', {}, name)).toEqual({ key: 'rotated' })
    for (const { requests } of [agent, keys])
      expect(requests.map(({ name }) => name)).toEqual(['order 7', 'order 7', 'order 7', 'order 7'])
  })

  test('is not sent again with a name that another body has, nor for a conflict that says no time', async () => {
    for (const answer of [busy(409, { 'x-should-retry': 'false' }), busy(409, {})]) {
      const { baseUrl, requests } = await serverOf(answer, success)
      expect(
        await refusal(
          createGatewayClient({ baseUrl, token: 'key' }).chat(hello, { idempotencyKey: 'x' }),
        ),
      ).toMatchObject({ status: 409 })
      expect(requests).toHaveLength(1)
    }
  })

  test('obeys x-should-retry, both ways', async () => {
    const never = await serverOf(
      busy(503, { 'retry-after-ms': '1', 'x-should-retry': 'false' }),
      success,
    )
    expect(
      await refusal(createGatewayClient({ baseUrl: never.baseUrl, token: 'key' }).chat(hello)),
    ).toMatchObject({ status: 503 })
    const always = await serverOf(
      busy(500, { 'retry-after-ms': '1', 'x-should-retry': 'true' }),
      success,
    )
    expect(
      (await createGatewayClient({ baseUrl: always.baseUrl, token: 'key' }).chat(hello)).choices,
    ).toHaveLength(1)
    expect([never.requests.length, always.requests.length]).toEqual([1, 2])
  })
})

describe('the wait', () => {
  test.each([
    ['retry-after-ms', () => ({ 'retry-after-ms': '300', 'retry-after': '30' }), 300, 20_000],
    ['Retry-After in seconds', () => ({ 'retry-after': '1' }), 1000, 20_000],
    [
      'Retry-After as a date',
      () => ({ 'retry-after': new Date(Date.now() + 2000).toUTCString() }),
      1000,
      20_000,
    ],
    ['its own, without a hint', () => ({}), 250, 20_000],
  ] as const)('is that of %s', async (_, headers, leastMs, mostMs) => {
    // A date counts from when it was made.
    const madeAt = performance.now()
    const { baseUrl, requests } = await serverOf(busy(429, headers()), success)
    await createGatewayClient({ baseUrl, token: 'key' }).chat(hello)
    const waitedMs = (requests[1]?.at ?? NaN) - madeAt
    expect(waitedMs).toBeGreaterThanOrEqual(leastMs - 5)
    expect(waitedMs).toBeLessThan(mostMs)
  })

  test('is left to the caller when it would be longer than 30 seconds', async () => {
    const { baseUrl, requests } = await serverOf(busy(429, { 'retry-after': '31' }), success)
    expect(await refusal(createGatewayClient({ baseUrl, token: 'key' }).chat(hello))).toMatchObject(
      { status: 429, retryAfter: 31 },
    )
    expect(requests).toHaveLength(1)
  })

  test('ends with the signal of the call', async () => {
    const { baseUrl, requests } = await serverOf(busy(429, { 'retry-after': '20' }), success)
    const leave = new AbortController()
    const waiting = createGatewayClient({ baseUrl, token: 'key' }).chat(hello, {
      signal: leave.signal,
    })
    await expect.poll(() => requests.length).toBe(1)
    leave.abort(new Error('the user went away'))
    await expect(waiting).rejects.toThrow('the user went away')
    expect(requests).toHaveLength(1)
  })
})

describe('a stream', () => {
  const event = (content: string) => {
    const choices = [{ index: 0, delta: { content }, finish_reason: null }]
    const data = { ...completion, object: 'chat.completion.chunk', choices }
    return `data: ${JSON.stringify(data)}\n\n`
  }

  test('is asked for again as long as it has not begun', async () => {
    const { baseUrl, requests } = await serverOf(busy(503), {
      status: 200,
      body: `${event('one')}data: [DONE]\n\n`,
    })
    const observations: unknown[] = []
    for await (const { choices } of createGatewayClient({ baseUrl, token: 'key' }).streamChat(
      hello,
    ))
      observations.push(choices[0]?.delta.content)
    expect(observations).toEqual(['one'])
    expect(requests).toHaveLength(2)
  })

  test('is never asked for again once it has begun', async () => {
    const { baseUrl, requests } = await serverOf(
      { status: 200, body: event('one'), cut: true },
      success,
    )
    const observations: unknown[] = []
    const reading = async () => {
      for await (const { choices } of createGatewayClient({ baseUrl, token: 'key' }).streamChat(
        hello,
      ))
        observations.push(choices[0]?.delta.content)
    }
    expect(await refusal(reading())).toMatchObject({ code: 'stream_cut' })
    expect(observations).toEqual(['one'])
    expect(requests).toHaveLength(1)
  })
})

test("what is paid for is not sent again by the client: that is its fetch's part", async () => {
  const { baseUrl, requests } = await serverOf(busy(503), success)
  const client = createMeshClient({ baseUrl, pay: { fetch, chain: 'evm' } })
  expect(await refusal(client.callTool('EchoAgent', 'echo', { text: 'Hi' }))).toMatchObject({
    status: 503,
  })
  expect(requests).toHaveLength(1)
})

test("whether an operator's server is ready is an answer at once, also when it is not", async () => {
  const draining = { ready: false, parts: { server: { ok: false, detail: 'draining' } } }
  const { baseUrl, requests } = await serverOf({
    status: 503,
    headers: { 'retry-after': '1' },
    body: draining,
  })
  expect(await createOperatorClient({ baseUrl, token: 'token' }).readiness()).toEqual(draining)
  expect(requests).toHaveLength(1)
})
