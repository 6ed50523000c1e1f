import { createEventReader, type EventReader } from '../../../client/stream/events.ts'
import type { Work } from '../../units.ts'
import { estimateTokens } from '../tokens.ts'
import { concatParts, type BodySink, type StreamBody } from './body.ts'
import type { AbortCause, CallDeadline } from './deadline.ts'
import type { HostedCalls } from './hosted-tools.ts'
import {
  broken,
  unreadable,
  type MeteredUsage,
  type RawCounts,
  type UpstreamFault,
} from './normalize.ts'

/**
 * Converts an upstream's bytes to events for the caller. Never throws: an error becomes `fault`, and
 * nothing is read after it.
 */
export type StreamReader<Event> = {
  /** Whether content has arrived; before it, failover to another deployment is possible. */
  readonly hasContent: boolean
  /** Whether it collects JSON, which is read when it is complete. */
  readonly isCollecting?: boolean
  /** Whether nothing more will follow. */
  readonly isDone: boolean
  readonly finish: string | undefined
  readonly fault: UpstreamFault | undefined
  readonly usage: MeteredUsage | undefined
  /** The counts in the server's own words. */
  readonly counts?: RawCounts | undefined
  readonly hostedCalls?: HostedCalls | undefined
  /** Its work in units other than tokens, if the model server counts it. */
  readonly work?: Work | undefined
  /** Whether possibly only the token counts are missing. */
  readonly awaitsCounts: boolean
  /** Whether the model server has counted the complete reply. */
  readonly isCounted: boolean
  /** Our estimate of completion tokens so far. */
  estimate(): number
  /** The part of the estimate that is reasoning. */
  reasoningEstimate(): number
  /** Reads bytes as they arrive, and makes events for `take()`. */
  feed(bytes: Buffer): void
  /** The upstream's connection has ended. */
  end(): void
  /** The upstream's connection broke. */
  breakOff(reason: string): void
  /** Events that are ready, each once. */
  take(): readonly Event[]
}

/** Maximum bytes that are kept to quote a reply that cannot be read. */
const maxFirstBytes = 512
/** Maximum bytes of a reply in JSON to a request for a stream. */
const maxJsonBytes = 64 << 20

/**
 * Whether a body is JSON or events, by its first characters: not all servers send the right type.
 * Undefined for white space only.
 */
function bodyForm(text: string): 'json' | 'events' | undefined {
  const [first] = text.replace(/^\uFEFF/, '').trimStart()
  if (first === undefined) return undefined
  return first === '{' || first === '[' ? 'json' : 'events'
}

/** The base of the readers of all dialects. */
export abstract class EventStreamReader<Event> implements StreamReader<Event> {
  hasContent = false
  isDone = false
  isCounted = false
  fault: UpstreamFault | undefined
  usage: MeteredUsage | undefined
  counts: RawCounts | undefined
  protected ready: Event[] = []
  /** The beginning of what arrived, for messages about what cannot be read. */
  protected firstText = ''
  readonly #events: EventReader
  readonly #maxBytes: number
  /** Undefined until the first byte. */
  #form: ReturnType<typeof bodyForm>
  readonly #json: Buffer[] = []
  #jsonBytes = 0
  #estimate = 0
  #reasoningEstimate = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
    this.#events = createEventReader({
      onEvent: (data, name) => this.read(data, name),
      onField: (name, value) => this.readField(name, value),
      readAhead: (text, at) => this.readRun(text, at),
      maxBytes,
      fatal: true,
    })
  }

  get isCollecting(): boolean {
    return this.#form === 'json' && !this.hasContent
  }

  abstract get finish(): string | undefined
  abstract get awaitsCounts(): boolean

  estimate(): number {
    return this.#estimate
  }

  reasoningEstimate(): number {
    return this.#reasoningEstimate
  }

  feed(bytes: Uint8Array): void {
    this.#parse(() => {
      if (this.#form !== 'events') this.#readStart(bytes)
      if (this.#form !== 'json') this.#events.feed(bytes)
    })
  }

  end(): void {
    this.#parse(() => {
      if (this.#form === 'json') this.readBody(Buffer.concat(this.#json))
      else this.#events.end()
    })
    this.conclude()
    this.isDone = true
  }

  /** Reads all of a reply, whether it is JSON or events. */
  readAll(bytes: Uint8Array): this {
    this.feed(bytes)
    this.end()
    return this
  }

  /** Some servers reply with JSON to a request for a stream. */
  #readStart(bytes: Uint8Array): void {
    if (this.firstText.length < maxFirstBytes)
      this.firstText += Buffer.from(bytes.subarray(0, maxFirstBytes)).toString()
    this.#form ??= bodyForm(this.firstText)
    if (this.#form !== 'json') return
    this.#json.push(Buffer.from(bytes))
    this.#jsonBytes += bytes.length
    if (this.#jsonBytes > maxJsonBytes) throw new RangeError('the reply is too long')
  }

  breakOff(reason: string): void {
    this.fail(broken(reason))
  }

  take(): readonly Event[] {
    if (this.ready.length === 0) return this.ready
    const events = this.ready
    this.ready = []
    return events
  }

  /** Reads the data of an event. */
  protected abstract read(data: string, name?: string): void

  /** Reads a complete reply in JSON. */
  protected abstract readBody(bytes: Buffer): void

  /** Reads events of the template in a row; returns the place after them. */
  protected abstract readRun(text: string, at: number): number

  /** Reads a field that server-sent events do not define. */
  protected readField(_name: string, _value: string): void {}

  /** Decides whether the reply was complete when its connection ended. */
  protected abstract conclude(): void

  protected abstract fail(fault: UpstreamFault): void

  protected count(text: string, isReasoning = false): void {
    const tokens = estimateTokens(text)
    this.#estimate += tokens
    if (isReasoning) this.#reasoningEstimate += tokens
  }

  #parse(parse: () => void): void {
    if (this.fault || this.isDone) return
    try {
      parse()
    } catch (error) {
      this.fail(unreadable(error, this.#form === 'json' ? maxJsonBytes : this.#maxBytes))
    }
  }
}

/** A stream whose first content has arrived. */
export type OpenStream<Event> = {
  reader: StreamReader<Event>
  /** Resolves with the events since the last call; after the end, with the cause of an abort. */
  next(): Promise<readonly Event[] | { abortCause: AbortCause | undefined }>
  /** Whether the reply is complete and has no event after those of the last `next`. */
  readonly isDone: boolean
  /** Ends the call of a client that disconnected; it may be read on for its token counts. */
  close(): void
  /** Resolves when nothing more is read; undefined if nothing is read now. */
  ended(): Promise<void> | undefined
  /** Milliseconds since this time without words, in which the model may have reasoned. */
  silentMs(since: number): number
}

/**
 * Permits reading on for token counts after the request was aborted; undefined if that is not
 * permitted. `abort` ends the reading.
 */
export type ReadOn = (abort: () => void) => { ms: number; end(): void } | undefined

/** How long to wait for the usage and `[DONE]` of a finished reply. */
const afterFinishMs = 500

/** Bytes that the client has not taken, above which the upstream is paused. */
const maxWaitingBytes = 64 << 10

/** A longer time without words counts as silence; most models write more often. */
const pauseMs = 250

/** Measures how long a stream has had no words other than reasoning. */
class WordTimes {
  #tokens = 0
  #firstAt: number | undefined
  #lastAt = 0
  #pausesMs = 0

  /** Records how many tokens of words have arrived. */
  note(tokens: number): void {
    if (tokens === this.#tokens) return
    this.#tokens = tokens
    const now = performance.now()
    if (this.#firstAt !== undefined) this.#pausesMs += pauseOf(now - this.#lastAt)
    this.#firstAt ??= now
    this.#lastAt = now
  }

  silentMs(since: number, until: number): number {
    if (this.#firstAt === undefined) return until - since
    return this.#firstAt - since + this.#pausesMs + pauseOf(until - this.#lastAt)
  }
}

const pauseOf = (ms: number): number => (ms > pauseMs ? ms : 0)

type StreamOptions = {
  idleMs: number
  deadline: CallDeadline
  readOn?: ReadOn | undefined
}

/**
 * Reads bytes as they arrive, until the reply is complete, faulty or aborted. Releases the upstream's
 * socket in every case.
 */
export class UpstreamStream<Event> implements OpenStream<Event>, BodySink {
  readonly reader: StreamReader<Event>
  readonly #body: StreamBody
  readonly #idleMs: number
  readonly #deadline: CallDeadline
  #arrived: Buffer[] = []
  #isOver = false
  #abortCause: AbortCause | undefined
  #waitingBytes = 0
  #wake = () => {}
  #drainTimer: NodeJS.Timeout | undefined
  readonly #readOn: ReadOn | undefined
  /** Set while only token counts are read. */
  #readingOn: ReturnType<ReadOn>
  /** `performance.now()` when its request was aborted, or when reading ended. */
  #closedAt: number | undefined
  readonly #words = new WordTimes()
  readonly #ended = Promise.withResolvers<void>()

  constructor(
    body: StreamBody,
    reader: StreamReader<Event>,
    { idleMs, deadline, readOn }: StreamOptions,
  ) {
    this.reader = reader
    this.#body = body
    this.#idleMs = idleMs
    this.#deadline = deadline
    this.#readOn = readOn
    deadline.onRequestAbort((cause) => this.#staysAfter(cause))
  }

  get isDone(): boolean {
    return this.reader.isDone && !this.reader.fault
  }

  /** Resolves with the first content, or with the cause of an abort. */
  async firstContent(): Promise<AbortCause | undefined> {
    while (!this.#isOver && !this.reader.hasContent) {
      const arrival = this.#arrival()
      this.#waitingBytes = 0
      this.#resume()
      await arrival
    }
    return this.#abortCause
  }

  async next(): Promise<readonly Event[] | { abortCause: AbortCause | undefined }> {
    for (;;) {
      const batch = this.#abortCause === 'disconnected' ? [] : this.reader.take()
      if (batch.length > 0) {
        this.#waitingBytes = 0
        return batch
      }
      if (this.#isOver || this.#readingOn) return { abortCause: this.#abortCause }
      const arrival = this.#arrival()
      this.#resume()
      await arrival
    }
  }

  close(): void {
    if (!this.#staysAfter('disconnected')) this.#end('disconnected')
  }

  ended(): Promise<void> | undefined {
    return this.#isOver ? undefined : this.#ended.promise
  }

  silentMs(since: number): number {
    return this.#words.silentMs(since, this.#closedAt ?? performance.now())
  }

  /**
   * Servers send each event in its own HTTP chunk. The chunks of one socket read are parsed together,
   * after undici's parser has returned.
   */
  feed(bytes: Buffer): void {
    // The parser also calls without bytes whenever it resumes.
    if (this.#isOver || bytes.length === 0) return
    if (this.#arrived.push(bytes) === 1) queueMicrotask(this.#readArrived)
  }

  complete(): void {
    clearTimeout(this.#drainTimer)
    this.#readArrived()
    if (!this.#isOver) this.reader.end()
    this.#end()
  }

  lost(): void {
    clearTimeout(this.#drainTimer)
    this.#readArrived()
    const { abortCause } = this.#deadline
    if (!this.#isOver && !abortCause) this.reader.breakOff('connection_lost')
    this.#end(abortCause)
  }

  readonly #readArrived = (): void => {
    if (this.#isOver || this.#arrived.length === 0) return
    const bytes = concatParts(this.#arrived)
    this.#arrived = []
    const { reader } = this
    reader.feed(bytes)
    this.#words.note(reader.estimate() - reader.reasoningEstimate())
    this.#waitingBytes += bytes.length
    if (reader.fault || reader.isDone) return this.#end()
    if (this.#readingOn) {
      // More of the reply follows, or it is counted.
      if (!reader.awaitsCounts || this.#waitingBytes > maxWaitingBytes) this.#end(this.#abortCause)
      return
    }
    const isFinished = reader.finish !== undefined
    // JSON in place of a stream is late as its first byte would be: a part of it is useless.
    if (!reader.isCollecting)
      this.#deadline.expectWithin(isFinished ? afterFinishMs : this.#idleMs, 'stalled')
    if (this.#waitingBytes > maxWaitingBytes) {
      // While the body is paused, no data is no timeout.
      this.#body.pause()
      this.#deadline.pause()
    }
    this.#wake()
  }

  /** Whether the call is read on for its token counts after its request was aborted. */
  #staysAfter(cause: AbortCause): boolean {
    if (this.#readingOn) return true
    if (this.#isOver || (cause !== 'disconnected' && cause !== 'deadline')) return false
    this.#readArrived()
    if (this.#isOver || !this.reader.awaitsCounts) return false
    const readingOn = this.#readOn?.(() => this.#end(cause))
    if (!readingOn) return false
    this.#readingOn = readingOn
    this.#abortedBy(cause)
    this.#waitingBytes = 0
    this.#resume()
    this.#deadline.expectWithin(readingOn.ms, 'stalled')
    this.#wake()
    return true
  }

  #abortedBy(cause: AbortCause | undefined): void {
    this.#closedAt ??= performance.now()
    // A reply with its finish reason is complete; only its token counts are missing.
    if (this.reader.finish === undefined || cause === 'disconnected') this.#abortCause ??= cause
  }

  #end(cause?: AbortCause): void {
    if (this.#isOver) return
    this.#isOver = true
    const { reader } = this
    this.#abortedBy(this.#readingOn ? undefined : cause)
    this.#readingOn?.end()
    this.#deadline.end()
    this.#ended.resolve()
    if (reader.isDone && !reader.fault && !cause && !this.#body.isEnded) this.#drain()
    else this.#body.destroy()
    this.#wake()
  }

  /** Reads the little that may follow `[DONE]`, so that the connection can be reused. */
  #drain(): void {
    this.#drainTimer = setTimeout(() => this.#body.destroy(), afterFinishMs)
    this.#body.resume()
  }

  #resume(): void {
    if (!this.#body.isPaused) return
    this.#deadline.expectWithin(this.#idleMs, 'stalled')
    this.#body.resume()
  }

  #arrival(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
