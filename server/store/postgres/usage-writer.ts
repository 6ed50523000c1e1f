import type { Client } from 'pg'
import { usageColumns } from '../tables.ts'
import {
  misplaced,
  type Batch,
  type Line,
  type RefuseLine,
  type UsageWriter,
} from '../ledger/writer.ts'
import { earlier } from './clock.ts'
import { connection } from './connection.ts'
import { isRefusal, retrying } from './failure.ts'
import { rollUp } from './roll-up.ts'

const integers = ['attempt', 'estimated']
const bigints = [
  'ts',
  'prompt_tokens',
  'completion_tokens',
  'charged',
  'counted',
  'cost',
  'latency_ms',
  'ttft_ms',
]
function typeOf(column: string): string {
  if (integers.includes(column)) return 'integer'
  return bigints.includes(column) ? 'bigint' : 'text'
}

/**
 * The hot statement of the ledger, without a query builder: it stores a batch, a row a line of JSON, if its segment is stored as far as that.
 * The lines go as they are, since taking them apart and writing them as parameters costs this process more than all else of a row.
 * What is no text, where a text belongs, is stored as its JSON.
 */
const insertRows = `
  with place as (
    insert into segment (name, bytes) values ($2, $3)
    on conflict (name) do update set bytes = excluded.bytes where segment.bytes = $4 returning name
  ), stored as (
    insert into usage (${usageColumns.join(', ')})
    select ${usageColumns.map((column) => `row.${column}`).join(', ')}
    from string_to_table($1, e'\\n') as line, json_to_record(line::json) as row(${usageColumns.map((column) => `${column} ${typeOf(column)}`).join(', ')})
    where exists (select from place)
    on conflict (key_id, ts, id) do nothing
  )
  select name from place`
const statementMs = 2000

/** One connection, made when it is first needed and again after a failure. */
export function postgresWriter(url: string): UsageWriter {
  let client: Client | undefined

  async function opened(): Promise<Client> {
    if (client) return client
    const { default: pg } = await import('pg')
    const opening = new pg.Client({
      ...(await connection(url)),
      statement_timeout: statementMs,
      query_timeout: statementMs + 500,
    })
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

  async function insertAll(
    open: Client,
    { segment, from, lines }: Batch,
    refuse: RefuseLine,
  ): Promise<void> {
    let place = from

    async function put(rows: Line[], end: number): Promise<void> {
      const { rowCount } = await retrying(() =>
        open.query(insertRows, [rows.map(({ text }) => text).join('\n'), segment, end, place]),
      )
      if (rowCount === 0) throw misplaced(segment)
      place = end
    }

    async function putAll(rows: Line[]): Promise<void> {
      const [only] = rows
      const end = rows.at(-1)?.end ?? place
      // No text is no line to PostgreSQL.
      if (rows.length === 1 && only?.text === '') return putLegible(only, 'it is empty')
      try {
        return await put(rows, end)
      } catch (error) {
        if (!isRefusal(error) || !only) throw error
        if (rows.length === 1) return putLegible(only, String(error))
        // One row spoils the whole statement: the halves tell which.
        const half = rows.length >> 1
        await putAll(rows.slice(0, half))
        await putAll(rows.slice(half))
      }
    }

    async function putLegible(line: Line, reason: string): Promise<void> {
      const { text, end } = line
      const other = legible(text)
      try {
        if (other !== undefined && other !== text) return await put([{ text: other, end }], end)
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
      refuse(line, reason)
      await put([], end)
    }

    await putAll(lines)
  }

  function close(): void {
    // What the server does not say any more is not waited for.
    client?.end().catch(() => {})
    client = undefined
  }

  return {
    now: () =>
      using(
        async (open) =>
          (await open.query<{ time: number }>(`select ${earlier('$1')} as time`, [Date.now()]))
            .rows[0]?.time ?? 0,
      ),
    placeIn: (segment) =>
      using(
        async (open) =>
          (
            await open.query<{ bytes: number }>('select bytes from segment where name = $1', [
              segment,
            ])
          ).rows[0]?.bytes ?? 0,
      ),
    insert: (batch, refuse) => using((open) => insertAll(open, batch, refuse)),
    forget: (segment) =>
      using(
        async (open) => void (await open.query('delete from segment where name = $1', [segment])),
      ),
    rollUp: (before, rowsAtOnce) => using((open) => rollUp(open, before, rowsAtOnce)),
    /** A commit is on the disk. */
    sync() {},
    close,
  }
}

/** The same row without what JSON can say and PostgreSQL's texts cannot hold; undefined when it is not JSON. */
function legible(text: string): string | undefined {
  try {
    return JSON.stringify(
      JSON.parse(text, (_name, value: unknown) =>
        typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value,
      ),
    )
  } catch {
    return undefined
  }
}
