import { expect, onTestFinished, test } from 'vitest'
import { proxyTo } from '../store/proxy.ts'
import { freshDatabase, startPostgres } from '../support/postgres.ts'
import { metric } from '../support/process.ts'
import { assertCompletion, assertRefusal } from '../support/replies.ts'
import { until } from '../support/waiting.ts'
import { chat, many, requestsIn, surroundings, type Replica } from './setting.ts'

/** How long readiness takes to be told, and what it is. */
async function asked(replica: Replica) {
  const began = performance.now()
  const { status, parts } = await replica.ready()
  return { status, parts, ms: performance.now() - began }
}

test('while PostgreSQL is stopped known keys pass, unknown ones are 503 and never 401, and the ledger waits; no row is lost or doubled', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const { start } = await surroundings()
  const replicas = await Promise.all([start(postgres.url), start(postgres.url)])
  const [one, other] = replicas
  const { key } = await one.createKey()
  const { key: unknown } = await one.createKey()
  const names: string[] = []
  const served = async (phase: string) => {
    for (const n of many(20)) {
      const name = `${phase}-${n}`
      names.push(name)
      assertCompletion(await chat(n % 2 === 0 ? one : other, key, name))
    }
  }
  await served('before')

  await postgres.stop()
  await served('during')
  for (const replica of replicas) {
    assertRefusal(await chat(replica, unknown, 'unknown'), 503)
    assertRefusal(await chat(replica, `tg_${'a'.repeat(43)}`, 'misspelt'), 401, 503)
    const { status, parts, ms } = await asked(replica)
    expect(status).toBe(503)
    expect(parts['keys']).toMatchObject({ ok: false })
    expect(ms).toBeLessThan(1500)
  }
  await until('the rows are counted', async () => (metric(await one.metrics(), 'tollgate_ledger_queued_rows') ?? 0) >= 10, 5000)
  const command = await one.tollgate('keys', 'list')
  expect(command).toMatchObject({ code: 1, err: expect.stringMatching(/^The store postgres:\/\/127\.0\.0\.1:\d+\/postgres cannot be used: nothing listens there; start PostgreSQL, or correct the address\. \(connect ECONNREFUSED 127\.0\.0\.1:\d+\)\n$/) })

  await postgres.start()
  const back = performance.now()
  for (const replica of replicas) await until('it is ready again', async () => (await replica.ready()).status === 200, 5000 - (performance.now() - back))
  for (const replica of replicas) await until('the other key is known', async () => (await chat(replica, unknown, 'unknown')).status === 200, 5000 - (performance.now() - back))
  await served('after')
  for (const replica of replicas) expect(await replica.stop()).toEqual({ code: 0, signal: null })
  expect((await requestsIn(postgres.url)).filter((name) => name !== 'unknown')).toEqual(names.toSorted())
}, 60_000)

test('while the network to PostgreSQL is silent readiness is told in time, and known keys pass', async () => {
  const proxy = await proxyTo(await freshDatabase())
  const { start } = await surroundings()
  const replica = await start(proxy.url)
  const { key } = await replica.createKey()
  assertCompletion(await chat(replica, key, 'before'))
  proxy.hold()
  const { status, parts, ms } = await asked(replica)
  expect({ status, keys: parts['keys'] }).toEqual({ status: 503, keys: { ok: false, detail: 'does not answer within 750 ms' } })
  expect(ms).toBeLessThan(1500)
  for (const n of many(5)) {
    const began = performance.now()
    assertCompletion(await chat(replica, key, `silent-${n}`))
    expect(performance.now() - began).toBeLessThan(1000)
  }
  proxy.release()
  await until('it is ready again', async () => (await replica.ready()).status === 200, 5000)
  expect(await replica.stop()).toEqual({ code: 0, signal: null })
})
