import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  alwaysRetries,
  model,
  startGatewayServer,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'
import { completion, sendJson } from '../../../support/upstreams/model-server.ts'

/** A model server whose model reasons, and says nothing. */
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  const message = { role: 'assistant', content: null, reasoning_content: 'Hm.' }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  server = await startGatewayServer(
    { upstream: (_req, res) => sendJson(res, 200, { ...completion(''), choices }) },
    alwaysRetries,
  )
})
afterAll(() => server.close())
beforeEach(() => {
  server.upstream.received.length = 0
})

async function post<Reply>(path: string, body: object): Promise<Reply> {
  const reply = await fetch(server.gateway.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.gateway.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model, ...body }),
  })
  const text = await reply.text()
  expect(reply.status, text).toBe(200)
  return JSON.parse(text) as Reply // of the dialect of the path
}

const user = { role: 'user', content: 'hi' }
const told = () => server.upstream.received.at(-1)?.body.messages
const reasoned = [user, { role: 'assistant', content: '', reasoning_content: 'Hm.' }, user]

type ChatReply = { choices: [{ message: object }] }

test.each(['/v1', '/openai/v1'])(
  'a reply of reasoning alone goes back as it came: %s',
  async (base) => {
    const path = `${base}/chat/completions`
    const { choices } = await post<ChatReply>(path, { messages: [user] })
    await post(path, { messages: [user, choices[0].message, user] })
    expect(told()).toMatchObject(reasoned)
  },
)

test.each([
  { content: null, reasoning_content: 'Hm.' },
  { content: null, reasoning: 'Hm.' },
  { reasoning_content: 'Hm.' },
])('an assistant that only reasoned needs no content: %o', async (message) => {
  const messages = [user, { role: 'assistant', ...message }, user]
  await post('/openai/v1/chat/completions', { messages })
  expect(told()).toMatchObject(reasoned)
})

test('a response of reasoning alone goes back as it came, and so does its reasoning by itself', async () => {
  type Reply = { output: { type: string }[] }
  const { output } = await post<Reply>('/openai/v1/responses', { input: [user] })
  await post('/openai/v1/responses', { input: [user, ...output, user] })
  expect(told()).toMatchObject(reasoned)
  const reasoning = output.filter(({ type }) => type === 'reasoning')
  await post('/openai/v1/responses', { input: [user, ...reasoning, user] })
  expect(told()).toMatchObject(reasoned)
})

test('a message of thinking alone goes back as it came', async () => {
  const path = '/anthropic/v1/messages'
  const body = { max_tokens: 64 }
  type Reply = { content: { type: string }[] }
  const { content } = await post<Reply>(path, { ...body, messages: [user] })
  expect(content.map(({ type }) => type)).toEqual(['thinking'])
  await post(path, { ...body, messages: [user, { role: 'assistant', content }, user] })
  expect(told()).toMatchObject(reasoned)
})
