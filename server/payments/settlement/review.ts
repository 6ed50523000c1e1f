import type { PaymentRow } from '../../store/tables.ts'
import { recordAgainMs } from './receipts.ts'
import { receiptOf } from './row.ts'
import { isOver, marginMs } from './schedule.ts'
import {
  evidenceOf,
  keepUnknown,
  leaveToOperator,
  nextChainLook,
  settle,
  type SettlingParts,
} from './settle.ts'
import { close, move, unowned } from './transitions.ts'

/** What a review works with: it settles, and records what is settled. */
export type ReviewParts = SettlingParts & { recordSettled(row: PaymentRow): boolean }

/** How often the chain is asked about a refusal that only the facilitator vouches for. */
const mostRefusalLooks = 6

/**
 * Looks at a row that this process owns and nobody waits for.
 * Throws a Failure while it stays unknown whether money moved.
 */
export async function review(parts: ReviewParts, row: PaymentRow): Promise<void> {
  const { journal, owner, now } = parts
  switch (row.state) {
    case 'executed':
    case 'settling':
    case 'settle_unknown':
      await settle(parts, row)
      return
    case 'settled':
      await move(parts, row, 'settled', {
        ...unowned,
        look_at: parts.recordSettled(row) ? null : now() + recordAgainMs,
      })
      return
    case 'refund_due':
    case 'undecided':
      return reviewWaiting(parts, row)
    case 'failed':
      return reviewRefused(parts, row)
    case 'reserved':
    case 'executing':
      // While it is valid its payer may still send it again. After that nobody can, and no
      // settlement was ever asked for.
      if (row.look_at !== null && row.look_at > now()) return journal.dropLease(row.id, owner)
      await journal.release({ id: row.id, owner, state: row.state })
      return
    default:
      await move(parts, row, row.state, { ...unowned, look_at: null })
  }
}

/** Checks by the chain whether the facilitator's refusal was true. */
async function reviewRefused(parts: ReviewParts, row: PaymentRow): Promise<void> {
  const { now } = parts
  const evidence = await evidenceOf(parts, row)
  const isEarly =
    !isOver(row, now()) && (evidence.kind === 'unspent' || evidence.kind === 'unknown')
  if (isEarly) {
    await move(parts, row, 'failed', {
      ...unowned,
      look_at: row.valid_before + marginMs(row.network),
    })
    return
  }
  if (evidence.kind === 'spent') return markRefundDue(parts, row, evidence.transaction)
  const isDone = evidence.kind !== 'unknown' || row.looks >= mostRefusalLooks
  await move(parts, row, 'failed', {
    ...unowned,
    looks: row.looks + 1,
    look_at: isDone ? null : nextChainLook(row, now()),
  })
}

/**
 * For a payment that turned out to be settled after its answer had been withheld. The payer can
 * still fetch the answer with the same payment, and the operator sees what to refund.
 */
async function markRefundDue(
  parts: ReviewParts,
  row: PaymentRow,
  transaction: string,
): Promise<void> {
  await move(parts, row, 'refund_due', {
    ...unowned,
    receipt: JSON.stringify(receiptOf(row, transaction)),
    reason: 'settled on the chain, after the answer had been withheld',
    look_at: null,
  })
}

/** Checks whether the chain shows more of a payment than when it began to wait for the operator. */
async function reviewWaiting(parts: ReviewParts, row: PaymentRow): Promise<void> {
  const { now } = parts
  const evidence = await evidenceOf(parts, row)
  if (evidence.kind === 'spent') return markRefundDue(parts, row, evidence.transaction)
  if (evidence.kind === 'earlier') return leaveToOperator(parts, row, evidence.transaction)
  const isUnspent = evidence.kind === 'unspent' && isOver(row, now())
  if (isUnspent || evidence.kind === 'cancelled') {
    await close(parts, row, 'failed', 'never settled')
    return
  }
  if (!isOver(row, now())) {
    await move(parts, row, row.state, {
      ...unowned,
      look_at: row.valid_before + marginMs(row.network) + 1,
    })
    return
  }
  if (row.receipt === null) return keepUnknown(parts, row, evidence)
  await move(parts, row, row.state, { ...unowned, look_at: null })
}
