import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createIdempotencyRecords } from '../../../../server/http/idempotency/records.ts'
import { freshStore, recordObservations } from '../../../support/servers/store.ts'
import { until } from '../../../support/waiting.ts'

const scope = { key_id: 'k', route: 'POST /r', value: 'v' }
const reply = { status: 200, headers: '{}', body: '"done"' }

/** Two processes over one store, with short leases. */
async function two(more: { now?: () => number; sweepMs?: number } = {}) {
  const store = await freshStore()
  const { observations, observe } = recordObservations()
  const open = (leaseMs: number) => {
    const once = createIdempotencyRecords({ store, observe, leaseMs, ...more })
    onTestFinished(() => once.close())
    return once
  }
  return {
    store,
    observations,
    open,
    stored: () => store.journal.selectFrom('idempotency').selectAll().execute(),
  }
}

test('work that takes longer than a lease stays with whoever does it, as long as that one lives', async () => {
  const { open, stored } = await two()
  const [one, other] = [open(150), open(150)]
  expect(await one.claim(scope, 'h')).toMatchObject({ kind: 'mine' })
  const [row] = await stored()
  await until(
    'the lease was renewed three times',
    async () => ((await stored())[0]?.lease_until ?? 0) > (row?.lease_until ?? 0) + 150,
  )
  expect(await other.claim(scope, 'h')).toEqual({ kind: 'running' })
  one.close()
  await until('a dead one is replaced', async () => (await other.claim(scope, 'h')).kind === 'mine')
  expect(await one.storeReply(scope, { ...reply, body: '"late"' })).toBe(false)
  expect(await other.storeReply(scope, reply)).toBe(true)
  expect(await one.claim(scope, 'h')).toMatchObject({ kind: 'done', reply })
})

test('a process that was late to renew does not begin again what it does itself', async () => {
  let time = 0
  const { open } = await two({ now: () => time })
  const one = open(60_000)
  await one.claim(scope, 'h')
  time += 100_000
  expect([await one.claim(scope, 'h'), await one.claim(scope, 'other')]).toEqual([
    { kind: 'running' },
    { kind: 'bound', by: 'body' },
  ])
  await one.release(scope, true)
  expect(await one.claim(scope, 'other')).toMatchObject({ kind: 'mine' })
})

test('a request whose end the store was not told of is free again, however much else its process does', async () => {
  const { store, open } = await two()
  const [one, other] = [open(500), open(500)]
  const renamed = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(store.journal)
  for (const value of ['v', 'released', 'running'])
    expect(await one.claim({ ...scope, value }, 'h')).toMatchObject({ kind: 'mine' })
  await renamed('idempotency', 'away')
  expect(await one.storeReply(scope, reply)).toBe(false)
  await one.release({ ...scope, value: 'released' }, true)
  await renamed('away', 'idempotency')
  for (const value of ['v', 'released'])
    await until(
      `${value} is free`,
      async () => (await other.claim({ ...scope, value }, 'h')).kind === 'mine',
    )
  expect(await other.claim({ ...scope, value: 'running' }, 'h')).toEqual({ kind: 'running' })
})

test('a request of which nobody knows what came of it has the same id, and only its own body, until it is done or a day old', async () => {
  const dayMs = 24 * 3_600_000
  let time = 0
  const { open } = await two({ now: () => time })
  const one = open(8000)
  const idOf = async (bodyHash = 'h') => {
    time += 1
    const result = await one.claim(scope, bodyHash)
    return result.kind === 'mine' ? result.id : result.kind
  }
  const first = await idOf()
  expect(first).toMatch(/^00000000-0001-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  for (const isKnown of [false, true, false]) {
    await one.release(scope, isKnown)
    expect([await idOf('other'), await idOf()]).toEqual(['bound', first])
  }
  await one.release(scope, false)
  time += dayMs
  const next = await idOf('other')
  expect(next).not.toBe(first)
  await one.release(scope, true)
  expect([first, next, 'bound', 'running']).not.toContain(await idOf())
})

test('what is a day old is deleted', async () => {
  let time = 0
  const { open, stored } = await two({ now: () => time, sweepMs: 20 })
  const one = open(60_000)
  for (let at = 0; at < 150; at++) {
    await one.claim({ ...scope, value: `${at}` }, 'h')
    await one.storeReply({ ...scope, value: `${at}` }, reply)
  }
  time = 24 * 3_600_000 - 1
  await one.claim(scope, 'h')
  expect(await stored()).toHaveLength(151)
  time += 1
  await until('only the young one is left', async () => (await stored()).length === 1)
})
