import type { Kysely } from 'kysely'
import { recordChange } from './changes.ts'
import { recordAudit, type Actor } from './operators/audit.ts'
import type { JournalTables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

/** The drained upstreams, and since when. */
export async function listDrained(journal: Kysely<JournalTables>): Promise<Map<string, number>> {
  const rows = await journal.selectFrom('drained').selectAll().execute()
  return new Map(rows.map(({ upstream, at }) => [upstream, at]))
}

/** Drains an upstream; one that is drained keeps its time. */
export function drainUpstream(
  journal: Kysely<JournalTables>,
  upstream: string,
  at: number,
  actor: Actor,
): Promise<void> {
  return inTransaction(journal, async (transaction) => {
    const inserted = await transaction
      .insertInto('drained')
      .values({ upstream, at })
      .onConflict((conflict) => conflict.column('upstream').doNothing())
      .returning('upstream')
      .executeTakeFirst()
    if (!inserted) return
    await recordChange(transaction, 'upstream', upstream, at)
    const [before, after] = [{ drained_at: null }, { drained_at: at }]
    const entry = { action: 'drainUpstream', target: upstream, before, after } as const
    await recordAudit(transaction, actor, entry, at)
  })
}

/** Ends a drain. */
export function restoreUpstream(
  journal: Kysely<JournalTables>,
  upstream: string,
  at: number,
  actor: Actor,
): Promise<void> {
  return inTransaction(journal, async (transaction) => {
    const deleted = await transaction
      .deleteFrom('drained')
      .where('upstream', '=', upstream)
      .returning('at')
      .executeTakeFirst()
    if (!deleted) return
    await recordChange(transaction, 'upstream', upstream, at)
    const [before, after] = [{ drained_at: deleted.at }, { drained_at: null }]
    const entry = { action: 'restoreUpstream', target: upstream, before, after } as const
    await recordAudit(transaction, actor, entry, at)
  })
}
