/** How fine the time of a simulation is, in milliseconds. */
const quantumMs = 0.25

/** Time that passes as fast as the work in it is done. Times are in milliseconds from the start. */
export class VirtualClock {
  #now = 0
  /** By the quantum in which it is done. */
  readonly #work: ((() => void)[] | undefined)[] = []

  get now(): number {
    return this.#now
  }

  /** Does it after so many milliseconds, and never in the quantum that runs. */
  after(ms: number, work: () => void): void {
    const quantum = Math.max(Math.ceil((this.#now + ms) / quantumMs), this.#quantum + 1)
    const others = this.#work[quantum]
    if (others) others.push(work)
    else this.#work[quantum] = [work]
  }

  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve))
  }

  /** Does all work up to an instant; what promises await is done before time goes on. */
  async runUntil(end: number): Promise<void> {
    const last = Math.floor(end / quantumMs)
    for (let quantum = this.#quantum; quantum <= last; quantum++) {
      const work = this.#work[quantum]
      if (!work) continue
      this.#now = quantum * quantumMs
      this.#work[quantum] = undefined
      for (const one of work) one()
      // Every microtask runs before the next turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve))
    }
    this.#now = end
  }

  get #quantum(): number {
    return Math.floor(this.#now / quantumMs)
  }
}
