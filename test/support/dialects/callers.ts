import { expect } from 'vitest'
import { fault, type contracts } from '../http/schemas.ts'
import type { Reply } from '../http/raw.ts'
import { assertStream } from '../http/replies.ts'
import { readSse } from '../http/sse.ts'
import { judgeChunks } from './chunk-grammar.ts'
import { judgeMessageEvents } from './message-events.ts'
import { judgeResponse } from './responses-grammar.ts'

export type CallerDialect = 'chat' | 'openai' | 'responses' | 'messages'

/** How a call ended for its caller; `error` is its type and code, as its dialect has them. */
export type CallEnd =
  | { is: 'complete'; text: string }
  | { is: 'cut'; text: string; error: string }
  | { is: 'refused'; status: number; error: string }

/** What went wrong, as all dialects know it. */
export type Wrong = 'refused' | 'overflow' | 'failed' | 'busy' | 'late' | 'stopping'

export type Caller = {
  contract: keyof typeof contracts
  path: string
  /** The request for a reply of text. */
  body(model: string, text: string, stream: boolean): object
  /** The member that bounds the reply. */
  maximum: string
  /** The words of a refusal because its key has spent its budget. */
  spent: string
  /** The words of a refusal, and those of a stream's last event. */
  words: Readonly<Record<Wrong, { refusal: string; event: string }>>
  /** The message of an overflow of 5000 tokens where 4096 are possible. */
  overflow: RegExp
  /** Judges a reply by the contract and by the grammar of the dialect. */
  read(reply: Reply): CallEnd
}

/** HTTP statuses of what went wrong. */
export const statuses: Readonly<Record<Wrong, number>> = {
  refused: 400,
  overflow: 400,
  failed: 502,
  busy: 503,
  late: 504,
  stopping: 503,
}

const user = (text: string) => ({ messages: [{ role: 'user', content: text }] })
const json = ({ body }: Reply): unknown => JSON.parse(body.toString())

/** The body of a refusal by the contract's schema. */
function errorOf<Fields>(reply: Reply, contract: keyof typeof contracts): Fields {
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  const body = json(reply)
  expect(fault(contract, 'Error', body)).toBeNull()
  return body as Fields // judged on the line above
}

function eventsIn(reply: Reply) {
  expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  const { events, pending } = readSse(reply.body)
  expect(pending, 'an event without its end').toBe('')
  return events
}

const isStream = ({ headers }: Reply): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true

const same = (words: string) => ({ refusal: words, event: words })

const chat: Caller = {
  contract: 'gateway',
  path: '/v1/chat/completions',
  body: (model, text, stream) => ({ model, stream, ...user(text) }),
  maximum: 'max_tokens',
  spent: 'budget_spent 402',
  words: {
    refused: same('invalid_request 400'),
    overflow: same('context_length_exceeded 400'),
    failed: same('upstream_failed 502'),
    busy: same('upstream_busy 503'),
    late: same('deadline_exceeded 504'),
    stopping: same('unavailable 503'),
  },
  overflow: /maximum context length is 4096 tokens.* 5000 tokens/,
  read(reply) {
    if (reply.status !== 200) {
      const { code, error } = errorOf<{ code: string; error: number }>(reply, 'gateway')
      return { is: 'refused', status: reply.status, error: `${code} ${error}` }
    }
    if (!isStream(reply)) return completionEnd(reply, 'gateway')
    const { error, text, finish } = assertStream(reply)
    if (error) return { is: 'cut', text, error: `${error.type} ${error.code}` }
    expect(finish).toMatch(/^(stop|length)$/)
    return { is: 'complete', text }
  },
}

type Completion = { choices: { message: { content: string | null }; finish_reason: string }[] }

function completionEnd(reply: Reply, contract: 'gateway' | 'openai'): CallEnd {
  const body = json(reply)
  expect(fault(contract, 'ChatCompletion', body)).toBeNull()
  const [choice] = (body as Completion).choices // judged on the line above
  expect(choice?.finish_reason).toBe('stop')
  return { is: 'complete', text: choice?.message.content ?? '' }
}

const openaiWords: Caller['words'] = {
  refused: same('invalid_request_error null'),
  overflow: same('invalid_request_error context_length_exceeded'),
  failed: same('server_error upstream_failed'),
  busy: same('server_error upstream_busy'),
  late: same('server_error deadline_exceeded'),
  stopping: same('server_error unavailable'),
}

type OpenAIError = { error: { type: string; code: string | null } }

function openaiRefusal(reply: Reply, contract: 'openai' | 'responses'): CallEnd {
  const { type, code } = errorOf<OpenAIError>(reply, contract).error
  return { is: 'refused', status: reply.status, error: `${type} ${code}` }
}

const openai: Caller = {
  contract: 'openai',
  path: '/openai/v1/chat/completions',
  body: chat.body,
  maximum: 'max_completion_tokens',
  spent: 'insufficient_quota insufficient_quota',
  words: openaiWords,
  overflow: chat.overflow,
  read(reply) {
    if (reply.status !== 200) return openaiRefusal(reply, 'openai')
    if (!isStream(reply)) return completionEnd(reply, 'openai')
    const { end, text, error } = judgeChunks(eventsIn(reply))
    if (error) return { is: 'cut', text, error: `${error.type} ${error.code}` }
    expect(end).toBe('whole')
    return { is: 'complete', text }
  },
}

/** A response that failed has a code alone. */
const responseWords = ({ refusal }: { refusal: string }, event: string) => ({ refusal, event })

const responses: Caller = {
  contract: 'responses',
  path: '/openai/v1/responses',
  body: (model, input, stream) => ({ model, input, stream }),
  maximum: 'max_output_tokens',
  spent: 'insufficient_quota insufficient_quota',
  words: {
    refused: responseWords(openaiWords.refused, 'invalid_prompt'),
    overflow: responseWords(openaiWords.overflow, 'context_length_exceeded'),
    failed: responseWords(openaiWords.failed, 'server_error'),
    busy: responseWords(openaiWords.busy, 'server_error'),
    late: responseWords(openaiWords.late, 'server_error'),
    stopping: responseWords(openaiWords.stopping, 'server_error'),
  },
  overflow: chat.overflow,
  read(reply) {
    if (reply.status !== 200) return openaiRefusal(reply, 'responses')
    if (!isStream(reply)) {
      const body = json(reply)
      expect(fault('responses', 'ModelResponse', body)).toBeNull()
      // Judged on the line above.
      const { status, output } = body as { status: string; output: { content: Parts }[] }
      expect(status).toBe('completed')
      return { is: 'complete', text: output.map(({ content }) => textOf(content)).join('') }
    }
    const { faults, end, text, response } = judgeResponse(eventsIn(reply))
    expect(faults).toEqual([])
    if (end === 'completed' || end === 'incomplete') return { is: 'complete', text }
    expect(end).toBe('failed')
    return { is: 'cut', text, error: response?.error?.code ?? '' }
  },
}

type Parts = readonly { type: string; text?: string }[]
const textOf = (parts: Parts): string => parts.map(({ text = '' }) => text).join('')

const messages: Caller = {
  contract: 'messages',
  path: '/anthropic/v1/messages',
  body: (model, text, stream) => ({ model, stream, max_tokens: 64, ...user(text) }),
  maximum: 'max_tokens',
  spent: 'billing_error',
  words: {
    refused: same('invalid_request_error'),
    overflow: same('invalid_request_error'),
    failed: same('api_error'),
    busy: same('overloaded_error'),
    late: same('timeout_error'),
    stopping: same('overloaded_error'),
  },
  overflow: /prompt is too long: 5000 tokens > 4096 maximum/,
  read(reply) {
    if (reply.status !== 200) {
      const { error } = errorOf<{ error: { type: string } }>(reply, 'messages')
      return { is: 'refused', status: reply.status, error: error.type }
    }
    if (!isStream(reply)) {
      const body = json(reply)
      expect(fault('messages', 'Message', body)).toBeNull()
      // Judged on the line above.
      const { content, stop_reason: reason } = body as { content: Parts; stop_reason: string }
      expect(reason).toBe('end_turn')
      return { is: 'complete', text: textOf(content) }
    }
    const { ending, message, error } = judgeMessageEvents(eventsIn(reply))
    const text = textOf((message?.content ?? []) as Parts)
    if (error) return { is: 'cut', text, error: error.type }
    expect(ending).toBe('whole')
    return { is: 'complete', text }
  },
}

/** The end of a body is a failure exactly where the stream says one. */
const judged = (caller: Caller): Caller => ({
  ...caller,
  read(reply) {
    const end = caller.read(reply)
    expect(reply.complete, `the body of what is ${end.is}`).toBe(end.is !== 'cut')
    return end
  },
})

export const callers: Readonly<Record<CallerDialect, Caller>> = {
  chat: judged(chat),
  openai: judged(openai),
  responses: judged(responses),
  messages: judged(messages),
}
