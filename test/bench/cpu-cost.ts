import { setTimeout as delay } from 'node:timers/promises'
import type { Asked } from './dialects/dialect.ts'
import type { Work } from './generator.ts'
import type { LoopResult } from './job.ts'
import { measureTree } from './process-tree.ts'
import { atMost, besideOther, inTurn, median, medianOfRounds, percentile } from './rounds.ts'
import type { Bench, Detail, Figure, Findings, Started } from './rounds.ts'
import { aimAt, type Target } from './subjects.ts'
import { isStream, type Shape } from './traffic.ts'

/** A closed loop of `connections`. */
export type Load = {
  name: string
  about: string
  shape: Shape
  connections: number
  count: number
  /** In which dialect, and by which road; else it is a short chat. */
  asked?: Asked
  /**
   * How many times as many requests the floor gets, so that it runs about as long as the product:
   * CPU time is counted in steps of 10 ms, and a server that has answered few requests costs more.
   */
  floorTimes?: number
  /** Rounds of the warm-up, where the usual ones have too few requests. */
  warming?: number
}
/** `limit` is the target as a multiple of the floor's CPU per request, `peerLimit` of Portkey's. */
export type Limits = { limit: number; peerLimit?: number }
export type Sample = LoopResult & {
  cpuMicros: number
  /** The share of a core that the upstream and the generator did not use: with none, they wait. */
  upstreamLeft?: number
  generatorLeft?: number
}

// The work of a server after its replies counts as part of its requests. The ledger's last batch is
// written within 100 ms.
export const AFTERMATH_MS = 200
/**
 * Rounds of each subject before any counts: with fewer, those that have not run before are measured
 * while the engine still compiles them.
 */
const WARMING = 8

/**
 * CPU time per request of each subject's process tree under one load, with the latencies of its
 * callers.
 */
export async function cpuCost(load: Load & Limits, bench: Bench): Promise<Findings> {
  const subjects = bench.started.filter(
    ({ subject, target }) => subject.name !== 'direct' && takes(target, load),
  )
  const { count, floorTimes = 1 } = load
  const loadOf = ({ subject }: Started): Load =>
    subject.name === 'floor' ? { ...load, count: count * floorTimes } : load
  for (const started of subjects) await warm(loadOf(started), bench, started)
  const samples = await inTurn(subjects, bench.rounds, (started) =>
    sample(loadOf(started), bench, started),
  )
  const ratio = (one: string, other: string) =>
    medianOfRounds(samples.get(one), samples.get(other), (a, b) => a.cpuMicros / b.cpuMicros)

  const figures: Figure[] = [
    atMost(`CPU ${load.about}, × floor`, ratio('product', 'floor'), load.limit, (value) =>
      value.toFixed(2),
    ),
  ]
  const besidePortkey = ratio('product', 'portkey')
  if (load.peerLimit !== undefined && besidePortkey !== undefined)
    figures.push(
      atMost(`CPU ${load.about}, × Portkey`, besidePortkey, load.peerLimit, (value) =>
        value.toFixed(2),
      ),
    )
  figures.push(...besideOther(load.about, samples.get('product'), samples.get('beside')))
  const details = subjects.map(({ subject }) =>
    detail(load, subject.name, samples.get(subject.name) ?? [], ratio(subject.name, 'floor')),
  )
  return { figures, details }
}

const takes = ({ mesh, dialects }: Target, { shape, asked }: Load): boolean =>
  (shape !== 'tool' || mesh !== undefined) && (!asked || dialects !== undefined)

/** Runs the warm-up load, which is not measured. */
export async function warm(
  { shape, connections, count, asked, warming = WARMING }: Load,
  { generator, scale }: Bench,
  { subject, target }: Started,
  more: Partial<Work> = {},
): Promise<void> {
  await generator.loop({
    ...aimAt(target, shape, asked),
    ...(asked && { asked }),
    shape,
    connections,
    count: Math.ceil(warming * count * scale * (subject.share ?? 1)),
    ...more,
  })
}

/** One round of one subject; `more` is added to its requests. */
export async function sample(
  load: Load,
  { generator, scale, started }: Bench,
  { subject, target }: Started,
  more: Partial<Work> = {},
): Promise<Sample> {
  const { shape, connections, asked } = load
  const count = Math.ceil(load.count * scale * (subject.share ?? 1))
  const upstream = started.find((one) => one.subject.name === 'direct')?.target.pid
  const leftOf = (pid: number | undefined) => (pid === undefined ? () => NaN : idleSince(pid))
  const [upstreamLeft, generatorLeft] = [leftOf(upstream), leftOf(generator.pid)]
  const before = measureTree(target.pid).cpuMicros
  const result = await generator.loop({
    ...aimAt(target, shape, asked),
    ...(asked && { asked }),
    shape,
    connections,
    count,
    ...more,
  })
  const left = { upstreamLeft: upstreamLeft(), generatorLeft: generatorLeft() }
  await delay(AFTERMATH_MS)
  return { ...result, ...left, cpuMicros: (measureTree(target.pid).cpuMicros - before) / count }
}

/** Answers the share of a core that a process of one thread has not used since. */
function idleSince(pid: number): () => number {
  const began = performance.now()
  const before = measureTree(pid).cpuMicros
  return () =>
    Math.max(0, 1 - (measureTree(pid).cpuMicros - before) / 1000 / (performance.now() - began))
}

export function detail(load: Load, subject: string, samples: Sample[], timesFloor = NaN): Detail {
  const latency = samples.flatMap((each) => each.latency)
  const first = samples.flatMap((each) => each.first)
  const row: Detail = {
    scenario: load.name,
    subject,
    cpuMicros: median(samples.map((each) => each.cpuMicros)),
    timesFloor,
    rps: median(samples.map((each) => each.rps)),
    p50: percentile(latency, 50),
    p99: percentile(latency, 99),
    upstreamLeft: median(samples.map((each) => each.upstreamLeft ?? NaN)),
    generatorLeft: median(samples.map((each) => each.generatorLeft ?? NaN)),
  }
  if (!isStream(load.shape)) return row
  return { ...row, firstP50: percentile(first, 50), firstP99: percentile(first, 99) }
}
