import type { Database } from './database.ts'
import type { Generator } from './generator.ts'
import type { Subject, Target } from './subjects.ts'

export type Started = { subject: Subject; target: Target }
/**
 * What a scenario works with: the upstream's origin, the started subjects, a database, started when
 * first asked for, and how thorough to be.
 */
export type Bench = {
  upstream: string
  generator: Generator
  started: Started[]
  database(): Promise<Database>
  rounds: number
  scale: number
  /** Another checkout of the product, which is measured in turn with this one. */
  beside?: string | undefined
}
/**
 * How a value compares with its bound; undefined without one, or if a part of it was not measured.
 * `near` is beyond the bound by less than a tenth: it is noted, not chased.
 */
type Verdict = 'reached' | 'near' | 'missed' | undefined

const nearby = 1.1

/** A line of the report. */
export type Figure = {
  figure: string
  value: number | undefined
  measured: string
  target: string
  verdict: Verdict
}
/**
 * The figures of one subject in one scenario; `timesFloor` is the median over the rounds of the
 * ratio within a round.
 */
export type Detail = {
  scenario: string
  subject: string
  cpuMicros?: number
  timesFloor?: number
  /** The shares of a core that upstream and generator had left meanwhile. */
  upstreamLeft?: number
  generatorLeft?: number
} & Partial<Record<Timing, number>>
export type Timing = 'rps' | 'p50' | 'p99' | 'firstP50' | 'firstP99'
/** `missing` says in sentences what could not be measured, and what it needs. */
export type Findings = { figures: Figure[]; details: Detail[]; missing?: string[] }

/** The product among the started subjects. */
export const productOf = (bench: Bench): Started => startedAs('product', bench)

/** The started subject of this name. */
export function startedAs(name: string, { started }: Pick<Bench, 'started'>): Started {
  const match = started.find(({ subject }) => subject.name === name)
  if (!match) throw new Error(`the ${name} was not started`)
  return match
}

/** Does the work while these subjects run. */
export async function whileRunning<Result>(
  upstream: string,
  subjects: readonly Subject[],
  work: (started: Started[]) => Promise<Result>,
): Promise<Result> {
  const started: Started[] = []
  try {
    for (const subject of subjects) started.push({ subject, target: await subject.start(upstream) })
    return await work(started)
  } finally {
    await Promise.all(started.map(({ target }) => target.stop()))
  }
}

/**
 * Measures every subject once a round, in turn, after a warm-up round. The first subject changes
 * each round, so that no position has an advantage.
 */
export async function inTurn<One extends { subject: Pick<Subject, 'name'> }, T>(
  started: One[],
  rounds: number,
  measure: (started: One) => Promise<T>,
) {
  const measured = new Map<string, T[]>(started.map(({ subject }) => [subject.name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % started.length
    for (const each of [...started.slice(first), ...started.slice(0, first)]) {
      const value = await measure(each).catch((error: unknown) => {
        throw new Error(
          `${each.subject.name}: ${error instanceof Error ? error.message : String(error)}`,
        )
      })
      if (round > 0) measured.get(each.subject.name)?.push(value)
    }
  }
  return measured
}

/**
 * The median over the rounds of what `compare` makes of both subjects' values of the same round;
 * undefined when one took no part.
 */
export function medianOfRounds<T>(
  ones: T[] | undefined,
  others: T[] | undefined,
  compare: (one: T, other: T) => number,
) {
  if (!ones || !others) return undefined
  return median(
    ones.flatMap((one, round) => {
      const other = others[round]
      return other === undefined ? [] : [compare(one, other)]
    }),
  )
}

/**
 * The product's CPU beside that of the other checkout: the median over the rounds of the ratio
 * within a round, and an interval that holds the true median with a probability of 95 % or
 * more. It uses order statistics, which assume nothing about the distribution.
 */
export function besideOther(
  about: string,
  ours: { cpuMicros: number }[] | undefined,
  others: { cpuMicros: number }[] | undefined,
): Figure[] {
  if (!ours || !others) return []
  const ratios = ours
    .flatMap(({ cpuMicros }, round) => cpuMicros / (others[round]?.cpuMicros ?? NaN))
    .toSorted((a, b) => a - b)
  const outside = ranksOutside(ratios.length)
  const [low, high] = [ratios[outside] ?? NaN, ratios[ratios.length - 1 - outside] ?? NaN]
  const figure = shown(`CPU ${about}, × the other checkout`, median(ratios), (value) =>
    value.toFixed(3),
  )
  const interval = `${low.toFixed(3)} to ${high.toFixed(3)} in ${ratios.length} rounds`
  return [{ ...figure, measured: `${figure.measured} (${interval})` }]
}

/** How many values at either end lie outside of the 95 % interval of a median of `count` values. */
function ranksOutside(count: number): number {
  let chance = 0.5 ** count
  let below = 0
  for (let rank = 0; chance + below <= 0.025; rank += 1) {
    below += chance
    chance *= (count - rank) / (rank + 1)
    if (chance + below > 0.025) return rank
  }
  return 0
}

export const median = (values: readonly number[]) => percentile(values, 50)

/** The nearest-rank percentile; NaN of nothing. */
export function percentile(values: readonly number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN
}

/** By the value as a multiple of its bound. */
function verdictOf(multiple: number | undefined): Verdict {
  if (multiple === undefined) return undefined
  if (multiple <= 1) return 'reached'
  return multiple <= nearby ? 'near' : 'missed'
}

/** A line of the verdict for a value that must not exceed its limit. */
export function atMost(
  figure: string,
  value: number | undefined,
  limit: number,
  show: (value: number) => string,
): Figure {
  const measured = value === undefined ? 'not measured' : show(value)
  return {
    figure,
    value,
    measured,
    target: `≤ ${show(limit)}`,
    verdict: verdictOf(value === undefined ? undefined : value / limit),
  }
}

/** The same for a value that must reach its limit. */
export function atLeast(
  figure: string,
  value: number | undefined,
  limit: number,
  show: (value: number) => string,
): Figure {
  const same = atMost(figure, value, limit, show)
  return {
    ...same,
    target: `≥ ${show(limit)}`,
    verdict: verdictOf(value === undefined ? undefined : limit / value),
  }
}

/** The same for a value that is shown for comparison and has no target. */
export const shown = (
  figure: string,
  value: number | undefined,
  show: (value: number) => string,
): Figure => ({ ...atMost(figure, value, Infinity, show), target: '', verdict: undefined })
