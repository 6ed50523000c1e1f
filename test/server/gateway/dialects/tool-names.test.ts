import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  alwaysRetries,
  model,
  startGatewayServer,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'
import { completion, sendError, sendJson } from '../../../support/upstreams/model-server.ts'

/** A model server that calls the last tool it is offered; of names with a space it takes none. */
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer(
    {
      upstream: (_req, res, { body }) => {
        const tools = body['tools'] as { function: { name: string } }[]
        const name = tools.at(-1)?.function.name ?? ''
        if (name.includes(' ')) return sendError(res, 400)
        const call = { id: 'call_1', type: 'function', function: { name, arguments: '{}' } }
        const message = { role: 'assistant', content: null, tool_calls: [call] }
        const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
        sendJson(res, 200, { ...completion(''), choices })
      },
    },
    alwaysRetries,
  )
})
afterAll(() => server.close())

const parameters = { type: 'object', properties: {} }
const dialects: Record<string, { path: string; body(names: string[]): object }> = {
  chat: {
    path: '/openai/v1/chat/completions',
    body: (names) => ({
      messages: [{ role: 'user', content: 'hi' }],
      tools: names.map((name) => ({ type: 'function', function: { name, parameters } })),
    }),
  },
  responses: {
    path: '/openai/v1/responses',
    body: (names) => ({
      input: 'hi',
      tools: names.map((name) => ({ type: 'function', name, parameters })),
    }),
  },
  messages: {
    path: '/anthropic/v1/messages',
    body: (names) => ({
      max_tokens: 64,
      messages: [{ role: 'user', content: 'hi' }],
      tools: names.map((name) => ({ name, input_schema: parameters })),
    }),
  },
}

function ask(dialect: string, names: string[]): Promise<Response> {
  const { path, body } = dialects[dialect] ?? expect.unreachable()
  return fetch(server.gateway.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.gateway.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model, ...body(names) }),
  })
}

const each = Object.keys(dialects)
const names = ['files.read', 'files/read', 'x'.repeat(129), 'größe']

test.each(each.flatMap((dialect) => names.map((name) => [dialect, name] as const)))(
  '%s: a model server may take a tool called %s, and calls it by that name',
  async (dialect, name) => {
    const reply = await ask(dialect, [name])
    expect([reply.status, (await reply.text()).includes(`"name":"${name}"`)]).toEqual([200, true])
  },
)

test.each(each)('%s: a model server may take 1500 tools', async (dialect) => {
  const many = Array.from({ length: 1500 }, (_, at) => `tool_${at}`)
  const reply = await ask(dialect, many)
  expect([reply.status, (await reply.text()).includes('"name":"tool_1499"')]).toEqual([200, true])
})

test.each(each)('%s: a name that a model server refuses is a 400', async (dialect) => {
  const reply = await ask(dialect, ['read files'])
  expect(reply.status).toBe(400)
})
