import { sql, type Kysely } from 'kysely'
import { earlierNow, sharedNow } from '../clock.ts'
import { newId } from '../id.ts'
import { machineClock, type StoreClock } from '../store-clock.ts'
import type { ChangeRow, JournalTables } from '../tables.ts'

/** Notifies of changes by any process, for caches. */
export type Changes = {
  /**
   * Calls `listener` with the changed refs of this kind, and once at the start, when anything may
   * have changed. If it throws it is called again.
   */
  on(kind: ChangeRow['kind'], hear: (refs: string[]) => Promise<void> | void): void
  /** Reads new changes and calls the listeners. */
  read(): Promise<void>
}

/** Clocks of processes differ, and a change becomes visible only when its transaction ends. */
const overlapMs = 10_000
const keptMs = 24 * 60 * 60 * 1000

/** Each result also contains the time of the store. */
export function createChanges(
  journal: Kysely<JournalTables>,
  now: () => number,
  clock: StoreClock = machineClock,
): Changes {
  const listeners: {
    kind: ChangeRow['kind']
    hear: (refs: string[]) => Promise<void> | void
    isNew: boolean
  }[] = []
  const seen = new Map<string, number>()
  let newest = 0

  return {
    on(kind, hear) {
      listeners.push({ kind, hear, isNew: true })
    },

    async read() {
      const after = Math.min(newest, now()) - overlapMs
      const askedAt = clock.elapsed()
      const { changes: all, storeTime } = await changesSince(journal, after)
      clock.learn(storeTime, askedAt)
      const changes = all.filter(({ id }) => !seen.has(id))
      for (const listener of listeners) {
        const refs = changes.filter(({ kind }) => kind === listener.kind).map(({ ref }) => ref)
        if (refs.length > 0 || listener.isNew) await listener.hear(refs)
        listener.isNew = false
      }
      for (const { id, at } of changes) {
        newest = Math.max(newest, at)
        seen.set(id, at)
      }
      for (const [id, at] of seen) if (at <= after) seen.delete(id)
    },
  }
}

/** Never from a time in the future: one change from a clock that is ahead would hide all others. */
async function changesSince(
  journal: Kysely<JournalTables>,
  after: number,
): Promise<{ changes: ChangeRow[]; storeTime: number }> {
  const start = sql`${earlierNow(journal, after + overlapMs)} - ${overlapMs}`
  const { rows } = await sql<ChangeRow & { store_time: number }>`
    select change_log.*, ${sharedNow(journal, Date.now())} as store_time
    from (select 1) as one left join change_log on change_log.at > ${start}
    order by change_log.at`.execute(journal)
  // Without a change there is one row all the same, of nulls and the time.
  const changes = rows.filter(({ id }) => id !== null)
  return { changes, storeTime: rows[0]?.store_time ?? Date.now() }
}

/** Notifies all processes of a change, in the same transaction. */
export async function recordChange(
  transaction: Kysely<JournalTables>,
  kind: ChangeRow['kind'],
  ref: string,
  at: number,
): Promise<void> {
  await transaction
    .insertInto('change_log')
    .values({ id: newId(), kind, ref, at: sharedNow(transaction, at) })
    .execute()
  await transaction
    .deleteFrom('change_log')
    .where('at', '<', sql<number>`${sharedNow(transaction, at)} - ${keptMs}`)
    .execute()
}
