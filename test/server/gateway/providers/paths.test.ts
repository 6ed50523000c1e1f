import { expect, onTestFinished, test } from 'vitest'
import { addressOf } from '../../../../server/gateway/providers/address.ts'
import { serverReplies } from '../../../support/dialects/server-replies.ts'
import { cells } from '../../../support/providers/documents.ts'
import { models, startGateway, type GatewayOptions } from '../../../support/servers/gateway.ts'
import { openEvents, sendJson, startModelServer } from '../../../support/upstreams/model-server.ts'

const [servedModel] = models

type Strict = {
  provider: string
  base: string
  /** The dialect that the server speaks at each of its addresses. */
  at: Record<string, 'chat' | 'messages' | 'responses' | 'count'>
  model: string
  facts?: NonNullable<GatewayOptions['upstreams']>[string]['facts']
}

/** A gateway before a server that answers at these addresses alone, and to what its document takes. */
async function strictGateway({ provider, base, at, model, facts }: Strict) {
  const server = await startModelServer((_, res, { path, body }) => {
    const dialect = at[path]
    if (!dialect) return sendJson(res, 404, { error: { message: `nothing is at ${path}` } })
    if (dialect === 'count') {
      const { model: name, anthropic_version: version } = body
      return sendJson(res, 200, { input_tokens: name && version ? 42 : -1 })
    }
    const cell = cells.find((one) => one.provider === provider && one.dialect === dialect)
    const faults = facts ? [] : cell?.check(body)
    if (faults?.length !== 0) return sendJson(res, 400, { error: { message: String(faults) } })
    const { whole, events } = serverReplies[dialect]
    if (!body.stream) return sendJson(res, 200, whole('Hello'))
    openEvents(res).end(events(['Hel', 'lo']).join(''))
  })
  onTestFinished(() => server.close())
  const gateway = await startGateway({
    upstreams: {
      strict: {
        base_url: new URL(base, server.base_url).href,
        provider,
        ...(facts && { facts }),
      },
    },
    routes: { '*': [{ upstream: 'strict', model }] },
  })
  onTestFinished(() => gateway.stop())
  return {
    server,
    async send(path: string, body: object) {
      const reply = await fetch(gateway.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: servedModel, ...body }),
      })
      const text = await reply.text()
      expect(reply.status, text).toBe(200)
      expect(text).toMatch(/lo|input_tokens/)
      return text
    },
  }
}

const messages = [{ role: 'user', content: 'Say hello.' }]
const vertexBase = '/v1/projects/p/locations/global/endpoints/openapi'
const claudeAt = '/v1/projects/p/locations/global/publishers/anthropic/models'

test('Claude on Vertex gets the model in the address and its version in the body', async () => {
  const { send, server } = await strictGateway({
    provider: 'vertex',
    base: vertexBase,
    model: 'claude-sonnet-4-5@20250929',
    at: {
      [`${claudeAt}/claude-sonnet-4-5@20250929:rawPredict`]: 'messages',
      [`${claudeAt}/claude-sonnet-4-5@20250929:streamRawPredict`]: 'messages',
      [`${claudeAt}/count-tokens:rawPredict`]: 'count',
    },
  })
  for (const stream of [false, true]) {
    await send('/openai/v1/chat/completions', { messages, stream })
    await send('/anthropic/v1/messages', { messages, max_tokens: 9, stream })
    await send('/openai/v1/responses', { input: 'Say hello.', stream })
  }
  expect(await send('/anthropic/v1/messages/count_tokens', { messages })).toContain('42')
  expect(server.received.map(({ path }) => path.split(':').at(-1))).toEqual([
    ...Array<string>(3).fill('rawPredict'),
    ...Array<string>(3).fill('streamRawPredict'),
    'rawPredict',
  ])
})

test('Gemini on Vertex stays at the OpenAI-shaped address', async () => {
  const { send } = await strictGateway({
    provider: 'vertex',
    base: vertexBase,
    model: 'google/gemini-2.5-flash',
    at: { [`${vertexBase}/chat/completions`]: 'chat' },
  })
  for (const stream of [false, true])
    await send('/openai/v1/chat/completions', { messages, stream })
})

test.each([
  ['anthropic.claude-sonnet-4-5', '/anthropic/v1/messages', 'messages'],
  ['deepseek.v3', '/v1/chat/completions', 'chat'],
] as const)('Bedrock’s %s is called at %s', async (model, path, dialect) => {
  const at = { [path]: dialect }
  const { send } = await strictGateway({ provider: 'bedrock', base: '/v1', model, at })
  for (const stream of [false, true]) {
    await send('/openai/v1/chat/completions', { messages, stream })
    await send('/anthropic/v1/messages', { messages, max_tokens: 9, stream })
  }
})

test('OpenAI’s own models on Bedrock are called in Responses, at their address', async () => {
  const { send } = await strictGateway({
    provider: 'bedrock',
    base: '/v1',
    model: 'openai.gpt-5.5',
    at: { '/openai/v1/responses': 'responses' },
    facts: {},
  })
  for (const stream of [false, true])
    await send('/openai/v1/responses', { input: 'Say hello.', stream })
})

test('an operator states the addresses of a server, as those of Azure’s dated API', async () => {
  const query = '?api-version=2024-10-21'
  const { send, server } = await strictGateway({
    provider: 'azure-openai',
    base: '/openai',
    model: 'ours',
    at: { [`/openai/deployments/ours/chat/completions${query}`]: 'chat' },
    facts: { paths: { chat: `deployments/{model}/chat/completions${query}` } },
  })
  for (const stream of [false, true])
    await send('/openai/v1/chat/completions', { messages, stream })
  for (const { body } of server.received) expect(body).not.toHaveProperty('model')
})

test.each([
  ['a/b?c#d', '/v1/models/a%2Fb%3Fc%23d/chat'],
  ['..', '/v1/models/-/chat'],
  ['claude@2025', '/v1/models/claude@2025/chat'],
])('the name %s is one segment of its address', (model, path) => {
  const facts = { paths: { chat: 'models/{model}/chat' } }
  expect(addressOf('/v1', 'chat', facts, { model })).toEqual({ path, hasModel: true })
})
