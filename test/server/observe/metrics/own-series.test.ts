import { AggregatorRegistry, Counter, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { OwnCounter, OwnHistogram } from '../../../../server/observe/metrics/own-series.ts'

const buckets = [0.01, 0.1, 1]
const times = [0, 0.01, 0.011, 0.1, 0.5, 1, 1.5, 60]

/** The same counts in the library's own metrics, and in ours. */
function twins() {
  const [theirs, ours] = [new Registry(), new Registry()]
  const registers = [theirs]
  const calls = { name: 'calls_total', help: 'Calls.' }
  const labels = ['model', 'kind']
  const made = [
    new Counter({ ...calls, labelNames: labels, registers }),
    new OwnCounter(ours, { ...calls, labels }),
  ]
  const seconds = { name: 'seconds', help: 'Seconds.' }
  const timed = [
    new Histogram({ ...seconds, labelNames: ['service'], buckets, registers }),
    new OwnHistogram(ours, { ...seconds, labels: ['service'] }, buckets),
  ]
  for (const metric of made) {
    metric.labels('a "b"\n\\', 'prompt').inc(3)
    metric.labels('a', 'completion').inc()
    metric.labels('a "b"\n\\', 'prompt').inc(0.5)
    metric.labels('b', 'prompt').inc(0)
  }
  for (const metric of timed) {
    for (const time of times) metric.labels('gateway').observe(time)
    metric.labels('never')
    metric.labels('mesh').observe(0.2)
  }
  return { theirs, ours }
}

test('a scrape shows counts as the library writes its own', async () => {
  const { theirs, ours } = twins()
  expect(await ours.metrics()).toBe(await theirs.metrics())
})

test('the counts of several processes are added up', async () => {
  const { theirs, ours } = twins()
  const joined = async (registry: Registry) => {
    const part = await registry.getMetricsAsJSON()
    return AggregatorRegistry.aggregate([part, part] as object[]).metrics()
  }
  expect(await joined(ours)).toBe(await joined(theirs))
  expect(await joined(ours)).toContain('seconds_count{service="gateway"} 16')
})
