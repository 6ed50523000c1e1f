import { detail, sample, warm, type Load } from './cpu-cost.ts'
import { models } from './dialects/dialect.ts'
import { product } from './product.ts'
import {
  atMost,
  inTurn,
  medianOfRounds,
  productOf,
  startedAs,
  whileRunning,
  type Bench,
  type Findings,
} from './rounds.ts'

const load: Load = {
  name: 'flow',
  about: 'per non-stream request',
  shape: 'whole',
  connections: 16,
  count: 4000,
}
const LIMIT = 1.02

/** Nothing is sent there: the hook is of another model, and the outlet of another group. */
const elsewhere = {
  hooks: { bench: { url: 'http://127.0.0.1:9/', when: 'both', routes: [models.vectors] } },
  outlets: {
    bench: { otlp: { url: 'http://127.0.0.1:9/' }, events: ['ledger'], groups: ['other'] },
  },
}

/** The cost of what is configured and not needed: slots while none waits, hooks and outlets of others. */
export async function flowCost(bench: Bench): Promise<Findings> {
  const subjects = [
    product({ name: 'slots', parallel: 100_000 }),
    product({ name: 'elsewhere', more: elsewhere }),
  ]
  return whileRunning(bench.upstream, subjects, async (started) => {
    const all = [startedAs('floor', bench), productOf(bench), ...started]
    for (const one of all) await warm(load, bench, one)
    const samples = await inTurn(all, bench.rounds, (one) => sample(load, bench, one))
    const times = (name: string, other: string) =>
      medianOfRounds(samples.get(name), samples.get(other), (a, b) => a.cpuMicros / b.cpuMicros)
    const figure = (about: string, name: string) =>
      atMost(`CPU ${load.about}, ${about}, × without`, times(name, 'product'), LIMIT, (value) =>
        value.toFixed(3),
      )
    return {
      figures: [
        figure('slots of the upstream where none waits', 'slots'),
        figure('hooks and outlets of others', 'elsewhere'),
      ],
      details: all.map(({ subject: { name } }) =>
        detail(load, name, samples.get(name) ?? [], times(name, 'floor')),
      ),
    }
  })
}
