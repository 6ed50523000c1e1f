import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '../../../client/stream/events.ts'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { readBody } from '../../support/http/body.ts'
import { startPrismInference } from '../../support/upstreams/prism.ts'
import { comesMs } from '../../support/waiting.ts'

const contract = fileURLToPath(new URL('../../../generated/json/gateway.json', import.meta.url))
const hello = { model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content: 'Say hello.' }] }
const path = '/v1/chat/completions'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ contract, paceMs: 25 })
})
afterAll(() => mock.close())

type MockRequest = {
  body?: unknown
  headers?: Record<string, string>
  method?: string
  path?: string
  anonymous?: true
}

function bytesOf(body: unknown) {
  if (body instanceof Uint8Array) return Buffer.from(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

async function send({
  body = hello,
  headers = {},
  method = 'POST',
  path: to = path,
  anonymous,
}: MockRequest = {}) {
  const response = await fetch(mock.url + to, {
    method,
    headers: {
      ...(!anonymous && { authorization: 'Bearer any' }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(!['GET', 'HEAD', 'OPTIONS'].includes(method) && { body: bytesOf(body) }),
    signal: AbortSignal.timeout(comesMs),
  })
  const { text, isComplete } = await readBody(response)
  const json =
    /json/.test(response.headers.get('content-type') ?? '') && text !== ''
      ? (JSON.parse(text) as Record<string, unknown>)
      : {}
  return { status: response.status, headers: response.headers, text, isComplete, json }
}

describe('what the mock serves', () => {
  test('serves the example of the contract', async () => {
    const { status, json } = await send()
    expect(status).toBe(200)
    expect(json).toMatchObject({ id: 'chatcmpl-0198a3c2', choices: [{ finish_reason: 'stop' }] })
  })

  test('serves the other operations, and HEAD like GET without a body', async () => {
    expect((await send({ method: 'GET', path: '/v1/models' })).json).toMatchObject({
      object: 'list',
    })
    const head = await send({ method: 'HEAD', path: '/v1/models' })
    expect([head.status, head.text]).toEqual([200, ''])
  })

  test('tells in its headers how long to wait as its words do', async () => {
    const { json, headers } = await send({ headers: { prefer: 'code=503' } })
    expect([json['message'], headers.get('retry-after'), headers.get('retry-after-ms')]).toEqual([
      expect.stringContaining('try again in 5 s'),
      '5',
      '5000',
    ])
  })

  test('shows the real reference page and document of the contract, with an outcome of theirs where one is preferred', async () => {
    const get = (path: string, headers = {}) =>
      send({ method: 'GET', anonymous: true, path, headers })
    const [page, script, document, none] = await Promise.all(
      ['/docs', '/docs/page.js', '/openapi.json', '/docs/none.js'].map((path) => get(path)),
    )
    expect([
      page?.headers.get('content-type'),
      page?.headers.get('content-security-policy'),
    ]).toEqual(['text/html; charset=utf-8', expect.stringContaining("default-src 'none'")])
    expect(page?.text).toContain('<title>Tollgate chat completion gateway (mock)</title>')
    expect(script?.text).toContain('SwaggerUIBundle(')
    expect(document?.json).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: '/' }],
      paths: { '/v1/chat/completions': { post: { operationId: 'createChatCompletion' } } },
    })
    expect(none).toMatchObject({ status: 404, json: { code: 'not_found' } })
    expect((await get('/docs', { 'if-none-match': page?.headers.get('etag') ?? '' })).status).toBe(
      304,
    )
    expect((await get('/docs', { prefer: 'code=500' })).status).toBe(500)
  })

  test('has an example of any media type at hand, and any that all operations have', async () => {
    const get = (prefer: string) => send({ method: 'GET', path: '/', headers: { prefer } })
    const page = await get('code=200, example=page')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
    expect(page.text).toMatch(/^<!doctype html>/)
    expect((await get('example=page')).text).toBe(page.text)
    expect((await get('code=431')).json).toMatchObject({ error: 431, code: 'headers_too_large' })
  })

  test('picks the outcome by Prefer', async () => {
    expect((await send({ headers: { prefer: 'example=length' } })).json).toMatchObject({
      choices: [{ finish_reason: 'length' }],
    })
    expect(await send({ headers: { prefer: 'code=402, example="spent"' } })).toMatchObject({
      status: 402,
      json: { code: 'budget_spent' },
    })
    const reply = await send({ headers: { prefer: 'dynamic=true' } })
    expect(reply.json).toMatchObject({ object: 'chat.completion' })
    expect(reply.json['id']).not.toBe('chatcmpl-0198a3c2')
  })

  test('says which outcomes there are when Prefer names none of them', async () => {
    for (const prefer of ['example=nope', 'code=418', 'example=cut']) {
      const { status, json } = await send({ headers: { prefer } })
      expect(status).toBe(400)
      expect(json['message']).toMatch('code=200, example=whole | ')
    }
    const cut = await send({ headers: { prefer: 'code=200, example=cut' } })
    expect([cut.status, cut.json['param']], 'a stream that nobody asked for').toEqual([
      400,
      'Prefer',
    ])
    expect((await send({ headers: { prefer: 'code=many' } })).json).toMatchObject({
      error: 400,
      param: 'Prefer',
    })
  })

  test('serves a stream event by event if and only if stream is true, whatever Accept says', async () => {
    const response = await fetch(mock.url + path, {
      method: 'POST',
      headers: {
        authorization: 'Bearer any',
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ ...hello, stream: true }),
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const times: number[] = []
    const events: string[] = []
    for await (const data of readEvents(response.body ?? new ReadableStream())) {
      times.push(performance.now())
      events.push(data)
    }
    expect(events).toHaveLength(6)
    expect(events.at(-1)).toBe('[DONE]')
    // Between six events there are five pauses; timers may be a little early.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(4 * 25)
    expect(
      (await send({ headers: { accept: 'text/event-stream' } })).headers.get('content-type'),
    ).toMatch('application/json')
  })

  test('serves the stream that breaks off, and errors to who asked for a stream', async () => {
    const cut = await send({ body: { ...hello, stream: true }, headers: { prefer: 'example=cut' } })
    expect(cut.text).toMatch('"type":"upstream_failed"')
    expect([cut.text.includes('[DONE]'), cut.isComplete]).toEqual([false, false])
    expect(
      await send({ body: { ...hello, stream: true }, headers: { prefer: 'code=503' } }),
    ).toMatchObject({ status: 503, json: { error: 503 } })
  })

  test('stops a stream whose reader has left, and serves the next', async () => {
    const leave = new AbortController()
    const response = await fetch(mock.url + path, {
      method: 'POST',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: JSON.stringify({ ...hello, stream: true }),
      signal: leave.signal,
    })
    await response.body?.getReader().read()
    leave.abort()
    expect((await send()).status).toBe(200)
  })
})

describe('what the mock refuses', () => {
  test('wants a bearer token, in any case of the scheme, before it looks at the body', async () => {
    for (const body of [hello, {}, '{"broken']) {
      const { status, headers, json } = await send({ anonymous: true, body })
      expect([status, json['code'], headers.get('www-authenticate')]).toEqual([
        401,
        'unauthorized',
        'Bearer',
      ])
    }
    expect((await send({ headers: { authorization: 'bearer any' } })).status).toBe(200)
    expect((await send({ headers: { authorization: 'Basic eDp5' } })).status).toBe(401)
  })

  test.each<[string, unknown, string, string | undefined]>([
    [
      'a temperature above 1',
      { ...hello, temperature: 1.5 },
      'temperature must be <= 1',
      'temperature',
    ],
    [
      'a fraction of a token',
      { ...hello, max_tokens: 1.5 },
      'max_tokens must be integer',
      'max_tokens',
    ],
    [
      'an unknown role',
      { ...hello, messages: [{ role: 'robot', content: '' }] },
      'messages[0].role must be equal to one of the allowed values: system, user, assistant',
      'messages[0].role',
    ],
    ['missing fields', {}, 'model is required; messages is required', 'model'],
    ['a list', [hello], 'the body must be object', undefined],
  ])('names the fault of %s', async (_, body, message, param) => {
    expect((await send({ body })).json).toEqual({
      error: 400,
      message,
      code: 'invalid_request',
      ...(param && { param }),
    })
  })

  test.each<[string, MockRequest, number]>([
    ['malformed JSON', { body: '{"model":' }, 400],
    ['text that is not UTF-8', { body: Uint8Array.of(0x22, 0xff, 0x22) }, 400],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['a body of an unknown coding', { headers: { 'content-encoding': 'lzma' } }, 415],
    ['a body above 32 MiB', { body: `"${'x'.repeat(32 << 20)}"` }, 413],
    ['an unknown path', { path: '/v1/responses' }, 404],
    ['an unknown method', { method: 'DELETE' }, 405],
  ])('refuses %s in the common error body', async (_, init, status) => {
    const reply = await send(init)
    expect(reply.status).toBe(status)
    expect(reply.json).toMatchObject({
      error: status,
      message: expect.any(String),
      code: expect.stringMatching(/^[a-z_]+$/),
    })
    expect(decodeURIComponent(reply.headers.get('x-error-message') ?? '')).toBe(
      reply.json['message'],
    )
    expect(reply.headers.get('x-should-retry')).toBe('false')
    expect(reply.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
  })

  test('names the request in every reply, by the name the client gave if it is a good one', async () => {
    expect(
      (await send({ headers: { 'x-request-id': 'mine_1' } })).headers.get('x-request-id'),
    ).toBe('mine_1')
    expect(
      (await send({ anonymous: true, headers: { 'x-request-id': 'not good' } })).headers.get(
        'x-request-id',
      ),
    ).toMatch(/^[\w-]{36}$/)
  })

  test('survives a request that is broken off in its body', async () => {
    const { port } = new URL(mock.url)
    const broken = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path,
      headers: { 'content-length': 100, 'content-type': 'application/json' },
    })
    broken.on('error', () => undefined)
    broken.write('{"model"')
    await once(broken, 'socket')
    broken.destroy()
    expect((await send()).status).toBe(200)
  })
})

describe('what a browser needs', () => {
  test('allows every origin on replies and refusals, and lets the page read the headers', async () => {
    for (const { headers } of [
      await send(),
      await send({ anonymous: true }),
      await send({ path: '/nowhere' }),
    ]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-expose-headers')).toMatch('x-request-id')
    }
  })

  test('answers the preflight without a key and reflects the headers asked for', async () => {
    const { status, headers } = await send({
      method: 'OPTIONS',
      anonymous: true,
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-stainless-os',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toBe('authorization,x-stainless-os')
    expect(headers.get('access-control-allow-methods')).toBe('POST')
  })
})

test('mocks the inference contract, errors in its own form', async () => {
  const inference = await startPrismInference()
  const ask = (prefer: string, body: object) =>
    fetch(`${inference.base_url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer },
      body: JSON.stringify(body),
    })
  const request = { ...hello, max_tokens: 8, stream: false }
  expect(await (await ask('example=length', request)).json()).toMatchObject({
    choices: [{ finish_reason: 'length' }],
  })
  expect(await (await ask('example=stream_cut', { ...request, stream: true })).text()).toMatch(
    /"Hel"[^\n]*\n\n$/,
  )
  const busy = await ask('code=429', { ...request, stream: true })
  expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toEqual([
    429,
    '7',
    { error: { message: 'Rate limit reached', type: 'rate_limit_error', code: 429 } },
  ])
  expect(await (await ask('', { messages: [] })).json()).toMatchObject({
    error: { message: expect.stringMatching('model is required') },
  })
  await inference.close()
})

test('reads what a contract refers to beside it, wherever it is started', async () => {
  const file = fileURLToPath(new URL('../../../spec/metadata.yaml', import.meta.url))
  const ofFile = await startMock({ contract: file })
  const reply = await fetch(`${ofFile.url}/metadata.json`, { method: 'POST' })
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET'])
  expect((await fetch(`${ofFile.url}/openapi.json`)).status).toBe(200)
  await ofFile.close()
})

test('refuses a document that is no contract with a sentence', async () => {
  await expect(startMock({ contract: { hello: 'world' } })).rejects.toThrow(
    'not an OpenAPI contract',
  )
})
