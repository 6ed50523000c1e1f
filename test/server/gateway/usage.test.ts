import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { models, type UsageRow } from '../../support/servers/gateway.ts'
import { assertGoodStream, assertRefusal } from '../../support/http/replies.ts'
import { fault } from '../../support/http/schemas.ts'
import {
  chunk,
  completion,
  event,
  goodEvents,
  openEvents,
  piece,
  says,
  sendError,
  sendJson,
  usage,
  type Script,
} from '../../support/upstreams/model-server.ts'
import {
  ask,
  chat,
  testGatewayServer,
  startGatewayServer,
  alwaysRetries,
  type Answer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { operatorFetch } from '../../support/http/operator.ts'

let script: Script
let two: GatewayServer<'first' | 'spare'>
beforeAll(async () => {
  two = await startGatewayServer(
    {
      first: (req, res, received) => script(req, res, received),
      spare: says('from', ' the spare'),
    },
    {
      ...alwaysRetries,
      // nano-USD a token: the first upstream costs 30 and 50, the spare 100 and 200. Callers pay 50
      // and 80 for the first model, else the cost.
      deployments: {
        first: { usd_per_million: { input: '0.03', output: '0.05' } },
        spare: { tier: 2, usd_per_million: { input: '0.1', output: '0.2' } },
      },
      prices: { [models[0]]: { input: '0.05', output: '0.08' } },
    },
  )
})
afterAll(() => two.close())
beforeEach(() => {
  script = says('Hello')
})

const streamed = chat({ stream: true })
const rowsOf = async ({ headers }: Answer) =>
  (await two.gateway.rows()).filter((row) => row.request_id === headers['x-request-id'])
async function onlyRow(body: unknown, headers?: string[]): Promise<UsageRow> {
  const rows = await rowsOf(await ask(two.gateway, body, { ...(headers && { headers }) }))
  expect(rows).toHaveLength(1)
  return rows[0] as UsageRow // there is one
}
const withoutUsage: Script = (_req, res, { body }) => {
  if (body.stream)
    openEvents(res).end(
      goodEvents('Hello', ' world').replace(/data: [^\n]*prompt_tokens[^\n]*\n\n/, ''),
    )
  else sendJson(res, 200, completion('Hello world', { usage: undefined }))
}

describe('a row', () => {
  test('is there when the reply has ended, and says who, what, where and how long', async () => {
    const row = await onlyRow(chat())
    expect(row).toMatchObject({
      attempt: 1,
      service: 'gateway',
      key_id: two.gateway.keyId,
      model: models[0],
      status: 'ok',
      upstream: 'first',
      payment_id: null,
      agent: null,
      tool: null,
      ttft_ms: null,
      waited_ms: null,
      upstream_key: null,
    })
    expect(Math.abs(Date.now() - row.ts)).toBeLessThan(60_000)
    expect(row.latency_ms).toBeGreaterThanOrEqual(0)
  })

  test('of a stream is there with [DONE], and says when the first token came', async () => {
    script = (_req, res) => void setTimeout(() => openEvents(res).end(goodEvents('Hello')), 60)
    const row = await onlyRow(streamed)
    expect(row.ttft_ms).toBeGreaterThanOrEqual(55)
    expect(row.latency_ms).toBeGreaterThanOrEqual(row.ttft_ms ?? Infinity)
  })

  test('bears the caller’s own request id', async () => {
    const reply = await ask(two.gateway, chat(), { headers: ['x-request-id: mine-1'] })
    expect(await rowsOf(reply)).toMatchObject([{ request_id: 'mine-1' }])
  })
})

describe('tokens', () => {
  test.each([
    ['whole', chat()],
    ['stream', streamed],
  ])('are the upstream’s own where it tells them (%s)', async (_shape, body) => {
    expect(await onlyRow(body)).toMatchObject({
      prompt_tokens: 12,
      completion_tokens: 3,
      estimated: false,
    })
  })

  test('are estimated where it does not, the same for a whole reply as for a stream', async () => {
    script = withoutUsage
    const [whole, stream] = [await onlyRow(chat()), await onlyRow(streamed)]
    // 4 for the message and 1 for "hi"; "Hello world" is 11 letters, "Hello" and " world" 2 tokens
    // each.
    expect(whole).toMatchObject({ prompt_tokens: 5, completion_tokens: 3, estimated: true })
    expect(stream).toMatchObject({ prompt_tokens: 5, completion_tokens: 4, estimated: true })
  })

  test.each([
    { prompt_tokens: -1, completion_tokens: 3 },
    { prompt_tokens: 1.5, completion_tokens: 3 },
    { prompt_tokens: 1e300, completion_tokens: 3 },
    { prompt_tokens: '12', completion_tokens: 3 },
    null,
    7,
  ])('are estimated where what it tells cannot be, as in %j', async (usage) => {
    script = (_req, res) => sendJson(res, 200, completion('Hello world', { usage }))
    expect(await onlyRow(chat())).toMatchObject({
      prompt_tokens: 5,
      completion_tokens: 3,
      estimated: true,
    })
  })

  test('are shown to a streaming caller only if it asks, and are then those of the ledger', async () => {
    for (const now of [says('Hello'), withoutUsage]) {
      script = now
      const reply = await ask(
        two.gateway,
        chat({ stream: true, stream_options: { include_usage: true } }),
      )
      const [row] = await rowsOf(reply)
      expect(assertGoodStream(reply).usage).toEqual({
        prompt_tokens: row?.prompt_tokens,
        completion_tokens: row?.completion_tokens,
        total_tokens: (row?.prompt_tokens ?? 0) + (row?.completion_tokens ?? 0),
      })
      expect(assertGoodStream(await ask(two.gateway, streamed)).usage).toBeUndefined()
    }
  })
})

describe('money', () => {
  test('charged is the price of the model, cost what the upstream costs us', async () => {
    expect(await onlyRow(chat())).toMatchObject({
      charged: 12 * 50 + 3 * 80,
      cost: 12 * 30 + 3 * 50,
    })
  })

  test('without a price charged is the cost', async () => {
    expect(await onlyRow(chat({ model: models[1] }))).toMatchObject({ charged: 510, cost: 510 })
  })

  test('an attempt that gave the caller nothing is charged nothing, and the one that answered is charged once', async () => {
    script = (_req, res) => sendError(res, 500)
    const rows = await rowsOf(await ask(two.gateway))
    expect(
      rows.map(({ attempt, status, upstream, charged, cost }) => ({
        attempt,
        status,
        upstream,
        charged,
        cost,
      })),
    ).toEqual([
      { attempt: 1, status: 'upstream_status_500', upstream: 'first', charged: 0, cost: 0 },
      {
        attempt: 2,
        status: 'ok',
        upstream: 'spare',
        charged: 12 * 50 + 3 * 80,
        cost: 12 * 100 + 3 * 200,
      },
    ])
  })

  test('an attempt that was too late may be billed to us and is not charged', async () => {
    const { gateway } = await testGatewayServer(
      { first: () => {}, spare: says('from', ' the spare') },
      {
        ...alwaysRetries,
        upstreams: { first: { first_byte_ms: 300 } },
        deployments: {
          first: { usd_per_million: { input: '0.03', output: '0.05' } },
          spare: { tier: 2 },
        },
      },
    )
    await ask(gateway)
    const [late, answered] = await gateway.rows()
    expect(late).toMatchObject({
      status: 'upstream_late',
      prompt_tokens: 5,
      completion_tokens: 0,
      estimated: true,
      charged: 0,
      cost: 5 * 30,
    })
    expect(answered).toMatchObject({ status: 'ok' })
  })

  test('a stream that broke off is charged for what came', async () => {
    script = (_req, res) => void openEvents(res).end(event(piece('Hello')) + event(piece(' world')))
    expect(await onlyRow(streamed)).toMatchObject({
      status: 'upstream_truncated',
      prompt_tokens: 5,
      completion_tokens: 4,
      charged: 5 * 50 + 4 * 80,
      cost: 5 * 30 + 4 * 50,
    })
  })

  test('a stream that broke off after its usage was told is charged by that', async () => {
    script = (_req, res) =>
      void openEvents(res).end(event(chunk({ content: 'Hello' }, null, { usage })))
    expect(await onlyRow(streamed)).toMatchObject({
      status: 'upstream_truncated',
      prompt_tokens: 12,
      completion_tokens: 3,
      estimated: false,
    })
  })
})

describe('refusals', () => {
  test.each([
    ['invalid_request', 400, chat({ temperature: 2 }), []],
    ['invalid_request', 400, '{', []],
    ['unsupported_media_type', 415, chat(), ['Content-Encoding: lzma']],
    ['invalid_request', 400, chat(), ['X-Request-Timeout-Ms: 0']],
  ] as const)(
    'after authentication have a row that costs nothing: %s',
    async (status, code, body, headers) => {
      const reply = await ask(two.gateway, body, { headers: [...headers] })
      assertRefusal(reply, code)
      expect(await rowsOf(reply)).toMatchObject([
        {
          status,
          attempt: 0,
          prompt_tokens: 0,
          completion_tokens: 0,
          charged: 0,
          cost: 0,
          upstream: null,
          key_id: two.gateway.keyId,
        },
      ])
    },
  )

  test('for the key’s scope or models have a row', async () => {
    for (const options of [{ scopes: ['mesh' as const] }, { models: [models[3]] }]) {
      const { key, id } = await two.gateway.createKey(options)
      const reply = await ask(two.gateway, chat(), { key })
      assertRefusal(reply, 403)
      expect(await rowsOf(reply)).toMatchObject([{ status: 'forbidden', attempt: 0, key_id: id }])
    }
  })

  test('without authentication have none', async () => {
    const reply = await ask(two.gateway, chat(), { key: 'nobody' })
    assertRefusal(reply, 401)
    expect(await rowsOf(reply)).toEqual([])
  })

  test('by the upstream have a row for the attempt and one for the refusal', async () => {
    script = (_req, res) => sendError(res, 422)
    const reply = await ask(two.gateway)
    assertRefusal(reply, 400)
    const rows = await rowsOf(reply)
    expect(
      rows
        .map(({ attempt, status, charged }) => ({ attempt, status, charged }))
        .toSorted((a, b) => b.attempt - a.attempt),
    ).toEqual([
      { attempt: 1, status: 'upstream_status_422', charged: 0 },
      { attempt: 0, status: 'invalid_request', charged: 0 },
    ])
  })
})

describe('the operator sees', () => {
  type Totals = components['schemas']['UsageTotals']
  type Page = components['schemas']['UsageRows']
  async function operate<T>(path: string, schema: string): Promise<T> {
    const reply = await operatorFetch(two.gateway, path)
    const body: unknown = await reply.json()
    expect(reply.status, JSON.stringify(body)).toBe(200)
    expect(fault('operator', schema, body)).toBeNull()
    return body as T // judged on the line above
  }
  const sum = (
    rows: UsageRow[],
    name:
      | `${'prompt' | 'cached' | 'cache_write' | 'cache_write_1h' | 'completion' | 'reasoning'}_tokens`
      | 'hosted_calls'
      | 'charged'
      | 'counted'
      | 'cost',
  ) => rows.reduce((total, row) => total + row[name], 0)
  /** The rows that ended their requests. */
  let lastIds: ReadonlySet<string>
  const allRows = async () => {
    const rows = await two.gateway.rows()
    const newestLast = rows.toSorted((a, b) => a.ts - b.ts || (a.id < b.id ? -1 : 1))
    lastIds = new Set(new Map(newestLast.map((row) => [row.call_id, row.id])).values())
    return rows
  }
  const totalOf = (rows: UsageRow[]) => ({
    requests: rows.filter(({ id }) => lastIds.has(id)).length,
    attempts: expect.any(Number) as number,
    prompt_tokens: sum(rows, 'prompt_tokens'),
    cached_tokens: sum(rows, 'cached_tokens'),
    cache_write_tokens: sum(rows, 'cache_write_tokens'),
    cache_write_1h_tokens: sum(rows, 'cache_write_1h_tokens'),
    completion_tokens: sum(rows, 'completion_tokens'),
    reasoning_tokens: sum(rows, 'reasoning_tokens'),
    hosted_calls: sum(rows, 'hosted_calls'),
    calls: 0,
    images: 0,
    characters: 0,
    seconds: 0,
    charged: String(sum(rows, 'charged')),
    counted: String(sum(rows, 'counted')),
    cost: String(sum(rows, 'cost')),
  })
  const hourOf = ({ ts }: UsageRow) => ts - (ts % 3_600_000)

  beforeAll(async () => {
    script = says('Hello')
    const { key } = await two.gateway.createKey()
    for (const model of models.slice(0, 3))
      for (const token of [two.gateway.key, key])
        await ask(two.gateway, chat({ model }), { key: token })
  })

  test('totals that are the sums of the rows', async () => {
    const rows = await allRows()
    expect((await operate<Totals>('/usage', 'UsageTotals')).totals).toEqual([totalOf(rows)])
  })

  test.each([
    ['from=5&to=5', 'to', 'to must be after from'],
    ['from=4102444800000', 'from', 'from is in the future'],
    ['key_id=%00', 'key_id', 'control characters'],
    ['model=%00', 'model', 'control characters'],
  ])('nothing for %s, which cannot be', async (query, param, reason) => {
    for (const path of ['/usage', '/usage/rows']) {
      const reply = await operatorFetch(two.gateway, `${path}?${query}`)
      expect(await reply.json()).toMatchObject({
        error: 400,
        code: 'invalid_request',
        param,
        message: expect.stringContaining(reason),
      })
    }
  })

  test('totals by key, model and hour', async () => {
    const rows = await allRows()
    const { totals } = await operate<Totals>('/usage?by=key,model,hour', 'UsageTotals')
    const groups = Map.groupBy(rows, (row) => JSON.stringify([row.key_id, row.model, hourOf(row)]))
    expect(totals).toHaveLength(groups.size)
    for (const { key_id, model, hour, ...total } of totals)
      expect(total).toEqual(totalOf(groups.get(JSON.stringify([key_id, model, hour])) ?? []))
  })

  test('totals by day, upstream and owner', async () => {
    const rows = await allRows()
    const { totals } = await operate<Totals>('/usage?by=day,upstream,owner', 'UsageTotals')
    const dayOf = ({ ts }: UsageRow) => ts - (ts % 86_400_000)
    const groups = Map.groupBy(rows, (row) => JSON.stringify([dayOf(row), row.upstream]))
    expect(totals).toHaveLength(groups.size)
    for (const { day, upstream, owner, ...total } of totals) {
      expect(owner).toBeNull()
      expect(total).toEqual(totalOf(groups.get(JSON.stringify([day, upstream])) ?? []))
    }
  })

  test('totals of one key, one model, and a span of time', async () => {
    const rows = await allRows()
    const own = rows.filter((row) => row.key_id === two.gateway.keyId)
    expect(
      (await operate<Totals>(`/usage?key_id=${two.gateway.keyId}`, 'UsageTotals')).totals,
    ).toEqual([totalOf(own)])
    expect(
      (await operate<Totals>(`/usage?model=${encodeURIComponent(models[1])}`, 'UsageTotals'))
        .totals,
    ).toEqual([totalOf(rows.filter((row) => row.model === models[1]))])
    const middle = rows[Math.floor(rows.length / 2)]?.ts ?? 0
    const [before, after] = await Promise.all(
      [`/usage?to=${middle}`, `/usage?from=${middle}`].map((path) =>
        operate<Totals>(path, 'UsageTotals'),
      ),
    )
    expect(before?.totals).toEqual([totalOf(rows.filter((row) => row.ts < middle))])
    expect(after?.totals).toEqual([totalOf(rows.filter((row) => row.ts >= middle))])
  })

  test.each(['/usage', '/usage?by=key', `/usage/rows?model=${encodeURIComponent(models[1])}`])(
    'what to ask instead where %s is more than can be read in time',
    async (path) => {
      vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
      onTestFinished(() => void vi.restoreAllMocks())
      const reply = await operatorFetch(two.gateway, path)
      expect([reply.status, reply.headers.get('x-should-retry')]).toEqual([503, 'false'])
      expect(await reply.json()).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('ask for a shorter one, with from and to'),
      })
    },
  )

  test('rows page by page, newest first, each once, also while new ones come', async () => {
    const all = (await two.gateway.rows()).toReversed()
    const paged: UsageRow[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: Page = await operate<Page>(
        `/usage/rows?limit=3${after && `&after=${encodeURIComponent(after)}`}`,
        'UsageRows',
      )
      expect(page.rows.length).toBeLessThanOrEqual(3)
      paged.push(...page.rows)
      after = page.next
      if (paged.length === 3) await ask(two.gateway)
    }
    expect(paged).toEqual(all)
  })
})
