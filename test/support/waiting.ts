import { setTimeout as sleep } from 'node:timers/promises'

// How long tests wait. These times only end a test that has failed: how fast a machine is proves nothing.

/** For what must come. */
export const comesMs = 60_000

/** For what must come at once: ten times and more what was promised, and less than the time-outs of the product that would bring it in the end. */
export const promptMs = 10_000

/** For a test or a hook that builds packages, starts many servers, kills them again and again, or runs at random; `npm run soak` gives some a hundred times the runs. */
export const longMs = process.env['SOAK'] ? 3 * 3_600_000 : 300_000

/** Asks until it is so; throws with the words given when it is not so in time. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = comesMs,
): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`)
    await sleep(5)
  }
}

/** Does the work for every item, so many at once. */
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
