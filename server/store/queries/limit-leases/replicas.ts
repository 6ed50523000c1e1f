import type { Kysely } from 'kysely'
import { scopePatterns } from '../../scope.ts'
import type { JournalTables } from '../../tables.ts'
import { inTransaction } from '../../transaction.ts'
import { releaseOrphans, slotLeases } from './slots.ts'
import type { HeldSlots, LostLease } from './types.ts'

/** `wasListed` is whether the replica was there before; `replicas` are all that are listed. */
export type HeartbeatResult = {
  wasListed: boolean
  replicas: { id: string; seen_at: number }[]
}

/** Lists a replica, or renews its listing. */
export async function heartbeat(
  journal: Kysely<JournalTables>,
  id: string,
  at: number,
): Promise<HeartbeatResult> {
  const { numUpdatedRows } = await journal
    .updateTable('replica')
    .set({ seen_at: at })
    .where('id', '=', id)
    .executeTakeFirst()
  const wasListed = numUpdatedRows > 0n
  if (!wasListed)
    await journal
      .insertInto('replica')
      .values({ id, seen_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at }))
      .execute()
  return { wasListed, replicas: await journal.selectFrom('replica').selectAll().execute() }
}

/** The concurrency slots that are held in the name of a replica. */
export const heldSlots = (journal: Kysely<JournalTables>, id: string): Promise<HeldSlots[]> =>
  slotLeases(journal)
    .select(['lease.scope', 'limit_n as limit', 'granted'])
    .where('replica', '=', id)
    .where('granted', '<>', 0)
    .execute()

/** Removes a replica without a later heartbeat; returns what it may not have used. */
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

/** Removes a replica that ends, with its leases. */
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
