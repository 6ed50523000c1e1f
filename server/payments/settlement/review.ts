import type { PaymentRow } from '../../store/tables.ts'
import { recordAgainMs } from './receipts.ts'
import { receiptOf } from './outcome.ts'
import { isOver, marginMs } from './schedule.ts'
import { evidenceOf, keepUnknown, leaveToOperator, nextChainLook, settle } from './settle.ts'
import { close, move, unowned } from './transitions.ts'
import type { SettlementDeps } from './deps.ts'

/** Maximum of chain look-ups about a rejection that only the facilitator attests. */
const maxRefusalLooks = 6

/**
 * Reviews a row of this process without a waiting payer.
 * Throws a Failure while it is unknown whether money moved.
 */
export async function review(deps: SettlementDeps, row: PaymentRow): Promise<void> {
  const { journal, owner, now } = deps
  switch (row.state) {
    case 'executed':
    case 'settling':
    case 'settle_unknown':
      await settle(deps, row)
      return
    case 'settled':
      await move(deps, row, 'settled', {
        ...unowned,
        look_at: deps.recordSettled(row) ? null : now() + recordAgainMs,
      })
      return
    case 'refund_due':
    case 'undecided':
      return reviewWaiting(deps, row)
    case 'failed':
      return reviewRefused(deps, row)
    case 'reserved':
    case 'executing':
      // While it is valid its payer may send it again. After that it is useless: no settlement was
      // ever requested.
      if (row.look_at !== null && row.look_at > now()) return journal.dropLease(row.id, owner)
      await journal.release({ id: row.id, owner, state: row.state })
      return
    default:
      await move(deps, row, row.state, { ...unowned, look_at: null })
  }
}

/** Checks on the chain whether the facilitator's rejection was true. */
async function reviewRefused(deps: SettlementDeps, row: PaymentRow): Promise<void> {
  const { now } = deps
  const evidence = await evidenceOf(deps, row)
  const isEarly =
    !isOver(row, now()) && (evidence.kind === 'unspent' || evidence.kind === 'unknown')
  if (isEarly) {
    await move(deps, row, 'failed', {
      ...unowned,
      look_at: row.valid_before + marginMs(row.network),
    })
    return
  }
  if (evidence.kind === 'spent') return markRefundDue(deps, row, evidence.transaction)
  const isDone = evidence.kind !== 'unknown' || row.looks >= maxRefusalLooks
  await move(deps, row, 'failed', {
    ...unowned,
    looks: row.looks + 1,
    look_at: isDone ? null : nextChainLook(row, now()),
  })
}

/**
 * For a payment that turned out to be settled after its response was withheld. The payer can still
 * fetch the response with the same payment, and the operator sees what to refund.
 */
async function markRefundDue(
  deps: SettlementDeps,
  row: PaymentRow,
  transaction: string,
): Promise<void> {
  await move(deps, row, 'refund_due', {
    ...unowned,
    receipt: JSON.stringify(receiptOf(row, transaction)),
    reason: 'settled on the chain, after the response was withheld',
    look_at: null,
  })
}

/** Checks whether the chain shows more of a payment than when it was left to the operator. */
async function reviewWaiting(deps: SettlementDeps, row: PaymentRow): Promise<void> {
  const { now } = deps
  const evidence = await evidenceOf(deps, row)
  if (evidence.kind === 'spent') return markRefundDue(deps, row, evidence.transaction)
  if (evidence.kind === 'earlier') return leaveToOperator(deps, row, evidence.transaction)
  const isUnspent = evidence.kind === 'unspent' && isOver(row, now())
  if (isUnspent || evidence.kind === 'cancelled') {
    await close(deps, row, 'failed', 'never settled')
    return
  }
  if (!isOver(row, now())) {
    await move(deps, row, row.state, {
      ...unowned,
      look_at: row.valid_before + marginMs(row.network) + 1,
    })
    return
  }
  if (row.receipt === null) return keepUnknown(deps, row, evidence)
  await move(deps, row, row.state, { ...unowned, look_at: null })
}
