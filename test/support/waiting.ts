import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until it is so; throws with the words given when it is not so in time. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
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
