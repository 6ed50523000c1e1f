import { recordedStreams, type RecordedStream } from '../upstreams/recorded-streams.ts'
import { serverReplies, type ServerDialect } from './server-replies.ts'

/** A stream of a model server, as a kind of server writes it in a dialect. */
export type Recording = RecordedStream & {
  server: ServerDialect
  /** The bytes with which it is complete. */
  complete: number
}

/** The bytes of a stream of chat up to the end of the event with its finish reason. */
function chatComplete(text: string): number {
  const finish = text.lastIndexOf('"finish_reason":"')
  return Buffer.byteLength(text.slice(0, text.indexOf('\n', finish) + 1))
}

type Event = { type: string; [member: string]: unknown }

const named = (events: readonly Event[]): string =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')

const numbered = (events: readonly Event[]): string =>
  named(events.map((event, sequence_number) => ({ ...event, sequence_number })))

const response = (more: object) => {
  const { usage: _, ...whole } = serverReplies.responses.whole('') as { usage: object }
  return { ...whole, output: [], usage: null, ...more }
}
const begun = response({ status: 'in_progress', completed_at: null })
const usage = {
  input_tokens: 9,
  input_tokens_details: { cached_tokens: 1 },
  output_tokens: 4,
  output_tokens_details: { reasoning_tokens: 2 },
  total_tokens: 13,
}
const lifecycle = ['response.created', 'response.in_progress'].map((type) => ({
  type,
  response: begun,
}))

const reasoning = {
  id: 'rs_1',
  type: 'reasoning',
  status: 'completed',
  summary: [],
  content: [{ type: 'reasoning_text', text: 'Let me “look”.' }],
}
const call = {
  id: 'fc_1',
  type: 'function_call',
  status: 'completed',
  call_id: 'call_1',
  name: 'look',
  arguments: '{"at":"世界"}',
}
const ofReasoning = { item_id: 'rs_1', output_index: 0, content_index: 0 }
const ofCall = { item_id: 'fc_1', output_index: 1 }

const reasoningAndCall = numbered([
  ...lifecycle,
  {
    type: 'response.output_item.added',
    output_index: 0,
    item: { ...reasoning, status: 'in_progress', content: [] },
  },
  {
    type: 'response.content_part.added',
    ...ofReasoning,
    part: { type: 'reasoning_text', text: '' },
  },
  { type: 'response.reasoning_text.delta', ...ofReasoning, delta: 'Let me ' },
  { type: 'response.reasoning_text.delta', ...ofReasoning, delta: '“look”.' },
  { type: 'response.reasoning_text.done', ...ofReasoning, text: 'Let me “look”.' },
  { type: 'response.content_part.done', ...ofReasoning, part: reasoning.content[0] },
  { type: 'response.output_item.done', output_index: 0, item: reasoning },
  {
    type: 'response.output_item.added',
    output_index: 1,
    item: { ...call, status: 'in_progress', arguments: '' },
  },
  { type: 'response.function_call_arguments.delta', ...ofCall, delta: '{"at":' },
  { type: 'response.function_call_arguments.delta', ...ofCall, delta: '"世界"}' },
  {
    type: 'response.function_call_arguments.done',
    ...ofCall,
    name: 'look',
    arguments: call.arguments,
  },
  { type: 'response.output_item.done', output_index: 1, item: call },
  { type: 'response.completed', response: response({ output: [reasoning, call], usage }) },
])

const cutItem = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'incomplete',
  content: [{ type: 'output_text', text: 'Once upon', annotations: [], logprobs: [] }],
}
const ofText = { item_id: 'msg_1', output_index: 0, content_index: 0 }
const cutByLength = numbered([
  ...lifecycle,
  {
    type: 'response.output_item.added',
    output_index: 0,
    item: { ...cutItem, status: 'in_progress', content: [] },
  },
  {
    type: 'response.content_part.added',
    ...ofText,
    part: { type: 'output_text', text: '', annotations: [], logprobs: [] },
  },
  { type: 'response.output_text.delta', ...ofText, delta: 'Once upon', logprobs: [] },
  { type: 'response.output_text.done', ...ofText, text: 'Once upon', logprobs: [] },
  { type: 'response.content_part.done', ...ofText, part: cutItem.content[0] },
  { type: 'response.output_item.done', output_index: 0, item: cutItem },
  {
    type: 'response.incomplete',
    response: response({
      status: 'incomplete',
      completed_at: null,
      incomplete_details: { reason: 'max_output_tokens' },
      output: [cutItem],
      usage,
    }),
  },
])

const messageStart = {
  type: 'message_start',
  message: {
    ...serverReplies.messages.whole(''),
    content: [],
    stop_reason: null,
    usage: { input_tokens: 9, cache_read_input_tokens: 4, output_tokens: 1 },
  },
}
const block = (index: number, content_block: object) => ({
  type: 'content_block_start',
  index,
  content_block,
})
const delta = (index: number, piece: object) => ({
  type: 'content_block_delta',
  index,
  delta: piece,
})
const stop = (index: number) => ({ type: 'content_block_stop', index })
const messageEnd = (stop_reason: string) => [
  {
    type: 'message_delta',
    delta: { stop_reason, stop_sequence: null },
    usage: { output_tokens: 7 },
  },
  { type: 'message_stop' },
]
const ping = { type: 'ping' }

const thinkingAndCalls = named([
  messageStart,
  block(0, { type: 'thinking', thinking: '', signature: '' }),
  delta(0, { type: 'thinking_delta', thinking: 'Let me “look”.' }),
  delta(0, { type: 'signature_delta', signature: 'c2lnbmVk' }),
  stop(0),
  block(1, { type: 'text', text: '' }),
  ping,
  delta(1, { type: 'text_delta', text: 'I look ' }),
  delta(1, { type: 'text_delta', text: '世界.' }),
  stop(1),
  block(2, { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} }),
  delta(2, { type: 'input_json_delta', partial_json: '' }),
  delta(2, { type: 'input_json_delta', partial_json: '{"at": "wö' }),
  delta(2, { type: 'input_json_delta', partial_json: 'rld"}' }),
  stop(2),
  block(3, { type: 'tool_use', id: 'toolu_2', name: 'list', input: {} }),
  stop(3),
  ...messageEnd('tool_use'),
])

const cutByTokens = named([
  messageStart,
  ping,
  block(0, { type: 'text', text: '' }),
  delta(0, { type: 'text_delta', text: 'Once upon' }),
  stop(0),
  ...messageEnd('max_tokens'),
])

const passed = (
  server: 'responses' | 'messages',
  name: string,
  text: string,
  content: string,
): Recording => ({ server, name, text, content, complete: Buffer.byteLength(text) })

const pieces = ['Hello', ' “wörld”', '\n👋.']
const hello = (server: 'responses' | 'messages') =>
  passed(server, 'text in pieces', serverReplies[server].events(pieces).join(''), pieces.join(''))

/** Twenty streams of the dialects that model servers speak. */
export const recordings: readonly Recording[] = [
  ...recordedStreams.map((stream): Recording => ({
    ...stream,
    server: 'chat',
    complete: chatComplete(stream.text),
  })),
  hello('responses'),
  passed('responses', 'reasoning, and a call', reasoningAndCall, ''),
  passed('responses', 'a reply that is cut by its length', cutByLength, 'Once upon'),
  hello('messages'),
  passed('messages', 'thinking, text and two calls', thinkingAndCalls, 'I look 世界.'),
  passed('messages', 'a reply that is cut by its length', cutByTokens, 'Once upon'),
]
