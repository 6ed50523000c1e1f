import { Frames } from '../../json/json.ts'
import { isRecord } from '../../json/json.ts'
import { readChoice, type ReadChoice } from './chat-choice.ts'
import {
  broken,
  countsIn,
  faultFrom,
  faultIn,
  finishReason,
  identity,
  mergedCounts,
  nativeReason,
  parseObject,
  unknownReply,
  usageFrom,
  withDetails,
  type Chunk,
  type FinishReason,
  type NativeFinishReason,
  type UpstreamFault,
} from './normalize.ts'
import { parseReply } from './reply.ts'
import { EventStreamReader } from './stream.ts'
import { learnTemplate, membersNamed, type TextTemplate } from './text-template.ts'
import { CallAssembler, type CallPiece, type FunctionCall } from './tool-calls.ts'

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
  readonly #toolNames: ReadonlyMap<string, string> | undefined
  /** Set with the first content. */
  head: ChunkHead | undefined
  finish: FinishReason | undefined
  /** As in `CompletionResult`. */
  nativeFinishReason: NativeFinishReason | undefined
  /** As in `CompletionResult`. */
  stopSequence: string | undefined
  /** Set with the first tool call. */
  #calls: CallAssembler | undefined
  /** Whether content came as a delta. */
  #hasDeltas = false
  /** The template of events that have only text, and our JSON around the inside of the text. */
  #texts: { template: TextTemplate; before: string; after: string } | undefined

  constructor(
    model: Chunk['model'],
    fallbackId: () => string,
    toolNames?: ReadonlyMap<string, string>,
  ) {
    super(maxLineBytes)
    this.#model = model
    this.#fallbackId = fallbackId
    this.#toolNames = toolNames
  }

  /** Whether only the token counts are missing. */
  get awaitsCounts(): boolean {
    return this.finish !== undefined && !this.isCounted && !this.isDone
  }

  /** The calls of a complete reply. */
  get calls(): readonly FunctionCall[] {
    return this.#calls?.complete ?? []
  }

  protected read(data: string, name?: string): void {
    this.#failIf(this.#read(data, name))
  }

  #read(data: string, name?: string): UpstreamFault | undefined {
    if (this.isDone || this.fault) return undefined
    if (data === '[DONE]') {
      this.isDone = true
      return this.conclusion()
    }
    if (this.#readByTemplate(data)) return undefined
    const event = parseJson(data)
    const named = name === 'error' && faultFrom(event ?? data)
    if (!isRecord(event)) return faultIn(event) ?? (named || unknownReply('event_not_json', data))
    const fault = this.readEvent(event) ?? (named || undefined)
    if (!this.#texts && this.hasContent && !this.finish && !fault) this.#learn(data, event)
    return fault
  }

  protected readBody(bytes: Buffer): void {
    const body = parseReply(bytes)
    if (body === undefined) return this.fail(unknownReply('not_json', bytes.toString()))
    this.readJson(body)
  }

  /** Reads a complete reply. */
  readJson(body: unknown): void {
    this.isDone = true
    const isReply = isRecord(body) && readChoice(body) !== undefined
    if (isReply) this.#failIf(this.#readChat(body) ?? this.conclusion())
    else this.#failIf(faultIn(body) ?? notReply(body))
  }

  /** Reads an event of the server. */
  protected readEvent(event: Record<string, unknown>): UpstreamFault | undefined {
    return this.#readChat(event)
  }

  #readChat(event: Record<string, unknown>): UpstreamFault | undefined {
    const fault = faultIn(event)
    if (fault) return fault
    const counts = countsIn(event)
    if (counts) this.counts = mergedCounts(this.counts, counts)
    const usage = counts && usageFrom(this.counts)
    this.usage = usage ?? this.usage
    const choiceFault = this.readChunk(event)
    if (choiceFault) return choiceFault
    // Some servers send cumulative counts with each event.
    if (usage && this.finish) this.isCounted = true
    if (!this.isCounted) return undefined
    return this.#openEmpty()
  }

  /** Reads a chunk of a chat, without its counts. */
  protected readChunk(event: Record<string, unknown>): UpstreamFault | undefined {
    if (this.finish) return undefined
    const choice = readChoice(event)
    if (!choice) return undefined
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

  #readChoice(choice: ReadChoice): UpstreamFault | undefined {
    const { calls, finish, logprobs } = choice
    // A message after deltas repeats them.
    if (!choice.isMessage || !this.#hasDeltas) this.#readText(choice, logprobs)
    this.#hasDeltas ||= !choice.isMessage && this.hasContent
    if (calls.entries.length > 0) {
      this.#start()
      this.#calls ??= new CallAssembler(this.#fallbackId, this.#toolNames)
      this.#emitCalls(this.#calls.read(calls, finish !== ''))
    }
    if (finish === '') return undefined
    const reason = finishReason(finish)
    if (typeof reason === 'object') return reason
    this.nativeFinishReason = nativeReason(finish)
    this.stopSequence = choice.stopSequence
    this.#end(reason)
    return undefined
  }

  #readText({ text, isRefusal, reasoning, extras }: ReadChoice, logprobs?: object): void {
    const hasExtras = Object.keys(extras).length > 0
    if (text === '' && reasoning === '' && !hasExtras) return
    this.#start()
    this.#emitCalls(this.#calls?.flush())
    this.count(text)
    this.count(reasoning, true)
    const delta = {
      ...(text !== '' && { content: text }),
      ...(reasoning !== '' && { reasoning, reasoning_content: reasoning }),
    }
    if (isRefusal || hasExtras) withDetails(delta, { isRefusal, extras })
    this.#emit(delta, null, logprobs && { logprobs })
  }

  /** Ends the reply. One without content may only end so if its counts say that it has none. */
  #end(reason: FinishReason): void {
    this.#emitCalls(this.#calls?.finish(reason === 'stop'))
    this.finish = reason
    if (this.hasContent || reason === 'length' || this.nativeFinishReason === 'content_filter')
      this.#finish()
  }

  #finish(): void {
    this.#start()
    this.#emit({}, this.finish ?? 'stop')
  }

  /** Ends a reply without content if its server counts none, and fails otherwise. */
  #openEmpty(): UpstreamFault | undefined {
    if (this.hasContent || !this.finish) return undefined
    const { completion_tokens: tokens = Infinity } = this.usage ?? {}
    if (tokens > endTokens) return this.#empty()
    this.#finish()
    return undefined
  }

  #empty(): UpstreamFault {
    return unknownReply('empty', this.firstText)
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
    if (!this.fault && !this.isDone) this.#failIf(this.conclusion())
  }

  /** Some servers send no finish reason: text and an orderly end are a complete reply. */
  protected conclusion(): UpstreamFault | undefined {
    if (this.finish) return this.#openEmpty()
    if (!this.hasContent) return this.#empty()
    if (!this.isDone) return broken('truncated')
    this.#end('stop')
    return undefined
  }

  protected fail(fault: UpstreamFault): void {
    if (this.finish && this.hasContent) this.isDone = true
    else this.fault ??= fault
  }

  #failIf(fault: UpstreamFault | undefined): void {
    if (fault) this.fail(fault)
  }

  #start(): void {
    if (this.hasContent) return
    this.hasContent = true
    this.#emit({ role: 'assistant', content: '' }, null)
  }

  #emit(
    delta: Chunk['choices'][number]['delta'],
    reason: FinishReason | null,
    more: { logprobs?: object } = {},
  ): void {
    if (!this.head) return
    const choices = [{ index: 0 as const, delta, finish_reason: reason, ...more }]
    this.ready.push({ ...this.head, choices })
  }
}

/** The tokens of a reply without words: some servers count its end. */
const endTokens = 1

/** A placeholder for the text in serialized JSON. */
const mark = 'tollgate-mark-9f2c'

/** The text of an event that has no other effect; undefined for other events. */
function textAlone(event: Record<string, unknown>): string | undefined {
  const choice = readChoice(event)
  if (!choice || choice.isMessage || choice.isRefusal || choice.text === '') return undefined
  if (event['usage'] != null || countsIn(event) || faultIn(event) || choice.logprobs)
    return undefined
  const hasMore = choice.reasoning !== '' || choice.calls.entries.length > 0 || choice.finish !== ''
  if (hasMore || Object.keys(choice.extras).length > 0) return undefined
  return choice.text
}

/** The fault of JSON that is neither a reply nor an error. */
const notReply = (json: unknown): UpstreamFault =>
  unknownReply('not_a_reply', JSON.stringify(json) ?? '')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
