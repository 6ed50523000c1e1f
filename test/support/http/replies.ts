import { expect } from 'vitest'
import type { components } from '../../../generated/server/gateway.ts'
import type { Reply } from './raw.ts'
import { fault } from './schemas.ts'
import { readSse } from './sse.ts'

type Chunk = components['schemas']['ChatCompletionChunk']
type Completion = components['schemas']['ChatCompletion']
type ErrorBody = components['schemas']['Error']

/** A stream as the client saw it: its text, how it ended, and its keep-alive comments. */
export type ReadStream = {
  text: string
  finish: string | null
  chunks: Chunk[]
  comments: number
  error: { message: string; type: string; code: number } | null
  usage: Chunk['usage'] | undefined
}

/** Checks all that holds for every stream of ours, good or cut, and returns what it said. */
export function assertStream(reply: Reply): ReadStream {
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['x-accel-buffering']).toBe('no')
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.headers['x-request-id'] ?? '', 'x-request-id').toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  const sse = readSse(reply.body)
  expect(sse.pending, 'an event that no blank line ended').toBe('')
  expect(sse.text, 'line ends other than LF, or a BOM').not.toMatch(/\r|^\uFEFF/)
  expect(
    sse.fields.filter((name) => name !== 'data'),
    'fields other than data',
  ).toEqual([])
  expect(sse.fields.length, 'one data line an event').toBe(sse.events.length)
  const last = sse.events.at(-1)
  if (!last) throw new Error('the stream had no event at all')
  expect(last.place, 'the last event is the last thing').toBe(
    sse.events.length + sse.comments.length - 1,
  )
  expect(reply.complete, 'the end of the body').toBe(last.data === '[DONE]')
  const chunks = sse.events.slice(0, -1).map((event) => goodChunk(event.data))
  return {
    ...wellOrdered(chunks),
    chunks,
    comments: sse.comments.length,
    error: last.data === '[DONE]' ? null : streamError(last.data),
  }
}

/** A stream that was finished: role first, one finish reason, `[DONE]` last. */
export function assertGoodStream(reply: Reply): ReadStream {
  const stream = assertStream(reply)
  expect(stream.error, 'an error event').toBeNull()
  expect(stream.finish).toMatch(/^(stop|length)$/)
  return stream
}

/** A stream that ended with the error event: nothing claims that it was whole, its body neither. */
export function assertErrorEnd(
  reply: Reply,
): ReadStream & { error: { message: string; type: string; code: number } } {
  const { error, ...stream } = assertStream(reply)
  if (!error) throw new Error('the stream ended with [DONE], not with an error event')
  return { ...stream, error }
}

/** A whole reply, valid against the contract. */
export function assertCompletion(reply: Reply): Completion {
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  const body: unknown = JSON.parse(reply.body.toString())
  expect(fault('gateway', 'ChatCompletion', body)).toBeNull()
  return body as Completion // judged by Ajv on the line above
}

/** A refusal in the common error body with the headers that its status owes. */
export function assertRefusal(
  reply: Pick<Reply, 'status' | 'headers' | 'body'>,
  ...statuses: number[]
): ErrorBody {
  const body: unknown = JSON.parse(reply.body.toString())
  expect(statuses, `${reply.status} ${JSON.stringify(body)}`).toContain(reply.status)
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(fault('gateway', 'Error', body)).toBeNull()
  const error = body as ErrorBody // judged by Ajv on the line above
  expect(error.error).toBe(reply.status)
  expect(reply.headers['x-request-id'] ?? '', 'x-request-id').toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  const shown = decodeURIComponent(reply.headers['x-error-message'] ?? '')
  expect(shown.length).toBeGreaterThan(0)
  expect(
    error.message.startsWith(shown) && (shown.length >= 299 || shown === error.message),
    'x-error-message is the message, cut',
  ).toBe(true)
  expect(reply.headers['x-powered-by']).toBeUndefined()
  expect(error.message).not.toMatch(/\bat .*:\d+:\d+|node_modules/)
  if (reply.status === 401) expect(reply.headers['www-authenticate']).toMatch(/^Bearer/)
  if (reply.status === 405) expect(reply.headers['allow']).toMatch(/^[A-Z, ]+$/)
  if (reply.status === 429 || reply.status === 503) assertRetryAfter(reply.headers)
  return error
}

function assertRetryAfter(headers: Record<string, string>) {
  const seconds = Number(headers['retry-after'])
  expect(
    Number.isInteger(seconds) && seconds >= 1 && seconds <= 60,
    `Retry-After: ${headers['retry-after']}`,
  ).toBe(true)
  const ms = Number(headers['retry-after-ms'])
  expect(
    Number.isInteger(ms) && ms >= 1 && ms <= 60_000,
    `retry-after-ms: ${headers['retry-after-ms']}`,
  ).toBe(true)
}

function goodChunk(data: string): Chunk {
  const value: unknown = JSON.parse(data)
  expect(fault('gateway', 'ChatCompletionChunk', value)).toBeNull()
  expect(Object.hasOwn(value as object, 'error'), 'an error key in a chunk').toBe(false)
  return value as Chunk // judged by Ajv above
}

function streamError(data: string) {
  const value: unknown = JSON.parse(data)
  expect(fault('gateway', 'StreamError', value)).toBeNull()
  return (value as components['schemas']['StreamError']).error // judged by Ajv on the line above
}

/**
 * Role first and once, one id throughout, at most one finish reason with an empty delta, then at
 * most the usage.
 */
function wellOrdered(chunks: Chunk[]): Pick<ReadStream, 'text' | 'finish' | 'usage'> {
  const heads = new Set(chunks.map((chunk) => `${chunk.id} ${chunk.created} ${chunk.model}`))
  expect(heads.size, 'ids, times and models in one stream').toBeLessThanOrEqual(1)
  let text = ''
  let finish: string | null = null
  let usage: Chunk['usage'] | undefined
  for (const [place, chunk] of chunks.entries()) {
    const choice = chunk.choices[0]
    if (!choice) {
      expect(finish, 'usage before the finish reason').not.toBeNull()
      expect(usage, 'usage twice').toBeUndefined()
      if (!chunk.usage) throw new Error('a chunk had neither choice nor usage')
      usage = chunk.usage
      expect(usage.total_tokens, 'the total of the usage').toBe(
        usage.prompt_tokens + usage.completion_tokens,
      )
      continue
    }
    expect(finish, 'a choice after the finish reason').toBeNull()
    if (place === 0) expect(choice.delta).toEqual({ role: 'assistant', content: '' })
    else expect(choice.delta, 'the role twice').not.toHaveProperty('role')
    text += choice.delta.content ?? ''
    if (choice.finish_reason === null) continue
    finish = choice.finish_reason
    expect(choice.delta, 'the delta beside the finish reason').toEqual({})
  }
  return { text, finish, usage }
}
