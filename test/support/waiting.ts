import { setTimeout as sleep } from 'node:timers/promises'
import { isSoak } from './soak.ts'

// How long tests wait. These times only end failed tests: the speed of a machine proves nothing.

/** For events that must happen. */
export const comesMs = 60_000

/**
 * For what must happen at once: at least ten times what is promised, and less than the product's
 * own time-outs, which would end it anyway.
 */
export const promptMs = 10_000

/**
 * For tests and hooks that build packages, start many servers, kill them repeatedly or run at
 * random; `npm run soak` runs some a hundred times.
 */
export const longMs = isSoak ? 3 * 3_600_000 : 300_000

/** Checks become rarer with time: each one costs both the test and the server. */
const [firstPauseMs, longestPauseMs] = [5, 50]

/** Waits until a condition holds; throws with `what` when it does not hold in time. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = comesMs,
): Promise<void> {
  const end = performance.now() + withinMs
  for (let pauseMs = firstPauseMs; !(await isSo());) {
    if (performance.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`)
    await sleep(pauseMs)
    pauseMs = Math.min(pauseMs * 1.25, longestPauseMs)
  }
}

/** Does the work for every item, `atOnce` of them at a time. */
export async function inBatches<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of queue) await work(item, index)
    }),
  )
}
