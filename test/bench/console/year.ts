import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '../../../server/store/database.ts'
import { hourMs, hourOf } from '../../../server/store/ledger/roll-up.ts'
import { sumRows } from '../../../server/store/ledger/sums.ts'
import { openUsageWriter } from '../../../server/store/ledger/open-writer.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import type { KeyRow } from '../../../server/store/tables.ts'
import type { UsageRow } from '../../../server/store/usage-tables.ts'

/** How much there is: rows of the ledger over a year, and keys. */
export type Amount = { rows: number; keys: number }
/** How long it took to insert the rows, and to sum them up by the hour; and the sums. */
export type Filling = { insertMs: number; sumMs: number; sums: number }

const hours = 365 * 24
const partMs = 240 * hourMs
/** Keys that the ledger has rows of, of those that there are. */
const usedKeys = 2000
const models = 30

/** Fills a new store with a year of rows, on SQLite. */
export async function fillYear(folder: string, { rows, keys }: Amount): Promise<Filling> {
  const store = openStore(folder)
  await migrate(store)
  await store.close()
  inFile(join(folder, 'journal.db'), (database) => insertKeys(database, keys))
  return fillLedger(folder, rows)
}

/** Fills the ledger of a migrated store, which is closed. */
export async function fillLedger(folder: string, rows: number): Promise<Filling> {
  const filling = inFile(join(folder, 'usage.db'), (database) => {
    const insertMs = timed(() => database.exec(inserted('usage', rows, usageOf(rows))))
    const sumMs = timed(() => sumUp(database))
    const { sums } = database.prepare('select count(*) as sums from usage_sum').get() ?? {}
    return { insertMs, sumMs, sums: Number(sums) }
  })
  const writer = openUsageWriter(folder, undefined)
  while (await writer.post(100_000));
  writer.close()
  return filling
}

/** Without a WAL, which holds each new page again. A file that is not complete is thrown away. */
function inFile<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete; pragma journal_mode = memory')
    database.exec('pragma synchronous = off; pragma cache_size = -200000')
    return work(database)
  } finally {
    database.close()
  }
}

function timed(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** In parts of some days, as a migration does. */
function sumUp(database: DatabaseSync): void {
  const { first, last } =
    database.prepare('select min(ts) as first, max(ts) as last from usage').get() ?? {}
  for (let from = hourOf(Number(first)); from <= Number(last); from += partMs)
    database.exec(sumRows(`usage where ts >= ${from} and ts < ${from + partMs}`))
}

/** A statement that inserts so many rows, numbered by `n` from 0. */
const inserted = (table: string, rows: number, values: Record<string, string>): string => `
  with recursive series (n) as (
    select 0 union all select n + 1 from series where n + 1 < ${rows}
  )
  insert into ${table} (${Object.keys(values).join(', ')})
  select ${Object.values(values).join(', ')} from series`

/** In each hour five of the used keys and two of the models are used. */
function usageOf(rows: number): Record<keyof UsageRow, string> {
  const year = hours * hourMs
  const hour = `(n * ${hours} / ${rows})`
  return {
    id: "'00000000-0000-7000-8000-' || (100000000000 + n)",
    call_id: "'call_' || n",
    request_id: "'req_' || n",
    attempt: '1',
    ts: `${Date.now() - year} + (n + 1) * ${year} / ${rows}`,
    service: "'gateway'",
    key_id: `'key-' || ((${hour} * 5 + n % 5) % ${usedKeys})`,
    group_id: 'null',
    user_hash: 'null',
    tags: 'null',
    payment_id: 'null',
    model: `'model-' || ((${hour} + n % 2) % ${models})`,
    agent: 'null',
    tool: 'null',
    status: "case when n % 50 = 0 then 'client_left' else 'ok' end",
    prompt_tokens: '57',
    cached_tokens: '0',
    cache_write_tokens: '0',
    cache_write_1h_tokens: '0',
    completion_tokens: '48',
    reasoning_tokens: '0',
    hosted_calls: '0',
    unit: 'null',
    units: 'null',
    estimated: '0',
    charged: '6690',
    counted: '6690',
    cost: '4000',
    latency_ms: '20 + n % 3000',
    ttft_ms: 'n % 400',
    waited_ms: 'null',
    upstream_key: 'null',
    upstream: "'bench'",
    called_model: 'null',
    failed_model: 'null',
    failed_upstream: 'null',
    reason: 'null',
  }
}

function insertKeys(database: DatabaseSync, keys: number): void {
  const values: Record<keyof KeyRow, string> = {
    id: "'key-' || n",
    name: "'key ' || n",
    hash: "printf('%064x', n)",
    previous_hash: 'null',
    previous_until: 'null',
    group_id: 'null',
    managed_by: 'null',
    only_labels: 'null',
    holder: 'null',
    pauses_at: 'null',
    tags: "'{}'",
    tags_from: 'null',
    user_from: 'null',
    each_user: 'null',
    show_users: "'hash'",
    prefix: "'tg_bench'",
    owner: "'team ' || (n % 40)",
    scopes: `'["chat"]'`,
    models: `case when n % 4 = 0 then '["model-1","model-2"]' end`,
    agents: 'null',
    rpm: '600',
    tpm: 'null',
    max_parallel: 'null',
    priority_class: "'interactive'",
    budget_nano: 'case when n % 3 = 0 then 50000000000 end',
    budget_period: "case n % 9 when 0 then 'total' when 3 then 'month' when 6 then 'day' end",
    expires_at: 'null',
    revoked_at: 'case when n % 50 = 1 then 1767276000000 end',
    created_at: '1767225600000 + n',
    version: '1',
    sandbox: 'null',
  }
  database.exec(inserted('key', keys, values))
}
