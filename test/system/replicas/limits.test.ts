import { expect, it, onTestFinished } from 'vitest'
import { startServer, type Server } from '../../support/servers/process.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { completion, sendJson, startModelServer } from '../../support/upstreams/model-server.ts'
import { ask, chat } from '../../support/servers/gateway-server.ts'
import { longMs, until } from '../../support/waiting.ts'
import { startBalancer } from '../../support/servers/balancer.ts'
import { engines, type Engine } from '../../support/servers/store.ts'

/** Several processes over one store, and a model server that answers when it is told to. */
async function several(engine: Engine) {
  const waiting: (() => void)[] = []
  const state = { holds: false }
  const upstream = await startModelServer((_req, res) => {
    const answer = () => sendJson(res, 200, completion('hello'))
    if (state.holds) waiting.push(answer)
    else answer()
  })
  onTestFinished(() => upstream.close())
  const config = {
    upstreams: { only: { base_url: upstream.base_url } },
    routes: { '*': [{ upstream: 'only' }] },
    prices: { '*': { input: '1', output: '1' } },
    drain: { accept_ms: 0 },
  }
  const servers: Server[] = []
  if (engine === 'sqlite') servers.push(await startServer({ config, args: ['--workers', '2'] }))
  else {
    const store = await freshDatabase()
    for (let n = 0; n < 3; n++)
      servers.push(
        await startServer({ config: { ...config, store }, args: ['--only', 'gateway,operator'] }),
      )
  }
  const [first] = servers
  if (!first) throw new Error('no server')
  const port = ({ url }: Server) => Number(new URL(url).port)
  /** Of every ten the first replica gets eight; workers take connections in turn. */
  const url =
    engine === 'sqlite'
      ? first.url
      : await startBalancer(
          servers.map((server) => ({ port: port(server), weight: server === first ? 8 : 1 })),
        )
  const send = async (key: string) => (await ask({ url, key }, chat({ max_tokens: 18 }))).status
  return { first, send, waiting, state }
}

it.each(engines)(
  'two workers, or three replicas behind a load balancer that prefers one of them, over one %s store admit exactly what a key may',
  async (engine) => {
    const { first, send, waiting, state } = await several(engine)

    // Room for ten: a request may cost 100 tokens of 0.000001 USD each; a prompt of two letters has
    // at most 82.
    const { key: poor } = await first.createKey({ budget_usd: '0.001', budget_period: 'total' })
    state.holds = true
    const statuses: number[] = []
    const replies = Promise.all(
      Array.from({ length: 100 }, async () => statuses.push(await send(poor))),
    )
    await until(
      'ten are let in and all others refused',
      () => statuses.length >= 90 && waiting.length >= 100 - statuses.length,
    )
    expect(waiting).toHaveLength(10)
    for (const answer of waiting.splice(0)) answer()
    await replies
    expect(statuses.filter((status) => status === 402)).toHaveLength(90)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    state.holds = false

    const { key: few } = await first.createKey({ max_parallel: 3 })
    state.holds = true
    statuses.length = 0
    const parallel = Promise.all(
      Array.from({ length: 40 }, async () => statuses.push(await send(few))),
    )
    await until(
      'three are let in and all others refused',
      () => statuses.length >= 37 && waiting.length >= 40 - statuses.length,
    )
    expect(waiting).toHaveLength(3)
    for (const answer of waiting.splice(0)) answer()
    await parallel
    expect(statuses.filter((status) => status === 429)).toHaveLength(37)
    state.holds = false

    const { key: slow } = await first.createKey({ rpm: 50 })
    const minutes = () => Math.floor(Date.now() / 60_000)
    const minutesBefore = minutes()
    const byMinute = await Promise.all(Array.from({ length: 150 }, () => send(slow)))
    const admitted = byMinute.filter((status) => status === 200).length
    const passed = 1 + minutes() - minutesBefore
    expect(admitted).toBeLessThanOrEqual(50 * passed)
    expect(byMinute.filter((status) => status === 429)).toHaveLength(150 - admitted)
    // At most one lease of each other process below the limit; an unused lease is returned after a
    // second.
    const others = engine === 'sqlite' ? 1 : 2
    expect(admitted).toBeGreaterThanOrEqual(50 - (others * 50) / (2 * (others + 1)))
    let all = admitted
    await until('what was left is admitted too', async () =>
      minutes() > minutesBefore ? true : (all += (await send(slow)) === 200 ? 1 : 0) === 50,
    )
    if (minutes() === minutesBefore) for (let n = 0; n < 5; n++) expect(await send(slow)).toBe(429)
  },
  longMs,
)
