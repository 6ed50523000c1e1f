import { Failure, type FailureKind, type FailureReason } from '../../failure.ts'
import { tokenEnded } from '../../keys/authorize.ts'
import type { Call } from '../call.ts'
import { lineOf } from '../reasons/reason.ts'
import type { AbortCause } from '../upstream/deadline.ts'
import { wrongDimensions } from '../upstream/embeddings.ts'
import type { UpstreamFailure } from '../upstream/inference.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'
import type { CallVerdict, CallHold } from './breaker/breaker.ts'
import {
  isChatDialect,
  isDrained,
  subjectsOf,
  type Deployment,
  type Seeker,
  type Dialect,
} from './deployments.ts'

/** The deployment understood the request and rejects it: every other would reject it too. */
const requestStatuses = new Set([400, 413, 422])
/** The model is unknown to the deployment, or not available to us. */
const rejectedStatuses = new Set([402, 403, 404])

const isBusy = (status: number): boolean => status === 429 || status === 503

/** Whether a repetition at the same deployment may succeed. */
export const isRepeatable = (status: number): boolean =>
  status === 408 || status === 409 || status === 425 || status === 429 || status >= 500

/** The word for a failed attempt in the ledger, the log and the metrics. */
export const failureStatus = ({ fault, abortCause }: UpstreamFailure): string =>
  abortCause === 'disconnected' ? 'client_left' : `upstream_${fault.reason}`

/** The verdict of a failed call on its deployment; neutral if this side aborted it. */
export function verdictOf({ fault, abortCause, sent }: UpstreamFailure): CallVerdict {
  const { status } = fault
  if (isOurs(abortCause) || requestStatuses.has(status) || isLocalBound(fault)) return 'neutral'
  if (!sent) return abortCause || localReasons.has(fault.reason) ? 'neutral' : 'unreachable'
  if (isUpstreamStatus(fault)) {
    if (status === 401) return 'unauthorized'
    if (rejectedStatuses.has(status)) return 'rejected'
    if (status === 429) return 'neutral'
  }
  return 'failure'
}

/** The pause that a busy deployment requested. */
export function pauseOf({
  fault,
  abortCause,
}: UpstreamFailure): { seconds: number; isAccount: boolean } | undefined {
  const { status, retryAfter, isAccountLimit = false } = fault
  if (retryAfter === undefined || !isUpstreamStatus(fault)) return undefined
  if (!isBusy(status) || isOurs(abortCause)) return undefined
  return { seconds: retryAfter, isAccount: isAccountLimit }
}

/** Whether the status is the deployment's own. */
const isUpstreamStatus = ({ reason }: UpstreamFault): boolean =>
  reason.startsWith('status_') || reason.startsWith('error_')

/** Errors of connecting that show nothing about the deployment. */
const localReasons = new Set([
  'emfile',
  'enfile',
  'enobufs',
  'eaddrnotavail',
  'und_err_closed',
  'und_err_destroyed',
])

/** The verdict of a stream that failed after its first content. */
export const streamVerdict = (fault: UpstreamFault | undefined): CallVerdict =>
  fault && (isLocalBound(fault) || fault.reason === 'context_length') ? 'neutral' : 'failure'

/** Whether the reply exceeds a bound of this server, of which its upstream is unaware. */
const isLocalBound = ({ reason }: UpstreamFault): boolean => reason === 'event_too_long'

const localBoundMessage = ({ maxBytes = 0 }: UpstreamFault): string =>
  `the model server sent an event of more than ${maxBytes >> 20} MiB, which is more than this ` +
  'server reads'

/** Whether this side aborted the call. */
export const isOurs = (cause: AbortCause | undefined): boolean =>
  cause === 'disconnected' || cause === 'deadline' || cause === 'shutdown' || cause === 'revoked'

/** The failure that ends the request immediately, if every other deployment would fail too. */
export function finalFailure(
  { fault, abortCause }: UpstreamFailure,
  call: CallSize,
  reason: FailureReason | undefined,
): Failure | undefined {
  if (isOurs(abortCause)) return abortFailure(abortCause)
  if (!requestStatuses.has(fault.status)) return undefined
  if (fault.reason === 'context_length') return contextExceeded(fault, call)
  const rule = fault.meaning === 'content_filter' ? { rule: fault.meaning } : {}
  if (fault.reason === wrongDimensions) return dimensionsRefused()
  const words = lineOf(reason)
  return new Failure(
    'invalidRequest',
    `the model server refused the request as invalid (${fault.status})` + (words && `: ${words}`),
    { retry: false, ...rule },
  )
}

/** The failure of a request that was aborted before its reply. */
export function abortFailure(cause: unknown): Failure {
  if (cause === 'deadline') return deadlineExceeded('the reply was not ready before the deadline')
  if (cause === 'shutdown') return shuttingDown()
  if (cause === 'revoked') return tokenEnded()
  return new Failure('requestTimeout', 'the client disconnected')
}

const dimensionsRefused = (): Failure =>
  new Failure(
    'invalidRequest',
    "the model's vectors have another length, which its server does not change; leave out dimensions",
    { retry: false, param: 'dimensions' },
  )

/** Fields of the input, where it is not `input`. */
const inputs: Partial<Record<Dialect, string>> = { rerank: 'documents', images: 'prompt' }

type CallSize = Pick<Call, 'dialect' | 'size' | 'contextTokens'>

/**
 * The error for a conversation that is too long. Programs that shorten their history look for the
 * code or for OpenAI's words. The numbers are the model server's, if it sent them.
 */
function contextExceeded({ overflow }: UpstreamFault, call: CallSize): Failure {
  const isChat = isChatDialect(call.dialect)
  const input = inputs[call.dialect] ?? 'input'
  const param = isChat ? 'messages' : input
  const details = { retry: false, param, rule: 'context_length_exceeded' } as const
  const advice = `Please reduce the length of the ${isChat ? 'messages or completion' : 'input'}.`
  const maximum = overflow?.maximum ?? call.contextTokens
  if (maximum === undefined)
    return new Failure(
      'contextExceeded',
      `${isChat ? 'The conversation and max_tokens together are' : 'An input is'} ` +
        `longer than the model can take. ${advice}`,
      details,
    )
  // Our own count may be below the server's.
  const tokens = Math.max(overflow?.tokens ?? call.size?.() ?? 0, maximum + 1)
  const message =
    `This model's maximum context length is ${maximum} tokens. However, you requested ` +
    `${tokens} tokens. ${advice}`
  return new Failure('contextExceeded', message, { ...details, overflow: { tokens, maximum } })
}

/** Why a stream with content did not finish; undefined if it did. */
export function streamFailure(
  abortCause: AbortCause | undefined,
  fault: UpstreamFault | undefined,
  call: CallSize,
): Failure | undefined {
  if (abortCause === 'deadline')
    return deadlineExceeded('the reply was not complete before the deadline')
  if (abortCause === 'shutdown') return shuttingDown()
  if (abortCause === 'revoked') return tokenEnded()
  if (abortCause)
    return deadlineExceeded('the model server stopped sending before the reply was complete')
  if (!fault) return undefined
  if (fault.reason === 'context_length') return contextExceeded(fault, call)
  if (isLocalBound(fault)) return new Failure('upstreamFailed', localBoundMessage(fault))
  const message =
    endings.get(fault.reason) ?? "the model's server broke the stream off with an error"
  return new Failure(kindOf(fault.status), message)
}

/** Messages for streams that end without an error of the model server. */
const endings = new Map([
  ['truncated', "the model's server ended the stream before the reply was complete"],
  ['connection_lost', "the connection to the model's server closed before the reply was complete"],
])

/** The failure kind of an error within a stream. */
function kindOf(status: number): FailureKind {
  if (requestStatuses.has(status)) return 'invalidRequest'
  return isBusy(status) ? 'upstreamBusy' : 'upstreamFailed'
}

/** No deployment replied: 503 if all are only busy, 504 if the last was too late, else 502. */
export function exhausted(
  seeker: Seeker,
  deployments: readonly Deployment[],
  failures: readonly UpstreamFailure[],
): Failure {
  if (failures.length === 0) return noneAvailable(seeker, deployments)
  const cause = failures.map(({ fault }) => fault.reason)
  if (failures.every(({ fault, abortCause }) => !abortCause && isBusy(fault.status))) {
    const waits = failures.flatMap(({ fault }) => fault.retryAfter ?? [])
    return allBusy(seeker.calledModel, waits, cause)
  }
  const last = failures.at(-1)
  if (last && isLocalBound(last.fault))
    return new Failure('upstreamFailed', localBoundMessage(last.fault), { cause, retry: false })
  const lastCause = last?.abortCause
  if (lastCause === 'late')
    return deadlineExceeded('the model server did not begin to answer in time', cause)
  if (lastCause === 'stalled') return deadlineExceeded('the model server stopped answering', cause)
  return new Failure('upstreamFailed', 'no model server gave a usable reply', { cause })
}

/** An operator restores drained upstreams, which takes longer than a retry. */
const drainedRetrySeconds = 30

/** No deployment could be called: all of them are drained, paused, or stopped by their breakers. */
function noneAvailable(seeker: Seeker, all: readonly Deployment[]): Failure {
  const { calledModel: model } = seeker
  const inUse = all.filter((deployment) => !isDrained(deployment))
  if (all.length > 0 && inUse.length === 0)
    return new Failure(
      'unavailable',
      `all model servers of ${model} are out of use at the moment; try again later`,
      { retryAfter: drainedRetrySeconds },
    )
  const subjectOf = subjectsOf(seeker, all)
  const holds = inUse.flatMap((deployment): CallHold[] => {
    const hold = deployment.breaker.holdOf(subjectOf(deployment))
    return hold ? [hold] : []
  })
  const waits = holds.map(({ ms }) => ms / 1000)
  const isAnyFull = inUse.some((one) => one.slots && !one.breaker.holdOf(subjectOf(one)))
  if (isAnyFull || holds.every(({ reason }) => reason === 'paused'))
    return allBusy(model, waits, [])
  const seconds = minSeconds(waits)
  const yours = `your last requests failed at all model servers of ${model}; try again in ${seconds} s`
  const others = `no model server of ${model} is healthy at the moment; try again in ${seconds} s`
  const isOwn = holds.every(({ reason }) => reason === 'own')
  return new Failure('unavailable', isOwn ? yours : others, {
    retryAfter: seconds,
    ...(holds.every(({ hasFailedAgain }) => hasFailedAgain) && { retry: false }),
  })
}

function allBusy(model: string, waits: readonly number[], cause: readonly string[]): Failure {
  const seconds = minSeconds(waits)
  const when = seconds > 60 ? 'try again later' : `try again in ${seconds} s`
  return new Failure('upstreamBusy', `all model servers of ${model} are busy; ${when}`, {
    cause,
    retryAfter: seconds,
    ...(seconds > 60 && { retry: false }),
  })
}

const minSeconds = (waits: readonly number[]): number =>
  waits.length === 0 ? 1 : Math.max(1, Math.ceil(Math.min(...waits)))

const deadlineExceeded = (message: string, cause?: readonly string[]): Failure =>
  new Failure('deadlineExceeded', message, cause && { cause })

const shuttingDown = (): Failure =>
  new Failure('unavailable', 'the server is shutting down; try again', { retryAfter: 1 })
