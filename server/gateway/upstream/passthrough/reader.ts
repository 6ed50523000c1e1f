import { NamedFrames } from '../../../json/json.ts'
import { EventStreamReader } from '../stream.ts'
import { HostedCallCounter, type HostedCalls } from '../hosted-tools.ts'
import { broken, mergedCounts, parseObject, type UpstreamFault } from '../normalize.ts'
import { isPlain, learnTemplate, type TextTemplate } from '../text-template.ts'
import type { EventMeaning, PassthroughDialect } from './dialect.ts'

/** Events of the caller's own dialect, as the model server wrote them but for the model's name. */
export type PassedEvent = NamedFrames<unknown>

/** An event may hold the whole response. */
const maxEventBytes = 16 << 20
/** Events that are kept until the first content comes; a stream has a few of them, and pings. */
const maxEarlyEvents = 10_000
/** A stream has texts of a few kinds. */
const maxTemplates = 8
/** It is written into the field `event` of the stream. */
const eventType = /^[\w.]{1,128}$/

/** Reads a stream of the caller's own dialect. */
export class PassthroughReader extends EventStreamReader<PassedEvent> {
  readonly #dialect: PassthroughDialect
  readonly #model: string
  /** The type and the template of the events with text alone. */
  #texts: { type: string; template: TextTemplate; isReasoning: boolean | undefined } | undefined
  #templates = 0
  #isMarkedDone = false
  #finish: string | undefined
  readonly #hosted = new HostedCallCounter()
  /** Whether the last part that began has ended. */
  #isBetweenParts = false

  constructor(dialect: PassthroughDialect, model: string) {
    super(maxEventBytes)
    this.#dialect = dialect
    this.#model = model
  }

  /** Set with the event that ends a complete stream: one that ends before it is truncated. */
  get finish(): string | undefined {
    return this.#isMarkedDone ? this.#finish : undefined
  }

  get hostedCalls(): HostedCalls | undefined {
    return this.#hosted.calls
  }

  /** Whether all may have come but the token counts. */
  get awaitsCounts(): boolean {
    return this.#isBetweenParts && !this.isCounted && !this.isDone && !this.fault
  }

  override take(): readonly PassedEvent[] {
    return this.hasContent ? super.take() : []
  }

  protected conclude(): void {
    if (!this.#isMarkedDone) this.fail(broken(this.hasContent ? 'truncated' : 'empty'))
  }

  protected read(data: string): void {
    // Some servers write chat's last line in every dialect.
    if (this.isDone || this.fault || data === '[DONE]') return
    if (this.#readText(data)) return
    const event = parseObject(data)
    if (!event) return this.fail(broken('event_not_json'))
    const { type } = event
    if (typeof type !== 'string' || !eventType.test(type))
      return this.fail(broken('event_without_type'))
    const meaning = this.#dialect.readEvent(event, this.#model)
    if (meaning.fault) return this.fail(meaning.fault)
    this.#note(meaning)
    if (meaning.isEnd && this.#finish === undefined) return this.fail(broken('end_without_reason'))
    const own = meaning.event ?? (data.includes('\n') ? event : undefined)
    this.#add(NamedFrames.of(type, own ? JSON.stringify(own) : data))
    if (meaning.isEnd) this.isDone = this.#isMarkedDone = true
    this.#learn(data, type, meaning)
  }

  /** Learns a template where an event could have been read by one. */
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

  /** Reads a piece of text by the template; it is not the first, so that there is content. */
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
    // A reply without content is complete too, where its end says so.
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
    if (!this.#isMarkedDone) this.fault ??= fault
  }
}

const silentMembers = new Set<string>([
  'text',
  'isContent',
  'isReasoning',
] satisfies (keyof EventMeaning)[])

/** The text of an event from which nothing else follows. */
function textAlone(meaning: EventMeaning): string | undefined {
  if (!meaning.text || !meaning.isContent) return undefined
  const isAlone = Object.entries(meaning).every(
    ([name, value]) => value === undefined || silentMembers.has(name),
  )
  return isAlone ? meaning.text : undefined
}
