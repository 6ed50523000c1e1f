import type { FailureReason } from '../../failure.ts'
import type { Call, ReplyBounds } from '../call.ts'
import type { HostedCalls } from '../upstream/hosted-tools.ts'
import type { MeteredUsage } from '../upstream/normalize.ts'
import type { CallSlot } from './breaker/breaker.ts'
import type { Deployment, Dialect } from './deployments.ts'

/** One call of one deployment, and how it ended. The ledger keeps a row of each. */
export class Attempt {
  readonly call: Call
  readonly number: number
  readonly deployment: Deployment
  /** That in which the deployment was called. */
  readonly dialect: Dialect
  readonly slot: CallSlot
  readonly startedAt = performance.now()
  /** `ok`, or a word for what went wrong. */
  status = 'ok'
  /** In the model server's words, if it failed and said why. */
  reason: FailureReason | undefined
  ms = 0
  ttftMs: number | undefined
  usage: MeteredUsage | undefined
  /** Calls of hosted tools, as far as they were seen. */
  hostedCalls: HostedCalls | undefined
  /**
   * Completion tokens by our own count, if the upstream gave none or its reply was truncated: counts
   * that came with its beginning are too low. Undefined if nothing came.
   */
  estimate: number | undefined
  /** Of a call that was ended uncounted: as `unseenTokens`. */
  unseen: number | undefined
  finish: string | undefined
  /** Whether any of the reply reached the caller. */
  delivered = false
  /** Whether any of the request was sent. */
  isSent = true

  constructor(
    call: Call,
    number: number,
    { deployment, dialect, slot }: Pick<Attempt, 'deployment' | 'dialect' | 'slot'>,
  ) {
    this.call = call
    this.number = number
    this.deployment = deployment
    this.dialect = dialect
    this.slot = slot
  }

  /** Sets the time that it has taken until now. */
  stop(): void {
    this.ms = performance.now() - this.startedAt
  }
}

/**
 * Called once for each attempt, before the reply ends. The reply may end when the promise has
 * resolved.
 */
export type RecordAttempt = (attempt: Attempt) => Promise<void> | undefined

/** Tokens that a model may have generated in this time without words of them, besides what came. */
export function unseenTokens(
  { maxTokens = Infinity, tokensPerSecond }: ReplyBounds,
  silentMs: number,
  { estimate, reasoning }: { estimate: number; reasoning: number },
): number {
  const most = Math.floor((silentMs / 1000) * tokensPerSecond)
  return Math.max(0, Math.min(maxTokens - estimate, most - reasoning))
}
