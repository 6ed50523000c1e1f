import type { Client } from 'pg'
import { usageColumns } from '../tables.ts'
import { decode, type Refused, type UsageWriter } from '../usage-writer.ts'
import { connection } from './connection.ts'
import { isRefusal, retrying } from './failure.ts'
import { rollUp } from './roll-up.ts'

const integers = ['attempt', 'estimated']
const bigints = ['ts', 'prompt_tokens', 'completion_tokens', 'charged', 'cost', 'latency_ms', 'ttft_ms']
const typeOf = (column: string) => (integers.includes(column) ? 'integer' : bigints.includes(column) ? 'bigint' : 'text')

/** The hot statement of the ledger, without a query builder: it stores a batch, a column a parameter. */
const insertRows =
  `insert into usage (${usageColumns.join(', ')}) select * from unnest(${usageColumns.map((column, at) => `$${at + 1}::${typeOf(column)}[]`).join(', ')}) ` +
  'on conflict (key_id, ts, id) do nothing'
const statementMs = 2000

type Row = { text: string; values: unknown[] }

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

  async function insertAll(open: Client, rows: Row[]): Promise<Refused[]> {
    if (rows.length === 0) return []
    try {
      await retrying(() => open.query(insertRows, usageColumns.map((_, at) => rows.map(({ values }) => values[at]))))
      return []
    } catch (error) {
      if (!isRefusal(error)) throw error
      const [only] = rows
      if (rows.length === 1 && only) return [{ text: only.text, reason: String(error) }]
      // One row spoils the whole statement: the halves tell which.
      const half = rows.length >> 1
      return [...(await insertAll(open, rows.slice(0, half))), ...(await insertAll(open, rows.slice(half)))]
    }
  }

  function close(): void {
    // What the server does not say any more is not waited for.
    client?.end().catch(() => {})
    client = undefined
  }

  return {
    insert: (lines) =>
      using(async (open) => {
        const rows: Row[] = []
        const refused: Refused[] = []
        for (const text of lines) {
          const row = storable(text)
          if (typeof row === 'string') refused.push({ text, reason: row })
          else rows.push(row)
        }
        return [...refused, ...(await insertAll(open, rows))]
      }),
    rollUp: (before) => using((open) => rollUp(open, before)),
    /** A commit is on the disk. */
    sync() {},
    close,
  }
}

function storable(text: string): Row | string {
  const values = decode(text)
  if (typeof values === 'string') return values
  const odd = values.findIndex((value) => value !== null && typeof value !== 'string' && typeof value !== 'number')
  if (odd >= 0) return `its ${usageColumns[odd]} is neither a text nor a number`
  // PostgreSQL has no NUL in a text.
  return { text, values: values.map((value) => (typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value)) }
}
