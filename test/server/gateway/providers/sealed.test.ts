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
  const json = (signature: string) =>
    JSON.stringify({
      thinking: { type: 'enabled', budget_tokens: 1024 },
      tools: [{ name: 'f', input_schema: { type: 'object' } }],
      messages: [
        { role: 'user', content: 'hi' },
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
    const more = JSON.parse(json(signature)) as object
    for (const stream of [false, true]) {
      server.server.received.length = 0
      const reply = await callRoad(server.gateway, road, {
        stream,
        more: { max_tokens: 4096, ...more },
      })
      expect(reply.status, reply.body.toString()).toBe(200)
      const [first, second, ...others] = sent()
      expect(first?.['messages']).toEqual((more as { messages: object[] }).messages)
      expect(second?.['messages']).toEqual([
        { role: 'user', content: 'hi' },
        { role: 'assistant', content: [text] },
        { role: 'user', content: 'and' },
        { role: 'assistant', content: [use] },
        { role: 'user', content: [result] },
      ])
      expect([second?.['thinking'], others]).toEqual([undefined, []])
    }
  })

  test('is not left out for another error, nor a second time', async () => {
    const more = { max_tokens: 4096, ...(JSON.parse(json('')) as object) }
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
