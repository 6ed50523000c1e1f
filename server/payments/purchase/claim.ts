import { Failure } from '../../failure.ts'
import { newId } from '../../store/id.ts'
import type { PaymentRow } from '../../store/tables.ts'
import { asReplay, outcomeOf, type PurchaseOutcome } from '../settlement/outcome.ts'
import type { Charge, PaymentRefusal } from '../types.ts'
import { payerBusy, paymentBound, stillRunning } from './errors.ts'
import { execute, type ExecutionDeps } from './execution.ts'
import type { Order } from './order.ts'
import { endVerification, type RunControl } from './runs.ts'
import type { Sender, VerificationSlots } from './verification-slots.ts'

/** Dependencies of a claim; the times are those of `createPayments`. */
export type ClaimDeps = ExecutionDeps & {
  slots: VerificationSlots
  /** Slots for payments whose payer's balance is read, before they get one of `slots`. */
  readingSlots: VerificationSlots
  pause: (ms: number) => Promise<unknown>
  leaseMs: number
  duplicateWaitMs: number
  pollMs: number
}

/**
 * A signed Solana message is valid for about 60 to 90 s, depending on blocks: a lower bound.
 */
const solanaValidityMs = 45_000
/**
 * A payment that was never verified is deleted soon after its process died: anyone can send one in
 * any payer's name.
 */
const reservedMs = 60_000

/** Claims a payment, takes it over from a dead process, or waits for a live one. */
export async function claim(
  deps: ClaimDeps,
  order: Order,
  control: RunControl,
): Promise<PurchaseOutcome> {
  const until = deps.now() + deps.duplicateWaitMs
  for (;;) {
    const outcome = (await resume(deps, order, control)) ?? (await claimNew(deps, order, control))
    if (outcome) return outcome
    if (deps.now() > until || control.cancellation.signal.aborted) throw stillRunning()
    await deps.pause(deps.pollMs)
  }
}

/** The outcome of a new payment; undefined if it has a row already. */
async function claimNew(
  deps: ClaimDeps,
  order: Order,
  control: RunControl,
): Promise<PurchaseOutcome | undefined> {
  if (!('terms' in order.charge)) return undefined
  const refusal = await enterVerification(deps, order, order.charge, control)
  if (refusal) return refusal
  const row = rowOf(deps, order, order.charge)
  const { id, network } = row
  const result = await deps.journal.claim(row)
  if (result === 'exists') return undefined
  if (result === 'payerBusy') throw payerBusy()
  if (result === 'full')
    throw new Failure('unavailable', 'too many payments are unsettled', { retryAfter: 10 })
  deps.observe({ kind: 'paymentMoved', payment: id, network, state: 'reserved' })
  return await deps.leases.hold(row, () => execute(deps, row, order, control))
}

/** Takes a slot for a new payment until it is verified, unless the chain rejects it. */
async function enterVerification(
  deps: ClaimDeps,
  { payment: { payer }, client, isSigned, checkClient }: Order,
  charge: Charge,
  { verification }: RunControl,
): Promise<PurchaseOutcome | undefined> {
  if (!verification || verification.sender) return undefined
  const sender = { payer, client, isSigned: await isSigned(), isCustomer: false }
  if (!sender.isSigned) checkClient?.()
  const endReading = await takeSlot(deps, deps.readingSlots, sender)
  const refusal = await refusalByChain(deps, charge, sender).finally(endReading)
  if (refusal) return { kind: 'refused', tried: false, refusal }
  verification.slots.push(await takeSlot(deps, deps.slots, sender))
  verification.sender = sender
  return undefined
}

/** Payers who have paid here before get slots that new payers do not get. */
async function takeSlot(
  { journal }: ClaimDeps,
  slots: VerificationSlots,
  sender: Sender,
): Promise<() => void> {
  try {
    return slots.acquire(sender)
  } catch (error) {
    sender.isCustomer ||= sender.isSigned && (await journal.hasSettled(sender.payer))
    if (!sender.isCustomer) throw error
    return slots.acquire(sender)
  }
}

/** The error if the chain shows a forged signature or a balance below the price. */
async function refusalByChain(
  { chainOf }: ClaimDeps,
  { payload, terms: { network, asset, amount } }: Charge,
  { isSigned }: Sender,
): Promise<PaymentRefusal | undefined> {
  const chain = chainOf(network)
  if (!isSigned && (await chain?.mayBeContract?.(payload)) === false)
    return {
      reason: 'invalid_signature',
      message:
        "the payment is not valid: the signature is not the payer's, and the payer is not a contract",
    }
  const balance = await chain?.balanceOf(payload, asset)
  if (balance === undefined || balance >= BigInt(amount)) return undefined
  return {
    reason: 'insufficient_funds',
    message:
      `the payer has ${balance} units of ${asset}, and the price is ${amount}; ` +
      'add funds, and try again ten seconds later',
  }
}

/** The outcome of a payment with a row; undefined without a row or with another owner. */
async function resume(
  deps: ClaimDeps,
  order: Order,
  control: RunControl,
): Promise<PurchaseOutcome | undefined> {
  const row = await deps.journal.find(order.payment.key)
  if (!row) return 'terms' in order.charge ? undefined : refuseNew(order.charge)
  const isSameProof = row.proof === order.payment.proof
  if (!isSameProof && row.state === 'reserved') return undefined
  if (!isSameProof || row.fingerprint !== order.fingerprint) throw paymentBound()
  if (row.state !== 'reserved') endVerification(control)
  const ended = outcomeOf(row)
  if (ended) return ended
  const leasedRow = await deps.leases.take(row)
  const outcome =
    leasedRow && (await deps.leases.hold(leasedRow, () => execute(deps, leasedRow, order, control)))
  return leasedRow?.result === null ? outcome : asReplay(outcome)
}

function refuseNew(reason: PaymentRefusal | Failure): PurchaseOutcome {
  if (reason instanceof Failure) throw reason
  return { kind: 'refused', tried: false, refusal: reason }
}

function rowOf(
  { owner, now, leaseMs, retentionMs }: ClaimDeps,
  { payment, fingerprint, requestId, agent, tool, priceNano }: Order,
  charge: Charge,
): PaymentRow {
  const at = now()
  const validBefore =
    payment.validBefore === null ? at + solanaValidityMs : payment.validBefore * 1000
  const { network, payTo, asset, amount } = charge.terms
  return {
    id: newId(at),
    key: payment.key,
    proof: payment.proof,
    fingerprint,
    state: 'reserved',
    network,
    payer: payment.payer,
    pay_to: payTo,
    asset,
    amount,
    price_nano: priceNano,
    agent,
    tool,
    request_id: requestId,
    charge: JSON.stringify(charge),
    result: null,
    receipt: null,
    reason: null,
    owner,
    lease_until: at + leaseMs,
    attempts: 0,
    asked_at: null,
    head: null,
    valid_before: validBefore,
    look_at: at + reservedMs,
    looks: 0,
    created_at: at,
    updated_at: at,
    expires_at: validBefore + retentionMs,
  }
}
