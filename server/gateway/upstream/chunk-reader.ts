import { createEventReader, type EventReader } from '../../../client/stream/events.ts'
import { Frames } from '../../json/json.ts'
import {
  broken,
  contentOf,
  madeFrom,
  mergedCounts,
  extraMembers,
  faultFrom,
  finishReason,
  firstChoice,
  hasError,
  identity,
  logprobs,
  nativeReason,
  objectOf,
  parseObject,
  stopSequenceOf,
  unreadable,
  usageFrom,
  type Chunk,
  type FinishReason,
  type NativeFinishReason,
  type RawCounts,
  type UpstreamFault,
  type Usage,
} from './normalize.ts'
import { estimateTokens } from '../tokens.ts'
import { learnTemplate, membersNamed, type TextTemplate } from './text-template.ts'

/** What all chunks of a stream begin with. */
export type ChunkHead = Pick<Chunk, 'id' | 'object' | 'created' | 'model'>

/** A chunk with text and nothing else. */
type TextChunk = ChunkHead & {
  choices: { index: 0; delta: { content: string }; finish_reason: null }[]
}

/** Chunks with text and nothing else, as most are; written together in a fraction of the time. */
export class TextChunks extends Frames<TextChunk> {
  /** The insides of the texts' JSON, without escapes. */
  readonly texts: readonly string[]
  readonly #before: string
  readonly #after: string

  /** `before` and `after` are what the JSON of each chunk has around the inside of its text. */
  constructor(before: string, texts: readonly string[], after: string) {
    super()
    this.#before = before
    this.texts = texts
    this.#after = after
  }

  get text(): string {
    const [start, end] = [`data: ${this.#before}`, `${this.#after}\n\n`]
    return start + this.texts.join(end + start) + end
  }
}

/** A chunk, or several with text alone. */
export type OutgoingChunk = Chunk | TextChunks

const maxLineBytes = 1 << 20
const contentMembers = membersNamed(['content'])

/**
 * Reads an upstream's stream and rewrites it in the contract's form: a role first, one id
 * throughout, content, exactly one finish reason. Never throws: what is wrong becomes `fault`, and
 * nothing is read after it. Errors after the finish reason are no fault: they cost only the
 * reply's token counts.
 */
export class ChunkReader {
  readonly #model: Chunk['model']
  readonly #fallbackId: () => string
  readonly #events: EventReader
  #ready: OutgoingChunk[] = []
  #head: ChunkHead | undefined
  /** The template of events with text alone, and our JSON around the inside of the text. */
  #texts: { template: TextTemplate; before: string; after: string } | undefined
  #hasContent = false
  #isDone = false
  #finish: FinishReason | undefined
  #nativeFinishReason: NativeFinishReason | undefined
  #stopSequence: string | undefined
  #fault: UpstreamFault | undefined
  #counts: RawCounts | undefined
  #usage: Usage | undefined
  #isCounted = false
  #estimate = 0
  #reasoningEstimate = 0

  constructor(model: Chunk['model'], fallbackId: () => string) {
    this.#model = model
    this.#fallbackId = fallbackId
    this.#events = createEventReader({
      onEvent: (data) => this.#fail(this.#read(data)),
      onField: (name, value) => this.#readField(name, value),
      readAhead: (text, at) => this.#readRun(text, at),
      maxBytes: maxLineBytes,
      fatal: true,
    })
  }

  /** Whether any content has been read; before it an attempt can be made elsewhere. */
  get hasContent(): boolean {
    return this.#hasContent
  }

  /** Nothing more will come: after `[DONE]`, or when the connection ended. */
  get isDone(): boolean {
    return this.#isDone
  }

  get finish(): FinishReason | undefined {
    return this.#finish
  }

  get fault(): UpstreamFault | undefined {
    return this.#fault
  }

  get usage(): Usage | undefined {
    return this.#usage
  }

  /** Whether the upstream has counted the complete reply. */
  get isCounted(): boolean {
    return this.#isCounted
  }

  /** Whether all has come but the token counts. */
  get awaitsCounts(): boolean {
    return this.#finish !== undefined && !this.#isCounted && !this.#isDone
  }

  /** As in `CompletionResult`. */
  get nativeFinishReason(): NativeFinishReason | undefined {
    return this.#nativeFinishReason
  }

  /** As in `CompletionResult`. */
  get stopSequence(): string | undefined {
    return this.#stopSequence
  }

  /** Set with the first content. */
  get head(): ChunkHead | undefined {
    return this.#head
  }

  /** Completion tokens so far by our own count. */
  estimate(): number {
    return this.#estimate
  }

  /** Of the estimate, what is reasoning. */
  reasoningEstimate(): number {
    return this.#reasoningEstimate
  }

  /** Reads bytes as they came; what follows for the client is there to `take()`. */
  feed(bytes: Uint8Array): void {
    if (this.#fault || this.#isDone) return
    try {
      this.#events.feed(bytes)
    } catch (error) {
      this.#fail(unreadable(error, maxLineBytes))
    }
  }

  /** The upstream's connection has ended: decides whether the reply was complete. */
  end(): void {
    if (!this.#fault && !this.#isDone) {
      try {
        this.#events.end()
      } catch (error) {
        this.#fail(unreadable(error, maxLineBytes))
      }
    }
    if (!this.#fault && !this.#isDone) this.#fail(this.#conclude())
    this.#isDone = true
  }

  /** The upstream's connection broke. */
  breakOff(reason: string): void {
    this.#fail(broken(reason))
  }

  /** Chunks that are ready, each once; none as long as nothing but a role or a ping has come. */
  take(): readonly OutgoingChunk[] {
    if (this.#ready.length === 0) return this.#ready
    const chunks = this.#ready
    this.#ready = []
    return chunks
  }

  #read(data: string): UpstreamFault | undefined {
    if (this.#isDone || this.#fault) return undefined
    if (data === '[DONE]') {
      this.#isDone = true
      return this.#conclude()
    }
    if (this.#readByTemplate(data)) return undefined
    const event = parseObject(data)
    if (!event) return broken('event_not_json')
    if (hasError(event)) return faultFrom(event['error'])
    const counts = objectOf(event['usage'])
    if (counts) this.#counts = mergedCounts(this.#counts, counts)
    const usage = counts && usageFrom(this.#counts)
    this.#usage = usage ?? this.#usage
    const fault = this.#readEvent(event, data)
    // Some servers count what has come so far with each event.
    if (usage && this.#finish) this.#isCounted = true
    return fault
  }

  #readEvent(event: Record<string, unknown>, data: string): UpstreamFault | undefined {
    if (event['choices'] === undefined && event['usage'] === undefined)
      return broken('event_without_choices')
    const choice = firstChoice(event['choices'])
    if (!choice || this.#finish) return undefined
    this.#head ??= {
      ...identity(event, this.#model, this.#fallbackId),
      object: 'chat.completion.chunk',
    }
    const fault = this.#readChoice(choice)
    if (!this.#texts && this.#hasContent && !this.#finish && !fault) this.#learn(data, event)
    return fault
  }

  #learn(data: string, event: Record<string, unknown>): void {
    if (textAlone(event) === undefined) return
    const template = learnTemplate(data, { members: contentMembers, textIn: textAlone })
    if (!template) return
    const choices = [{ index: 0, delta: { content: mark }, finish_reason: null }]
    const [before = '', after = ''] = JSON.stringify({ ...this.#head, choices }).split(mark)
    this.#texts = { template, before, after }
  }

  #readByTemplate(data: string): boolean {
    const texts = this.#texts
    if (!texts || this.#finish) return false
    const literal = texts.template.literalOf(data)
    if (literal === undefined) return false
    this.#estimate += estimateTokens(literal)
    this.#ready.push(new TextChunks(texts.before, [literal], texts.after))
    return true
  }

  /** Reads events of the learned form in a row; returns the place after them. */
  #readRun(text: string, at: number): number {
    const texts = this.#texts
    if (!texts || this.#finish || this.#fault) return at
    const literals: string[] = []
    const end = texts.template.readRun(text, at, (literal) => {
      this.#estimate += estimateTokens(literal)
      literals.push(literal)
    })
    if (end > at) this.#ready.push(new TextChunks(texts.before, literals, texts.after))
    return end
  }

  #readChoice(choice: Record<string, unknown>): UpstreamFault | undefined {
    const delta = objectOf(choice['delta']) ?? {}
    const content = contentOf(delta)
    if (typeof content !== 'string') return broken('content_not_text')
    const extras = extraMembers(delta)
    const { tool_calls: calls, reasoning_content: reasoning } = extras
    if (content !== '' || calls || reasoning) {
      this.#begin()
      const reasoned = estimateTokens(reasoning ?? '')
      this.#reasoningEstimate += reasoned
      this.#estimate += estimateTokens(content) + reasoned
      if (calls) this.#estimate += estimateTokens(JSON.stringify(calls))
      const piece = content === '' ? extras : { content, ...extras }
      this.#emit(madeFrom(delta, piece), null, logprobs(choice))
    }
    const native = choice['finish_reason'] ?? ''
    if (typeof native !== 'string') return broken('finish_not_text')
    if (native === '') return undefined
    const reason = finishReason(native)
    if (typeof reason === 'object') return reason
    this.#finish = reason
    this.#nativeFinishReason = nativeReason(native)
    this.#stopSequence = stopSequenceOf(choice)
    this.#begin()
    this.#emit({}, reason)
    return undefined
  }

  /** Old llama.cpp servers write `error: {…}` as a field of its own. */
  #readField(name: string, value: string): void {
    if (name !== 'error' || this.#isDone) return
    const error = parseObject(value)
    this.#fail(faultFrom(error?.['error'] ?? error ?? value))
  }

  /** Some servers never give a finish reason; text and an orderly end are a complete reply. */
  #conclude(): UpstreamFault | undefined {
    if (this.#finish) return undefined
    if (!this.#hasContent || !this.#isDone) return broken(this.#hasContent ? 'truncated' : 'empty')
    this.#finish = 'stop'
    this.#emit({}, 'stop')
    return undefined
  }

  #fail(fault: UpstreamFault | undefined): void {
    if (!fault) return
    if (this.#finish) this.#isDone = true
    else this.#fault ??= fault
  }

  #begin(): void {
    if (this.#hasContent) return
    this.#hasContent = true
    this.#emit({ role: 'assistant', content: '' }, null)
  }

  #emit(
    delta: Chunk['choices'][number]['delta'],
    reason: FinishReason | null,
    extras: { logprobs?: object } = {},
  ): void {
    if (!this.#head) return
    const choices = [{ index: 0 as const, delta, finish_reason: reason, ...extras }]
    this.#ready.push({ ...this.#head, choices })
  }
}

/** Stands for a text while JSON is written around it. */
const mark = 'tollgate-mark-9f2c'

/** The text of an event from which nothing else follows. */
function textAlone(event: Record<string, unknown>): string | undefined {
  const choice = firstChoice(event['choices'])
  const delta = objectOf(choice?.['delta']) ?? {}
  const { content } = delta
  if (!choice || typeof content !== 'string' || content === '') return undefined
  if (event['usage'] != null || hasError(event) || choice['logprobs'] != null) return undefined
  return Object.keys(extraMembers(delta)).length > 0 ? undefined : content
}
