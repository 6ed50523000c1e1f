import { sql, type Kysely } from 'kysely'
import { earlierNow } from '../../clock.ts'
import { scopePatterns } from '../../scope.ts'
import type { JournalTables } from '../../tables.ts'
import { inTransaction } from '../../transaction.ts'
import { isOrphan, releaseOrphans } from './slots.ts'

const hourMs = 60 * 60 * 1000
/**
 * Ended windows are retained, since a clock may be set back: those of minutes briefly, because there
 * are many; the spend of budgets for more than a month.
 */
const retention = { minutes: 2 * hourMs, leases: 24 * hourMs, all: 32 * 24 * hourMs }

/**
 * After a night there may be millions of rows. Deleting all in one statement would exceed its time
 * limit, and would block the event loop on SQLite.
 */
const rowsAtOnce = 1000

/**
 * Deletes some of what ended long ago. Releases concurrency slots of replicas that are not listed,
 * and those that no lease explains. True when there is more to delete.
 */
export async function sweep(journal: Kysely<JournalTables>, time: number): Promise<boolean> {
  const now = earlierNow(journal, time)
  const before = (retentionMs: number) => sql<number>`${now} - ${sql.lit(retentionMs)}`
  const most = sql.lit(rowsAtOnce)
  const minute = sql.lit(scopePatterns.minute)
  // A budget without an end keeps a dead replica's lease for a while: it may only have slept.
  await journal
    .updateTable('lease')
    .set({ expires_at: now })
    .where('expires_at', 'is', null)
    .where('scope', 'not like', scopePatterns.concurrency)
    .where(isOrphan)
    .execute()
  const leases = sql`
    delete from lease where (scope, window_start, replica) in (
      select scope, window_start, replica from lease
      where expires_at < ${before(retention.leases)} limit ${most})`
  const quotas = sql`
    delete from quota where (scope, window_start) in (
      select scope, window_start from quota
      where ends_at < ${before(retention.minutes)}
        and (scope like ${minute} or ends_at < ${before(retention.all)}) limit ${most})`
  const swept = [await leases.execute(journal), await quotas.execute(journal)]
  await inTransaction(journal, releaseOrphans)
  return swept.some(({ numAffectedRows }) => numAffectedRows === BigInt(rowsAtOnce))
}
