import type { components } from '../../../../generated/server/responses.ts'
import { Failure } from '../../../failure.ts'
import { NamedFrames } from '../../../json/frames.ts'
import {
  callItem,
  calledTool,
  customInput,
  itemId,
  textPart,
  uniqueCallId,
  type ItemStatus,
  type OutputItem,
  type OutputText,
  type ResponseShell,
  type ToolCallItem,
} from './response.ts'
import type { CallerTool, OfferedTools } from './tools.ts'

export type ResponseEvent = components['schemas']['ResponseEvent']
export type OutgoingResponseEvent = ResponseEvent | NamedFrames<ResponseEvent>
type Logprobs = NonNullable<OutputText['logprobs']>

/** Where events go, and the number of the next one. */
export type EventSink = { add(event: OutgoingResponseEvent): void; next(): number }

/** A message, a refusal in one, or reasoning, of which more may come. */
type OpenText = {
  kind: 'message' | 'refusal' | 'reasoning'
  id: string
  place: number
  text: string
  logprobs: Logprobs
  /** What stands in a delta's JSON between its number and its text. */
  middle: string
}

/** A call of which more may come. */
type OpenCall = { tool: CallerTool; id: string; place: number; callId: string; args: string }

/** A piece of a call, as `toolCallNumbering` gives it. */
type CallPiece = {
  index: number
  id?: string
  function?: { name?: string; arguments?: string }
}

/** The most characters of a response, which has all of its text once more in its last events. */
const maxChars = 32 << 20

const deltaType = 'response.output_text.delta'

/** The items of a response: what the model reasons, says and calls, in the order of its reply. */
export class OutputWriter {
  readonly #shell: () => ResponseShell
  readonly #tools: OfferedTools
  readonly #sink: EventSink
  /** Items that are whole, each at its place. */
  readonly #done: OutputItem[] = []
  readonly #calls = new Map<number, OpenCall>()
  readonly #callIds = new Set<string>()
  #open: OpenText | undefined
  #places = 0
  #chars = 0

  constructor(shell: () => ResponseShell, tools: OfferedTools, sink: EventSink) {
    this.#shell = shell
    this.#tools = tools
    this.#sink = sink
  }

  /** Text that needs no escapes in JSON: most of a stream. */
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

  /** A piece of the text in which the model refuses. */
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

  /** Calls stay open beside each other, since some servers mix their pieces. */
  call({ index, id: callId, function: fn }: CallPiece): void {
    const call = this.#calls.get(index) ?? this.#openCall(index, callId ?? '', fn?.name ?? '')
    const delta = fn?.arguments ?? ''
    if (delta === '') return
    this.#count(delta)
    call.args += delta
    // The input of a custom tool can be read only from the whole JSON.
    if (call.tool.isCustom) return
    this.#add({
      type: 'response.function_call_arguments.delta',
      sequence_number: this.#sink.next(),
      item_id: call.id,
      output_index: call.place,
      delta,
    })
  }

  /** Ends all items; the last one is cut where the reply was. */
  close(status: ItemStatus): void {
    const calls = [...this.#calls.values()]
    const last = this.#open ?? calls.at(-1)
    if (this.#open) this.#closeText(this.#open, status)
    for (const call of calls) this.#closeCall(call, call === last ? status : 'completed')
    this.#calls.clear()
  }

  /** All items so far; those that are open with this status. */
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
    const id = itemId(kind === 'reasoning' ? 'rs' : 'msg', this.#shell(), place)
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
    const tool = calledTool(this.#tools, name)
    const place = this.#places++
    const id = itemId(tool.isCustom ? 'ctc' : 'fc', this.#shell(), place)
    const unique = uniqueCallId(callId, index, this.#callIds)
    const call = { tool, id, place, callId: unique, args: '' }
    this.#calls.set(index, call)
    const item = callItem(tool, id, call.callId, '', 'in_progress')
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
  return kind === 'refusal'
    ? { type: 'refusal' as const, refusal: text }
    : { type: 'reasoning_text' as const, text }
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
