import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startLedger, type Ledger } from '../../../../server/store/ledger/ledger.ts'
import {
  bucketBoundsMs,
  bucketOf,
  percentileOf,
  sumRows,
} from '../../../../server/store/ledger/sums.ts'
import { keySpendBetween, lastUses } from '../../../../server/store/queries/key-sums.ts'
import { sumsOf } from '../../../../server/store/queries/sums.ts'
import type { Store } from '../../../../server/store/store.ts'
import {
  sumDimensions,
  type SumDimension,
  type UsageRow,
} from '../../../../server/store/usage-tables.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { engines, freshFolder, freshStore, usageRow } from '../../../support/servers/store.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 0, 2)

/** Calls of one or several attempts, of which the last answers, is refused, or is left. */
function someCalls(seed: number): UsageRow[] {
  const random = seeded(seed)
  const one = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value // none of the lists is empty
  const upTo = (most: number) => Math.floor(random() * most)
  return Array.from({ length: 150 }, (_, call) => {
    const ts = start + upTo(3) * hour + one([0, hour - 1, upTo(hour)])
    const shared = {
      call_id: `c${call}`,
      key_id: one(['a', 'b', '-']),
      group_id: one(['g', 'h', null]),
      agent: null,
      tool: null,
    }
    const attempt = (number: number, more: Partial<UsageRow>) =>
      usageRow({
        ...shared,
        attempt: number,
        ts: ts + number,
        model: one(['large', 'small']),
        upstream: one(['x', 'y']),
        latency_ms: one([0, 5, 6, upTo(1000), upTo(90_000)]),
        ttft_ms: null,
        prompt_tokens: upTo(1000),
        cached_tokens: upTo(100),
        completion_tokens: upTo(1000),
        charged: upTo(1e6),
        counted: upTo(1e6),
        cost: upTo(1e6),
        ...more,
      })
    const failed = Array.from({ length: upTo(3) }, (_, at) =>
      attempt(at + 1, { status: 'upstream_failed' }),
    )
    const end = { ...shared, ts: ts + 9, model: null, upstream: null, ttft_ms: null }
    const last = one([
      attempt(9, { status: 'ok', ttft_ms: one([null, upTo(2000)]) }),
      attempt(9, { status: 'client_left' }),
      attempt(9, { status: 'upstream_stalled', ttft_ms: upTo(2000) }),
      usageRow({ ...end, attempt: 0, status: 'rate_limited' }),
      usageRow({
        ...end,
        attempt: 0,
        status: 'upstream_failed',
        failed_model: one([null, 'large', 'small']),
        failed_upstream: one([null, 'x', 'y']),
        called_model: `made-up-${call}`,
      }),
      usageRow({ ...end, attempt: 0, agent: 'echo', tool: 'echo', status: 'ok', latency_ms: 7 }),
    ])
    return [...failed, last]
  })
    .flat()
    .map((row) => (random() < 0.3 ? ofOlderVersion(row) : row))
}

/** The row as a version without these members has spooled it. */
function ofOlderVersion(row: UsageRow): UsageRow {
  const {
    called_model: _1,
    failed_model: model,
    failed_upstream: upstream,
    reason: _2,
    ...older
  } = row
  // The spool of another version holds such rows, whatever the type of this one says.
  return model === null && upstream === null ? (older as UsageRow) : row
}

const columnOf: Record<SumDimension, (row: UsageRow) => string> = {
  '': () => '',
  group: ({ group_id }) => group_id ?? '',
  model: ({ model, failed_model }) => model ?? failed_model ?? '',
  agent: ({ agent }) => agent ?? '',
  upstream: ({ upstream, failed_upstream }) => upstream ?? failed_upstream ?? '',
  status: ({ status }) => status,
}

const summed = [
  'requests',
  'failed',
  'attempts',
  'failed_attempts',
  'prompt_tokens',
  'cached_tokens',
  'completion_tokens',
  'charged',
  'counted',
  'cost',
  'whole',
  'first_token',
] as const

/** The same sums, counted row by row; a call ends with its newest row. */
function expected(rows: readonly UsageRow[], dimension: SumDimension, stepMs: number) {
  const ends = new Map<string, UsageRow>()
  for (const row of rows) {
    const newest = ends.get(row.call_id)
    if (!newest || row.ts > newest.ts) ends.set(row.call_id, row)
  }
  const isEnd = (row: UsageRow) => ends.get(row.call_id) === row
  const groups = Map.groupBy(rows, (row) =>
    JSON.stringify([row.ts - (row.ts % stepMs), columnOf[dimension](row)]),
  )
  return [...groups].map(([name, group]) => {
    const [at, value] = JSON.parse(name) as [number, string]
    const ended = group.filter(isEnd)
    const calls = group.filter(({ upstream }) => upstream !== null)
    const failed = ({ status }: UsageRow) => status !== 'ok'
    const sum = (column: 'charged' | 'counted' | 'cost' | (`${string}_tokens` & keyof UsageRow)) =>
      group.reduce((total, row) => total + Number(row[column]), 0)
    const buckets = (times: number[]) =>
      Array.from(
        { length: 20 },
        (_, bucket) =>
          times.filter(
            (ms) =>
              ms <= (bucketBoundsMs[bucket] ?? Infinity) &&
              (bucket === 0 || ms > (bucketBoundsMs[bucket - 1] ?? 0)),
          ).length,
      )
    const sums = [
      [ended.length],
      [ended.filter(failed).length],
      [calls.length],
      [calls.filter(failed).length],
      [sum('prompt_tokens')],
      [sum('cached_tokens')],
      [sum('completion_tokens')],
      [sum('charged')],
      [sum('counted')],
      [sum('cost')],
      buckets(ended.filter((row) => !failed(row)).map(({ latency_ms }) => latency_ms)),
      buckets(ended.flatMap(({ ttft_ms }) => (ttft_ms === null ? [] : [ttft_ms]))),
    ]
    return { at, value, sums }
  })
}

type Sums = Awaited<ReturnType<typeof sumsOf>>
const sorted = (sums: Sums) =>
  sums.toSorted((a, b) => a.at - b.at || Number(a.value > b.value) - Number(a.value < b.value))

async function expectSums(store: Store, rows: readonly UsageRow[], stepMs = hour): Promise<void> {
  for (const dimension of sumDimensions) {
    const query = { dimension, from: start, to: start + 24 * hour, stepMs, summed }
    expect(sorted(await sumsOf(store.usage, query))).toEqual(
      sorted(expected(rows, dimension, stepMs)),
    )
  }
}

/** What budgets count since an hour, as their rows add up to. */
function spendOf(rows: readonly UsageRow[], from: number) {
  const groups = Map.groupBy(
    rows.filter(({ ts }) => ts >= from),
    ({ key_id }) => key_id,
  )
  const sumOf = (amounts: number[]) => BigInt(amounts.reduce((sum, amount) => sum + amount, 0))
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      {
        charged: sumOf(group.map(({ charged }) => charged)),
        counted: sumOf(group.map(({ counted }) => counted)),
      },
    ]),
  )
}

function openLedger({ url }: Store, folder: string): Ledger {
  const ledger = startLedger({ folder, url, observe: () => {} })
  onTestFinished(() => ledger.close())
  return ledger
}

describe.each(engines)('sums by the hour on %s', (engine) => {
  it('equal the rows, over hour borders, late rows and repeated ones', async () => {
    const store = await freshStore(engine)
    const rows = someCalls(runSeed())
    const ledger = openLedger(store, store.folder)
    for (const row of rows) ledger.append(row)
    await ledger.flush()
    await expectSums(store, rows)
    // Written again after a crash, beside a row that comes hours late.
    const late = usageRow({ call_id: 'late', ts: start + 5, key_id: 'late', model: null })
    for (const row of [...rows.slice(0, 40), late]) ledger.append(row)
    await ledger.flush()
    await expectSums(store, [...rows, late])
    await expectSums(store, [...rows, late], 24 * hour)
    for (const from of [0, start, start + 24 * hour])
      expect(await keySpendBetween(store.usage, from, Infinity)).toEqual(
        spendOf([...rows, late], from),
      )
    expect(await lastUses(store.usage)).toEqual(
      new Map(
        [...Map.groupBy([...rows, late], ({ key_id }) => key_id)].map(([key, ofKey]) => [
          key,
          Math.max(...ofKey.map(({ ts }) => ts)),
        ]),
      ),
    )
  })

  it('are made of what an older version left', async () => {
    const store = await freshStore(engine)
    const rows = someCalls(runSeed() + 1)
    const ledger = openLedger(store, store.folder)
    for (const row of rows) ledger.append(row)
    await ledger.flush()
    await store.usage.deleteFrom('usage_sum').execute()
    await sql.raw(sumRows('usage')).execute(store.usage)
    await expectSums(store, rows)
  })
})

it('sums by the hour equal the rows that two replicas wrote', async () => {
  const store = await freshStore('postgres')
  const rows = someCalls(runSeed() + 2)
  const ledgers = [openLedger(store, freshFolder()), openLedger(store, freshFolder())] as const
  for (const [at, row] of rows.entries()) {
    ledgers[at % 2 === 0 ? 0 : 1].append(row)
    if (at % 50 === 0) await Promise.all(ledgers.map((ledger) => ledger.flush()))
  }
  await Promise.all(ledgers.map((ledger) => ledger.flush()))
  await expectSums(store, rows)
})

it('percentiles lie in the bucket of the true ones', () => {
  const random = seeded(runSeed())
  for (let round = 0; round < 50; round++) {
    const times = Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
      Math.floor(random() ** 4 * 80_000),
    ).toSorted((a, b) => a - b)
    const counts = Array.from({ length: 20 }, () => 0)
    for (const ms of times) counts[bucketOf(ms)] = (counts[bucketOf(ms)] ?? 0) + 1
    for (const share of [0.5, 0.95]) {
      const exact = times[Math.ceil(share * times.length) - 1] ?? 0
      const shown = percentileOf(counts, share) ?? -1
      expect(bucketOf(Math.min(shown, 60_000))).toBe(bucketOf(Math.min(exact, 60_000)))
    }
  }
  expect(percentileOf([], 0.5)).toBeNull()
})
