import {
  atMost,
  inTurn,
  medianOfRounds,
  percentile,
  productOf,
  shown,
  type Bench,
  type Findings,
} from './rounds.ts'
import { aimAt, type Target } from './subjects.ts'

const CONNECTIONS = 16
/** Until the engine has compiled the code, and then for the load that is possible. */
const COUNT = 10_000
const SECONDS = 5

/**
 * The time that the product adds to a whole reply at half of the load that it can take, beside the
 * floor at the same load.
 */
export async function halfLoad(bench: Bench): Promise<Findings> {
  const { generator, rounds, scale, started } = bench
  const jobFor = (target: Target) =>
    ({ ...aimAt(target, 'whole'), shape: 'whole', connections: CONNECTIONS }) as const
  const atFull = { ...jobFor(productOf(bench).target), count: Math.ceil(COUNT * scale) }
  await generator.loop(atFull)
  const { rps } = await generator.loop(atFull)
  const rate = rps / 2
  const count = Math.ceil(rate * SECONDS * scale)
  const subjects = started.filter(({ subject: { name } }) => ['floor', 'product'].includes(name))
  const samples = await inTurn(subjects, rounds, async ({ target }) => {
    const { latency } = await generator.loop({ ...jobFor(target), count, rate })
    return latency
  })
  const added = (percent: number) =>
    medianOfRounds(
      samples.get('product'),
      samples.get('floor'),
      (one, other) => percentile(one, percent) - percentile(other, percent),
    )
  return {
    figures: [
      shown('half of the possible load', rate, (value) => `${value.toFixed(0)}/s`),
      shown('added time at half of it, c = 16, p50, beside the floor', added(50), show),
      atMost('added time at half of it, c = 16, p99, beside the floor', added(99), 2, show),
    ],
    details: [...samples].map(([subject, each]) => {
      const latency = each.flat()
      const [p50, p99] = [percentile(latency, 50), percentile(latency, 99)]
      return { scenario: 'half-load', subject, p50, p99 }
    }),
  }
}

const show = (ms: number) => `${ms.toFixed(2)} ms`
