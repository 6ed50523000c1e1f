import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchange, requestBytes, type Reply } from '../../../../support/http/raw.ts'
import { fault } from '../../../../support/http/schemas.ts'
import {
  completion,
  says,
  sendJson,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import {
  json,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import { call, refusedRequests, weather } from './refused-requests.ts'

const model = 'meta-llama/llama-3.3-70b-instruct'
const chat = (more: object = {}) => ({
  model,
  messages: [{ role: 'user', content: 'hi' }],
  ...more,
})

let script: Script = says('Hello')
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer(
    { upstream: (...about) => script(...about) },
    { ...alwaysRetries, tolerant: true },
  )
})
beforeEach(() => {
  server.upstream.received.length = 0
  script = says('Hello')
})
afterAll(() => server.close())

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: string[] = [],
  key = server.gateway.key,
): Promise<Reply> {
  const type = body === undefined ? [] : ['Content-Type: application/json']
  const { reply } = await exchange(
    server.gateway.url,
    requestBytes(
      `${method} /openai/v1${path} HTTP/1.1`,
      [
        'Host: tollgate.test',
        'Connection: close',
        `Authorization: Bearer ${key}`,
        ...type,
        ...headers,
      ],
      body === undefined ? '' : JSON.stringify(body),
    ),
  )
  if (!reply) throw new Error(`no reply to ${method} ${path}`)
  return reply
}
const post = (body: unknown, headers?: string[]) => send('POST', '/chat/completions', body, headers)

/** What the upstream is sent for this request. */
async function sentOn(body: unknown) {
  const reply = await post(body)
  expect(reply.status, reply.body.toString()).toBe(200)
  expect(fault('openai', 'ChatCompletion', json(reply))).toBeNull()
  return { sent: server.upstream.only().body, reply }
}

function refusalOf(reply: Reply, status: number) {
  expect(reply.status, reply.body.toString()).toBe(status)
  expect(fault('openai', 'Error', json(reply))).toBeNull()
  const { error } = json(reply) as {
    error: { message: string; type: string; param: string | null; code: string | null }
  } // judged on the line above
  expect(decodeURIComponent(reply.headers['x-error-message'] ?? '')).toBe(
    error.message.slice(0, 300),
  )
  return error
}

describe('what reaches the model server', () => {
  test('what OpenAI’s dialect says in its own way is said in plain messages', async () => {
    const { sent } = await sentOn(
      chat({
        messages: [
          {
            role: 'developer',
            content: [
              { type: 'text', text: 'Be ' },
              { type: 'text', text: 'brief.' },
            ],
          },
          { role: 'system', content: 'In English.', name: 'boss' },
          { role: 'user', content: [{ type: 'text', text: 'What is the weather?' }] },
          { role: 'assistant', content: null, tool_calls: [call] },
          { role: 'tool', tool_call_id: 'call_1', content: [{ type: 'text', text: '21 degrees' }] },
          {
            role: 'assistant',
            content: [
              { type: 'text', text: 'Warm. ', refusal: null },
              { type: 'refusal', refusal: 'No more.' },
            ],
            tool_calls: null,
            refusal: null,
            audio: null,
          },
          { role: 'assistant', refusal: 'I will not.' },
          { role: 'user', content: 'Thanks', name: null },
        ],
      }),
    )
    expect(sent).toEqual({
      model,
      stream: false,
      messages: [
        { role: 'system', content: 'Be brief.\n\nIn English.' },
        { role: 'user', content: 'What is the weather?' },
        { role: 'assistant', content: '', tool_calls: [call] },
        { role: 'tool', tool_call_id: 'call_1', content: '21 degrees' },
        { role: 'assistant', content: 'Warm. No more.' },
        { role: 'assistant', content: 'I will not.' },
        { role: 'user', content: 'Thanks' },
      ],
    })
  })

  test('every setting that the model server can follow', async () => {
    const settings = {
      temperature: 2,
      top_p: 0.5,
      stop: ['a', 'b'],
      seed: 7,
      frequency_penalty: -2,
      presence_penalty: 2,
      logit_bias: { 50256: -100 },
      logprobs: true,
      top_logprobs: 20,
      tools: [weather],
      tool_choice: { type: 'function', function: { name: 'get_weather' } },
      parallel_tool_calls: false,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', schema: { type: 'object' }, strict: true },
      },
      reasoning_effort: 'low',
      user: 'u1',
      metadata: { team: 'a' },
      top_k: 40,
      min_p: 0.1,
      repetition_penalty: 1.1,
      reasoning: { effort: 'low' },
    }
    const { sent, reply } = await sentOn(chat(settings))
    expect(sent).toEqual({ ...chat(settings), stream: false })
    expect(reply.headers['x-ignored-fields']).toBeUndefined()
  })

  test('the newer name of max_tokens wins; without either the length is the model server’s to choose', async () => {
    expect((await sentOn(chat({ max_tokens: 9, max_completion_tokens: 5 }))).sent.max_tokens).toBe(
      5,
    )
    server.upstream.received.length = 0
    expect(
      (await sentOn(chat({ max_tokens: 9, max_completion_tokens: null }))).sent.max_tokens,
    ).toBe(9)
    server.upstream.received.length = 0
    expect((await sentOn(chat())).sent).not.toHaveProperty('max_tokens')
  })

  test('null counts as absent, everywhere', async () => {
    const optional = Object.fromEntries(
      [
        'max_tokens',
        'max_completion_tokens',
        'temperature',
        'top_p',
        'stream',
        'stream_options',
        'n',
        'stop',
        'seed',
        'frequency_penalty',
        'presence_penalty',
        'logit_bias',
        'logprobs',
        'top_logprobs',
        'tools',
        'tool_choice',
        'parallel_tool_calls',
        'response_format',
        'reasoning_effort',
        'user',
        'metadata',
        'modalities',
        'audio',
        'functions',
        'function_call',
        'top_k',
        'min_p',
        'repetition_penalty',
        'reasoning',
      ].map((name) => [name, null]),
    )
    const { sent, reply } = await sentOn(chat({ ...optional, prediction: null }))
    expect(sent).toEqual({ ...chat(), stream: false })
    expect(reply.headers['x-ignored-fields'], 'null has no effect anywhere').toBeUndefined()
  })

  test('what has no effect is accepted, named, and stays here', async () => {
    const { sent, reply } = await sentOn(
      chat({
        n: 1,
        modalities: ['text'],
        store: true,
        service_tier: 'auto',
        prediction: { type: 'content', content: 'hi' },
        web_search_options: { search_context_size: 'low' },
        api_base: 'http://127.0.0.1:1',
        messages: [{ role: 'user', content: 'hi', cache_control: {} }],
      }),
    )
    expect(sent).toEqual({ ...chat(), stream: false })
    expect(reply.headers['x-ignored-fields']).toBe(
      'store, service_tier, prediction, web_search_options, api_base, messages[].cache_control',
    )
  })
})

describe('what is refused, in OpenAI’s shape and words', () => {
  test.each(refusedRequests)('%s', async (_what, more, param, code, message) => {
    for (const stream of [false, ...('stream' in more ? [] : [true])]) {
      const error = refusalOf(await post({ ...chat(), stream, ...more }), 400)
      expect(error).toMatchObject({ type: 'invalid_request_error', param, code })
      expect(error.message).toMatch(message)
    }
    expect(server.upstream.received).toEqual([])
  })

  // The contract leaves these out: generators do not know a type that has null alone.
  const leftOut = ['audio', 'functions', 'function_call']
  const ofContract = refusedRequests.filter(([, , param]) => !leftOut.includes(String(param)))
  test.each(ofContract)('%s: by the contract, too', (_what, more) => {
    expect(fault('openai', 'ChatCompletionRequest', { ...chat(), ...more })).not.toBeNull()
    expect(fault('openai', 'ChatCompletionRequest', chat())).toBeNull()
  })

  test.each([
    ['with other tools', { tools: [weather] }],
    ['without tools', {}],
  ])('a choice among tools that are not in the request, %s', async (_what, more) => {
    const named = (name: string) => ({ type: 'function', function: { name } })
    const allowed = (...names: string[]) => ({
      type: 'allowed_tools',
      allowed_tools: { mode: 'auto', tools: names.map(named) },
    })
    const body = { ...chat(), ...more, tool_choice: allowed('forecast', 'tides') }
    for (const stream of [false, true]) {
      const error = refusalOf(await post({ ...body, stream }), 400)
      expect(error).toMatchObject({
        param: 'tool_choice.allowed_tools.tools',
        code: 'invalid_value',
      })
      expect(error.message).toContain('only forecast and 1 more')
    }
    expect(server.upstream.received).toEqual([])
    const some = { tools: [weather], tool_choice: allowed('forecast', weather.function.name) }
    expect((await post({ ...chat(), ...some })).status).toBe(200)
  })

  test('a conversation that is too long, by the name that programs look for', async () => {
    script = (_req, res) =>
      sendJson(res, 400, {
        error: {
          message: "This model's maximum context length is 8192 tokens.",
          type: 'invalid_request_error',
          code: 400,
        },
      })
    expect(refusalOf(await post(chat()), 400)).toMatchObject({
      param: 'messages',
      code: 'context_length_exceeded',
    })
  })

  test('an unknown model is 404, as OpenAI has it, and the ledger tells of it', async () => {
    expect(refusalOf(await post(chat({ model: 'gpt-4o' })), 404)).toMatchObject({
      type: 'invalid_request_error',
      param: 'model',
      code: 'model_not_found',
    })
    expect((await server.gateway.rows()).at(-1)).toMatchObject({
      status: 'not_found',
      service: 'gateway',
      charged: 0,
    })
  })

  test('what is no request at all', async () => {
    const raw = async (body: string, type = 'application/json') =>
      (
        await exchange(
          server.gateway.url,
          requestBytes(
            'POST /openai/v1/chat/completions HTTP/1.1',
            [
              'Host: a',
              'Connection: close',
              `Authorization: Bearer ${server.gateway.key}`,
              `Content-Type: ${type}`,
            ],
            body,
          ),
        )
      ).reply
    for (const [body, type, status, code] of [
      ['{', undefined, 400, null],
      ['model=a', 'application/x-www-form-urlencoded', 415, 'unsupported_content_type'],
    ] as const) {
      const reply = await raw(body, type)
      if (!reply) throw new Error('no reply')
      expect(refusalOf(reply, status)).toMatchObject({ type: 'invalid_request_error', code })
    }
  })
})

describe('models', () => {
  const listed = { id: model, object: 'model', created: 1_767_225_600, owned_by: 'tollgate' }

  test('are listed as the key may use them, and told of one by one, with the slash as it is or encoded', async () => {
    const limited = await server.gateway.createKey({ models: [model] })
    expect(json(await send('GET', '/models', undefined, [], limited.key))).toEqual({
      object: 'list',
      data: [listed],
    })
    expect((json(await send('GET', '/models')) as { data: object[] }).data).toHaveLength(7)
    for (const path of [model, encodeURIComponent(model), model.replace('/', '%2f')])
      expect(json(await send('GET', `/models/${path}`)), path).toEqual(listed)
    expect(json(await send('GET', '/models/hermes-3-llama3.1-8b'))).toMatchObject({
      id: 'hermes-3-llama3.1-8b',
    })
    expect(
      refusalOf(await send('GET', '/models/hermes-3-llama3.1-8b', undefined, [], limited.key), 403),
    ).toMatchObject({ code: 'model_not_found' })
  })

  test.each(['gpt-4o', 'meta-llama/gpt-4o', 'a%2Fb%2Fc', '__proto__', '%E0'])(
    '%s is 404',
    async (name) => {
      expect(refusalOf(await send('GET', `/models/${name}`), 404)).toMatchObject({
        type: 'invalid_request_error',
        code: 'model_not_found',
      })
    },
  )
})

test('the keys and the ledger are those of /v1', async () => {
  const before = (await server.gateway.rows()).length
  script = (_req, res) => sendJson(res, 200, completion('Hello'))
  const reply = await post(chat())
  expect((await server.gateway.rows()).slice(before)).toMatchObject([
    {
      request_id: reply.headers['x-request-id'],
      service: 'gateway',
      model,
      status: 'ok',
      prompt_tokens: 12,
      completion_tokens: 3,
      estimated: false,
    },
  ])
})

test('X-Request-Timeout-Ms shortens the deadline here too', async () => {
  script = () => {}
  expect(refusalOf(await post(chat(), ['X-Request-Timeout-Ms: 150']), 504)).toMatchObject({
    type: 'server_error',
    code: 'deadline_exceeded',
  })
})

test('/v1 beside it is what it was: its own errors, its own bounds', async () => {
  const strict = async (body: object) => {
    const { reply } = await exchange(
      server.gateway.url,
      requestBytes(
        'POST /v1/chat/completions HTTP/1.1',
        [
          'Host: a',
          'Connection: close',
          `Authorization: Bearer ${server.gateway.key}`,
          'Content-Type: application/json',
        ],
        JSON.stringify(body),
      ),
    )
    if (!reply) throw new Error('no reply')
    return reply
  }
  for (const more of [
    { temperature: 1.5 },
    { messages: [{ role: 'developer', content: 'hi' }] },
    { messages: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }] },
    { model: 'gpt-4o' },
  ]) {
    const reply = await strict(chat(more))
    expect(reply.status).toBe(400)
    expect(fault('gateway', 'Error', json(reply))).toBeNull()
  }
  await strict(chat())
  expect(server.upstream.only().body.max_tokens).toBe(1024)
})
