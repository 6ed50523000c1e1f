import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callers, statuses, type CallEnd } from '../../../support/dialects/callers.ts'
import {
  poison,
  roadFaults,
  text,
  textBefore,
  type RoadFault,
} from '../../../support/dialects/road-faults.ts'
import { roadName, roads, type Road } from '../../../support/dialects/roads.ts'
import {
  dialectOf,
  serverDialects,
  serverReplies,
  type ServerDialect,
} from '../../../support/dialects/server-replies.ts'
import { runSeed } from '../../../support/data/random.ts'
import { isSoak } from '../../../support/soak.ts'
import { metric } from '../../../support/servers/process.ts'
import { assertHeaders } from '../../../support/http/headers.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import {
  models as contractModels,
  startGateway,
  type Gateway,
  type GatewayOptions,
} from '../../../support/servers/gateway.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import {
  isProbe,
  openEvents,
  sendError,
  sendJson,
  startModelServer,
  type ModelServer,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { comesMs, inBatches, longMs, promptMs, until } from '../../../support/waiting.ts'

type Cell = Road & {
  fault: RoadFault
  /** The dialect of the healthy deployment in the next tier. */
  twin: ServerDialect | undefined
  model: string
}

const twinText = 'The twin answered.'

type Routes = NonNullable<GatewayOptions['routes']>
const routes: Routes = {}
const strictModels = contractModels.values()

/** Each cell has the deployments that it needs; only some of them share theirs with others. */
function modelFor({ caller, server, fault, twin }: Omit<Cell, 'model'>): string {
  const own = fault.isPausing ? fault.name.replaceAll(' ', '-') + fault.shape : (fault.at ?? '')
  const name = `${caller}.${server}.${own}.${twin ?? ''}`
  const model = caller === 'chat' ? (strict.get(name) ?? strictModels.next().value ?? '') : name
  strict.set(name, model)
  routes[model] ??= [
    { upstream: fault.at ? `${server}-${fault.at}` : server, model: name },
    ...(twin ? [{ upstream: `${twin}-twin`, tier: 2 }] : []),
  ]
  return model
}
const strict = new Map<string, string>()

/** Of `/v1`, which has seven models, more is tested in `upstream/faults.test.ts`. */
const isOfStrict = ({ isPausing, name }: RoadFault) => !isPausing || name === 'is busy for 7 s'

function twinsOf({ caller, server }: Road): Cell['twin'][] {
  if (caller === 'chat') return [undefined]
  if (caller === 'openai') return [undefined, 'chat']
  return [undefined, server, server === 'chat' ? caller : 'chat']
}

const cells: Cell[] = roads.flatMap((road) =>
  roadFaults
    .filter((fault) => road.caller !== 'chat' || isOfStrict(fault))
    .flatMap((fault) =>
      twinsOf(road).map((twin) => {
        const cell = { ...road, fault, twin }
        return { ...cell, model: modelFor(cell) }
      }),
    ),
)

/** All of them in a soak, else a third, which is another in each run. */
const seed = runSeed()
const isChosen = (place: number) => (place + Math.floor(place / 3) + seed) % 3 === 0
const chosen = [...cells.keys()].filter((place) => isSoak || isChosen(place))
const requestId = (place: number) => `cell-${place}`

let gateway: Gateway
let server: ModelServer

/** Does what the cell says that the text of the request names; below `/twin` it answers. */
const script: Script = (_req, res, { path, text: request, body }) => {
  const { stream } = body
  if (isProbe(body)) return sendError(res, 404)
  const cell = cells[Number(/#(\d+)#/.exec(request)?.[1])]
  if (!cell) throw new Error(`no cell: ${path} ${request}`)
  const replies = serverReplies[dialectOf(path)]
  if (!path.startsWith('/twin')) return cell.fault.act(replies, res)
  if (stream) openEvents(res).end(replies.events([twinText]).join(''))
  else sendJson(res, 200, replies.whole(twinText))
}

beforeAll(async () => {
  server = await startModelServer(script)
  const at = (more: object) => ({ base_url: server.base_url, ...more })
  const twins = { base_url: server.base_url.replace('/v1', '/twin/v1') }
  gateway = await startGateway({
    ...alwaysRetries,
    limits: { keep_alive_ms: 15_000, reply_bytes: 4 << 20 },
    upstreams: Object.fromEntries(
      serverDialects.flatMap((dialect) => [
        [dialect, at({ dialects: [dialect] })],
        [`${dialect}-refusing`, { base_url: 'http://127.0.0.1:1/v1', dialects: [dialect] }],
        [`${dialect}-late`, at({ dialects: [dialect], first_byte_ms: 600 })],
        [`${dialect}-idle`, at({ dialects: [dialect], idle_ms: 600 })],
        [`${dialect}-twin`, { ...twins, dialects: [dialect] }],
      ]),
    ),
    routes,
  })
})
afterAll(async () => {
  await gateway.stop()
  await server.close()
})

async function run(cell: Cell, place: number): Promise<void> {
  const { caller: dialect, fault, model } = cell
  const caller = callers[dialect]
  const { reply } = await exchange(
    gateway.url,
    requestBytes(
      `POST ${caller.path} HTTP/1.1`,
      [
        'Host: a',
        `Authorization: Bearer ${gateway.key}`,
        'Content-Type: application/json',
        `X-Request-Id: ${requestId(place)}`,
      ],
      JSON.stringify(caller.body(model, `#${place}#`, fault.shape === 'stream')),
    ),
    { deadlineMs: comesMs },
  )
  if (!reply) throw new Error('no reply')
  assertHeaders(caller.contract, 'POST', caller.path, reply)
  const said = reply.body.toString()
  // Only the caller whose request is refused as invalid is told why.
  const isRefused = fault.end.is !== 'complete' && fault.end.wrong === 'refused'
  expect(said.includes(poison), "the model server's own words").toBe(isRefused)
  expect(caller.read(reply)).toEqual(endFor(cell))
  if (fault.end.is === 'complete' || isAnsweredByTwin(cell)) return
  if (fault.end.wrong === 'overflow') expect(said).toMatch(caller.overflow)
  if (fault.retryAfter === undefined) return
  expect([fault.retryAfter, fault.retryAfter - 1]).toContain(Number(reply.headers['retry-after']))
}

const isAnsweredByTwin = ({ fault, twin }: Cell): boolean => fault.isHidden && twin !== undefined
const isAnswered = (cell: Cell): boolean =>
  cell.fault.end.is === 'complete' || isAnsweredByTwin(cell)

function endFor(cell: Cell): CallEnd {
  const { caller, fault } = cell
  if (isAnsweredByTwin(cell)) return { is: 'complete', text: twinText }
  const { end } = fault
  if (end.is === 'complete') return { is: 'complete', text }
  const words = callers[caller].words[end.wrong]
  return end.is === 'refused'
    ? { is: 'refused', status: statuses[end.wrong], error: words.refusal }
    : { is: 'cut', text: textBefore(fault), error: words.event }
}

const labelOf = (cell: Cell | undefined): string =>
  cell
    ? `${roadName(cell)}, ${cell.fault.shape}: ${cell.fault.name}` +
      (cell.twin ? `; another speaks ${cell.twin}` : '')
    : 'no cell'

describe('a model server that fails', () => {
  const wrong = new Map<number, string>()
  beforeAll(async () => {
    await inBatches(chosen, 16, async (place) => {
      const cell = cells[place]
      if (cell)
        await run(cell, place).catch((error: unknown) => wrong.set(place, `${String(error)}`))
    })
  }, longMs)

  test('gives the same end in every dialect, passed through or translated', () => {
    const lines = [...wrong].map(([place, error]) => `${labelOf(cells[place])}: ${error}`)
    expect(lines.join('\n'), `SEED=${seed}`).toBe('')
  })

  test('is in the ledger, where a call that was not answered in full is not ok', async () => {
    const rows = Map.groupBy(await gateway.rows(), ({ request_id: id }) => id)
    for (const place of chosen) {
      const cell = cells[place]
      const statuses = (rows.get(requestId(place)) ?? []).map(({ status }) => status)
      const last = cell && isAnswered(cell) ? 'ok' : expect.not.stringMatching(/^ok$/)
      expect([place, statuses.length > 0, statuses.at(-1)]).toEqual([place, true, last])
      expect(statuses.slice(0, -1), labelOf(cell)).not.toContain('ok')
    }
  })

  test('leaves nothing in flight, and no connection open', async () => {
    const inFlight = async () => metric(await gateway.metrics(), 'tollgate_requests_in_flight')
    await until('nothing is in flight', async () => (await inFlight()) === 0, promptMs)
    await until('no connection is left', () => server.openSockets() === 0, promptMs)
  })
})
