import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { parseWritten } from '../../json/digits.ts'
import { secondsFromRetryAfter } from './retry-after.ts'
import { errorIn } from '../reasons/server-error.ts'
import { joined, type UpstreamReply } from './body.ts'
import {
  broken,
  contextFault,
  faultFrom,
  hasError,
  objectOf,
  type UpstreamFault,
} from './normalize.ts'
import { overflowFrom } from './overflow.ts'

/** Bytes of an error reply that are looked at. */
export const maxErrorBytes = 64 << 10

/** Statuses with which a server may say that the conversation is too long. */
const explained = new Set([400, 413, 422])

/** The reason of the fault of a server that does not know the reasoning of an earlier turn. */
export const reasoningRefusal = 'reasoning_refused'

/** The member of a message, as in `messages[1].reasoning`; not the setting of a request. */
const reasoningMember = /reasoning_content|messages?\W{1,3}\d{1,6}\W{1,3}[^]{0,40}reasoning/i

/** Whether an error is of reasoning that is there; others want it in each turn. */
const refusesReasoning = (error: string): boolean =>
  reasoningMember.test(error) && !/missing|required|must be passed/i.test(error)

/** How many bytes of an error reply are of use. */
export const errorBytes = (status: number): number => (status >= 400 ? maxErrorBytes : 0)

/** How long the body of an error is awaited whose status says enough. */
const maxErrorMs = 250
export const errorMs = (status: number): number =>
  status >= 400 && !explained.has(status) ? maxErrorMs : Infinity

/** The fault of a reply that is not a 200, with what the server says of it. */
export const statusFault = (reply: UpstreamReply): UpstreamFault => ({
  ...kindOfStatus(reply),
  ...(reply.parts.length > 0 && { error: errorIn(joined(reply.parts)) }),
})

function kindOfStatus({ status, headers, parts }: UpstreamReply): UpstreamFault {
  if (explained.has(status)) {
    const text = joined(parts).toString('latin1')
    const overflow = overflowFrom(text)
    if (overflow) return contextFault(overflow)
    if (refusesReasoning(text)) return { status, reason: reasoningRefusal }
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

/** Whether the headers say that nothing is left of a limit of the account. */
const hasNothingLeft = (headers: IncomingHttpHeaders): boolean =>
  Object.entries(headers).some(([name, value]) => remainingHeader.test(name) && value === '0')

/** What is wrong with the headers of a 200. We ask for no compression and undo none. */
export function headersFault(
  headers: IncomingHttpHeaders,
  type: 'json' | 'event-stream',
): UpstreamFault | undefined {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') return broken('compressed')
  const isOfType = String(headers['content-type'] ?? '').includes(type)
  return isOfType ? undefined : broken('wrong_content_type')
}

/** Whether there may be a number that a double does not hold. */
const longNumber = /\d{16}|\d[eE][+-]?\d{3}/

/**
 * The JSON of a reply; undefined if it is none. With `keepsDigits`, numbers that a double does not
 * hold stay as they were written.
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

/** Some servers answer a streaming request's error as JSON with status 200. */
export function errorWithStatus200({ headers, parts }: UpstreamReply): UpstreamFault | undefined {
  if (headersFault(headers, 'json')) return undefined
  const body = objectOf(parseReply(joined(parts)))
  return body && hasError(body) ? faultFrom(body['error']) : undefined
}
