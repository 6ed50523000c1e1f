import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { openStore } from '../../../server/store/database.ts'
import { serverProblems } from '../../../server/operator/overview/problems.ts'
import { operatorJson } from '../../support/http/operator.ts'
import {
  ask,
  chat,
  model,
  startGatewayServer,
  testGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { putPayment } from '../../support/servers/operator.ts'
import { post } from '../../support/servers/mesh.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { freshFolder, freshStore } from '../../support/servers/store.ts'
import { says, sendError, startModelServer } from '../../support/upstreams/model-server.ts'
import { comesMs, until } from '../../support/waiting.ts'

type Overview = components['schemas']['ServerOverview']
type Problem = components['schemas']['Problem']

let shared: GatewayServer<'good' | 'bad'>
let folder: string
let delayMs = 0
beforeAll(async () => {
  folder = freshFolder()
  shared = await startGatewayServer(
    { good: says('hello'), bad: (_, res) => sendError(res, 500) },
    {
      mesh: {},
      store: folder,
      breaker: { failures: 2, open_ms: 60_000 },
      deployments: { bad: { tier: 2 }, good: { usd_per_million: { input: '1', output: '2' } } },
      strain: () => ({ delayMs, heap: 0 }),
    },
  )
})
afterAll(() => shared.close())

const read = () => operatorJson<Overview>(shared.gateway, 'GET', '/overview')
const of = (problems: readonly Problem[], kind: Problem['kind']) =>
  problems.filter((problem) => problem.kind === kind)

test('shows each problem with what it is about, errors first', async () => {
  const { gateway } = shared
  const poor = await gateway.createKey({ name: 'poor', budget_usd: '1' })
  await ask(gateway, chat({ max_tokens: 5 }), { key: poor.key })
  await gateway.rows()
  // What it reserves is more than what it uses.
  await operatorJson(gateway, 'PATCH', `/keys/${poor.id}`, { budget_usd: '0.00002' })
  await operatorJson(gateway, 'POST', '/upstreams/good/drain')
  await ask(gateway)
  await ask(gateway)
  await until('a probe has shown that it fails for all', () =>
    gateway.observed.some(({ kind }) => kind === 'breakerMoved'),
  )
  await operatorJson(gateway, 'POST', '/upstreams/good/restore')
  const store = openStore(folder)
  await putPayment(store, { state: 'refund_due' })
  await store.close()
  expect(await gateway.reload({ limits: { connections: -1 } })).toBe(false)
  delayMs = 10_000
  await until('requests are refused', async () => (await ask(gateway)).status === 503)

  const { problems } = await read()
  expect(of(problems, 'breaker_open')).toMatchObject([
    { severity: 'error', about: { type: 'upstream', id: 'bad' }, server: null },
  ])
  expect(of(problems, 'breaker_open')[0]?.since).toBeGreaterThan(Date.now() - 60_000)
  expect(of(problems, 'refund_due')).toMatchObject([
    { about: { type: 'payments', id: 'refund_due' }, message: '1 payment waits for a refund' },
  ])
  expect(of(problems, 'config_refused')[0]?.message).toContain('limits.connections')
  expect(of(problems, 'shedding')).toMatchObject([{ about: { type: 'server', id: 'load' } }])
  const [budget] = of(problems, 'budget_nearly_spent')
  expect(budget).toMatchObject({ about: { type: 'key', id: poor.id } })
  expect(budget?.message).toMatch(
    /^the key poor has used 90 % of its budget of 0.00002 USD a month$/,
  )
  const severities = problems.map(({ severity }) => severity)
  expect(severities).toEqual(severities.toSorted())
  delayMs = 0
  await until('the load is over', async () => of((await read()).problems, 'shedding').length === 0)
})

test('a budget that is nearly spent is told of within half a minute', async () => {
  const { gateway } = await testGatewayServer(
    { good: says('hello') },
    { deployments: { good: { usd_per_million: { input: '1', output: '2' } } } },
  )
  let passedMs = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passedMs)
  onTestFinished(() => clock.mockRestore())
  const read = () => operatorJson<Overview>(gateway, 'GET', '/overview')
  await read()
  const key = await gateway.createKey({ name: 'spender', budget_usd: '1' })
  await ask(gateway, chat({ max_tokens: 5 }), { key: key.key })
  await gateway.rows()
  await operatorJson(gateway, 'PATCH', `/keys/${key.id}`, { budget_usd: '0.00002' })
  const told = async () =>
    of((await read()).problems, 'budget_nearly_spent').some(({ about }) => about.id === key.id)
  expect(await told()).toBe(false)
  passedMs += 31_000
  expect(await told()).toBe(true)
})

test('counts requests by status, tokens, money and times as the ledger does', async () => {
  const { gateway } = shared
  await ask(gateway)
  // Probes that fail have a row without a key, and are no requests.
  const rows = (await gateway.rows()).filter(({ key_id }) => key_id !== '-')
  const { hour, minutes, at, servers } = await read()
  const calls = new Set(rows.map(({ call_id }) => call_id)).size
  expect(servers).toBe(1)
  expect(hour.requests).toBe(calls)
  expect(hour.by_status['ok']).toBe(rows.filter(({ status }) => status === 'ok').length)
  expect(hour.charged).toBe(String(rows.reduce((sum, { charged }) => sum + charged, 0)))
  expect(hour.tokens).toBe(
    rows.reduce((sum, row) => sum + row.prompt_tokens + row.completion_tokens, 0),
  )
  expect(hour.whole.count).toBe(hour.by_status['ok'])
  expect(minutes).toHaveLength(60)
  expect(minutes.reduce((sum, { requests }) => sum + requests, 0)).toBe(calls)
  expect(minutes.at(-1)?.at).toBe(at - (at % 60_000))
})

test('routes show the part of the calls that each deployment gets now', async () => {
  const { routes } = await operatorJson<components['schemas']['RouteList']>(
    shared.gateway,
    'GET',
    '/routes',
  )
  expect(routes.find((route) => route.model === model)).toMatchObject({
    route: '*',
    deployments: [
      { upstream: 'good', tier: 1, share: 1, breaker: 'closed', drained: false },
      { upstream: 'bad', tier: 2, share: 0, breaker: 'open' },
    ],
  })
})

test('agents show what their tools were called for', async () => {
  const { gateway } = shared
  for (const text of ['one', 'two', 'one'])
    await post(gateway.meshUrl, '/mesh_request', {
      api_key: gateway.key,
      agent_id: 'EchoAgent',
      input: { tool: 'echo', tool_arguments: { text } },
    })
  const { agents } = await operatorJson<components['schemas']['AgentList']>(
    gateway,
    'GET',
    '/agents',
  )
  const echo = agents.find(({ id }) => id === 'EchoAgent')
  expect(echo).toMatchObject({ available: true, calls: 3, errors: 0 })
  const tools = Object.fromEntries((echo?.tools ?? []).map((tool) => [tool.name, tool]))
  expect(tools['echo']).toMatchObject({ calls: 3, effect: 'read', p95_ms: expect.any(Number) })
  expect(tools['add']).toMatchObject({ calls: 0, p95_ms: null })
  const details = await operatorJson<components['schemas']['AgentDetails']>(
    gateway,
    'GET',
    '/agents/EchoAgent',
  )
  expect(details.document).toContain('operationId: echo')
  expect(details.tools.map(({ name }) => name)).toEqual(Object.keys(tools))
})

async function startTwo() {
  const { url: store = '' } = await freshStore('postgres')
  const upstream = await startModelServer(says('hello'))
  const server = () =>
    startGateway({
      upstreams: { only: { base_url: upstream.base_url } },
      routes: { '*': [{ upstream: 'only' }] },
      mesh: {},
      store,
    })
  const servers = await Promise.all([server(), server()])
  onTestFinished(async () => {
    await Promise.all(servers.map((one) => one.stop()))
    await upstream.close()
  })
  return servers
}

test('joins what the servers of one store have counted, and names whose problem it is', async () => {
  const [one, two] = await startTwo()
  await ask(one)
  await ask(two, chat(), { key: one.key })
  await ask(two, chat(), { key: one.key })
  await two.reload({ limits: { connections: -1 } })
  const overview = () => operatorJson<Overview>(one, 'GET', '/overview')
  await until('both are counted', async () => {
    const { hour, problems } = await overview()
    return hour.requests === 3 && of(problems, 'config_refused').length > 0
  })
  const joined = await overview()
  expect(joined.servers).toBe(2)
  expect(joined.hour.by_status).toEqual({ ok: 3 })
  expect(of(joined.problems, 'config_refused')[0]?.server).toMatch(/^[0-9a-f-]{36}$/)
  const own = await operatorJson<Overview>(two, 'GET', '/overview')
  expect(of(own.problems, 'config_refused')[0]?.server).toBeNull()
})

test('agents show what all servers of the store were called for, as long as each runs', async () => {
  const [one, two] = await startTwo()
  const call = ({ meshUrl }: Gateway) =>
    post(meshUrl, '/mesh_request', {
      api_key: one.key,
      agent_id: 'EchoAgent',
      input: { tool: 'echo', tool_arguments: { text: 'hi' } },
    })
  for (const server of [one, two, two]) expect((await call(server)).status).toBe(200)
  const seen = async () => {
    const list = await operatorJson<components['schemas']['AgentList']>(one, 'GET', '/agents')
    const calls = list.agents.find(({ id }) => id === 'EchoAgent')?.calls
    return { servers: list.servers, calls }
  }
  await expect.poll(seen, { timeout: comesMs }).toEqual({ servers: 2, calls: 3 })
  await two.stop()
  await expect.poll(seen, { timeout: comesMs }).toEqual({ servers: 1, calls: 1 })
})

test('rows that wait for the store, parts that are not ready, and clocks that differ are problems', () => {
  const problemsOf = (queuedRows: number, parts = {}, aheadMs = 0) =>
    serverProblems({
      readiness: { ready: true, parts },
      upstreams: [],
      processes: [],
      queuedRows,
      aheadMs,
    })
  expect(problemsOf(10_000)).toEqual([])
  expect(problemsOf(10_001)).toMatchObject([
    { kind: 'ledger_backlog', severity: 'warning', about: { type: 'ledger', id: 'spool' } },
  ])
  const keys = { ok: false, detail: 'does not answer' }
  expect(problemsOf(0, { keys, server: { ok: true } })).toMatchObject([
    { kind: 'not_ready', message: 'keys: does not answer', about: { type: 'part', id: 'keys' } },
  ])
  expect(problemsOf(0, {}, 2000)).toEqual([])
  expect(problemsOf(0, {}, -119_700)).toMatchObject([
    {
      kind: 'clock_differs',
      severity: 'warning',
      message: expect.stringContaining("is 120 s behind the database's"),
      about: { type: 'server', id: 'clock' },
    },
  ])
})

test('an upstream that is drained is not forgotten', async () => {
  const { gateway } = shared
  await operatorJson(gateway, 'POST', '/upstreams/good/drain')
  expect(of((await read()).problems, 'upstream_drained')).toMatchObject([
    { severity: 'warning', about: { type: 'upstream', id: 'good' }, server: null },
  ])
  await operatorJson(gateway, 'POST', '/upstreams/good/restore')
  expect(of((await read()).problems, 'upstream_drained')).toEqual([])
})

test('an upstream that is drained is an error where nothing else serves a model', async () => {
  const { gateway } = shared
  for (const name of ['good', 'bad'])
    await operatorJson(gateway, 'POST', `/upstreams/${name}/drain`)
  expect((await ask(gateway)).status).toBe(503)
  const drained = of((await read()).problems, 'upstream_drained')
  expect(drained.map(({ severity, about }) => [severity, about.id])).toEqual([
    ['error', 'good'],
    ['error', 'bad'],
  ])
  expect(drained[0]?.message).toMatch(
    /^good is drained, and no other upstream serves [\w/.-]+, [\w/.-]+, [\w/.-]+ and 4 more: calls are rejected; restore it$/,
  )
  for (const name of ['good', 'bad'])
    await operatorJson(gateway, 'POST', `/upstreams/${name}/restore`)
  expect(of((await read()).problems, 'upstream_drained')).toEqual([])
})
