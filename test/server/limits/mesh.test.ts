import { expect, it } from 'vitest'
import { createLog } from '../../../server/observe/log.ts'
import { testMesh, post, refusalOf, resultOf } from '../../support/servers/mesh.ts'
import { exchange, requestBytes } from '../../support/http/raw.ts'
import { metric } from '../../support/servers/process.ts'
import { completion, sendJson, type Script } from '../../support/upstreams/model-server.ts'
import { ask, json } from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'

/** In the middle of a minute, of the last day of a month. */
const start = Date.UTC(2026, 0, 31, 12, 0, 48)
const answers: Script = (_req, res) => sendJson(res, 200, completion('hello'))

const echo = (
  _req: unknown,
  res: { setHeader(name: string, value: string): unknown; end(text: string): unknown },
) => {
  res.setHeader('content-type', 'application/json')
  res.end('{"degrees":21}')
}
const tool = (api_key: string, city = 'Lisbon') => ({
  api_key,
  agent_id: 'ToyAgent',
  input: { tool: 'get_weather', tool_arguments: { city } },
})
const task = (api_key: string) => ({
  api_key,
  agent_id: 'ToyAgent',
  task_details: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } },
})

/** A key for two calls of a tool a day, and an agent that may be used for four and a half. */
async function testBudgets() {
  const state = { time: start, works: true }
  const { gateway } = await testMesh(
    answers,
    (req, res) => (state.works ? echo(req, res) : void res.writeHead(500).end()),
    {
      now: () => state.time,
      mesh: { each_agent: { budget_usd: '0.009', budget_period: 'total' } },
    },
  )
  const { key, id } = await gateway.createKey({ rpm: 9, budget_usd: '0.004', budget_period: 'day' })
  const send = () => post(gateway.meshUrl, '/mesh_request', tool(key))
  return { state, gateway, key, id, send }
}

it('agents cost a key their price, and only when they answer', async () => {
  const { state, gateway, key, send } = await testBudgets()
  state.works = false
  for (let n = 0; n < 3; n++) refusalOf(await send(), 502, 'tool_failed')
  state.works = true
  const first = await send()
  resultOf(first)
  expect(first.headers.get('x-ratelimit-remaining-requests')).toBe('5')
  resultOf(await send())
  expect(refusalOf(await send(), 402, 'budget_spent').message).toMatch(
    /^the budget of this key is spent until 2026-02-01T00:00:00Z: .* 0 of .* USD is left/,
  )
  refusalOf(await post(gateway.meshUrl, '/mesh_task_create', task(key)), 402, 'budget_spent')
  state.time += 12 * 3_600_000
  resultOf(await send())
})

it('a budget of a key or of an agent that is nearly spent is logged once in its period, and counted', async () => {
  const { state, gateway, id, send } = await testBudgets()
  for (let n = 0; n < 2; n++) resultOf(await send())
  state.time += 12 * 3_600_000
  for (let n = 0; n < 2; n++) resultOf(await send())
  const warnings = () => gateway.observed.filter((one) => one.kind === 'budgetNearlySpent')
  await until('all three budgets are told of', () => warnings().length === 3)
  const lines: string[] = []
  for (const one of warnings()) createLog('info', { write: (line) => void lines.push(line) })(one)
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    {
      level: 'warn',
      msg: 'budget nearly spent',
      keyId: id,
      spentNano: 4_000_000,
      budgetNano: 4_000_000,
      endsAt: Date.UTC(2026, 1, 1),
    },
    {
      level: 'warn',
      msg: 'budget nearly spent',
      cap: 'agent/ToyAgent',
      spentNano: 8_000_000,
      budgetNano: 9_000_000,
      endsAt: null,
    },
    { level: 'warn', msg: 'budget nearly spent', keyId: id, endsAt: Date.UTC(2026, 1, 2) },
  ])
  const metrics = await gateway.metrics()
  expect(
    ['keys', 'agent/ToyAgent'].map((of) =>
      metric(metrics, 'tollgate_budgets_nearly_spent_total', { of }),
    ),
  ).toEqual([2, 1])
})

it('tools called over MCP cost as much, and their results tell what is left', async () => {
  const { gateway } = await testMesh(answers, echo, { now: () => start })
  const { key } = await gateway.createKey({ rpm: 2 })
  const send = (method: string, params = {}) =>
    post(
      gateway.meshUrl,
      '/mcp',
      { jsonrpc: '2.0', id: 1, method, params },
      { authorization: `Bearer ${key}` },
    )
  const call = () =>
    send('tools/call', { name: 'ToyAgent__get_weather', arguments: { city: 'Lisbon' } })
  const replies = [await call(), await call(), await call()]
  expect(
    replies.map(({ status, headers }) => [
      status,
      headers.get('x-ratelimit-limit-requests'),
      headers.get('x-ratelimit-remaining-requests'),
      headers.get('x-ratelimit-reset-requests'),
    ]),
  ).toEqual([
    [200, '2', '1', '12s'],
    [200, '2', '0', '12s'],
    [200, '2', '0', '12s'],
  ])
  expect(replies.map(({ json: { result } }) => (result as { isError?: boolean }).isError)).toEqual([
    undefined,
    undefined,
    true,
  ]) // by the protocol
  expect(replies[2]?.text).toContain('this key may send 2 requests a minute; try again in 12 s')
  expect(
    (await send('tools/list')).headers.get('x-ratelimit-limit-requests'),
    'what is not limited',
  ).toBeNull()
})

it('agents’ answers count as requests, tasks too; a task whose key has nothing left when its turn comes fails', async () => {
  const waiting: (() => void)[] = []
  const { gateway } = await testMesh(
    answers,
    (req, res) => void (waiting.length === 0 ? waiting.push(() => echo(req, res)) : echo(req, res)),
    { now: () => start, mesh: { tasks: { workers: 1 } } },
  )
  const { key } = await gateway.createKey({ rpm: 5, budget_usd: '0.006', budget_period: 'day' })
  const tasks = [
    await post(gateway.meshUrl, '/mesh_task_create', task(key)),
    await post(gateway.meshUrl, '/mesh_task_create', task(key)),
  ]
  expect(tasks.map(({ headers }) => headers.get('x-ratelimit-remaining-requests'))).toEqual([
    '4',
    '3',
  ])
  const states = () =>
    Promise.all(
      tasks.map(
        async ({ json: { task_id } }) =>
          (await post(gateway.meshUrl, '/mesh_task_query', { api_key: key, task_id })).json,
      ),
    )
  await until('the first one runs', () => waiting.length === 1)
  for (let n = 0; n < 2; n++)
    resultOf(await post(gateway.meshUrl, '/mesh_request', tool(key, `city ${n}`)))
  waiting[0]?.()
  await until('both have ended', async () =>
    (await states()).every(({ status }) => status === 'failed' || status === 'completed'),
  )
  expect(await states()).toMatchObject([
    { status: 'completed' },
    {
      status: 'failed',
      error: expect.stringMatching(/^the budget of this key is spent until 2026-02-01T00:00:00Z: /),
    },
  ])
  refusalOf(await post(gateway.meshUrl, '/mesh_request', tool(key)), 402, 'budget_spent')
})

it('an agent, and everything together, may be bounded by the operator, who then is the one to refuse', async () => {
  const { gateway } = await testMesh(answers, echo, {
    now: () => start,
    mesh: { each_agent: { rpm: 2 } },
    limits: { all: { rpm: 4 } },
  })
  const send = async (api_key: string, agent_id = 'ToyAgent', name = 'get_weather') =>
    post(gateway.meshUrl, '/mesh_request', {
      api_key,
      agent_id,
      input: { tool: name, tool_arguments: name === 'get_weather' ? { city: 'Lisbon' } : {} },
    })
  const [one, two] = [await gateway.createKey(), await gateway.createKey()]
  resultOf(await send(one.key))
  resultOf(await send(two.key))
  expect(refusalOf(await send(two.key), 503, 'unavailable').message).toBe(
    'the agent ToyAgent serves 2 requests a minute; try again in 12 s',
  )
  resultOf(await send(one.key, 'OtherAgent', 'get_thing'))
  expect((await ask(gateway)).status).toBe(200)
  expect(json(await ask(gateway))).toMatchObject({
    error: 503,
    message: 'this server serves 4 requests a minute; try again in 12 s',
  })
})

it('too many requests of one address are refused before a body is read', async () => {
  const { gateway } = await testMesh(answers, echo, {
    mesh: { address_rpm: 2 },
    trusted_proxies: ['127.0.0.0/8'],
  })
  const from = (address: string) =>
    post(gateway.meshUrl, '/mesh_request', 'no JSON', { 'x-forwarded-for': `1.2.3.4, ${address}` })
  await until('a minute is young', () => Date.now() % 60_000 < 50_000)
  for (let n = 0; n < 2; n++) expect((await from('203.0.113.7')).status).toBe(400)
  const refused = refusalOf(await from('203.0.113.7'), 429, 'rate_limited')
  expect(refused.message).toMatch(/^your address may send 2 requests a minute; try again in \d+ s$/)
  expect((await from('203.0.113.8')).status).toBe(400)
  // What is announced is never sent.
  const { reply } = await exchange(
    gateway.meshUrl,
    requestBytes('POST /mesh_request HTTP/1.1', [
      'Host: mesh.test',
      'Content-Type: application/json',
      'Content-Length: 4000',
      'X-Forwarded-For: 203.0.113.7',
    ]),
  )
  expect([reply?.status, JSON.parse(reply?.body.toString() ?? '')]).toMatchObject([
    429,
    { code: 'rate_limited' },
  ])
})
