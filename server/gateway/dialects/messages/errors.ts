import type { components } from '../../../../generated/server/messages.ts'
import type { Failure } from '../../../failure.ts'

type MessagesError = components['schemas']['Error']
type ErrorType = MessagesError['error']['type']

/** Anthropic's type of an error with this status, if its class (4xx, 5xx) has another default. */
const types: Partial<Record<number, ErrorType>> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  503: 'overloaded_error',
  504: 'timeout_error',
}

/** Makes Anthropic's libraries send the whole conversation instead of a thread, as tool runners do. */
const threadless = { error_code: 'thread_unsupported_request' } as const

/** A failure in Anthropic's format: a body, or the last event of a stream. */
export function messagesError(failure: Failure, requestId: string): MessagesError {
  const { status, details } = failure
  const usual = status >= 500 ? 'api_error' : 'invalid_request_error'
  const error = {
    type: types[status] ?? usual,
    message: promptTooLong(failure) ?? failure.message,
    ...(details.param === 'thread' && { details: threadless }),
  }
  return { type: 'error', error, request_id: requestId }
}

/**
 * Anthropic's message for a conversation that is too long: Claude Code and similar programs compact
 * their history when they read it. Undefined for any other failure.
 */
export function promptTooLong({ kind, details: { overflow } }: Failure): string | undefined {
  if (kind !== 'contextExceeded') return undefined
  if (!overflow) return 'prompt is too long'
  return `prompt is too long: ${overflow.tokens} tokens > ${overflow.maximum} maximum`
}
