import { expect, onTestFinished, test } from 'vitest'
import { operations } from '../../../support/providers/operations.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { model } from '../../../support/servers/gateway-server.ts'
import { features } from '../../../support/providers/requests.ts'
import { startPrismProvider } from '../../../support/upstreams/prism.ts'

const { messages = [], tools } = features['calls of another model'] ?? {}

/** A chat with nearly everything that a strict server refuses. */
const chat = {
  model,
  max_tokens: 2000,
  tools,
  tool_choice: 'auto',
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'system', content: 'In English.' },
    ...messages,
  ],
}

test.each([
  ['mistral', 'mistral-small-latest'],
  ['openai', 'gpt-5.2'],
  ['anthropic', 'claude-sonnet-4-5'],
])('%s: a strict server takes a chat that another model began', async (provider, upstreamModel) => {
  const prism = await startPrismProvider(provider)
  onTestFinished(() => prism.close())
  const gateway = await startGateway({
    upstreams: {
      strict: {
        base_url: prism.base_url,
        provider,
        key_env: 'STRICT_KEY',
      },
    },
    routes: { '*': [{ upstream: 'strict', model: upstreamModel }] },
    env: { STRICT_KEY: 'a-key' },
  })
  onTestFinished(() => gateway.stop())
  const path = provider === 'anthropic' ? 'messages' : 'chat/completions'
  const unshaped = await fetch(`${prism.base_url}/${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer a-key',
      'x-api-key': 'a-key',
      'content-type': 'application/json',
    },
    body: JSON.stringify(chat),
  })
  expect([400, 422], await unshaped.text()).toContain(unshaped.status)
  for (const stream of [false, true]) {
    const reply = await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...chat, stream }),
    })
    const text = await reply.text()
    expect(reply.status, text).toBe(200)
    expect(text).toContain(stream ? '[DONE]' : '"finish_reason":"stop"')
  }
})

test.each([
  ['openai', ['embeddings', 'moderations', 'images', 'speech', 'compact', 'input_tokens']],
  ['vllm', ['rerank']],
  ['mistral', ['embeddings']],
] as const)('%s: a strict server takes %j with all fields', async (provider, names) => {
  const prism = await startPrismProvider(provider)
  onTestFinished(() => prism.close())
  const kinds = names.filter((name) => name !== 'compact' && name !== 'input_tokens')
  const gateway = await startGateway({
    upstreams: { strict: { base_url: prism.base_url, provider, key_env: 'STRICT_KEY' } },
    routes: Object.fromEntries(['*', ...kinds].map((name) => [name, [{ upstream: 'strict' }]])),
    models: Object.fromEntries(kinds.map((kind) => [kind, { kind }])),
    env: { STRICT_KEY: 'a-key' },
  })
  onTestFinished(() => gateway.stop())
  for (const name of names) {
    const { path, requests } = operations[name] ?? {}
    const fields = requests?.['all fields'] ?? requests?.['plain']
    const used = kinds.some((kind) => kind === name) ? name : model
    const reply = await fetch(`${gateway.url}/openai/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, model: used }),
    })
    const text = await reply.text()
    expect([name, reply.status], text).toEqual([name, 200])
    expect(reply.headers.get('x-estimated')).toBeNull()
  }
})
