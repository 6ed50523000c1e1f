import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { openaiError } from '../gateway/openai/errors.ts'
import { requiredHeader } from './terms.ts'
import type { MockResponse } from './prism.ts'
import { isRecord } from '../json.ts'

/** Milliseconds until a reply begins, and between two events of a stream on the average. */
export type Pace = { delayMs?: number | undefined; paceMs: number }

const worthRepeating = new Set([408, 429, 500, 502, 503, 504])
/** A model thinks before it speaks: as long as it takes to say so many pieces. */
const thinking = 10
/** And speaks now faster, now slower. The average is one. */
const rhythm = [0.6, 1.5, 0.3, 1.2, 1.9, 0.5]

/** Sends an answer no sooner and no faster than it is to come; one whose reader has left is given up. */
export async function send(
  res: ServerResponse,
  { status, headers, body }: MockResponse,
  { delayMs, paceMs }: Pace,
): Promise<void> {
  const { 'Content-type': mediaType, ...documented } = headers
  const streamed = mediaType === 'text/event-stream'
  const left = new AbortController()
  res.on('close', () => left.abort())
  try {
    await sleep(delayMs ?? (streamed ? paceMs * thinking : 0), undefined, { signal: left.signal })
    // Prism fills a header that has no example with the word "string"; of what it fills, only numbers mean something.
    for (const [name, value] of Object.entries(documented))
      if (typeof value === 'number') res.setHeader(name, value)
    if (streamed) return await sendEvents(res, String(body), paceMs, left.signal)
  } catch (error) {
    if (left.signal.aborted) return
    throw error
  }
  const terms = status === 402 ? requiredHeader(body) : undefined
  if (terms !== undefined) res.setHeader('payment-required', terms)
  if (status >= 400) describeError(res, status, body)
  res.writeHead(status, {
    'content-type':
      mediaType === 'application/json'
        ? 'application/json; charset=utf-8'
        : String(mediaType ?? 'text/plain'),
  })
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
    if (!res.write(`${event}\n\n`)) await once(res, 'drain', { signal })
  }
  res.end()
}

function describeError(res: ServerResponse, status: number, body: unknown): void {
  const told = isRecord(body) && isRecord(body['error']) ? body['error'] : body
  const message = isRecord(told) && 'message' in told ? String(told['message']) : ''
  if (message)
    res.setHeader('x-error-message', encodeURIComponent(message.slice(0, 300).toWellFormed()))
  if (!worthRepeating.has(status)) res.setHeader('x-should-retry', 'false')
  if (status === 401) res.setHeader('www-authenticate', 'Bearer')
  if (status === 405 && !res.hasHeader('allow')) res.setHeader('allow', 'POST')
}

/** Answers what went wrong, in the error body of the address that was asked. */
export function refuse({ url = '/' }: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (res.headersSent) return void res.destroy()
  const failure =
    error instanceof Failure ? error : new Failure('internal', 'internal error', { cause: error })
  const { status, code, message, details } = failure
  const body = url.startsWith('/openai/')
    ? openaiError(failure)
    : { error: status, message, code, ...(details.param && { param: details.param }) }
  if (details.allow) res.setHeader('allow', details.allow)
  describeError(res, status, body)
  // What is left of a body that was not read would be taken for the next request.
  if (status === 413) res.setHeader('connection', 'close')
  res
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body))
}
