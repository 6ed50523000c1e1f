import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../../server/store/database.ts'
import { sumRows } from '../../server/store/ledger/sums.ts'
import { migrate } from '../../server/store/migrations/migrate.ts'
import type { UsageRow } from '../../server/store/tables.ts'
import { product } from './product.ts'
import { temporaryFolder } from './processes.ts'
import { atMost, median, shown, type Bench, type Figure, type Findings } from './rounds.ts'

const year = 365 * 24 * 3_600_000
const polls = 15
const pollMs = 2000

/**
 * What the console's operations cost beside a year of data: ten million rows of 2 000 keys and 30
 * models, and a hundred thousand sums by the hour, on SQLite.
 */
export async function consoleData({ upstream, scale }: Bench): Promise<Findings> {
  const folder = temporaryFolder()
  const store = openStore(folder)
  await migrate(store)
  await store.close()
  const rows = Math.round(10_000_000 * scale)
  const summingMs = fill(folder, rows)
  const target = await product({ name: 'console data', store: folder, key: 'none' }).start(upstream)
  try {
    if (!target.operator) throw new Error('the product has an operator address')
    const ask = asker(target.operator)
    const pollMicros = await cpuOfPolls(target.pid, ask)
    return {
      figures: [
        shown(`sums of ${rows} rows, when an older store is brought up`, summingMs, seconds),
        atMost('CPU of a poll of /overview, one each 2 s', pollMicros, 1000, micros),
        ...(await times(ask)),
      ],
      details: [],
    }
  } finally {
    await target.stop()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const millis = (ms: number) => `${ms.toFixed(0)} ms`
const micros = (value: number) => `${value.toFixed(0)} µs`

type Ask = (path: string) => Promise<number>

/** Sends a request and gives the milliseconds until its whole reply was there. */
const asker =
  ({ url, token }: { url: string; token: string }): Ask =>
  async (path) => {
    const begun = performance.now()
    const reply = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text}`)
    return performance.now() - begun
  }

/** Slower than all of a year: as a page asks for them. */
const questions = {
  'a year by model, a point a day': `/series?metric=charged&by=model&step=day&from=-`,
  'a year by key, a point a day': `/series?metric=requests&by=key&step=day&from=-`,
  'a year of percentiles, a point a day': `/series?metric=whole_p95_ms&step=day&from=-`,
  'a page of requests': '/requests?limit=100',
  'a page of requests that a filter leaves out': '/requests?status=nothing_has_this',
}

async function times(ask: Ask): Promise<Figure[]> {
  const figures: Figure[] = []
  const from = String(Date.now() - year + 24 * 3_600_000)
  for (const [name, path] of Object.entries(questions)) {
    const each: number[] = []
    while (each.length < 7) each.push(await ask(path.replace('from=-', `from=${from}`)))
    figures.push(atMost(name, median(each), 300, millis))
  }
  return figures
}

/** CPU of one poll, beyond that of the same time without polls. */
async function cpuOfPolls(pid: number, ask: Ask): Promise<number> {
  const spend = async (poll: () => Promise<unknown>) => {
    const before = cpuNanos(pid)
    for (let time = 0; time < polls; time++) {
      await poll()
      await pause(pollMs)
    }
    return cpuNanos(pid) - before
  }
  // Until the code is compiled, and the start is over.
  for (let time = 0; time < 50; time++) await ask('/overview')
  await pause(3000)
  const polled = await spend(() => ask('/overview'))
  const idle = await spend(async () => {})
  return (polled - idle) / polls / 1000
}

/** The time on a core of the event loop's thread, in nanoseconds; of Linux only. */
const cpuNanos = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])

/** Fills the ledger with a year of rows, and gives the milliseconds that its sums took. */
export function fill(folder: string, rows: number): number {
  const usage = new DatabaseSync(join(folder, 'usage.db'))
  try {
    usage.exec('pragma synchronous = off')
    usage.exec(
      'begin; with recursive series(n) as (select 0 union all select n + 1 from series ' +
        `where n + 1 < ${rows}) ${insert(rows)}; commit`,
    )
    const begun = performance.now()
    usage.exec(`begin; ${sumRows('usage')}; commit`)
    return performance.now() - begun
  } finally {
    usage.close()
  }
}

/** In each hour five of the 2 000 keys and two of the 30 models are used. `n` counts the rows. */
const columns = (rows: number): Record<keyof UsageRow, string> => {
  const back = `(${rows} - 1 - n) * ${Math.floor(year / rows)}`
  const hour = `(n / ${Math.max(1, Math.floor(rows / (365 * 24)))})`
  return {
    id: "'00000000-0000-7000-8000-' || (100000000000 + n)",
    call_id: "'call_' || n",
    request_id: "'req_' || n",
    attempt: '1',
    ts: `${Date.now()} - ${back}`,
    service: "'gateway'",
    key_id: `'key-' || ((${hour} * 5 + n % 5) % 2000)`,
    payment_id: 'null',
    model: `'model-' || ((${hour} + n % 2) % 30)`,
    agent: 'null',
    tool: 'null',
    status: "case when n % 50 = 0 then 'client_left' else 'ok' end",
    prompt_tokens: '57',
    cached_tokens: '0',
    cache_write_tokens: '0',
    completion_tokens: '48',
    reasoning_tokens: '0',
    hosted_calls: '0',
    estimated: '0',
    charged: '6690',
    counted: '6690',
    cost: '4000',
    latency_ms: '20 + n % 3000',
    ttft_ms: 'n % 400',
    upstream: "'bench'",
  }
}

const insert = (rows: number): string => {
  const values = columns(rows)
  return (
    `insert into usage (${Object.keys(values).join(', ')}) ` +
    `select ${Object.values(values).join(', ')} from series`
  )
}
