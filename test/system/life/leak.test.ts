import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import { Agent, request } from 'undici'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { callers } from '../../support/dialects/callers.ts'
import { roadConfig, roadModel, roads } from '../../support/dialects/roads.ts'
import { sendJson, startToolServer } from '../../support/upstreams/tool-server.ts'
import { networksWith } from '../../support/servers/operator.ts'
import { signRequired } from '../../support/chains/official-client.ts'
import { post } from '../../support/servers/mesh.ts'
import { metric, startServer, testFolder } from '../../support/servers/process.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { soldAgents } from '../../support/servers/seller.ts'
import { inBatches, longMs, until } from '../../support/waiting.ts'
import {
  configWith,
  startDirectedServer,
  type Directions,
} from '../../support/upstreams/directed.ts'
import { attachInspector } from './inspector.ts'
import { isSoak } from '../../support/soak.ts'

const phases = isSoak ? 40 : 6
const cases = [
  {
    what: 'of a key without limits',
    engine: 'sqlite',
    requestsAPhase: isSoak ? 4000 : 400,
    limits: {},
  },
  {
    what: 'of a key with every limit',
    engine: 'postgres',
    requestsAPhase: isSoak ? 4000 : 250,
    limits: {
      rpm: 1_000_000,
      tpm: 1_000_000_000,
      max_parallel: 1000,
      budget_usd: '1000',
      budget_period: 'total',
    },
  },
] as const
/** Of the server's own to its database. */
const storeConnections = 2
/** The first phases fill caches and pools. */
const warmUp = 2
/** Timers of what looks again and again are there at one look and not at the next. */
const comeAndGo = 3
/** Idle connections of the test's own fetch and of its probe, which may stay open for a minute. */
const ofThisTest = 8
/** Chats come in every dialect, translated and passed through. */
const chatPaths = new Set(roads.map(({ caller }) => callers[caller].path))
/** What may stay of a request for good: nothing. This is the noise of a short run. */
const bytesARequest = isSoak ? 10 : 400

type ChatMembers = { stream?: boolean; temperature?: number }
type TrafficRequest = {
  path: string
  body: object
  headers?: Record<string, string>
  abortAfterMs?: number
}

/** A server of tools, some of which take their time, and a facilitator that believes everybody. */
async function surroundings() {
  const [model, tools, agents, facilitator] = await Promise.all([
    startDirectedServer(),
    startToolServer(
      (req, res) =>
        void setTimeout(
          () => sendJson(res, { temperature: 21 }),
          req.url?.includes('slow') ? 50 : 0,
        ),
    ),
    testFolder(),
    startToolServer((req, res) => {
      const { length } = facilitator.requests
      // What it is sent has one payload, and wallets sign as themselves.
      const payer = /"from":"(0x\w{40})"/.exec(facilitator.requests.at(-1)?.body ?? '')?.[1]
      const kinds = Object.keys(networksWith('')).map((network) => ({
        x402Version: 2,
        scheme: 'exact',
        network,
      }))
      sendJson(
        res,
        req.url === '/supported'
          ? { kinds }
          : {
              isValid: true,
              success: true,
              transaction: `0x${String(length).padStart(64, '0')}`,
              network: kinds[0]?.network,
              payer,
            },
      )
    }),
  ])
  onTestFinished(
    async () => void (await Promise.all([model.close(), tools.close(), facilitator.close()])),
  )
  for (const [id, document] of Object.entries(soldAgents(tools.origin)))
    await writeFile(`${agents}/${id}.yaml`, JSON.stringify(document))
  const own = configWith(model)
  const dialects = roadConfig(model.base_url)
  const config = {
    upstreams: { ...own.upstreams, ...dialects.upstreams },
    routes: { ...own.routes, ...dialects.routes },
    drain: { accept_ms: 0 },
    breaker: { failures: 1000, window: 1000 },
    retry: { attempts: 2 },
    mesh: { agents: [agents], allow_private: [tools.origin] },
    payments: { networks: networksWith(facilitator.origin), per_payer: 1000 },
  }
  return {
    config,
    openSockets: () => model.openSockets() + tools.openSockets() + facilitator.openSockets(),
  }
}

test.each(cases)(
  `${phases} times $requestsAPhase chats, streams, agents, tasks and payments $what, with aborts and faults, in 192 MB leave neither memory nor handles behind on $engine`,
  async ({ engine, requestsAPhase, limits }) => {
    const seed = runSeed()
    const random = seeded(seed)
    const { config, openSockets } = await surroundings()
    const server = await startServer({
      config: {
        ...config,
        ...(engine === 'postgres' && {
          store: await freshDatabase(),
          store_connections: storeConnections,
        }),
      },
      nodeArgs: ['--max-old-space-size=192', '--inspect=127.0.0.1:0'],
    })
    const meshUrl = String(
      server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.['url'],
    )
    const { key } = await server.createKey({ ...limits, scopes: ['chat', 'mesh'] })
    const probe = await attachInspector(server.allOutput)
    onTestFinished(() => probe.close())

    const wallet = { evm: privateKeyToAccount(generatePrivateKey()) }
    const paidUrl = '/x402/agents/ShopAgent/get_weather'
    let terms = ''
    await until(
      'something is for sale',
      async () =>
        (terms = (await post(meshUrl, paidUrl, {})).headers.get('payment-required') ?? '') !== '',
    )
    const chat =
      (part: Directions, { stream = false, ...more }: ChatMembers, abortAfterMs?: number) =>
      (token: string): TrafficRequest => {
        const road = roads[Math.floor(random() * roads.length)]
        if (!road) return expect.unreachable()
        const caller = callers[road.caller]
        const body = caller.body(roadModel(road), JSON.stringify(part), stream)
        return {
          path: caller.path,
          body: { ...body, [caller.maximum]: 64, ...more },
          headers: { authorization: `Bearer ${token}` },
          ...(abortAfterMs !== undefined && { abortAfterMs }),
        }
      }
    const ask =
      (path: string, more: object, abortAfterMs?: number) =>
      (api_key: string): TrafficRequest => ({
        path,
        body: { api_key, agent_id: 'ShopAgent', ...more },
        ...(abortAfterMs !== undefined && { abortAfterMs }),
      })
    const buy = (city: string, abortAfterMs?: number) => {
      let last: Promise<TrafficRequest> | undefined
      const pay = async (): Promise<TrafficRequest> => {
        const { name, value } = await signRequired(decodePaymentRequiredHeader(terms), wallet)
        return {
          path: paidUrl,
          body: { city },
          headers: { [name]: value },
          ...(abortAfterMs !== undefined && { abortAfterMs }),
        }
      }
      // To sign costs more than all else here: most are sent again.
      return () => (last = last && random() < 0.8 ? last : pay())
    }
    const place = (city: string) => ({ tool: 'get_place', tool_arguments: { city } })
    const requests: ((token: string) => TrafficRequest | Promise<TrafficRequest>)[] = [
      chat({}, {}),
      chat({}, {}),
      chat({}, {}),
      chat({ events: 3 }, { stream: true }),
      chat({ events: 10 }, { stream: true }),
      chat({ bytes: 20_000 }, {}),
      chat({ gapMs: 50 }, {}, 10),
      chat({ gapMs: 10, events: 100 }, { stream: true }, 30),
      chat({ gapMs: 5, events: 100, bytes: 20_000 }, { stream: true }, 25),
      chat({ fail: 'status' }, {}),
      chat({ fail: 'cut' }, {}),
      chat({ fail: 'cut' }, { stream: true }),
      chat({}, { temperature: 9 }),
      ask('/mesh_request', { input: place('Lisbon') }),
      ask('/mesh_request', { input: place('slow') }, 10),
      ask('/mesh_request', { input: { query: 'hi' } }),
      ask('/mesh_task_create', { task_details: place('slow') }),
      buy('Lisbon'),
      buy('slow', 10),
    ]
    const agent = new Agent({ connections: 24 })
    onTestFinished(() => agent.destroy())
    const statuses = new Set<number>()
    const unavailable = new Set<string>()
    const answered = new Set<string>()
    const tasks: string[] = []
    const send = async () => {
      const token = random() < 0.05 ? `${key.slice(0, -6)}wrong1` : key
      const makeRequest = requests[Math.floor(random() * requests.length)]
      if (!makeRequest) return expect.unreachable()
      const { path, body: requestBody, headers, abortAfterMs } = await makeRequest(token)
      try {
        const { statusCode, body } = await request(
          (chatPaths.has(path) ? server.url : meshUrl) + path,
          {
            dispatcher: agent,
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(requestBody),
            ...(abortAfterMs !== undefined && { signal: AbortSignal.timeout(abortAfterMs) }),
          },
        )
        if (statusCode === 503) {
          const text = await body.text()
          if (!text.includes('"overloaded"')) unavailable.add(text)
          return
        }
        statuses.add(statusCode)
        if (statusCode === 200) answered.add(path)
        if (statusCode === 200 && path === '/mesh_task_create')
          tasks.push(((await body.json()) as { task_id: string }).task_id) // by the contract
        else await body.dump({ limit: 10_000_000 })
      } catch {
        // It was we who left, or a stream that was cut: both are meant.
      }
    }
    const atRest = async () => {
      for (const task_id of tasks.splice(0))
        await until('the task has ended', async () => {
          const { json } = await post(meshUrl, '/mesh_task_query', { api_key: key, task_id })
          if (json['status'] === 'failed') throw new Error(JSON.stringify(json))
          return json['status'] === 'completed'
        })
      await until('nothing is under way any more', async () => {
        const metrics = await server.metrics()
        return [
          'tollgate_open_streams',
          'tollgate_requests_in_flight',
          'tollgate_ledger_queued_rows',
        ].every((name) => metric(metrics, name) === 0)
      })
      await pause(50)
    }

    const heap: number[] = []
    const handles: Record<string, number>[] = []
    const run = async (count: number) => {
      for (let phase = 0; phase < count; phase++) {
        await inBatches(Array.from({ length: requestsAPhase }), 24, send)
        await atRest()
        heap.push(await probe.heapUsed())
        handles.push(await probe.resources())
      }
      return slope(heap.slice(Math.max(warmUp, heap.length / 3))) / requestsAPhase
    }
    let growth = await run(phases)
    // Over a longer time caches are full and noise goes down; a leak stays what it is.
    for (let again = 0; growth >= bytesARequest && again < 3 && !isSoak; again++)
      growth = await run(phases)
    if (isSoak) console.log(JSON.stringify({ engine, seed, growth, heap, handles }))
    expect(
      growth,
      `seed ${seed}: bytes that stay of each request; heaps ${heap.join(', ')}`,
    ).toBeLessThan(bytesARequest)
    // What is there at one look may be of the moment; what is there at each of the last stays.
    const fewest = (kind: string) => Math.min(...handles.slice(-3).map((all) => all[kind] ?? 0))
    const grown = Object.keys(handles.at(-1) ?? {}).filter(
      (kind) =>
        kind !== 'TCPSocketWrap' &&
        fewest(kind) >
          comeAndGo + Math.max(...handles.slice(0, warmUp).map((all) => all[kind] ?? 0)),
    )
    expect(grown, JSON.stringify(handles)).toEqual([])
    expect(statuses).toEqual(new Set([200, 400, 401, 502]))
    expect(unavailable, 'but for overload, which a busy machine may bring').toEqual(new Set())
    expect(answered).toEqual(new Set([...chatPaths, '/mesh_request', '/mesh_task_create', paidUrl]))

    await agent.destroy()
    const own = ofThisTest + (engine === 'postgres' ? storeConnections : 0)
    await until(
      'only connections to upstreams are left',
      async () => ((await probe.resources())['TCPSocketWrap'] ?? 0) <= openSockets() + own,
    )
    // A process does not end while somebody looks into it.
    probe.close()
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(openSockets()).toBe(0)
  },
  longMs,
)

/** By least squares: how much the values grow from one to the next. */
function slope(values: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const places = values.map((_, place) => place)
  const [middle, level] = [mean(places), mean(values)]
  return (
    places.reduce((sum, place) => sum + (place - middle) * ((values[place] ?? 0) - level), 0) /
    places.reduce((sum, place) => sum + (place - middle) ** 2, 0)
  )
}
