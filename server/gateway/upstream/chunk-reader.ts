import { Frames } from '../../json/json.ts'
import {
  broken,
  contentOf,
  madeFrom,
  mergedCounts,
  faultFrom,
  finishReason,
  firstChoice,
  hasError,
  identity,
  logprobs,
  nativeReason,
  objectOf,
  parseObject,
  reasoningOf,
  stopSequenceOf,
  usageFrom,
  type Chunk,
  type FinishReason,
  type NativeFinishReason,
  type UpstreamFault,
} from './normalize.ts'
import { EventStreamReader } from './stream.ts'
import { learnTemplate, membersNamed, type TextTemplate } from './text-template.ts'
import { CallAssembler, callsIn, type CallPiece } from './tool-calls.ts'

/** The first fields of all chunks of a stream. */
export type ChunkHead = Pick<Chunk, 'id' | 'object' | 'created' | 'model'>

/** A chunk that has only text. */
type TextChunk = ChunkHead & {
  choices: { index: 0; delta: { content: string }; finish_reason: null }[]
}

/** Chunks that have only text, as most do: serialized together in a fraction of the time. */
export class TextChunks extends Frames<TextChunk> {
  /** The insides of the texts' JSON, without escapes. */
  readonly texts: readonly string[]
  readonly #before: string
  readonly #after: string

  /** `before` and `after` are the JSON of each chunk around the inside of its text. */
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

/** A chunk, or several that have only text. */
export type OutgoingChunk = Chunk | TextChunks

const maxLineBytes = 1 << 20
const contentMembers = membersNamed(['content'])

/**
 * Reads an upstream's stream and normalizes it to the contract: a role first, one id throughout,
 * content, exactly one finish reason. An error after the finish reason is not a fault; only token
 * counts are missing then.
 */
export class ChunkReader extends EventStreamReader<OutgoingChunk> {
  readonly #model: Chunk['model']
  readonly #fallbackId: () => string
  /** Set with the first content. */
  head: ChunkHead | undefined
  finish: FinishReason | undefined
  /** As in `CompletionResult`. */
  nativeFinishReason: NativeFinishReason | undefined
  /** As in `CompletionResult`. */
  stopSequence: string | undefined
  /** Set with the first tool call. */
  #calls: CallAssembler | undefined
  /** The template of events that have only text, and our JSON around the inside of the text. */
  #texts: { template: TextTemplate; before: string; after: string } | undefined

  constructor(model: Chunk['model'], fallbackId: () => string) {
    super(maxLineBytes)
    this.#model = model
    this.#fallbackId = fallbackId
  }

  /** Whether only the token counts are missing. */
  get awaitsCounts(): boolean {
    return this.finish !== undefined && !this.isCounted && !this.isDone
  }

  protected read(data: string): void {
    const fault = this.#read(data)
    if (fault) this.fail(fault)
  }

  #read(data: string): UpstreamFault | undefined {
    if (this.isDone || this.fault) return undefined
    if (data === '[DONE]') {
      this.isDone = true
      return this.conclusion()
    }
    if (this.#readByTemplate(data)) return undefined
    const event = parseObject(data)
    return event ? this.readEvent(event, data) : broken('event_not_json')
  }

  /** Reads an event of the server; `data` is its text. */
  protected readEvent(event: Record<string, unknown>, data: string): UpstreamFault | undefined {
    if (hasError(event)) return faultFrom(event['error'])
    const counts = objectOf(event['usage'])
    if (counts) this.counts = mergedCounts(this.counts, counts)
    const usage = counts && usageFrom(this.counts)
    this.usage = usage ?? this.usage
    const fault = this.readChunk(event)
    if (!this.#texts && this.hasContent && !this.finish && !fault) this.#learn(data, event)
    // Some servers send cumulative counts with each event.
    if (usage && this.finish) this.isCounted = true
    return fault
  }

  /** Reads a chunk of a chat, without its counts. */
  protected readChunk(event: Record<string, unknown>): UpstreamFault | undefined {
    if (event['choices'] === undefined && event['usage'] === undefined)
      return broken('event_without_choices')
    const choice = firstChoice(event['choices'])
    if (!choice || this.finish) return undefined
    this.head ??= {
      ...identity(event, this.#model, this.#fallbackId),
      object: 'chat.completion.chunk',
    }
    return this.#readChoice(choice)
  }

  #learn(data: string, event: Record<string, unknown>): void {
    if (textAlone(event) === undefined) return
    const template = learnTemplate(data, { members: contentMembers, textIn: textAlone })
    if (!template) return
    const choices = [{ index: 0, delta: { content: mark }, finish_reason: null }]
    const [before = '', after = ''] = JSON.stringify({ ...this.head, choices }).split(mark)
    this.#texts = { template, before, after }
  }

  #readByTemplate(data: string): boolean {
    const texts = this.#texts
    if (!texts || this.finish) return false
    const literal = texts.template.literalOf(data)
    if (literal === undefined) return false
    this.count(literal)
    this.ready.push(new TextChunks(texts.before, [literal], texts.after))
    return true
  }

  protected readRun(text: string, at: number): number {
    const texts = this.#texts
    if (!texts || this.finish || this.fault) return at
    const literals: string[] = []
    const end = texts.template.readRun(text, at, (literal) => {
      this.count(literal)
      literals.push(literal)
    })
    if (end > at) this.ready.push(new TextChunks(texts.before, literals, texts.after))
    return end
  }

  #readChoice(choice: Record<string, unknown>): UpstreamFault | undefined {
    const delta = objectOf(choice['delta']) ?? {}
    const content = contentOf(delta)
    if (typeof content !== 'string') return broken('content_not_text')
    const native = choice['finish_reason'] ?? ''
    if (typeof native !== 'string') return broken('finish_not_text')
    const { reasoning } = reasoningOf(delta)
    if (content !== '' || reasoning) {
      this.#start()
      this.#emitCalls(this.#calls?.flush())
      this.count(content)
      this.count(reasoning ?? '', true)
      const piece = { ...(content !== '' && { content }), ...reasoningOf(delta) }
      this.#emit(madeFrom(delta, piece), null, logprobs(choice))
    }
    this.#readCalls(choice, native !== '')
    if (native === '') return undefined
    const reason = finishReason(native)
    if (typeof reason === 'object') return reason
    this.#emitCalls(this.#calls?.finish(reason === 'stop'))
    this.finish = reason
    this.nativeFinishReason = nativeReason(native)
    this.stopSequence = stopSequenceOf(choice)
    this.#start()
    this.#emit({}, reason)
    return undefined
  }

  #readCalls(choice: Record<string, unknown>, isLast: boolean): void {
    const calls = callsIn(choice)
    if (calls.entries.length === 0) return
    this.#start()
    this.#calls ??= new CallAssembler(this.#fallbackId)
    this.#emitCalls(this.#calls.read(calls, isLast))
  }

  #emitCalls(pieces: CallPiece[] = []): void {
    if (pieces.length === 0) return
    this.count(JSON.stringify(pieces))
    this.#emit({ tool_calls: pieces }, null)
  }

  /** Old llama.cpp servers send `error: {…}` as a field of the event stream. */
  protected override readField(name: string, value: string): void {
    if (name !== 'error' || this.isDone) return
    const error = parseObject(value)
    this.fail(faultFrom(error?.['error'] ?? error ?? value))
  }

  protected conclude(): void {
    if (this.fault || this.isDone) return
    const fault = this.conclusion()
    if (fault) this.fail(fault)
  }

  /** Some servers send no finish reason: text and an orderly end are a complete reply. */
  protected conclusion(): UpstreamFault | undefined {
    if (this.finish) return undefined
    if (!this.hasContent || !this.isDone) return broken(this.hasContent ? 'truncated' : 'empty')
    this.#emitCalls(this.#calls?.finish(true))
    this.finish = 'stop'
    this.#emit({}, 'stop')
    return undefined
  }

  protected fail(fault: UpstreamFault): void {
    if (this.finish) this.isDone = true
    else this.fault ??= fault
  }

  #start(): void {
    if (this.hasContent) return
    this.hasContent = true
    this.#emit({ role: 'assistant', content: '' }, null)
  }

  #emit(
    delta: Chunk['choices'][number]['delta'],
    reason: FinishReason | null,
    extras: { logprobs?: object } = {},
  ): void {
    if (!this.head) return
    const choices = [{ index: 0 as const, delta, finish_reason: reason, ...extras }]
    this.ready.push({ ...this.head, choices })
  }
}

/** A placeholder for the text in serialized JSON. */
const mark = 'tollgate-mark-9f2c'

/** The text of an event that has no other effect; undefined for other events. */
function textAlone(event: Record<string, unknown>): string | undefined {
  const choice = firstChoice(event['choices'])
  const delta = objectOf(choice?.['delta']) ?? {}
  const { content } = delta
  if (!choice || typeof content !== 'string' || content === '') return undefined
  if (event['usage'] != null || hasError(event) || choice['logprobs'] != null) return undefined
  if (callsIn(choice).entries.length > 0) return undefined
  return reasoningOf(delta).reasoning === undefined ? content : undefined
}
