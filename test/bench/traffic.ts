/**
 * The requests and their replies: a completion, whose shape is named in the prompt so that every
 * proxy passes it on; an agent, by a tool call or a query; or the metadata document, complete or
 * not modified.
 */
export type Shape = Completion | 'tool' | 'query' | 'document' | 'unchanged'
export type Completion = 'whole' | 'burst' | 'long' | 'paced' | 'brief' | 'idle'

/**
 * The content events that a stream of each shape has before it ends (or, for `idle`, falls silent).
 */
export const EVENTS: Record<Completion, number> = {
  whole: 0,
  burst: 64,
  long: 1000,
  paced: 64,
  brief: 4,
  idle: 1,
}

export const MODEL = 'mistralai/mistral-7b-instruct'
const FIRST = 'Certainly'
const WORDS = [
  FIRST,
  ' a',
  ' gateway',
  ' stands',
  ' between',
  ' callers',
  ' and',
  ' the',
  ' servers',
  ' that',
  ' answer',
  ' them',
  '.',
]
export const PROMPT =
  'In two or three sentences, please explain what an inference gateway does for the people ' +
  'who run model servers, and name one habit ' +
  'of such a gateway that its callers notice only when it is missing.'

/** A content event's text, by its place in the stream. */
export const token = (index: number) => WORDS[index % WORDS.length] ?? ''
const text = (tokens: number) => Array.from({ length: tokens }, (_, index) => token(index)).join('')
/** The text of a reply that is not streamed. */
export const WHOLE = text(48)

/** The whole text of a stream of this shape. */
export const textOf = (shape: Completion) => text(EVENTS[shape])

/** The words in a prompt that name the shape of its reply. */
export const shapeNamed = (shape: Completion | 'query') => `bench:${shape}`

/** The request body that asks the upstream for a reply of this shape. */
export function ask(shape: Completion): Buffer {
  const messages = [
    { role: 'system', content: 'You are brief.' },
    { role: 'user', content: `${shapeNamed(shape)} ${PROMPT}` },
  ]
  return Buffer.from(
    JSON.stringify({
      model: MODEL,
      messages,
      max_tokens: 256,
      temperature: 0.7,
      stream: shape !== 'whole',
    }),
  )
}

/** The shape that a request body asks for, or undefined when a proxy has lost it. */
export function shapeOf(body: Buffer): Completion | 'query' | undefined {
  const at = body.indexOf('bench:')
  if (at < 0) return undefined
  const name = body.toString('latin1', at + 6, body.indexOf(' ', at))
  if (name === 'query') return name
  // The keys are the shapes: the record is closed.
  return (Object.keys(EVENTS) as Completion[]).find((shape) => shape === name)
}

/** The whole JSON reply, about 600 bytes with its usage. */
export const wholeReply = Buffer.from(
  JSON.stringify({
    id: 'chatcmpl-5f3a9c01d2e84b7796aa',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: MODEL,
    system_fingerprint: 'fp_bench',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: WHOLE },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 57, completion_tokens: 48, total_tokens: 105 },
  }),
)

/**
 * The packets of a stream of so many content events: the first also names the role, the last also
 * finishes, counts and says `[DONE]`.
 */
export function streamPackets(events: number): Buffer[] {
  const usage = { prompt_tokens: 57, completion_tokens: events, total_tokens: 57 + events }
  return Array.from({ length: events }, (_, index) => {
    const content = chunk([{ index: 0, delta: { content: token(index) }, finish_reason: null }])
    const head =
      index === 0
        ? chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }])
        : ''
    const tail =
      chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]) +
      chunk([], usage) +
      'data: [DONE]\n\n'
    return Buffer.from(head + content + (index === events - 1 ? tail : ''))
  })
}

function chunk(choices: object[], usage?: object) {
  const event = {
    id: 'chatcmpl-5f3a9c01d2e84b7796aa',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: MODEL,
    choices,
    usage,
  }
  return `data: ${JSON.stringify(event)}\n\n`
}

/** Whether replies of this shape are streamed. */
export const isStream = (shape: Shape) => shape in EVENTS && shape !== 'whole'

/** Whether the reader of a stream has seen its first content. */
export const hasContent = (received: string) => received.includes(FIRST)

/**
 * Throws unless the reply is the upstream's whole text, so that an error or a cut reply cannot pass
 * for a fast one.
 */
export function verify(shape: Completion, status: number, received: string) {
  if (status !== 200) throw new Error(`status ${status}: ${received.slice(0, 300)}`)
  const [seen, expected] =
    shape === 'whole'
      ? [contentOf(received), WHOLE]
      : [streamedText(received, EVENTS[shape]), text(EVENTS[shape])]
  if (seen !== expected) throw new Error(`the text differs: ${JSON.stringify(seen)}`)
}

type Reply = {
  error?: unknown
  choices?: { message?: { content?: string }; delta?: { content?: string } }[]
}

function contentOf(received: string) {
  // Read only through optional members, each compared with what was sent.
  const reply = JSON.parse(received) as Reply
  return reply.choices?.[0]?.message?.content
}

function streamedText(received: string, events: number) {
  const blocks = received.split('\n\n').filter((block) => block !== '' && !block.startsWith(':'))
  if (blocks.pop() !== 'data: [DONE]')
    throw new Error(`the stream does not end with [DONE]: ${received.slice(-200)}`)
  const contents = blocks.map(contentOfEvent).filter((content) => content !== '')
  if (contents.length !== events)
    throw new Error(`${contents.length} content events, not ${events}`)
  return contents.join('')
}

function contentOfEvent(block: string) {
  if (!block.startsWith('data: ')) throw new Error(`not an event: ${block.slice(0, 200)}`)
  const event = JSON.parse(block.slice(6)) as Reply // as above
  if (event.error !== undefined) throw new Error(`error event: ${block.slice(0, 300)}`)
  return event.choices?.[0]?.delta?.content ?? ''
}
