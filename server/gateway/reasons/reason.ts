import type { Failure, FailureReason } from '../../failure.ts'
import { callersText, withoutEchoes } from './echoes.ts'
import type { ServerError } from './server-error.ts'

/** Bytes of the first line, and of each of the words, that are kept. */
const maxBytes = { message: 512, code: 128, type: 128, param: 256 } as const
/** Characters of them that are looked at: an echo of the request is shown shorter than it is. */
const maxChars = 2048

/** A request as it was sent to a model server. */
type SentRequest = { body: string | Buffer; headers: Readonly<Record<string, string>> }

/**
 * What a model server says of its failure, without what it repeats of the request, or of our
 * account there. Undefined where it says nothing.
 */
export function reasonOf(
  error: ServerError | undefined,
  request: () => SentRequest,
): FailureReason | undefined {
  if (!error || Object.keys(error).length === 0) return undefined
  const { body, headers } = request()
  return without(error, [callersText(body.toString()), ...Object.values(headers)])
}

/** As `reasonOf`, of a refusal of ours. The body is as its caller sent it; undefined if unread. */
export function ownReason({ message, status, details }: Failure, body: unknown): FailureReason {
  const error = { message, ...(details.param !== undefined && { param: details.param }) }
  const sources = isOfBody(status) && body !== undefined ? [JSON.stringify(body)] : []
  return without(error, sources.map(callersText)) ?? {}
}

/** Whether a refusal of this status may repeat the body. Others have to cost little. */
const isOfBody = (status: number): boolean => status < 500 && status !== 429 && status !== 402

/** The words of a reason for the log. */
export const observed = ({ message, ...words }: FailureReason = {}) => ({
  ...words,
  ...(message !== undefined && { reason: message }),
})

/** The words of a reason in one line. */
export const lineOf = ({ message, type, code, param }: FailureReason): string =>
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

/** The text, cut to so many bytes of UTF-8 at the end of a character. */
function bounded(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}
