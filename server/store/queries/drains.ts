import type { Kysely } from 'kysely'
import { tellChange } from './changes.ts'
import type { JournalTables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

/** The upstreams that are out of use, and since when. */
export async function listDrained(journal: Kysely<JournalTables>): Promise<Map<string, number>> {
  const rows = await journal.selectFrom('drained').selectAll().execute()
  return new Map(rows.map(({ upstream, at }) => [upstream, at]))
}

/** Takes an upstream out of use; one that is out of use already stays so since then. */
export function drainUpstream(
  journal: Kysely<JournalTables>,
  upstream: string,
  at: number,
): Promise<void> {
  return inTransaction(journal, async (transaction) => {
    const inserted = await transaction
      .insertInto('drained')
      .values({ upstream, at })
      .onConflict((conflict) => conflict.column('upstream').doNothing())
      .returning('upstream')
      .executeTakeFirst()
    if (inserted) await tellChange(transaction, 'upstream', upstream, at)
  })
}

/** Puts an upstream into use again. */
export function restoreUpstream(
  journal: Kysely<JournalTables>,
  upstream: string,
  at: number,
): Promise<void> {
  return inTransaction(journal, async (transaction) => {
    const deleted = await transaction
      .deleteFrom('drained')
      .where('upstream', '=', upstream)
      .returning('upstream')
      .executeTakeFirst()
    if (deleted) await tellChange(transaction, 'upstream', upstream, at)
  })
}
