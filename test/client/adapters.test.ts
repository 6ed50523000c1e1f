import {
  createOpenAICompatible,
  OpenAICompatibleChatLanguageModel,
} from '@ai-sdk/openai-compatible'
import { APICallError, generateText, streamText, type LanguageModel } from 'ai'
import OpenAI from 'openai'
import OpenAI4 from 'openai-4'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorStructure } from '../../client/ai.ts'
import { readableErrors } from '../../client/openai.ts'
import { startGateway, type Gateway } from '../support/servers/gateway.ts'
import { startModelServer, type ModelServer } from '../support/upstreams/model-server.ts'

const model = 'hermes-3-llama3.1-8b'
const messages = [{ role: 'user' as const, content: 'Hello!' }]

const firstChunk = {
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model,
  choices: [{ index: 0, delta: { role: 'assistant', content: 'Hel' }, finish_reason: null }],
}

/**
 * Answers with a reply, a stream that ends with an error of the model server, or a refusal that a
 * retry cannot change.
 */
const behaviours: Record<
  string,
  { status: number; headers: Record<string, string>; body: string }
> = {
  cut: {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: `data: ${JSON.stringify(firstChunk)}\n\n`,
  },
  busy: {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': '3600' },
    body: '{"error":{"message":"busy"}}',
  },
}

let gateway: Gateway
const servers: ModelServer[] = []
beforeAll(async () => {
  for (const { status, headers, body } of Object.values(behaviours))
    servers.push(await startModelServer((_, res) => void res.writeHead(status, headers).end(body)))
  const names = Object.keys(behaviours)
  gateway = await startGateway({
    upstreams: Object.fromEntries(
      names.map((name, index) => [name, { base_url: servers[index]?.base_url ?? '' }]),
    ),
    routes: {
      '*': [{ upstream: 'cut' }],
      'qwen/qwen-2.5-coder-32b-instruct': [{ upstream: 'busy' }],
    },
  })
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all(servers.map((server) => server.close()))
})

const cutMessage = "the model's server ended the stream before the reply was complete"

const fault = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

// Its own type of a fetch is that of another library.
const libraries = { 'openai 7': OpenAI, 'openai 4': OpenAI4 as unknown as typeof OpenAI }

describe.each(Object.entries(libraries))('%s with readableErrors', (_, Library) => {
  const connect = (apiKey = gateway.key) =>
    new Library({ baseURL: `${gateway.url}/v1`, apiKey, maxRetries: 0, fetch: readableErrors() })

  test('shows the sentence, and has code, param, status and request id', async () => {
    const error = await fault(
      connect().chat.completions.create({ model, messages, temperature: 1.5 }),
    )
    expect(error).toMatchObject({
      message: '400 temperature must be <= 1',
      status: 400,
      code: 'invalid_request',
      param: 'temperature',
      type: 'invalid_request_error',
    })
    expect((error as Error).constructor.name).toBe('BadRequestError')
    expect((error as { headers: Headers | Record<string, string> }).headers).toSatisfy(
      (headers: Headers | Record<string, string>) =>
        new Headers(headers).get('x-request-id') !== null,
    )
  })

  test('shows the sentence of a refused stream, and of a refused key', async () => {
    expect(
      await fault(
        connect().chat.completions.create({ model, messages, stream: true, temperature: 1.5 }),
      ),
    ).toMatchObject({ message: '400 temperature must be <= 1' })
    const refused = await fault(connect('sk-nobody').chat.completions.create({ model, messages }))
    expect(refused).toMatchObject({
      message: '401 the access token is unknown, revoked or expired',
      code: 'unauthorized',
    })
    expect((refused as Error).constructor.name).toBe('AuthenticationError')
  })

  test('leaves a stream as it is, and its error event is shown', async () => {
    let text = ''
    const reading = async () => {
      for await (const { choices } of await connect().chat.completions.create({
        model,
        messages,
        stream: true,
      }))
        text += choices[0]?.delta.content ?? ''
    }
    expect(await fault(reading())).toMatchObject({ message: cutMessage })
    expect(text).toBe('Hel')
  })

  test('leaves the models as they are', async () => {
    expect((await connect().models.list()).data).toHaveLength(7)
  })
})

const baseUrl = () => `${gateway.url}/v1`
const models: Record<string, (id: string) => LanguageModel> = {
  'its errorStructure': (id) =>
    new OpenAICompatibleChatLanguageModel(id, {
      provider: 'tollgate.chat',
      url: ({ path }) => `${baseUrl()}${path}`,
      headers: () => ({ authorization: `Bearer ${gateway.key}` }),
      errorStructure,
    }),
  'createOpenAICompatible and readableErrors': (id) =>
    createOpenAICompatible({
      name: 'tollgate',
      baseURL: baseUrl(),
      apiKey: gateway.key,
      fetch: readableErrors(),
    })(id),
}

describe.each(Object.entries(models))('the AI SDK with %s', (_, modelOf) => {
  test('shows the sentence', async () => {
    const error = await fault(
      generateText({ model: modelOf(model), messages, temperature: 1.5, maxRetries: 0 }),
    )
    expect(error).toMatchObject({
      message: 'temperature must be <= 1',
      statusCode: 400,
      isRetryable: false,
    })
    expect(APICallError.isInstance(error)).toBe(true)
  })

  test('reads a stream, and shows the sentence of its error event', async () => {
    let text = ''
    const errors: unknown[] = []
    const told: unknown[] = []
    const { fullStream } = streamText({
      model: modelOf(model),
      messages,
      maxRetries: 0,
      onError: ({ error }) => void told.push(error),
    })
    const read = async () => {
      for await (const part of fullStream) {
        if (part.type === 'text-delta') text += part.text
        if (part.type === 'error') errors.push(part.error)
      }
    }
    await expect(read(), 'a stream that is not complete').rejects.toThrow()
    expect(text).toBe('Hel')
    expect([errors, told]).toMatchObject([[{ message: cutMessage }], [{ message: cutMessage }]])
  })
})

test('the AI SDK hears x-should-retry by errorStructure', async () => {
  const requestCount = () => gateway.observed.filter(({ kind }) => kind === 'requestEnded').length
  const before = requestCount()
  const error = await fault(
    generateText({
      model: models['its errorStructure']?.('qwen/qwen-2.5-coder-32b-instruct') ?? model,
      messages,
      maxRetries: 2,
    }),
  )
  expect(error).toMatchObject({ isRetryable: false, statusCode: 503 })
  expect(requestCount() - before).toBe(1)
})

describe('readableErrors', () => {
  const through = (
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) =>
    readableErrors(async () => new Response(body, { status: 402, headers }))(
      'https://gateway.example.com',
    )

  test("writes OpenAI's words for type", async () => {
    const spent = await through(
      '{"error":402,"message":"the budget is spent","code":"budget_spent"}',
    )
    expect(await spent.json()).toEqual({
      error: {
        message: 'the budget is spent',
        type: 'insufficient_quota',
        param: null,
        code: 'budget_spent',
      },
    })
  })

  test.each(['{"error":{"message":"already"}}', '{"error":402}', 'null', '[]', '{', ''])(
    'leaves the body %j as it is',
    async (body) => {
      expect(await (await through(body)).text()).toBe(body)
    },
  )

  test('leaves what is not JSON unread', async () => {
    expect(await (await through('<html>', { 'content-type': 'text/html' })).text()).toBe('<html>')
  })

  test('keeps the headers, but not those of the body that it replaces', async () => {
    const { headers } = await through('{"error":402,"message":"m"}', {
      'content-type': 'application/json',
      'content-length': '27',
      'content-encoding': 'identity',
      'x-request-id': 'r',
    })
    expect([
      headers.get('x-request-id'),
      headers.get('content-length'),
      headers.get('content-encoding'),
    ]).toEqual(['r', null, null])
  })
})
