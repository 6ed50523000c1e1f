import type { Kysely } from 'kysely'
import { scopePatterns } from '../../scope.ts'
import type { JournalTables } from '../../tables.ts'
import { inTransaction } from '../../transaction.ts'
import { releaseOrphans } from './slots.ts'
import type { HeldSlots, LostLease } from './types.ts'

/** `wasListed` is whether the replica was there before; `replicas` are all that are listed. */
export type HeartbeatResult = {
  wasListed: boolean
  replicas: { id: string; seen_at: number; demands?: string | null }[]
}

/** Records that a replica is alive, and the slots that it wants; returns the last heartbeat of each replica. */
export async function heartbeat(
  journal: Kysely<JournalTables>,
  id: string,
  at: number,
  demands: string | null,
): Promise<HeartbeatResult> {
  const { numUpdatedRows } = await journal
    .updateTable('replica')
    .set({ seen_at: at, demands })
    .where('id', '=', id)
    .executeTakeFirst()
  const wasListed = numUpdatedRows > 0n
  if (!wasListed)
    await journal
      .insertInto('replica')
      .values({ id, seen_at: at, demands })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at, demands }))
      .execute()
  return { wasListed, replicas: await journal.selectFrom('replica').selectAll().execute() }
}

/** The concurrency slots that are held in the name of a replica. */
export const heldSlots = (journal: Kysely<JournalTables>, id: string): Promise<HeldSlots[]> =>
  journal
    .selectFrom('lease')
    .innerJoin('quota', (quota) =>
      quota
        .onRef('quota.scope', '=', 'lease.scope')
        .onRef('quota.window_start', '=', 'lease.window_start'),
    )
    .select(['lease.scope', 'limit_n as limit', 'granted'])
    .where('lease.scope', 'like', scopePatterns.concurrency)
    .where('replica', '=', id)
    .where('granted', '<>', 0)
    .execute()

/**
 * Removes a dead replica and releases its concurrency slots, unless it has sent a heartbeat since.
 * Returns the amounts of its other leases, of which the spent part is unknown.
 */
export const removeDead = (
  journal: Kysely<JournalTables>,
  id: string,
  seenAt: number,
): Promise<LostLease[]> =>
  inTransaction(journal, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('replica')
      .where('id', '=', id)
      .where('seen_at', '=', seenAt)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return []
    await releaseOrphans(transaction)
    return transaction
      .selectFrom('lease')
      .select(({ eb, ref }) => ['scope', eb(ref('granted'), '-', ref('used')).as('amount')])
      .where('replica', 'like', `${id}/%`)
      .whereRef('granted', '>', 'used')
      .where('scope', 'not like', scopePatterns.minute)
      .execute()
  })

/** Removes a replica that holds nothing any more but what it used. */
export const deregister = (journal: Kysely<JournalTables>, id: string): Promise<void> =>
  inTransaction(journal, async (transaction) => {
    await transaction.deleteFrom('replica').where('id', '=', id).execute()
    // It should hold no slots. If it does, no replica could release them without the leases.
    await releaseOrphans(transaction)
    await transaction
      .deleteFrom('lease')
      .where((lease) => lease.or([lease('replica', '=', id), lease('replica', 'like', `${id}/%`)]))
      .execute()
  })
