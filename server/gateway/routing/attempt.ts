import type { IncomingHttpHeaders } from 'node:http'
import type { ModelFacts } from '../../config/providers.ts'
import type { FailureReason } from '../../failure.ts'
import type { Call, ReplyBounds } from '../call.ts'
import type { HostedCalls } from '../upstream/hosted-tools.ts'
import type { MeteredUsage, RawCounts } from '../upstream/normalize.ts'
import type { Wire } from '../upstream/body.ts'
import type { AuthHeaders } from '../upstream/credentials/credential.ts'
import type { CallSlot, CallVerdict } from './breaker/breaker.ts'
import type { Work } from '../../units.ts'
import type { Deployment, Dialect } from './deployments.ts'

/** One call of one deployment, and how it ended. Each has a ledger row. */
export class Attempt {
  readonly call: Call
  readonly number: number
  readonly deployment: Deployment
  /** The dialect in which the deployment was called. */
  readonly dialect: Dialect
  readonly slot: CallSlot
  /** How long the call had waited for slots when the attempt started; undefined if it had not. */
  readonly waitedMs: number | undefined
  readonly startedAt = performance.now()
  /** `ok`, or a word for what went wrong. */
  status = 'ok'
  /** The model server's words about a failure, if it sent any. */
  reason: FailureReason | undefined
  ms = 0
  ttftMs: number | undefined
  /** The headers of the reply. */
  headers: IncomingHttpHeaders | undefined
  /** The headers that authorized it, if it had any that may change. */
  authorizedBy: AuthHeaders | undefined
  usage: MeteredUsage | undefined
  /** The counts in the server's own words, which may include what it bills. */
  counts: RawCounts | undefined
  /** Its work in units other than tokens, if the server counts it; by default the call's maximum. */
  work: Work | undefined
  /** Calls of hosted tools that were seen. */
  hostedCalls: HostedCalls | undefined
  /**
   * Completion tokens by our own count, if the upstream sent none or its reply was truncated, since
   * counts at its beginning are too low. Undefined if no reply arrived.
   */
  estimate: number | undefined
  /** For an aborted call without a final count: as by `unseenTokens`. */
  unseen: number | undefined
  finish: string | undefined
  /** Whether any of the reply reached the caller. */
  delivered = false
  /** Whether any of the request was sent. */
  isSent = true

  constructor(
    call: Call,
    number: number,
    {
      deployment,
      dialect,
      slot,
      waitedMs = call.waitedMs,
    }: Pick<Attempt, 'deployment' | 'dialect' | 'slot'> & Partial<Pick<Attempt, 'waitedMs'>>,
  ) {
    this.call = call
    this.number = number
    this.deployment = deployment
    this.dialect = dialect
    this.slot = slot
    this.waitedMs = waitedMs
  }

  /** The facts of the called model. */
  get facts(): ModelFacts {
    return this.deployment.facts.of(this.deployment.sentModel ?? this.call.calledModel)
  }

  /** The request as it was sent, with the headers that authorized it. */
  sentFrom(wire: Wire): Wire {
    return { ...wire, headers: { ...wire.headers, ...this.authorizedBy } }
  }

  /** The variable or the file of the key, if its upstream has several. */
  get keySource(): string | undefined {
    return this.authorizedBy && this.deployment.credential?.nameOf?.(this.authorizedBy)
  }

  /** Whether a chat was translated for a server that does not speak chat completions. */
  get isTranslated(): boolean {
    const { dialect, native } = this.call
    return dialect === 'chat' && this.dialect === 'messages' && native?.dialect !== 'messages'
  }

  /** Sets the elapsed time. */
  stop(): void {
    this.ms = performance.now() - this.startedAt
  }

  /** Ends an attempt whose reply, or a part of it, reached the caller. */
  deliver(verdict: CallVerdict, reply: DeliveredReply): this {
    this.slot.release(verdict)
    this.stop()
    this.delivered = true
    return Object.assign(this, reply)
  }
}

/** The counts and the end of a reply. */
export type DeliveredReply = Partial<
  Pick<
    Attempt,
    'status' | 'reason' | 'finish' | 'work' | 'usage' | 'counts' | 'estimate' | 'hostedCalls'
  >
>

/**
 * Called once for each attempt, before the reply ends. The reply may end when the promise has
 * resolved.
 */
export type RecordAttempt = (attempt: Attempt) => Promise<void> | undefined

/** Tokens that a model may have generated during this silence, in addition to the received ones. */
export function unseenTokens(
  { maxTokens = Infinity, tokensPerSecond }: ReplyBounds,
  silentMs: number,
  { estimate, reasoning }: { estimate: number; reasoning: number },
): number {
  const most = Math.floor((silentMs / 1000) * tokensPerSecond)
  return Math.max(0, Math.min(maxTokens - estimate, most - reasoning))
}
