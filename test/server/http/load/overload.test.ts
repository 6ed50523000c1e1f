import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest'
import {
  network,
  networksWith,
  startScriptedFacilitator,
  type ScriptedFacilitator,
} from '../../../support/servers/operator.ts'
import { metric } from '../../../support/servers/process.ts'
import {
  chatBytes,
  dial,
  exchange,
  parseReply,
  requestBytes,
  type Reply,
} from '../../../support/http/raw.ts'
import { post, refusalOf, resultOf, startMesh, type Mesh } from '../../../support/servers/mesh.ts'
import { assertCompletion, assertGoodStream, assertRefusal } from '../../../support/http/replies.ts'
import {
  completion,
  goodEvents,
  openEvents,
  sendJson,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { soldAgents } from '../../../support/servers/seller.ts'
import { until } from '../../../support/waiting.ts'
import { operatorFetch } from '../../../support/http/operator.ts'
import { isSoak } from '../../../support/soak.ts'

const places = 10
const atEase = { delayMs: 0, heap: 0 }
const lateMs = 100

let facilitator: ScriptedFacilitator
let mesh: Mesh
let strain = atEase
/** Replies that the model's server holds back. */
let held: (() => void)[] = []
/** Requests at the model server: how many, the most at once, and for how long that many. */
const there = { now: 0, most: 0, ms: 0 }

/** Answers at once, late, or when the test says so, as the prompt asks. */
const model: Script = (_req, res, { body }) => {
  there.most = Math.max(there.most, (there.now += 1))
  const cameAt = performance.now()
  res.on('close', () => {
    there.now -= 1
    there.ms += performance.now() - cameAt
  })
  const content = body.messages[0]?.['content']
  const answer = () => sendJson(res, 200, completion('hello'))
  if (body.stream) {
    const [first = '', ...rest] = goodEvents('hel', 'lo').split(/(?<=\n\n)/)
    openEvents(res).write(first + rest.shift())
    held.push(() => res.end(rest.join('')))
  } else if (content === 'hold') held.push(answer)
  else if (content === 'late') setTimeout(answer, lateMs)
  else answer()
}

/** How many chats the model's server had when the tool was called. */
let chatsBeforeTool: number[] = []

beforeAll(async () => {
  facilitator = await startScriptedFacilitator()
  // It is asked to verify, and then to settle.
  facilitator.settle = (res) =>
    sendJson(res, 200, {
      isValid: true,
      success: true,
      transaction: `0x${randomBytes(32).toString('hex')}`,
      network,
      payer: payer.address,
    })
  mesh = await startMesh(
    model,
    (_req, res) => {
      chatsBeforeTool.push(mesh.model.received.length)
      sendJson(res, 200, { degrees: 21 })
    },
    {
      agents: soldAgents,
      payments: { networks: networksWith(facilitator.url) },
      admission: { concurrent: places, queue_ms: 10_000 },
      strain: () => strain,
    },
  )
  await until(
    'something is for sale',
    async () => (await fetch(paidUrl(), { method: 'POST' })).status === 402,
  )
})
afterAll(async () => {
  await mesh.close()
  facilitator.close()
})

const paidUrl = () => `${mesh.gateway.meshUrl}/x402/agents/ShopAgent/get_weather`
const payer = privateKeyToAccount(generatePrivateKey())
const client = new x402Client().register(network, new ExactEvmScheme(payer))
const buy = (city: string) =>
  wrapFetchWithPayment(fetch, client)(paidUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ city }),
  })

const chat = (content: string, more: object = {}) => ({
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content }],
  ...more,
})
const bytes = (content: string, more: object = {}, key = mesh.gateway.key) =>
  chatBytes(key, chat(content, more))
const ask = async (content: string, more?: object, key?: string) => {
  const { reply } = await exchange(mesh.gateway.url, bytes(content, more, key))
  if (!reply) throw new Error('no reply')
  return reply
}
const metrics = async () => mesh.gateway.metrics()
const gauge = async (name: 'in_flight' | 'waiting') =>
  metric(await metrics(), `tollgate_requests_${name}`)
const shed = async (labels: Record<string, string>) =>
  metric(await metrics(), 'tollgate_requests_shed_total', labels) ?? 0
const become = (name: 'in_flight' | 'waiting', value: number) =>
  until(`${value} are ${name}`, async () => (await gauge(name)) === value)

/** Lets go of all that is held, and of all that comes to be. */
async function release(): Promise<void> {
  await until('nothing is under way', async () => {
    for (const answer of held.splice(0)) answer()
    return (await gauge('in_flight')) === 0
  })
}

test('three times the load that it can take: as much as it can is answered, the rest hears 503 at once, and the upstream never sees more than was let in', async () => {
  const { key, id } = await mesh.gateway.createKey()
  there.most = there.ms = 0
  const before = await shed({ reason: 'concurrency', class: 'keyed' })
  const replies: ReturnType<typeof ask>[] = []
  const beganAt = performance.now()
  // An open load: 300 requests a second, where 10 slots of 100 ms serve 100.
  while (performance.now() - beganAt < 1500) {
    const due = Math.floor((performance.now() - beganAt) * 0.3) + 1
    while (replies.length < due) replies.push(ask('late', {}, key))
    expect((await fetch(`${mesh.gateway.operatorUrl}/healthz`)).status).toBe(200)
  }
  const offeredMs = performance.now() - beganAt
  const all = await Promise.all(replies)
  const good = all.filter(({ status }) => status === 200)
  const refused = all.filter(({ status }) => status !== 200)
  for (const reply of good) assertCompletion(reply)
  for (const reply of refused)
    expect(assertRefusal(reply, 503)).toMatchObject({
      code: 'overloaded',
      message: 'the server has more to do than it can; try again in 1 s',
    })
  expect(refused.length).toBeGreaterThan(0)
  // Where nobody else needs the machine 150 are answered, and more than 0.9 of the places taken.
  expect(good.length, 'answered').toBeGreaterThan(2 * places)
  expect(
    there.ms / (places * offeredMs),
    'of the places at the upstream that were taken',
  ).toBeGreaterThan(0.3)
  expect(there.most, 'at the upstream at once').toBe(places)
  expect([await gauge('in_flight'), await gauge('waiting')]).toEqual([0, 0])
  expect((await shed({ reason: 'concurrency', class: 'keyed' })) - before).toBe(refused.length)
  const rows = (await mesh.gateway.rows()).filter(({ key_id }) => key_id === id)
  expect([
    rows.filter(({ status }) => status === 'ok').length,
    rows.filter(({ status }) => status === 'overloaded').length,
    rows.length,
  ]).toEqual([good.length, refused.length, all.length])
})

test.runIf(isSoak)(
  '1500 requests a second for ten seconds where 50 places of 100 ms make 500: at least half as many are answered as without overload, the rest hears 503 and when to come again',
  async () => {
    const [{ direct, output }, { startGenerator }, { product }] = await Promise.all([
      import('../../../bench/subjects.ts'),
      import('../../../bench/generator.ts'),
      import('../../../bench/product.ts'),
    ])
    mkdirSync(output, { recursive: true })
    const [generator, upstream] = await Promise.all([
      startGenerator(join(output, 'soak-load.log')),
      direct.start(''),
    ])
    const { url, headers, stop } = await product({ name: 'soak', places: 50 }).start(
      `${new URL(upstream.url).origin}/late`,
    )
    onTestFinished(
      async () => void (await Promise.all([generator.stop(), upstream.stop(), stop()])),
    )
    const offered = { url, headers, shape: 'whole' } as const
    await generator.loop({ ...offered, connections: 50, count: 1000 })
    const unhurried = await generator.loop({ ...offered, connections: 50, count: 2500 })
    // It rejects at whatever is neither whole nor such a refusal.
    const { rps } = await generator.offer({
      ...offered,
      connections: 1000,
      count: 15_000,
      rate: 1500,
    })
    console.log(JSON.stringify({ offered: 1500, answered: rps, unhurried: unhurried.rps }))
    // Where nobody else needs the machine both are above 400.
    expect(rps).toBeGreaterThan(unhurried.rps / 2)
  },
)

describe('while all places are taken and all that may wait do', () => {
  let chats: Promise<Reply>[] = []
  beforeEach(async () => {
    const working = Array.from({ length: places }, () => ask('hold'))
    await until('all places are taken', () => held.length === places)
    chats = [...working, ...Array.from({ length: places }, () => ask('waits'))]
    await become('waiting', places)
  })
  afterEach(async () => {
    await release()
    for (const reply of await Promise.all(chats)) assertCompletion(reply)
  })

  test('health, pages and lists answer', async () => {
    const { url, key, meshUrl } = mesh.gateway
    for (const path of ['/healthz', '/readyz', '/metrics', '/docs'])
      expect((await operatorFetch(mesh.gateway, path)).status, path).toBe(200)
    for (const path of ['/docs', '/openapi.json', '/v1/models'])
      expect(
        (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).status,
        path,
      ).toBe(200)
    for (const path of ['/x402/agents', '/mesh_health', '/mesh_schema'])
      expect((await fetch(meshUrl + path)).status, path).toBe(200)
  })

  test('a request is refused by its head, and a fault of the caller before that', async () => {
    const { url, key } = mesh.gateway
    const head = ['Host: gateway.test', 'Content-Type: application/json', 'Content-Length: 4000']
    const unsent = async (line: string, ...more: string[]) =>
      (await exchange(url, requestBytes(line, [...head, ...more]))).reply
    expect((await unsent('POST /v1/nothing HTTP/1.1'))?.status).toBe(404)
    expect(
      (await unsent('POST /v1/chat/completions HTTP/1.1', 'Authorization: Bearer wrong'))?.status,
    ).toBe(401)
    const refused = await unsent(
      'POST /v1/chat/completions HTTP/1.1',
      `Authorization: Bearer ${key}`,
      'Expect: 100-continue',
    )
    expect(refused && assertRefusal(refused, 503).code, 'before the body was sent').toBe(
      'overloaded',
    )
    const dialect = await unsent(
      'POST /openai/v1/chat/completions HTTP/1.1',
      `Authorization: Bearer ${key}`,
    )
    expect([dialect?.status, JSON.parse(dialect?.body.toString() ?? '')]).toEqual([
      503,
      {
        error: {
          message: 'the server has more to do than it can; try again in 1 s',
          type: 'server_error',
          param: null,
          code: 'overloaded',
        },
      },
    ])
  })

  test('a request with its key in the body is judged by that key', async () => {
    const send = async (key: string) =>
      post(mesh.gateway.meshUrl, '/mesh_request', {
        api_key: key,
        agent_id: 'ShopAgent',
        input: { query: 'hi' },
      })
    refusalOf(await send(mesh.gateway.key), 503, 'overloaded')
    refusalOf(await send('unknown'), 401, 'unauthorized')
  })

  test('another key has the next turn but one, and the newest of those that wait makes room', async () => {
    const { key } = await mesh.gateway.createKey()
    const before = mesh.model.received.length
    const other = ask('other', {}, key)
    const displaced = await Promise.any(
      chats.map(async (chat, at) => {
        expect(assertRefusal(await chat, 503).code).toBe('overloaded')
        return at
      }),
    )
    chats.splice(displaced, 1)
    held.shift()?.()
    assertCompletion(await other)
    expect(
      mesh.model.received
        .slice(before, before + 2)
        .map(({ body }) => body.messages[0]?.['content']),
    ).toEqual(['waits', 'other'])
  })

  test('a purchase has room of its own, and goes before the chats that wait', async () => {
    const before = mesh.model.received.length
    chatsBeforeTool = []
    const purchase = buy('Lisbon')
    await become('waiting', places + 1)
    held.shift()?.()
    expect((await purchase).status).toBe(200)
    expect(chatsBeforeTool, 'chats at the upstream when the tool was called').toEqual([before])
  })
})

test('who leaves while waiting leaves the queue, and never reaches the upstream', async () => {
  const working = Array.from({ length: places }, () => ask('hold'))
  await until('all places are taken', () => held.length === places)
  const before = mesh.model.received.length
  const leaving = await dial(mesh.gateway.url)
  leaving.write(bytes('left'))
  await become('waiting', 1)
  const staying = ask('stayed')
  await become('waiting', 2)
  leaving.destroy()
  await become('waiting', 1)
  await release()
  assertCompletion(await staying)
  for (const reply of await Promise.all(working)) assertCompletion(reply)
  expect(
    mesh.model.received.slice(before).map(({ body }) => body.messages[0]?.['content']),
  ).toEqual(['stayed'])
})

test('clients that leave while they are worked for give their places back', async () => {
  const sockets = await Promise.all(Array.from({ length: places }, () => dial(mesh.gateway.url)))
  for (const [n, socket] of sockets.entries()) socket.write(bytes('hold', { stream: n % 2 === 0 }))
  await until('all places are taken', () => held.length === places)
  for (const socket of sockets) socket.destroy()
  await become('in_flight', 0)
  held = []
})

test('bodies that come slowly take no place', async () => {
  const request = bytes('slow')
  const sockets = await Promise.all(
    Array.from({ length: 3 * places }, () => dial(mesh.gateway.url)),
  )
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  for (const socket of sockets) socket.write(request.subarray(0, -5))
  for (let n = 0; n < 3; n++) assertCompletion(await ask('quick'))
  expect([await gauge('in_flight'), await gauge('waiting')]).toEqual([0, 0])
  const [one] = sockets
  const reply = new Promise<Buffer>((resolve) => one?.once('data', resolve))
  one?.write(request.subarray(-5))
  expect(parseReply(await reply, false)?.status).toBe(200)
})

test.each([
  ['event_loop', { delayMs: 250, heap: 0.1 }, { delayMs: 900, heap: 0.1 }],
  ['heap', { delayMs: 0, heap: 0.9 }, { delayMs: 0, heap: 0.95 }],
] as const)(
  'under strain (%s) requests with a key are refused, under more of it paid ones too; what has begun goes on, and it stays ready',
  async (reason, some, more) => {
    const streaming = ask('stream', { stream: true })
    await until('the stream is open', () => held.length === 1)
    strain = some
    await until('chats are refused', async () => (await ask('quick')).status === 503)
    const refused = await shed({ reason, class: 'keyed' })
    expect(assertRefusal(await ask('quick'), 503).code).toBe('overloaded')
    refusalOf(
      await post(mesh.gateway.meshUrl, '/mesh_request', {
        api_key: mesh.gateway.key,
        agent_id: 'ShopAgent',
        input: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } },
      }),
      503,
      'overloaded',
    )
    expect(await shed({ reason, class: 'keyed' })).toBe(refused + 2)
    expect((await buy(`Porto ${reason}`)).status).toBe(200)
    strain = more
    await until('paid calls are refused', async () => (await buy(`Faro ${reason}`)).status === 503)
    expect(await shed({ reason, class: 'paid' })).toBeGreaterThan(0)
    for (const path of ['/healthz', '/readyz'])
      expect((await fetch(mesh.gateway.operatorUrl + path)).status, path).toBe(200)
    strain = atEase
    await until('chats are answered', async () => (await ask('quick')).status === 200)
    resultOf(
      await post(mesh.gateway.meshUrl, '/mesh_request', {
        api_key: mesh.gateway.key,
        agent_id: 'ShopAgent',
        input: { tool: 'get_weather', tool_arguments: { city: 'Braga' } },
      }),
    )
    await release()
    expect(assertGoodStream(await streaming).text).toBe('hello')
  },
)

test('no request waits longer than is configured', async () => {
  const { gateway } = await testGatewayServer(
    { one: model },
    { admission: { concurrent: 1, queue_ms: 150 } },
  )
  const send = (body: object) => exchange(gateway.url, chatBytes(gateway.key, body))
  held = []
  const working = send(chat('hold'))
  await until('the place is taken', () => held.length === 1)
  const { reply: late, endedMs } = await send(chat('waits'))
  expect(late && assertRefusal(late, 503).code).toBe('overloaded')
  expect(endedMs).toBeGreaterThan(140)
  for (const answer of held.splice(0)) answer()
  expect((await working).reply?.status).toBe(200)
})
