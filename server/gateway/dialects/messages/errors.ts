import type { components } from '../../../../generated/server/messages.ts'
import type { Failure } from '../../../failure.ts'

type MessagesError = components['schemas']['Error']
type ErrorType = MessagesError['error']['type']

/** Anthropic's word for an error, where it is not that of all errors of its class. */
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

/** Anthropic's libraries then send the whole conversation, as tool runners do, without a thread. */
const threadless = { error_code: 'thread_unsupported_request' } as const

/** A refusal in Anthropic's form, as a body and as the last event of a stream. */
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
 * What Anthropic says of a conversation that is too long; Claude Code and programs like it compact
 * their history when they read it. Undefined for any other failure.
 */
export function promptTooLong({ kind, details: { overflow } }: Failure): string | undefined {
  if (kind !== 'contextExceeded') return undefined
  return overflow
    ? `prompt is too long: ${overflow.tokens} tokens > ${overflow.maximum} maximum`
    : 'prompt is too long'
}
