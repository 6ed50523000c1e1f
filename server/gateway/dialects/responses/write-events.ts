import { Failure } from '../../../failure.ts'
import { NamedFrames } from '../../../json/json.ts'
import type { ChatEvent, ChatStream } from '../../chat.ts'
import { TextChunks, type OutgoingChunk } from '../../upstream/chunk-reader.ts'
import { isRefusal, objectOf, type Chunk, type Usage } from '../../upstream/normalize.ts'
import type { CallPiece } from '../../upstream/tool-calls.ts'
import { errorEvent, responseError } from './errors.ts'
import { arePassed } from '../pass-through.ts'
import { PassedStream } from './pass-through.ts'
import {
  endingOf,
  usageFrom,
  type ModelResponse,
  type ResponseHead,
  tokenLogprobs,
  callItem,
  calledTool,
  customInput,
  itemId,
  textPart,
  type ItemStatus,
  type OutputItem,
  type OutputText,
  type ToolCallItem,
} from './response.ts'
import type { CallerTool } from './tools.ts'
import type { components } from '../../../../generated/server/responses.ts'

type LifecycleType = Extract<ResponseEvent, { response: unknown }>['type']

/** The members of a response that change during its stream. */
type Progress = Pick<
  ModelResponse,
  'status' | 'completed_at' | 'error' | 'incomplete_details' | 'output' | 'usage'
>

/** Converts the chunks of one reply to the events of a response. */
export class ResponseEvents {
  readonly #head: ResponseHead
  readonly #stream: ChatStream<ChatEvent>
  readonly #output: OutputWriter
  #sequence = 0
  /** Set if the model server's own events are passed through. */
  #passed: PassedStream | undefined
  #events: OutgoingResponseEvent[] = []
  #ending: Pick<ModelResponse, 'status' | 'incomplete_details'> | undefined
  #usage: Usage | undefined

  constructor(head: ResponseHead, stream: ChatStream<ChatEvent>) {
    this.#head = head
    this.#stream = stream
    const add = (event: OutgoingResponseEvent) => void this.#events.push(event)
    this.#output = new OutputWriter(head, { add, next: () => this.#sequence++ })
  }

  async *batches(): AsyncGenerator<readonly OutgoingResponseEvent[], undefined> {
    const { events, isOpen, isPassed } = this.#stream
    const batches = events[Symbol.asyncIterator]()
    // Started before the first event is sent: only a started source releases what its call holds.
    const first = batches.next()
    first.catch(() => {})
    try {
      // Clients learn that the response has started before its first content.
      if (!isOpen && isPassed === false) {
        this.#start()
        yield this.#take()
      }
      for (let next = await first; !next.done; next = await batches.next())
        yield this.#convert(next.value)
    } finally {
      await batches.return?.()
    }
    if (this.#passed) return undefined
    this.#complete()
    yield this.#take()
    return undefined
  }

  /** The last events of a failed response, which never say that it is complete. */
  fail(failure: Failure): ResponseEvent[] {
    if (this.#passed) return this.#passed.fail(failure)
    const events = this.#take()
    if (this.#sequence === 0) this.#start()
    this.#events.push(errorEvent(failure, this.#sequence++))
    this.#lifecycle('response.failed', {
      status: 'failed',
      completed_at: null,
      error: responseError(failure),
      incomplete_details: null,
      output: this.#output.items('incomplete'),
      usage: null,
    })
    return [...events, ...this.#take()] as ResponseEvent[] // or their frames, which are written alike
  }

  #convert(events: readonly ChatEvent[]): readonly OutgoingResponseEvent[] {
    if (arePassed(events)) {
      this.#passed ??= new PassedStream()
      this.#passed.add(events)
      return events as readonly NamedFrames<ResponseEvent>[] // the model server's own
    }
    if (this.#sequence === 0) this.#start()
    for (const chunk of events as readonly OutgoingChunk[]) this.#write(chunk)
    return this.#take()
  }

  #take(): readonly OutgoingResponseEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  #start(): void {
    const progress: Progress = {
      status: 'in_progress',
      completed_at: null,
      error: null,
      incomplete_details: null,
      output: [],
      usage: null,
    }
    this.#lifecycle('response.created', progress)
    this.#lifecycle('response.in_progress', progress)
  }

  #write(chunk: OutgoingChunk): void {
    if (chunk instanceof TextChunks) for (const text of chunk.texts) this.#output.textLiteral(text)
    else this.#writeParsed(chunk)
  }

  #writeParsed({ choices: [choice], usage }: Chunk): void {
    if (usage) this.#usage = usage
    if (!choice) return
    const { content, reasoning_content: reasoning, tool_calls: calls } = choice.delta
    if (reasoning) this.#output.reasoning(reasoning)
    if (content && isRefusal(choice.delta)) this.#output.refusal(content)
    else if (content)
      this.#output.text(content, tokenLogprobs(objectOf(objectOf(choice)?.['logprobs'])))
    for (const call of calls ?? []) this.#output.call(call)
    if (choice.finish_reason)
      this.#ending = endingOf(choice.finish_reason, this.#stream.nativeFinishReason())
  }

  #complete(): void {
    const ending = this.#ending ?? endingOf('stop', undefined)
    const isComplete = ending.status === 'completed'
    this.#output.close(isComplete ? 'completed' : 'incomplete')
    this.#lifecycle(isComplete ? 'response.completed' : 'response.incomplete', {
      ...ending,
      completed_at: isComplete ? Math.floor(Date.now() / 1000) : null,
      error: null,
      output: this.#output.items('completed'),
      usage: this.#usage ? usageFrom(this.#usage) : null,
    })
  }

  #lifecycle(type: LifecycleType, progress: Progress): void {
    const response = `{${this.#head.json},${JSON.stringify(progress).slice(1)}`
    const json = `{"type":"${type}","sequence_number":${this.#sequence++},"response":${response}}`
    this.#events.push(NamedFrames.of(type, json))
  }
}

export type ResponseEvent = components['schemas']['ResponseEvent']
export type OutgoingResponseEvent = ResponseEvent | NamedFrames<ResponseEvent>
type Logprobs = NonNullable<OutputText['logprobs']>

/** Receives events, and numbers them. */
export type EventSink = { add(event: OutgoingResponseEvent): void; next(): number }

/** A message, a refusal in one, or reasoning, that is not complete. */
type OpenText = {
  kind: 'message' | 'refusal' | 'reasoning'
  id: string
  place: number
  text: string
  logprobs: Logprobs
  /** The JSON of a delta between its number and its text. */
  middle: string
}

/** A call that is not complete. */
type OpenCall = { tool: CallerTool; id: string; place: number; callId: string; args: string }

/** The maximum of a response, whose last events repeat all of its text. */
const maxChars = 32 << 20

const deltaType = 'response.output_text.delta'

/** Writes the items of a response: reasoning, text and calls, in the order of the reply. */
export class OutputWriter {
  readonly #head: ResponseHead
  readonly #sink: EventSink
  /** Complete items, each at its index. */
  readonly #done: OutputItem[] = []
  readonly #calls = new Map<number, OpenCall>()
  #open: OpenText | undefined
  #places = 0
  #chars = 0

  constructor(head: ResponseHead, sink: EventSink) {
    this.#head = head
    this.#sink = sink
  }

  /** Writes text that needs no escapes in JSON, as most of a stream. */
  textLiteral(literal: string): void {
    const open = this.#openText('message')
    this.#append(open, literal)
    const number = this.#sink.next()
    const start = `{"type":"${deltaType}","sequence_number":${number}${open.middle}`
    this.#sink.add(NamedFrames.of(deltaType, `${start}${literal}","logprobs":[]}`))
  }

  text(delta: string, logprobs: Logprobs): void {
    const open = this.#openText('message')
    this.#append(open, delta)
    if (logprobs.length > 0) open.logprobs.push(...logprobs)
    const at = placeOf(open)
    this.#add({ type: deltaType, sequence_number: this.#sink.next(), ...at, delta, logprobs })
  }

  /** Writes a piece of a refusal. */
  refusal(delta: string): void {
    const open = this.#openText('refusal')
    this.#append(open, delta)
    const type = 'response.refusal.delta'
    this.#add({ type, sequence_number: this.#sink.next(), ...placeOf(open), delta })
  }

  reasoning(delta: string): void {
    const open = this.#openText('reasoning')
    this.#append(open, delta)
    const type = 'response.reasoning_text.delta'
    this.#add({ type, sequence_number: this.#sink.next(), ...placeOf(open), delta })
  }

  /** Several calls can be open, because some servers interleave their pieces. */
  call({ index, id: callId = '', function: { name = '', arguments: delta } }: CallPiece): void {
    const call = this.#calls.get(index) ?? this.#openCall(index, callId, name)
    if (delta === '') return
    this.#count(delta)
    call.args += delta
    // The input of a custom tool can be read only from complete JSON.
    if (call.tool.isCustom) return
    this.#add({
      type: 'response.function_call_arguments.delta',
      sequence_number: this.#sink.next(),
      item_id: call.id,
      output_index: call.place,
      delta,
    })
  }

  /** Closes all items; the last one gets this status. */
  close(status: ItemStatus): void {
    const calls = [...this.#calls.values()]
    const last = this.#open ?? calls.at(-1)
    if (this.#open) this.#closeText(this.#open, status)
    for (const call of calls) this.#closeCall(call, call === last ? status : 'completed')
    this.#calls.clear()
  }

  /** All items so far; open ones get this status. */
  items(openStatus: ItemStatus): OutputItem[] {
    const items = [...this.#done]
    if (this.#open) items[this.#open.place] = textItem(this.#open, openStatus)
    for (const call of this.#calls.values()) items[call.place] = itemOfCall(call, openStatus)
    return items
  }

  #add(event: ResponseEvent): void {
    this.#sink.add(event)
  }

  #append(open: OpenText, delta: string): void {
    this.#count(delta)
    open.text += delta
  }

  #count(delta: string): void {
    this.#chars += delta.length
    if (this.#chars > maxChars)
      throw new Failure('upstreamFailed', `the reply is longer than ${maxChars} characters`)
  }

  #openText(kind: OpenText['kind']): OpenText {
    if (this.#open?.kind === kind) return this.#open
    if (this.#open) this.#closeText(this.#open, 'completed')
    const place = this.#places++
    const id = itemId(kind === 'reasoning' ? 'rs' : 'msg', this.#head.shell, place)
    const middle = `,"item_id":"${id}","output_index":${place},"content_index":0,"delta":"`
    const open = { kind, id, place, text: '', logprobs: [], middle }
    this.#open = open
    const item = { ...textItem(open, 'in_progress'), content: [] }
    this.#itemEvent('response.output_item.added', place, item)
    this.#partEvent('response.content_part.added', open)
    return open
  }

  #closeText(open: OpenText, status: ItemStatus): void {
    const { text, logprobs, kind, place } = open
    const sequence_number = this.#sink.next()
    const at = placeOf(open)
    if (kind === 'message')
      this.#add({ type: 'response.output_text.done', sequence_number, ...at, text, logprobs })
    else if (kind === 'refusal')
      this.#add({ type: 'response.refusal.done', sequence_number, ...at, refusal: text })
    else this.#add({ type: 'response.reasoning_text.done', sequence_number, ...at, text })
    this.#partEvent('response.content_part.done', open)
    const item = textItem(open, status)
    this.#done[place] = item
    this.#open = undefined
    this.#itemEvent('response.output_item.done', place, item)
  }

  #openCall(index: number, callId: string, name: string): OpenCall {
    if (this.#open) this.#closeText(this.#open, 'completed')
    const tool = calledTool(this.#head.tools, name)
    const place = this.#places++
    const id = itemId(tool.isCustom ? 'ctc' : 'fc', this.#head.shell, place)
    const call = { tool, id, place, callId, args: '' }
    this.#calls.set(index, call)
    const item = callItem(tool, id, callId, '', 'in_progress')
    this.#itemEvent('response.output_item.added', place, item)
    return call
  }

  #closeCall(call: OpenCall, status: ItemStatus): void {
    const { tool, id, place, args } = call
    const at = { item_id: id, output_index: place }
    if (tool.isCustom) this.#writeInput(at, customInput(args))
    else
      this.#add({
        type: 'response.function_call_arguments.done',
        sequence_number: this.#sink.next(),
        ...at,
        name: tool.name,
        arguments: args,
      })
    const item = itemOfCall(call, status)
    this.#done[place] = item
    this.#itemEvent('response.output_item.done', place, item)
  }

  #writeInput(at: { item_id: string; output_index: number }, input: string): void {
    const kind = 'response.custom_tool_call_input'
    if (input !== '')
      this.#add({
        type: `${kind}.delta`,
        sequence_number: this.#sink.next(),
        ...at,
        delta: input,
      })
    this.#add({ type: `${kind}.done`, sequence_number: this.#sink.next(), ...at, input })
  }

  #itemEvent(
    type: 'response.output_item.added' | 'response.output_item.done',
    place: number,
    item: OutputItem,
  ): void {
    this.#add({ type, sequence_number: this.#sink.next(), output_index: place, item })
  }

  #partEvent(
    type: 'response.content_part.added' | 'response.content_part.done',
    open: OpenText,
  ): void {
    this.#add({ type, sequence_number: this.#sink.next(), ...placeOf(open), part: partOf(open) })
  }
}

const placeOf = ({ id, place }: OpenText) => ({
  item_id: id,
  output_index: place,
  content_index: 0,
})

function partOf({ kind, text, logprobs }: OpenText) {
  if (kind === 'message') return textPart(text, logprobs)
  if (kind === 'refusal') return { type: 'refusal' as const, refusal: text }
  return { type: 'reasoning_text' as const, text }
}

function textItem(
  { kind, id, text, logprobs }: OpenText,
  status: ItemStatus,
): Exclude<OutputItem, ToolCallItem> {
  if (kind !== 'reasoning') {
    const content = [
      kind === 'message' ? textPart(text, logprobs) : { type: 'refusal' as const, refusal: text },
    ]
    return { id, type: 'message', role: 'assistant', status, content }
  }
  const content = [{ type: 'reasoning_text' as const, text }]
  return { id, type: 'reasoning', status, summary: [], content }
}

function itemOfCall({ tool, id, callId, args }: OpenCall, status: ItemStatus): OutputItem {
  return callItem(tool, id, callId, tool.isCustom ? customInput(args) : args, status)
}
