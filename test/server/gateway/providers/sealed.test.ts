import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  callRoad,
  startRoads,
  type Road,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { sendJson } from '../../../support/upstreams/model-server.ts'

let server: RoadServer
/** Whether a request has what this server cannot read, and its words about it. */
let rejects: (body: string) => object | undefined
beforeAll(async () => {
  server = await startRoads(({ whole, events }, res, { text, body }) => {
    const error = rejects(text)
    if (error) return sendJson(res, 400, error)
    if (!body.stream) return sendJson(res, 200, whole('Hello'))
    res.writeHead(200, { 'content-type': 'text/event-stream' }).end(events(['Hello']).join(''))
    return undefined
  })
})
beforeEach(() => void (server.server.received.length = 0))
afterAll(() => server.close())

const sent = () => server.server.received.map(({ body }) => body as Record<string, unknown>)

describe('thinking that another server has signed', () => {
  const road: Road = { caller: 'messages', server: 'messages' }
  const use = { type: 'tool_use', id: 'toolu_1', name: 'f', input: { a: 1 } }
  const text = { type: 'text', text: 'Hm' }
  const result = { type: 'tool_result', tool_use_id: 'toolu_1', content: 'done' }
  /** Each first message is a conversation of its own. */
  const json = (signature: string, first: string) =>
    JSON.stringify({
      thinking: { type: 'enabled', budget_tokens: 1024 },
      tools: [{ name: 'f', input_schema: { type: 'object' } }],
      messages: [
        { role: 'user', content: first },
        { role: 'assistant', content: [{ type: 'thinking', thinking: 'So', signature }, text] },
        { role: 'user', content: 'and' },
        {
          role: 'assistant',
          content: [{ type: 'redacted_thinking', data: 'x==' }, use],
        },
        { role: 'user', content: [result] },
      ],
    })
  const error = (message: string) => ({
    type: 'error',
    error: { type: 'invalid_request_error', message },
  })

  test.each([
    ['', 'messages.1.content.0: Invalid `signature` in `thinking` block'],
    ['foreign==', 'messages.1.content.0.thinking.signature: Field required'],
    ['foreign==', 'Invalid `data` in `redacted_thinking` block'],
  ])('is left out once the server rejects it (%j, %s)', async (signature, message) => {
    rejects = (body) => (/"(redacted_)?thinking",/.test(body) ? error(message) : undefined)
    for (const stream of [false, true]) {
      const start = `${message} ${signature} ${stream}`
      const more = JSON.parse(json(signature, start)) as object
      server.server.received.length = 0
      const reply = await callRoad(server.gateway, road, {
        stream,
        more: { max_tokens: 4096, ...more },
      })
      expect(reply.status, reply.body.toString()).toBe(200)
      const [first, second, ...others] = sent()
      expect(first?.['messages']).toEqual((more as { messages: object[] }).messages)
      expect(second?.['messages']).toEqual([
        { role: 'user', content: start },
        { role: 'assistant', content: [text] },
        { role: 'user', content: 'and' },
        { role: 'assistant', content: [use] },
        { role: 'user', content: [result] },
      ])
      expect([second?.['thinking'], others]).toEqual([undefined, []])
    }
  })

  test('is not left out for another error, nor a second time', async () => {
    const more = { max_tokens: 4096, ...(JSON.parse(json('', 'hi')) as object) }
    rejects = () => error('Invalid `signature` in `thinking` block')
    expect((await callRoad(server.gateway, road, { more })).status).toBe(400)
    expect(sent()).toHaveLength(2)
    server.server.received.length = 0
    rejects = () => error('messages: too many')
    expect((await callRoad(server.gateway, road, { more })).status).toBe(400)
    expect(sent()).toHaveLength(1)
  })
})

test('reasoning that another account has encrypted is left out once the server rejects it', async () => {
  const road: Road = { caller: 'responses', server: 'responses' }
  const call = { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' }
  const output = { type: 'function_call_output', call_id: 'c', output: 'done' }
  const input = [
    { role: 'user', content: 'hi' },
    { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAA==' },
    { ...call, id: 'fc_1' },
    output,
  ]
  const message = 'The encrypted content gAAA... could not be verified.'
  rejects = (body) =>
    body.includes('encrypted_content')
      ? { error: { message, type: 'invalid_request_error', code: 'invalid_encrypted_content' } }
      : undefined
  const reply = await callRoad(server.gateway, road, { more: { input } })
  expect(reply.status, reply.body.toString()).toBe(200)
  expect(sent().map((body) => body['input'])).toEqual([
    input,
    [{ role: 'user', content: 'hi' }, call, output],
  ])
})

test('a conversation is sent without what its server rejected, but with its own thinking', async () => {
  const road: Road = { caller: 'messages', server: 'messages' }
  const thinking = (signature: string) => ({ type: 'thinking', thinking: 'So', signature })
  const turn = (signature: string) => [
    { role: 'user', content: 'a conversation of its own' },
    { role: 'assistant', content: [thinking(signature), { type: 'text', text: 'Hm' }] },
    { role: 'user', content: 'and' },
  ]
  const message = 'messages.1.content.0: Invalid `signature` in `thinking` block'
  rejects = (body) =>
    body.includes('foreign==')
      ? { type: 'error', error: { type: 'invalid_request_error', message } }
      : undefined
  const more = { max_tokens: 64, messages: turn('foreign==') }
  expect((await callRoad(server.gateway, road, { more })).status).toBe(200)
  const own = { role: 'assistant', content: [thinking('own=='), { type: 'text', text: 'Oh' }] }
  const messages = [...more.messages, own, { role: 'user', content: 'and then' }]
  server.server.received.length = 0
  const later = { more: { max_tokens: 64, messages } }
  expect((await callRoad(server.gateway, road, later)).status).toBe(200)
  expect(sent()).toHaveLength(1)
  const text = JSON.stringify(sent())
  expect([text.includes('foreign=='), text.includes('own==')]).toEqual([false, true])
})

test('a chat is sent once again without the signatures of another model', async () => {
  const road: Road = { caller: 'openai', server: 'chat' }
  const call = { id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }
  const signed = { ...call, extra_content: { google: { thought_signature: 'foreign==' } } }
  const messages = [
    { role: 'user', content: 'What is signed?' },
    {
      role: 'assistant',
      content: null,
      reasoning_details: [{ type: 'reasoning.text', text: 'So', signature: 'foreign==' }],
      tool_calls: [signed],
    },
    { role: 'tool', tool_call_id: 'c', content: 'done' },
  ]
  rejects = (body) =>
    body.includes('foreign==')
      ? { error: { message: 'Thought signature is not valid.', code: 400 } }
      : undefined
  for (const count of [2, 1]) {
    server.server.received.length = 0
    const reply = await callRoad(server.gateway, road, { more: { messages } })
    expect(reply.status, reply.body.toString()).toBe(200)
    expect(sent()).toHaveLength(count)
    expect(JSON.stringify(sent().at(-1))).not.toContain('foreign==')
  }
})
