import { sql, type Kysely } from 'kysely'
import { hourMs, hourOf } from '../ledger/roll-up.ts'
import { sumColumns, sumRows } from '../ledger/sums.ts'
import type { Migrations, Text } from './types.ts'

type Db = Kysely<unknown>

/** The migrations of usage.db. One that was released never changes. */
export const usageOf = (text: Text): Migrations => ({
  '001_usage': { up: (db: Db) => createUsage(db, text) },
  '002_usage_hour': { up: (db: Db) => createUsageHour(db, text) },
  '003_segments': { up: (db: Db) => createSegments(db, text) },
  '004_calls': { up: (db: Db) => addCallId(db, text) },
  '005_counted': { up: (db: Db) => addCounted(db) },
  '006_token_details': { up: (db: Db) => addCounts(db, ['cached_tokens', 'reasoning_tokens']) },
  '007_cache_writes': { up: (db: Db) => addCounts(db, ['cache_write_tokens', 'hosted_calls']) },
  '008_sums': { up: (db: Db) => addSums(db, text) },
  '009_server_reports': { up: (db: Db) => createServerReports(db, text) },
  '010_sum_values': { up: indexSumValues },
  '011_tool_reports': { up: (db: Db) => addToolReports(db, text) },
  '012_failures': { up: (db: Db) => addFailures(db, text) },
  '013_long_cache_writes': { up: (db: Db) => addCounts(db, ['cache_write_1h_tokens']) },
})

async function createUsage(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('usage')
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('request_id', text, (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('ts', 'bigint', (column) => column.notNull())
    .addColumn('service', text, (column) => column.notNull())
    .addColumn('key_id', text, (column) => column.notNull().defaultTo('-'))
    .addColumn('payment_id', text)
    .addColumn('model', text)
    .addColumn('agent', text)
    .addColumn('tool', text)
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('prompt_tokens', 'bigint', (column) => column.notNull())
    .addColumn('completion_tokens', 'bigint', (column) => column.notNull())
    .addColumn('estimated', 'integer', (column) => column.notNull())
    .addColumn('charged', 'bigint', (column) => column.notNull())
    .addColumn('cost', 'bigint', (column) => column.notNull())
    .addColumn('latency_ms', 'bigint', (column) => column.notNull())
    .addColumn('ttft_ms', 'bigint')
    .addColumn('upstream', text)
    .addPrimaryKeyConstraint('usage_pk', ['key_id', 'ts', 'id'])
    .execute()
  await db.schema.createIndex('usage_ts').on('usage').columns(['ts', 'id']).execute()
}

async function createUsageHour(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('usage_hour')
    .addColumn('hour', 'bigint', (column) => column.notNull())
    .addColumn('key_id', text, (column) => column.notNull())
    .addColumn('model', text, (column) => column.notNull())
    .addColumn('agent', text, (column) => column.notNull())
    .addColumn('requests', 'bigint', (column) => column.notNull())
    .addColumn('requests_of_model', 'bigint', (column) => column.notNull())
    .addColumn('requests_of_agent', 'bigint', (column) => column.notNull())
    .addColumn('requests_of_both', 'bigint', (column) => column.notNull())
    .addColumn('prompt_tokens', 'bigint', (column) => column.notNull())
    .addColumn('completion_tokens', 'bigint', (column) => column.notNull())
    .addColumn('charged', 'bigint', (column) => column.notNull())
    .addColumn('cost', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_hour_pk', ['key_id', 'hour', 'model', 'agent'])
    .execute()
  await db.schema.createIndex('usage_hour_hour').on('usage_hour').column('hour').execute()
}

async function createSegments(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('segment')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute()
}

async function addCallId(db: Db, text: Text): Promise<void> {
  // Without a value in old rows: writing one into each would delay the start of a large ledger.
  await db.schema.alterTable('usage').addColumn('call_id', text).execute()
}

async function addCounted(db: Db): Promise<void> {
  await db.schema.alterTable('usage').addColumn('counted', 'bigint').execute()
  await db.schema.alterTable('usage_hour').addColumn('counted', 'bigint').execute()
}

async function addCounts(db: Db, columns: readonly string[]): Promise<void> {
  for (const table of ['usage', 'usage_hour'])
    for (const column of columns)
      await db.schema.alterTable(table).addColumn(column, 'bigint').execute()
}

/** With the sums of all that is there. Hours that were rolled up have no times and no upstreams. */
async function addSums(db: Db, text: Text): Promise<void> {
  let table = db.schema
    .createTable('usage_sum')
    .addColumn('dimension', text, (column) => column.notNull())
    .addColumn('hour', 'bigint', (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
  for (const name of sumColumns)
    table = table.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
  await table.addPrimaryKeyConstraint('usage_sum_pk', ['dimension', 'hour', 'value']).execute()
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
  select usage.*, cast(null as text) as failed_model, cast(null as text) as failed_upstream
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

/** For the sums of one key. */
async function indexSumValues(db: Db): Promise<void> {
  await db.schema
    .createIndex('usage_sum_value')
    .on('usage_sum')
    .columns(['dimension', 'value', 'hour'])
    .execute()
}

async function createServerReports(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('server_report')
    .addColumn('server', text, (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('report', text, (column) => column.notNull())
    .execute()
}

async function addToolReports(db: Db, text: Text): Promise<void> {
  await db.schema.alterTable('server_report').addColumn('tools', text).execute()
}

async function addFailures(db: Db, text: Text): Promise<void> {
  for (const column of ['called_model', 'failed_model', 'failed_upstream', 'reason'])
    await db.schema.alterTable('usage').addColumn(column, text).execute()
}
