/** What work of a request asks of its signal; an `AbortSignal` is one. */
export type CancelSignal = {
  readonly aborted: boolean
  /** Why it was aborted: `left`, `deadline`, `shutdown` or `revoked` for requests. */
  readonly reason: unknown
  addEventListener(event: 'abort', listener: () => void, options?: { once: true }): void
  removeEventListener(event: 'abort', listener: () => void): void
}

/** An AbortController and its signal in one, at a fraction of their cost: each request has one. */
export class CancelSource implements CancelSignal {
  #isAborted = false
  #reason: unknown
  #listeners: (() => void)[] | undefined

  get aborted(): boolean {
    return this.#isAborted
  }

  get reason(): unknown {
    return this.#reason
  }

  /** The first reason stays. Each listener is called once. */
  abort(reason: unknown): void {
    if (this.#isAborted) return
    this.#isAborted = true
    this.#reason = reason
    const listeners = this.#listeners
    // One by one: a listener may remove those after it.
    while (listeners?.length) listeners.shift()?.()
  }

  addEventListener(_event: 'abort', listener: () => void): void {
    if (this.#isAborted) return
    if (this.#listeners) this.#listeners.push(listener)
    else this.#listeners = [listener]
  }

  removeEventListener(_event: 'abort', listener: () => void): void {
    const place = this.#listeners?.indexOf(listener) ?? -1
    if (place >= 0) this.#listeners?.splice(place, 1)
  }
}

/** The signal for functions that take nothing else. */
export function abortSignalOf(signal: CancelSignal): AbortSignal {
  if (signal instanceof AbortSignal) return signal
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return controller.signal
}
