import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startDatabaseProxy } from '../../support/servers/database-proxy.ts'
import { freshDatabase, startPostgres } from '../../support/servers/postgres.ts'
import { childrenOf, metric, testFolder } from '../../support/servers/process.ts'
import { assertCompletion, assertRefusal } from '../../support/http/replies.ts'
import { longMs, until } from '../../support/waiting.ts'
import { chat, requestsIn, replicaBackends, type Replica } from '../../support/servers/replicas.ts'
import { numbersBelow } from '../../support/numbers.ts'

/** How long readiness takes to be told, and what it is. */
async function timedReadiness(replica: Replica) {
  const began = performance.now()
  return { ...(await replica.ready()), ms: performance.now() - began }
}

test(
  'while PostgreSQL is stopped known keys pass, unknown ones are 503 and never 401, and the ledger waits; no row is lost or doubled',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const { start } = await replicaBackends()
    const replicas = await Promise.all([start(postgres.url), start(postgres.url)])
    const [one, other] = replicas
    const { key } = await one.createKey()
    const { key: unknown } = await one.createKey()
    const names: string[] = []
    const served = async (phase: string) => {
      for (const n of numbersBelow(20)) {
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
      const { status, ready, parts, ms } = await timedReadiness(replica)
      expect({ status, ready }, 'known keys pass: it serves them').toEqual({
        status: 200,
        ready: true,
      })
      expect(parts['keys']).toMatchObject({ ok: false })
      const metrics = await replica.metrics()
      expect([
        metric(metrics, 'tollgate_ready'),
        metric(metrics, 'tollgate_part_ok', { part: 'keys' }),
        metric(metrics, 'tollgate_part_ok', { part: 'ledger' }),
      ]).toEqual([1, 0, 1])
      expect(ms).toBeLessThan(7500)
    }
    await until(
      'the rows are counted',
      async () => (metric(await one.metrics(), 'tollgate_ledger_queued_rows') ?? 0) >= 10,
    )
    const command = await one.tollgate('keys', 'list')
    expect(command).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^The store postgres:\/\/127\.0\.0\.1:\d+\/postgres cannot be used: nothing listens there; start PostgreSQL, or correct the address\. \(connect ECONNREFUSED 127\.0\.0\.1:\d+\)\n$/,
      ),
    })

    await postgres.start()
    for (const replica of replicas)
      await until('its keys are well again', async () => (await replica.ready()).isWell)
    for (const replica of replicas)
      await until(
        'the other key is known',
        async () => (await chat(replica, unknown, 'unknown')).status === 200,
      )
    await served('after')
    for (const replica of replicas) expect(await replica.stop()).toEqual({ code: 0, signal: null })
    expect((await requestsIn(postgres.url)).filter((name) => name !== 'unknown')).toEqual(
      names.toSorted(),
    )
  },
  longMs,
)

test('while the network to PostgreSQL is silent readiness is told in time, and known keys pass', async () => {
  const proxy = await startDatabaseProxy(await freshDatabase())
  const { start } = await replicaBackends()
  const replica = await start(proxy.url)
  const { key } = await replica.createKey()
  assertCompletion(await chat(replica, key, 'before'))
  proxy.hold()
  const { status, parts, ms } = await timedReadiness(replica)
  expect({ status, keys: parts['keys'] }).toEqual({
    status: 200,
    keys: { ok: false, detail: 'does not answer within 750 ms' },
  })
  expect(ms).toBeLessThan(7500)
  const began = performance.now()
  for (const n of numbersBelow(10)) assertCompletion(await chat(replica, key, `silent-${n}`))
  // A statement would be waited for two seconds each.
  expect(performance.now() - began).toBeLessThan(10_000)
  proxy.release()
  await until('its keys are well again', async () => (await replica.ready()).isWell)
  expect(await replica.stop()).toEqual({ code: 0, signal: null })
})

const clock = fileURLToPath(new URL('../../support/programs/movable-clock.ts', import.meta.url))

test(
  'a minute without PostgreSQL takes a replica out of use, for no key passes any more; with it all is well again',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const { start } = await replicaBackends()
    const ahead = join(await testFolder(), 'ahead')
    const replica = await start(postgres.url, {
      nodeArgs: ['--import', clock],
      env: { TEST_CLOCK: ahead },
    })
    const { key } = await replica.createKey()
    assertCompletion(await chat(replica, key, 'before'))
    await postgres.stop()
    await until('it is told', async () => (await replica.ready()).parts['keys']?.ok === false)
    assertCompletion(await chat(replica, key, 'during'))
    expect(await replica.ready()).toMatchObject({ status: 200, ready: true })

    await writeFile(ahead, '61000')
    process.kill(replica.pid, 'SIGUSR2')
    await until('its clock is set', () => existsSync(`${ahead}.set`))
    assertRefusal(await chat(replica, key, 'late'), 503)
    const detail = 'does not answer, not for 60 s or since the start: no key passes'
    expect(await replica.ready()).toMatchObject({
      status: 503,
      ready: false,
      parts: { keys: { ok: false, detail }, ledger: { ok: true } },
    })
    expect(metric(await replica.metrics(), 'tollgate_ready')).toBe(0)

    await postgres.start()
    const keys = async () => (await replica.ready()).parts['keys']
    await until('its keys are well again', async () => (await keys())?.ok === true)
    expect((await replica.ready()).parts['clock']).toMatchObject({
      ok: false,
      detail: expect.stringContaining("61 s ahead of the database's") as string,
    })
    await until(
      'the key passes again',
      async () => (await chat(replica, key, 'after')).status === 200,
    )
    expect(await replica.stop()).toEqual({ code: 0, signal: null })
  },
  longMs,
)

test(
  'a worker that is gone, and the next one that never reached PostgreSQL, take their replica out of use; the other one stays',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const { start } = await replicaBackends()
    const [halved, whole] = await Promise.all([
      start(postgres.url, { args: ['--workers', '2'] }),
      start(postgres.url),
    ])
    await postgres.stop()
    await until('it is told', async () => (await halved.ready()).parts['keys']?.ok === false)
    expect(await halved.ready()).toMatchObject({
      status: 200,
      ready: true,
      parts: { workers: { ok: true } },
    })

    const [victim = 0] = await childrenOf(halved.pid)
    process.kill(victim, 'SIGKILL')
    await until(
      'the loss is told',
      async () => (await halved.ready()).parts['workers']?.ok === false,
    )
    expect(await halved.ready()).toMatchObject({ status: 503, ready: false })
    await until(
      'another worker is there',
      async () => (await halved.ready()).parts['workers']?.ok === true,
    )
    const { status, ready, parts } = await halved.ready()
    expect({ status, ready }).toEqual({ status: 503, ready: false })
    const detail = 'does not answer, not for 60 s or since the start: no key passes'
    expect(
      Object.values(parts).filter((part) => part.detail === detail),
      'one worker of two',
    ).toHaveLength(1)
    expect(await whole.ready()).toMatchObject({ status: 200, ready: true })

    await postgres.start()
    for (const replica of [halved, whole])
      await until('it is well again', async () => (await replica.ready()).isWell)
    for (const replica of [halved, whole])
      expect(await replica.stop()).toEqual({ code: 0, signal: null })
  },
  longMs,
)
