import {
  atMost,
  inTurn,
  medianOfRounds,
  percentile,
  shown,
  type Bench,
  type Detail,
  type Findings,
} from './rounds.ts'

const STREAMS = 100

/**
 * The time that the product adds before the first content of a stream, one stream at a time, beside
 * the floor and beside no proxy.
 */
export async function firstToken(bench: Bench): Promise<Findings> {
  const samples = await inTurn(
    bench.started,
    bench.rounds,
    async ({ target: { url, headers } }) => {
      const { first } = await bench.generator.loop({
        url,
        headers,
        shape: 'brief',
        connections: 1,
        count: Math.ceil(STREAMS * bench.scale),
      })
      return first
    },
  )
  const added = (percent: number, beside: string) =>
    medianOfRounds(
      samples.get('product'),
      samples.get(beside),
      (one, other) => percentile(one, percent) - percentile(other, percent),
    )
  const show = (ms: number) => `${ms.toFixed(2)} ms`
  const figures = [
    atMost('added time to first token, p50, beside the floor', added(50, 'floor'), 1, show),
    atMost('added time to first token, p99, beside the floor', added(99, 'floor'), 3, show),
    shown('added time to first token, p50, beside no proxy', added(50, 'direct'), show),
    shown('added time to first token, p99, beside no proxy', added(99, 'direct'), show),
  ]
  const details = [...samples].map(([subject, rounds]): Detail => {
    const first = rounds.flat()
    return {
      scenario: 'first-token',
      subject,
      firstP50: percentile(first, 50),
      firstP99: percentile(first, 99),
    }
  })
  return { figures, details }
}
