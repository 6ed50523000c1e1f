import { joined, type BodySink, type StreamBody } from './body.ts'
import type { AbortCause, CallDeadline } from './deadline.ts'
import type { HostedCalls } from './hosted-tools.ts'
import type { MeteredUsage, UpstreamFault } from './normalize.ts'

/** Makes events for the caller of an upstream's bytes; `ChunkReader` says more of its members. */
export type StreamReader<Event> = {
  readonly hasContent: boolean
  readonly isDone: boolean
  readonly isMarkedDone: boolean
  readonly finish: string | undefined
  readonly fault: UpstreamFault | undefined
  readonly usage: MeteredUsage | undefined
  readonly hostedCalls?: HostedCalls | undefined
  estimate(): number
  feed(bytes: Uint8Array): void
  end(): void
  breakOff(reason: string): void
  take(): readonly Event[]
}

/** A stream whose first content has come. */
export type OpenStream<Event> = {
  reader: StreamReader<Event>
  /** Resolves with what has come since the last call; after the end, with why it was aborted. */
  next(): Promise<readonly Event[] | { abortCause: AbortCause | undefined }>
  /** Closes the upstream's connection. */
  close(): void
}

/** How long the usage and `[DONE]` of a finished reply are waited for. */
const afterFinishMs = 500

/** Bytes not taken by the client yet, above which the upstream has to wait. */
const maxWaitingBytes = 64 << 10

/**
 * Reads as bytes arrive, until the reply is complete, faulty or aborted. The upstream's socket is
 * closed on every way out.
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

  constructor(
    body: StreamBody,
    reader: StreamReader<Event>,
    idleMs: number,
    deadline: CallDeadline,
  ) {
    this.reader = reader
    this.#body = body
    this.#idleMs = idleMs
    this.#deadline = deadline
  }

  /** Resolves with the first content, or with why it did not come. */
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
      const batch = this.reader.take()
      if (batch.length > 0) {
        this.#waitingBytes = 0
        return batch
      }
      if (this.#isOver) return { abortCause: this.#abortCause }
      const arrival = this.#arrival()
      this.#resume()
      await arrival
    }
  }

  close(): void {
    this.#end('left')
  }

  /**
   * Servers send each event as an HTTP chunk of its own. What one read of the socket brought is
   * read at once, after undici's parser has returned.
   */
  feed(bytes: Buffer): void {
    // The parser also calls with nothing, whenever it goes on.
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
    const bytes = joined(this.#arrived)
    this.#arrived = []
    const { reader } = this
    reader.feed(bytes)
    this.#waitingBytes += bytes.length
    if (reader.fault || reader.isDone) return this.#end()
    const isFinished = reader.finish !== undefined
    this.#deadline.expectWithin(isFinished ? afterFinishMs : this.#idleMs, 'stalled')
    if (this.#waitingBytes > maxWaitingBytes) {
      // While the body is paused, no data is no timeout.
      this.#body.pause()
      this.#deadline.pause()
    }
    this.#wake()
  }

  #end(cause?: AbortCause): void {
    if (this.#isOver) return
    this.#isOver = true
    const { reader } = this
    // A reply that has its finish reason is complete; only its token counts are missing.
    if (reader.finish === undefined || cause === 'left') this.#abortCause = cause
    this.#deadline.end()
    if (reader.isDone && !reader.fault && !cause && !this.#body.isEnded) this.#drain()
    else this.#body.destroy()
    this.#wake()
  }

  /** Little should come after `[DONE]`; reading it keeps the connection usable. */
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
