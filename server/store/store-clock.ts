/** The time by which windows count and stored times expire: the same at all servers of a store. */
export type StoreClock = {
  /** The time of the store in epoch milliseconds; of this machine as long as it is unknown. */
  now(): number
  /** How far this machine's clock is ahead of the store's, in milliseconds. */
  ahead(): number
  /** Milliseconds that no change of the clock moves, for `learn`. */
  elapsed(): number
  /** Learns the store's time from the result of a query that was sent at this time of `elapsed`. */
  learn(storeTime: number, askedAt: number): void
}

type Sources = { now?: () => number; elapsed?: () => number }

/**
 * The clock of a store that has its own. An answer bounds it: the store read it after the question
 * and before the answer. Within those bounds it goes on as before, also while the store is away,
 * and whatever happens to this machine's clock.
 */
export function createStoreClock({
  now = () => Date.now(),
  elapsed = () => performance.now(),
}: Sources = {}): StoreClock {
  /** The store's time at the beginning of `elapsed`. */
  let beginning: number | undefined
  const storeNow = () => (beginning === undefined ? now() : Math.round(beginning + elapsed()))
  return {
    now: storeNow,
    ahead: () => now() - storeNow(),
    elapsed,
    learn(storeTime, askedAt) {
      const before = beginning ?? now() - elapsed()
      beginning = Math.min(Math.max(before, storeTime - elapsed()), storeTime - askedAt)
    },
  }
}

/** The clock of a store without one of its own: a folder belongs to one machine. */
export const machineClock: StoreClock = {
  now: () => Date.now(),
  ahead: () => 0,
  elapsed: () => performance.now(),
  learn() {},
}
