import type { PaymentRow } from '../../store/tables.ts'

/** How often a facilitator is asked to settle one payment while it is valid. */
const maxWhileValid = 12
/** Up to here a repeated request asks the facilitator at once; later ones wait for their time. */
const maxImmediate = 4
const minWaitMs = 5000
const maxWaitMs = 600_000
/**
 * By then the chain does not take the payment any more. The facilitator is asked once more, and
 * can only report what it settled before.
 */
const lastAfterMs = 30_000

type ScheduledRow = Pick<
  PaymentRow,
  'network' | 'attempts' | 'asked_at' | 'valid_before' | 'look_at' | 'looks'
>

/**
 * How long after its validity a payment may still turn up on its chain: blocks come late, and
 * Solana counts blocks instead of seconds.
 */
export const marginMs = (network: string): number =>
  network.startsWith('solana:') ? 120_000 : 30_000

/** Whether the chain shows by now whether the payment was settled. */
export const isOver = ({ valid_before, network }: ScheduledRow, now: number): boolean =>
  now > valid_before + marginMs(network)

/** Whether a facilitator that was asked to settle this may be asked again. */
export function maySettleAgain(
  { valid_before, attempts, asked_at, look_at }: ScheduledRow,
  now: number,
): boolean {
  // No look is scheduled any more.
  if (look_at === null) return false
  const last = valid_before + lastAfterMs
  if (now >= last) return (asked_at ?? 0) < last
  return attempts < (look_at <= now ? maxWhileValid : maxImmediate)
}

/** When to look next at a payment of which it is not known whether it was settled. */
export function nextLookAt(
  { network, valid_before, attempts, looks }: ScheduledRow,
  now: number,
): number {
  const last = valid_before + lastAfterMs
  if (now >= last) return Math.max(now + 1000, valid_before + marginMs(network) + 1)
  const wait = Math.min(maxWaitMs, minWaitMs * 2 ** Math.min(looks, 20))
  return attempts >= maxWhileValid ? last : Math.min(last, now + wait)
}
