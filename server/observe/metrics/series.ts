import { Counter, Gauge, Histogram, type Aggregator, type Registry } from 'prom-client'

/** Seconds: from the fastest replies to the longest streams. */
export const durationBuckets = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300,
]

type GaugeOptions<Label extends string> = {
  labels?: Label[]
  /** How the values of several processes are joined; summed by default. */
  aggregator?: Aggregator
  /** Sets the gauge; called whenever the metrics are read. */
  collect?: (gauge: Gauge<Label>) => void | Promise<void>
}

type Series = { labels: string[]; value: number }
type Branch = Map<string, Branch | Series>

/**
 * Counts that each request adds to, by the values of their labels. The library joins and hashes the
 * labels at each count, 3 % of a short request's CPU; it gets these counts when they are read.
 */
export class Tally {
  readonly series: Series[] = []
  readonly #root: Branch = new Map()

  add(by: number, ...labels: string[]): void {
    let at: Branch | Series | undefined = this.#root
    for (const label of labels) at = (at as Branch | undefined)?.get(label)
    const series = (at as Series | undefined) ?? this.#create(labels)
    series.value += by
  }

  #create(labels: string[]): Series {
    const series = { labels, value: 0 }
    this.series.push(series)
    let branch = this.#root
    for (const label of labels.slice(0, -1)) {
      const next = branch.get(label) ?? new Map()
      branch.set(label, next)
      branch = next as Branch
    }
    branch.set(labels.at(-1) ?? '', series)
    return series
  }
}

/** Makes the metrics of one registry. */
export type MetricsFactory = ReturnType<typeof metricsOf>

export function metricsOf(registry: Registry) {
  const registers = [registry]
  const counter = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect?: (counter: Counter<Label>) => void,
  ): Counter<Label> =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        collect?.(this)
      },
    })
  return {
    counter,

    /** A counter of what each request does. */
    tally(name: string, help: string, labelNames: string[]): Tally {
      const tally = new Tally()
      counter(name, help, labelNames, (one) => {
        one.reset()
        for (const { labels, value } of tally.series) one.labels(...labels).inc(value)
      })
      return tally
    },

    histogram: <Label extends string>(
      name: string,
      help: string,
      labelNames: Label[],
      buckets: number[],
    ): Histogram<Label> => new Histogram({ name, help, labelNames, buckets, registers }),

    gauge: <Label extends string>(
      name: string,
      help: string,
      { labels: labelNames = [], aggregator = 'sum', collect }: GaugeOptions<Label> = {},
    ): Gauge<Label> =>
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        aggregator,
        collect() {
          return collect?.(this)
        },
      }),
  }
}
