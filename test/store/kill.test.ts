import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startLedger } from '../../server/store/ledger.ts'
import { ended, freshStore, recorder, said, start, storedIds, until } from './setting.ts'

const rounds = 25

it('has every row whose append returned exactly once, however often the process is killed', async () => {
  const seed = Number(process.env['TOLLGATE_TEST_SEED'] ?? Date.now() % 2 ** 31)
  const random = seeded(seed)
  const store = await freshStore()
  const acknowledged = join(store.folder, 'acknowledged')
  for (let round = 0; round < rounds; round += 1) {
    const child = start('appending', store.folder, acknowledged)
    await said(child, 'ready')
    await pause(random() * 200)
    child.kill('SIGKILL')
    await ended(child)
  }
  const { observations, observe } = recorder()
  const ledger = startLedger({ folder: store.folder, observe })
  await ledger.flush()
  const returned = readFileSync(acknowledged, 'utf8').split('\n').filter(Boolean)
  const stored = await storedIds(store)
  const kept = new Set(stored)
  expect(returned.length, `seed ${seed}`).toBeGreaterThan(rounds * 20)
  expect(kept.size, `seed ${seed}`).toBe(stored.length)
  expect(returned.filter((id) => !kept.has(id)), `seed ${seed}`).toEqual([])
  // A row may be written whose acknowledgement was not: at most one a life.
  expect(stored.length - returned.length, `seed ${seed}`).toBeLessThanOrEqual(rounds)
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.usage)
  expect(check.rows).toEqual([{ integrity_check: 'ok' }])
  await until('the spool is empty', () => ledger.queued() === 0)
  expect(observations.filter(({ kind }) => kind !== 'rowsDropped')).toEqual([])
  await ledger.close()
}, 60_000)

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
