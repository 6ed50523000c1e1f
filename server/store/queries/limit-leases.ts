import type { Kysely } from 'kysely'
import { isShared } from '../clock.ts'
import { reportedScope } from '../scope.ts'
import type { Store } from '../store.ts'
import type { JournalTables } from '../tables.ts'
import { grantInOneStatement, grantInTransaction } from './limit-leases/grants.ts'
import { textsIn } from './limit-leases/hold.ts'
import { deregister, heartbeat, heldSlots, removeDead } from './limit-leases/replicas.ts'
import { sweep } from './limit-leases/sweep.ts'
import type { Grant, GrantRequest, StoredQuota } from './limit-leases/types.ts'

export type { Grant, GrantRequest, HeldSlots, LostLease } from './limit-leases/types.ts'

/** The leases of a store's limits. */
export type Leases = ReturnType<typeof openLeases>

/** The leases in this store. */
export function openLeases({ journal, clock }: Pick<Store, 'journal' | 'clock'>) {
  const grant = isShared(journal) ? grantInOneStatement : grantInTransaction
  return {
    /**
     * Sets leases of different quotas to what their holders say that they hold, and grants more, in
     * one transaction, which on PostgreSQL is one round trip. The grants are in the order of the
     * requests.
     */
    grant: (requests: readonly GrantRequest[]): Promise<Grant[]> => grant(journal, requests, clock),
    /** Records that this replica is alive; returns the last heartbeat of each replica. */
    heartbeat: (replica: string, at: number) => heartbeat(journal, replica, at),
    /** The concurrency slots that are held in this replica's name. */
    heldSlots: (replica: string) => heldSlots(journal, replica),
    /**
     * Removes a dead replica and releases its concurrency slots, unless it has sent a heartbeat
     * since. Returns the amounts of its other leases, of which the spent part is unknown.
     */
    removeDead: (replica: string, seenAt: number) => removeDead(journal, replica, seenAt),
    /** Removes this replica, which holds nothing any more but what it used. */
    deregister: (replica: string) => deregister(journal, replica),
    /** Deletes the leases of holders who hold nothing any more but what they used. */
    async deleteHeldBy(holders: readonly string[]): Promise<void> {
      await journal.deleteFrom('lease').where('replica', 'in', textsIn(journal, holders)).execute()
    },
    /** True for the first call with this quota and this limit, or a higher one. */
    claimReport: (quota: StoredQuota) => claimReport(journal, quota),
    /**
     * Deletes some of what ended long ago. Releases concurrency slots of replicas that are not
     * listed, and those that no lease explains. True when there is more to delete.
     */
    sweep: (now: number) => sweep(journal, now),
  }
}

/** Notes that a budget was reported as nearly spent; false where it was noted with this limit. */
async function claimReport(
  journal: Kysely<JournalTables>,
  { scope, windowStart, endsAt, limit }: StoredQuota,
): Promise<boolean> {
  const row = await journal
    .insertInto('quota')
    .values({
      scope: reportedScope(scope),
      window_start: windowStart,
      ends_at: endsAt,
      limit_n: limit,
      used_n: 0,
      last_n: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'window_start'])
        .doUpdateSet({ limit_n: limit })
        .where('quota.limit_n', '<', limit),
    )
    .returning('limit_n')
    .executeTakeFirst()
  return row !== undefined
}

/** The used or leased part of each quota, in the order of the quotas. */
export async function usedOf(
  journal: Kysely<JournalTables>,
  quotas: readonly Pick<StoredQuota, 'scope' | 'windowStart'>[],
): Promise<number[]> {
  if (quotas.length === 0) return []
  const rows = await journal
    .selectFrom('quota')
    .select(['scope', 'window_start', 'used_n'])
    .where((row) =>
      row.or(
        quotas.map(({ scope, windowStart }) =>
          row.and([row('scope', '=', scope), row('window_start', '=', windowStart)]),
        ),
      ),
    )
    .execute()
  return quotas.map(
    ({ scope, windowStart }) =>
      rows.find((row) => row.scope === scope && row.window_start === windowStart)?.used_n ?? 0,
  )
}
