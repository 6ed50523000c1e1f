import { setTimeout as delay } from 'node:timers/promises'
import { detail, sample, warm, type Load } from './cpu-cost.ts'
import { transactionsOf } from './database.ts'
import { product } from './product.ts'
import {
  atMost,
  inTurn,
  medianOfRounds,
  productOf,
  shown,
  startedAs,
  whileRunning,
  type Bench,
  type Figure,
  type Findings,
} from './rounds.ts'

const load: Load = {
  name: 'limits',
  about: 'per non-stream request with limits and budget',
  shape: 'whole',
  connections: 16,
  count: 4000,
}
const LIMIT = 1.3
/** A key in a team of an organisation, beside a key alone: three limits of each kind instead of one. */
const GROUPS_LIMIT = 1.15
/**
 * The most transactions of PostgreSQL per request. Timers cause them; a query per request would
 * make it one at least.
 */
const TRANSACTIONS = 0.5
/** Sessions of PostgreSQL report their transactions a second late. */
const TOLD_MS = 1500

/**
 * The cost of a key with a limit of each kind, on either store, and a check that no request waits
 * for the store.
 */
export async function limitsCost(bench: Bench): Promise<Findings> {
  const database = await bench.database()
  const url = await database.fresh()
  const subjects = [
    product({ name: 'limits SQLite', isLimited: true }),
    product({ name: 'limits PostgreSQL', isLimited: true, store: url }),
  ]
  const isGrouped = { isLimited: true, isGrouped: true }
  const groups = [
    product({ name: 'groups SQLite', ...isGrouped }),
    product({ name: 'groups PostgreSQL', ...isGrouped, store: await database.fresh() }),
  ]
  return whileRunning(bench.upstream, [...subjects, ...groups], async (limited) => {
    const all = [startedAs('floor', bench), productOf(bench), ...limited]
    for (const started of all) await warm(load, bench, started)
    const before = await transactionsOf(url)
    const samples = await inTurn(all, bench.rounds, (started) => sample(load, bench, started))
    await delay(TOLD_MS)
    const transactions = (await transactionsOf(url)) - before
    const requests = Math.ceil(load.count * bench.scale) * (bench.rounds + 1)

    const times = (name: string, other: string) =>
      medianOfRounds(samples.get(name), samples.get(other), (a, b) => a.cpuMicros / b.cpuMicros)
    const show = (value: number) => value.toFixed(2)
    const costs = subjects.flatMap(({ name }): Figure[] => [
      shown(`CPU ${load.about}, ${storeOf(name)}, × floor`, times(name, 'floor'), show),
      atMost(`CPU ${load.about}, ${storeOf(name)}, × without`, times(name, 'product'), LIMIT, show),
    ])
    const ofGroups = groups.map(({ name }) => {
      const about = `CPU ${load.about} of key, team and organisation, ${storeOf(name)}`
      const alone = name.replace('groups', 'limits')
      return atMost(`${about}, × those of the key alone`, times(name, alone), GROUPS_LIMIT, show)
    })
    return {
      figures: [
        ...costs,
        ...ofGroups,
        atMost(
          `transactions of PostgreSQL ${load.about}`,
          transactions / requests,
          TRANSACTIONS,
          (value) => value.toFixed(3),
        ),
      ],
      details: [...samples].map(([name, each]) => detail(load, name, each, times(name, 'floor'))),
    }
  })
}

const storeOf = (name: string) => name.replace(/^\w+ /, '')
