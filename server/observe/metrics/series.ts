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

/** Makes the metrics of one registry. */
export type MetricsFactory = ReturnType<typeof metricsOf>

export function metricsOf(registry: Registry) {
  const registers = [registry]
  return {
    /** `collect` is called whenever the metrics are read. */
    counter: <Label extends string>(
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
      }),

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
