import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSpool, startLedger, startMover } from '../../../../server/store/ledger/ledger.ts'
import type { UsageRow } from '../../../../server/store/usage-tables.ts'
import { openUsageWriter } from '../../../../server/store/ledger/open-writer.ts'
import type { UsageWriter } from '../../../../server/store/ledger/writer.ts'
import { usageTotals, type TotalsQuery } from '../../../../server/store/queries/totals.ts'
import { insertUsage, usageRows } from '../../../../server/store/queries/usage.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { until } from '../../../support/waiting.ts'
import {
  engines,
  freshStore,
  recordObservations,
  usageRow,
} from '../../../support/servers/store.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 0, 2)
const all = { scope: 'all' as const, from: 0, to: Number.MAX_SAFE_INTEGER }

/**
 * Requests of several hours, keys, models and agents; many have more than one attempt, model or
 * agent, none is in two hours.
 */
function someRows(seed: number): UsageRow[] {
  const random = seeded(seed)
  const one = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value // none of the lists is empty
  return Array.from({ length: 300 }, (_, request) => {
    const [key_id, ts] = [
      one(['a', 'b', '-']),
      start + Math.floor(random() * 4) * hour + Math.floor(random() * (hour - 10)),
    ]
    return Array.from({ length: 1 + Math.floor(random() * 4) }, (_, attempt) =>
      usageRow({
        request_id: `r${request}`,
        attempt,
        key_id,
        ts: ts + attempt,
        model: one(['large', 'small', null]),
        agent: one(['weather', 'echo', null]),
        charged: Math.floor(random() * 1e6),
        cost: attempt,
      }),
    )
  }).flat()
}

const groupings: TotalsQuery['by'][] = [
  [],
  ['key'],
  ['model'],
  ['agent'],
  ['hour'],
  ['key', 'model'],
  ['hour', 'agent'],
  ['model', 'agent'],
  ['key', 'hour', 'model', 'agent'],
]
const questions = groupings.flatMap((by) => [
  { ...all, by },
  { ...all, by, model: 'small' },
  { ...all, by, key_id: 'a' },
  { ...all, from: start + hour, to: start + 3 * hour, by },
])

/** As the ledger does before it rolls up. */
async function postAll(writer: UsageWriter): Promise<void> {
  while (await writer.post());
}

async function rollUpAll(
  writer: UsageWriter,
  before: number,
  rowsAtOnce?: number,
): Promise<number> {
  let hours = 0
  await postAll(writer)
  while (await writer.rollUp(before, rowsAtOnce)) hours += 1
  return hours
}

describe.each(engines)('on %s', (engine) => {
  it('answers every question alike before and after hours, or parts of one, were summed up, whichever of them were', async () => {
    const store = await freshStore(engine)
    const seed = runSeed()
    await insertUsage(store.usage, someRows(seed))
    const totals = () =>
      Promise.all(questions.map((question) => usageTotals(store.usage, question)))
    const before = await totals()
    const writer = openUsageWriter(store.folder, store.url)
    onTestFinished(() => writer.close())
    const number = async () => (await usageRows(store.usage, { ...all, limit: 10_000 })).length
    const had = await number()
    await postAll(writer)
    expect(await totals(), `seed ${seed}, posted`).toEqual(before)
    // A part of an hour.
    expect(await writer.rollUp(start + hour, 9)).toBe(true)
    expect(had - (await number()), `seed ${seed}`).toBeLessThanOrEqual(9)
    expect(await totals(), `seed ${seed}, a part of an hour`).toEqual(before)
    for (const hours of [1, 3, 4]) {
      expect(
        await rollUpAll(writer, start + hours * hour, hours === 1 ? 9 : undefined),
      ).toBeGreaterThan(0)
      const rows = await usageRows(store.usage, { ...all, limit: 10_000 })
      expect(rows.every(({ ts }) => ts >= start + hours * hour)).toBe(true)
      const after = await totals()
      for (const [at, question] of questions.entries())
        expect(after[at], `seed ${seed}, ${hours} hours, ${JSON.stringify(question)}`).toEqual(
          before[at],
        )
    }
    expect(await usageRows(store.usage, { ...all, limit: 1 })).toEqual([])
  })

  it('sums an hour up in parts, also where its callers gave all requests one id', async () => {
    const store = await freshStore(engine)
    await insertUsage(
      store.usage,
      Array.from({ length: 60 }, (_, at) =>
        usageRow({ call_id: `c${at >> 1}`, request_id: 'chosen', ts: start + at }),
      ),
    )
    const writer = openUsageWriter(store.folder, store.url)
    onTestFinished(() => writer.close())
    const count = async () => (await usageRows(store.usage, { ...all, limit: 100 })).length
    await postAll(writer)
    for (const most of [60, 51, 42]) {
      expect(await count()).toBe(most)
      expect(await writer.rollUp(start + hour, 9)).toBe(true)
    }
    expect(await usageTotals(store.usage, { ...all, by: ['key'] })).toMatchObject([
      { requests: 60, charged: 60n * 300n },
    ])
  })

  it('adds a row that came late to the hour that was summed up', async () => {
    const store = await freshStore(engine)
    const writer = openUsageWriter(store.folder, store.url)
    onTestFinished(() => writer.close())
    for (const charged of [1, 20, 300]) {
      await insertUsage(store.usage, [usageRow({ ts: start, charged })])
      expect(await rollUpAll(writer, start + hour)).toBe(1)
    }
    expect(await usageTotals(store.usage, { ...all, by: ['key'] })).toMatchObject([
      { requests: 3, charged: 321n },
    ])
    expect(
      await store.usage.selectFrom('usage_hour').select(['hour', 'requests', 'charged']).execute(),
    ).toEqual([{ hour: start, requests: 3, charged: 321 }])
  })

  it('sums each row up once when several writers do it at the same time', async () => {
    const store = await freshStore(engine)
    await insertUsage(store.usage, someRows(1))
    const before = await usageTotals(store.usage, { ...all, by: ['key', 'model'] })
    const writers = [1, 2, 3].map(() => openUsageWriter(store.folder, store.url))
    onTestFinished(() => writers.forEach((writer) => writer.close()))
    await Promise.all(writers.map((writer) => rollUpAll(writer, start + 4 * hour)))
    expect(await usageTotals(store.usage, { ...all, by: ['key', 'model'] })).toEqual(before)
    expect(await usageRows(store.usage, { ...all, limit: 1 })).toEqual([])
  })

  it('is done by the ledger for rows older than it keeps, while new ones come', async () => {
    const store = await freshStore(engine)
    const old = Array.from({ length: 48 }, (_, at) =>
      usageRow({ ts: Date.now() - 5 * 24 * hour + at * hour, key_id: at % 2 ? 'a' : 'b' }),
    )
    await insertUsage(store.usage, old)
    const { observations, observe } = recordObservations()
    const ledger = startLedger({ ...store, observe, keptDays: 4, rollUpAfterMs: 0 })
    onTestFinished(() => ledger.close(0))
    const fresh = usageRow()
    ledger.append(fresh)
    await ledger.flush()
    const rows = () => usageRows(store.usage, { ...all, limit: 100 })
    const recent = old.filter(({ ts }) => ts >= Date.now() - 4 * 24 * hour)
    await until('old rows are summed up', async () =>
      (await rows()).every(({ ts }) => ts > Date.now() - 4 * 24 * hour - hour),
    )
    expect((await rows()).length).toBeGreaterThanOrEqual(recent.length + 1)
    expect((await usageTotals(store.usage, { ...all, by: [] }))[0]).toMatchObject({
      requests: 49,
      charged: 49n * 300n,
    })
    expect(
      (await sql<{ hours: number }>`select count(*) as hours from usage_hour`.execute(store.usage))
        .rows[0]?.hours,
    ).toBeGreaterThan(20)
    expect(observations).toEqual([])
  })

  it('counts a row that comes late once, also when its segment is moved again from the beginning', async () => {
    const store = await freshStore(engine)
    const { observations, observe } = recordObservations()
    const startTestMover = () => startMover({ ...store, observe, keptDays: 4, rollUpAfterMs: 0 })
    const rolledUp = async (mover: ReturnType<typeof startTestMover>) => {
      await mover.flush()
      await until(
        'the late rows are summed up',
        async () => (await usageRows(store.usage, { ...all, limit: 1 })).length === 0,
      )
      await mover.close(0)
      return usageTotals(store.usage, { ...all, by: ['key'] })
    }
    const first = startTestMover()
    const spool = openSpool({ folder: store.folder, writer: 'w', observe })
    spool.append(usageRow({ ts: start, key_id: 'a', charged: 1 }))
    expect(await rolledUp(first)).toMatchObject([{ requests: 1, charged: 1n }])
    spool.append(usageRow({ ts: start, key_id: 'a', charged: 20 }))
    expect(await rolledUp(startTestMover())).toMatchObject([{ requests: 2, charged: 21n }])
    spool.close()
    expect(observations).toEqual([])
  })
})
