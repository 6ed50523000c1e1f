import type { Metric, Registry } from 'prom-client'

/** One series of a counter. */
export class CounterSeries {
  value = 0

  inc(by = 1): void {
    this.value += by
  }
}

/** One series of a histogram. */
export class HistogramSeries {
  sum = 0
  count = 0
  /** How many values each bucket has, without those of lower ones. */
  readonly buckets: Float64Array
  readonly #bounds: readonly number[]

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
    this.buckets = new Float64Array(bounds.length)
  }

  observe(value: number): void {
    this.sum += value
    this.count += 1
    const place = this.#bounds.findIndex((bound) => value <= bound)
    if (place >= 0) this.buckets[place] = (this.buckets[place] ?? 0) + 1
  }
}

type Definition = { name: string; help: string; labels: readonly string[] }
type Labels = Record<string, string>
/** A line of a scrape; the name is that of the metric by default. */
type Sample = { value: number; labels: Record<string, string | number>; metricName?: string }
/** What the registry asks of a metric. */
type Samples = { name: string; help: string; type: string; values: Sample[]; aggregator: 'sum' }

/**
 * A metric whose series are numbers of our own, which the registry reads at a scrape. The library
 * would hash the labels at each count, also of series that are bound to their labels.
 */
abstract class OwnMetric<Series> {
  readonly name: string
  readonly help: string
  readonly #labelNames: readonly string[]
  readonly #series = new Map<string, { labels: Labels; series: Series }>()

  constructor(registry: Registry, { name, help, labels }: Definition) {
    this.name = name
    this.help = help
    this.#labelNames = labels
    // Of a metric the registry uses the name and `get`.
    registry.registerMetric(this as unknown as Metric)
  }

  protected abstract readonly type: 'counter' | 'histogram'
  protected abstract create(): Series
  protected abstract valuesOf(series: Series, labels: Labels): Sample[]

  /** The series of these values of the labels; whoever counts keeps it. */
  labels(...values: string[]): Series {
    const key = JSON.stringify(values)
    const existing = this.#series.get(key)
    if (existing) return existing.series
    const series = this.create()
    const labels = Object.fromEntries(
      this.#labelNames.map((name, place) => [name, values[place] ?? '']),
    )
    this.#series.set(key, { labels, series })
    return series
  }

  async get(): Promise<Samples> {
    const values = [...this.#series.values()].flatMap(({ series, labels }) =>
      this.valuesOf(series, labels),
    )
    const { name, help, type } = this
    return { name, help, type, values, aggregator: 'sum' }
  }
}

/** A counter that requests count on. */
export class OwnCounter extends OwnMetric<CounterSeries> {
  protected readonly type = 'counter'

  protected create(): CounterSeries {
    return new CounterSeries()
  }

  protected valuesOf({ value }: CounterSeries, labels: Labels): Sample[] {
    return [{ value, labels }]
  }
}

/** A histogram of the times of requests; a series without values is not shown. */
export class OwnHistogram extends OwnMetric<HistogramSeries> {
  protected readonly type = 'histogram'
  readonly #bounds: readonly number[]

  constructor(registry: Registry, definition: Definition, bounds: readonly number[]) {
    super(registry, definition)
    this.#bounds = bounds
  }

  protected create(): HistogramSeries {
    return new HistogramSeries(this.#bounds)
  }

  protected valuesOf({ sum, count, buckets }: HistogramSeries, labels: Labels): Sample[] {
    if (count === 0) return []
    const { name } = this
    const bucket = (le: number | string, value: number) => ({
      metricName: `${name}_bucket`,
      labels: { le, ...labels },
      value,
    })
    let below = 0
    const rows = this.#bounds.map((le, place) => bucket(le, (below += buckets[place] ?? 0)))
    return [
      ...rows,
      bucket('+Inf', count),
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ]
  }
}
