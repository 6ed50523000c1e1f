import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startLedger } from '../../../../server/store/ledger/ledger.ts'
import { usageRow } from '../../../support/data/rows.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { longMs, until } from '../../../support/waiting.ts'
import {
  exitCodeOf,
  engines,
  freshStore,
  recordObservations,
  waitForOutput,
  startProgram,
  storedIds,
} from '../../../support/servers/store.ts'
import { isSoak } from '../../../support/soak.ts'

const rounds = isSoak ? 25 : 8

describe.each(engines)('on %s', (engine) => {
  it(
    'has every row whose append is done exactly once, however often the process is killed',
    async () => {
      const seed = runSeed()
      const random = seeded(seed)
      const store = await freshStore(engine)
      const acknowledged = join(store.folder, 'acknowledged')
      for (let round = 0; round < rounds; round += 1) {
        const child = startProgram(
          'append-rows',
          store.folder,
          acknowledged,
          ...(store.url === undefined ? [] : [store.url]),
        )
        await waitForOutput(child, 'ready')
        await pause(random() * 200)
        child.kill('SIGKILL')
        await exitCodeOf(child)
      }
      const { observations, observe } = recordObservations()
      const ledger = startLedger({ ...store, observe })
      await ledger.flush()
      const lines = readFileSync(acknowledged, 'utf8').split('\n')
      const returned = lines.filter(({ length }) => length === usageRow().id.length)
      const stored = await storedIds(store)
      const ids = new Set(stored)
      expect(returned.length, `seed ${seed}`).toBeGreaterThan(rounds)
      expect(ids.size, `seed ${seed}`).toBe(stored.length)
      expect(
        returned.filter((id) => !ids.has(id)),
        `seed ${seed}`,
      ).toEqual([])
      // A row may be written whose acknowledgement was not: at most those of one turn of a life.
      expect(stored.length - returned.length, `seed ${seed}`).toBeLessThanOrEqual(rounds * 15)
      if (engine === 'sqlite') {
        const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
          store.usage,
        )
        expect(check.rows).toEqual([{ integrity_check: 'ok' }])
      }
      await until('the spool is empty', () => ledger.queued() === 0)
      expect(observations.filter(({ kind }) => kind !== 'rowsDropped')).toEqual([])
      await ledger.close()
    },
    longMs,
  )
})
