import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrations/migrate.ts'
import type { UsageRow } from '../../server/store/usage-tables.ts'
import { withClient } from '../support/servers/postgres-server.ts'
import { product } from './product.ts'
import { measureTree } from './process-tree.ts'
import { temporaryFolder } from './processes.ts'
import { atMost, median, shown, type Bench, type Figure, type Findings } from './rounds.ts'

const ROWS = 1_000_000
const LIMIT_MS = 2000

/**
 * Time from the launch of a server whose ledger has a million rows to its first 200 from the
 * readiness check, and the difference to a server with an empty ledger.
 */
export async function fullLedger(bench: Bench): Promise<Findings> {
  const database = await bench.database()
  const [folder, url] = [temporaryFolder(), await database.fresh()]
  const [emptyFolder, emptyUrl] = [temporaryFolder(), await database.fresh()]
  for (const place of [folder, url, emptyFolder, emptyUrl]) await prepare(place)
  fillFolder(folder)
  await withClient(url, (client) =>
    client.query(`with series(n) as (select generate_series(1, ${ROWS})) ${insert}`),
  )
  return {
    figures: [
      ...(await starts(bench, 'SQLite', folder, emptyFolder)),
      ...(await starts(bench, 'PostgreSQL', url, emptyUrl)),
    ],
    details: [],
  }
}

async function starts(
  { upstream, rounds }: Bench,
  name: string,
  full: string,
  empty: string,
): Promise<Figure[]> {
  const pairs: { full: Start; empty: Start }[] = []
  while (pairs.length < Math.min(rounds, 3))
    pairs.push({ full: await start(upstream, full), empty: await start(upstream, empty) })
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const about = `start with a million ledger rows, ${name}`
  return [
    atMost(
      `${about}, to the first 200`,
      median(pairs.map((each) => each.full.readyMs)),
      LIMIT_MS,
      seconds,
    ),
    shown(
      `${about}: later than with none`,
      median(pairs.map((each) => each.full.readyMs - each.empty.readyMs)),
      seconds,
    ),
    shown(
      `${about}: more CPU than with none`,
      median(pairs.map((each) => each.full.cpuMs - each.empty.cpuMs)),
      seconds,
    ),
  ]
}

type Start = { readyMs: number; cpuMs: number }

async function start(upstream: string, store: string): Promise<Start> {
  const target = await product({ name: 'full ledger', store, key: 'none' }).start(upstream)
  try {
    return { readyMs: target.readyMs ?? NaN, cpuMs: measureTree(target.pid).cpuMicros / 1000 }
  } finally {
    await target.stop()
  }
}

function fillFolder(folder: string): void {
  const usage = new DatabaseSync(join(folder, 'usage.db'))
  try {
    usage.exec(
      'pragma synchronous = off; with recursive series(n) as (select 1 union all ' +
        `select n + 1 from series where n < ${ROWS}) ${insert}`,
    )
  } finally {
    usage.close()
  }
}

async function prepare(place: string): Promise<void> {
  const store = openStore(place)
  try {
    await migrate(store)
  } finally {
    await store.close()
  }
}

/** One row every two seconds, of fifty keys in turn; the last one is now. `n` counts them. */
const row: Record<keyof UsageRow, string> = {
  id: "'00000000-0000-7000-8000-' || (100000000000 + n)",
  call_id: "'call_' || n",
  request_id: "'req_' || n",
  attempt: '1',
  ts: `${Date.now()} - cast(n as bigint) * 2000`,
  service: "'gateway'",
  key_id: "'key-' || (n % 50)",
  group_id: 'null',
  user_hash: 'null',
  tags: 'null',
  payment_id: 'null',
  model: "'large'",
  agent: 'null',
  tool: 'null',
  status: "'ok'",
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
  latency_ms: '120',
  ttft_ms: 'null',
  waited_ms: 'null',
  upstream: "'bench'",
  upstream_key: 'null',
  called_model: 'null',
  failed_model: 'null',
  failed_upstream: 'null',
  reason: 'null',
}
const insert =
  `insert into usage (${Object.keys(row).join(', ')}) select ${Object.values(row).join(', ')} ` +
  'from series'
