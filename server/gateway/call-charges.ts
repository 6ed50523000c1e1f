import { Failure } from '../failure.ts'
import type { Key } from '../keys/keys.ts'
import type { Reservation } from '../limits/limits.ts'
import type { AttemptUsage, AttemptCharge, CalledModel, UsageRecorder } from './usage.ts'

/** The call that is charged. */
export type ChargedCall = {
  caller: Key
  requestId: string
  /** Our own id, which all rows of the call share. */
  callId: string
  signal: AbortSignal
  /** `performance.now()` when the request's headers were in. */
  startedAt: number
  /** For the log. */
  logFields: { model?: string; tokens?: number }
}

type Parts = {
  call: ChargedCall
  model: CalledModel
  reservation: Reservation | undefined
  usage: UsageRecorder
  /** Whether the deadline is the caller's own, shorter one. */
  isOwnLimit: boolean
}

/**
 * What one call takes of its caller's limits, over all of its attempts. Where the caller ended the
 * call, budgets count up to what was reserved, although nothing is paid for.
 */
export class CallCharges {
  readonly #parts: Parts
  #tokens = 0
  #listPrice = 0
  #cost = 0
  #isLeft = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Charges an attempt; ends the reservation with the one that was delivered. */
  charge(attempt: AttemptUsage): AttemptCharge {
    const { status, tokens, unseen, listPrice, cost, charged, delivered } = attempt
    const { call, reservation } = this.#parts
    call.logFields.tokens = (call.logFields.tokens ?? 0) + tokens
    if (!reservation) return { charged, counted: charged }
    this.#isLeft ||= status === 'client_left'
    this.#tokens = Math.max(this.#tokens, tokens + unseen)
    this.#listPrice = Math.max(this.#listPrice, listPrice)
    this.#cost += cost
    const isEnded = (status !== 'ok' || unseen > 0) && this.#isEndedByCaller()
    // The model's own count of a reply that its caller broke off is bounded by what was reserved.
    const payable = delivered ? reservation.spend(isEnded ? 0 : tokens, charged) : charged
    const counted = isEnded ? payable + this.#covered() : payable
    if (delivered) reservation.end()
    return { charged: payable, counted }
  }

  /** Ends a call without a reply. A caller that left between two attempts has no row of its own. */
  end(error: unknown): void {
    const { call, model, reservation, usage } = this.#parts
    const counted = this.#covered()
    reservation?.end()
    if (counted === 0) return
    if (error instanceof Failure && call.signal.reason !== 'left') {
      error.details.counted = counted
      return
    }
    usage.recordRefusal({
      requestId: call.requestId,
      callId: call.callId,
      keyId: call.caller.id,
      service: 'gateway',
      status: 'client_left',
      ms: performance.now() - call.startedAt,
      model,
      attempt: error instanceof Failure ? error.details.attempt : undefined,
      counted,
    })
  }

  /** A caller whose key is no longer valid counts as one. */
  #isEndedByCaller(): boolean {
    const { call, isOwnLimit } = this.#parts
    const { reason } = call.signal
    if (this.#isLeft || reason === 'left' || reason === 'revoked') return true
    return reason === 'deadline' && isOwnLimit
  }

  #covered(): number {
    const { reservation } = this.#parts
    if (!reservation || !this.#isEndedByCaller()) return 0
    return reservation.cover(this.#tokens, Math.max(this.#listPrice, this.#cost))
  }
}
