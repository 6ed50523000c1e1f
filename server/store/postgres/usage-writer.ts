import type { Client } from 'pg'
import { typedUsageColumns, usageColumns } from '../usage-tables.ts'
import {
  misplaced,
  type Batch,
  type Line,
  type RefuseLine,
  type UsageWriter,
} from '../ledger/writer.ts'
import { dropKeySums, dropMinutes, sumRows } from '../ledger/sums.ts'
import { addLabels, addTotals } from '../ledger/totals.ts'
import { databaseTime, earlier } from './clock.ts'
import { separateClient } from './connection.ts'
import { isRefusal, retrying } from './failure.ts'
import { openMonth, post, postedOfRow } from './post.ts'
import { rollUp } from './roll-up.ts'

/**
 * The hot statement of the ledger, without a query builder. It stores a batch, one line of JSON for
 * each row, numbers it in its stream, and adds it to the sums, if its segment is stored up to where
 * the batch begins. The row of the stream stays locked until the commit, so that rows become visible
 * in the order of their numbers.
 * PostgreSQL parses the lines: parsing them here and binding parameters would cost more than the
 * rest of the row. A value of another type in a text column is stored as its JSON.
 */
const insertRows = `
  with place as (
    insert into segment (name, bytes) values ($2, $3)
    on conflict (name) do update set bytes = excluded.bytes where segment.bytes = $4 returning name
  ), ${openMonth}, numbered as (
    insert into usage_stream (stream, last_n, moved_at)
    select $5, ${databaseTime} + $6, ${databaseTime} from place
    on conflict (stream) do update set
      last_n = usage_stream.last_n + $6, moved_at = excluded.moved_at
    returning last_n - $6 as before
  ), stored as (
    insert into usage (${usageColumns.join(', ')}, posted, stream, n)
    select ${usageColumns.map((column) => `row.${column}`).join(', ')}, ${postedOfRow},
      $5, before + nth
    from open_month, numbered,
      unnest(string_to_array($1, e'\\n')) with ordinality as lines(line, nth),
      json_to_record(line::json) as row(${typedUsageColumns})
    on conflict (key_id, ts, id) do nothing
    returning *
  ), summed as (${sumRows('stored')}), totalled as (${addTotals('stored')}),
    labelled as (${addLabels('stored', 'json_each_text(row.tags::json)')})
  select name from place`
/** Longer than the role's time limit of a statement. */
const queryMs = 2500

/** Writes to the PostgreSQL database at `url`. */
export function postgresWriter(url: string): UsageWriter {
  const database = new LedgerConnection(url)
  return {
    now: () => database.use((client) => timeOf(client)),
    placeIn: (segment) => database.use((client) => placeIn(client, segment)),
    insert: (batch, refuse) =>
      database.use((client) => new BatchInsert(client, batch, refuse).insert(batch.lines)),
    forget: (segment) =>
      database.use(async (client) => {
        await client.query('delete from segment where name = $1', [segment])
      }),
    rollUp: (before, rowsAtOnce) => database.use((client) => rollUp(client, before, rowsAtOnce)),
    post: (rowsAtOnce) => database.use((client) => post(client, rowsAtOnce)),
    forgetSums: (minutes) =>
      database.use(async (client) => {
        await client.query(dropMinutes('$1'), [minutes])
        await client.query(dropKeySums('$1'), [minutes])
      }),
    /** A commit is on the disk. */
    sync() {},
    close: () => database.close(),
  }
}

/** One connection, opened when it is first needed and again after a failure. */
class LedgerConnection {
  readonly #url: string
  #client: Client | undefined

  constructor(url: string) {
    this.#url = url
  }

  async use<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = this.#client ?? (await this.#open())
    try {
      return await work(client)
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    // The server may not respond any more, so the end is not awaited.
    this.#client?.end().catch(() => {})
    this.#client = undefined
  }

  async #open(): Promise<Client> {
    const client = await separateClient(this.#url, { query_timeout: queryMs })
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined
    })
    this.#client = client
    return client
  }
}

async function timeOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ time: number }>(`select ${earlier('$1')} as time`, [
    Date.now(),
  ])
  return rows[0]?.time ?? 0
}

async function placeIn(client: Client, segment: string): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    'select bytes from segment where name = $1',
    [segment],
  )
  return rows[0]?.bytes ?? 0
}

/** Inserts the lines of one batch, and keeps the place up to which its segment is stored. */
class BatchInsert {
  readonly #client: Client
  readonly #segment: string
  readonly #stream: string
  readonly #refuse: RefuseLine
  #place: number

  constructor(client: Client, { segment, from, stream }: Batch, refuse: RefuseLine) {
    this.#client = client
    this.#segment = segment
    this.#stream = stream
    this.#refuse = refuse
    this.#place = from
  }

  async insert(lines: Line[]): Promise<void> {
    const [first] = lines
    const end = lines.at(-1)?.end ?? this.#place
    // PostgreSQL splits an empty text into no lines.
    if (lines.length === 1 && first?.text === '') return this.#insertLegible(first, 'it is empty')
    try {
      return await this.#store(lines, end)
    } catch (error) {
      if (!isRefusal(error) || !first) throw error
      if (lines.length === 1) return this.#insertLegible(first, String(error))
      // One row fails the whole statement; halving finds it.
      const half = lines.length >> 1
      await this.insert(lines.slice(0, half))
      await this.insert(lines.slice(half))
    }
  }

  /** A line that was refused, without what PostgreSQL cannot store. */
  async #insertLegible(line: Line, reason: string): Promise<void> {
    const { text, end } = line
    const other = legible(text)
    try {
      if (other !== undefined && other !== text)
        return await this.#store([{ text: other, end }], end)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
    this.#refuse(line, reason)
    await this.#store([], end)
  }

  async #store(lines: Line[], end: number): Promise<void> {
    const text = lines.map((line) => line.text).join('\n')
    const values = [text, this.#segment, end, this.#place, this.#stream, lines.length]
    const { rowCount } = await retrying(() => this.#client.query(insertRows, values))
    if (rowCount === 0) throw misplaced(this.#segment)
    this.#place = end
  }
}

/** The same row without NUL and lone surrogates; undefined when it is not JSON. */
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
