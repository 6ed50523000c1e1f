import { NamedFrames } from '../../../json/json.ts'
import type { Work } from '../../../units.ts'
import { EventStreamReader } from '../stream.ts'
import { HostedCallCounter, type HostedCalls } from '../hosted-tools.ts'
import {
  broken,
  faultIn,
  isFault,
  mergedCounts,
  objectOf,
  parseObject,
  unknownReply,
  type UpstreamFault,
} from '../normalize.ts'
import { parseReply } from '../reply.ts'
import { isPlain, learnTemplate, type TextTemplate } from '../text-template.ts'
import type { EventMeaning, OtherEvents, PassthroughDialect } from './dialect.ts'

/** A model server's events in the caller's own dialect; only the model's name is replaced. */
export type PassedEvent = NamedFrames<unknown>

/** An event may contain the complete response. */
const maxEventBytes = 16 << 20
/** Events that are buffered until the first content: a few, and pings. */
const maxEarlyEvents = 10_000
/** A stream has a few kinds of text. */
const maxTemplates = 8
/** The type becomes the field `event` of the stream. */
const eventType = /^[\w.]{1,128}$/

/** Reads a stream of the caller's own dialect. */
export class PassthroughReader extends EventStreamReader<PassedEvent> {
  readonly #dialect: PassthroughDialect
  readonly #model: string
  /** The type and the template of events that have only text. */
  #texts: { type: string; template: TextTemplate; isReasoning: boolean | undefined } | undefined
  #templates = 0
  #hasEndEvent = false
  #finish: string | undefined
  readonly #hosted = new HostedCallCounter()
  readonly #others: OtherEvents | undefined
  /** Whether the last part has ended. */
  #isBetweenParts = false

  constructor(dialect: PassthroughDialect, model: string) {
    super(maxEventBytes)
    this.#dialect = dialect
    this.#model = model
    this.#others = dialect.otherEvents?.()
  }

  /** Set by the event that ends a complete stream; without it the stream is truncated. */
  get finish(): string | undefined {
    return this.#hasEndEvent ? this.#finish : undefined
  }

  get hostedCalls(): HostedCalls | undefined {
    return this.#hosted.calls
  }

  get work(): Work | undefined {
    return this.counts && this.#dialect.workOf?.(this.counts)
  }

  /** Whether possibly only the token counts are missing. */
  get awaitsCounts(): boolean {
    return this.#isBetweenParts && !this.isCounted && !this.isDone && !this.fault
  }

  override take(): readonly PassedEvent[] {
    return this.hasContent ? super.take() : []
  }

  protected conclude(): void {
    if (!this.#hasEndEvent)
      this.fail(this.hasContent ? broken('truncated') : unknownReply('empty', this.firstText))
  }

  readBody(bytes: Buffer): void {
    const json = parseReply(bytes, true)
    const body = objectOf(json)
    if (!body) return this.fail(faultIn(json) ?? unknownReply('not_events', bytes.toString()))
    const meaning = this.#dialect.readReply(body, this.#model)
    if (isFault(meaning)) return this.fail(meaning)
    this.#readAll(this.#dialect.eventsOf(body))
  }

  #readAll(events: readonly object[] = []): void {
    for (const event of events) this.read(JSON.stringify(event))
  }

  protected read(data: string): void {
    if (this.isDone || this.fault) return
    // Some servers send chat's last line in every dialect.
    if (data === '[DONE]') return this.#readAll(this.#others?.end())
    if (this.#readText(data)) return
    const event = parseObject(data)
    if (!event) return this.fail(unknownReply('event_not_json', data))
    const { type } = event
    if (typeof type !== 'string' || !eventType.test(type)) return this.#readOther(event)
    const meaning = this.#dialect.readEvent(event, this.#model)
    if (meaning.fault) return this.fail(meaning.fault)
    this.#note(meaning)
    if (meaning.isEnd && this.#finish === undefined) return this.fail(broken('end_without_reason'))
    const changed = meaning.event ?? (data.includes('\n') ? event : undefined)
    this.#add(NamedFrames.of(type, changed ? JSON.stringify(changed) : data))
    if (meaning.isEnd) this.isDone = this.#hasEndEvent = true
    this.#learn(data, type, meaning)
  }

  #readOther(event: Record<string, unknown>): void {
    const events = this.#others?.read(event)
    if (events) this.#readAll(events)
    else this.fail(faultIn(event) ?? broken('event_without_type'))
  }

  /** Learns a template from an event that has only plain text. */
  #learn(data: string, type: string, meaning: EventMeaning): void {
    const text = textAlone(meaning)
    if (text === undefined || this.#templates >= maxTemplates) return
    if (!isPlain(text) || !data.includes(`"${text}"`)) return
    this.#templates++
    const { isReasoning } = meaning
    const template = learnTemplate(data, {
      members: this.#dialect.textMembers,
      fields: `event: ${type}\n`,
      textIn: (probe) => {
        const read = this.#dialect.readEvent(probe, this.#model)
        return read.isReasoning === isReasoning ? textAlone(read) : undefined
      },
    })
    this.#texts = template && { type, template, isReasoning }
  }

  #add(event: PassedEvent): void {
    if (!this.hasContent && this.ready.length >= maxEarlyEvents)
      return this.fail(broken('no_content'))
    this.ready.push(event)
  }

  /** Reads a piece of text by the template; an earlier piece was content already. */
  #readText(data: string): boolean {
    const texts = this.#texts
    const text = texts?.template.literalOf(data)
    if (!texts || text === undefined) return false
    this.count(text, texts.isReasoning)
    this.ready.push(NamedFrames.of(texts.type, data))
    return true
  }

  protected readRun(text: string, at: number): number {
    const texts = this.#texts
    if (!texts || this.isDone || this.fault) return at
    let count = 0
    const end = texts.template.readRun(text, at, (piece) => {
      this.count(piece, texts.isReasoning)
      count++
    })
    if (count > 0) this.ready.push(new NamedFrames(texts.type, text.slice(at, end), count))
    return end
  }

  protected override count(text: string, isReasoning = false): void {
    super.count(text, isReasoning)
    this.#isBetweenParts = false
  }

  #note({ text, isReasoning, part, isContent, isEnd, counts, finish, ...hosted }: EventMeaning) {
    if (text !== undefined) this.count(text, isReasoning)
    if (part) this.#isBetweenParts = part === 'ends'
    // A reply without content is complete if its last event says so.
    if (isContent || isEnd) this.hasContent = true
    if (counts) {
      this.counts = mergedCounts(this.counts, counts)
      this.usage = this.#dialect.usageOf(this.counts) ?? this.usage
    }
    if (finish !== undefined) this.#finish = finish
    if (counts && this.usage && this.#finish !== undefined) this.isCounted = true
    if (hosted.hostedCall !== undefined) this.#hosted.add(hosted.hostedCall)
    for (const [tool, calls] of hosted.hostedCalls ?? []) this.#hosted.set(tool, calls)
  }

  protected fail(fault: UpstreamFault): void {
    if (!this.#hasEndEvent) this.fault ??= fault
  }
}

const silentMembers = new Set<string>([
  'text',
  'isContent',
  'isReasoning',
] satisfies (keyof EventMeaning)[])

/** The text of an event that has no other effect; undefined for other events. */
function textAlone(meaning: EventMeaning): string | undefined {
  if (!meaning.text || !meaning.isContent) return undefined
  const isAlone = Object.entries(meaning).every(
    ([name, value]) => value === undefined || silentMembers.has(name),
  )
  return isAlone ? meaning.text : undefined
}
