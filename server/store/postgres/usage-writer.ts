import type { Client } from 'pg'
import { earlier } from '../clock.ts'
import { usageColumns } from '../tables.ts'
import { decode, misplaced, type Batch, type Refuse, type UsageWriter } from '../usage-writer.ts'
import { connection } from './connection.ts'
import { isRefusal, retrying } from './failure.ts'
import { rollUp } from './roll-up.ts'

const integers = ['attempt', 'estimated']
const bigints = ['ts', 'prompt_tokens', 'completion_tokens', 'charged', 'cost', 'latency_ms', 'ttft_ms']
const typeOf = (column: string) => (integers.includes(column) ? 'integer' : bigints.includes(column) ? 'bigint' : 'text')

const columns = usageColumns.length

/** The hot statement of the ledger, without a query builder: it stores a batch, a column a parameter, if its segment is stored as far as that. */
const insertRows = `
  with place as (
    insert into segment (name, bytes) values ($${columns + 1}, $${columns + 2})
    on conflict (name) do update set bytes = excluded.bytes where segment.bytes = $${columns + 3} returning name
  ), stored as (
    insert into usage (${usageColumns.join(', ')})
    select * from unnest(${usageColumns.map((column, at) => `$${at + 1}::${typeOf(column)}[]`).join(', ')}) where exists (select from place)
    on conflict (key_id, ts, id) do nothing
  )
  select name from place`
const statementMs = 2000

type Row = { text: string; end: number; values: unknown[] }

/** One connection, made when it is first needed and again after a failure. */
export function postgresWriter(url: string): UsageWriter {
  let client: Client | undefined

  async function opened(): Promise<Client> {
    if (client) return client
    const { default: pg } = await import('pg')
    const opening = new pg.Client({ ...(await connection(url)), statement_timeout: statementMs, query_timeout: statementMs + 500 })
    opening.on('error', () => {
      // Nobody else listens when the server ends a connection that waits.
      if (client === opening) client = undefined
    })
    await opening.connect()
    client = opening
    return opening
  }

  async function using<Result>(work: (open: Client) => Promise<Result>): Promise<Result> {
    const open = await opened()
    try {
      return await work(open)
    } catch (error) {
      close()
      throw error
    }
  }

  async function insertAll(open: Client, { segment, from, lines }: Batch, refuse: Refuse): Promise<void> {
    let place = from

    async function put(rows: Row[], end: number): Promise<void> {
      const values = [...usageColumns.map((_, at) => rows.map((row) => row.values[at])), segment, end, place]
      const { rowCount } = await retrying(() => open.query(insertRows, values))
      if (rowCount === 0) throw misplaced(segment)
      place = end
    }

    async function putAll(rows: Row[], end: number): Promise<void> {
      try {
        return await put(rows, end)
      } catch (error) {
        if (!isRefusal(error)) throw error
        const [only] = rows
        if (rows.length === 1 && only) {
          refuse(only.text, String(error))
          return put([], end)
        }
        // One row spoils the whole statement: the halves tell which.
        const half = rows.length >> 1
        await putAll(rows.slice(0, half), rows[half - 1]?.end ?? end)
        await putAll(rows.slice(half), end)
      }
    }

    const rows: Row[] = []
    for (const { text, end } of lines) {
      const values = storable(text)
      if (typeof values === 'string') refuse(text, values)
      else rows.push({ text, end, values })
    }
    await putAll(rows, lines.at(-1)?.end ?? from)
  }

  function close(): void {
    // What the server does not say any more is not waited for.
    client?.end().catch(() => {})
    client = undefined
  }

  return {
    now: () => using(async (open) => (await open.query<{ time: number }>(`select ${earlier('$1')} as time`, [Date.now()])).rows[0]?.time ?? 0),
    placeIn: (segment) => using(async (open) => (await open.query<{ bytes: number }>('select bytes from segment where name = $1', [segment])).rows[0]?.bytes ?? 0),
    insert: (batch, refuse) => using((open) => insertAll(open, batch, refuse)),
    forget: (segment) => using(async (open) => void (await open.query('delete from segment where name = $1', [segment]))),
    rollUp: (before) => using((open) => rollUp(open, before)),
    /** A commit is on the disk. */
    sync() {},
    close,
  }
}

/** The values of a row, or why it can never be stored. */
function storable(text: string): unknown[] | string {
  const values = decode(text)
  if (typeof values === 'string') return values
  const odd = values.findIndex((value) => value !== null && typeof value !== 'string' && typeof value !== 'number')
  if (odd >= 0) return `its ${usageColumns[odd]} is neither a text nor a number`
  // PostgreSQL has no NUL in a text.
  return values.map((value) => (typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value))
}
