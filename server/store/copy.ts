import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Failure } from '../failure.ts'
import { openStore } from './database.ts'
import type { Store } from './store.ts'
import { startLedger } from './ledger/ledger.ts'
import { lockFolder } from './lock.ts'
import { lackOf, migrate, older } from './migrations/migrate.ts'
import { placeOf } from './place.ts'
import { listSegments, spoolFolder } from './ledger/segments.ts'
import type { JournalTables, UsageDb } from './tables.ts'

/** The rows of each table. */
export type Copied = Record<string, number>

/** Any tables of ours, told apart by their names. */
type Tables = Record<string, Record<string, unknown>>

/**
 * By the columns that no two rows share. All of them move: what was spent of a budget, what is to be done once, and what a server that died
 * still held, for only where it is known by name its places are given back.
 */
export const tables = {
  journal: {
    key: ['id'],
    change_log: ['id'],
    task: ['id'],
    payment: ['id'],
    price: ['agent', 'tool'],
    quota: ['scope', 'window_start'],
    lease: ['scope', 'window_start', 'replica'],
    replica: ['id'],
    idempotency: ['key_id', 'route', 'value'],
    drained: ['upstream'],
    milestone: ['name'],
  } satisfies Record<keyof JournalTables, string[]>,
  usage: {
    usage: ['key_id', 'ts', 'id'],
    usage_hour: ['key_id', 'hour', 'model', 'agent'],
    segment: ['name'],
  } satisfies Record<keyof UsageDb, string[]>,
}
/** Of which a row may hold a request and its reply, of some MiB: PostgreSQL takes no statement of a GiB. */
const heavy: readonly string[] = [
  'task',
  'payment',
  'idempotency',
] satisfies (keyof JournalTables)[]
/** 21 values a row of the others are the most; PostgreSQL binds 65 535 a statement. */
const rowsOf = (table: string) => (heavy.includes(table) ? 20 : 1000)
const spoolMs = 600_000
const lookMs = 50

/**
 * Copies the store of a folder, on which no server runs, into an empty PostgreSQL database: all of it, spooled rows too, or nothing.
 * Before it is kept, what arrived is read again and compared.
 */
export async function copyStore(folder: string, url: string): Promise<Copied> {
  if (!existsSync(join(folder, 'journal.db')))
    throw new Failure('notFound', `There is no store in ${folder}.`)
  const lock = lockFolder(folder)
  const source = openStore(folder)
  const target = openStore(url, { folder, connections: 1, statementMs: 0 })
  try {
    const lack = await lackOf(source)
    if (lack === 'some') throw older(folder)
    if (lack !== 'nothing') await migrate(source)
    await emptySpool(source)
    await migrate(target)
    return await inOneTransaction(source, target, async (from, to) => {
      await refuseFilled(to, url)
      const copied: Copied = {}
      for (const half of ['journal', 'usage'] as const) {
        for (const [table, order] of Object.entries(tables[half]))
          copied[table] = await copyTable(from[half], to, { table, order, atOnce: rowsOf(table) })
      }
      return copied
    })
  } finally {
    await target.close()
    await source.close()
    lock.release()
  }
}

async function emptySpool(source: Store): Promise<void> {
  const problems: string[] = []
  const ledger = startLedger({
    ...source,
    observe: (observation) => 'reason' in observation && problems.push(observation.reason),
  })
  // A segment is deleted when all of it is stored, the last line of a writer that died too.
  const isEmpty = () => listSegments(spoolFolder(source.folder)).length === 0
  const deadline = Date.now() + spoolMs
  while (!isEmpty() && Date.now() < deadline) await pause(lookMs)
  await ledger.close(0)
  if (!isEmpty())
    throw new Failure(
      'unavailable',
      `The ledger's spool in ${source.folder} cannot be emptied: ${problems.join('; ')}`,
    )
}

type Halves = { journal: Kysely<Tables>; usage: Kysely<Tables> }

/** Nobody else can write to the source meanwhile, and nothing is kept in the target unless all is well. */
function inOneTransaction<Result>(
  source: Store,
  target: Store,
  work: (from: Halves, to: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  // The tables are named at run time here, which the types of their rows cannot follow.
  const [journal, usage, to] = [source.journal, source.usage, target.journal] as unknown as [
    Kysely<Tables>,
    Kysely<Tables>,
    Kysely<Tables>,
  ]
  return journal
    .transaction()
    .execute((readJournal) =>
      usage
        .transaction()
        .execute((readUsage) =>
          to
            .transaction()
            .execute((written) => work({ journal: readJournal, usage: readUsage }, written)),
        ),
    )
}

async function refuseFilled(to: Kysely<Tables>, url: string): Promise<void> {
  for (const table of [...Object.keys(tables.journal), ...Object.keys(tables.usage)]) {
    const found = await to
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst()
    if (found)
      throw new Failure(
        'conflict',
        `The store ${placeOf(url)} is not empty: it has rows in "${table}". Name an empty database.`,
      )
  }
}

type Walk = { table: string; order: string[]; atOnce: number }

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, walk: Walk): Promise<number> {
  const { table } = walk
  const sent = createHash('sha256')
  let rows = 0
  for await (const page of pages(from, walk)) {
    const storable = page.map(withoutNul)
    await to.insertInto(table).values(storable).execute()
    add(sent, storable)
    rows += page.length
  }
  const arrived = createHash('sha256')
  let found = 0
  for await (const page of pages(to, walk)) {
    add(arrived, page)
    found += page.length
  }
  if (found !== rows || sent.digest('hex') !== arrived.digest('hex'))
    throw new Failure(
      'internal',
      `Of ${rows} rows of "${table}", ${found} arrived, or not as they were; nothing is kept.`,
    )
  return rows
}

/** All rows, in the order of bytes, which is the same in both engines. */
async function* pages(
  db: Kysely<Tables>,
  { table, order, atOnce }: Walk,
): AsyncGenerator<Record<string, unknown>[]> {
  const columns = sql.join(order.map((column) => sql.ref(column)))
  let last: Record<string, unknown> | undefined
  do {
    let query = db.selectFrom(table).selectAll().limit(atOnce)
    for (const column of order) query = query.orderBy(column)
    const after = last
    if (after)
      query = query.where(
        sql<boolean>`(${columns}) > (${sql.join(order.map((column) => after[column]))})`,
      )
    const page = await query.execute()
    if (page.length > 0) yield page
    last = page.at(-1)
  } while (last)
}

function add(hash: Hash, rows: Record<string, unknown>[]): void {
  for (const row of rows)
    hash.update(
      JSON.stringify(
        Object.keys(row)
          .toSorted()
          .map((column) => [column, row[column]]),
      ),
    )
}

/** PostgreSQL has no NUL in a text. */
const withoutNul = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
    ]),
  )
