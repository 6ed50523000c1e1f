import { ChunkReader, TextChunks, type OutgoingChunk } from '../upstream/chunk-reader.ts'
import { extrasOf, isRefusal, withDetails, type Chunk } from '../upstream/normalize.ts'
import type { OpenStream } from '../upstream/stream.ts'
import type { CallPiece, FunctionCall } from '../upstream/tool-calls.ts'
import type { HookText, Review, TextChanges } from './hooks.ts'
import { callTexts, changedCalls, replyText, sealedExtras } from './reply.ts'

type Kind = 'reasoning' | 'content' | 'refusal'
type Choice = Chunk['choices'][number]

/**
 * A stream of which nothing goes out that the hooks have not seen. The last characters of a text are
 * held back until more of it, or its end, has been seen with them; tool calls until they are
 * complete.
 */
export class ReviewedStream implements OpenStream<OutgoingChunk> {
  readonly reader: ChunkReader
  isDone = false
  readonly #source: OpenStream<unknown>
  readonly #review: Review
  #ready: OutgoingChunk[] = []
  /** The kind of the text that is held back. */
  #kind: Kind = 'content'
  #held = ''
  /** Reasoning that went out. */
  #reasoning = ''
  #isReasoningChanged = false
  /** Pieces of reasoning whose details are held back. */
  #signed: object[] = []
  readonly #calls: (FunctionCall & { index: number })[] = []
  #end: Choice | undefined

  constructor(source: OpenStream<unknown>, review: Review) {
    if (!(source.reader instanceof ChunkReader)) throw new Error('a hooked reply is passed through')
    this.reader = source.reader
    this.#source = source
    this.#review = review
  }

  async next(): ReturnType<OpenStream<OutgoingChunk>['next']> {
    for (;;) {
      const batch = await this.#source.next()
      const isOver = 'abortCause' in batch
      if (isOver && (batch.abortCause || this.reader.fault || this.isDone)) return batch
      // While the hooks judge it, more of the reply may arrive, and its end.
      const isDone = isOver || this.#source.isDone
      if (!isOver) for (const chunk of batch as readonly OutgoingChunk[]) await this.#read(chunk)
      if (isDone) await this.#finish()
      this.isDone = isDone
      if (this.#ready.length === 0 && !isDone) continue
      return this.#ready.splice(0)
    }
  }

  close(): void {
    this.#source.close()
  }

  ended(): Promise<void> | undefined {
    return this.#source.ended()
  }

  silentMs(since: number): number {
    return this.#source.silentMs(since)
  }

  async #read(chunk: OutgoingChunk): Promise<void> {
    if (chunk instanceof TextChunks) return this.#add('content', chunk.texts.join(''))
    const [choice] = chunk.choices
    if (!choice) return
    const { delta } = choice
    const { role, content = '', reasoning, reasoning_content: thoughts = reasoning } = delta
    if (role) this.#emit({ role, content: '' })
    if (thoughts) await this.#add('reasoning', thoughts)
    if (extrasOf(delta)) this.#signed.push(delta)
    if (content) await this.#add(isRefusal(delta) ? 'refusal' : 'content', content)
    for (const piece of delta.tool_calls ?? []) this.#addCall(piece)
    if (choice.finish_reason)
      this.#end = { index: 0, delta: {}, finish_reason: choice.finish_reason }
  }

  async #add(kind: Kind, text: string): Promise<void> {
    if (kind !== this.#kind) await this.#release(true)
    this.#kind = kind
    if (kind === 'reasoning' && this.#isReasoningChanged) return
    this.#held += text
    if (this.#held.length >= 2 * this.#review.window) await this.#release(false)
  }

  #addCall({ index, id = '', type: _type, function: called, ...rest }: CallPiece): void {
    const call = this.#calls.find((one) => one.index === index)
    if (call) {
      Object.assign(call, rest)
      call.function.name += called.name ?? ''
      call.function.arguments += called.arguments
    } else
      this.#calls.push({
        ...rest,
        index,
        id,
        type: 'function',
        function: { name: called.name ?? '', arguments: called.arguments },
      })
  }

  /** Has the held text judged, and releases all of it or all but the window. */
  async #release(isAll: boolean): Promise<void> {
    const changes = await this.#review.changesOf(this.#heldText(), false)
    const text = this.#judged(changes)
    const end = isAll ? text.length : cutBefore(text, text.length - this.#review.window)
    this.#emitText(text.slice(0, end))
    this.#held = text.slice(end)
    if (isAll) this.#emitDetails()
  }

  /** The end of the reply: everything that is held, in one call of the hooks. */
  async #finish(): Promise<void> {
    const changes = await this.#review.changesOf([...this.#heldText(), ...callTexts(this.#calls)])
    this.#emitText(this.#judged(changes))
    this.#held = ''
    this.#emitDetails()
    const calls = changedCalls(this.#calls, changes)
    const pieces = calls.map((call, place) => ({
      ...call,
      index: this.#calls[place]?.index ?? place,
    }))
    if (pieces.length > 0) this.#emit({ tool_calls: pieces })
    if (this.#end) this.#push(this.#end)
  }

  #heldText(): HookText[] {
    return replyText(this.#kind === 'reasoning' ? 'reasoning' : 'content', this.#held)
  }

  /** The held text after a verdict; changed reasoning is dropped, with all that follows. */
  #judged(changes: TextChanges): string {
    if (this.#kind !== 'reasoning') return changes.get('content') ?? this.#held
    this.#isReasoningChanged ||= changes.has('reasoning')
    return this.#isReasoningChanged ? '' : this.#held
  }

  #emitText(text: string): void {
    if (text === '') return
    if (this.#kind === 'reasoning') {
      this.#reasoning += text
      return this.#emit({ reasoning: text, reasoning_content: text })
    }
    this.#emit(withDetails({ content: text }, { isRefusal: this.#kind === 'refusal' }))
  }

  #emitDetails(): void {
    const pieces = this.#signed.splice(0)
    if (this.#isReasoningChanged) return
    const extras = sealedExtras(pieces, this.#reasoning)
    if (Object.keys(extras).length > 0) this.#emit(withDetails({}, { extras }))
  }

  #emit(delta: Choice['delta']): void {
    this.#push({ index: 0, delta, finish_reason: null })
  }

  #push(choice: Choice): void {
    const { head } = this.reader
    if (head) this.#ready.push({ ...head, choices: [choice] })
  }
}

/** The last place for a cut: between words if one ends shortly before, and never within a character. */
function cutBefore(text: string, most: number): number {
  if (most <= 0) return 0
  const least = Math.max(0, most - (text.length - most) / 2)
  for (let at = most; at > least; at--) if (/\s/.test(text[at - 1] ?? '')) return at
  const isSplit = /[\uD800-\uDBFF]/.test(text[most - 1] ?? '')
  return isSplit ? most - 1 : most
}
