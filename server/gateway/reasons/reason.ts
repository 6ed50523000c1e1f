import type { Failure, FailureReason } from '../../failure.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { ModelFacts } from '../../config/providers.ts'
import { callersText, withoutEchoes } from './echoes.ts'
import type { ServerError } from './server-error.ts'

/** Maximum stored bytes of the first line and of each word. */
const maxBytes = { message: 512, code: 128, type: 128, param: 256 } as const
/** Maximum characters that are searched: replacing an echo shortens the text. */
const maxChars = 2048

/** A request as it was sent to a model server. */
type SentRequest = {
  body: string | Buffer
  text?: string
  headers: Readonly<Record<string, string>>
}

/**
 * A model server's words about its failure, without echoes of the request or of the operator's
 * account there. Undefined if it sent none.
 */
export function reasonOf(
  error: ServerError | undefined,
  request: () => SentRequest,
): FailureReason | undefined {
  if (!error || Object.keys(error).length === 0) return undefined
  const { body, headers, text = callersText(body.toString()) } = request()
  return without(error, [text, ...Object.values(headers)])
}

/** Longer bodies are not searched, which would block the event loop for a second. */
const maxSearched = 1 << 20

/**
 * As `reasonOf`, for an error of this server; empty for a long body. The body is as its caller sent
 * it; undefined if unread.
 */
export function localReason(failure: Failure, body: unknown): FailureReason {
  const { message, details } = failure
  if (details.reason) return details.reason
  const error = { message, ...(details.param !== undefined && { param: details.param }) }
  const sources = isOfBody(failure) && body !== undefined ? [JSON.stringify(body)] : []
  if (sources.some(({ length }) => length > maxSearched)) return {}
  return without(error, sources.map(callersText)) ?? {}
}

/** Whether an error may repeat the body, as a tool's may. Others must cost little. */
const isOfBody = ({ kind, status }: Failure): boolean =>
  kind === 'toolFailed' || (status < 500 && status !== 429 && status !== 402)

const requestId = /^[\x21-\x7e]{1,128}$/

/** The reason with the server's id of the request, if its reply has one. */
export function withRequestId(
  reason: FailureReason | undefined,
  headers: IncomingHttpHeaders | undefined,
  { request_id: header }: ModelFacts,
): FailureReason | undefined {
  const id = header === undefined ? undefined : headers?.[header]
  return typeof id === 'string' && requestId.test(id) ? { ...reason, request_id: id } : reason
}

/** The words of a reason for the log. */
export const observed = ({ message, request_id: upstreamId, ...words }: FailureReason = {}) => ({
  ...words,
  ...(message !== undefined && { reason: message }),
  ...(upstreamId !== undefined && { upstreamRequestId: upstreamId }),
})

/** The words of a reason in one line. */
export const lineOf = ({ message, type, code, param }: FailureReason = {}): string =>
  message ?? [type, code, param].filter((word) => word !== undefined).join(' ')

function without(error: ServerError, sources: readonly string[]): FailureReason | undefined {
  const names = Object.keys(maxBytes) as (keyof typeof maxBytes)[]
  const lines = names.map((name) => firstLine(error[name] ?? ''))
  const texts = withoutEchoes(lines, sources)
  const reason: FailureReason = {}
  for (const [at, name] of names.entries()) {
    const text = bounded(texts[at] ?? '', maxBytes[name])
    if (text !== '') reason[name] = text
  }
  return Object.keys(reason).length > 0 ? reason : undefined
}

const firstLine = (text: string): string =>
  (
    /[^\r\n\u0085\u2028\u2029]*\S[^\r\n\u0085\u2028\u2029]*/.exec(
      text.slice(0, 2 * maxChars),
    )?.[0] ?? ''
  )
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, maxChars)
    .toWellFormed()

/** The text, truncated to this many bytes of UTF-8 at the end of a character. */
function bounded(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}
