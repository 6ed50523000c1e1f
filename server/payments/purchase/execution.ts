import { Failure } from '../../failure.ts'
import type { PaymentRow } from '../../store/tables.ts'
import { LeaseLost } from '../journal.ts'
import { chargeOf, isSamePayer, type PurchaseOutcome } from '../settlement/outcome.ts'
import { marginMs } from '../settlement/schedule.ts'
import { settle } from '../settlement/settle.ts'
import { failUncertain, move } from '../settlement/transitions.ts'
import type { SettlementDeps } from '../settlement/deps.ts'
import { payerBusy } from './errors.ts'
import type { PaymentLeases } from './payment-leases.ts'
import type { Order } from './order.ts'
import { endVerification, type RunControl } from './runs.ts'

/** Dependencies of the execution of orders. */
export type ExecutionDeps = SettlementDeps & { leases: PaymentLeases }

/** Time reserved for the settlement between the end of the work and the end of validity. */
const settleRoomMs = 15_000

const interrupted =
  'the server stopped while the tool ran; it may have been carried out, so it is not run again'

/** Takes a row of this process from its state to its end: verify, work, settle. */
export async function execute(
  deps: ExecutionDeps,
  row: PaymentRow,
  order: Order,
  control: RunControl,
): Promise<PurchaseOutcome> {
  const { now, leases } = deps
  if (row.state !== 'reserved' && row.state !== 'executing') return settle(deps, row)
  if (row.state === 'executing' && !order.isRepeatable)
    throw await failUncertain(deps, row, { message: interrupted })
  if (row.state === 'reserved') {
    const refusal = await verify(deps, row, control)
    if (refusal) return refusal
  }
  const workMs = Math.min(order.workMs, row.valid_before - settleRoomMs - now())
  if (workMs <= 0)
    return refuse(
      deps,
      row,
      'expired',
      "too little of the payment's validity remains to work and settle; sign a new one",
    )
  const executing = row.state === 'executing' ? row : await begin(deps, row)
  if (!order.isRepeatable) await deps.journal.synced()
  // During such a wait another process may have taken over the row, and its work.
  leases.check(row.id)
  const result = await work(deps, executing, order, workMs, control)
  return settle(deps, await move(deps, executing, 'executed', { result, look_at: now() }))
}

/** Undefined if the payment is valid; throws a Failure if it cannot be verified. */
async function verify(
  deps: ExecutionDeps,
  row: PaymentRow,
  control: RunControl,
): Promise<PurchaseOutcome | undefined> {
  const verification = (await deps.facilitatorOf(row.network)?.verify(chargeOf(row))) ?? {
    kind: 'unknown' as const,
    reason: 'no facilitator',
  }
  endVerification(control)
  if (verification.kind === 'invalid')
    return refuse(
      deps,
      row,
      verification.reason,
      `the payment is not valid: ${verification.reason}`,
    )
  if (verification.kind === 'valid' && isSamePayer(row, verification.payer)) return undefined
  await release(
    deps,
    row,
    verification.kind === 'unknown' ? verification.reason : 'the facilitator named another payer',
  )
  throw new Failure(
    'unavailable',
    'the payment cannot be verified now; nothing was charged, retry with the same payment',
    { retryAfter: 5 },
  )
}

/** Moves a verified payment to `executing`, unless its payer has too many in flight. */
async function begin(deps: ExecutionDeps, row: PaymentRow): Promise<PaymentRow> {
  const { journal, observe, owner, now } = deps
  const change = {
    state: 'executing' as const,
    updated_at: now(),
    look_at: row.valid_before + marginMs(row.network),
  }
  if (await journal.begin({ id: row.id, payer: row.payer, owner }, change)) {
    observe({ kind: 'paymentMoved', payment: row.id, network: row.network, state: 'executing' })
    return { ...row, ...change }
  }
  const current = await journal.find(row.key)
  if (current?.owner !== owner || current.state !== 'reserved') throw new LeaseLost()
  await release(deps, row, 'payer_busy')
  throw payerBusy()
}

/**
 * The result of the order's work, which ends at its deadline or when all callers have disconnected.
 * If it fails, its row is released, or marked failed if the work may have changed something.
 */
async function work(
  deps: ExecutionDeps,
  row: PaymentRow,
  order: Order,
  workMs: number,
  control: RunControl,
): Promise<string> {
  const controller = new AbortController()
  const { signal } = control.cancellation
  const onAbort = () => controller.abort(signal.reason)
  const deadline = setTimeout(() => controller.abort('deadline'), workMs)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  // If work that changes something were aborted, its effect would be unknown. So it is finished and
  // charged, and its response stored, even after all callers have disconnected.
  control.isCancellable &&= order.isRepeatable
  try {
    return await order.work(controller.signal, row.id)
  } catch (error) {
    throw await endFailedWork(deps, row, order, error)
  } finally {
    clearTimeout(deadline)
    signal.removeEventListener('abort', onAbort)
  }
}

/** Ends a row whose work threw this error, and returns the error for the payer. */
async function endFailedWork(
  deps: ExecutionDeps,
  row: PaymentRow,
  { isRepeatable }: Order,
  error: unknown,
): Promise<unknown> {
  const isFailure = error instanceof Failure
  // A bug may occur anywhere in the work.
  const mayHaveHappened = isFailure ? error.details.mayHaveHappened === true : !isRepeatable
  if (!mayHaveHappened) {
    await release(deps, row, isFailure ? error.code : 'internal_error')
    return error
  }
  const message = isFailure ? error.message : 'internal error'
  const upstream = isFailure ? error.details.upstream : undefined
  const failure = await failUncertain(deps, row, { message, upstream })
  return isFailure ? failure : error
}

/**
 * Deletes the row of a payment that was not charged. If that fails, the reconciler does it later:
 * no settlement was requested.
 */
async function release(
  { journal, observe, owner }: ExecutionDeps,
  { id, network, state }: PaymentRow,
  reason: string,
): Promise<void> {
  const isReleased = await journal.release({ id, owner, state }).catch(() => false)
  if (isReleased) observe({ kind: 'paymentMoved', payment: id, network, state: 'released', reason })
}

async function refuse(
  deps: ExecutionDeps,
  row: PaymentRow,
  reason: string,
  message: string,
): Promise<PurchaseOutcome> {
  await release(deps, row, reason)
  return { kind: 'refused', tried: false, refusal: { reason, message } }
}
