import { sql, type Kysely } from 'kysely'
import { isShared } from '../../clock.ts'
import { scopePatterns } from '../../scope.ts'
import type { JournalTables } from '../../tables.ts'
import { setLeases, textsIn } from './hold.ts'

/** Leases whose replica is not listed any more. */
export const isOrphan = sql<boolean>`substr(lease.replica, 1, 36) not in (select id from replica)`

/** Leases of concurrency slots, with their quotas. */
export const slotLeases = (journal: Kysely<JournalTables>) =>
  journal
    .selectFrom('lease')
    .innerJoin('quota', (quota) =>
      quota
        .onRef('quota.scope', '=', 'lease.scope')
        .onRef('quota.window_start', '=', 'lease.window_start'),
    )
    .where('lease.scope', 'like', scopePatterns.concurrency)

/** Releases the concurrency slots of replicas that are not listed any more. */
export async function releaseOrphans(transaction: Kysely<JournalTables>): Promise<void> {
  const orphanQuery = slotLeases(transaction)
    .select(['lease.scope', 'lease.window_start', 'replica', 'limit_n'])
    .where(isOrphan)
    .orderBy('lease.scope')
    .orderBy('replica')
  // Leases are locked before quotas, as by a grant: a replica that is taken for dead may ask still.
  const orphans = await (
    isShared(transaction) ? orphanQuery.forUpdate('lease') : orphanQuery
  ).execute()
  if (orphans.length === 0) return
  const empty = orphans.map(({ scope, window_start: windowStart, replica, limit_n: limit }) => ({
    scope,
    windowStart,
    endsAt: null,
    limit,
    replica,
    used: 0,
    amount: 0,
  }))
  await setLeases(transaction, empty)
  await transaction
    .deleteFrom('lease')
    .where('scope', 'like', scopePatterns.concurrency)
    .where('granted', '=', 0)
    .where(isOrphan)
    .execute()
}

/** Only leases take slots: a higher count of a quota would never be released. */
export async function recountSlots(transaction: Kysely<JournalTables>): Promise<void> {
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
