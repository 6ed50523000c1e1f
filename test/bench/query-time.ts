import { request } from 'undici'
import { QUERY_TURNS } from './mesh-traffic.ts'
import {
  atMost,
  inTurn,
  median,
  percentile,
  productOf,
  shown,
  type Bench,
  type Findings,
} from './rounds.ts'
import { aimAt } from './subjects.ts'

const QUERIES = 400

/**
 * The product's own time per model turn of a query: a turn that calls a tool, the tool, and a turn
 * that answers in words. The upstreams report their own time, from a request's head to the last
 * byte of its reply, and it is subtracted.
 */
export async function queryTime(bench: Bench): Promise<Findings> {
  const count = Math.ceil(QUERIES * bench.scale)
  const samples = await inTurn([productOf(bench)], bench.rounds, async ({ target }) => {
    await spent(bench)
    const { latency, rps } = await bench.generator.loop({
      ...aimAt(target, 'query'),
      shape: 'query',
      connections: 1,
      count,
    })
    const upstreamMs = (await spent(bench)) / count
    return { latency, rps, upstreamMs, ownMs: (percentile(latency, 50) - upstreamMs) / QUERY_TURNS }
  })
  const product = samples.get('product') ?? []
  const latency = product.flatMap((each) => each.latency)
  const show = (ms: number) => `${ms.toFixed(2)} ms`
  const figures = [
    atMost(
      'own time per model turn of a query, p50',
      median(product.map(({ ownMs }) => ownMs)),
      2,
      show,
    ),
    shown(
      "the upstreams' own time per query",
      median(product.map(({ upstreamMs }) => upstreamMs)),
      show,
    ),
  ]
  const rps = median(product.map((each) => each.rps))
  return {
    figures,
    details: [
      {
        scenario: 'query',
        subject: 'product',
        rps,
        p50: percentile(latency, 50),
        p99: percentile(latency, 99),
      },
    ],
  }
}

/** The time that the upstream spent on its replies since the last call, in ms. */
async function spent({ upstream }: Bench) {
  const { body } = await request(`${upstream}/spent`)
  return Number(await body.text())
}
