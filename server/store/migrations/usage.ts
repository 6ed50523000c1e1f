import { sql, type Kysely } from 'kysely'
import { hourMs, hourOf } from '../ledger/roll-up.ts'
import { sumColumns, sumRows } from '../ledger/sums.ts'
import { addRolledUp } from '../ledger/totals.ts'
import { monthSql as monthInPostgres } from '../postgres/clock.ts'
import { monthSql as monthInSqlite } from '../sqlite/clock.ts'
import { totalCounts } from '../usage-tables.ts'
import { statements, type Migrations, type Text } from './types.ts'

type Db = Kysely<unknown>

/** The migrations of usage.db. One that was released never changes. */
export const usageOf = (text: Text): Migrations => ({
  '001_usage': statements(
    `create table usage (
      id ${text} not null, request_id ${text} not null, attempt integer not null,
      ts bigint not null, service ${text} not null, key_id ${text} default '-' not null,
      payment_id ${text}, model ${text}, agent ${text}, tool ${text}, status ${text} not null,
      prompt_tokens bigint not null, completion_tokens bigint not null, estimated integer not null,
      charged bigint not null, cost bigint not null, latency_ms bigint not null, ttft_ms bigint,
      upstream ${text}, constraint usage_pk primary key (key_id, ts, id))`,
    'create index usage_ts on usage (ts, id)',
  ),
  '002_usage_hour': statements(
    `create table usage_hour (
      hour bigint not null, key_id ${text} not null, model ${text} not null, agent ${text} not null,
      requests bigint not null, requests_of_model bigint not null,
      requests_of_agent bigint not null, requests_of_both bigint not null,
      prompt_tokens bigint not null, completion_tokens bigint not null, charged bigint not null,
      cost bigint not null, constraint usage_hour_pk primary key (key_id, hour, model, agent))`,
    'create index usage_hour_hour on usage_hour (hour)',
  ),
  '003_segments': statements(
    `create table segment (name ${text} primary key, bytes bigint not null)`,
  ),
  // Without a value in old rows: writing one into each would delay the start of a large ledger.
  '004_calls': statements(`alter table usage add column call_id ${text}`),
  '005_counted': addCounts('counted'),
  '006_token_details': addCounts('cached_tokens', 'reasoning_tokens'),
  '007_cache_writes': addCounts('cache_write_tokens', 'hosted_calls'),
  '008_sums': { up: (db: Db) => addSums(db, text) },
  '009_server_reports': statements(
    `create table server_report (
      server ${text} primary key, at bigint not null, report ${text} not null)`,
  ),
  // For the sums of one key.
  '010_sum_values': statements(
    'create index usage_sum_value on usage_sum (dimension, value, hour)',
  ),
  '011_tool_reports': statements(`alter table server_report add column tools ${text}`),
  '012_failures': statements(
    ...['called_model', 'failed_model', 'failed_upstream', 'reason'].map(
      (column) => `alter table usage add column ${column} ${text}`,
    ),
  ),
  '013_long_cache_writes': addCounts('cache_write_1h_tokens'),
  '014_units': statements(
    `alter table usage add column unit ${text}`,
    'alter table usage add column units bigint',
  ),
  '015_groups': statements(
    `alter table usage add column group_id ${text}`,
    `alter table usage add column user_hash ${text}`,
  ),
  '016_waited': statements('alter table usage add column waited_ms bigint'),
  '017_totals': { up: (db: Db) => addTotals(db, text) },
  '020_labels': statements(
    `alter table usage add column tags ${text}`,
    `create table usage_label (
      day bigint not null, key_id ${text} not null, group_id ${text} not null,
      label ${text} not null, value ${text} not null,
      ${totalCounts.map((name) => `${name} bigint not null`).join(', ')},
      constraint usage_label_pk primary key (day, key_id, group_id, label, value))`,
  ),
  '018_outlets': statements(
    `alter table usage add column stream ${text}`,
    'alter table usage add column n bigint',
    'create index usage_stream_n on usage (stream, n) where n is not null',
    `create table usage_stream (
      stream ${text} primary key, last_n bigint not null, moved_at bigint not null)`,
    `create table outlet (
      name ${text} primary key, owner ${text}, lease_until bigint,
      state ${text} not null check (state in ('running', 'stopped')), failing_since bigint,
      last_error ${text}, last_error_at bigint, last_sent_at bigint, dropped bigint not null,
      keep_ms bigint not null, seen_at bigint not null)`,
    `create table outlet_cursor (
      outlet ${text} not null, stream ${text} not null, n bigint not null,
      constraint outlet_cursor_pk primary key (outlet, stream))`,
  ),
  '019_upstream_keys': statements(`alter table usage add column upstream_key ${text}`),
})

/**
 * With the hours that were rolled up. Rows that are there are added to the totals by the ledger, a
 * few thousand at a time, and so are those that servers of the version before write meanwhile:
 * `posted` is null until then.
 */
const addTotals = (db: Db, text: Text): Promise<void> =>
  statements(
    `create table usage_total (
      step ${text} not null, at bigint not null, posted bigint not null, key_id ${text} not null,
      group_id ${text} not null, model ${text} not null, agent ${text} not null,
      upstream ${text} not null, status ${text} not null, refused integer not null,
      ${totalCounts.map((name) => `${name} bigint not null`).join(', ')}, last_at bigint not null,
      constraint usage_total_pk primary key
        (step, key_id, at, posted, group_id, model, agent, upstream, status, refused))`,
    'create index usage_total_at on usage_total (step, at)',
    'create index usage_total_posted on usage_total (step, posted)',
    'create table usage_close (id integer primary key, open_from bigint not null)',
    'insert into usage_close (id, open_from) values (1, 0)',
    'alter table usage add column posted bigint',
    'alter table usage_hour add column attempts bigint',
    'create index usage_unposted on usage (ts, id) where posted is null',
    addRolledUp(text === 'text' ? monthInSqlite('hour') : monthInPostgres('hour')),
    // It was for sums by key.
    'drop index usage_sum_value',
  ).up(db)

function addCounts(...columns: readonly string[]) {
  return statements(
    ...['usage', 'usage_hour'].flatMap((table) =>
      columns.map((column) => `alter table ${table} add column ${column} bigint`),
    ),
  )
}

/** With the sums of all that is there. Hours that were rolled up have no times and no upstreams. */
async function addSums(db: Db, text: Text): Promise<void> {
  const counts = sumColumns.map((name) => `${name} bigint default 0 not null`)
  await statements(
    `create table usage_sum (
      dimension ${text} not null, hour bigint not null, value ${text} not null, ${counts.join(', ')},
      constraint usage_sum_pk primary key (dimension, hour, value))`,
  ).up(db)
  await sumAll(db)
  for (const [dimension, value, requests] of rolledUp)
    await sql.raw(sumHours(dimension, value, requests)).execute(db)
}

/** In parts of some days, so that a large ledger needs no large temporary file. */
async function sumAll(db: Db): Promise<void> {
  const partMs = 240 * hourMs
  for (let from = 0; ;) {
    const query = sql<{ ts: number | null }>`select min(ts) as ts from usage where ts >= ${from}`
    const [oldest] = (await query.execute(db)).rows
    if (!oldest || oldest.ts === null) return
    const start = hourOf(Number(oldest.ts))
    from = start + partMs
    await sql.raw(sumRows(rowsBetween(start, from), { byMinute: false })).execute(db)
  }
}

/** With the columns that sums read, and a later migration adds. */
const rowsBetween = (from: number, to: number) => `(
  select usage.*, cast(null as text) as failed_model, cast(null as text) as failed_upstream,
    cast(null as text) as group_id
  from usage where ts >= ${from} and ts < ${to}) as usage`

const rolledUp = [
  ['', "''", 'requests'],
  ['key', 'key_id', 'requests'],
  ['model', 'model', 'requests_of_model'],
  ['agent', 'agent', 'requests_of_agent'],
  ['upstream', "''", 'requests'],
  ['status', "''", 'requests'],
] as const

const sumHours = (dimension: string, value: string, requests: string) => `
  insert into usage_sum (dimension, hour, value, requests, prompt_tokens, cached_tokens,
    completion_tokens, charged, counted, cost)
  select '${dimension}', hour, ${value} as value, sum(${requests}), sum(prompt_tokens),
    sum(coalesce(cached_tokens, 0)), sum(completion_tokens), sum(charged),
    sum(coalesce(counted, charged)), sum(cost)
  from usage_hour group by hour, value
  on conflict (dimension, hour, value) do update set ${[
    'requests',
    'prompt_tokens',
    'cached_tokens',
    'completion_tokens',
    'charged',
    'counted',
    'cost',
  ]
    .map((column) => `${column} = usage_sum.${column} + excluded.${column}`)
    .join(', ')}`
