import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Failure } from '../failure.ts'
import { messagesError } from '../gateway/dialects/messages/errors.ts'
import { openaiError } from '../gateway/dialects/openai/errors.ts'
import { parseObject } from '../gateway/upstream/normalize.ts'
import { endUnfinished } from '../http/listen/linger.ts'
import { requiredHeader } from './terms.ts'
import type { MockResponse } from './prism.ts'
import { isRecord } from '../json/json.ts'
import { failureFrom, sendJson } from '../sandbox/json-server.ts'

/** Milliseconds until a response starts, and on average between two events of a stream. */
export type Pace = { delayMs?: number | undefined; paceMs: number }

/** How long a client may leave the end of a stream unread. */
const writeStallMs = 60_000

const retryable = new Set([408, 429, 500, 502, 503, 504])
/** The delay of the first event, as a multiple of the pace. */
const firstEventPaces = 10
/** The varying delays between events, as multiples of the pace; their average is 1. */
const rhythm = [0.6, 1.5, 0.3, 1.2, 1.9, 0.5]

/** Sends a response at its pace; stops when the client disconnects. */
export async function send(
  res: ServerResponse,
  { status, headers, body }: MockResponse,
  { delayMs, paceMs }: Pace,
): Promise<void> {
  const { 'Content-type': mediaType, ...documented } = headers
  const isStream = mediaType === 'text/event-stream'
  const disconnected = new AbortController()
  res.on('close', () => disconnected.abort())
  try {
    await sleep(delayMs ?? (isStream ? paceMs * firstEventPaces : 0), undefined, {
      signal: disconnected.signal,
    })
    // Prism invents values for headers without examples, such as "string".
    for (const [name, value] of Object.entries(documented))
      if (typeof value === 'number') res.setHeader(name, value)
    if (isStream) return await sendEvents(res, String(body), paceMs, disconnected.signal)
  } catch (error) {
    if (disconnected.signal.aborted) return
    throw error
  }
  const terms = status === 402 ? requiredHeader(body) : undefined
  if (terms !== undefined) res.setHeader('payment-required', terms)
  if (status >= 400) describeError(res, status, body)
  const charset = mediaType === 'application/json' ? '; charset=utf-8' : ''
  res.writeHead(status, { 'content-type': String(mediaType ?? 'text/plain') + charset })
  res.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function sendEvents(
  res: ServerResponse,
  stream: string,
  paceMs: number,
  signal: AbortSignal,
): Promise<void> {
  res.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  const events = stream.split(/\n{2,}/).filter((event) => event !== '')
  for (const [index, event] of events.entries()) {
    if (index > 0) await sleep(paceMs * (rhythm[index % rhythm.length] ?? 1), undefined, { signal })
    if (index === events.length - 1 && isFailure(event))
      return endUnfinished(res, `${event}\n\n`, writeStallMs)
    if (!res.write(`${event}\n\n`)) await once(res, 'drain', { signal })
  }
  res.end()
}

/** Whether a stream that ends with this event has failed, in any dialect. */
function isFailure(event: string): boolean {
  const data = parseObject(/^data: (.*)$/m.exec(event)?.[1] ?? '')
  return data !== undefined && ('error' in data || data['type'] === 'response.failed')
}

function describeError(res: ServerResponse, status: number, body: unknown): void {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : body
  const message = isRecord(error) && 'message' in error ? String(error['message']) : ''
  if (message)
    res.setHeader('x-error-message', encodeURIComponent(message.slice(0, 300).toWellFormed()))
  if (!retryable.has(status)) res.setHeader('x-should-retry', 'false')
  if (status === 401) res.setHeader('www-authenticate', 'Bearer')
  if (status === 405 && !res.hasHeader('allow')) res.setHeader('allow', 'POST')
}

/** Whether a path belongs to Anthropic's dialect, with its form of errors and request ids. */
export const isMessages = (url = '/'): boolean => url.startsWith('/anthropic/')

/** Sends an error, in the form of the path's dialect or of the contracts. */
export function sendError(
  { url = '/' }: IncomingMessage,
  res: ServerResponse,
  error: unknown,
): void {
  if (res.headersSent) return void res.destroy()
  const failure = failureFrom(error)
  const { status, details } = failure
  const body = bodyOf(url, failure, String(res.getHeader('x-request-id')))
  if (details.allow) res.setHeader('allow', details.allow)
  describeError(res, status, body)
  sendJson(res, status, body)
}

function bodyOf(url: string, failure: Failure, requestId: string): object {
  if (isMessages(url)) return messagesError(failure, requestId)
  if (url.startsWith('/openai/')) return openaiError(failure)
  const { status, code, message, details } = failure
  if (details.body) return details.body
  return { error: status, message, code, ...(details.param && { param: details.param }) }
}
