import type { RateHeaders } from '../limits/rate-headers.ts'
import type { Reservation } from '../limits/limits.ts'
import { CallCharges, type ChargedCall } from './call-charges.ts'
import type { Model, RecordAttempt } from './routing/router.ts'
import type { UsageRecorder } from './usage.ts'

/** What a handler passes on of its call, whatever it asks of a model. */
export type ModelCall = ChargedCall & {
  expireIn(ms: number): void
  /** The caller's own time limit, if it set one. */
  timeoutMs: number | undefined
  /** Of the reply; what remains of the caller's limits is written here. */
  headers: RateHeaders
}

/** What a handler receives of a request. */
type Request = Omit<ModelCall, 'headers' | 'timeoutMs'> & {
  header: { 'x-request-timeout-ms'?: number }
}

/**
 * The call of a request. Member by member: to copy the rest of an object costs several times more.
 */
export const modelCallOf = (request: Request, headers: RateHeaders): ModelCall => ({
  caller: request.caller,
  requestId: request.requestId,
  callId: request.callId,
  signal: request.signal,
  startedAt: request.startedAt,
  logFields: request.logFields,
  expireIn: request.expireIn,
  timeoutMs: request.header['x-request-timeout-ms'],
  headers,
})

type Admitted = {
  model: { name: Model }
  /** The name of the model as the caller called it. */
  calledModel: string
  reservation: Reservation | undefined
}

export type BegunCall = {
  record: RecordAttempt
  charges: CallCharges
  /** `performance.now()` at which the reply must have ended. */
  deadline: number
}

/** Starts the clock and the charges of a call that may be made. */
export function beginCall(
  usage: UsageRecorder,
  call: ModelCall,
  { model, calledModel, reservation }: Admitted,
  { mostMs, promptEstimate }: { mostMs: number; promptEstimate: () => number },
): BegunCall {
  if (reservation) Object.assign(call.headers, reservation.headers)
  try {
    usage.checkWritable()
  } catch (error) {
    reservation?.end()
    throw error
  }
  const { caller, requestId, callId, startedAt, timeoutMs } = call
  const allowedMs = Math.min(mostMs, timeoutMs ?? mostMs)
  call.expireIn(allowedMs)
  const charges = new CallCharges({
    call,
    model: { called: calledModel, declared: model.name },
    reservation,
    usage,
    isOwnLimit: allowedMs < mostMs,
  })
  const record = usage.attemptRecorder({
    service: 'gateway',
    requestId,
    callId,
    keyId: caller.id,
    model: model.name,
    calledModel,
    promptEstimate,
    charge: (attempt) => charges.charge(attempt),
  })
  return { record, charges, deadline: startedAt + allowedMs }
}
