import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher, Pool } from 'undici'
import type { CallDeadline } from './deadline.ts'
import type { Connection, ConnectedHandler } from './pools.ts'

export type UpstreamReply = {
  status: number
  headers: IncomingHttpHeaders
  /** The chunks of the body. */
  parts: readonly Buffer[]
}

/** Concatenates the chunks of a body. */
export const concatParts = (parts: readonly Buffer[]): Buffer =>
  parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)

/** A request to a model server, in undici's format. */
export type Wire = {
  method: 'POST'
  path: string
  headers: Record<string, string>
  body: string | Buffer
  /** The text of a body that is not JSON, without files. */
  text?: string
  headersTimeout: number
  bodyTimeout: number
}

type ReadOptions = {
  /** The bytes to read of a reply with this head; 0 skips its body. */
  maxBytes(status: number, headers: IncomingHttpHeaders): number
  /** How long to wait for them after the head. */
  maxMs(status: number): number
  /** Called when bytes have arrived and more are expected. */
  onData(): void
}

/** The body of a streamed reply. */
export type StreamBody = {
  readonly isPaused: boolean
  /** Whether the body is complete, or its connection was lost. */
  readonly isEnded: boolean
  pause(): void
  /** May deliver bytes before it returns. */
  resume(): void
  /** Closes the connection. */
  destroy(): void
}

/** Receives the chunks of a body. The last call is `complete` or `lost`. */
export type BodySink = {
  feed(bytes: Buffer): void
  complete(): void
  lost(): void
}

type OpenOptions<Sink> = Pick<ReadOptions, 'maxBytes' | 'maxMs'> & {
  /** The receiver of a body with this head; undefined to collect the body. */
  sinkFor(status: number, headers: IncomingHttpHeaders, body: StreamBody): Sink | undefined
}

/**
 * Collects a reply, up to the bytes that are useful. Uses the dispatcher's events, because a stream
 * and an AbortSignal would double the cost. Rejects when the reply is truncated, and immediately when
 * the deadline aborts the call: undici acts on an abort only after it has a connection.
 */
export const readReply = (
  pool: Pool,
  wire: Wire,
  deadline: CallDeadline,
  options: ReadOptions,
): Promise<UpstreamReply> =>
  new Promise((resolve, reject) => {
    const handler = new ReplyHandler<never>(deadline, options, { resolve, reject })
    handler.sendBy(pool, wire)
  })

/**
 * Resolves with the sink of a reply when its head arrives. A reply without a sink is collected as by
 * `readReply`, and may be truncated.
 */
export const openReply = <Sink extends BodySink>(
  pool: Pool,
  wire: Wire,
  deadline: CallDeadline,
  options: OpenOptions<Sink>,
): Promise<Sink | UpstreamReply> =>
  new Promise((resolve, reject) => {
    const handler = new ReplyHandler<Sink>(deadline, options, { resolve, reject })
    handler.sendBy(pool, wire)
  })

type Settle<Result> = { resolve(result: Result): void; reject(error: unknown): void }

/** How soon a request fails on a connection that its server had already closed. */
const staleMs = 500
const staleCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** One object per call: closures would be a dozen. */
class ReplyHandler<Sink extends BodySink> implements ConnectedHandler, StreamBody {
  connection?: Connection
  readonly #deadline: CallDeadline
  readonly #options: Partial<OpenOptions<Sink> & ReadOptions>
  readonly #settle: Settle<Sink | UpstreamReply>
  readonly #parts: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #sink: Sink | undefined
  #status = 0
  #headers: IncomingHttpHeaders = noHeaders
  #limit = 0
  #size = 0
  #isEnded = false
  #isNoticeDue = false
  #patience: NodeJS.Timeout | undefined
  /** When the request was sent on a reused connection; otherwise -Infinity. */
  #reusedAt = -Infinity
  /** Set while the request may be sent again. */
  #repeat: { pool: Pool; wire: Wire } | undefined

  constructor(
    deadline: CallDeadline,
    options: Partial<OpenOptions<Sink> & ReadOptions>,
    settle: Settle<Sink | UpstreamReply>,
  ) {
    this.#deadline = deadline
    this.#options = options
    this.#settle = settle
    deadline.onAbort(() => this.#abort())
  }

  /** Sends the request; again if its connection was stale, so that no server has read it. */
  sendBy(pool: Pool, wire: Wire): void {
    this.#repeat = { pool, wire }
    pool.dispatch(wire, this)
  }

  get isPaused(): boolean {
    return this.#controller?.paused ?? false
  }

  get isEnded(): boolean {
    return this.#isEnded
  }

  pause(): void {
    this.#controller?.pause()
  }

  resume(): void {
    this.#controller?.resume()
  }

  destroy(): void {
    if (!this.#isEnded) this.#controller?.abort(aborted)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#deadline.abortCause) controller.abort(aborted)
    else this.#deadline.markSent()
    if (this.connection?.hasAnswered) this.#reusedAt = performance.now()
  }

  /** Called with the first byte of the reply. */
  onResponseStarted(): void {
    this.#repeat = undefined
    if (this.connection) this.connection.hasAnswered = true
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return
    this.#status = status
    this.#headers = headers
    const sink = this.#options.sinkFor?.(status, headers, this)
    this.#sink = sink
    if (sink) return this.#settle.resolve(sink)
    this.#limit = this.#options.maxBytes?.(status, headers) ?? 0
    if (this.#limit === 0) return this.#finishEarly()
    const ms = this.#options.maxMs?.(status) ?? Infinity
    if (ms < Infinity) this.#patience = setTimeout(() => this.#finishEarly(), ms)
  }

  onResponseData(_controller: Dispatcher.DispatchController, part: Buffer): void {
    if (this.#sink) return this.#sink.feed(part)
    this.#parts.push(part)
    this.#size += part.length
    if (this.#size > this.#limit) return this.#finishEarly()
    // Most replies arrive in one chunk: timers are not restarted for one that ends in this turn.
    if (this.#isNoticeDue || !this.#options.onData) return
    this.#isNoticeDue = true
    queueMicrotask(() => {
      this.#isNoticeDue = false
      if (!this.#isEnded) this.#options.onData?.()
    })
  }

  onResponseEnd(): void {
    clearTimeout(this.#patience)
    this.#isEnded = true
    if (this.#sink) this.#sink.complete()
    else this.#finish()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#patience)
    const repeat = this.#repeat
    this.#repeat = undefined
    // Undici detects other connections that the server has closed in the same turn.
    if (repeat && this.#isStale(error))
      return void setImmediate(() => repeat.pool.dispatch(repeat.wire, this))
    this.#isEnded = true
    if (this.#sink) this.#sink.lost()
    // The status of an error is sufficient.
    else if (this.#status >= 400 && !this.#deadline.abortCause) this.#finish()
    else this.#fail(error)
  }

  #isStale(error: Error & { code?: string }): boolean {
    const isSoon = performance.now() - this.#reusedAt < staleMs
    return isSoon && staleCodes.has(error.code ?? '') && !this.#deadline.abortCause
  }

  #abort(): void {
    if (!this.#sink) this.#fail(aborted)
    this.destroy()
  }

  #fail(error: Error): void {
    const isEnough = this.#options.sinkFor !== undefined && this.#status !== 0
    if (isEnough) this.#finish()
    else this.#settle.reject(error)
  }

  #finish(): void {
    this.#settle.resolve({ status: this.#status, headers: this.#headers, parts: this.#parts })
  }

  /** Ends a reply whose remaining bytes are not useful. */
  #finishEarly(): void {
    this.#finish()
    this.destroy()
  }
}

const noHeaders: IncomingHttpHeaders = {}
const aborted = new Error('the call was aborted')

/**
 * Whether the body of a 200 is compressed: requests do not allow it, and nothing is decompressed.
 * The type is not checked: the content decides, by `bodyForm`.
 */
export const isCompressed = ({ 'content-encoding': encoding }: IncomingHttpHeaders): boolean =>
  encoding !== undefined && encoding !== 'identity'
