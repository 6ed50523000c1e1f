import { tokenEnded } from '../../keys/authorize.ts'
import { Failure, uncertain } from '../../failure.ts'
import type { ToolOutcome } from './outcome.ts'
import type { Tool } from '../agent.ts'

/** The outcome of a failed call. */
export type FailedToolOutcome = Extract<ToolOutcome, { ok: false }>

/** Seconds to wait if a busy API does not say how many. */
const defaultWaitSeconds = 5

const mayBeExecuted = '; it may have been executed, so check before you send it again'
const mayBeChanged =
  '; a tool may have changed something by then, so check before you send it again'

/** The failed call as an error for the caller. */
export function failureOf(
  { name, agent, timeout_ms }: Tool,
  { kind, reason, upstream, mayHaveHappened }: FailedToolOutcome,
): Failure {
  const doubt = mayHaveHappened ? mayBeExecuted : ''
  const details = {
    subject: { agent, tool: name },
    ...(upstream && { upstream }),
    ...(mayHaveHappened && uncertain),
  }
  switch (kind) {
    case 'late':
      return new Failure(
        'deadlineExceeded',
        `the tool ${name} did not answer within ${timeout_ms / 1000} s${doubt}`,
        details,
      )
    case 'refused':
      return new Failure('toolRefused', `the tool ${name} was refused: ${reason}`, {
        ...details,
        retry: false,
      })
    case 'busy':
      return new Failure('upstreamBusy', `the tool ${name} is busy: ${reason}`, {
        ...details,
        retryAfter: upstream?.retry_after ?? defaultWaitSeconds,
      })
    default:
      return new Failure('toolFailed', `the tool ${name} failed: ${reason}${doubt}`, details)
  }
}

/** Marks the error of work in which a tool may have changed something: it must not be repeated. */
export function markUncertain(error: unknown): unknown {
  if (error instanceof Failure) Object.assign(error.details, uncertain)
  return error
}

/** Why work was aborted; `isChanged` if a tool may have changed something by then. */
export function abortFailure({ reason }: AbortSignal, isChanged = false): Failure {
  const doubt = isChanged ? mayBeChanged : ''
  if (reason === 'deadline')
    return new Failure(
      'deadlineExceeded',
      `the answer was not ready before the deadline${doubt}`,
      isChanged ? uncertain : {},
    )
  if (isChanged)
    return new Failure('toolFailed', `${causeOf(reason)} while it was worked on${doubt}`, uncertain)
  if (reason === 'revoked') return tokenEnded()
  if (reason === 'shutdown')
    return new Failure('unavailable', 'the server is shutting down; try again', { retryAfter: 1 })
  return new Failure('requestTimeout', 'the request was given up')
}

function causeOf(reason: unknown): string {
  if (reason === 'shutdown') return 'the server stopped'
  if (reason === 'revoked') return 'the access token was revoked or expired'
  return 'the request was given up'
}

/** The members of agents' error bodies in addition to the common ones. */
export const errorMembers = ({ details: { upstream, mayHaveHappened } }: Failure) => ({
  ...(upstream && { upstream }),
  ...(mayHaveHappened && { may_have_happened: true as const }),
})
