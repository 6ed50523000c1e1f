import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { metric, startServer } from '../support/process.ts'
import { freshDatabase } from '../support/postgres.ts'
import { runSeed, seeded } from '../support/random.ts'
import { inBatches, until } from '../support/waiting.ts'
import { chatFor, configFor, startActing } from './acting.ts'
import { attach } from './probe.ts'

const isSoak = process.env['SOAK'] === '1'
const phases = isSoak ? 40 : 6
const cases = [
  { what: 'of a key without limits', engine: 'sqlite', requestsAPhase: isSoak ? 4000 : 500, limits: {} },
  { what: 'of a key with every limit', engine: 'postgres', requestsAPhase: isSoak ? 4000 : 300, limits: { rpm: 1_000_000, tpm: 1_000_000_000, max_parallel: 1000, budget_usd: '1000', budget_period: 'total' } },
] as const
/** Of the server's own to its database. */
const storeConnections = 2
/** The first phases fill caches and pools. */
const warmUp = 2
/** What may stay of a request for good: nothing. This is the noise of a short run. */
const bytesARequest = isSoak ? 10 : 400

test.each(cases)(`${phases} times $requestsAPhase requests $what, with aborts and faults, in 192 MB leave neither memory nor sockets behind on $engine`, async ({ engine, requestsAPhase, limits }) => {
  const seed = runSeed()
  const random = seeded(seed)
  const upstream = await startActing()
  onTestFinished(() => upstream.close())
  const config = configFor(upstream, { drain: { accept_ms: 0 }, breaker: { failures: 1000, window: 1000 }, retry: { attempts: 2 }, ...(engine === 'postgres' && { store: await freshDatabase(), store_connections: storeConnections }) })
  const server = await startServer({ config, nodeArgs: ['--max-old-space-size=192', '--inspect=127.0.0.1:0'] })
  const { key } = await server.createKey(limits)
  const probe = await attach(server.said)
  onTestFinished(() => probe.close())

  const kinds: [part: Parameters<typeof chatFor>[0], more: object, abortAfterMs?: number][] = [
    [{}, {}], [{}, {}], [{}, {}], [{ events: 3 }, { stream: true }], [{ events: 10 }, { stream: true }], [{ bytes: 20_000 }, {}], [{ gapMs: 50 }, {}, 10], [{ gapMs: 10, events: 100 }, { stream: true }, 30],
    [{ gapMs: 5, events: 100, bytes: 20_000 }, { stream: true }, 25], [{ fail: 'status' }, {}], [{ fail: 'cut' }, {}], [{ fail: 'cut' }, { stream: true }], [{}, { temperature: 9 }],
  ]
  const agent = new Agent({ connections: 24 })
  onTestFinished(() => agent.destroy())
  const statuses = new Set<number>()
  const send = async () => {
    const [part, more, abortAfterMs] = kinds[Math.floor(random() * kinds.length)] ?? [{}, {}]
    const token = random() < 0.05 ? `${key.slice(0, -6)}wrong1` : key
    try {
      const { statusCode, body } = await request(`${server.url}/v1/chat/completions`, {
        dispatcher: agent,
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(chatFor(part, more)),
        ...(abortAfterMs !== undefined && { signal: AbortSignal.timeout(abortAfterMs) }),
      })
      statuses.add(statusCode)
      await body.dump({ limit: 10_000_000 })
    } catch {
      // It was we who left, or a stream that was cut: both are meant.
    }
  }
  const atRest = async () => {
    await until('nothing is open any more', async () => metric(await server.metrics(), 'tollgate_open_streams') === 0, 10_000)
    await until('all rows are in the store', async () => metric(await server.metrics(), 'tollgate_ledger_queued_rows') === 0, 10_000)
    await pause(50)
  }

  const heap: number[] = []
  for (let phase = 0; phase < phases; phase++) {
    await inBatches(Array.from({ length: requestsAPhase }), 24, send)
    await atRest()
    heap.push(await probe.heapUsed())
  }
  const steady = heap.slice(warmUp)
  const growth = slope(steady) / requestsAPhase
  expect(growth, `seed ${seed}: bytes that stay of each request; heaps ${heap.join(', ')}`).toBeLessThan(bytesARequest)
  expect(statuses).toEqual(new Set([200, 400, 401, 502]))

  await agent.destroy()
  await until('only connections to the upstream are left', async () => (await probe.resources('TCPSocketWrap')) <= upstream.openSockets() + 1 + (engine === 'postgres' ? storeConnections : 0), 10_000)
  // A process does not end while somebody looks into it.
  probe.close()
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(upstream.openSockets()).toBe(0)
}, isSoak ? 1_800_000 : 60_000)

/** By least squares: how much the values grow from one to the next. */
function slope(values: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const places = values.map((_, place) => place)
  const [middle, level] = [mean(places), mean(values)]
  return places.reduce((sum, place) => sum + (place - middle) * ((values[place] ?? 0) - level), 0) / places.reduce((sum, place) => sum + (place - middle) ** 2, 0)
}
