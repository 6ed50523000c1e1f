import { embeddings, vectors } from '../../../support/dialects/embeddings-server.ts'
import { dialectOf, serverReplies } from '../../../support/dialects/server-replies.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  sendJson,
  usageChunk,
  type ReceivedRequest,
  type Script,
} from '../../../support/upstreams/model-server.ts'

/** The dialects in which the model server may be called. */
export type LibraryDialect = 'chat' | 'responses' | 'messages' | 'embeddings'

export const calledDialect = (path: string): LibraryDialect =>
  path.endsWith('/embeddings') ? 'embeddings' : dialectOf(path)

type Schema = { properties: object }
/** What a request offers and tells, in no dialect. */
type Asked = {
  tool: { name: string; schema: Schema } | undefined
  /** What the last tool answered, where that is the end of the conversation. */
  result: unknown
  wantsJson: boolean
}
type Call = { name: string; args: string }
type Answer = { pieces: string[] } | { call: Call }

/** The events of a stream that calls a tool, of a server that speaks Responses. */
export const responseCallEvents = (call: Call): string[] => responses.events({ call })

/** The events of a stream that calls a tool, of a server that speaks Messages. */
export const messageCallEvents = (call: Call): string[] => messages.events({ call })

/** Calls the first tool that is offered, says what it answered, and has JSON and vectors. */
export const script: Script = (_req, res, { path, body }) => {
  const dialect = calledDialect(path)
  if (dialect === 'embeddings') return sendJson(res, 200, embeddings(vectors.slice(0, 2)))
  const { read, whole, events } = dialects[dialect]
  const answer = answerTo(read(body))
  if (body.stream) openEvents(res).end(events(answer).join(''))
  else sendJson(res, 200, whole(answer))
}

function answerTo({ tool, result, wantsJson }: Asked): Answer {
  if (result !== undefined) return { pieces: ['It is ', `${JSON.stringify(result)}.`] }
  if (tool) return { call: { name: tool.name, args: fitting(tool.schema.properties) } }
  if (wantsJson) return { pieces: [fitting({ city: '', degrees: 0 })] }
  return { pieces: ['Hello', ' there.'] }
}

/** Lisbon and its 21 degrees, as far as a schema asks for them. */
const fitting = (properties: object): string =>
  JSON.stringify({
    ...('city' in properties && { city: 'Lisbon' }),
    ...('degrees' in properties && { degrees: 21 }),
  })

/** The text of a result that may be in parts. */
const textOf = (content: unknown): unknown =>
  Array.isArray(content)
    ? content.map(({ text = '' }: { text?: string }) => text).join('')
    : content

type Speech = {
  read(body: ReceivedRequest['body']): Asked
  whole(answer: Answer): object
  events(answer: Answer): string[]
}

const chat: Speech = {
  read(body) {
    const { messages, tools, response_format } = body as typeof body & {
      tools?: { function: { name: string; parameters: Schema } }[]
      response_format?: object
    }
    const [tool] = tools ?? []
    const last = messages.at(-1)
    return {
      tool: tool && { name: tool.function.name, schema: tool.function.parameters },
      result: last?.['role'] === 'tool' ? textOf(last['content']) : undefined,
      wantsJson: response_format !== undefined,
    }
  },
  whole(answer) {
    if ('pieces' in answer) return completion(answer.pieces.join(''))
    const message = { role: 'assistant', content: null, tool_calls: [chatCall(answer.call)] }
    return { ...completion(''), choices: [{ index: 0, message, finish_reason: 'tool_calls' }] }
  },
  events(answer) {
    if ('pieces' in answer) return serverReplies.chat.events(answer.pieces)
    const calls = [{ index: 0, ...chatCall(answer.call) }]
    return [chunk({ tool_calls: calls }), chunk({}, 'tool_calls'), usageChunk, '[DONE]'].map(event)
  },
}
const chatCall = ({ name, args }: Call) => ({
  id: 'call_7',
  type: 'function',
  function: { name, arguments: args },
})

const named = (one: { type: string; sequence_number?: number }): string =>
  `event: ${one.type}\n${event(one)}`

const responses: Speech = {
  read(body) {
    const { input, tools, text } = body as unknown as {
      input: string | { type?: string; output?: unknown }[]
      tools?: { name: string; parameters: Schema }[]
      text?: { format?: { type: string } }
    }
    const [tool] = tools ?? []
    const last = typeof input === 'string' ? undefined : input.at(-1)
    return {
      tool: tool && { name: tool.name, schema: tool.parameters },
      result: last?.type === 'function_call_output' ? textOf(last.output) : undefined,
      wantsJson: (text?.format?.type ?? 'text') !== 'text',
    }
  },
  whole(answer) {
    if ('pieces' in answer) return serverReplies.responses.whole(answer.pieces.join(''))
    return { ...serverReplies.responses.whole(''), output: [responseCall(answer.call)] }
  },
  events(answer) {
    if ('pieces' in answer) return serverReplies.responses.events(answer.pieces)
    const item = responseCall(answer.call)
    const [whole, place] = [responses.whole(answer), { output_index: 0, item_id: item.id }]
    const begun = { ...whole, status: 'in_progress', completed_at: null, output: [], usage: null }
    const started = { ...item, status: 'in_progress', arguments: '' }
    const written = { name: item.name, arguments: item.arguments }
    return [
      { type: 'response.created', response: begun },
      { type: 'response.in_progress', response: begun },
      { type: 'response.output_item.added', output_index: 0, item: started },
      { type: 'response.function_call_arguments.delta', ...place, delta: item.arguments },
      { type: 'response.function_call_arguments.done', ...place, ...written },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: whole },
    ].map((one, sequence_number) => named({ ...one, sequence_number }))
  },
}
const responseCall = ({ name, args }: Call) => ({
  id: 'fc_7',
  type: 'function_call',
  status: 'completed',
  call_id: 'call_7',
  name,
  arguments: args,
})

type Block = { type: string; content?: unknown }

const messages: Speech = {
  read(body) {
    const { tools, ...rest } = body as unknown as {
      messages: { content: string | Block[] }[]
      output_config?: { format?: object }
      tools?: { name: string; input_schema: Schema }[]
    }
    const [tool] = tools ?? []
    const content = rest.messages.at(-1)?.content ?? ''
    const result = typeof content === 'string' ? undefined : content.findLast(isResult)
    return {
      tool: tool && { name: tool.name, schema: tool.input_schema },
      result: result && textOf(result.content),
      wantsJson: rest.output_config?.format !== undefined,
    }
  },
  whole(answer) {
    if ('pieces' in answer) return serverReplies.messages.whole(answer.pieces.join(''))
    const { name, args } = answer.call
    const use = { type: 'tool_use', id: 'toolu_7', name, input: JSON.parse(args) as object }
    return { ...serverReplies.messages.whole(''), content: [use], stop_reason: 'tool_use' }
  },
  events(answer) {
    if ('pieces' in answer) return serverReplies.messages.events(answer.pieces)
    const { name, args } = answer.call
    const message = { ...serverReplies.messages.whole(''), content: [], stop_reason: null }
    const block = { type: 'tool_use', id: 'toolu_7', name, input: {} }
    const json = { type: 'input_json_delta', partial_json: args }
    const ending = { stop_reason: 'tool_use', stop_sequence: null }
    return [
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: block },
      { type: 'content_block_delta', index: 0, delta: json },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: ending, usage: { output_tokens: 3 } },
      { type: 'message_stop' },
    ].map(named)
  },
}
const isResult = ({ type }: Block): boolean => type === 'tool_result'

const dialects: Record<Exclude<LibraryDialect, 'embeddings'>, Speech> = {
  chat,
  responses,
  messages,
}
