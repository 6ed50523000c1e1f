import type { DeclaredModel } from '../config/models.ts'
import { Failure } from '../failure.ts'
import type { RequestContext } from '../http/contract/operations.ts'
import type { FlowPath } from '../http/load/fair-queue.ts'
import { callerName, priorityClassOf, requiredLabels } from '../keys/authorize.ts'
import { labelsOf, type CallLabels } from '../keys/key.ts'
import type { Key } from '../keys/keys.ts'
import type { Reservation } from '../limits/limits.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import type { AttemptCharge, AttemptUsage, Call, Model } from './call.ts'
import { failureFacts, type UsageRecorder } from './usage-recorder.ts'

/** A request that calls a model. */
export type ModelRequest = Pick<
  RequestContext<Key>,
  'caller' | 'requestId' | 'callId' | 'signal' | 'startedAt' | 'waitedMs' | 'expireIn' | 'logFields'
> &
  Partial<Pick<RequestContext<Key>, 'flow'>> & { header: { 'x-request-timeout-ms'?: number } }

/** The result of admission. */
export type Admitted = { model: DeclaredModel; reservation: Reservation | undefined }

type Options = Admitted & {
  calledModel: string
  /** Response headers, to which the caller's remaining limits are added. */
  headers: RateHeaders
  usage: UsageRecorder
  maxMs: number
}

/**
 * A call that a key is charged for: its deadline, its reservation, and the usage of its attempts.
 * If the caller ended the call, budgets count up to the reserved amount, although nothing is paid.
 */
export abstract class ChargedCall implements Call {
  readonly service = 'gateway'
  readonly isModelNamed = true
  readonly requestId: string
  readonly callId: string
  readonly keyId: string
  readonly groupId: string | null
  readonly labels: CallLabels | undefined
  readonly only: readonly string[]
  readonly waitedMs: number | undefined
  readonly callerName: string
  readonly model: Model
  readonly calledModel: string
  readonly contextTokens: number | undefined
  readonly signal: AbortSignal
  readonly deadline: number
  readonly #request: ModelRequest
  readonly #usage: UsageRecorder
  readonly #reservation: Reservation | undefined
  /** Whether the deadline is the caller's own, shorter one. */
  readonly #isCallersDeadline: boolean
  #tokens = 0
  #listPrice = 0
  #cost = 0
  #isDisconnected = false

  /** Starts the deadline; throws while the ledger cannot store rows. */
  constructor(
    request: ModelRequest,
    { model, reservation, calledModel, headers, usage, maxMs }: Options,
  ) {
    const { caller, startedAt } = request
    if (reservation) Object.assign(headers, reservation.headers)
    try {
      usage.checkWritable()
    } catch (error) {
      reservation?.end()
      throw error
    }
    const allowedMs = Math.min(maxMs, request.header['x-request-timeout-ms'] ?? maxMs)
    request.expireIn(allowedMs)
    this.requestId = request.requestId
    this.callId = request.callId
    this.keyId = caller.id
    this.groupId = caller.group_id
    this.labels = labelsOf(caller)
    this.only = requiredLabels(caller)
    this.waitedMs = request.waitedMs
    this.callerName = callerName(caller)
    this.model = model.name
    this.calledModel = calledModel
    this.contextTokens = model.contextTokens
    this.signal = request.signal
    this.deadline = startedAt + allowedMs
    this.#request = request
    this.#usage = usage
    this.#reservation = reservation
    this.#isCallersDeadline = allowedMs < maxMs
  }

  /** Made when it is read, because few calls wait. */
  get flow(): FlowPath | undefined {
    return this.#request.flow
  }

  get priorityClass(): Key['priority_class'] {
    return priorityClassOf(this.#request.caller)
  }

  abstract readonly dialect: Call['dialect']
  abstract bodyFor(...to: Parameters<Call['bodyFor']>): string | Buffer
  abstract conversation(): string | undefined
  abstract size(): number
  abstract promptEstimate(): number

  /** Charges an attempt; ends the reservation with the one that was delivered. */
  charge(attempt: AttemptUsage): AttemptCharge {
    const { status, tokens, unseen, listPrice, cost, charged, delivered } = attempt
    const { logFields } = this.#request
    const reservation = this.#reservation
    logFields.tokens = (logFields.tokens ?? 0) + tokens
    if (!reservation) return { charged, counted: charged }
    this.#isDisconnected ||= status === 'client_left'
    this.#tokens = Math.max(this.#tokens, tokens + unseen)
    this.#listPrice = Math.max(this.#listPrice, listPrice)
    this.#cost += cost
    const isEnded = (status !== 'ok' || unseen > 0) && this.#isEndedByCaller()
    // The model's count of a reply that its caller aborted is bounded by the reservation.
    const spentTokens = isEnded ? 0 : tokens
    const payable = delivered ? reservation.spend(spentTokens, charged) : charged
    const counted = isEnded ? payable + this.#countAborted() : payable
    if (delivered) reservation.end()
    return { charged: payable, counted }
  }

  /** Ends the reservation if the reply fails; otherwise its attempt does, in `charge`. */
  endOnFailure<Reply>(reply: Promise<Reply>): Promise<Reply> {
    if (this.#reservation) reply.catch((error: unknown) => this.#endFailed(error))
    return reply
  }

  /** Records a request that fails after the head of its response was sent. */
  recordFailure(error: unknown): void {
    if (this.signal.reason === 'disconnected') return
    this.#recordRejection(failureFacts(error, undefined))
  }

  /** A caller that disconnected between two attempts has no ledger row yet. */
  #endFailed(error: unknown): void {
    const counted = this.#countAborted()
    this.#reservation?.end()
    if (counted === 0) return
    if (error instanceof Failure && this.signal.reason !== 'disconnected') {
      error.details.counted = counted
      return
    }
    const attempt = error instanceof Failure ? error.details.attempt : undefined
    this.#recordRejection({ status: 'client_left', attempt, counted })
  }

  #recordRejection(
    facts: Pick<
      Parameters<UsageRecorder['recordRejection']>[0],
      'status' | 'attempt' | 'counted' | 'reason' | 'subject'
    >,
  ): void {
    const { requestId, callId, keyId, groupId, labels, service, calledModel, model } = this
    const call = { requestId, callId, keyId, groupId, labels, service }
    const ms = performance.now() - this.#request.startedAt
    const named = { calledModel, model }
    this.#usage.recordRejection({ ...call, ms, ...named, ...facts })
  }

  /** The end of the caller's key counts too. */
  #isEndedByCaller(): boolean {
    const { reason } = this.signal
    if (this.#isDisconnected || reason === 'disconnected' || reason === 'revoked') return true
    return reason === 'deadline' && this.#isCallersDeadline
  }

  /** Counts the usage of all attempts if the caller ended the call; returns the added amount. */
  #countAborted(): number {
    if (!this.#reservation || !this.#isEndedByCaller()) return 0
    return this.#reservation.countAborted(this.#tokens, Math.max(this.#listPrice, this.#cost))
  }
}
