import Anthropic from '@anthropic-ai/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  piece,
  says,
  sendError,
  sendJson,
  type Script,
} from '../../../../support/upstreams/model-server.ts'

/** What Anthropic's library types of a model: all of it is there, for clients that demand it. */
const membersOfModels: Record<keyof Anthropic.ModelInfo, true> = {
  id: true,
  type: true,
  display_name: true,
  created_at: true,
  max_input_tokens: true,
  max_tokens: true,
  lifecycle: true,
  deprecated_at: true,
  retires_at: true,
  line: true,
  capabilities: true,
}

let script: Script = says('Hello')
let server: GatewayServer<'upstream'>
let client: Anthropic
beforeAll(async () => {
  server = await startGatewayServer({ upstream: (...about) => script(...about) }, alwaysRetries)
  const baseURL = `${server.gateway.url}/anthropic`
  client = new Anthropic({ baseURL, apiKey: server.gateway.key, maxRetries: 0 })
})
afterAll(() => server.close())

const hello = {
  model: 'hermes-3-llama3.1-8b',
  max_tokens: 64,
  messages: [{ role: 'user' as const, content: 'Say hello.' }],
}
const tool = {
  name: 'get_weather',
  input_schema: { type: 'object' as const, properties: { city: { type: 'string' } } },
}

/** Calls the tool of a request; says what it answered once it has. */
const usesTool: Script = (req, res, received) => {
  const { body } = received
  const result = body.messages.find(({ role }) => role === 'tool')
  const args = { name: 'get_weather', arguments: '{"city":"Lisbon"}' }
  const call = { id: 'call_1', type: 'function', function: args }
  if (result) return says(`It is ${String(result['content'])}.`)(req, res, received)
  if (!body.stream) {
    const message = { role: 'assistant', content: null, tool_calls: [call] }
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
    return sendJson(res, 200, { ...completion(''), choices })
  }
  const pieces = [
    { index: 0, ...call, function: { ...args, arguments: '' } },
    { index: 0, function: { arguments: '{"city":' } },
    { index: 0, function: { arguments: '"Lisbon"}' } },
  ]
  const chunks = pieces.map((one) => chunk({ tool_calls: [one] }))
  openEvents(res).end([...chunks, chunk({}, 'tool_calls'), '[DONE]'].map(event).join(''))
}

describe("Anthropic's library", () => {
  test('reads a message, and the id of its request', async () => {
    script = says('Hello')
    const message = await client.messages.create(hello)
    expect(message.content).toEqual([{ type: 'text', text: 'Hello', citations: null }])
    expect(message.usage).toMatchObject({ input_tokens: 12, output_tokens: 3 })
    expect(message._request_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('takes a bearer token in place of a key', async () => {
    const { baseURL } = client
    const other = new Anthropic({ baseURL, apiKey: null, authToken: server.gateway.key })
    expect((await other.messages.create(hello)).stop_reason).toBe('end_turn')
  })

  test('reads a stream, as events and as the message that they make', async () => {
    script = says('Hel', 'lo')
    const stream = client.messages.stream(hello)
    const texts: string[] = []
    stream.on('text', (text) => texts.push(text))
    const message = await stream.finalMessage()
    expect(texts).toEqual(['Hel', 'lo'])
    expect(message.content).toMatchObject([{ type: 'text', text: 'Hello' }])
    expect(message).toMatchObject({ stop_reason: 'end_turn', usage: { output_tokens: 3 } })
  })

  test('reads thinking', async () => {
    script = (_req, res) =>
      void openEvents(res).end(
        [chunk({ reasoning: 'Hm.' }), piece('Yes.'), chunk({}, 'stop'), '[DONE]']
          .map(event)
          .join(''),
      )
    const thinking = { type: 'enabled' as const, budget_tokens: 1024 }
    const stream = client.messages.stream({ ...hello, max_tokens: 2048, thinking })
    const { content } = await stream.finalMessage()
    expect(content).toMatchObject([
      { type: 'thinking', thinking: 'Hm.' },
      { type: 'text', text: 'Yes.' },
    ])
  })

  test.each(['whole', 'streamed'])('has a tool used: %s', async (how) => {
    script = usesTool
    const ask = (messages: Anthropic.MessageParam[]) => {
      const request = { ...hello, messages, tools: [tool] }
      return how === 'whole'
        ? client.messages.create(request)
        : client.messages.stream(request).finalMessage()
    }
    const first = await ask(hello.messages)
    expect(first.stop_reason).toBe('tool_use')
    expect(first.content).toMatchObject([
      { type: 'tool_use', id: 'call_1', name: 'get_weather', input: { city: 'Lisbon' } },
    ])
    const { content } = await ask([
      ...hello.messages,
      { role: 'assistant', content: first.content },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'call_1', content: '21' }] },
    ])
    expect(content).toMatchObject([{ type: 'text', text: 'It is 21.' }])
  })

  test.each([false, true])(
    'runs tools without the thread that it asks for first: stream %s',
    async (stream) => {
      script = usesTool
      const run = () => Promise.resolve('21')
      const tools = [{ ...tool, description: 'The weather.', run, parse: (args: unknown) => args }]
      const runner = client.beta.messages.toolRunner({ ...hello, tools, stream })
      expect((await runner.runUntilDone()).content).toMatchObject([
        { type: 'text', text: 'It is 21.' },
      ])
    },
  )

  test('throws for a stream that breaks off, after the text that came', async () => {
    script = (_req, res) =>
      void openEvents(res).write(event(piece('Hel')), () => setTimeout(() => res.destroy(), 50))
    const texts: string[] = []
    const stream = client.messages.stream(hello)
    stream.on('text', (text) => texts.push(text))
    await expect(stream.finalMessage()).rejects.toMatchObject({ type: 'api_error' })
    expect(texts).toEqual(['Hel'])
  })

  test('counts tokens, of which it is said that they are estimated', async () => {
    const { model, messages } = hello
    const { data, response } = await client.messages
      .countTokens({ model, messages, tools: [tool] })
      .withResponse()
    expect(data.input_tokens).toBeGreaterThan(10)
    expect(response.headers.get('x-estimated')).toBe('true')
  })

  test('lists models page by page, forwards and backwards, and gets one', async () => {
    const ids = async (params: Anthropic.ModelListParams) => {
      const found: string[] = []
      for await (const { id } of client.models.list(params)) found.push(id)
      return found
    }
    const all = await ids({})
    expect(all).toHaveLength(7)
    expect(await ids({ limit: 2 })).toEqual(all)
    const last = all.at(-1) ?? ''
    expect(
      (await client.models.list({ limit: 2, before_id: last })).data.map(({ id }) => id),
    ).toEqual(all.slice(4, 6))
    expect((await ids({ limit: 2, before_id: last })).toSorted()).toEqual(
      all.slice(0, 6).toSorted(),
    )
    const name = 'mistralai/mistral-7b-instruct'
    const info = await client.models.retrieve(name)
    expect(info).toMatchObject({ id: name, type: 'model', lifecycle: 'active' })
    expect(Object.keys(info).toSorted()).toEqual(Object.keys(membersOfModels).toSorted())
  })

  test.each([
    [{ model: 'claude-9' }, 404, 'not_found_error', /^404 .*claude-9/],
    [{ max_tokens: 0 }, 400, 'invalid_request_error', /max_tokens must be >= 1/],
    [{ thread: { type: 'create' } }, 400, 'invalid_request_error', /whole conversation/],
    [{ container: 'c' }, 400, 'invalid_request_error', /container is not supported/],
  ])('throws its own error for %o', async (more, status, type, message) => {
    await expect(client.messages.create({ ...hello, ...more })).rejects.toMatchObject({
      status,
      type,
      message: expect.stringMatching(message) as string,
      requestID: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
  })

  test('throws its own error for a wrong key, and where model servers fail', async () => {
    const other = new Anthropic({ baseURL: client.baseURL, apiKey: 'other', maxRetries: 0 })
    await expect(other.messages.create(hello)).rejects.toBeInstanceOf(Anthropic.AuthenticationError)
    script = (_req, res) => sendError(res, 500)
    await expect(client.messages.create(hello)).rejects.toBeInstanceOf(
      Anthropic.InternalServerError,
    )
  })
})
