import type { Kysely } from 'kysely'
import { reportedScope } from '../scope.ts'
import type { Store } from '../store.ts'
import type { JournalTables } from '../tables.ts'
import { grantInOneStatement, grantInTransaction } from './leases/grants.ts'
import { textsIn } from './leases/hold.ts'
import {
  deregister,
  heartbeat,
  heldSlots,
  removeDead,
  type HeartbeatResult,
} from './leases/replicas.ts'
import { sweep } from './leases/sweep.ts'
import type { Grant, GrantRequest, HeldSlots, LostLease, StoredQuota } from './leases/types.ts'

export type { Grant, GrantRequest, HeldSlots, LostLease } from './leases/types.ts'

export type Leases = {
  /**
   * Sets leases of different quotas to what their holders say that they hold, and grants more, in
   * one transaction, which on PostgreSQL is one round trip. The answers are in the order of the
   * requests.
   */
  grant(requests: readonly GrantRequest[]): Promise<Grant[]>
  /** Records that this replica is alive; returns the last heartbeat of each replica. */
  heartbeat(replica: string, at: number): Promise<HeartbeatResult>
  /** The concurrency slots that are held in this replica's name. */
  heldSlots(replica: string): Promise<HeldSlots[]>
  /**
   * Removes a dead replica and releases its concurrency slots, unless it was heard of since. What
   * it spent of its other leases is not known: it answers what of them it may not have used.
   */
  removeDead(replica: string, seenAt: number): Promise<LostLease[]>
  /** Removes this replica, which holds nothing any more but what it used. */
  deregister(replica: string): Promise<void>
  /** Deletes the leases of holders who hold nothing any more but what they used. */
  deleteHeldBy(holders: readonly string[]): Promise<void>
  /** True for the first call with this quota and this limit, or a higher one. */
  claimReport(quota: StoredQuota): Promise<boolean>
  /**
   * Deletes some of what ended long ago. Releases concurrency slots of replicas that are not
   * listed, and those that no lease explains. True when there is more to delete.
   */
  sweep(now: number): Promise<boolean>
}

export function openLeases({
  journal,
  url,
  clock,
}: Pick<Store, 'journal' | 'url' | 'clock'>): Leases {
  const isPostgres = url !== undefined
  const grant = isPostgres ? grantInOneStatement : grantInTransaction
  return {
    grant: (requests) => grant(journal, requests, clock),
    heartbeat: (id, at) => heartbeat(journal, id, at),
    heldSlots: (id) => heldSlots(journal, id),
    removeDead: (id, seenAt) => removeDead(journal, isPostgres, id, seenAt),
    deregister: (id) => deregister(journal, isPostgres, id),
    deleteHeldBy: async (holders) =>
      void (await journal
        .deleteFrom('lease')
        .where('replica', 'in', textsIn(holders, isPostgres))
        .execute()),
    claimReport: (quota) => claimReport(journal, quota),
    sweep: (now) => sweep(journal, isPostgres, now),
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
