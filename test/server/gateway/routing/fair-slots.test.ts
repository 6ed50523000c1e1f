import { expect, onTestFinished, test } from 'vitest'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { ask, chat, model } from '../../../support/servers/gateway-server.ts'
import { freshDatabase } from '../../../support/servers/postgres.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { says, startModelServer } from '../../../support/upstreams/model-server.ts'
import { longMs, until } from '../../../support/waiting.ts'

/** Gateways on one store, before a model server with this many slots that answers when told. */
async function before(parallel: number, replicas: number) {
  const calls: { name: string; answer(): void }[] = []
  const seen = { most: 0 }
  const server = await startModelServer((req, res, received) => {
    const name = String(received.body.messages[0]?.['content'])
    calls.push({ name, answer: () => void says('ok')(req, res, received) })
    seen.most = Math.max(seen.most, calls.length)
  })
  onTestFinished(() => server.close())
  const settings = {
    ...(replicas > 1 && { store: await freshDatabase() }),
    upstreams: { one: { base_url: server.base_url, parallel, first_byte_ms: 120_000 } },
    routes: { [model]: [{ upstream: 'one' }] },
  }
  const gateways: Gateway[] = []
  for (let count = 0; count < replicas; count++) gateways.push(await startGateway(settings))
  onTestFinished(async () => {
    for (const gateway of gateways) await gateway.stop()
  })
  return {
    calls,
    seen,
    gateways,
    inFlight: (name: string) => calls.filter((call) => call.name === name).length,
    /** Answers the call that came first. */
    answer: () => calls.shift()?.answer(),
  }
}

type Callers = { gateway: Gateway; key: string; name: string; stream?: boolean }

/** So many callers that ask again and again until the end. */
function load(count: number, { gateway, key, name, stream = false }: Callers) {
  const state = { isOver: false }
  const body = chat({ stream, messages: [{ role: 'user', content: name }] })
  const ended = Promise.all(
    Array.from({ length: count }, async () => {
      while (!state.isOver) expect((await ask(gateway, body, { key })).status).toBe(200)
    }),
  )
  return { state, ended }
}

/** Lets all callers end; the server answers what comes. */
async function stop(loads: ReturnType<typeof load>[], answer: () => void) {
  for (const { state } of loads) state.isOver = true
  const timer = setInterval(answer, 1)
  for (const { ended } of loads) await ended
  clearInterval(timer)
}

const waitingAt = async (gateway: Gateway): Promise<number | undefined> => {
  const { upstreams } = await operatorJson<{ upstreams: { waiting: number }[] }>(
    gateway,
    'GET',
    '/upstreams',
  )
  return upstreams[0]?.waiting
}

const slots = 25

test.each([1, 2])(
  'two callers beside sixty get at least 95 % of what they get alone, on replicas: %s',
  async (replicas) => {
    const { gateways, calls, inFlight, answer, seen } = await before(slots, replicas)
    const [ofA, ofB = ofA] = gateways
    if (!ofA || !ofB) throw new Error('no gateway')
    const b = await ofB.createKey()
    const loads = [load(60, { gateway: ofA, key: ofA.key, name: 'A' })]
    await until('A has all slots', () => calls.length === slots)
    loads.push(load(2, { gateway: ofB, key: b.key, name: 'B' }))
    const settled = () =>
      until('all others wait', async () => {
        const waiting = (await waitingAt(ofA)) ?? 0
        const more = ofB === ofA ? 0 : ((await waitingAt(ofB)) ?? 0)
        return calls.length + waiting + more === 62
      })
    await until('B has its slots', async () => {
      if (inFlight('B') === 2) return true
      answer()
      await settled()
      return false
    })
    // By the clock of answers: alone, B would have two calls in flight at each.
    let had = 0
    for (let step = 0; step < 2 * slots; step++) {
      answer()
      await settled()
      had += inFlight('B')
    }
    await stop(loads, answer)
    expect(seen.most).toBe(slots)
    expect(had / (2 * slots * 2)).toBeGreaterThanOrEqual(0.95)
  },
  longMs,
)

test('beside streams that hold all slots, a group gets every second one that comes free', async () => {
  const { gateways, calls, inFlight, answer } = await before(10, 1)
  const [gateway] = gateways
  if (!gateway) throw new Error('no gateway')
  const b = await gateway.createKey()
  const loads = [load(40, { gateway, key: gateway.key, name: 'A', stream: true })]
  const wait = (count: number) =>
    until(`${count} wait`, async () => (await waitingAt(gateway)) === count)
  await wait(30)
  loads.push(load(8, { gateway, key: b.key, name: 'B' }))
  await wait(38)
  expect(inFlight('A'), 'no stream is ended for others').toBe(10)
  for (let count = 1; count <= 10; count++) {
    answer()
    await until('the next one is there', () => calls.length === 10)
    expect(Math.abs(inFlight('B') - count / 2), `of ${count}`).toBeLessThanOrEqual(1)
  }
  await stop(loads, answer)
})
