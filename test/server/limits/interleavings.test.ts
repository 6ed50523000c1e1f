import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runSeed } from '../../support/data/random.ts'
import { longMs } from '../../support/waiting.ts'
import { key, step, simulateReplicas } from './simulation.ts'
import { isSoak } from '../../support/soak.ts'

const runs = isSoak ? 200_000 : 2000
const seed = runSeed()

it(
  'keeps every limit in every window, whatever the order of reserving, settling, aborting, crashing, and the clocks',
  async () => {
    let admitted = 0
    await fc.assert(
      fc.asyncProperty(
        key,
        fc.integer({ min: 2, max: 3 }),
        fc.array(step(false), { minLength: 10, maxLength: 60 }),
        async (limits, count, steps) => {
          const all = simulateReplicas({ id: 'k', ...limits }, count)
          for (const one of steps) await all.take(one)
          await all.arriveAll()
          for (const which of [...all.open].keys())
            await all.take({ do: 'end', which, how: 'settle' })
          for (let n = 0; n < 14; n++) await all.second()
          expect(all.failures).toEqual([])
          admitted += [...all.settled].reduce(
            (sum, [name, count]) => sum + (name.startsWith('rpm') ? count : 0),
            0,
          )
          // What remains in the store is what was used, and what crashed replicas held.
          if (
            !steps.some((one) => one.do === 'crash' || one.do === 'close' || one.do === 'jump') &&
            limits.max_parallel !== null
          )
            expect(all.store.quotas.get('parallel:k 0')?.used ?? 0).toBe(0)
        },
      ),
      { numRuns: runs, seed },
    )
    expect(admitted).toBeGreaterThan(runs)
  },
  longMs,
)

it(
  'keeps every budget when answers of the store are lost, whether or not it did what it was asked, and when',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 12, max: 40 }),
        fc.integer({ min: 2, max: 3 }),
        fc.array(step(true), { minLength: 30, maxLength: 100 }),
        async (budget_nano, count, steps) => {
          const all = simulateReplicas(
            {
              id: 'k',
              rpm: null,
              tpm: null,
              max_parallel: null,
              budget_nano,
              budget_period: 'total',
            },
            count,
          )
          for (const one of steps) await all.take(one)
          await all.arriveAll()
          expect(all.failures).toEqual([])
        },
      ),
      { numRuns: runs, seed },
    )
  },
  longMs,
)

it(
  'has nothing granted any more but what was used, once all requests have ended and the store is well',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(step(true), { minLength: 10, maxLength: 60 }),
        async (count, steps) => {
          const all = simulateReplicas(
            {
              id: 'k',
              rpm: null,
              tpm: null,
              max_parallel: 3,
              budget_nano: 200,
              budget_period: 'total',
            },
            count,
            true,
          )
          for (const one of steps) if (one.do !== 'crash') await all.take(one)
          await all.arriveAll()
          // Whoever looks after limits buries those who could not tell of their end.
          for (let on = 0; on < count; on++)
            await all.take({ do: 'request', on, request: { worst: 1, share: 0 } })
          await all.arriveAll()
          while (all.open.size > 0) await all.take({ do: 'end', which: 0, how: 'settle' })
          for (let n = 0; n < 14; n++) await all.second()
          expect(all.failures).toEqual([])
          expect(all.store.quotas.get('parallel:k 0')?.used ?? 0).toBe(0)
          const spent = all.settled.get('total') ?? 0
          const counted = all.store.quotas.get('total:k 0')?.used ?? 0
          // What a replica could not tell of when it ended is not known to be unspent.
          if (steps.some((one) => one.do === 'close')) expect(counted).toBeGreaterThanOrEqual(spent)
          else expect(counted).toBe(spent)
        },
      ),
      { numRuns: runs / 2, seed },
    )
  },
  longMs,
)
