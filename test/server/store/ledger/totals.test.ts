import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startLedger, type Ledger } from '../../../../server/store/ledger/ledger.ts'
import { openUsageWriter } from '../../../../server/store/ledger/open-writer.ts'
import { monthOf } from '../../../../server/store/ledger/totals.ts'
import {
  endless,
  fieldOf,
  usageTotals,
  type TotalsQuery,
} from '../../../../server/store/queries/totals.ts'
import { insertUsage } from '../../../../server/store/queries/usage.ts'
import type { Store } from '../../../../server/store/store.ts'
import type { Unit } from '../../../../server/units.ts'
import {
  countOfUnit,
  totalCounts,
  unitCounts,
  type UnitCount,
  type TotalCount,
  type UsageRow,
} from '../../../../server/store/usage-tables.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { engines, freshFolder, freshStore, usageRow } from '../../../support/servers/store.ts'

const hour = 3_600_000
const day = 24 * hour
/** The end of a month is in the middle of the rows. */
const start = Date.UTC(2026, 0, 30)
const days = 5

function someRows(seed: number, count = 400): UsageRow[] {
  const random = seeded(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const one = <Value>(values: readonly Value[]) => values[upTo(values.length)] as Value // not empty
  return Array.from({ length: count }, () => {
    const at = start + upTo(days) * day + one([0, hour, day - 1, upTo(day)])
    return usageRow({
      ts: at,
      key_id: one(['a', 'b', 'c', '-']),
      group_id: one(['g', 'h', null]),
      payment_id: one([null, null, 'paid']),
      model: one(['large', 'small', null]),
      agent: one([null, null, 'echo']),
      upstream: one(['x', 'y', null]),
      failed_model: one([null, 'small']),
      failed_upstream: one([null, 'x']),
      status: one(['ok', 'ok', 'ok', 'client_left', 'upstream_failed', 'rate_limited']),
      ttft_ms: one([null, 5]),
      latency_ms: one([0, 10, upTo(2 * hour)]),
      prompt_tokens: upTo(1000),
      cached_tokens: upTo(100),
      hosted_calls: upTo(3),
      unit: one(['call', 'image', 'character', 'second', null]),
      units: one([null, upTo(5)]),
      charged: upTo(1e6),
      counted: upTo(1e6),
      cost: upTo(1e6),
    })
  })
}

/** Whether a row ends its request, in words of its own. */
const isEnd = ({ model, agent, status, ttft_ms }: UsageRow) =>
  model === null || (agent === null && (['ok', 'client_left'].includes(status) || ttft_ms !== null))

const monthOfRow = (row: UsageRow) => {
  const at = new Date(row.payment_id === null ? row.ts - row.latency_ms : row.ts)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth())
}

const valueOf = (row: UsageRow) => ({
  key: row.key_id,
  group: row.group_id,
  model: row.model ?? row.failed_model,
  agent: row.agent,
  upstream: row.upstream ?? row.failed_upstream,
  status: row.status,
  hour: row.ts - (row.ts % hour),
  day: row.ts - (row.ts % day),
  refusal: row.model === null && row.status !== 'ok' ? row.status : null,
})

const isUnit = (name: TotalCount): name is UnitCount => unitCounts.some((one) => one === name)

function countOf(row: UsageRow, name: TotalCount): number {
  if (name === 'requests') return isEnd(row) ? 1 : 0
  if (name === 'attempts') return row.upstream === null ? 0 : 1
  if (isUnit(name))
    return row.unit !== null && countOfUnit[row.unit as Unit] === name ? (row.units ?? 0) : 0
  return row[name]
}

/** The same totals, row by row. */
function expected(rows: readonly UsageRow[], query: TotalsQuery) {
  const groups = [...query.by, ...(query.refusals ? (['refusal'] as const) : [])]
  const chosen = rows.filter(
    (row) =>
      row.ts >= query.from &&
      row.ts < query.to &&
      (query.key_id === undefined || row.key_id === query.key_id) &&
      (query.model === undefined || valueOf(row).model === query.model) &&
      (query.month === undefined || monthOfRow(row) === query.month),
  )
  const parts = Map.groupBy(chosen, (row) =>
    JSON.stringify(groups.map((name) => valueOf(row)[name])),
  )
  return [...parts].map(([values, part]) => [
    ...(JSON.parse(values) as unknown[]),
    ...totalCounts.map((name) => part.reduce((sum, row) => sum + countOf(row, name), 0)),
  ])
}

async function found({ usage }: Store, query: TotalsQuery) {
  const groups = [...query.by, ...(query.refusals ? (['refusal'] as const) : [])]
  return (await usageTotals(usage, query)).map((total) => [
    ...groups.map((name) => total[name === 'refusal' ? name : fieldOf[name]]),
    ...totalCounts.map((name) => Number(total[name])),
  ])
}

const sorted = (totals: unknown[][]) =>
  totals.map((total) => JSON.stringify(total)).toSorted((a, b) => (a < b ? -1 : 1))

/** Queries of whole months, of days, of hours, of parts of both, and of one key or model. */
function someQueries(seed: number): TotalsQuery[] {
  const random = seeded(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const dimensions = [
    'key',
    'group',
    'model',
    'agent',
    'upstream',
    'status',
    'hour',
    'day',
  ] as const
  const spans = [
    { from: 0, to: endless },
    { from: start + day, to: start + 3 * day },
    { from: start + 7 * hour, to: endless },
    { from: start + 7 * hour, to: start + 9 * hour },
    { from: start + day + 5, to: start + 4 * day - 5 },
    { from: start + day + 5, to: start + day + 8 * hour },
  ]
  return Array.from({ length: 60 }, (_, at) => ({
    scope: 'all' as const,
    ...(at % 5 === 0
      ? { from: 0, to: endless }
      : (spans[upTo(spans.length)] ?? expect.unreachable())),
    by: dimensions.filter(() => random() < 0.35),
    refusals: random() < 0.3,
    ...(random() < 0.3 && { key_id: 'a' }),
    ...(random() < 0.2 && { model: 'small' }),
    ...(at % 5 === 0 && { month: Date.UTC(2026, upTo(2)) }),
  }))
}

async function expectTotals(store: Store, rows: readonly UsageRow[], when: string): Promise<void> {
  const seed = runSeed()
  for (const query of someQueries(seed)) {
    const all = expected(rows, query)
    const wanted = query.by.length === 0 && !query.refusals && all.length === 0 ? undefined : all
    if (wanted)
      expect(
        sorted(await found(store, query)),
        `seed ${seed}, ${when}, ${JSON.stringify(query)}`,
      ).toEqual(sorted(wanted))
  }
}

function openLedger({ url }: Store, folder: string): Ledger {
  const ledger = startLedger({ folder, url, observe: () => {} })
  onTestFinished(() => ledger.close())
  return ledger
}

async function storeRows(store: Store, rows: readonly UsageRow[]): Promise<void> {
  const ledger = openLedger(store, store.folder)
  for (const row of rows) ledger.append(row)
  await ledger.flush()
  await ledger.close()
}

function writerOf({ folder, url }: Store) {
  const writer = openUsageWriter(folder, url)
  onTestFinished(() => writer.close())
  return writer
}

const unposted = async ({ usage }: Store) =>
  (await usage.selectFrom('usage').select('id').where('posted', 'is', null).execute()).length

describe.each(engines)('totals on %s', (engine) => {
  it('equal the rows, of whatever period, also repeated and late ones', async () => {
    const store = await freshStore(engine)
    const rows = someRows(runSeed())
    await storeRows(store, [...rows, ...rows.slice(0, 30)])
    expect(await unposted(store)).toBe(0)
    await expectTotals(store, rows, 'stored')
    const late = someRows(runSeed() + 1, 20)
    await storeRows(store, late)
    await expectTotals(store, [...rows, ...late], 'late rows')
  })

  it('have rows of an earlier version, before and after they are posted, a part at a time', async () => {
    const store = await freshStore(engine)
    const [own, older] = [someRows(runSeed() + 2, 150), someRows(runSeed() + 3, 150)]
    await storeRows(store, own)
    // That version knows nothing of totals.
    await insertUsage(store.usage, older)
    const all = [...own, ...older]
    await expectTotals(store, all, 'not posted')
    const writer = writerOf(store)
    expect(await writer.post(40)).toBe(true)
    expect(await unposted(store)).toBe(110)
    await expectTotals(store, all, 'partly posted')
    while (await writer.post(40));
    expect(await unposted(store)).toBe(0)
    await expectTotals(store, all, 'posted')
    expect(
      (await store.usage.selectFrom('usage').select(['ts', 'posted']).execute()).every(
        ({ ts, posted }) => Number(posted) <= monthOf(ts),
      ),
    ).toBe(true)
  })

  it('are unchanged when several writers post the same rows, and when rows are rolled up', async () => {
    const store = await freshStore(engine)
    const rows = someRows(runSeed() + 4, 300)
    await insertUsage(store.usage, rows)
    const writers = [writerOf(store), writerOf(store), writerOf(store)]
    await Promise.all(
      writers.map(async (writer) => {
        for (let round = 0; round < 20; round++) await writer.post(37)
      }),
    )
    expect(await unposted(store)).toBe(0)
    await expectTotals(store, rows, 'posted by several')
    const [writer] = writers
    while (await writer?.rollUp(start + 2 * day));
    const days = {
      scope: 'all',
      from: 0,
      to: endless,
      by: ['day', 'key', 'model', 'upstream', 'status'],
    } as const
    expect(sorted(await found(store, days))).toEqual(sorted(expected(rows, days)))
  })

  it('take over from sums by key, which go when no earlier version writes them', async () => {
    const store = await freshStore(engine)
    const sum = async (hours: number) =>
      sql`insert into usage_sum (dimension, hour, value) values ('key', ${hours * hour}, 'a')`.execute(
        store.usage,
      )
    for (const hours of [1, 30, 31, 100]) await sum(hours)
    const left = async () =>
      (await store.usage.selectFrom('usage_sum').select('hour').orderBy('hour').execute()).map(
        (row) => row.hour / hour,
      )
    const writer = writerOf(store)
    await writer.forgetSums(100 * hour)
    expect(await left()).toEqual([1, 30, 31, 100])
    await writer.forgetSums(101 * hour)
    expect(await left()).toEqual([30, 31, 100])
    await writer.forgetSums(101 * hour)
    expect(await left()).toEqual([100])
  })
})

it('totals equal the rows that two replicas wrote at the same time', async () => {
  const store = await freshStore('postgres')
  const rows = someRows(runSeed() + 5)
  const ledgers = [openLedger(store, freshFolder()), openLedger(store, freshFolder())] as const
  for (const [at, row] of rows.entries()) {
    ledgers[at % 2 === 0 ? 0 : 1].append(row)
    if (at % 50 === 0) await Promise.all(ledgers.map((ledger) => ledger.flush()))
  }
  await Promise.all(ledgers.map((ledger) => ledger.flush()))
  await expectTotals(store, rows, 'of two replicas')
})
