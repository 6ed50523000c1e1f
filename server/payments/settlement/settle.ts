import type { PaymentChange } from '../../store/queries/payments.ts'
import type { PaymentRow } from '../../store/tables.ts'
import type { Evidence } from '../types.ts'
import {
  chargeOf,
  isSamePayer,
  receiptOf,
  settlementUnknown,
  type PurchaseOutcome,
} from './outcome.ts'
import { isOver, marginMs, maySettleAgain, nextLookAt } from './schedule.ts'
import { close, markUnknown, move, unowned } from './transitions.ts'
import type { SettlementDeps } from './deps.ts'

const hourMs = 3_600_000

/**
 * Charges a payment whose result is stored.
 * Throws a Failure `settlementUnknown` if it is unknown whether money moved.
 */
export async function settle(deps: SettlementDeps, row: PaymentRow): Promise<PurchaseOutcome> {
  if (row.attempts > 0) return settleAgain(deps, row)
  // No settlement was requested, so a payment that the chain does not accept any more is unpaid.
  if (
    deps.now() >= row.valid_before ||
    (await deps.chainOf(row.network)?.isAlive(chargeOf(row).payload)) === false
  )
    return close(deps, row, 'expired', 'expired')
  return askFacilitator(deps, row)
}

async function askFacilitator(deps: SettlementDeps, row: PaymentRow): Promise<PurchaseOutcome> {
  const { journal, now } = deps
  const facilitator = deps.facilitatorOf(row.network)
  if (!facilitator)
    return markUnknown(deps, row, 'no facilitator is configured for this network any more')
  const head =
    row.head ??
    (isAskedByOlderVersion(row) ? 0 : ((await deps.chainOf(row.network)?.head()) ?? null))
  const at = now()
  const settling = await move(deps, row, 'settling', {
    attempts: row.attempts + 1,
    asked_at: at,
    head,
    look_at: at,
  })
  await journal.synced()
  const settlement = await facilitator.settle(chargeOf(row))
  if (settlement.kind === 'settled' && isSamePayer(row, settlement.receipt.payer))
    return deps.receipts.finish(settling, settlement.receipt, deps.actor)
  // A second request may be rejected because the first one was settled: only the first rejection
  // is definite.
  if (settlement.kind === 'refused' && settlement.beforeBroadcast && settling.attempts === 1)
    return close(deps, settling, 'failed', settlement.reason, laterCheck(deps, row))
  const reason =
    settlement.kind === 'settled' ? 'the facilitator named another payer' : settlement.reason
  // An early request by the payer does not use up a scheduled one.
  if (row.look_at !== null && row.look_at > at)
    return markUnknown(deps, settling, reason, { look_at: row.look_at, looks: row.looks })
  return markUnknown(deps, settling, reason)
}

/** A facilitator's rejection is not a proof: the chain is read later, if possible. */
const laterCheck = (deps: SettlementDeps, { network, valid_before }: PaymentRow): PaymentChange =>
  deps.chainOf(network) ? { look_at: valid_before + marginMs(network) } : {}

/** Continues after an earlier settlement request: its outcome, or one more request. */
async function settleAgain(deps: SettlementDeps, row: PaymentRow): Promise<PurchaseOutcome> {
  const { now } = deps
  const evidence = await evidenceOf(deps, row)
  if (evidence.kind === 'spent')
    return deps.receipts.finish(row, receiptOf(row, evidence.transaction), deps.actor)
  if (evidence.kind === 'cancelled')
    return close(
      deps,
      row,
      'failed',
      'the payer cancelled the authorization, or used it for somebody else',
    )
  if (evidence.kind === 'earlier') return leaveToOperator(deps, row, evidence.transaction)
  // The chain has shown the settlement before: no request is needed.
  if (row.receipt !== null && evidence.kind === 'unknown') throw settlementUnknown()
  if (evidence.kind === 'unspent' && isOver(row, now()))
    return close(deps, row, 'failed', 'expired without having been settled')
  if (deps.facilitatorOf(row.network) && maySettleAgain(row, now()))
    return askFacilitator(deps, row)
  await (isOver(row, now()) ? keepUnknown(deps, row, evidence) : waitForNextLook(deps, row))
  throw settlementUnknown()
}

/**
 * For money that was on the chain before this server requested its settlement: another store with
 * the same `pay_to` may have served the payer. The payer need not pay again, because a reorganised
 * chain, or a store restored from a backup, looks the same.
 */
export async function leaveToOperator(
  deps: SettlementDeps,
  row: PaymentRow,
  transaction: string,
): Promise<never> {
  const reason =
    `${transaction} has paid this, and nothing shows that this server settled it: ` +
    'another store with the same pay_to may have served the payer'
  if (row.state !== 'undecided' || row.look_at !== null)
    await move(deps, row, 'undecided', { ...unowned, reason, look_at: null })
  throw settlementUnknown()
}

/** Schedules the next review of a payment whose review was due. */
async function waitForNextLook(deps: SettlementDeps, row: PaymentRow): Promise<void> {
  const { now } = deps
  if (row.look_at !== null && row.look_at > now()) return
  const state = row.state === 'undecided' ? row.state : 'settle_unknown'
  await move(deps, row, state, {
    ...unowned,
    look_at: nextLookAt(row, now()),
    looks: row.looks + 1,
  })
}

/**
 * For a payment that cannot be settled any more. The chain is read while it may still show whether
 * it was settled; then the operator decides.
 */
export async function keepUnknown(
  deps: SettlementDeps,
  row: PaymentRow,
  evidence: Evidence,
): Promise<void> {
  const { now } = deps
  const isAskable = deps.chainOf(row.network) !== undefined
  const isNew = row.state !== 'undecided' && now() < row.valid_before + hourMs
  if (isAskable && isNew) {
    await move(deps, row, row.state, {
      ...unowned,
      look_at: nextChainLook(row, now()),
      looks: row.looks + 1,
    })
    return
  }
  await move(deps, row, 'undecided', {
    ...unowned,
    reason: reasonOf(row, evidence),
    look_at: isAskable ? now() + hourMs : null,
  })
}

/** The state of a payment on its chain; `unknown` if the chain cannot be read. */
export async function evidenceOf(
  { chainOf }: Pick<SettlementDeps, 'chainOf'>,
  row: PaymentRow,
): Promise<Evidence> {
  const { payload, terms } = chargeOf(row)
  const chain = chainOf(row.network)
  if (!chain) return { kind: 'unknown', reason: 'no RPC is configured' }
  // If the chain could not be read before the settlement request, nothing on it counts as later.
  const after = row.head ?? (isAskedByOlderVersion(row) ? 0 : Infinity)
  return chain.evidenceOf({ payload, terms, payer: row.payer, claimedAt: row.created_at, after })
}

/** When to read the chain again, which costs little. */
export const nextChainLook = ({ looks }: PaymentRow, now: number): number =>
  now + Math.min(60_000, 1000 * 2 ** Math.min(looks, 6))

/** Older versions stored no `asked_at` and no `head`: any transfer on the chain counts. */
const isAskedByOlderVersion = ({ attempts, asked_at }: PaymentRow): boolean =>
  attempts > 0 && asked_at === null

const reasonOf = (row: PaymentRow, evidence: Evidence): string =>
  [row.reason, evidence.kind === 'unknown' ? evidence.reason : null]
    .filter((reason) => reason !== null)
    .join('; ')
    .slice(0, 500)
