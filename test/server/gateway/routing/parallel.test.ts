import { expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import {
  alwaysRetries,
  ask,
  call,
  chat,
  json,
  testGatewayServer,
} from '../../../support/servers/gateway-server.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { holdReplies, refuses, says, type Script } from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

/** Answers after some milliseconds, and counts the calls in flight. */
function counting(ms: number) {
  const count = { now: 0, most: 0 }
  const script: Script = (req, res, received) => {
    count.now += 1
    count.most = Math.max(count.most, count.now)
    res.once('close', () => (count.now -= 1))
    setTimeout(() => void says('ok')(req, res, received), ms)
  }
  return { count, script }
}

const statusesOf = async (gateway: Gateway, count: number, body: object = chat()) =>
  (await Promise.all(Array.from({ length: count }, () => ask(gateway, body)))).map(
    ({ status }) => status,
  )

const waitingAt = async (gateway: Gateway, upstream: string): Promise<unknown> => {
  const { upstreams } = (await operatorJson(gateway, 'GET', '/upstreams')) as {
    upstreams: { name: string; parallel: number; waiting: number }[]
  }
  return upstreams.find(({ name }) => name === upstream)
}

const shapes = [false, true]
test.each(shapes)(
  'has at most `parallel` calls at an upstream, others wait (stream %s)',
  async (stream) => {
    const { count, script } = counting(20)
    const { gateway } = await testGatewayServer(
      { one: script },
      { upstreams: { one: { parallel: 3 } } },
    )
    expect(new Set(await statusesOf(gateway, 20, chat({ stream })))).toEqual(new Set([200]))
    expect(count.most).toBe(3)
    const waits = (await gateway.rows()).map(({ waited_ms: ms }) => ms ?? 0)
    expect(waits.filter((ms) => ms > 0).length).toBeGreaterThanOrEqual(15)
  },
)

test('limits a deployment of a route as well as its upstream', async () => {
  const { count, script } = counting(20)
  const { gateway } = await testGatewayServer(
    { one: script },
    { upstreams: { one: { parallel: 4 } }, deployments: { one: { parallel: 2 } } },
  )
  expect(new Set(await statusesOf(gateway, 12))).toEqual(new Set([200]))
  expect(count.most).toBe(2)
})

test('uses all of a tier, then waits, then calls the next tier', async () => {
  const [one, two] = [holdReplies(says('one')), holdReplies(says('two'))]
  const { gateway, spare } = await testGatewayServer(
    { one: one.script, two: two.script, spare: says('spare') },
    {
      upstreams: { one: { parallel: 1, queue_ms: 200 }, two: { parallel: 1, queue_ms: 200 } },
      deployments: { spare: { tier: 2 } },
    },
  )
  const first = [call(gateway), call(gateway)]
  await until('both are busy', () => one.waiting.length === 1 && two.waiting.length === 1)
  const third = await ask(gateway)
  expect(json(third)).toMatchObject({ choices: [{ message: { content: 'spare' } }] })
  expect(spare.received).toHaveLength(1)
  const [row] = await gateway.rows()
  expect(row?.waited_ms).toBeGreaterThanOrEqual(190)
  one.release()
  two.release()
  await Promise.all(first)
})

test('answers 503 with Retry-After if no slot is free in time, and shows who waits', async () => {
  const one = holdReplies(says('one'))
  const { gateway } = await testGatewayServer(
    { one: one.script },
    { upstreams: { one: { parallel: 1, queue_ms: 2000 } } },
  )
  await call(gateway)
  await until('a call is in flight', () => one.waiting.length === 1)
  const reply = ask(gateway)
  await until('a call waits', async () =>
    (await gateway.metrics()).includes('slots_waiting{upstream="one",model=""} 1'),
  )
  expect(await waitingAt(gateway, 'one')).toMatchObject({ parallel: 1, waiting: 1, in_flight: 1 })
  expect(await gateway.metrics()).toContain('slots_in_use{upstream="one",model=""} 1')
  const { status, headers, body } = await reply
  expect([status, headers['retry-after']]).toEqual([503, '1'])
  expect(body.toString()).toContain('busy')
  one.release()
})

test('frees the slot of a client that leaves, of a failure, and of a stream that is cut', async () => {
  const one = holdReplies(says('one'))
  let script: Script = one.script
  const { gateway } = await testGatewayServer(
    { one: (...received) => script(...received) },
    { ...alwaysRetries, upstreams: { one: { parallel: 1, queue_ms: 5000 } } },
  )
  for (const stream of shapes) {
    const client = await call(gateway, chat({ stream }))
    await until('a call is in flight', () => one.waiting.length === 1)
    const waiting = await call(gateway, chat({ stream }))
    await until('a call waits', async () =>
      (await gateway.metrics()).includes('slots_waiting{upstream="one",model=""} 1'),
    )
    waiting.leave()
    client.leave()
    one.waiting.length = 0
    script = refuses(500)
    expect((await ask(gateway, chat({ stream }))).status).toBe(502)
    script = (_req, res) => {
      res
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write('data: {"choices":[{"index":0,"delta":{"content":"a"}}]}\n\n')
      setTimeout(() => res.destroy(), 20)
    }
    await ask(gateway, chat({ stream: true }))
    script = says('again')
    expect((await ask(gateway, chat({ stream }))).status).toBe(200)
    script = one.script
  }
  expect(await gateway.metrics()).toContain('slots_in_use{upstream="one",model=""} 0')
})

test('a wait of more than half of first_byte_ms is no valid setting', async () => {
  const server = {
    base_url: 'http://127.0.0.1:1/v1',
    parallel: 1,
    first_byte_ms: 1000,
    queue_ms: 501,
  }
  await expect(
    startGateway({ upstreams: { one: server }, routes: { '*': [{ upstream: 'one' }] } }),
  ).rejects.toThrow('upstreams.one.queue_ms must be at most half of first_byte_ms, which is 500')
})
