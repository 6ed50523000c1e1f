import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { models } from '../../support/servers/gateway.ts'
import { metric, query, startServer } from '../../support/servers/process.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { assertCompletion, assertRefusal } from '../../support/http/replies.ts'
import { comesMs, promptMs, until } from '../../support/waiting.ts'
import {
  directedChat,
  configWith,
  startDirectedServer,
  type Directions,
} from '../../support/upstreams/directed.ts'

async function standing(more: Record<string, unknown> = {}) {
  const upstream = await startDirectedServer()
  onTestFinished(() => upstream.close())
  const server = await startServer({
    config: configWith(upstream, { drain: { accept_ms: 0 }, ...more }),
  })
  const { key } = await server.createKey()
  const ask = async (part: Directions = {}, token = key, more: object = {}) => {
    const { reply } = await exchange(server.url, chatBytes(token, directedChat(part, more)))
    if (!reply) throw new Error('no reply')
    return reply
  }
  const becomes = (part: string, ok: boolean) =>
    until(
      `${part} becomes ${ok ? 'well' : 'ill'}`,
      async () => (await server.ready()).parts[part]?.ok === ok,
    )
  return { upstream, server, key, ask, becomes }
}

test('with every deployment failing it says so and stays ready, for no other replica could do more; when one may be tried again they are well', async () => {
  const { server, key, ask, becomes } = await standing({
    breaker: { failures: 2, open_ms: 3000 },
    retry: { attempts: 1 },
  })
  expect((await server.ready()).isWell).toBe(true)
  const other = await server.createKey()
  const failAll = async (of: readonly string[]) => {
    for (const token of [key, other.key])
      for (const model of of) assertRefusal(await ask({ fail: 'status' }, token, { model }), 502)
  }
  await failAll(models.slice(1))
  expect((await server.ready()).isWell, 'one model can be served').toBe(true)
  await failAll(models.slice(0, 1))
  const { status, ready, parts } = await server.ready()
  expect({ status, ready }).toEqual({ status: 200, ready: true })
  const metrics = await server.metrics()
  expect([
    metric(metrics, 'tollgate_ready'),
    metric(metrics, 'tollgate_part_ok', { part: 'upstreams' }),
  ]).toEqual([1, 0])
  expect(parts['upstreams']).toMatchObject({
    ok: false,
    detail: expect.stringContaining('deployment') as string,
  })
  expect(parts['keys']).toEqual({ ok: true })
  await becomes('upstreams', true)
  assertCompletion(await ask({}, undefined, { model: models[1] }))
})

test('a key store that does not answer: ready all the same, known keys pass, unknown ones get 503 and not 401; it recovers by itself', async () => {
  const { server, ask, becomes } = await standing()
  const other = await server.createKey()
  assertCompletion(await ask())
  const journal = join(server.store, 'journal.db')
  const change = (sql: string) => {
    const database = new DatabaseSync(journal, { timeout: comesMs })
    database.exec(sql)
    database.close()
  }
  change('alter table key rename to key_gone')
  await becomes('keys', false)
  expect(await server.ready()).toMatchObject({
    status: 200,
    ready: true,
    parts: { keys: { ok: false } },
  })
  assertCompletion(await ask())
  assertRefusal(await ask({}, other.key), 503)
  change('alter table key_gone rename to key')
  await becomes('keys', true)
  await until(
    'the other key is known again',
    async () => (await ask({}, other.key)).status === 200,
    promptMs,
  )
  const transitions = () =>
    server
      .log()
      .filter(({ msg }) => msg.startsWith('store '))
      .map(({ msg, store }) => `${msg}: ${String(store)}`)
  await until('it is told', () => transitions().length > 1, promptMs)
  expect(transitions()).toEqual(['store failed: keys', 'store recovered: keys'])
})

test('a ledger that can take no more: not ready, billable calls hear 503; the rows arrive when the store is back', async () => {
  const { server, key, ask, becomes } = await standing({ ledger: { spool_bytes: 65_536 } })
  assertCompletion(await ask())
  const usage = new DatabaseSync(join(server.store, 'usage.db'), { timeout: comesMs })
  onTestFinished(() => void (usage.isOpen && usage.close()))
  usage.exec('begin immediate')
  let answered = 1
  await until('the spool is full', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask()))
    for (const reply of replies) {
      if (reply.status === 200) answered++
      else assertRefusal(reply, 503)
    }
    return replies.some(({ status }) => status === 503)
  })
  expect(await server.ready()).toMatchObject({
    status: 503,
    ready: false,
    parts: { ledger: { ok: false } },
  })
  const metrics = await server.metrics()
  expect([
    metric(metrics, 'tollgate_ready'),
    metric(metrics, 'tollgate_part_ok', { part: 'ledger' }),
  ]).toEqual([0, 0])
  // What costs nothing is served on.
  expect(
    (await fetch(`${server.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } }))
      .status,
  ).toBe(200)
  usage.exec('rollback')
  usage.close()
  await becomes('ledger', true)
  expect((await server.ready()).isWell).toBe(true)
  assertCompletion(await ask())
  await server.stop()
  const [{ rows } = {}] = query(
    join(server.store, 'usage.db'),
    "select count(*) as rows from usage where status = 'ok'",
  )
  expect(rows).toBe(answered + 1)
})
