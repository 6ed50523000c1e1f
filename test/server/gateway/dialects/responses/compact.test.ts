import OpenAI from 'openai'
import { expect, onTestFinished, test } from 'vitest'
import { createGatewayClient } from '../../../../../client/gateway.ts'
import { startGateway, type GatewayOptions } from '../../../../support/servers/gateway.ts'
import {
  says,
  sendError,
  sendJson,
  startModelServer,
  type Script,
} from '../../../../support/upstreams/model-server.ts'

const compaction = {
  id: 'resp_1',
  object: 'response.compaction',
  created_at: 1_767_225_600,
  output: [
    { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'hi' }] },
    { type: 'compaction', id: 'cmp_1', encrypted_content: 'sealed' },
  ],
  usage: {
    input_tokens: 1000,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 100,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 1100,
  },
}
const compacts: Script = (_req, res) => sendJson(res, 200, compaction)
const usd_per_million = { input: '1', output: '10' }
const input = [{ role: 'user' as const, content: 'hi' }]

/** A gateway before servers that speak Responses; the first one compacts nothing. */
async function start(scripts: Script[], more: Omit<GatewayOptions, 'upstreams' | 'routes'> = {}) {
  const servers = await Promise.all([says('Hello'), ...scripts].map((one) => startModelServer(one)))
  const upstreams = servers.map(({ base_url }, at) => {
    const facts = { paths: { compact: 'responses/compact' } }
    const dialects: ['chat', 'responses'] = ['chat', 'responses']
    return [`s${at}`, { base_url, dialects, ...(at > 0 && { facts }) }] as const
  })
  const gateway = await startGateway({
    upstreams: Object.fromEntries(upstreams),
    routes: {
      m: upstreams.map(([upstream], tier) => ({ upstream, tier: tier + 1, usd_per_million })),
      plain: [{ upstream: 's0' }],
    },
    ...more,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await Promise.all(servers.map((server) => server.close()))
  })
  const clientOf = (apiKey = gateway.key) =>
    new OpenAI({ baseURL: `${gateway.url}/openai/v1`, apiKey, maxRetries: 0 }).responses
  return { gateway, servers, clientOf }
}

test('a conversation is compacted by the servers that do so, and charged', async () => {
  const { gateway, servers, clientOf } = await start([(_req, res) => sendError(res, 500), compacts])
  const { data, response } = await clientOf()
    .compact({ model: 'm', input, instructions: 'Be brief.' })
    .withResponse()
  expect(data).toEqual(compaction)
  expect(response.headers.get('x-ignored-fields')).toBeNull()
  expect(servers.map(({ received }) => received.length)).toEqual([0, 1, 1])
  const sent = servers[2]?.only()
  expect(sent?.path).toBe('/v1/responses/compact')
  expect(sent?.body).toEqual({ model: 'm', input, instructions: 'Be brief.' })
  const rows = await gateway.rows()
  expect(rows.map(({ status, upstream }) => [status, upstream])).toEqual([
    ['upstream_status_500', 's1'],
    ['ok', 's2'],
  ])
  // 1000 × 1 USD and 100 × 10 USD a million.
  expect(rows[1]).toMatchObject({ prompt_tokens: 1000, completion_tokens: 100, charged: 2_000_000 })
})

test('members that a compaction does not have are named, and not sent', async () => {
  const { servers, clientOf } = await start([compacts])
  const body = { model: 'm', input, store: true, temperature: 1, tools: [], stream: true }
  const { response } = await clientOf().compact(body).withResponse()
  expect(response.headers.get('x-ignored-fields')?.split(', ').toSorted()).toEqual([
    'store',
    'stream',
    'temperature',
    'tools',
  ])
  expect(Object.keys(servers[1]?.only().body ?? {}).toSorted()).toEqual(['input', 'model'])
})

test('a compacted conversation goes on, and the typed client has the call', async () => {
  const { gateway, servers } = await start([compacts])
  const client = createGatewayClient({ baseUrl: gateway.url, token: gateway.key })
  const { output } = await client.responses.compact({ model: 'm', input })
  expect(output).toEqual(compaction.output)
  const items = output as never // whatever their server made
  await client.responses.create({ model: 'm', input: items }).catch(() => {})
  expect(servers[0]?.received[0]?.body['input']).toEqual(compaction.output)
})

test('without a server that does so, the error says what to do instead', async () => {
  const { servers, clientOf } = await start([])
  const words = { status: 404, message: expect.stringContaining('ask the model for a summary') }
  await expect(clientOf().compact({ model: 'plain', input })).rejects.toMatchObject(words)
  await expect(clientOf().compact({ model: 'm', input })).rejects.toMatchObject(words)
  const unknown = clientOf().compact({ model: 'no-such', input } as never)
  await expect(unknown).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
  expect(servers[0]?.received).toEqual([])
})

test('limits of a key hold, and what a server answers in vain is a failure', async () => {
  const { gateway, servers, clientOf } = await start([
    (_req, res, { attempt }) => sendJson(res, 200, attempt === 1 ? compaction : { object: 'no' }),
  ])
  const { key } = await gateway.createKey({ budget_usd: '0.01' })
  // 16 384 tokens of a reply that nothing bounds would cost more.
  await expect(clientOf(key).compact({ model: 'm', input })).rejects.toMatchObject({ status: 402 })
  expect(servers[1]?.received).toEqual([])
  await clientOf().compact({ model: 'm', input })
  await expect(clientOf().compact({ model: 'm', input })).rejects.toMatchObject({ status: 502 })
  const rows = await gateway.rows()
  expect(rows.map(({ charged }) => charged > 0)).toContain(true)
  expect(rows.at(-1)).toMatchObject({ charged: 0 })
})
