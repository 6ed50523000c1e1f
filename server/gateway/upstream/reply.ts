import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { parseWritten } from '../../json/digits.ts'
import { secondsFromRetryAfter } from './retry-after.ts'
import { errorIn, nameIn, type ServerError } from '../reasons/server-error.ts'
import { concatParts, type UpstreamReply } from './body.ts'
import { contextFault, type UpstreamFault } from './normalize.ts'
import { overflowFrom } from './overflow.ts'

/** Bytes that are read of an error reply. */
export const maxErrorBytes = 64 << 10

/** Statuses whose body may say that the conversation is too long. */
const explained = new Set([400, 413, 422])

/** The fault's reason if a server rejects the reasoning of an earlier turn. */
export const reasoningRejected = 'reasoning_refused'

/** The field of a message, as in `messages[1].reasoning`; not the setting of a request. */
const reasoningMember = /reasoning_content|messages?\W{1,3}\d{1,6}\W{1,3}[^]{0,40}reasoning/i

/** Whether an error rejects reasoning; other servers require it in each turn. */
const rejectsReasoning = (error: string): boolean =>
  reasoningMember.test(error) && !/missing|required|must be passed/i.test(error)

/** How many bytes to read of an error reply. */
export const errorBytes = (status: number): number => (status >= 400 ? maxErrorBytes : 0)

/** How long to wait for the body of an error whose status is sufficient. */
const maxErrorMs = 250
export const errorMs = (status: number): number =>
  status >= 400 && !explained.has(status) ? maxErrorMs : Infinity

/** The fault of a reply that is not a 200, with the server's own error. */
export function statusFault(reply: UpstreamReply): UpstreamFault {
  const error = {
    ...namedBy(reply.headers),
    ...(reply.parts.length > 0 && errorIn(concatParts(reply.parts))),
  }
  return { ...kindOfStatus(reply), ...(Object.keys(error).length > 0 && { error }) }
}

/** The name of the error, where only a header has it. */
function namedBy(headers: IncomingHttpHeaders): ServerError {
  const type = nameIn(headers['x-amzn-errortype'])
  return type === undefined ? {} : { type }
}

function kindOfStatus({ status, headers, parts }: UpstreamReply): UpstreamFault {
  if (explained.has(status)) {
    const text = concatParts(parts).toString('latin1')
    const overflow = overflowFrom(text)
    if (overflow) return contextFault(overflow)
    if (rejectsReasoning(text)) return { status, reason: reasoningRejected }
  }
  const retryAfter = secondsFromRetryAfter(headers['retry-after'])
  return {
    status,
    reason: `status_${status}`,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(status === 429 && hasNothingLeft(headers) && { isAccountLimit: true }),
  }
}

/** As `x-ratelimit-remaining`, `x-ratelimit-remaining-tokens`, and Anthropic's. */
const remainingHeader = /^(x-|anthropic-)?ratelimit-(\w[\w-]*-)?remaining(-[\w-]+)?$/

/** Whether the headers say that a limit of the account is exhausted. */
const hasNothingLeft = (headers: IncomingHttpHeaders): boolean =>
  Object.entries(headers).some(([name, value]) => remainingHeader.test(name) && value === '0')

/** Matches JSON that may have a number that a double cannot hold. */
const longNumber = /\d{16}|\d[eE][+-]?\d{3}/

/**
 * Parses a reply; undefined if it is not JSON. With `keepsDigits`, numbers that a double cannot hold
 * keep their digits.
 */
export function parseReply(bytes: Buffer, keepsDigits = false): unknown {
  if (!isUtf8(bytes)) return undefined
  const text = bytes.toString('utf8')
  try {
    return keepsDigits && longNumber.test(text) ? parseWritten(text) : JSON.parse(text)
  } catch {
    return undefined
  }
}
