import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { openStore } from '../../server/store/database.ts'
import { hourOf, hourMs } from '../../server/store/ledger/roll-up.ts'
import { sumRows } from '../../server/store/ledger/sums.ts'
import { addTotals, monthName, monthOf } from '../../server/store/ledger/totals.ts'
import { migrate } from '../../server/store/migrations/migrate.ts'
import { monthSql as postgresMonth } from '../../server/store/postgres/clock.ts'
import { monthSql as sqliteMonth } from '../../server/store/sqlite/clock.ts'
import type { UsageRow } from '../../server/store/usage-tables.ts'
import { withClient } from '../support/servers/postgres-server.ts'
import { builtPackage } from './built-package.ts'
import { temporaryFolder } from './processes.ts'
import { atMost, median, shown, type Bench, type Figure, type Findings } from './rounds.ts'

const rows = Number(process.env['BENCH_ROWS'] ?? 10_000_000)
const days = 365
const partMs = 240 * hourMs
const end = hourOf(Date.now())
const begin = end - days * 24 * hourMs
/** A whole month of the year. */
const month = monthOf(monthOf(end) - 1)
const runs = 5

const reportMs = 1000
const shareOfRows = 0.25

/**
 * A year of ten million rows of 5 000 keys, some of which have most of them: how long the report of
 * a month takes, as a command, and how large the sums are beside the rows.
 */
export const tenMillion = {
  async onSqlite(): Promise<Findings> {
    const folder = temporaryFolder()
    const sizes = await fillFolder(folder)
    return { figures: figuresOf('SQLite', sizes, await reportTimes(folder)), details: [] }
  },
  async onPostgres(bench: Bench): Promise<Findings> {
    const url = await (await bench.database()).fresh()
    const sizes = await fillDatabase(url)
    return { figures: figuresOf('PostgreSQL', sizes, await reportTimes(url)), details: [] }
  },
}

type Sizes = { rowBytes: number; sumBytes: number }

function figuresOf(name: string, { rowBytes, sumBytes }: Sizes, times: Record<string, number>) {
  const about = `a year of ${rows} ledger rows, ${name}`
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  return [
    ...Object.entries(times).map(([command, ms], at): Figure => {
      const figure = `${about}: \`${command}\``
      const show = (value: number) => `${Math.round(value)} ms`
      return at === 0 ? atMost(figure, ms, reportMs, show) : shown(figure, ms, show)
    }),
    atMost(`${about}: size of sums, × rows`, sumBytes / rowBytes, shareOfRows, (value) =>
      value.toFixed(3),
    ),
    shown(`${about}: size of the rows`, rowBytes, megabytes),
  ]
}

/** The median time of each command, which includes its start. */
async function reportTimes(store: string): Promise<Record<string, number>> {
  const main = join(await builtPackage(), 'bin/tollgate.mjs')
  const cwd = temporaryFolder()
  const env = { PATH: process.env['PATH'] ?? '', TOLLGATE_STORE: store }
  const times: Record<string, number> = {}
  const name = monthName(month)
  for (const command of [
    `usage --by group,model --month ${name}`,
    `usage --by group,model`,
    `usage --by key --month ${name}`,
    `usage export --month ${name}`,
  ]) {
    const measured: number[] = []
    while (measured.length < runs) {
      const start = performance.now()
      const args = [main, ...command.split(' ')]
      await promisify(execFile)(process.execPath, args, { cwd, env, maxBuffer: 1e9 })
      measured.push(performance.now() - start)
    }
    times[command] = median(measured)
  }
  return times
}

async function prepare(place: string): Promise<void> {
  const store = openStore(place)
  try {
    await migrate(store)
  } finally {
    await store.close()
  }
}

/** Sums and totals of some days at once, as a migration adds them. */
function* sumStatements(): Generator<string> {
  for (let from = begin; from < end; from += partMs) {
    const part = `usage where ts >= ${from} and ts < ${from + partMs}`
    yield sumRows(part, { byMinute: false })
    yield addTotals(part)
  }
}

async function fillFolder(folder: string): Promise<Sizes> {
  mkdirSync(folder, { recursive: true })
  await prepare(folder)
  const database = new DatabaseSync(join(folder, 'usage.db'))
  try {
    database.exec('pragma journal_mode = delete; pragma journal_mode = memory')
    database.exec('pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = file')
    const size = () => {
      const [pages, bytes] = ['page_count', 'page_size'].map((name) =>
        Number(database.prepare(`pragma ${name}`).get()?.[name]),
      )
      return (pages ?? NaN) * (bytes ?? NaN)
    }
    const series =
      'with recursive series (n) as (select 0 union all ' +
      `select n + 1 from series where n + 1 < ${rows})`
    database.exec(`${insertOf(sqliteMonth, series)} order by k, n`)
    const rowBytes = size()
    for (const statement of sumStatements()) database.exec(statement)
    const sumBytes = size() - rowBytes
    database.exec('analyze; pragma journal_mode = wal')
    return { rowBytes, sumBytes }
  } finally {
    database.close()
  }
}

async function fillDatabase(url: string): Promise<Sizes> {
  await prepare(url)
  return withClient(url, async (client) => {
    const sizeOf = async (...tables: string[]) => {
      const sizes = tables.map((table) => `pg_total_relation_size('${table}')`)
      const query = `select (${sizes.join(' + ')})::text as bytes`
      const { rows: found } = await client.query<{ bytes: string }>(query)
      return Number(found[0]?.bytes)
    }
    await client.query('set statement_timeout = 0; set synchronous_commit = off')
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '256MB'")
    await client.query('alter table usage drop constraint usage_pk; drop index usage_ts')
    const series = `with series (n) as (select generate_series(0::bigint, ${rows - 1}))`
    await client.query(insertOf(postgresMonth, series))
    await client.query(
      'alter table usage add constraint usage_pk primary key (key_id, ts, id); ' +
        'create index usage_ts on usage (ts, id); analyze usage',
    )
    for (const statement of sumStatements()) await client.query(statement)
    await client.query('analyze')
    return {
      rowBytes: await sizeOf('usage'),
      sumBytes: await sizeOf('usage_sum', 'usage_total'),
    }
  })
}

/** Rows of 5 000 keys in 20 groups; the first keys have most of them. `n` counts the rows. */
function insertOf(monthSql: (time: string) => string, series: string): string {
  const ts = `${begin} + n * ${days * 24 * hourMs} / ${rows}`
  const row: Record<keyof UsageRow | 'posted', string> = {
    ...constants,
    id: "'00000000-0000-7000-8000-' || (100000000000 + n)",
    call_id: "'00000000-0000-7000-9000-' || (100000000000 + n)",
    request_id: "'00000000-0000-7000-a000-' || (100000000000 + n)",
    ts,
    key_id: `'${'0'.repeat(8)}-0000-7000-8000-' || (100000000000 + k)`,
    group_id: `'${'0'.repeat(8)}-0000-7000-9000-' || (100000000000 + k % 20)`,
    status: "case when n % 50 = 0 then 'upstream_failed' else 'ok' end",
    posted: monthSql(`${ts} - 900`),
  }
  return `insert into usage (${Object.keys(row).join(', ')}) ${series}
    select ${Object.values(row).join(', ')} from (
      select n, cast(floor(r * r * r * 4999) as bigint) as k from (
        select n, cast(n * 2654435761 % 4294967296 as double precision) / 4294967296 as r from series
      ) as random) as keyed`
}

const constants: Record<Exclude<keyof UsageRow, Varied>, string> = {
  attempt: '1',
  service: "'gateway'",
  user_hash: 'null',
  tags: 'null',
  payment_id: 'null',
  model: "'m'",
  agent: 'null',
  tool: 'null',
  prompt_tokens: '800',
  cached_tokens: '100',
  cache_write_tokens: '0',
  cache_write_1h_tokens: '0',
  completion_tokens: '200',
  reasoning_tokens: '0',
  hosted_calls: '0',
  unit: 'null',
  units: 'null',
  estimated: '0',
  charged: '1200000',
  counted: '1200000',
  cost: '900000',
  latency_ms: '900',
  ttft_ms: 'null',
  waited_ms: 'null',
  upstream: "'vllm'",
  upstream_key: 'null',
  called_model: 'null',
  failed_model: 'null',
  failed_upstream: 'null',
  reason: 'null',
}
type Varied = 'id' | 'call_id' | 'request_id' | 'ts' | 'key_id' | 'group_id' | 'status'
