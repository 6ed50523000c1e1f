import type { PaymentRow } from '../../store/tables.ts'

/** Maximum of settlement requests for one payment while it is valid. */
const maxWhileValid = 12
/** Up to here a repeated request settles immediately; later ones wait for their schedule. */
const maxImmediate = 4
const minWaitMs = 5000
const maxWaitMs = 600_000
/**
 * After this the chain does not accept the payment. One more settlement request can only return
 * an earlier settlement of the facilitator.
 */
const lastAfterMs = 30_000

type ScheduledRow = Pick<
  PaymentRow,
  'network' | 'attempts' | 'asked_at' | 'valid_before' | 'look_at' | 'looks'
>

/**
 * How long after its validity a payment may still appear on its chain: blocks are late, and Solana
 * counts blocks instead of seconds.
 */
export const marginMs = (network: string): number =>
  network.startsWith('solana:') ? 120_000 : 30_000

/** Whether the chain now shows for certain whether the payment was settled. */
export const isOver = ({ valid_before, network }: ScheduledRow, now: number): boolean =>
  now > valid_before + marginMs(network)

/** Whether another settlement request may be sent. */
export function maySettleAgain(
  { valid_before, attempts, asked_at, look_at }: ScheduledRow,
  now: number,
): boolean {
  // No review is scheduled any more.
  if (look_at === null) return false
  const last = valid_before + lastAfterMs
  if (now >= last) return (asked_at ?? 0) < last
  return attempts < (look_at <= now ? maxWhileValid : maxImmediate)
}

/** The next review of a payment with an unknown settlement. */
export function nextLookAt(
  { network, valid_before, attempts, looks }: ScheduledRow,
  now: number,
): number {
  const last = valid_before + lastAfterMs
  if (now >= last) return Math.max(now + 1000, valid_before + marginMs(network) + 1)
  const wait = Math.min(maxWaitMs, minWaitMs * 2 ** Math.min(looks, 20))
  return attempts >= maxWhileValid ? last : Math.min(last, now + wait)
}
