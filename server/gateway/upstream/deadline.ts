import type { UpstreamFault } from './normalize.ts'

/**
 * Why a call was aborted: the client `disconnected`; `shutdown` of this server; the client's key was
 * `revoked`; the first byte was `late`; a later one `stalled`.
 */
export type AbortCause = 'disconnected' | 'deadline' | 'shutdown' | 'revoked' | 'late' | 'stalled'

/** The deadline of one call. Restarts a single timer whenever bytes arrive. */
export class CallDeadline {
  readonly #request: AbortSignal
  #cause: AbortCause | undefined
  #timer: NodeJS.Timeout | undefined
  /** The timer's duration while it waits for a later byte; otherwise 0. */
  #stallMs = 0
  #isSent = false
  #onAbort: (() => void) | undefined
  #staysAfter: ((cause: AbortCause) => boolean) | undefined

  constructor(request: AbortSignal) {
    this.#request = request
    if (request.aborted) this.#requestAborted()
    else request.addEventListener('abort', this.#requestAborted, { once: true })
  }

  /** Why the call was aborted; undefined if it was not. */
  get abortCause(): AbortCause | undefined {
    return this.#cause
  }

  /** Whether any of the request was sent before the abort. */
  get isSent(): boolean {
    return this.#isSent
  }

  /** Aborts with this cause unless bytes arrive within the time. */
  expectWithin(ms: number, cause: 'late' | 'stalled'): void {
    const stallMs = cause === 'stalled' ? ms : 0
    if (this.#timer && stallMs > 0 && this.#stallMs === stallMs) return void this.#timer.refresh()
    clearTimeout(this.#timer)
    this.#stallMs = stallMs
    this.#timer = setTimeout(this.#abort, ms, cause)
  }

  /** Stops the timer until the next call of `expectWithin`. */
  pause(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Called when the request is about to be written to a connection. */
  markSent(): void {
    if (!this.#cause) this.#isSent = true
  }

  /** Sets the only listener; calls it immediately if the call was aborted already. */
  onAbort(listener: () => void): void {
    this.#onAbort = listener
    if (this.#cause) listener()
  }

  /** Sets the function that decides whether the call continues after its request was aborted. */
  onRequestAbort(staysAfter: (cause: AbortCause) => boolean): void {
    this.#staysAfter = staysAfter
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#request.removeEventListener('abort', this.#requestAborted)
  }

  readonly #abort = (cause: AbortCause): void => {
    this.#cause ??= cause
    this.#onAbort?.()
  }

  readonly #requestAborted = (): void => {
    const { reason } = this.#request
    const cause = isAbortReason(reason) ? reason : 'disconnected'
    if (!this.#staysAfter?.(cause)) this.#abort(cause)
  }
}

const isAbortReason = (reason: unknown): reason is AbortCause =>
  reason === 'deadline' || reason === 'shutdown' || reason === 'revoked'

/** The fault of a call that was aborted. */
export const abortFault = (cause: AbortCause | undefined): UpstreamFault => ({
  status: cause === 'disconnected' || cause === undefined ? 502 : 504,
  reason: cause ?? 'broken',
})
