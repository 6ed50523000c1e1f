import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  createGatewayClient,
  TollgateError,
  type ChatCompletionChunk,
  type ChatMessage,
  type ChatRequest,
  type GatewayClient,
  type StrictChatRequest,
} from '../../client/gateway.ts'
import { startMock, type Mock } from '../../server/mock/mock.ts'
import { listenOnLoopback } from '../support/http/listen.ts'
import { startGateway } from '../support/servers/gateway.ts'
import { says, startModelServer } from '../support/upstreams/model-server.ts'

const hello: ChatRequest = {
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content: 'Say hello.' }],
}
const sse = { 'content-type': 'text/event-stream' }
const chunk = (content: string) => {
  const choices = [{ index: 0, delta: { content }, finish_reason: null }]
  const data = { id: 'c', object: 'chat.completion.chunk', created: 1, model: hello.model, choices }
  return `data: ${JSON.stringify(data)}\n\n`
}

let mock: Mock
beforeAll(async () => {
  mock = await startMock({
    contract: ['gateway', 'openai'].map((name) =>
      fileURLToPath(new URL(`../../generated/json/${name}.json`, import.meta.url)),
    ),
    paceMs: 1,
  })
})
afterAll(() => mock.close())

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function clientOf(listener: RequestListener): Promise<GatewayClient> {
  const server = createServer(listener)
  const port = await listenOnLoopback(server)
  closers.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return createGatewayClient({
    baseUrl: `http://127.0.0.1:${port}`,
    token: 'key',
    retries: 0,
  })
}

/** A client of the mock whose requests all carry a `Prefer` header. */
function preferring(prefer: string): GatewayClient {
  return createGatewayClient({
    baseUrl: mock.url,
    token: 'key',
    retries: 0,
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('prefer', prefer)
      return fetch(request)
    },
  })
}

async function textOf(
  stream: AsyncIterable<ChatCompletionChunk>,
  requests: string[] = [],
): Promise<string> {
  for await (const { choices } of stream) requests.push(choices[0]?.delta.content ?? '')
  return requests.join('')
}

async function fault(promise: Promise<unknown>): Promise<TollgateError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof TollgateError))
    throw new Error('expected a TollgateError', { cause: error })
  return error
}

describe('calls of the contract', () => {
  test('gives the completion', async () => {
    const { choices, usage } = await createGatewayClient({
      baseUrl: `${mock.url}/`,
      token: 'key',
    }).chat({ ...hello, temperature: 0.2 })
    expect(choices[0]).toEqual({
      index: 0,
      message: { role: 'assistant', content: 'Hello! How can I help you today?', refusal: null },
      logprobs: null,
      finish_reason: 'stop',
    })
    expect(usage?.total_tokens).toBe(21)
  })

  test('gives the models', async () => {
    const { data } = await preferring('').models()
    expect(data.map(({ id }) => id)).toContain('hermes-3-llama3.1-8b')
  })

  test('offers the operations as openapi-fetch does', async () => {
    const { data, error, response } = await preferring('code=429').POST(
      '/openai/v1/chat/completions',
      { body: hello },
    )
    expect(data).toBeUndefined()
    expect(error?.error.message).toMatch('60 requests a minute')
    expect(response.status).toBe(429)
  })

  test('throws the refusal with status, code, message, place and request id', async () => {
    const error = await fault(preferring('').chat({ ...hello, temperature: 3 }))
    expect(error).toMatchObject({
      status: 400,
      code: 'decimal_above_max_value',
      message: 'temperature must be <= 2',
      param: 'temperature',
      retryAfter: undefined,
    })
    expect(error.requestId).toMatch(/^[\w-]{8,64}$/)
  })

  test.each([401, 402, 403, 404, 405, 408, 409, 413, 415, 429, 500, 502, 503, 504])(
    'throws the documented error of status %i, whole and streamed',
    async (status) => {
      for (const call of [
        preferring(`code=${status}`).chat(hello),
        textOf(preferring(`code=${status}`).streamChat(hello)),
      ]) {
        const error = await fault(call)
        expect(error.status).toBe(status)
        expect(error.code).toMatch(/^[a-z_]+$/)
        expect(error.message).not.toMatch('without an error body')
      }
    },
  )

  test('says after how many seconds to retry, exactly where milliseconds are given', async () => {
    const replies = [
      { 'retry-after': '7', 'retry-after-ms': '6500' },
      { 'retry-after': '7' },
      { 'retry-after': 'soon' },
    ]
    const client = await clientOf((_, res) =>
      res
        .writeHead(503, replies.shift())
        .end('{"error":503,"message":"busy","code":"upstream_busy"}'),
    )
    expect((await fault(client.chat(hello))).retryAfter).toBe(6.5)
    expect((await fault(client.chat(hello))).retryAfter).toBe(7)
    expect((await fault(client.models())).retryAfter).toBeUndefined()
  })

  test('throws a TollgateError for what a proxy on the way sends', async () => {
    const html = '<html>Bad gateway</html>'
    const replies: [number, string][] = [
      [502, html],
      [502, ''],
      [200, html],
      [200, ''],
    ]
    const client = await clientOf((_, res) => {
      const [status, body] = replies.shift() ?? [500, '']
      res.writeHead(status, { 'content-type': 'text/html' }).end(body)
    })
    expect(await fault(client.chat(hello))).toMatchObject({ status: 502, code: 'status_502' })
    expect(await fault(client.chat(hello))).toMatchObject({ status: 502, code: 'status_502' })
    expect(await fault(client.chat(hello))).toMatchObject({ status: 502, code: 'invalid_reply' })
    expect(await fault(client.chat(hello))).toMatchObject({ status: 502, code: 'invalid_reply' })
  })

  test('rejects with the reason of an abort while it waits, and the server sees the connection close', async () => {
    const arrived = Promise.withResolvers<IncomingMessage>()
    const client = await clientOf((req) => arrived.resolve(req))
    const abort = new AbortController()
    const waiting = client.chat(hello, { signal: abort.signal })
    const closed = once((await arrived.promise).socket, 'close')
    abort.abort(new Error('the user went away'))
    await expect(waiting).rejects.toThrow('the user went away')
    await closed
  })
})

describe('streams', () => {
  test('gives the pieces as they come', async () => {
    const answered = Promise.withResolvers<ServerResponse>()
    const client = await clientOf((_, res) => answered.resolve(res.writeHead(200, sse)))
    const pieces = client.streamChat(hello)[Symbol.asyncIterator]()
    const first = pieces.next()
    const res = await answered.promise
    for (const [content, next] of [
      ['one', first],
      ['two', undefined],
    ] as const) {
      res.write(chunk(content))
      const { value } = await (next ?? pieces.next())
      expect(value?.choices[0]?.delta.content).toBe(content)
    }
    res.end('data: [DONE]\n\n')
    expect((await pieces.next()).done).toBe(true)
  })

  test('asks only when the loop begins', async () => {
    let requestCount = 0
    const client = await clientOf((_, res) => {
      requestCount++
      res.writeHead(200, sse).end('data: [DONE]\n\n')
    })
    const stream = client.streamChat(hello)
    await client.streamChat(hello)[Symbol.asyncIterator]().next()
    expect(requestCount).toBe(1)
    expect(await textOf(stream)).toBe('')
    expect(requestCount).toBe(2)
  })

  test('reads the example stream of the contract', async () => {
    expect(await textOf(preferring('').streamChat(hello))).toBe('Hello! How can I help you today?')
  })

  test('throws the fault that the gateway reports within a stream, after the pieces before it', async () => {
    const requests: string[] = []
    const error = await fault(textOf(preferring('example=cut').streamChat(hello), requests))
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(error.message).toMatch('ended the stream before the reply was complete')
    expect(requests.join('')).toBe('Hello!')
  })

  test('throws when a stream ends without [DONE], and when its connection breaks', async () => {
    const ends: ((res: ServerResponse) => void)[] = [
      (res) => res.end(),
      (res) => res.destroy(),
      (res) => res.end('data: [DO'),
    ]
    const client = await clientOf((_, res) => {
      res
        .writeHead(200, { ...sse, 'x-request-id': 'req-1' })
        .write(chunk('half'), () => setImmediate(() => ends.shift()?.(res)))
    })
    for (const code of ['stream_cut', 'stream_cut', 'invalid_reply']) {
      const requests: string[] = []
      expect(await fault(textOf(client.streamChat(hello), requests))).toMatchObject({
        status: 502,
        code,
        requestId: 'req-1',
      })
      expect(requests).toEqual(['half'])
    }
  })

  test('throws when the reply is no stream of events, or an event is no JSON object', async () => {
    const replies: [string, string][] = [
      ['application/json', '{"choices":[]}'],
      ['text/html', '<html>'],
      [sse['content-type'], 'data: oops\n\n'],
      [sse['content-type'], 'data: 7\n\n'],
    ]
    const client = await clientOf((_, res) => {
      const [type, body] = replies.shift() ?? ['', '']
      res.writeHead(200, { 'content-type': type }).end(body)
    })
    for (let call = 0; call < 4; call++)
      expect(await fault(textOf(client.streamChat(hello)))).toMatchObject({
        status: 502,
        code: 'invalid_reply',
      })
  })

  test('ignores what comes after [DONE] and does not wait for the end', async () => {
    const client = await clientOf((_, res) =>
      res.writeHead(200, sse).write(`${chunk('all')}data: [DONE]\n\n${chunk('more')}`),
    )
    expect(await textOf(client.streamChat(hello))).toBe('all')
  })

  test('gives what arrived together with a fault before it throws', async () => {
    const client = await clientOf((_, res) =>
      res
        .writeHead(200, sse)
        .end(
          `${chunk('one')}${chunk('two')}` +
            'data: {"error":{"code":502,"type":"upstream_failed","message":"gone"}}\n\n' +
            chunk('more'),
        ),
    )
    const requests: string[] = []
    expect(await fault(textOf(client.streamChat(hello), requests))).toMatchObject({
      status: 502,
      code: 'upstream_failed',
      message: 'gone',
    })
    expect(requests).toEqual(['one', 'two'])
  })

  test('calls of next that overlap get the pieces in turn, and the end after them', async () => {
    const client = await clientOf((_, res) => {
      res
        .writeHead(200, sse)
        .write(chunk('one') + chunk('two'), () =>
          setTimeout(() => res.end(`${chunk('three')}data: [DONE]\n\n`), 20),
        )
    })
    const pieces = client.streamChat(hello)[Symbol.asyncIterator]()
    const results = await Promise.all(Array.from({ length: 5 }, () => pieces.next()))
    expect(
      results.map(({ done, value }) => (done ? 'end' : value?.choices[0]?.delta.content)),
    ).toEqual(['one', 'two', 'three', 'end', 'end'])
  })

  test('closes the connection when it is returned, and gives nothing of what had arrived', async () => {
    const closed = Promise.withResolvers<void>()
    const client = await clientOf((_, res) => {
      res
        .on('close', closed.resolve)
        .writeHead(200, sse)
        .write(chunk('first') + chunk('second'))
    })
    const pieces = client.streamChat(hello)[Symbol.asyncIterator]()
    expect((await pieces.next()).done).toBe(false)
    expect(await pieces.return?.()).toEqual({ done: true, value: undefined })
    await closed.promise
    expect(await pieces.next()).toEqual({ done: true, value: undefined })
  })

  test('closes the connection when the loop is left', async () => {
    const closed = Promise.withResolvers<void>()
    const client = await clientOf((_, res) => {
      res.on('close', closed.resolve).writeHead(200, sse).write(chunk('first'))
    })
    for await (const { choices } of client.streamChat(hello)) {
      expect(choices[0]?.delta.content).toBe('first')
      break
    }
    await closed.promise
  })

  test('closes the connection when aborted in a stream, and throws the reason', async () => {
    const closed = Promise.withResolvers<void>()
    const client = await clientOf((_, res) => {
      res
        .on('close', closed.resolve)
        .writeHead(200, sse)
        .write(chunk('first') + chunk('second'))
    })
    const abort = new AbortController()
    const requests: string[] = []
    const reading = async () => {
      for await (const { choices } of client.streamChat(hello, { signal: abort.signal })) {
        requests.push(choices[0]?.delta.content ?? '')
        abort.abort(new Error('enough'))
      }
    }
    await expect(reading()).rejects.toThrow('enough')
    await closed.promise
    expect(requests).toEqual(['first'])
  })

  test('closes the connection when aborted before the first piece', async () => {
    const arrived = Promise.withResolvers<ServerResponse>()
    const client = await clientOf((_, res) => arrived.resolve(res))
    const abort = new AbortController()
    const reading = textOf(client.streamChat(hello, { signal: abort.signal }))
    const closed = once(await arrived.promise, 'close')
    abort.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    await closed
  })
})

describe('models of the operator’s own', () => {
  test('are listed, those that chat first, and answer whole and streamed by any name', async () => {
    const upstream = await startModelServer(says('I am', ' here.'))
    closers.push(() => upstream.close())
    const gateway = await startGateway({
      upstreams: { local: { base_url: upstream.base_url } },
      routes: {
        'nomic-embed-text': [{ upstream: 'local' }],
        'qwen3:8b': [{ upstream: 'local' }],
        'gpt-5.1': [{ upstream: 'local' }],
      },
      models: { 'nomic-embed-text': { kind: 'embeddings' } },
    })
    closers.push(() => gateway.stop())
    const client = createGatewayClient({ baseUrl: gateway.url, token: gateway.key, retries: 0 })
    const { data } = await client.models()
    expect(data.map(({ id }) => id)).toEqual(['qwen3:8b', 'gpt-5.1', 'nomic-embed-text'])
    const messages: ChatMessage[] = [{ role: 'user', content: 'Are you there?' }]
    for (const { id: model } of data.slice(0, 2)) {
      const { choices } = await client.chat({ model, messages })
      expect(choices[0]?.message.content).toBe('I am here.')
      expect(await textOf(client.streamChat({ model, messages }))).toBe('I am here.')
    }
    expect((await client.strict.models()).data).toEqual([])
  })
})

describe('the strict contract of /v1', () => {
  const strict: StrictChatRequest = {
    model: 'hermes-3-llama3.1-8b',
    messages: [{ role: 'user', content: 'Say hello.' }],
  }

  test('answers whole and streamed, and has its own models', async () => {
    const client = preferring('').strict
    const { choices } = await client.chat(strict)
    expect(choices[0]?.message.content).toBe('Hello! How can I help you today?')
    const pieces: string[] = []
    for await (const chunk of client.streamChat(strict))
      pieces.push(chunk.choices[0]?.delta.content ?? '')
    expect(pieces.join('')).toBe('Hello! How can I help you today?')
    expect((await client.models()).data.map(({ id }) => id)).toContain(strict.model)
  })

  test('refuses by its own rules and codes, also within a stream', async () => {
    const client = preferring('example=cut').strict
    expect(await fault(preferring('').strict.chat({ ...strict, temperature: 2 }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: 'temperature must be <= 1',
    })
    const reading = async () => {
      for await (const _ of client.streamChat(strict));
    }
    expect(await fault(reading())).toMatchObject({ status: 502, code: 'upstream_failed' })
  })
})
