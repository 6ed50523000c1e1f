import { product } from './product.ts'
import { atLeast, percentile, shown, type Bench, type Findings } from './rounds.ts'

const PLACES = 50
const RATE = 1500
const SECONDS = 10

/** Throughput and latency at three times the load that 50 concurrent requests of 100 ms allow. */
export async function overload({ generator, upstream, scale }: Bench): Promise<Findings> {
  const target = await product({ name: 'product with 50 places', places: PLACES }).start(
    `${upstream}/late`,
  )
  const { url, headers } = target
  try {
    await generator.loop({ url, headers, shape: 'whole', connections: PLACES, count: 1000 })
    const { rps, latency } = await generator.offer({
      url,
      headers,
      shape: 'whole',
      connections: 1000,
      count: Math.ceil(RATE * SECONDS * scale),
      rate: RATE,
    })
    return {
      figures: [
        atLeast(
          `answered of ${RATE} requests/s where 500 are possible`,
          rps,
          400,
          (value) => `${value.toFixed(0)}/s`,
        ),
        shown(
          'time until they are answered, p99, of which the upstream takes 100 ms',
          percentile(latency, 99),
          (value) => `${value.toFixed(0)} ms`,
        ),
      ],
      details: [],
    }
  } finally {
    await target.stop()
  }
}
