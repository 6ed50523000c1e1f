import type { Kysely } from 'kysely'
import { isShared } from '../clock.ts'
import { reportedScope } from '../scope.ts'
import type { Store } from '../store.ts'
import type { JournalTables } from '../tables.ts'
import { grantInOneStatement, grantInTransaction } from './limit-leases/grants.ts'
import { deregister, heartbeat, heldSlots, removeDead } from './limit-leases/replicas.ts'
import { textsIn } from './limit-leases/slots.ts'
import { sweep } from './limit-leases/sweep.ts'
import type { Grant, GrantRequest, StoredQuota } from './limit-leases/types.ts'

export type { Grant, GrantRequest, HeldSlots, LostLease } from './limit-leases/types.ts'

/** The leases of a store's limits. */
export type Leases = ReturnType<typeof openLeases>

/** The leases in this store. */
export function openLeases({ journal, clock }: Pick<Store, 'journal' | 'clock'>) {
  const grant = isShared(journal) ? grantInOneStatement : grantInTransaction
  return {
    /** One round trip on PostgreSQL; the grants are in the order of the requests. */
    grant: (requests: readonly GrantRequest[]): Promise<Grant[]> => grant(journal, requests, clock),
    heartbeat: (replica: string, at: number, demands: string | null = null) =>
      heartbeat(journal, replica, at, demands),
    heldSlots: (replica: string) => heldSlots(journal, replica),
    removeDead: (replica: string, seenAt: number) => removeDead(journal, replica, seenAt),
    deregister: (replica: string) => deregister(journal, replica),
    deleteHeldBy: (holders: readonly string[]) => deleteHeldBy(journal, holders),
    claimReport: (quota: StoredQuota) => claimReport(journal, quota),
    sweep: (now: number) => sweep(journal, now),
  }
}

/** Deletes the leases of holders who hold nothing any more but what they used. */
async function deleteHeldBy(journal: Kysely<JournalTables>, holders: readonly string[]) {
  await journal.deleteFrom('lease').where('replica', 'in', textsIn(journal, holders)).execute()
}

/** Notes that a budget was reported as nearly spent; false if it was, with this limit or a higher. */
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
      row.or(quotas.map(({ scope, windowStart }) => row.and({ scope, window_start: windowStart }))),
    )
    .execute()
  return quotas.map(
    ({ scope, windowStart }) =>
      rows.find((row) => row.scope === scope && row.window_start === windowStart)?.used_n ?? 0,
  )
}
