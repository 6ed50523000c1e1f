import type { HttpSource } from '../../agent.ts'
import { MediaData, type ToolReply } from '../media.ts'
import type { ToolServerResponse } from './network.ts'
import { redacted } from './upstream-response.ts'

const kept = /^(link|location|x-total-count|(x-)?ratelimit(-[a-z-]{1,40})?)$/
const maxValue = 2048

/**
 * What is told of an API's reply beside its data; undefined where there is nothing to tell: 200
 * with plain JSON, or a status that is the data, and none of the headers that are kept.
 */
export function replyOf(
  response: ToolServerResponse,
  data: unknown,
  { keepHeaders, credentials }: HttpSource,
): ToolReply | undefined {
  const { status, bytes, isTruncated = false } = response
  const headers = keptHeaders(response, keepHeaders, credentials)
  const isPlain = status === 200 || bytes.length === 0
  if (isPlain && headers === undefined && !isTruncated && !(data instanceof MediaData))
    return undefined
  return { status, headers: headers ?? {}, truncated: isTruncated, bytes: bytes.length }
}

/** An API may repeat in a link what it was sent: secrets are removed. */
function keptHeaders(
  { headers }: ToolServerResponse,
  more: HttpSource['keepHeaders'],
  credentials: HttpSource['credentials'],
): Record<string, string> | undefined {
  let found: Record<string, string> | undefined
  for (const name in headers) {
    if (!kept.test(name) && !more?.includes(name)) continue
    const value = headers[name]
    if (value === undefined) continue
    const text = Array.isArray(value) ? value.join(', ') : value
    ;(found ??= {})[name] = redacted(text, credentials).slice(0, maxValue).toWellFormed()
  }
  return found
}
