import { Circuit, maxPauseMs } from './circuit.ts'

/** The least time between two of our probes, and how long after a call there may be one. */
const probeEveryMs = 10_000
/** The part of a pause by which its probe comes earlier, so that processes do not probe at once. */
const jitter = 0.25
/** The same for the probe of a name that is not open yet. */
const suspicionJitterMs = 500

/**
 * A circuit that stops all callers. While they call, only our own probe tries it: a caller whose
 * requests always fail would keep it open. Where nobody called, the next call is the trial.
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

  /** Whether a probe waits for its time. */
  get isScheduled(): boolean {
    return this.#dueAt < Infinity
  }

  /** A caller would have it closed. */
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

  /** One caller was stopped: a probe is to show whether all should be. */
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

  beginProbe(now: number): void {
    this.#probedAt = now
    this.#dueAt = Infinity
    if (!this.isClosed) this.beginTrial()
  }

  /** The probe told nothing: there is another one later. */
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
