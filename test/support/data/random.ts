/** A seeded source of numbers in [0, 1): the same seed gives the same run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * The seed of all random tests of this run: `SEED` of the environment, else a new one, printed at
 * the end.
 */
export function runSeed(): number {
  process.env['SEED'] ??= String(Math.floor(Math.random() * 2 ** 31))
  return Number(process.env['SEED'])
}
