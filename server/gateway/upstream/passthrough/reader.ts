import { createEventReader, type EventReader } from '../../../../client/stream/events.ts'
import { NamedFrames, NamedJson } from '../../../json/json.ts'
import { estimateTokens } from '../../tokens.ts'
import type { LiteralForm } from '../literal-form.ts'
import { HostedCallCounter, type HostedCalls } from '../hosted-tools.ts'
import {
  broken,
  mergedCounts,
  parseObject,
  unreadable,
  type MeteredUsage,
  type RawCounts,
  type UpstreamFault,
} from '../normalize.ts'
import type { EventMeaning, PassthroughDialect } from './dialect.ts'
import type { FormedEvent, ReadEvent } from './event-form.ts'
import { EventForms } from './event-forms.ts'

/** Events of the caller's own dialect, as the model server wrote them but for the model's name. */
export type PassedEvent = NamedJson<unknown> | NamedFrames<unknown>

/** An event may hold the whole response. */
const maxEventBytes = 16 << 20
/** Events that are kept until the first content comes; a stream has a few of them, and pings. */
const maxEarlyEvents = 10_000
/** How often the form of a stream's texts is looked for: it has a few of them. */
const maxTextForms = 8
/** It is written into the field `event` of the stream. */
const eventType = /^[\w.]{1,128}$/

/**
 * Reads a stream of the caller's own dialect. As `ChunkReader`, it never throws: what is wrong
 * becomes `fault`, and nothing is read after it.
 */
export class PassthroughReader {
  readonly #dialect: PassthroughDialect
  readonly #model: string
  readonly #forms: EventForms
  readonly #events: EventReader
  #ready: PassedEvent[] = []
  /** The type and the form of the events that are texts. */
  #texts: { type: string; form: LiteralForm; isReasoning: boolean | undefined } | undefined
  #textForms = 0
  /** The types of events of which this stream wanted the form. */
  readonly #textTypes = new Set<string>()
  #hasContent = false
  #isDone = false
  #isMarkedDone = false
  #finish: string | undefined
  #fault: UpstreamFault | undefined
  #counts: RawCounts | undefined
  #usage: MeteredUsage | undefined
  readonly #hosted = new HostedCallCounter()
  #isCounted = false
  /** Whether the last part that began has ended. */
  #isBetweenParts = false
  #estimate = 0
  #reasoningEstimate = 0

  constructor(dialect: PassthroughDialect, model: string, forms = new EventForms(dialect)) {
    this.#dialect = dialect
    this.#model = model
    this.#forms = forms
    this.#events = createEventReader({
      onEvent: (data, name) => this.#read(data, name),
      readAhead: (text, at) => this.#readRun(text, at),
      maxBytes: maxEventBytes,
      fatal: true,
    })
  }

  get hasContent(): boolean {
    return this.#hasContent
  }

  get isDone(): boolean {
    return this.#isDone
  }

  /** Set with the event that ends a complete stream: one cut before it is not whole. */
  get finish(): string | undefined {
    return this.#isMarkedDone ? this.#finish : undefined
  }

  get fault(): UpstreamFault | undefined {
    return this.#fault
  }

  get usage(): MeteredUsage | undefined {
    return this.#usage
  }

  get hostedCalls(): HostedCalls | undefined {
    return this.#hosted.calls
  }

  /** Whether the model server has counted the complete reply. */
  get isCounted(): boolean {
    return this.#isCounted
  }

  /** Whether all may have come but the token counts. */
  get awaitsCounts(): boolean {
    return this.#isBetweenParts && !this.#isCounted && !this.#isDone && !this.#fault
  }

  estimate(): number {
    return this.#estimate
  }

  reasoningEstimate(): number {
    return this.#reasoningEstimate
  }

  feed(bytes: Uint8Array): void {
    if (this.#fault || this.#isDone) return
    try {
      this.#events.feed(bytes)
    } catch (error) {
      this.#fail(unreadable(error, maxEventBytes))
    }
  }

  end(): void {
    if (!this.#fault && !this.#isDone) {
      try {
        this.#events.end()
      } catch (error) {
        this.#fail(unreadable(error, maxEventBytes))
      }
    }
    if (!this.#isMarkedDone) this.#fail(broken(this.#hasContent ? 'truncated' : 'empty'))
    this.#isDone = true
  }

  breakOff(reason: string): void {
    this.#fail(broken(reason))
  }

  take(): readonly PassedEvent[] {
    if (!this.#hasContent || this.#ready.length === 0) return []
    const events = this.#ready
    this.#ready = []
    return events
  }

  #read(data: string, name: string | undefined): void {
    // Some servers write chat's last line in every dialect.
    if (this.#isDone || this.#fault || data === '[DONE]') return
    if (this.#readText(data) || this.#readByForm(data, name)) return
    const event = parseObject(data)
    if (!event) return this.#fail(broken('event_not_json'))
    const { type } = event
    if (typeof type !== 'string' || !eventType.test(type))
      return this.#fail(broken('event_without_type'))
    const model = this.#model
    const meaning = this.#dialect.readEvent(event, model)
    if (meaning.fault) return this.#fail(meaning.fault)
    this.#note(meaning)
    if (meaning.isEnd && this.#finish === undefined) return this.#fail(broken('end_without_reason'))
    const own = meaning.event ?? (data.includes('\n') ? event : undefined)
    this.#add(new NamedJson(type, own ? JSON.stringify(own) : data))
    if (meaning.isEnd) this.#isDone = this.#isMarkedDone = true
    if (own) return
    this.#expectTexts(type, this.#learn({ data, type, model, meaning }, name))
  }

  /** The event by its form: one that it has now, or had, where events come without their names. */
  #learn(event: ReadEvent, name: string | undefined): FormedEvent | undefined {
    const { data, type, model, meaning } = event
    const isNew = Boolean(meaning.text) && !this.#textTypes.has(type)
    const isWanted = isNew && this.#textTypes.size < maxTextForms
    if (isWanted) this.#textTypes.add(type)
    const known = name === type ? undefined : this.#forms.read(data, type, model)
    return known ?? this.#forms.learn(event, isWanted)?.read(data, model)
  }

  /** Reads an event that differs from an earlier one in nothing of importance. */
  #readByForm(data: string, name: string | undefined): boolean {
    const event = this.#forms.read(data, name, this.#model)
    if (!event || name === undefined) return false
    this.#note(event)
    this.#add(new NamedJson(name, data))
    this.#expectTexts(name, event)
    return true
  }

  #expectTexts(type: string, event: FormedEvent | undefined): void {
    if (!event?.literalForm || this.#textForms >= maxTextForms) return
    this.#textForms++
    this.#texts = { type, form: event.literalForm(), isReasoning: event.isReasoning }
  }

  #add(event: PassedEvent): void {
    if (!this.#hasContent && this.#ready.length >= maxEarlyEvents)
      return this.#fail(broken('no_content'))
    this.#ready.push(event)
  }

  /** Reads a piece of text whose form is known; it is not the first, so that there is content. */
  #readText(data: string): boolean {
    const texts = this.#texts
    const text = texts?.form.literalOf(data)
    if (!texts || text === undefined) return false
    this.#count(text, texts.isReasoning)
    this.#ready.push(new NamedJson(texts.type, data))
    return true
  }

  /** Reads events of the learned form in a row; returns the place after them. */
  #readRun(text: string, at: number): number {
    const texts = this.#texts
    if (!texts || this.#isDone || this.#fault) return at
    let count = 0
    const end = texts.form.readRun(text, at, (piece) => {
      this.#count(piece, texts.isReasoning)
      count++
    })
    if (count > 0) this.#ready.push(new NamedFrames(text.slice(at, end), count))
    return end
  }

  #count(text: string, isReasoning = false): void {
    const tokens = estimateTokens(text)
    this.#estimate += tokens
    if (isReasoning) this.#reasoningEstimate += tokens
    this.#isBetweenParts = false
  }

  #note({ text, isReasoning, part, isContent, isEnd, counts, finish, ...hosted }: EventMeaning) {
    if (text !== undefined) this.#count(text, isReasoning)
    if (part) this.#isBetweenParts = part === 'ends'
    // A reply without content is complete too, where its end says so.
    if (isContent || isEnd) this.#hasContent = true
    if (counts) {
      this.#counts = mergedCounts(this.#counts, counts)
      this.#usage = this.#dialect.usageOf(this.#counts) ?? this.#usage
    }
    if (finish !== undefined) this.#finish = finish
    if (counts && this.#usage && this.#finish !== undefined) this.#isCounted = true
    if (hosted.hostedCall !== undefined) this.#hosted.add(hosted.hostedCall)
    for (const [tool, calls] of hosted.hostedCalls ?? []) this.#hosted.set(tool, calls)
  }

  #fail(fault: UpstreamFault): void {
    if (!this.#isMarkedDone) this.#fault ??= fault
  }
}
