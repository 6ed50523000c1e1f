import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import {
  alwaysRetries,
  ask,
  chat,
  json,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { models } from '../../support/servers/gateway.ts'
import { engines, freshStore } from '../../support/servers/store.ts'
import { until } from '../../support/waiting.ts'
import { sayHello, usageOf } from './limited-keys.ts'
import { completion, sendJson } from '../../support/upstreams/model-server.ts'

type Group = components['schemas']['Group']
type Settings = Partial<components['schemas']['GroupCreation']>

/** In the middle of a minute; each token costs 1000 nano-USD. */
const start = Date.UTC(2026, 0, 31, 12, 0, 48)
const prices = { '*': { input: '1', output: '1' } }

describe.each(engines)('on %s', (engine) => {
  let server: GatewayServer<'only'>
  let script = sayHello
  const clock = { time: start }
  beforeAll(async () => {
    const store = await freshStore(engine)
    server = await startGatewayServer(
      { only: (...args) => script(...args) },
      { ...alwaysRetries, prices, now: () => clock.time, store: store.url ?? store.folder },
    )
  })
  afterAll(() => server.close())

  let names = 0
  const newGroup = (settings: Settings = {}) =>
    operatorJson<Group>(server.gateway, 'POST', '/groups', { name: `g${names++}`, ...settings })
  async function newKey(settings: object = {}) {
    const body = { name: 'k', scopes: ['chat'], ...settings }
    const { id, key } = await operatorJson<{ id: string; key: string }>(
      server.gateway,
      'POST',
      '/keys',
      body,
    )
    return { id, key, send: (more: object = {}) => ask(server.gateway, chat(more), { key }) }
  }

  it('limits all keys of a group together, and those of the groups below it', async () => {
    const top = await newGroup({ name: 'acme', rpm: 3 })
    const team = await newGroup({ parent: top.id, rpm: 100 })
    const project = await newGroup({ parent: `acme/${team.name}` })
    const keys = await Promise.all(
      [top, team, project].map(({ id }) => newKey({ group: id, rpm: 50 })),
    )
    const first = await Promise.all(keys.map(({ send }) => send()))
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(first.map(({ headers }) => headers['x-ratelimit-limit-requests'])).toEqual(
      Array.from({ length: 3 }, () => '3'),
    )
    for (const { send } of keys) {
      const refused = await send()
      expect(refused.headers['retry-after']).toBe('12')
      expect(json(refused)).toEqual({
        error: 429,
        code: 'rate_limited',
        message: 'group acme may send 3 requests a minute; try again in 12 s',
      })
    }
  })

  it('refuses by the budget of a group, and by that of no other', async () => {
    script = (_req, res) => sendJson(res, 200, completion('hello', { usage: usageOf(10, 10) }))
    const top = await newGroup({ budget_usd: '1' })
    const poor = await newGroup({ name: 'search', parent: top.id, budget_usd: '0.0003' })
    const rich = await newGroup({ parent: top.id })
    const [inPoor, inRich] = await Promise.all([poor, rich].map(({ id }) => newKey({ group: id })))
    const request = { max_tokens: 150, messages: [{ role: 'user', content: 'hi' }] }
    const statuses: number[] = []
    for (let sent = 0; sent < 20; sent++) statuses.push((await inPoor?.send(request))?.status ?? 0)
    // Each one is charged 20 000 of 300 000 nano-USD, and reserves at least 150 000.
    expect(new Set(statuses)).toEqual(new Set([200, 402]))
    expect(statuses.indexOf(402)).toBeGreaterThan(2)
    const refused = await inPoor?.send(request)
    expect(refused && json(refused)).toMatchObject({
      code: 'budget_spent',
      message: expect.stringMatching(/^the budget of group search .* until 2026-02-01T00:00:00Z/),
    })
    expect((await inRich?.send(request))?.status).toBe(200)
    script = sayHello
  })

  it('never shortens a reply for a group: it refuses', async () => {
    const { id } = await newGroup({ tpm: 1000 })
    const { send } = await newKey({ group: id })
    server.only.received.length = 0
    expect(json(await send())).toMatchObject({
      message: expect.stringMatching(/^group g\d+ may use 1000 tokens a minute, and this request/),
    })
    expect((await send({ max_tokens: 20 })).status).toBe(200)
    expect(server.only.received.map(({ body }) => body)).toMatchObject([{ max_tokens: 20 }])
  })

  it('shows a caller the limit with the least left, of the key or of a group', async () => {
    const top = await newGroup({ rpm: 3, budget_usd: '0.001', budget_period: 'day' })
    const { id } = await newGroup({ parent: top.id, rpm: 40 })
    const { key, send } = await newKey({ group: id, rpm: 9, tpm: 1000, budget_usd: '5' })
    await send({ max_tokens: 20 })
    const reply = await fetch(`${server.gateway.url}/v1/usage`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const { limits } = (await reply.json()) as { limits: Record<string, unknown> }
    expect(limits).toMatchObject({
      requests_per_minute: { limit: 3, remaining: 2 },
      tokens_per_minute: { limit: 1000 },
      parallel_requests: null,
      budget: { period: 'day', limit_usd: '0.001' },
    })
  })

  it('allows the models that the key and all groups allow', async () => {
    const [model, other] = models
    const top = await newGroup({ models: [model] })
    const below = await newGroup({ parent: top.id })
    const { send } = await newKey({ group: below.id })
    expect((await send({ model })).status).toBe(200)
    const refused = await send({ model: other })
    expect(refused.status).toBe(403)
    expect(json(refused)).toMatchObject({
      message: `group ${top.name} may not use ${other}; it may use ${model}`,
    })
  })

  it('counts a moved key towards its new groups from then on, and keeps its rows', async () => {
    const [before, after] = [await newGroup({ rpm: 1 }), await newGroup({ rpm: 2 })]
    const { id, send } = await newKey({ group: before.id })
    expect([(await send()).status, (await send()).status]).toEqual([200, 429])
    await operatorJson(server.gateway, 'PATCH', `/keys/${id}`, { group: after.id })
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([
      200, 200, 429,
    ])
    const rows = (await server.gateway.rows()).filter(({ key_id }) => key_id === id)
    expect(rows.map(({ group_id }) => group_id)).toEqual([
      before.id,
      before.id,
      after.id,
      after.id,
      after.id,
    ])
    await operatorJson(server.gateway, 'PATCH', `/keys/${id}`, { group: null })
    expect((await send()).status).toBe(200)
  })

  it('follows a group that is moved, and its changed limits', async () => {
    const [small, large] = [await newGroup({ rpm: 1 }), await newGroup({ rpm: 3 })]
    const team = await newGroup({ parent: small.id })
    const { send } = await newKey({ group: team.id })
    expect([(await send()).status, (await send()).status]).toEqual([200, 429])
    const change = (id: string, body: object) =>
      operatorFetch(server.gateway, `/groups/${id}`, { method: 'PATCH', body })
    expect((await change(team.id, { parent: large.id })).status).toBe(200)
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    await change(large.id, { rpm: 2 })
    expect((await send()).status).toBe(429)
    await change(large.id, { rpm: null })
    expect((await send()).status).toBe(200)
  })

  it('lets no more in than the limit while keys move between groups under load', async () => {
    const [one, other] = [await newGroup({ rpm: 40 }), await newGroup({ rpm: 40 })]
    const keys = await Promise.all(Array.from({ length: 4 }, () => newKey({ group: one.id })))
    let isMoving = true
    const moves = (async () => {
      for (let turn = 0; isMoving; turn++) {
        const group = turn % 2 ? one.id : other.id
        const id = keys[turn % keys.length]?.id
        await operatorJson(server.gateway, 'PATCH', `/keys/${id}`, { group })
      }
    })()
    const work = keys.map(async ({ send }) => {
      const statuses: number[] = []
      for (let sent = 0; sent < 50; sent++) statuses.push((await send()).status)
      return statuses
    })
    const statuses = (await Promise.all(work)).flat()
    isMoving = false
    await moves
    const count = (status: number) => statuses.filter((one) => one === status).length
    expect(count(200) + count(429)).toBe(200)
    expect(count(200)).toBeLessThanOrEqual(80)
    expect(count(200)).toBeGreaterThan(40)
    const ids = new Set(keys.map(({ id }) => id))
    await until('all rows are stored', async () => {
      const rows = (await server.gateway.rows()).filter(({ key_id }) => ids.has(key_id))
      const admitted = rows.filter(({ status }) => status === 'ok')
      for (const { id } of [one, other])
        expect(admitted.filter(({ group_id }) => group_id === id).length).toBeLessThanOrEqual(40)
      return admitted.length === count(200)
    })
  })
})
