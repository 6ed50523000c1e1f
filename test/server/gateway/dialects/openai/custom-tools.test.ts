import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customInput, InputReader } from '../../../../../server/gateway/custom-input.ts'
import { json, postJson, testGatewayServer } from '../../../../support/servers/gateway-server.ts'
import { roadModel, startRoads, type RoadServer } from '../../../../support/dialects/roads.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  sendJson,
  usageChunk,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import { weather } from './refused-requests.ts'

type ChatTool = OpenAI.Chat.ChatCompletionTool
type Message = OpenAI.Chat.ChatCompletionMessageParam

const patch: OpenAI.Chat.ChatCompletionCustomTool = {
  type: 'custom',
  custom: {
    name: 'patch',
    description: 'Changes files.',
    format: { type: 'grammar', grammar: { syntax: 'lark', definition: 'start: /.+/' } },
  },
}
const tools: ChatTool[] = [patch, weather as ChatTool]
const tool_choice = { type: 'custom' as const, custom: { name: 'patch' } }
/** An input with all that JSON escapes, and a character of two units. */
const input = 'a "quoted"\\path\n\t😀 end'
const messages: Message[] = [
  { role: 'user', content: 'hi' },
  {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'call_0', type: 'custom', custom: { name: 'patch', input } }],
  },
  { role: 'tool', tool_call_id: 'call_0', content: 'done' },
]
const args = JSON.stringify({ input })
const characters = (text: string): string[] => text.split('')

const named = (value: { type: string }) => `event: ${value.type}\n${event(value)}`

/** Calls the tool as a server of Messages does. */
const messageCall: Script = (_req, res, { body }) => {
  const block = { type: 'tool_use', id: 'call_1', name: 'patch', input: {} as object }
  const head = { id: 'm', type: 'message', role: 'assistant', model: 'm', stop_sequence: null }
  const usage = { input_tokens: 12, output_tokens: 3 }
  if (!body.stream) {
    const content = [{ ...block, input: { input } }]
    return sendJson(res, 200, { ...head, content, stop_reason: 'tool_use', usage })
  }
  const start = { type: 'content_block_start', index: 0, content_block: block }
  const pieces = characters(args).map((partial_json) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'input_json_delta', partial_json },
  }))
  const end = { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage }
  const events = [
    { type: 'message_start', message: { ...head, content: [], stop_reason: null, usage } },
    start,
    ...pieces,
    { type: 'content_block_stop', index: 0 },
    end,
    { type: 'message_stop' },
  ]
  openEvents(res).end(events.map(named).join(''))
}

/** Calls the tool as a function, or as a custom tool if it was sent one. */
const chatCall: Script = (_req, res, { body }) => {
  const [tool] = body['tools'] as { type: string }[]
  const isCustom = tool?.type === 'custom'
  const member = (text: string, name?: object) =>
    isCustom ? { custom: { ...name, input: text } } : { function: { ...name, arguments: text } }
  const head = { id: 'call_1', type: tool?.type }
  const text = isCustom ? input : args
  const look = { ...head, id: 'call_2', type: 'function' }
  const lookCall = { ...look, function: { name: 'get_weather', arguments: '{}' } }
  if (!body.stream) {
    const tool_calls = [{ ...head, ...member(text, { name: 'patch' }) }, lookCall]
    const message = { role: 'assistant', content: null, tool_calls }
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
    return sendJson(res, 200, completion('', { choices }))
  }
  const pieces = [
    { index: 0, ...head, ...member('', { name: 'patch' }) },
    ...characters(text).map((one) => ({ index: 0, ...member(one) })),
    { index: 1, ...lookCall },
  ]
  const deltas = pieces.map((one) => chunk({ tool_calls: [one] }))
  openEvents(res).end(
    [...deltas, chunk({}, 'tool_calls'), usageChunk, '[DONE]'].map(event).join(''),
  )
}

let server: RoadServer
beforeAll(async () => {
  server = await startRoads((replies, ...about) => {
    const call = replies.path.endsWith('messages') ? messageCall : chatCall
    const [res, received, req] = about
    return call(req, res, received)
  })
})
beforeEach(() => void (server.server.received.length = 0))
afterAll(() => server.close())

/** The calls of a reply, or of all pieces of a stream; and how many pieces of the input there were. */
async function callsOf(
  { url, key }: { url: string; key: string },
  model: string,
  stream: boolean,
): Promise<{ calls: unknown[]; pieces: number }> {
  const client = new OpenAI({ baseURL: `${url}/openai/v1`, apiKey: key, maxRetries: 0 })
  const body = { model, messages, tools, tool_choice }
  if (!stream) {
    const { choices } = await client.chat.completions.create(body)
    return { calls: choices[0]?.message.tool_calls ?? [], pieces: 1 }
  }
  type Piece = OpenAI.Chat.ChatCompletionChunk.Choice.Delta.ToolCall & {
    custom?: { name?: string; input?: string }
  } // the SDK's type lacks custom calls in streams
  const calls: { id?: string; type?: string; custom?: { name: string; input: string } }[] = []
  let pieces = 0
  for await (const { choices } of await client.chat.completions.create({ ...body, stream }))
    for (const piece of (choices[0]?.delta.tool_calls ?? []) as Piece[]) {
      const { index, custom, ...rest } = piece
      if (custom?.input) pieces++
      if (piece.id !== undefined) {
        const { name = '', input: begun = '' } = custom ?? {}
        calls[index] = { ...rest, ...(custom && { custom: { name, input: begun } }) } as never
      } else {
        const call = calls[index]
        if (call?.custom) call.custom.input += custom?.input ?? ''
      }
    }
  return { calls, pieces }
}

const customCall = { id: 'call_1', type: 'custom', custom: { name: 'patch', input } }

describe.each([false, true])('calls of custom tools; streamed: %s', (stream) => {
  test.each(['chat', 'messages'] as const)('over a server of functions (%s)', async (dialect) => {
    const model = roadModel({ caller: 'openai', server: dialect })
    const { calls, pieces } = await callsOf(server.gateway, model, stream)
    expect(calls[0]).toEqual(customCall)
    if (dialect === 'chat') expect(calls[1]).toMatchObject({ id: 'call_2', type: 'function' })
    if (stream) expect(pieces).toBeGreaterThan(10)
    const sent = server.server.received.at(-1)?.text ?? ''
    expect(sent).not.toContain('custom')
    expect(sent).toContain('The input must follow this lark grammar:\\nstart: /.+/')
    expect(sent).toContain('"required":["input"]')
  })

  test('over a server that takes them', async () => {
    const facts = { custom_tools: true }
    const { gateway, a } = await testGatewayServer({ a: chatCall }, { upstreams: { a: { facts } } })
    const { calls, pieces } = await callsOf(gateway, 'hermes-3-llama3.1-8b', stream)
    expect(calls[0]).toEqual(customCall)
    expect(calls[1]).toMatchObject({ id: 'call_2', type: 'function' })
    if (stream) expect(pieces).toBeGreaterThan(10)
    const { body } = a.only()
    expect(body).toMatchObject({ tools, tool_choice })
    expect(body.messages[1]).toMatchObject({
      tool_calls: [{ id: 'call_0', type: 'custom', custom: { name: 'patch', input } }],
    })
    expect(body.messages[1]).not.toHaveProperty('tool_calls.0.function')
  })
})

test('among allowed tools a server gets the custom ones', async () => {
  const model = roadModel({ caller: 'openai', server: 'chat' })
  const allowed = { mode: 'required', tools: [tool_choice] }
  const choice = { type: 'allowed_tools', allowed_tools: allowed }
  const body = { model, messages, tools, tool_choice: choice }
  const reply = await postJson(server.gateway, '/openai/v1/chat/completions', body)
  expect(reply.status, reply.body.toString()).toBe(200)
  const sent = server.server.received.at(-1)?.body
  expect(sent?.['tools']).toHaveLength(1)
  expect(sent).toHaveProperty('tools.0.function.name', 'patch')
  expect(sent).toHaveProperty('tool_choice', 'required')
})

test('two tools of one name are an error', async () => {
  const twice = [patch, { ...weather, function: { ...weather.function, name: 'patch' } }]
  const body = { messages, tools: twice }
  const reply = await postJson(server.gateway, '/openai/v1/chat/completions', body)
  expect(reply.status).toBe(400)
  expect(json(reply)).toMatchObject({ error: { param: 'tools[1].function.name' } })
  expect(server.server.received).toEqual([])
})

test.each([
  ['of valid JSON', args, input],
  ['with escapes by number', '{"input":"\\ud83d\\ude00\\u0041"}', '😀A'],
  ['after another member', '{"why":"x","input":"y"}', 'y'],
  ['with a raw line', '{ "input" : "a\nb" }', 'a\nb'],
  ['with what is no escape', '{"input":"\\d+"}', '\\d+'],
  ['that was cut off', '{"input":"abc\\u00', 'abc'],
  ['that is no JSON', '*** Begin Patch', '*** Begin Patch'],
  ['without the member', '{"patch":"x"}', '{"patch":"x"}'],
  ['that is long and no JSON', 'x'.repeat(1000), 'x'.repeat(1000)],
])('arguments %s are read alike, whole and in any pieces', (_what, text, expected) => {
  expect(customInput(text)).toBe(expected)
  for (const size of [1, 2, 3, 7]) {
    const reader = new InputReader()
    let read = ''
    for (let at = 0; at < text.length; at += size) {
      const piece = reader.read(text.slice(at, at + size))
      expect(piece).not.toMatch(/[\ud800-\udbff]$/)
      read += piece
    }
    expect(read + reader.end()).toBe(expected)
  }
})
