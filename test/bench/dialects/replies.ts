import { EVENTS, textOf, token, verify, WHOLE, type Completion } from '../traffic.ts'
import { models, type Dialect } from './dialect.ts'
import { verifyVectors } from './vectors.ts'

type Event = { type: string } & Record<string, unknown>

const MODEL = models.passed
const INPUT_TOKENS = 57

/** The JSON reply of a model server that speaks the dialect. */
export const replyIn = (dialect: 'responses' | 'messages'): Buffer =>
  Buffer.from(
    JSON.stringify(dialect === 'responses' ? response('completed', WHOLE, 48) : message(WHOLE, 48)),
  )

/** The packets of a stream in the dialect: as `streamPackets`. */
export function packetsIn(dialect: 'responses' | 'messages', events: number): Buffer[] {
  const { head, content, tail } = dialect === 'responses' ? responseEvents : messageEvents
  return Array.from({ length: events }, (_, index) => {
    const parts = [content(token(index), index)]
    if (index === 0) parts.unshift(...head())
    if (index === events - 1) parts.push(...tail(events))
    return Buffer.from(parts.map(framed).join(''))
  })
}

const framed = (event: Event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

const response = (status: string, text?: string, tokens = 0) => ({
  id: 'resp_5f3a9c01d2e84b7796aa',
  object: 'response',
  created_at: 1_700_000_000,
  status,
  background: false,
  error: null,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: 256,
  metadata: {},
  model: MODEL,
  output: text === undefined ? [] : [outputItem('completed', text)],
  parallel_tool_calls: true,
  reasoning: { effort: null, summary: null },
  store: false,
  temperature: 0.7,
  text: { format: { type: 'text' } },
  tool_choice: 'auto',
  tools: [],
  top_p: 1,
  truncation: 'disabled',
  usage:
    text === undefined
      ? null
      : {
          input_tokens: INPUT_TOKENS,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: tokens,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: INPUT_TOKENS + tokens,
        },
})

const outputPart = (text: string) => ({ type: 'output_text', text, annotations: [], logprobs: [] })

const ITEM = 'msg_5f3a9c01d2e84b7796aa'

const outputItem = (status: string, text?: string) => ({
  id: ITEM,
  type: 'message',
  role: 'assistant',
  status,
  content: text === undefined ? [] : [outputPart(text)],
})

const place = { item_id: ITEM, output_index: 0, content_index: 0 }

const responseEvents = {
  head: (): Event[] =>
    numbered(0, [
      { type: 'response.created', response: response('in_progress') },
      { type: 'response.in_progress', response: response('in_progress') },
      { type: 'response.output_item.added', output_index: 0, item: outputItem('in_progress') },
      { type: 'response.content_part.added', ...place, part: outputPart('') },
    ]),
  content: (delta: string, index: number): Event => ({
    type: 'response.output_text.delta',
    sequence_number: 4 + index,
    ...place,
    delta,
    logprobs: [],
  }),
  tail: (events: number): Event[] => {
    const text = textOfEvents(events)
    return numbered(4 + events, [
      { type: 'response.output_text.done', ...place, text, logprobs: [] },
      { type: 'response.content_part.done', ...place, part: outputPart(text) },
      { type: 'response.output_item.done', output_index: 0, item: outputItem('completed', text) },
      { type: 'response.completed', response: response('completed', text, events) },
    ])
  },
}

const numbered = (from: number, events: Event[]): Event[] =>
  events.map(({ type, ...rest }, index) => ({ type, sequence_number: from + index, ...rest }))

const textOfEvents = (events: number) =>
  Array.from({ length: events }, (_, index) => token(index)).join('')

const message = (text?: string, tokens = 1) => ({
  id: 'msg_5f3a9c01d2e84b7796aa',
  type: 'message',
  role: 'assistant',
  model: MODEL,
  content: text === undefined ? [] : [{ type: 'text', text }],
  stop_reason: text === undefined ? null : 'end_turn',
  stop_sequence: null,
  usage: {
    input_tokens: INPUT_TOKENS,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: tokens,
  },
})

const messageEvents = {
  head: (): Event[] => [
    { type: 'message_start', message: message() },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  content: (text: string): Event => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  }),
  tail: (events: number): Event[] => [
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: events },
    },
    { type: 'message_stop' },
  ],
}

/** As `verify`, in the dialect. */
export function verifyIn(
  dialect: Dialect,
  shape: Completion,
  status: number,
  received: string,
): void {
  if (dialect === 'chat') return verify(shape, status, received)
  if (status !== 200) throw new Error(`status ${status}: ${received.slice(0, 300)}`)
  if (dialect === 'embeddings') return verifyVectors(received)
  const read = dialect === 'responses' ? readResponse : readMessage
  const [seen, expected] =
    shape === 'whole'
      ? [read.whole(JSON.parse(received) as Json), WHOLE]
      : [read.stream(eventsIn(received), EVENTS[shape]), textOf(shape)]
  if (seen !== expected) throw new Error(`the text differs: ${JSON.stringify(seen)}`)
}

// Read only through optional members, each compared with what was sent.
type Json = {
  status?: string
  stop_reason?: string
  output?: { content?: { text?: string }[] }[]
  content?: { text?: string }[]
  response?: Json
  delta?: string | { text?: string; stop_reason?: string }
  sequence_number?: number
}

function eventsIn(received: string): (Json & { type: string })[] {
  const blocks = received.split('\n\n').filter((block) => block !== '' && !block.startsWith(':'))
  return blocks.map((block) => {
    const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
    if (name === undefined || data === undefined)
      throw new Error(`not an event with a name: ${block.slice(0, 200)}`)
    return { ...(JSON.parse(data) as Json), type: name }
  })
}

type Reader = {
  whole(reply: Json): string | undefined
  /** Throws unless the stream is complete, with so many content events. */
  stream(events: (Json & { type: string })[], count: number): string
}

const readResponse: Reader = {
  whole: ({ status, output }) =>
    status === 'completed' ? output?.[0]?.content?.[0]?.text : `the status ${status}`,
  stream(events, count) {
    const last = events.at(-1)
    if (last?.type !== 'response.completed' || !last.response)
      throw new Error(`the stream ends with ${last?.type}`)
    if (events.some(({ sequence_number: number }, index) => number !== index))
      throw new Error('the events are not numbered in their order')
    const text = joined(events, 'response.output_text.delta', count, ({ delta }) => delta)
    const whole = readResponse.whole(last.response)
    if (whole !== text) throw new Error(`the response has another text: ${JSON.stringify(whole)}`)
    return text
  },
}

const readMessage: Reader = {
  whole: ({ stop_reason: reason, content }) =>
    reason === 'end_turn' ? content?.[0]?.text : `the reason ${reason}`,
  stream(events, count) {
    const [first, end, last] = [events[0], events.at(-2), events.at(-1)]
    if (first?.type !== 'message_start' || last?.type !== 'message_stop')
      throw new Error(`the stream goes from ${first?.type} to ${last?.type}`)
    if (typeof end?.delta !== 'object' || end.delta.stop_reason !== 'end_turn')
      throw new Error(`the stream ends for no reason: ${JSON.stringify(end)}`)
    return joined(events, 'content_block_delta', count, ({ delta }) =>
      typeof delta === 'object' ? delta.text : undefined,
    )
  },
}

function joined(
  events: (Json & { type: string })[],
  type: string,
  count: number,
  textIn: (event: Json) => unknown,
): string {
  const texts = events.filter((event) => event.type === type).map(textIn)
  if (texts.length !== count) throw new Error(`${texts.length} content events, not ${count}`)
  return texts.join('')
}
