import { sql, type Kysely } from 'kysely'
import { withoutOwner } from '../clock.ts'
import type { JournalTables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'
import { recordAudit, type Actor } from './operators/audit.ts'
import {
  changePayment,
  decision,
  isFree,
  listedColumns,
  maxMarginMs,
  waitingStates,
  type ListedPayment,
} from './payments.ts'

/**
 * Leaves unknown settlements to the operator, except the newest: at most `limit` of them, and none
 * with a lease. They are reconciled once more after they expire. Each is recorded.
 */
export const giveUpUnknown = (
  journal: Kysely<JournalTables>,
  { keep, limit, reason, now }: { keep: number; limit: number; reason: string; now: number },
  actor: Actor,
): Promise<ListedPayment[]> =>
  inTransaction(journal, async (transaction) => {
    const rows = await transaction
      .updateTable('payment')
      .set((row) => ({
        state: 'undecided',
        reason: sql<string>`coalesce(${row.ref('reason')} || '; ', '') || ${sql.lit(reason)}`,
        look_at: sql<number>`${row.ref('valid_before')} + ${sql.lit(maxMarginMs)}`,
        ...withoutOwner,
        updated_at: now,
      }))
      .where('id', 'in', (payment) =>
        payment
          .selectFrom('payment')
          .select('id')
          .where('state', '=', 'settle_unknown')
          .orderBy('id', 'desc')
          .offset(keep)
          .limit(limit),
      )
      .where('state', '=', 'settle_unknown')
      .where(isFree(journal, now))
      .returning(listedColumns)
      .execute()
    const entries = rows.map((row) => decision(row.id, 'settle_unknown', row))
    await recordAudit(transaction, actor, entries, now)
    return rows
  })

/**
 * Closes a payment that waits for the operator; its reply is deleted. False if it does not wait.
 */
export function closePayment(
  journal: Kysely<JournalTables>,
  id: string,
  { reason, now, keptMs }: { reason: string; now: number; keptMs: number },
  actor: Actor,
): Promise<boolean> {
  const after = { state: 'failed', reason } as const
  return changePayment(
    journal,
    id,
    (payment) => payment('state', 'in', waitingStates),
    {
      ...after,
      result: null,
      look_at: null,
      ...withoutOwner,
      updated_at: now,
      expires_at: now + keptMs,
    },
    {
      actor,
      entryOf: ({ state, reason: earlier }) => ({
        action: 'closePayment',
        target: id,
        before: { state, reason: earlier },
        after,
      }),
      at: now,
    },
  )
}
