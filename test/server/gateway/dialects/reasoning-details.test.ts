import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roadModel, startRoads, type RoadServer } from '../../../support/dialects/roads.ts'
import { sendJson } from '../../../support/upstreams/model-server.ts'

/** What the model server says in its own dialect, complete and as events. */
let reply: object
let events: string[]
let server: RoadServer
beforeAll(async () => {
  server = await startRoads((_replies, res, { body }) => {
    if (!body.stream) return sendJson(res, 200, reply)
    res.writeHead(200, { 'content-type': 'text/event-stream' }).end(events.join(''))
    return undefined
  })
})
beforeEach(() => void (server.server.received.length = 0))
afterAll(() => server.close())

type Body = Record<string, unknown> & { messages: Record<string, unknown>[] }
/** The request that the model server got last, and its turns of the assistant. */
const lastBody = () => server.server.received.at(-1)?.body as unknown as Body
const assistantTurns = () => lastBody().messages.filter(({ role }) => role === 'assistant')

const data = (value: object | string) =>
  `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`
const named = (value: { type: string; [name: string]: unknown }) =>
  `event: ${value.type}\n${data(value)}`

/** A message of Anthropic with these blocks, complete and as events. */
function messageOf(blocks: readonly Record<string, unknown>[]) {
  const usage = { input_tokens: 12, output_tokens: 3 }
  const head = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', usage }
  reply = { ...head, content: blocks, stop_reason: 'end_turn', stop_sequence: null }
  const eventsOf = (block: Record<string, unknown>, index: number) => {
    const { type, text, thinking, signature } = block
    const delta = (value: object) => named({ type: 'content_block_delta', index, delta: value })
    const start = type === 'redacted_thinking' ? block : { type, text: '', thinking: '' }
    return [
      named({ type: 'content_block_start', index, content_block: start }),
      ...(text === undefined ? [] : [delta({ type: 'text_delta', text })]),
      ...(thinking === undefined ? [] : [delta({ type: 'thinking_delta', thinking })]),
      ...(signature === undefined ? [] : [delta({ type: 'signature_delta', signature })]),
      named({ type: 'content_block_stop', index }),
    ]
  }
  events = [
    named({ type: 'message_start', message: { ...head, content: [] } }),
    ...blocks.flatMap(eventsOf),
    named({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage }),
    named({ type: 'message_stop' }),
  ]
}

/** A chat's reply of these deltas, complete and as events. */
function chatOf(message: object, deltas: readonly object[]) {
  const head = { id: 'c', object: 'chat.completion.chunk', created: 1_767_225_600, model: 'm' }
  const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 }
  const choice = { index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }
  reply = { ...head, object: 'chat.completion', choices: [choice], usage }
  const chunk = (delta: object, finish_reason: string | null = null) =>
    data({ ...head, choices: [{ index: 0, delta, finish_reason }] })
  const end = [chunk({}, 'stop'), data({ ...head, choices: [], usage }), data('[DONE]')]
  events = [...deltas.map((delta) => chunk(delta)), ...end]
}

const thinking = { type: 'thinking', thinking: 'Hm.', signature: 'sig==' }
const redacted = { type: 'redacted_thinking', data: 'secret==' }
const text = { type: 'text', text: 'Hello' }

describe.each([false, true])('in Responses (stream: %s)', (stream) => {
  const ask = async (road: 'chat' | 'messages', input: OpenAI.Responses.ResponseInput) => {
    const { url, key } = server.gateway
    const client = new OpenAI({ baseURL: `${url}/openai/v1`, apiKey: key, maxRetries: 0 })
    const body = { model: roadModel({ caller: 'responses', server: road }), input }
    if (!stream) return client.responses.create(body)
    return client.responses.stream(body).finalResponse()
  }
  const talk = async (road: 'chat' | 'messages') => {
    const first = await ask(road, [{ role: 'user', content: 'hi' }])
    const history = first.output as OpenAI.Responses.ResponseInput
    await ask(road, [{ role: 'user', content: 'hi' }, ...history, { role: 'user', content: 'and' }])
    return first.output
  }

  test.each([
    ['signed thinking', [thinking, text]],
    ['signed and encrypted thinking', [redacted, thinking, text]],
    ['thinking between texts', [thinking, text, { ...thinking, signature: 'two' }, text]],
  ])('%s of a Messages server goes back to it', async (_name, blocks) => {
    messageOf(blocks)
    const output = await talk('messages')
    expect(output.map(({ type }) => type)).toContain('reasoning')
    const [turn] = assistantTurns()
    const isWhole = !stream && blocks.length > 3 // a complete chat has one text and one reasoning
    const whole = [...blocks.filter((one) => one !== text), { type: 'text', text: 'HelloHello' }]
    expect(turn?.['content']).toEqual(isWhole ? whole : blocks)
  })

  test('encrypted thinking without a text goes back too', async () => {
    messageOf([redacted, text])
    const output = await talk('messages')
    expect(output.map(({ type }) => type)).toEqual(['message', 'reasoning'])
    expect(assistantTurns().map(({ content }) => content)).toEqual([[redacted, text]])
  })

  test('details of a chat come back in one piece', async () => {
    const whole = { type: 'reasoning.text', text: 'Hm.', index: 0, signature: 'sig', format: 'x' }
    const piece = { type: 'reasoning.text', index: 0 }
    const details = (...reasoning_details: object[]) => ({ reasoning_details })
    chatOf({ content: 'Hello', reasoning: 'Hm.', ...details(whole) }, [
      { reasoning: 'H', ...details({ ...piece, text: 'H' }) },
      { reasoning: 'm.', ...details({ ...piece, text: 'm.', signature: null }) },
      details({ ...piece, signature: 'sig', format: 'x' }),
      { content: 'Hello' },
    ])
    const output = await talk('chat')
    expect(output[0]).toMatchObject({ encrypted_content: expect.stringMatching(/^tollgate-/) })
    expect(assistantTurns()).toMatchObject([details(whole)])
  })

  test('reasoning without a signature has no encrypted content', async () => {
    messageOf([{ type: 'thinking', thinking: 'Hm.' }, text])
    const [reasoning] = await talk('messages')
    expect(reasoning).not.toHaveProperty('encrypted_content')
    expect(assistantTurns().map(({ content }) => content)).toEqual([[text]])
  })
})

describe.each([false, true])('in Messages (stream: %s)', (stream) => {
  const ask = async (messages: Anthropic.MessageParam[]) => {
    const client = new Anthropic({
      baseURL: `${server.gateway.url}/anthropic`,
      apiKey: server.gateway.key,
      maxRetries: 0,
    })
    const model = roadModel({ caller: 'messages', server: 'chat' })
    const body = { model, max_tokens: 64, messages }
    return stream ? client.messages.stream(body).finalMessage() : client.messages.create(body)
  }
  const talk = async () => {
    const { content } = await ask([{ role: 'user', content: 'hi' }])
    await ask([
      { role: 'user', content: 'hi' },
      { role: 'assistant', content },
      { role: 'user', content: 'and' },
    ])
    return content
  }
  const signed = {
    type: 'reasoning.text',
    text: 'Hm.',
    signature: 'sig==',
    format: 'anthropic-claude-v1',
  }
  const encrypted = { type: 'reasoning.encrypted', data: 'secret==', format: 'google-gemini-v1' }

  test.each([
    ['a signature of Anthropic is that of the block', [signed], /^sig==$/],
    ['another one is wrapped', [{ ...signed, format: 'other' }], /^tollgate-reasoning\./],
    ['several are wrapped', [signed, encrypted], /^tollgate-reasoning\./],
  ])('%s, and comes back', async (_name, details, signature) => {
    chatOf({ content: 'Hello', reasoning: 'Hm.', reasoning_details: details }, [
      { reasoning: 'Hm.' },
      { reasoning_details: details },
      { content: 'Hello' },
    ])
    const [block] = await talk()
    expect(block).toMatchObject({ thinking: 'Hm.', signature: expect.stringMatching(signature) })
    expect(assistantTurns()).toMatchObject([{ reasoning_details: details }])
  })

  test('encrypted reasoning after the reply comes back too', async () => {
    const end = { reasoning_details: [encrypted] }
    chatOf({ content: 'Hello', ...end }, [{ content: 'Hello' }, end])
    const content = await talk()
    const types = content.map(({ type }) => type)
    expect(types).toEqual(stream ? ['text', 'thinking'] : ['thinking', 'text'])
    expect(assistantTurns()).toMatchObject([{ content: 'Hello', ...end }])
  })

  test('only members of details are taken from a text of ours', async () => {
    const forged = [{ ...encrypted, max_tokens: 9, more: { a: 1 } }, { a: 1 }, 7, null]
    const json = Buffer.from(JSON.stringify(forged)).toString('base64url')
    for (const [seal, extras] of [
      [json, [encrypted]],
      ['!', undefined],
      ['bnVsbA', undefined],
    ] as const) {
      const signature = `tollgate-reasoning.${seal}`
      await ask([
        { role: 'user', content: 'hi' },
        { role: 'assistant', content: [{ type: 'thinking', thinking: 'Hm.', signature }] },
        { role: 'user', content: 'and' },
      ])
      expect(assistantTurns().map((turn) => turn['reasoning_details'])).toEqual([extras])
    }
  })
})
