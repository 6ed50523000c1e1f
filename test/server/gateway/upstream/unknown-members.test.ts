import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chunk,
  completion,
  events,
  piece,
  send,
  sends,
  usageChunk,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import {
  alwaysRetries,
  json,
  model,
  postJson,
  startGatewayServer,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'

let script: Script
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: (...about) => script(...about) }, alwaysRetries)
})
beforeEach(() => {
  server.upstream.received.length = 0
})
afterAll(() => server.close())

const post = (path: string, body: object) => postJson(server.gateway, path, body)

const message = (content: unknown) => ({ role: 'assistant', content })
const goodJson = JSON.stringify(completion('Hello'))

describe('members that only their server knows', () => {
  const details = [{ type: 'reasoning.encrypted', data: 'b64==', format: 'x', index: 0 }]
  const annotations = [{ type: 'url_citation', url_citation: { url: 'https://a.example' } }]
  const call = {
    id: 'call_1',
    type: 'function',
    function: { name: 'f', arguments: '{}', thought: 1 },
    extra_content: { google: { thought_signature: 'sig==' } },
  }
  const answer = { role: 'assistant', content: 'Hi', reasoning_details: details, annotations }
  const client = () =>
    new OpenAI({
      baseURL: `${server.gateway.url}/openai/v1`,
      apiKey: server.gateway.key,
      maxRetries: 0,
    })
  const user = { role: 'user', content: 'hi' } as const
  const result = { role: 'tool', tool_call_id: 'call_1', content: 'done' } as const

  test('go to the caller of OpenAI’s library and come back, complete', async () => {
    const choice = {
      index: 0,
      message: { ...answer, tool_calls: [call] },
      finish_reason: 'tool_calls',
    }
    script = sends(JSON.stringify({ ...completion(''), choices: [choice] }))
    const { choices } = await client().chat.completions.create({ model, messages: [user] })
    const said = choices[0]?.message
    if (!said) throw new Error('no message')
    expect(said).toMatchObject({ ...answer, tool_calls: [call] })
    server.upstream.received.length = 0
    const { response } = await client()
      .chat.completions.create({ model, messages: [user, said, result] })
      .withResponse()
    expect(response.headers.get('x-ignored-fields')).toBeNull()
    expect(server.upstream.only().body.messages[1]).toEqual({ ...answer, tool_calls: [call] })
  })

  test('go to the caller of OpenAI’s library, streamed', async () => {
    const chunks = [
      chunk({ role: 'assistant', content: '', reasoning_details: details }),
      piece('H'),
      piece('i'),
      chunk({ content: '!', annotations }),
      chunk({ tool_calls: [{ index: 0, ...call }] }),
      chunk({}, 'tool_calls'),
      usageChunk,
    ]
    script = sends(events(...chunks), 'text/event-stream')
    const stream = await client().chat.completions.create({ model, messages: [user], stream: true })
    const deltas: object[] = []
    for await (const { choices } of stream) if (choices[0]) deltas.push(choices[0].delta)
    expect(deltas).toContainEqual(expect.objectContaining({ reasoning_details: details }))
    expect(deltas).toContainEqual({ content: '!', annotations })
    expect(deltas).toContainEqual({ tool_calls: [{ index: 0, ...call }] })
  })

  test.each([
    { error: { message: "Unknown parameter: 'messages[1].reasoning_details'." } },
    { detail: [{ type: 'extra_forbidden', loc: ['body', 'messages', 1, 'reasoning_details'] }] },
    {
      error: {
        message: `Invalid JSON payload. Unknown name "x" at 'messages[1]': Cannot find field.`,
      },
    },
  ])('are not sent again to a server that rejects them (%j)', async (error) => {
    script = (_req, res, { body }) => {
      const isStrict = body.messages.some((one) => 'reasoning_details' in one)
      if (isStrict) res.writeHead(400).end(JSON.stringify(error))
      else send(res, goodJson, 'application/json')
    }
    const strict = await startGatewayServer({ upstream: (...about) => script(...about) })
    const ask = () => {
      const openai = new OpenAI({
        baseURL: `${strict.gateway.url}/openai/v1`,
        apiKey: strict.gateway.key,
        maxRetries: 0,
      })
      return openai.chat.completions.create({ model, messages: [user, answer as never, user] })
    }
    for (const sent of [2, 3]) {
      expect((await ask()).choices[0]?.message.content).toBe('Hello')
      expect(strict.upstream.received).toHaveLength(sent)
    }
    await strict.close()
  })

  test('stay out of the strict dialect', async () => {
    script = sends(
      JSON.stringify({
        ...completion(''),
        choices: [{ index: 0, message: answer, finish_reason: 'stop' }],
      }),
    )
    const messages = [user, { ...answer, content: 'Hi' }, user]
    const reply = await post('/v1/chat/completions', { messages })
    expect(reply.headers['x-ignored-fields']).toBe(
      'messages[].reasoning_details, messages[].annotations',
    )
    expect(Object.keys((json(reply) as OpenAI.ChatCompletion).choices[0]?.message ?? {})).toEqual([
      'role',
      'content',
    ])
    expect(server.upstream.only().body.messages[1]).toEqual(message('Hi'))
  })

  test('in a request may not lift its limits', async () => {
    script = sends(goodJson)
    const lifting = { n_predict: 9, nested: { max_new_tokens: 9, kept: 1 }, priority: 1 }
    const reply = await post('/openai/v1/chat/completions', {
      messages: [user, { ...message('Hi'), ...lifting }, user],
    })
    expect(reply.headers['x-ignored-fields']).toBe(
      'messages[].n_predict, messages[].nested.max_new_tokens, messages[].priority',
    )
    expect(server.upstream.only().body.messages[1]).toEqual({
      ...message('Hi'),
      nested: { kept: 1 },
    })
  })
})
