import OpenAI from 'openai'
import { zodTextFormat } from 'openai/helpers/zod'
import OpenAI4 from 'openai-4'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  chunk,
  completion,
  event,
  openEvents,
  piece,
  says,
  sendJson,
  streams,
  usageChunk,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import { model } from '../../../../support/dialects/responses-call.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'

let script: Script = says('Hello')
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: (...about) => script(...about) }, alwaysRetries)
})
beforeEach(() => {
  server.upstream.received.length = 0
})
afterAll(() => server.close())

const weather = {
  type: 'function',
  name: 'get_weather',
  parameters: { type: 'object', properties: { city: { type: 'string' } } },
  strict: false,
} as const
const call = (args: string) => ({
  index: 0,
  id: 'call_7',
  type: 'function',
  function: { name: 'get_weather', arguments: args },
})
const callChunk = (args: string) => chunk({ tool_calls: [call(args)] })

/** Calls the tool, and says what came of it. */
const callsTool: Script = (_req, res, { body: { messages, stream } }) => {
  const last = messages.at(-1)
  const isAnswered = last?.['role'] === 'tool'
  const said = `It says ${String(last?.['content'])}.`
  if (stream) {
    const chunks = isAnswered
      ? [piece(said), chunk({}, 'stop')]
      : [chunk({ reasoning: 'A tool.' }), callChunk('{"city":"Lisbon"}'), chunk({}, 'tool_calls')]
    openEvents(res).end([...chunks, usageChunk, '[DONE]'].map((one) => event(one)).join(''))
    return
  }
  if (isAnswered) return sendJson(res, 200, completion(said))
  const message = { role: 'assistant', content: null, tool_calls: [call('{"city":"Lisbon"}')] }
  sendJson(res, 200, {
    ...completion(''),
    choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
  })
}

const libraries = { 'openai 7': OpenAI, 'openai 4': OpenAI4 as unknown as typeof OpenAI }

describe.each(Object.entries(libraries))('%s', (_name, Library) => {
  const responses = () =>
    new Library({
      baseURL: `${server.gateway.url}/openai/v1`,
      apiKey: server.gateway.key,
      maxRetries: 0,
    }).responses

  test('reads a whole reply, with its text and its counts', async () => {
    script = says('Hello', ' there')
    const reply = await responses().create({ model, input: 'hi' })
    expect(reply.output_text).toBe('Hello there')
    expect(reply.usage).toMatchObject({ input_tokens: 12, output_tokens: 3, total_tokens: 15 })
  })

  test('reads a stream event by event, and its helper makes the response of it', async () => {
    script = says('Hello', ' there')
    const pieces: string[] = []
    for await (const one of await responses().create({ model, input: 'hi', stream: true }))
      if (one.type === 'response.output_text.delta') pieces.push(one.delta)
    expect(pieces.join('')).toBe('Hello there')
    const final = await responses().stream({ model, input: 'hi' }).finalResponse()
    expect(final.status).toBe('completed')
    expect(textOf(final)).toBe('Hello there')
  })

  test('parses a reply by its schema', async () => {
    script = says('{"degrees":21}')
    const format = {
      type: 'json_schema',
      name: 'weather',
      strict: true,
      schema: { type: 'object', properties: { degrees: { type: 'number' } } },
    } as const
    const text = Library === OpenAI ? { format: zodTextFormat(degrees, 'weather') } : { format }
    const reply = await responses().parse({ model, input: 'hi', text })
    expect(reply.output_parsed).toEqual({ degrees: 21 })
    expect(server.upstream.only().body['response_format']).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'weather', strict: true },
    })
  })

  test.each([true, false])(
    'calls a tool and sends back its result with all items, streamed: %s',
    async (isStream) => {
      script = callsTool
      const input: OpenAI.Responses.ResponseInput = [{ role: 'user', content: 'How warm is it?' }]
      const tools = [weather]
      const ask = () =>
        isStream
          ? responses().stream({ model, input, tools, store: false }).finalResponse()
          : responses().create({ model, input, tools, store: false })
      const first = await ask()
      const made = first.output.find((item) => item.type === 'function_call')
      expect(made).toMatchObject({ name: 'get_weather', arguments: '{"city":"Lisbon"}' })
      if (made?.type !== 'function_call') throw new Error('no call')
      // Items of a reply may be sent back as they came.
      const items = first.output as OpenAI.Responses.ResponseInputItem[]
      input.push(...items, { type: 'function_call_output', call_id: made.call_id, output: '21' })
      const second = await ask()
      expect(textOf(second)).toBe('It says 21.')
      expect(server.upstream.received.at(-1)?.body.messages.map(({ role }) => role)).toEqual([
        'user',
        'assistant',
        'tool',
      ])
    },
  )

  test('a stream that is cut throws our words behind what came, and has no final response', async () => {
    script = streams(event(piece('Hel')))
    const ours = {
      message: "the model's server ended the stream before the reply was complete",
      code: 'server_error',
    }
    const seen: string[] = []
    const read = async () => {
      for await (const one of await responses().create({ model, input: 'hi', stream: true }))
        seen.push(one.type)
    }
    await expect(read()).rejects.toMatchObject(ours)
    expect(seen.at(-1)).toBe('response.output_text.delta')
    const final = responses().stream({ model, input: 'hi' }).finalResponse()
    await expect(final).rejects.toMatchObject({ message: ours.message })
  })

  test('shows our words for what is refused', async () => {
    const refused = async (more: object) =>
      (await responses()
        .create({ model, input: 'hi', ...more })
        .catch((error: unknown) => error)) as InstanceType<typeof OpenAI.APIError>
    const unknown = await refused({ model: 'gpt-5' })
    expect(unknown).toMatchObject({ status: 404, code: 'model_not_found' })
    const stored = await refused({ previous_response_id: 'resp_1' })
    expect(stored).toMatchObject({ status: 400, param: 'previous_response_id' })
    expect(stored.message).toContain('send the items of the conversation as input')
  })
})

describe('what Responses has beside the reply', () => {
  const client = () =>
    new OpenAI({
      baseURL: `${server.gateway.url}/openai/v1`,
      apiKey: server.gateway.key,
      maxRetries: 0,
    })

  test('the number of tokens is an estimate, which costs no call', async () => {
    const input: OpenAI.Responses.ResponseInput = [{ role: 'user', content: 'one two three' }]
    const short = await client().responses.inputTokens.count({ model, input }).withResponse()
    expect(short.data).toEqual({
      object: 'response.input_tokens',
      input_tokens: expect.any(Number) as number,
    })
    expect(short.response.headers.get('x-estimated')).toBe('true')
    const instructions = 'word '.repeat(1000)
    const long = await client().responses.inputTokens.count({ model, input, instructions })
    expect(long.input_tokens).toBeGreaterThan(short.data.input_tokens + 900)
    expect(server.upstream.received).toEqual([])
    const unknown = client().responses.inputTokens.count({ model: 'gpt-5', input })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
  })

  test.each([
    { type: 'computer_call_output', output: { type: 'computer_screenshot', image_url: 'data:,' } },
    { type: 'web_search_call', status: 'completed', id: 'ws_1' },
  ])('a result that a chat cannot hold is named: %o', async (result) => {
    const item = { ...result, call_id: 'call_1' } as OpenAI.Responses.ResponseInputItem
    const input: OpenAI.Responses.ResponseInput = [{ role: 'user', content: 'hi' }, item]
    await expect(client().responses.create({ model, input })).rejects.toMatchObject({
      status: 400,
      // A screenshot is an image first of all, which this model cannot see.
      param: expect.stringMatching(/^input\[1\](\.output)?\.type$/) as string,
      message: expect.stringMatching(
        `input\\[1\\]( is of the type ${result.type}|\\.output is an image)`,
      ) as string,
    })
  })

  test.each([{}, [{ stdout: 'a' }], [{ type: 'input_text' }]])(
    'the result of a function is a text or parts: %o',
    async (output) => {
      const item = { type: 'function_call_output', call_id: 'call_1', output }
      const input = [item] as unknown as OpenAI.Responses.ResponseInput
      await expect(client().responses.create({ model, input })).rejects.toMatchObject({
        status: 400,
        param: expect.stringMatching(/^input\[0\]\.output/) as string,
      })
    },
  )
})

/** Version 4 has no `output_text` at the end of a stream. */
const textOf = ({ output }: { output: OpenAI.Responses.ResponseOutputItem[] }) =>
  output
    .flatMap((item) => (item.type === 'message' ? item.content : []))
    .map((part) => (part.type === 'output_text' ? part.text : ''))
    .join('')

const degrees = z.object({ degrees: z.number() })
