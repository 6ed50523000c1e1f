import { createEventReader, type EventReader } from '../../../../client/stream/events.ts'
import { NamedFrames, NamedJson } from '../../../json/json.ts'
import { estimateTokens } from '../../tokens.ts'
import { HostedCallCounter, type HostedCalls } from '../hosted-tools.ts'
import {
  broken,
  parseObject,
  unreadable,
  type MeteredUsage,
  type UpstreamFault,
} from '../normalize.ts'
import { learnDeltas, type DeltaTemplate } from './delta-template.ts'
import type { EventMeaning, PassthroughDialect } from './dialect.ts'

/** Events of the caller's own dialect, as the model server wrote them but for the model's name. */
export type PassedEvent = NamedJson<unknown> | NamedFrames<unknown>

/** An event may hold the whole response. */
const maxEventBytes = 16 << 20
/** Events that are kept until the first content comes; a stream has a few of them, and pings. */
const maxEarlyEvents = 10_000
/** How often the form of a stream's texts is learned: it has a few of them. */
const maxTemplates = 8
/** It is written into the field `event` of the stream. */
const eventType = /^[\w.]{1,128}$/

/**
 * Reads a stream of the caller's own dialect. As `ChunkReader`, it never throws: what is wrong
 * becomes `fault`, and nothing is read after it.
 */
export class PassthroughReader {
  readonly #dialect: PassthroughDialect
  readonly #model: string
  readonly #events: EventReader
  #ready: PassedEvent[] = []
  #template: DeltaTemplate | undefined
  #templates = 0
  #hasContent = false
  #isDone = false
  #isMarkedDone = false
  #finish: string | undefined
  #fault: UpstreamFault | undefined
  #usage: MeteredUsage | undefined
  readonly #hosted = new HostedCallCounter()
  #estimate = 0

  constructor(dialect: PassthroughDialect, model: string) {
    this.#dialect = dialect
    this.#model = model
    this.#events = createEventReader({
      onEvent: (data) => this.#read(data),
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

  get isMarkedDone(): boolean {
    return this.#isMarkedDone
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

  estimate(): number {
    return this.#estimate
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

  #read(data: string): void {
    // Some servers write chat's last line in every dialect.
    if (this.#isDone || this.#fault || data === '[DONE]') return
    if (this.#readByTemplate(data)) return
    const event = parseObject(data)
    if (!event) return this.#fail(broken('event_not_json'))
    const { type } = event
    if (typeof type !== 'string' || !eventType.test(type))
      return this.#fail(broken('event_without_type'))
    const context = { model: this.#model, usage: this.#usage }
    const meaning = this.#dialect.readEvent(event, context)
    if (meaning.fault) return this.#fail(meaning.fault)
    this.#note(meaning)
    if (meaning.isEnd && this.#finish === undefined) return this.#fail(broken('end_without_reason'))
    if (!this.#hasContent && this.#ready.length >= maxEarlyEvents)
      return this.#fail(broken('no_content'))
    const own = meaning.event ?? (data.includes('\n') ? event : undefined)
    this.#ready.push(new NamedJson(type, own ? JSON.stringify(own) : data))
    if (meaning.isEnd) this.#isDone = this.#isMarkedDone = true
    if (meaning.text && !own && this.#templates < maxTemplates) {
      this.#templates++
      const read = (probe: Record<string, unknown>) => this.#dialect.readEvent(probe, context)
      this.#template = learnDeltas(data, type, meaning.text, read)
    }
  }

  /** Reads a piece of text whose form is known; it is not the first, so that there is content. */
  #readByTemplate(data: string): boolean {
    const template = this.#template
    const text = template?.form.literalOf(data)
    if (!template || text === undefined) return false
    this.#estimate += estimateTokens(text)
    this.#ready.push(new NamedJson(template.type, data))
    return true
  }

  /** Reads events of the learned form in a row; returns the place after them. */
  #readRun(text: string, at: number): number {
    const template = this.#template
    if (!template || this.#isDone || this.#fault) return at
    let count = 0
    const end = template.form.readRun(text, at, (piece) => {
      this.#estimate += estimateTokens(piece)
      count++
    })
    if (count > 0) this.#ready.push(new NamedFrames(text.slice(at, end), count))
    return end
  }

  #note({ text, isContent, isEnd, usage, finish, ...hosted }: EventMeaning): void {
    if (text !== undefined) this.#estimate += estimateTokens(text)
    // A reply without content is complete too, where its end says so.
    if (isContent || isEnd) this.#hasContent = true
    if (usage) this.#usage = usage
    if (finish !== undefined) this.#finish = finish
    if (hosted.hostedCall !== undefined) this.#hosted.add(hosted.hostedCall)
    for (const [tool, calls] of hosted.hostedCalls ?? []) this.#hosted.set(tool, calls)
  }

  #fail(fault: UpstreamFault): void {
    if (!this.#isMarkedDone) this.#fault ??= fault
  }
}
