import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, connected, namesIn, pagesOf } from '../../support/http/mcp-client.ts'
import {
  kinds,
  note,
  startPaymentStack,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'
import { documentOf, post, refusalOf, resultOf, type Mesh } from '../../support/servers/mesh.ts'
import { soldAgents } from '../../support/servers/seller.ts'
import { until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

let stack: PaymentStack
let mesh: Mesh
/** Answers of the tools' server that wait. */
const held: (() => void)[] = []

beforeAll(async () => {
  stack = await startPaymentStack()
  mesh = await stack.startSeller({
    answer: (req, res) =>
      req.url?.includes('/held')
        ? void held.push(() => sendJson(res, { held: true }))
        : sendJson(res, { path: req.url }),
  })
})
afterAll(() => stack.stop())

const write = (id: string, document: object | string) =>
  writeFile(
    join(mesh.agents, `${id}.yaml`),
    typeof document === 'string' ? document : JSON.stringify(document),
  )
const ask = (agent_id: string, tool: string, tool_arguments: object = {}) =>
  post(mesh.gateway.meshUrl, '/mesh_request', {
    api_key: mesh.gateway.key,
    agent_id,
    input: { tool, tool_arguments },
  })
const fresh = (path: string, more: object = {}) =>
  documentOf(
    `${mesh.tools.origin}/fresh`,
    {
      [path]: {
        get: { operationId: 'get_it', summary: 'Get it', 'x-tool': { cache_seconds: 60 } },
      },
    },
    { agent: { x402: true, ...more } },
  )
const listed = async () =>
  (
    (await (await fetch(`${mesh.gateway.meshUrl}/x402/agents`)).json()) as {
      agents: { agentId: string }[]
    }
  ).agents.map(({ agentId }) => agentId) // by the contract
const described = async () =>
  Object.keys(
    (
      (await (await fetch(`${mesh.gateway.metadataUrl}/metadata.json`)).json()) as {
        agents: object
      }
    ).agents,
  ) // by the contract

test('an agent whose document is new is served by every way in, one whose document is gone by none, and what it does now ends', async () => {
  await write('FreshAgent', fresh('/held'))
  refusalOf(await ask('FreshAgent', 'get_it'), 404, 'not_found')
  expect(await mesh.gateway.reload()).toBe(true)
  const running = ask('FreshAgent', 'get_it')
  await until('its tool is asked', () => held.length === 1)
  const client = await connected(mesh)
  expect(namesIn(await pagesOf(client))).toContain('FreshAgent__get_it')
  expect([await listed(), await described()]).toEqual([
    expect.arrayContaining(['FreshAgent', 'ShopAgent']),
    expect.arrayContaining(['FreshAgent', 'ShopAgent']),
  ])
  const task = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
    api_key: mesh.gateway.key,
    agent_id: 'FreshAgent',
    task_details: { tool: 'get_it', tool_arguments: {} },
  })
  expect(task.status).toBe(200)

  // Another tool of the same name must not get a stored answer or a running call of the old one.
  await write('FreshAgent', fresh('/open'))
  await mesh.gateway.reload()
  expect(resultOf(await ask('FreshAgent', 'get_it')).data).toEqual({ path: '/fresh/open' })

  await rm(join(mesh.agents, 'FreshAgent.yaml'))
  await mesh.gateway.reload()
  refusalOf(await ask('FreshAgent', 'get_it'), 404, 'not_found')
  expect(namesIn(await pagesOf(client))).not.toContain('FreshAgent__get_it')
  await expect(call(client, 'FreshAgent__get_it')).rejects.toThrow('unknown tool')
  expect([await listed(), await described()]).toEqual([
    expect.not.arrayContaining(['FreshAgent']),
    expect.not.arrayContaining(['FreshAgent']),
  ])
  expect((await stack.unpaid(mesh, 'EVM', 'FreshAgent/get_it')).status).toBe(404)
  for (const release of held) release()
  expect(resultOf(await running).data).toEqual({ held: true })
  const state = async () =>
    (
      await post(mesh.gateway.meshUrl, '/mesh_task_query', {
        api_key: mesh.gateway.key,
        task_id: task.json['task_id'],
      })
    ).json
  await until('the task has ended', async () => (await state())['status'] === 'completed')
})

test.each(kinds)(
  'another price is asked from then on, on %s too, and the one before is taken from whoever was told it',
  async (kind) => {
    const offer = await stack.pay(mesh, kind)
    const agents = soldAgents(mesh.tools.origin)
    const dearer = kind === 'EVM' ? '0.004' : '0.005'
    const before = kind === 'EVM' ? 1000n : 4000n
    await write(
      'ShopAgent',
      JSON.stringify(agents['ShopAgent']).replace('"price_usd":"0.001"', `"price_usd":"${dearer}"`),
    )
    expect(await mesh.gateway.reload()).toBe(true)
    const next = await stack.pay(mesh, kind)
    for (const payment of [offer, next])
      expect((await stack.ask(mesh, kind, note, { note: payment.payer }, payment)).status).toBe(200)
    expect(await stack.charges(kind, offer.payer)).toEqual([before])
    expect(await stack.charges(kind, next.payer)).toEqual([kind === 'EVM' ? 4000n : 5000n])
  },
)

test('a broken agent changes nothing, and neither does a price that no chain can charge', async () => {
  await write('HalfAgent', 'openapi: 3.1.0\ninfo: { title: Half }\n')
  expect(await mesh.gateway.reload()).toBe(false)
  await write('HalfAgent', fresh('/half', { price_usd: '0.0000000001' }))
  expect(await mesh.gateway.reload()).toBe(false)
  await write('HalfAgent', fresh('/half', { price_usd: '0.0000001' }))
  expect(await mesh.gateway.reload()).toBe(false)
  const refused = mesh.gateway.observed
    .filter((one) => one.kind === 'configRefused')
    .map(({ problems }) => problems.join(' '))
  expect(refused).toEqual([
    expect.stringMatching(/HalfAgent\.yaml:\d+:\d+: info\.x-agent is missing/),
    expect.stringMatching(/HalfAgent\.yaml.*price_usd/),
    expect.stringMatching(/^the price of tool get_it of agent HalfAgent cannot be charged on /),
  ])
  refusalOf(await ask('HalfAgent', 'get_it'), 404, 'not_found')
  expect((await stack.unpaid(mesh, 'EVM')).status).toBe(402)
  await rm(join(mesh.agents, 'HalfAgent.yaml'))
})

test('limits of ours and what the mesh allows are other ones at once', async () => {
  expect(
    await mesh.gateway.reload({ mesh: { each_agent: { rpm: 1 }, lenient: { arguments: true } } }),
  ).toBe(true)
  const bare = () =>
    post(mesh.gateway.meshUrl, '/mesh_request', {
      api_key: mesh.gateway.key,
      agent_id: 'KeyedAgent',
      input: { tool: 'get_thing' },
    })
  resultOf(await bare())
  expect(refusalOf(await bare(), 503, 'unavailable').message).toContain(
    'the agent KeyedAgent serves 1 request a minute',
  )
  expect(await mesh.gateway.reload({ mesh: { allow_private: [] } })).toBe(true)
  refusalOf(await bare(), 400, 'invalid_request')
  expect(refusalOf(await ask('KeyedAgent', 'get_thing'), 502, 'tool_failed').message).toContain(
    'a non-public address',
  )
})
