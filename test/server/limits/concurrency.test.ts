import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openLeases } from '../../../server/store/queries/limit-leases.ts'
import { engines, freshStore } from '../../support/servers/store.ts'
import { runSeed } from '../../support/data/random.ts'
import { longMs } from '../../support/waiting.ts'
import type { LeaseStore } from './memory-store.ts'
import { step, simulateReplicas, type Step } from './simulation.ts'
import { isSoak } from '../../support/soak.ts'

const seed = runSeed()

/**
 * The promise: a free slot is available again after this many seconds in which it is asked for.
 * A dead replica is buried after ten; one that was buried while a question of its was on the way is
 * found by the sweep of each minute; what a living one holds by mistake is found after five.
 */
const withinSeconds = 75

const limited = (id: string, max_parallel: number) =>
  ({ id, rpm: null, tpm: null, max_parallel, budget_nano: null, budget_period: null }) as const

async function showReturn(
  id: string,
  places: number,
  count: number,
  steps: readonly Step[],
  books?: LeaseStore,
): Promise<void> {
  const all = simulateReplicas(limited(id, places), count, true, books)
  for (const one of steps) await all.take(one)
  await all.arriveAll()
  while (all.open.size > 0) await all.take({ do: 'end', which: 0, how: 'settle' })
  for (let on = 0; on < count; on++) {
    const seconds = await all.secondsUntilAdmitted(on, withinSeconds)
    expect(seconds, `replica ${on}`).toBeLessThanOrEqual(withinSeconds)
  }
  expect(all.failures).toEqual([])
}

const schedule = (longest: number) =>
  [
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.array(step(true), { minLength: 10, maxLength: longest }),
  ] as const

const request = (on: number): Step => ({ do: 'request', on, request: { worst: 1, share: 0 } })
const arrive = (...which: number[]): Step[] => which.map((one) => ({ do: 'arrive', which: one }))

it('has a place again whose beats were answered in the other order', async () => {
  const steps: Step[] = [
    request(0),
    request(1),
    { do: 'tick', on: 0 },
    ...arrive(4),
    request(2),
    ...arrive(10, 0, 1, 1, 5),
    { do: 'tick', on: 1 },
    ...arrive(1),
    request(0),
    ...arrive(0),
  ]
  await showReturn('k', 1, 3, steps)
})

it(
  'has each place again that nobody holds, whatever was lost, late, or in another order',
  async () => {
    await fc.assert(
      fc.asyncProperty(...schedule(60), (places, count, steps) =>
        showReturn('k', places, count, steps),
      ),
      { numRuns: isSoak ? 200_000 : 2000, seed },
    )
  },
  longMs,
)

describe.each(engines)('on %s', (engine) => {
  it(
    'has each place again that nobody holds, whatever was lost, late, or in another order',
    async () => {
      const store = await freshStore(engine)
      const leases = openLeases(store)
      let run = 0
      await fc.assert(
        fc.asyncProperty(...schedule(25), async (places, count, steps) => {
          // One that is there from a run before would be buried in this one, by another clock.
          for (const table of ['lease', 'quota', 'replica'] as const)
            await store.journal.deleteFrom(table).execute()
          await showReturn(`k${(run += 1)}`, places, count, steps, leases)
        }),
        { numRuns: isSoak ? 500 : 12, seed },
      )
    },
    longMs,
  )
})
