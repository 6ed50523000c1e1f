import { refusedMeanwhile } from '../../keys/authorize.ts'
import { Failure, uncertain } from '../../failure.ts'
import type { ToolOutcome } from './call.ts'
import type { Tool } from '../agent.ts'

export type FailedTool = Extract<ToolOutcome, { ok: false }>

/** Seconds to wait where a busy API does not say how many. */
const usualWait = 5

/** What the caller hears of a call that failed. */
export function failureOf(
  { name, agent, timeout_ms }: Tool,
  { kind, reason, upstream, mayHaveHappened }: FailedTool,
): Failure {
  const doubt = mayHaveHappened
    ? '; it may have been carried out, so look before you send it again'
    : ''
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
        retryAfter: upstream?.retry_after ?? usualWait,
      })
    default:
      return new Failure('toolFailed', `the tool ${name} failed: ${reason}${doubt}`, details)
  }
}

/** A failure after a tool has changed something, or may have: what was asked for must not be done again. */
export function afterWrite(error: unknown): unknown {
  if (error instanceof Failure) Object.assign(error.details, uncertain)
  return error
}

/** Why an errand was broken off, as its caller hears it; `wrote` where a tool may have changed something by then. */
export function lateOrLeft({ reason }: AbortSignal, wrote = false): Failure {
  const doubt = '; a tool may have changed something by then, so look before you send it again'
  if (reason === 'deadline')
    return new Failure(
      'deadlineExceeded',
      `the answer was not ready before the deadline${wrote ? doubt : ''}`,
      wrote ? uncertain : {},
    )
  if (wrote)
    return new Failure(
      'toolFailed',
      `${happened(reason)} while it was worked on${doubt}`,
      uncertain,
    )
  if (reason === 'revoked') return refusedMeanwhile()
  if (reason === 'shutdown')
    return new Failure('unavailable', 'the server is shutting down; try again', { retryAfter: 1 })
  return new Failure('requestTimeout', 'the request was given up')
}

function happened(reason: unknown): string {
  if (reason === 'shutdown') return 'the server stopped'
  return reason === 'revoked'
    ? 'the access token was revoked or expired'
    : 'the request was given up'
}

/** What error bodies have beside what all services' have, and the results of tasks and of MCP too. */
export const moreOf = ({ details: { upstream, mayHaveHappened } }: Failure) => ({
  ...(upstream && { upstream }),
  ...(mayHaveHappened && { may_have_happened: true as const }),
})
