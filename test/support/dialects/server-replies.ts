/** The dialects of model servers' chats. */
export type ServerDialect = 'chat' | 'responses' | 'messages'

/** What a model server of a dialect writes. */
export type ServerReplies = {
  /** Of the address that it is called at. */
  path: string
  /** A complete reply. */
  whole(text: string): object
  /** The events of a complete stream, one for each piece of the text among them. */
  events(pieces: readonly string[]): string[]
  /** How many events come before the first piece. */
  opening: number
  /** How many events come after the last piece, the one that makes the reply complete included. */
  closing: number
  /** The last event of a stream that fails with this status. */
  errorEvent(status: number, message: string): string
  errorBody(status: number, message: string): object
}

const model = 'upstream-name'
const data = (value: object | string): string =>
  `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`
const named = <Event extends { type: string }>(value: Event): string =>
  `event: ${value.type}\n${data(value)}`

const openaiError = (status: number, message: string) => ({
  error: { message, type: status >= 500 ? 'server_error' : 'some_error', code: status },
})

const chatHead = { id: 'cmpl-7', object: 'chat.completion.chunk', created: 1_767_225_600, model }
const chatUsage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 }
const chunk = (delta: object, finish_reason: string | null = null) =>
  data({ ...chatHead, choices: [{ index: 0, delta, finish_reason }] })

const chat: ServerReplies = {
  path: '/v1/chat/completions',
  whole: (content) => ({
    ...chatHead,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: chatUsage,
  }),
  events: (pieces) => [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, 'stop'),
    data({ ...chatHead, choices: [], usage: chatUsage }),
    data('[DONE]'),
  ],
  opening: 1,
  closing: 1,
  errorEvent: (status, message) => data(openaiError(status, message)),
  errorBody: openaiError,
}

const responseUsage = {
  input_tokens: 12,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 3,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 15,
}

const response = (text: string) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_767_225_600,
  status: 'completed',
  completed_at: 1_767_225_601,
  error: null as object | null,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: null,
  metadata: {},
  model,
  output: [messageItem(text)] as object[],
  parallel_tool_calls: true,
  previous_response_id: null,
  reasoning: { effort: null, summary: null },
  store: false,
  temperature: 1,
  text: { format: { type: 'text' } },
  tool_choice: 'auto',
  tools: [],
  top_p: 1,
  truncation: 'disabled',
  usage: responseUsage as object | null,
})

const textPart = (text: string) => ({ type: 'output_text', text, annotations: [], logprobs: [] })
const messageItem = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [textPart(text)],
})
const begunResponse = {
  ...response(''),
  status: 'in_progress',
  completed_at: null,
  output: [],
  usage: null,
}
const textPlace = { item_id: 'msg_1', output_index: 0, content_index: 0 }

/** What an error of this status is called in a response that failed. */
const responseCodes: Record<number, string> = { 429: 'rate_limit_exceeded', 400: 'invalid_prompt' }

const responses: ServerReplies = {
  path: '/v1/responses',
  whole: response,
  events(pieces) {
    const text = pieces.join('')
    const item = messageItem(text)
    return [
      { type: 'response.created', response: begunResponse },
      { type: 'response.in_progress', response: begunResponse },
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { ...item, status: 'in_progress', content: [] },
      },
      { type: 'response.content_part.added', ...textPlace, part: textPart('') },
      ...pieces.map((delta) => ({
        type: 'response.output_text.delta',
        ...textPlace,
        delta,
        logprobs: [],
      })),
      { type: 'response.output_text.done', ...textPlace, text, logprobs: [] },
      { type: 'response.content_part.done', ...textPlace, part: textPart(text) },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: response(text) },
    ].map((event, sequence_number) => named({ ...event, sequence_number }))
  },
  opening: 4,
  closing: 4,
  errorEvent(status, message) {
    const error = { code: responseCodes[status] ?? 'server_error', message }
    const failed = { ...begunResponse, status: 'failed', error }
    return named({ type: 'response.failed', response: failed })
  },
  errorBody: openaiError,
}

const messageUsage = { input_tokens: 12, output_tokens: 3 }
const message = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model,
  content: [{ type: 'text', text, citations: null }] as object[],
  stop_reason: 'end_turn' as string | null,
  stop_sequence: null,
  usage: messageUsage,
})

/** Anthropic's words for statuses. */
const messageTypes: Record<number, string> = {
  400: 'invalid_request_error',
  429: 'rate_limit_error',
  503: 'overloaded_error',
}
const messageError = (status: number, text: string) => ({
  type: 'error',
  error: { type: messageTypes[status] ?? 'api_error', message: text },
})

const messages: ServerReplies = {
  path: '/v1/messages',
  whole: message,
  events: (pieces) =>
    [
      {
        type: 'message_start',
        message: {
          ...message(''),
          content: [],
          stop_reason: null,
          usage: { ...messageUsage, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      ...pieces.map((text) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text },
      })),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: 3 },
      },
      { type: 'message_stop' },
    ].map(named),
  opening: 2,
  closing: 3,
  errorEvent: (status, text) => named(messageError(status, text)),
  errorBody: messageError,
}

export const serverReplies: Readonly<Record<ServerDialect, ServerReplies>> = {
  chat,
  responses,
  messages,
}

export const serverDialects = Object.keys(serverReplies) as ServerDialect[] // keys of the record

/** The dialect that a model server is called in, by the path of the call. */
export function dialectOf(path: string): ServerDialect {
  const called = path.replace(/\?.*$/, '').replace(/\/count_tokens$/, '')
  const dialect = serverDialects.find((one) => called.endsWith(serverReplies[one].path))
  if (!dialect) throw new Error(`no dialect is called at ${path}`)
  return dialect
}
