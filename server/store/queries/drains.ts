import type { Kysely } from 'kysely'
import { recordChange } from './changes.ts'
import { recordAudit, type Actor, type AuditEntry } from './operators/audit.ts'
import type { JournalTables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

/** The drained upstreams, and since when. */
export async function listDrained(journal: Kysely<JournalTables>): Promise<Map<string, number>> {
  const rows = await journal.selectFrom('drained').selectAll().execute()
  return new Map(rows.map(({ upstream, at }) => [upstream, at]))
}

/** Drains an upstream; one that is drained keeps its time. */
export const drainUpstream = (
  journal: Kysely<JournalTables>,
  upstream: string,
  at: number,
  actor: Actor,
): Promise<void> =>
  inTransaction(journal, async (transaction) => {
    const inserted = await transaction
      .insertInto('drained')
      .values({ upstream, at })
      .onConflict((conflict) => conflict.column('upstream').doNothing())
      .returning('upstream')
      .executeTakeFirst()
    const times = { before: { drained_at: null }, after: { drained_at: at } }
    if (inserted)
      await record(transaction, { action: 'drainUpstream', target: upstream, ...times }, actor, at)
  })

/** Ends a drain. */
export const restoreUpstream = (
  journal: Kysely<JournalTables>,
  upstream: string,
  at: number,
  actor: Actor,
): Promise<void> =>
  inTransaction(journal, async (transaction) => {
    const deleted = await transaction
      .deleteFrom('drained')
      .where('upstream', '=', upstream)
      .returning('at')
      .executeTakeFirst()
    const times = { before: { drained_at: deleted?.at }, after: { drained_at: null } }
    if (deleted)
      await record(
        transaction,
        { action: 'restoreUpstream', target: upstream, ...times },
        actor,
        at,
      )
  })

async function record(
  transaction: Kysely<JournalTables>,
  entry: AuditEntry & { target: string },
  actor: Actor,
  at: number,
): Promise<void> {
  await recordChange(transaction, 'upstream', entry.target, at)
  await recordAudit(transaction, actor, entry, at)
}
