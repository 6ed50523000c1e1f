import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

type Series = components['schemas']['Series']

const hour = 3_600_000
const day = 24 * hour
const start = Date.UTC(2026, 4, 2)

/** Two hours of three models: 12 requests, of which each fourth failed. */
const rows = Array.from({ length: 12 }, (_, at) =>
  usageRow({
    ts: start + Math.floor(at / 6) * hour + at,
    model: ['large', 'large', 'small', 'tiny'][at % 4] ?? null,
    status: at % 4 === 3 ? 'client_left' : 'ok',
    latency_ms: 100 * (at + 1),
    charged: 1000 + at,
  }),
)

describe.each(engines)('series on %s', (engine) => {
  let gateway: Gateway
  beforeAll(async () => {
    const store = await freshStore(engine)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    for (const row of rows) ledger.append(row)
    await ledger.flush()
    await ledger.close()
    gateway = await startGateway({
      upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
      routes: { '*': [{ upstream: 'none' }] },
      store: store.url ?? store.folder,
    })
  })
  afterAll(() => gateway.stop())

  const read = (query: string) =>
    operatorJson<Series>(gateway, 'GET', `/series?from=${start}&to=${start + 3 * hour}&${query}`)

  test('are one of all rows, or one of each value, the largest first', async () => {
    expect(await read('metric=requests')).toEqual({
      metric: 'requests',
      by: null,
      from: start,
      to: start + 3 * hour,
      step_ms: hour,
      series: [{ value: null, points: [6, 6, 0] }],
      others: null,
    })
    const { series, others } = await read('metric=charged&by=model')
    const sumOf = (model: string, from: number, to: number) =>
      rows
        .slice(from, to)
        .filter((row) => row.model === model)
        .reduce((sum, { charged }) => sum + charged, 0)
    expect(series).toEqual(
      ['large', 'tiny', 'small'].map((model) => ({
        value: model,
        points: [sumOf(model, 0, 6), sumOf(model, 6, 12), 0],
      })),
    )
    expect(others).toBeNull()
  })

  test('sum up what is beyond the top', async () => {
    const { series, others } = await read('metric=requests&by=model&top=1')
    expect(series).toEqual([{ value: 'large', points: [4, 2, 0] }])
    expect(others).toEqual({ values: 2, points: [2, 4, 0] })
  })

  test('have percentiles of answers, days, and failures by status', async () => {
    const { series } = await read('metric=whole_p50_ms')
    const [points = []] = series.map(({ points }) => points)
    expect(points[0]).toBeGreaterThan(200)
    expect(points[0]).toBeLessThanOrEqual(300)
    expect(points[2]).toBeNull()
    expect((await read('metric=failed&step=day')).series).toEqual([{ value: null, points: [3] }])
    expect((await read('metric=requests&by=status')).series.map(({ value }) => value)).toEqual([
      'ok',
      'client_left',
    ])
  })

  test.each([
    ['metric=nothing', 'metric'],
    [`metric=cost&from=${start}&to=${start}`, 'to'],
    [`metric=cost&from=${start - 1001 * day}&step=day&to=${start}`, 'from'],
  ])('%s is refused', async (query, param) => {
    const reply = await operatorFetch(gateway, `/series?${query}`)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ param })
  })
})
