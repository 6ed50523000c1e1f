import { CredentialError } from './credential.ts'

/** A secret that ends, and for how long it may be used. */
export type Lease<Value> = { value: Value; lifeMs: number }

/** A secret is renewed this long before its end, or after four fifths of a short life. */
const earlyMs = 300_000
/** Pauses after failures double between these. */
const firstPauseMs = 1000
const maxPauseMs = 30_000
/** The minimum time between two renewals because a server refused the secret. */
const refusalMs = 10_000
/** Timers take no more. */
const maxTimerMs = 2 ** 31 - 1

/**
 * A secret that is renewed before it ends, by one request at a time. The old one is used until the
 * new one is there, or until its end.
 */
export class Renewal<Value> {
  /** Why the last request for a secret failed. */
  fault: string | undefined
  readonly #request: () => Promise<Lease<Value>>
  readonly #report: (fault: string | undefined) => void
  #value: Value | undefined
  #endsAt = -Infinity
  #flight: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #pauseMs = firstPauseMs
  #refusedAt = -Infinity
  #isClosed = false

  constructor(request: () => Promise<Lease<Value>>, report: (fault: string | undefined) => void) {
    this.#request = request
    this.#report = report
    this.#plan(0)
  }

  /** The secret; a promise while the first one is awaited. Throws a CredentialError after a failure. */
  get(): Value | Promise<Value> {
    if (this.#value !== undefined && performance.now() < this.#endsAt) return this.#value
    // The timer repeats a failed request; meanwhile callers fail immediately.
    if (this.fault !== undefined && !this.#flight) throw new CredentialError(this.fault)
    return this.#renewNow().then(() => {
      if (this.#value !== undefined && performance.now() < this.#endsAt) return this.#value
      throw new CredentialError(this.fault)
    })
  }

  /** After a server refused a secret: whether there is another one now. */
  async renew(isRefused: (value: Value) => boolean): Promise<boolean> {
    const isStale = () => this.#value === undefined || isRefused(this.#value)
    if (!isStale()) return true
    const now = performance.now()
    if (!this.#flight && now - this.#refusedAt < refusalMs) return false
    this.#refusedAt = now
    await this.#renewNow()
    return !isStale()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #renewNow(): Promise<void> {
    this.#flight ??= this.#renewOnce().finally(() => (this.#flight = undefined))
    return this.#flight
  }

  async #renewOnce(): Promise<void> {
    clearTimeout(this.#timer)
    const askedAt = performance.now()
    try {
      const { value, lifeMs } = await this.#request()
      this.#value = value
      this.#endsAt = askedAt + lifeMs
      this.#pauseMs = firstPauseMs
      this.#changeFault(undefined)
      this.#plan(Math.max(lifeMs - earlyMs, lifeMs * 0.8))
    } catch (error) {
      // Others are bugs, which must not end the process.
      const isKnown = error instanceof CredentialError
      this.#changeFault(isKnown ? error.message : `internal error: ${String(error)}`)
      this.#plan(this.#pauseMs)
      this.#pauseMs = Math.min(this.#pauseMs * 2, maxPauseMs)
    }
  }

  #changeFault(fault: string | undefined): void {
    const isSame = fault === this.fault
    this.fault = fault
    if (!isSame) this.#report(fault)
  }

  #plan(ms: number): void {
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#renewNow(), Math.min(ms, maxTimerMs)).unref()
  }
}
