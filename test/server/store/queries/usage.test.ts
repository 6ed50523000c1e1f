import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../../server/store/database.ts'
import type { Store } from '../../../../server/store/store.ts'
import { migrate } from '../../../../server/store/migrations/migrate.ts'
import { laterCounts, type UsageRow } from '../../../../server/store/usage-tables.ts'
import { openUsageWriter } from '../../../../server/store/ledger/open-writer.ts'
import { usageTotals } from '../../../../server/store/queries/totals.ts'
import { insertUsage, usageRows } from '../../../../server/store/queries/usage.ts'
import { totalsByOwner, type OwnersQuery } from '../../../../server/store/queries/usage-owners.ts'
import { createAccess } from '../../../../server/keys/keys.ts'
import { asking } from '../../../support/servers/postgres.ts'
import { engines, freshStore, usageRow } from '../../../support/servers/store.ts'

const hour = 3_600_000
const day = Date.UTC(2026, 0, 2)
const all = { scope: 'all' as const, from: 0, to: Number.MAX_SAFE_INTEGER }

/** The same store, opened by somebody who is as patient as is told. */
function reopened(
  { folder, url }: Store,
  patience: { statementMs?: number; reportMs?: number },
): Store {
  const store = openStore(url ?? folder, { folder, ...patience })
  onTestFinished(() => store.close())
  return store
}

const newColumns = ['counted', ...laterCounts]
const names = (text: string) => text.split(' ')
const laterColumns = names(
  'called_model failed_model failed_upstream reason unit units group_id user_hash tags waited_ms upstream_key posted stream n',
)
const newTables = names(
  'usage_sum usage_total usage_label usage_close server_report usage_stream outlet outlet_cursor',
)
/** Takes from the ledger what this version has brought, as if an older one had left it. */
async function asOlder({ usage, url }: Store): Promise<void> {
  for (const table of newTables) await usage.schema.dropTable(table).execute()
  for (const index of ['usage_unposted', 'usage_stream_n'])
    await usage.schema.dropIndex(index).execute()
  for (const column of ['call_id', ...laterColumns])
    await usage.schema.alterTable('usage').dropColumn(column).execute()
  for (const table of ['usage', 'usage_hour'])
    for (const column of newColumns)
      await usage.schema.alterTable(table).dropColumn(column).execute()
  await usage.schema.alterTable('usage_hour').dropColumn('attempts').execute()
  const table = sql.table(url === undefined ? 'kysely_migration' : 'usage_migration')
  await sql`delete from ${table} where name >= '004'`.execute(usage)
}

const asOlderRow = (row: UsageRow) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !['call_id', ...newColumns, ...laterColumns].includes(name),
    ),
  ) as UsageRow // without some of them

const noUnits = { calls: 0, images: 0, characters: 0, seconds: 0 }
const noDetails = {
  ...noUnits,
  cache_write_tokens: 0,
  cache_write_1h_tokens: 0,
  reasoning_tokens: 0,
  hosted_calls: 0,
}

const endless = ({ reports }: Store) =>
  sql`select count(*) from usage a, usage b, usage c, usage d, usage e, usage f`.execute(reports)

/** Two requests of a key, of which one took two attempts, and one of another key an hour later. */
async function insertRequests(usage: Store['usage']): Promise<void> {
  const failed = 'upstream_failed'
  const free = { charged: 0, cost: 0, prompt_tokens: 0, completion_tokens: 0 }
  const first = { ...free, request_id: 'r1', key_id: 'a', model: 'large', prompt_tokens: 1 }
  await insertUsage(usage, [
    usageRow({ ...first, attempt: 1, ts: day, cost: 5, cached_tokens: 1, status: failed }),
    usageRow({ ...first, attempt: 2, ts: day + 1, charged: 30, cost: 10, completion_tokens: 2 }),
    usageRow({
      ...first,
      request_id: 'r2',
      ts: day + hour - 1,
      model: 'small',
      charged: 7,
      cost: 3,
      prompt_tokens: 4,
      completion_tokens: 8,
      cached_tokens: 3,
      cache_write_tokens: 2,
      cache_write_1h_tokens: 1,
      reasoning_tokens: 7,
      hosted_calls: 1,
    }),
    usageRow({
      ...free,
      request_id: 'r3',
      ts: day + hour,
      key_id: 'b',
      model: null,
      agent: 'weather',
      charged: 100,
    }),
  ])
}

describe.each(engines)('on %s', (engine) => {
  it('sums by key, and counts a request once', async () => {
    const { usage } = await freshStore(engine)
    await insertRequests(usage)
    expect(await usageTotals(usage, { ...all, by: ['key'] })).toEqual([
      {
        key_id: 'a',
        requests: 2,
        attempts: 3,
        prompt_tokens: 6,
        cached_tokens: 4,
        cache_write_tokens: 2,
        cache_write_1h_tokens: 1,
        completion_tokens: 10,
        reasoning_tokens: 7,
        hosted_calls: 1,
        ...noUnits,
        charged: 37n,
        counted: 37n,
        cost: 18n,
      },
      {
        key_id: 'b',
        requests: 1,
        attempts: 1,
        prompt_tokens: 0,
        cached_tokens: 0,
        ...noDetails,
        completion_tokens: 0,
        charged: 100n,
        counted: 100n,
        cost: 0n,
      },
    ])
  })

  it('sums one key by hour and model', async () => {
    const { usage } = await freshStore(engine)
    await insertRequests(usage)
    expect(await usageTotals(usage, { ...all, by: ['hour', 'model'], key_id: 'a' })).toEqual([
      {
        hour: day,
        model: 'large',
        requests: 1,
        attempts: 2,
        prompt_tokens: 2,
        cached_tokens: 1,
        ...noDetails,
        completion_tokens: 2,
        charged: 30n,
        counted: 30n,
        cost: 15n,
      },
      {
        hour: day,
        model: 'small',
        requests: 1,
        attempts: 1,
        prompt_tokens: 4,
        cached_tokens: 3,
        cache_write_tokens: 2,
        cache_write_1h_tokens: 1,
        completion_tokens: 8,
        reasoning_tokens: 7,
        hosted_calls: 1,
        ...noUnits,
        charged: 7n,
        counted: 7n,
        cost: 3n,
      },
    ])
  })

  it('sums by agent, of one model, and of a span of time', async () => {
    const { usage } = await freshStore(engine)
    await insertRequests(usage)
    expect(await usageTotals(usage, { ...all, by: ['agent'] })).toMatchObject([
      { agent: null, requests: 2 },
      { agent: 'weather', requests: 1 },
    ])
    expect(await usageTotals(usage, { ...all, from: day, to: day + hour, by: [] })).toMatchObject([
      { requests: 2, charged: 37n },
    ])
    expect(await usageTotals(usage, { ...all, by: ['hour'], model: 'small' })).toMatchObject([
      { hour: day, requests: 1 },
    ])
  })

  it('sums by day, upstream, and the owner of a key', async () => {
    const store = await freshStore(engine)
    const { usage, journal } = store
    const access = createAccess({ store: { journal }, observe: () => {} })
    const key = async (owner?: string) =>
      (await access.create({ name: 'k', scopes: ['chat'], ...(owner !== undefined && { owner }) }))
        .key.id
    const [ada, adas, nobodys] = [await key('ada'), await key('ada'), await key()]
    access.close()
    const row = (key_id: string, more: Partial<UsageRow>) =>
      usageRow({ key_id, ts: day, charged: 10, upstream: 'one', ...more })
    const twice = { request_id: 'twice', call_id: 'twice' }
    await insertUsage(usage, [
      row(ada, { ...twice, attempt: 1, charged: 0, status: 'upstream_failed' }),
      row(ada, { ...twice, attempt: 2, upstream: 'two', ts: day + 1 }),
      row(adas, { ts: day + 24 * hour, model: 'other' }),
      row(nobodys, { upstream: null }),
      row('payer:0x1', { upstream: null, ts: day + 24 * hour - 1 }),
    ])
    const by = (...groups: OwnersQuery['by']) => totalsByOwner(store, { ...all, by: groups })
    expect(await by('day')).toMatchObject([
      { day, requests: 3, charged: 30n },
      { day: day + 24 * hour, requests: 1, charged: 10n },
    ])
    expect(await by('upstream')).toMatchObject([
      { upstream: null, requests: 2 },
      { upstream: 'one', requests: 1, attempts: 2, charged: 10n },
      { upstream: 'two', requests: 1, charged: 10n },
    ])
    expect(await by('owner')).toMatchObject([
      { owner: null, requests: 2, charged: 20n },
      { owner: 'ada', requests: 2, charged: 20n },
    ])
    expect((await by('owner'))[0]).not.toHaveProperty('key_id')
    expect(await by('day', 'owner')).toMatchObject([
      { day, owner: null, requests: 2 },
      { day, owner: 'ada', requests: 1 },
      { day: day + 24 * hour, owner: 'ada', requests: 1 },
    ])
    expect((await by('owner', 'key')).map(({ owner, key_id }) => [owner, key_id])).toEqual([
      ...[nobodys, 'payer:0x1'].toSorted().map((id) => [null, id]),
      ...[ada, adas].toSorted().map((id) => ['ada', id]),
    ])
    const writer = openUsageWriter(store.folder, store.url)
    while (await writer.post());
    while (await writer.rollUp(day + 48 * hour));
    writer.close()
    expect(await by('day', 'owner')).toMatchObject([
      { day, owner: null, requests: 2, charged: 20n },
      { day, owner: 'ada', requests: 1, charged: 10n },
      { day: day + 24 * hour, owner: 'ada', requests: 1, charged: 10n },
    ])
    expect(await by('upstream')).toMatchObject([
      { upstream: null, requests: 2 },
      { upstream: 'one', requests: 1, attempts: 2, charged: 10n },
      { upstream: 'two', requests: 1, charged: 10n },
    ])
  })

  it('tells refusals apart by their reason where that is asked for', async () => {
    const { usage } = await freshStore(engine)
    const refused = (status: string, ts = day) => usageRow({ key_id: 'a', model: null, status, ts })
    const attempts = ['ok', 'upstream_failed'].map((status) =>
      usageRow({ key_id: 'a', model: 'large', status, ts: day }),
    )
    const ofAgent = usageRow({ key_id: 'a', model: null, agent: 'weather', ts: day })
    await insertUsage(usage, [
      refused('rate_limited'),
      refused('rate_limited', day + hour),
      refused('forbidden'),
      ...attempts,
      ofAgent,
    ])
    expect(
      await usageTotals(usage, { ...all, by: ['key', 'model'], refusals: true }),
    ).toMatchObject([
      { key_id: 'a', model: null, refusal: null, requests: 1 },
      { key_id: 'a', model: null, refusal: 'forbidden', requests: 1 },
      { key_id: 'a', model: null, refusal: 'rate_limited', requests: 2 },
      { key_id: 'a', model: 'large', refusal: null, requests: 1, attempts: 2 },
    ])
    const [first] = await usageTotals(usage, { ...all, by: ['key', 'model'] })
    expect([first?.requests, first && 'refusal' in first]).toEqual([4, false])
  })

  it('counts of rows of an older version what was charged and no cached tokens, before and after they are summed up', async () => {
    const store = await freshStore(engine)
    await asOlder(store)
    const hasOld = async (expected: object) =>
      expect(await usageTotals(store.usage, { ...all, by: ['key'] })).toMatchObject([expected])
    const details = { cached_tokens: 4, reasoning_tokens: 2 }
    const old = [
      usageRow({ request_id: 'r1', ts: day, status: 'upstream_failed' }),
      usageRow({ request_id: 'r1', ts: day + 1 }),
      usageRow({ request_id: 'r2', ts: day + 2 }),
    ]
    await store.usage.insertInto('usage').values(old.map(asOlderRow)).execute()
    const migrations =
      '004_calls 005_counted 006_token_details 007_cache_writes 008_sums 009_server_reports ' +
      '010_sum_values 011_tool_reports 012_failures 013_long_cache_writes 014_units ' +
      '015_groups 016_waited 017_totals 018_outlets 019_upstream_keys 020_labels'
    expect(await migrate(store)).toEqual(migrations.split(' '))
    await insertUsage(store.usage, [
      usageRow({ call_id: 'c1', request_id: 'r2', ts: day + 3, counted: 500, ...details }),
    ])
    const rows = await usageRows(store.usage, { ...all, limit: 9 })
    expect(
      rows.map((row) => [row.call_id, row.counted, row.cached_tokens, row.reasoning_tokens]),
    ).toEqual([
      ['c1', 500, 4, 2],
      ['r2', 300, 0, 0],
      ['r1', 300, 0, 0],
      ['r1', 300, 0, 0],
    ])
    await hasOld({ requests: 3, charged: 1200n, counted: 1400n, ...details })
    const writer = openUsageWriter(store.folder, store.url)
    onTestFinished(() => writer.close())
    while (await writer.post(2));
    while (await writer.rollUp(day + hour, 1));
    expect(await usageRows(store.usage, { ...all, limit: 9 })).toEqual([])
    await hasOld({ requests: 3, charged: 1200n, counted: 1400n, ...details })
  })

  it('answers zeros without groups and nothing with groups when there are no rows', async () => {
    const { usage } = await freshStore(engine)
    expect(await usageTotals(usage, { ...all, by: [] })).toEqual([
      {
        requests: 0,
        attempts: 0,
        prompt_tokens: 0,
        cached_tokens: 0,
        ...noDetails,
        completion_tokens: 0,
        charged: 0n,
        counted: 0n,
        cost: 0n,
      },
    ])
    expect(await usageTotals(usage, { ...all, by: ['key'] })).toEqual([])
  })

  it('sums money exactly beyond what a number holds', async () => {
    const { usage } = await freshStore(engine)
    const most = Number.MAX_SAFE_INTEGER
    await insertUsage(usage, [
      usageRow({ charged: most }),
      usageRow({ charged: most }),
      usageRow({ charged: 3 }),
    ])
    expect(await usageTotals(usage, { ...all, by: ['key'] })).toMatchObject([
      { charged: 2n * BigInt(most) + 3n },
    ])
  })

  it('gives a report up that takes too long, with what to do, or when the store is closed', async () => {
    const store = await freshStore(engine)
    await insertUsage(
      store.usage,
      Array.from({ length: 1000 }, () => usageRow()),
    )
    const hasty = reopened(store, { reportMs: 300 })
    const began = performance.now()
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => endless(hasty)))
    expect(performance.now() - began, 'a turn counts as time').toBeLessThan(30_000)
    for (const one of results) {
      expect(one).toMatchObject({
        reason: {
          kind: 'unavailable',
          message: expect.stringContaining(
            'ask for a shorter one, with from and to (--from and --to',
          ),
          details: { retry: false },
        },
      })
    }
    const patient = openStore(store.url ?? store.folder, { folder: store.folder })
    const refused = expect(endless(patient)).rejects.toThrow()
    expect(
      await usageTotals(reopened(store, {}).reports, { ...all, by: [] }),
      'others are answered meanwhile',
    ).toMatchObject([{ requests: 1000 }])
    await patient.close()
    await refused
  })

  it('pages newest first without repeating or missing a row, also within one millisecond', async () => {
    const { usage } = await freshStore(engine)
    const stored = Array.from({ length: 2500 }, (_, n) =>
      usageRow({
        ts: day + Math.floor(n / 7),
        key_id: n % 2 ? 'a' : 'b',
        model: n % 3 ? 'large' : 'small',
      }),
    )
    const few = stored.filter(
      (row) => row.model === 'small' && row.key_id === 'b' && row.ts >= day + 100,
    )
    await insertUsage(usage, stored)
    await insertUsage(usage, stored.slice(0, 10))
    const newestFirst = (some: UsageRow[]) =>
      some.toSorted((a, b) => b.ts - a.ts || (a.id < b.id ? 1 : -1)).map((row) => row.id)

    for (const [filter, expected] of [
      [{}, stored],
      [{ key_id: 'a' }, stored.filter((row) => row.key_id === 'a')],
      [{ model: 'small', key_id: 'b', from: day + 100 }, few],
    ] as const) {
      const read: string[] = []
      let page = await usageRows(usage, { ...all, ...filter, limit: 97 })
      while (page.length > 0) {
        read.push(...page.map((row) => row.id))
        const last = page.at(-1)
        page = last
          ? await usageRows(usage, {
              ...all,
              ...filter,
              limit: 97,
              after: { ts: last.ts, id: last.id },
            })
          : []
      }
      expect(read).toEqual(newestFirst([...expected]))
    }
  })
})

it('takes longer for a report than for other questions, over a connection of its own', async () => {
  const store = await freshStore('postgres')
  await insertUsage(store.usage, [usageRow()])
  const { usage, reports, url = '' } = reopened(store, { statementMs: 200 })
  const [locked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = asking(url, async (client) => {
    await client.query('begin; lock table usage')
    locked.resolve()
    await free.promise
  })
  await Promise.race([locked.promise, other])
  const report = usageTotals(reports, { ...all, by: [] })
  await expect(usageTotals(usage, { ...all, by: [] })).rejects.toThrow('has not answered')
  free.resolve()
  expect(await report).toMatchObject([{ requests: 1 }])
  await other
})

it('reads a report in a thread, while the event loop goes on', async () => {
  const { usage, reports } = await freshStore('sqlite')
  await insertUsage(usage, [usageRow()])
  let turns = 0
  const turn = () => void ((turns += 1), (next = setImmediate(turn)))
  let next = setImmediate(turn)
  expect(await usageTotals(reports, { ...all, by: [] })).toMatchObject([{ requests: 1 }])
  clearImmediate(next)
  expect(turns).toBeGreaterThan(1)
  await expect(sql`delete from segment`.execute(reports)).rejects.toThrow('readonly')
})
