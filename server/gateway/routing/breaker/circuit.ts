import type { BreakerState } from '../../../observations.ts'

export type BreakerSettings = {
  /** Consecutive failures that open a circuit. */
  failures: number
  /** Number of recent calls; a circuit opens if half of them failed. */
  window: number
  /** Time from opening to the first trial. Each failed trial doubles it, up to `maxPauseMs`. */
  open_ms: number
}

/** The maximum pause, so that the `Retry-After` that callers get is correct. */
export const maxPauseMs = 10_000

/** Closed while calls succeed, open after failures, then one trial at a time until one succeeds. */
export class Circuit {
  protected openUntil = 0
  #state: BreakerState = 'closed'
  #pauseMs = 0
  #isTrying = false
  #hasFailedAgain = false

  get state(): BreakerState {
    return this.#state
  }

  get isClosed(): boolean {
    return this.#state === 'closed'
  }

  /** Whether a trial has failed since it opened. */
  get hasFailedAgain(): boolean {
    return this.#hasFailedAgain
  }

  /** Milliseconds until it may be tried; 0 if it may be now. */
  waitMs(now: number): number {
    if (this.isClosed) return 0
    return Math.max(this.#isTrying ? 1 : 0, this.openUntil - now)
  }

  /** Opens it for `firstMs`, or after a failed trial for twice as long as before. */
  open(now: number, firstMs: number): void {
    this.#hasFailedAgain = !this.isClosed
    this.#pauseMs = Math.min(this.#hasFailedAgain ? this.#pauseMs * 2 : firstMs, maxPauseMs)
    this.openUntil = now + this.#pauseMs
    this.#isTrying = false
    this.#state = 'open'
  }

  startTrial(): void {
    this.#isTrying = true
    this.#state = 'half_open'
  }

  /** The trial was inconclusive: another may be made. */
  endTrial(): void {
    this.#isTrying = false
  }

  close(): void {
    this.#isTrying = false
    this.#hasFailedAgain = false
    this.#state = 'closed'
  }
}

/** Tripped by consecutive failures, or if half of a full window of calls failed. */
export class Tally {
  readonly #settings: BreakerSettings
  #consecutiveFailures = 0
  #recent: boolean[] = []

  constructor(settings: BreakerSettings) {
    this.#settings = settings
  }

  get hasFailures(): boolean {
    return this.#recent.includes(false)
  }

  add(isSuccess: boolean): void {
    this.#recent.push(isSuccess)
    if (this.#recent.length > this.#settings.window) this.#recent.shift()
    this.#consecutiveFailures = isSuccess ? 0 : this.#consecutiveFailures + 1
  }

  isTripped(): boolean {
    const { failures, window } = this.#settings
    if (this.#consecutiveFailures >= failures) return true
    if (this.#recent.length < window) return false
    return this.#recent.filter((isSuccess) => !isSuccess).length * 2 >= window
  }

  clear(): void {
    this.#consecutiveFailures = 0
    this.#recent = []
  }
}

/** The minimum time between two probes, and how long after a call a probe may be made. */
const probeEveryMs = 10_000
/** The part of a pause by which its probe may be early, so that processes do not probe together. */
const jitter = 0.25
/** The same for the probe of a name that is not yet open. */
const suspicionJitterMs = 500

/**
 * A circuit that stops all callers. While callers want it, only our own probe tries it: a caller
 * whose requests always fail would keep it open. Without such callers, the next call is the trial.
 */
export class ProbedCircuit extends Circuit {
  readonly #random: () => number
  #calledAt = -Infinity
  #probedAt = -Infinity
  #dueAt = Infinity

  constructor(random: () => number) {
    super()
    this.#random = random
  }

  /** Whether a probe is scheduled. */
  get isScheduled(): boolean {
    return this.#dueAt < Infinity
  }

  /** A caller wants to use it. */
  called(now: number): void {
    this.#calledAt = now
  }

  override waitMs(now: number): number {
    const ms = super.waitMs(now)
    return ms === 0 && !this.isClosed && this.#isCalled(now) ? 1 : ms
  }

  override open(now: number, firstMs: number): void {
    super.open(now, firstMs)
    const early = (this.openUntil - now) * jitter * this.#random()
    this.#schedule(this.openUntil - early)
    this.openUntil = Math.min(Math.max(this.openUntil, this.#dueAt), now + maxPauseMs)
  }

  override close(): void {
    super.close()
    this.#dueAt = Infinity
  }

  /** One caller was stopped: a probe decides whether all callers should be. */
  suspect(now: number): void {
    this.#calledAt = now
    this.#schedule(now + suspicionJitterMs * this.#random())
  }

  isDue(now: number): boolean {
    return this.#dueAt <= now && this.#isCalled(now)
  }

  mayBeProbed(now: number): boolean {
    return now - this.#probedAt >= probeEveryMs
  }

  startProbe(now: number): void {
    this.#probedAt = now
    this.#dueAt = Infinity
    if (!this.isClosed) this.startTrial()
  }

  /** The probe was inconclusive: another one follows later. */
  endProbe(): void {
    this.endTrial()
    this.#schedule(0)
  }

  #schedule(at: number): void {
    this.#dueAt = Math.max(at, this.#probedAt + probeEveryMs)
  }

  #isCalled(now: number): boolean {
    return now - this.#calledAt < probeEveryMs
  }
}
