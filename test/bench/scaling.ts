import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { AFTERMATH_MS, detail, type Load, type Sample } from './cpu-cost.ts'
import { startGenerator } from './generator.ts'
import type { LoopResult } from './job.ts'
import { measureTree } from './process-tree.ts'
import { product } from './product.ts'
import {
  atMost,
  inTurn,
  median,
  medianOfRounds,
  shown,
  startedAs,
  whileRunning,
  type Bench,
  type Detail,
  type Figure,
  type Findings,
  type Started,
} from './rounds.ts'
import { aimAt, floor, output } from './subjects.ts'

/** Servers that share `rate` requests a second; `processes` is the number of all processes. */
type Fleet = { subject: { name: string }; servers: Started[]; processes: number; rate: number }
type Comparison = { name: string; limit: number; one: Fleet; two: Fleet }
type CountedSample = Sample & { databaseMicros: number }

/**
 * Requests a second: so few that one process, too, mostly answers them one by one. When it answers
 * several in a turn each costs less, and two that are asked half as often lose that.
 */
const RATE = 500
/**
 * Requests of each process before any counts: with 20 000 the engine still compiles for a tenth of
 * the time, and for two twice as much.
 */
const WARMING = 40_000
/** With fewer cores the servers, the load generators and the upstream wait for each other. */
const CORES_FOR_THROUGHPUT = 6

/**
 * CPU per request of a server with two workers, as a multiple of one without, both asked equally
 * often by a key with limits, which the workers share.
 */
export async function workersCost(bench: Bench): Promise<Findings> {
  const subjects = [
    product({ name: 'one worker', isLimited: true }),
    product({ name: 'two workers', isLimited: true, workers: 2 }),
  ]
  return whileRunning(bench.upstream, subjects, (started) => {
    const one = fleet('one worker', [startedAs('one worker', { started })])
    const two = fleet('two workers', [startedAs('two workers', { started })], 2)
    return compare(bench, { name: 'two workers', limit: 1.15, one, two })
  })
}

/**
 * The same of two replicas on one PostgreSQL beside one on a database of its own; the time of
 * PostgreSQL itself is shown apart.
 */
export async function replicasCost(bench: Bench): Promise<Findings> {
  const database = await bench.database()
  const shared = await database.fresh()
  const subjects = [
    product({ name: 'one replica', isLimited: true, store: await database.fresh() }),
    product({ name: 'replica A', isLimited: true, store: shared }),
  ]
  return whileRunning(bench.upstream, subjects, (started) => {
    const one = fleet('one replica', [startedAs('one replica', { started })])
    const first = startedAs('replica A', { started })
    const second = product({ name: 'replica B', store: shared, key: first.target.mesh?.key })
    return whileRunning(bench.upstream, [second], (others) =>
      compare(
        bench,
        { name: 'two replicas', limit: 1.2, one, two: fleet('two replicas', [first, ...others]) },
        database.cpuMicros,
      ),
    )
  })
}

const fleet = (name: string, servers: Started[], processes = servers.length): Fleet => ({
  subject: { name },
  servers,
  processes,
  rate: RATE,
})

async function compare(
  bench: Bench,
  { name, limit, one, two }: Comparison,
  databaseMicros?: () => number,
): Promise<Findings> {
  const load: Load = {
    name: name.replace('two ', ''),
    about: 'per non-stream request',
    shape: 'whole',
    connections: 16,
    count: 3000,
  }
  // Work that is shared costs more by itself: every process has caches of its own to warm and wakes
  // for less. Bare pass-throughs tell how much.
  // Asked twice as often, each of them does what the one does: what it then costs more is what
  // sharing costs.
  const busy: Fleet = { ...two, subject: { name: `${name} at ${2 * RATE}` }, rate: 2 * RATE }
  return whileRunning(bench.upstream, [floor], async (more) => {
    const bare = [startedAs('floor', bench), ...more]
    const oneBare = fleet('one pass-through', bare.slice(0, 1))
    const twoBare = fleet('two pass-throughs', bare)
    for (const each of [one, two, twoBare]) await warm(load, bench, each)
    const samples = await inTurn([one, two, busy, oneBare, twoBare], bench.rounds, (each) =>
      offered(load, bench, each, databaseMicros ?? (() => 0)),
    )

    const times = (many: Fleet, few: Fleet, of: 'cpuMicros' | 'databaseMicros' = 'cpuMicros') =>
      medianOfRounds(
        samples.get(many.subject.name),
        samples.get(few.subject.name),
        (a, b) => a[of] / b[of],
      )
    const show = (value: number) => value.toFixed(2)
    const about = `CPU per request at ${RATE} a second`
    const figures: Figure[] = [
      atMost(`${about}, ${name}, × one`, times(two, one), limit, show),
      shown(`${about}, two bare pass-throughs, × one`, times(twoBare, oneBare), show),
      shown(
        `CPU per request at ${2 * RATE} a second, ${name}, × one at ${RATE}`,
        times(busy, one),
        show,
      ),
    ]
    if (databaseMicros)
      figures.push(
        shown(
          `CPU of PostgreSQL per request at ${RATE} a second, ${name}, × one`,
          times(two, one, 'databaseMicros'),
          show,
        ),
      )
    if (availableParallelism() >= CORES_FOR_THROUGHPUT)
      figures.push(await throughput(load, bench, one, two))
    const details = [...samples].flatMap(([who, samples]): Detail[] => {
      const own = detail(load, who, samples)
      const itsDatabase = median(samples.map((sample) => sample.databaseMicros))
      return itsDatabase > 0
        ? [own, { scenario: load.name, subject: '(its PostgreSQL)', cpuMicros: itsDatabase }]
        : [own]
    })
    return { figures, details }
  })
}

/**
 * Each of two processes is asked half as often, and would else be measured while its code is not
 * compiled yet.
 */
async function warm(
  { shape, connections }: Load,
  { generator }: Bench,
  { servers, processes }: Fleet,
): Promise<void> {
  for (const { target } of servers)
    await generator.loop({
      ...aimAt(target, shape),
      shape,
      connections,
      count: (WARMING * processes) / servers.length,
    })
}

/** Measures one round of a fleet. */
async function offered(
  { shape, ...load }: Load,
  { generator, scale }: Bench,
  { servers, rate }: Fleet,
  databaseMicros: () => number,
): Promise<CountedSample> {
  const share = 1 / servers.length
  const count = Math.ceil(load.count * (rate / RATE) * scale * share)
  const spent = () =>
    servers.reduce((sum, { target }) => sum + measureTree(target.pid).cpuMicros, 0)
  const [before, databaseBefore] = [spent(), databaseMicros()]
  const results = await Promise.all(
    servers.map(({ target }) =>
      generator.loop({
        ...aimAt(target, shape),
        shape,
        connections: load.connections * share,
        count,
        rate: rate * share,
      }),
    ),
  )
  await delay(AFTERMATH_MS)
  const per = (micros: number) => micros / (count * servers.length)
  return {
    ...together(results),
    cpuMicros: per(spent() - before),
    databaseMicros: per(databaseMicros() - databaseBefore),
  }
}

const together = (results: LoopResult[]): LoopResult => ({
  rps: results.reduce((sum, { rps }) => sum + rps, 0),
  latency: results.flatMap(({ latency }) => latency),
  first: results.flatMap(({ first }) => first),
})

/**
 * The throughput of two servers compared with one, given enough cores; two generators send as fast
 * as they are answered.
 */
async function throughput(
  { shape, about }: Load,
  bench: Bench,
  one: Fleet,
  two: Fleet,
): Promise<Figure> {
  const second = await startGenerator(join(output, 'bench-load-2.log'))
  try {
    const samples = await inTurn([one, two], bench.rounds, async ({ servers }) => {
      const [first, last = first] = servers
      if (!first || !last) throw new Error('a fleet has a server')
      const work = { shape, connections: 32, count: Math.ceil(6000 * bench.scale) }
      return together(
        await Promise.all([
          bench.generator.loop({ ...aimAt(first.target, shape), ...work }),
          second.loop({ ...aimAt(last.target, shape), ...work }),
        ]),
      )
    })
    const ratio = medianOfRounds(
      samples.get(two.subject.name),
      samples.get(one.subject.name),
      (a, b) => a.rps / b.rps,
    )
    return shown(`rate ${about}, ${two.subject.name}, × one`, ratio, (value) => value.toFixed(2))
  } finally {
    await second.stop()
  }
}
