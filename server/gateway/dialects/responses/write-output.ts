import type { components } from '../../../../generated/server/responses.ts'
import { Failure } from '../../../failure.ts'
import { NamedFrames } from '../../../json/json.ts'
import { customInput } from '../../custom-input.ts'
import type { CallPiece } from '../../upstream/tool-calls.ts'
import { publishedCall, publishedTool } from './published-tools.ts'
import { ReasoningDetails } from '../reasoning-details.ts'
import type { CallerTool, OfferedTools } from './tools.ts'

type Schemas = components['schemas']
export type ResponseEvent = Schemas['ResponseEvent']
export type OutgoingResponseEvent = ResponseEvent | NamedFrames<ResponseEvent>
type OutputItem = Schemas['OutputItem']
type ItemStatus = Schemas['ItemStatus']
type Logprobs = NonNullable<Schemas['OutputText']['logprobs']>
type Unnumbered<Event = ResponseEvent> = Event extends Event
  ? Omit<Event, 'sequence_number'>
  : never

/** Numbers the events of a response, and collects them until they are sent. */
export class EventQueue {
  #events: OutgoingResponseEvent[] = []
  #next: number

  constructor(first = 0) {
    this.#next = first
  }

  get isStarted(): boolean {
    return this.#next > 0
  }

  add(event: Unnumbered): void {
    const start = { type: event.type, sequence_number: this.#next++ }
    this.#events.push(Object.assign(start, event) as ResponseEvent)
  }

  /** Adds an event whose other members are JSON, without braces. */
  addJson(type: ResponseEvent['type'], members: string): void {
    const json = `{"type":"${type}","sequence_number":${this.#next++},${members}}`
    this.#events.push(NamedFrames.of(type, json))
  }

  take(): OutgoingResponseEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }
}

type Place = { item_id: string; output_index: number }
type PartPlace = Place & { content_index: number }
type Part = Schemas['ContentPartDoneEvent']['part']

/** The events and the item of one kind of text. */
type TextKind = {
  idPrefix: string
  delta(at: PartPlace, delta: string, logprobs: Logprobs): Unnumbered
  done(at: PartPlace, text: string, logprobs: Logprobs): Unnumbered
  part(text: string, logprobs: Logprobs): Part
  item(id: string, status: ItemStatus, content: Part[], encrypted?: string): OutputItem
}

const messageItem = (
  id: string,
  status: ItemStatus,
  content: Schemas['OutputMessage']['content'],
): OutputItem => ({ id, type: 'message', role: 'assistant', status, content })

const reasoningItem = (
  id: string,
  status: ItemStatus,
  content: Schemas['ReasoningText'][],
  encrypted?: string,
): OutputItem => ({
  id,
  type: 'reasoning',
  status,
  summary: [],
  content,
  ...(encrypted !== undefined && { encrypted_content: encrypted }),
})

const deltaType = 'response.output_text.delta'

const kinds = {
  message: {
    idPrefix: 'msg',
    delta: (at, delta, logprobs) => ({ type: deltaType, ...at, delta, logprobs }),
    done: (at, text, logprobs) => ({ type: 'response.output_text.done', ...at, text, logprobs }),
    part: (text, logprobs) => ({ type: 'output_text', text, annotations: [], logprobs }),
    item: messageItem,
  },
  refusal: {
    idPrefix: 'msg',
    delta: (at, delta) => ({ type: 'response.refusal.delta', ...at, delta }),
    done: (at, refusal) => ({ type: 'response.refusal.done', ...at, refusal }),
    part: (refusal) => ({ type: 'refusal', refusal }),
    item: messageItem,
  },
  reasoning: {
    idPrefix: 'rs',
    delta: (at, delta) => ({ type: 'response.reasoning_text.delta', ...at, delta }),
    done: (at, text) => ({ type: 'response.reasoning_text.done', ...at, text }),
    part: (text) => ({ type: 'reasoning_text', text }),
    item: reasoningItem,
  },
} as const satisfies Record<string, TextKind>

/** A text that is not complete. */
type OpenText = { kind: TextKind; at: PartPlace; text: string; logprobs: Logprobs }

/** A call that is not complete. */
type OpenCall = { tool: CallerTool; at: Place; callId: string; args: string }

type Head = { readonly shell: { id: string }; readonly tools: OfferedTools }

/** The maximum of a response, whose last events repeat all of its text. */
const maxChars = 32 << 20

/** Writes the items of a response: reasoning, text and calls, in the order of the reply. */
export class OutputWriter {
  readonly #head: Head
  readonly #events: EventQueue
  /** Complete items, each at its index. */
  readonly #done: OutputItem[] = []
  readonly #calls = new Map<number, OpenCall>()
  readonly #details = new ReasoningDetails()
  #open: OpenText | undefined
  /** The JSON of a delta of the open text, from its place to its text. */
  #deltaStart = ''
  #places = 0
  #chars = 0

  constructor(head: Head, events: EventQueue) {
    this.#head = head
    this.#events = events
  }

  /** Writes text that needs no escapes in JSON, as most of a stream. */
  textLiteral(literal: string): void {
    this.#append('message', literal)
    this.#events.addJson(deltaType, `${this.#deltaStart}${literal}","logprobs":[]`)
  }

  text(kind: keyof typeof kinds, delta: string, logprobs: Logprobs = []): void {
    const open = this.#append(kind, delta)
    for (const entry of logprobs) open.logprobs.push(entry)
    this.#events.add(open.kind.delta(open.at, delta, logprobs))
  }

  /** Adds details of the reasoning, which its item has when it is complete. */
  details(message: object): void {
    this.#details.add(message)
  }

  /** Several calls can be open, because some servers interleave their pieces. */
  call({ index, id: callId = '', function: { name = '', arguments: delta } }: CallPiece): void {
    const call = this.#calls.get(index) ?? this.#openCall(index, callId, name)
    if (delta === '') return
    this.#count(delta)
    call.args += delta
    // The input of other tools can be read only from complete JSON.
    if (call.tool.isCustom || call.tool.isPublished) return
    this.#events.add({ type: 'response.function_call_arguments.delta', ...call.at, delta })
  }

  /** Closes all items; the last one gets this status. */
  close(status: ItemStatus): void {
    const calls = [...this.#calls.values()]
    const last = this.#open ?? calls.at(-1)
    this.#closeText(status)
    for (const call of calls) this.#closeCall(call, call === last ? status : 'completed')
    this.#calls.clear()
    // Some servers send no text of the reasoning, or details after the text of the reply.
    if (this.#details.isSigned) this.#openText(kinds.reasoning)
    this.#closeText('completed')
  }

  /** All items so far; open ones get this status. */
  items(openStatus: ItemStatus): OutputItem[] {
    const items = [...this.#done]
    if (this.#open) items[this.#open.at.output_index] = openItem(this.#open, openStatus)
    for (const call of this.#calls.values())
      items[call.at.output_index] = callItem(call, openStatus)
    return items
  }

  #append(kind: keyof typeof kinds, delta: string): OpenText {
    const open = this.#open?.kind === kinds[kind] ? this.#open : this.#openText(kinds[kind])
    this.#count(delta)
    open.text += delta
    return open
  }

  #count(delta: string): void {
    this.#chars += delta.length
    if (this.#chars > maxChars)
      throw new Failure('upstreamFailed', `the reply is longer than ${maxChars} characters`)
  }

  #openText(kind: TextKind): OpenText {
    this.#closeText('completed')
    const at = { ...this.#nextPlace(kind.idPrefix), content_index: 0 }
    const open: OpenText = { kind, at, text: '', logprobs: [] }
    this.#open = open
    this.#deltaStart = `${JSON.stringify(at).slice(1, -1)},"delta":"`
    this.#itemEvent('added', at, kind.item(at.item_id, 'in_progress', []))
    this.#events.add({ type: 'response.content_part.added', ...at, part: partOf(open) })
    return open
  }

  #closeText(status: ItemStatus): void {
    const open = this.#open
    if (!open) return
    const { kind, at, text, logprobs } = open
    this.#open = undefined
    this.#events.add(kind.done(at, text, logprobs))
    this.#events.add({ type: 'response.content_part.done', ...at, part: partOf(open) })
    const encrypted = kind === kinds.reasoning ? this.#details.takeSealed() : undefined
    this.#itemEvent('done', at, kind.item(at.item_id, status, [partOf(open)], encrypted))
  }

  #openCall(index: number, callId: string, name: string): OpenCall {
    // The signature of a call precedes it, but does not separate it from other calls.
    const isFirst = this.#calls.size === 0 && this.#open?.kind !== kinds.reasoning
    if (isFirst && this.#details.isSigned) this.#openText(kinds.reasoning)
    this.#closeText('completed')
    // A tool that was not offered keeps its name.
    const tool = this.#head.tools.byName.get(name) ?? { name, isCustom: false }
    const at = this.#nextPlace(prefixOf(tool))
    const call = { tool, at, callId, args: '' }
    this.#calls.set(index, call)
    this.#itemEvent('added', at, callItem(call, 'in_progress'))
    return call
  }

  #closeCall(call: OpenCall, status: ItemStatus): void {
    const { tool, at, args } = call
    const { name } = tool
    if (tool.isCustom) this.#writeInput(at, customInput(args))
    else if (!tool.isPublished)
      this.#events.add({
        type: 'response.function_call_arguments.done',
        ...at,
        name,
        arguments: args,
      })
    this.#itemEvent('done', at, callItem(call, status))
  }

  #writeInput(at: Place, input: string): void {
    const type = 'response.custom_tool_call_input'
    if (input !== '') this.#events.add({ type: `${type}.delta`, ...at, delta: input })
    this.#events.add({ type: `${type}.done`, ...at, input })
  }

  /** The next item, with an id that is unique for each index of each response. */
  #nextPlace(idPrefix: string): Place {
    const place = this.#places++
    const id = this.#head.shell.id.slice('resp_'.length)
    return { item_id: `${idPrefix}_${id}${place}`, output_index: place }
  }

  #itemEvent(what: 'added' | 'done', { output_index }: Place, item: OutputItem): void {
    if (what === 'done') this.#done[output_index] = item
    this.#events.add({ type: `response.output_item.${what}`, output_index, item })
  }
}

const partOf = ({ kind, text, logprobs }: OpenText): Part => kind.part(text, logprobs)

const openItem = (open: OpenText, status: ItemStatus): OutputItem =>
  open.kind.item(open.at.item_id, status, [partOf(open)])

/** The beginning of the ids of a tool's calls. */
function prefixOf({ name, isCustom, isPublished }: CallerTool): string {
  const published = isPublished && publishedTool({ type: name })
  if (published) return published.prefix
  return isCustom ? 'ctc' : 'fc'
}

function callItem({ tool, at, callId, args }: OpenCall, status: ItemStatus): OutputItem {
  const { name, namespace, isCustom, isPublished } = tool
  if (isPublished) return publishedCall(name, args, { id: at.item_id, status, call_id: callId })
  const common = { id: at.item_id, status, call_id: callId, name, ...(namespace && { namespace }) }
  if (isCustom) return { type: 'custom_tool_call', ...common, input: customInput(args) }
  return { type: 'function_call', ...common, arguments: args }
}
