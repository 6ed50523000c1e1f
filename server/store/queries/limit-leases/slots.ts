import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isShared } from '../../clock.ts'
import { scopePatterns } from '../../scope.ts'
import type { JournalTables } from '../../tables.ts'

/** Leases whose replica is not listed any more. */
export const isOrphan = sql<boolean>`substr(lease.replica, 1, 36) not in (select id from replica)`

/** A list of texts as one parameter. */
export function textsIn(db: Kysely<JournalTables>, texts: readonly string[]): RawBuilder<string> {
  const json = JSON.stringify(texts)
  if (isShared(db)) return sql`(select json_array_elements_text(${json}::json))`
  return sql`(select value from json_each(${json}))`
}

/**
 * Releases the concurrency slots of replicas that are not listed any more, and those that no lease
 * explains.
 */
export async function releaseOrphans(transaction: Kysely<JournalTables>): Promise<void> {
  // Leases are locked before quotas, as by a grant: a replica that is taken for dead may ask still.
  if (isShared(transaction))
    await transaction
      .selectFrom('lease')
      .select('scope')
      .where('scope', 'like', scopePatterns.concurrency)
      .where(isOrphan)
      .orderBy('scope')
      .orderBy('replica')
      .forUpdate()
      .execute()
  await transaction
    .deleteFrom('lease')
    .where('scope', 'like', scopePatterns.concurrency)
    .where(isOrphan)
    .execute()
  await recountSlots(transaction)
}

/** Only leases take slots: a higher count of a quota would never be released. */
async function recountSlots(transaction: Kysely<JournalTables>): Promise<void> {
  const leased = sql<number>`coalesce((
    select sum(granted) from lease
    where lease.scope = quota.scope and lease.window_start = quota.window_start), 0)`
  const wrong = await transaction
    .selectFrom('quota')
    .select('scope')
    .where('scope', 'like', scopePatterns.concurrency)
    .where('used_n', '<>', leased)
    .orderBy('scope')
    .execute()
  if (wrong.length === 0) return
  const scopes = textsIn(
    transaction,
    wrong.map(({ scope }) => scope),
  )
  // Locked first: the sum would miss a slot that is granted while it is read.
  if (isShared(transaction))
    await transaction
      .selectFrom('quota')
      .select('scope')
      .where('scope', 'in', scopes)
      .orderBy('scope')
      .forUpdate()
      .execute()
  await transaction
    .updateTable('quota')
    .set({ used_n: leased })
    .where('scope', 'in', scopes)
    .execute()
}
