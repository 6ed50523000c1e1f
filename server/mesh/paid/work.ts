import type { components } from '../../../generated/server/mesh.ts'
import { Failure } from '../../failure.ts'
import { failureFacts, type UsageRecorder } from '../../gateway/usage-recorder.ts'
import { unlimited } from '../../keys/limits.ts'
import type { Cap, Limits, Reservation } from '../../limits/limits.ts'
import { nanoFrom } from '../../money.ts'
import type { CallContext } from '../call-context.ts'
import { createModelUsage, type AgentWork, type Runtime } from '../runtime.ts'
import { markUncertain } from '../tools/failure.ts'
import { tooLargeResult } from '../tools/fields.ts'

/** The body of the response to a paid request. */
export type PaidReplyBody = { result: components['schemas']['Result'] }

/** Dependencies of paid work. */
export type PaidWorkOptions = {
  runtime: Runtime
  usage: Pick<UsageRecorder, 'recordRejection'>
  limits: Pick<Limits, 'reserve'>
  /** The operator's limits, shared with callers with keys. */
  capsOf(agentId: string): readonly Cap[]
}

/** Paid work for the payment whose id is `callId`. */
export type PaidWork = {
  work: AgentWork
  requestId: string
  callId: string
  /** The payer's value in the ledger's column for keys. */
  keyId: string
  /** When the request arrived, by `performance.now()`. */
  startedAt: number
  /** Aborts the work. */
  signal: AbortSignal
  /** Aborted when the request that started the work ends; others may wait for the work too. */
  requestSignal: AbortSignal
  faultOf(status: number, body: unknown): string | undefined
}

const maxResultBytes = 2 << 20

/**
 * Does the work within the operator's limits and returns the body of the response. Only work counts
 * towards them: a stored response is returned any number of times.
 */
export async function runPaidWork(parts: PaidWorkOptions, paidWork: PaidWork): Promise<string> {
  const { runtime, usage, limits, capsOf } = parts
  const { work, requestId, callId, keyId, startedAt, signal, requestSignal } = paidWork
  const { agent } = work
  const modelUsage = createModelUsage()
  let isChanged = false
  const context: CallContext = {
    requestId,
    callId,
    keyId,
    groupId: null,
    callerName: keyId,
    only: [],
    signal,
    modelCalled: modelUsage.modelCalled,
    changed: () => void (isChanged = true),
  }
  let reservation: Reservation | undefined
  try {
    const nano = Number(nanoFrom(runtime.priceOf(work)))
    const need = { tokens: 0, nano }
    reservation = await limits.reserve({ id: keyId, ...unlimited }, need, capsOf(agent.id))
    const body = await replyBody(runtime, paidWork, context)
    reservation?.spend(0, nano)
    return body
  } catch (error) {
    // A shutdown aborts the work too, but is not the payer's decision.
    const isDisconnected =
      signal.reason === 'disconnected' && requestSignal.reason === 'disconnected'
    usage.recordRejection({
      requestId,
      callId,
      keyId,
      groupId: null,
      service: 'mesh',
      ms: performance.now() - startedAt,
      ...failureFacts(error, work.kind === 'tool' ? work.args : work.query),
      subject: { agent: agent.id, ...(work.kind === 'tool' && { tool: work.tool.name }) },
      ...(isDisconnected && modelUsage.countAborted(reservation)),
    })
    throw isChanged ? markUncertain(error) : error
  } finally {
    reservation?.end()
  }
}

/** The result is stored before it is charged. One that violates the contract is a failed tool. */
async function replyBody(
  runtime: Runtime,
  { work, faultOf }: PaidWork,
  context: CallContext,
): Promise<string> {
  const body: PaidReplyBody = { result: await runtime.run(work, context) }
  const name = work.kind === 'tool' ? `the tool ${work.tool.name}` : work.agent.id
  if (faultOf(200, body) !== undefined)
    throw new Failure(
      'toolFailed',
      `${name} returned a result that cannot be sent; nothing was charged`,
    )
  const text = JSON.stringify(body)
  const bytes = Buffer.byteLength(text)
  if (bytes > maxResultBytes)
    throw new Failure(
      'toolFailed',
      `${name} returned ${tooLargeResult(bytes, maxResultBytes)}; nothing was charged`,
    )
  return text
}
