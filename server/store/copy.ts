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
import { missingTables, migrate, olderStore } from './migrations/migrate.ts'
import { recordAudit, serverActor, type Actor } from './queries/operators/audit.ts'
import { placeOf } from './place.ts'
import { listSegments, spoolFolder } from './ledger/segments.ts'
import type { JournalTables } from './tables.ts'
import { totalDimensions, type UsageDb } from './usage-tables.ts'

/** The rows of each table. */
export type Copied = Record<string, number>

/** Any of our tables, chosen by name at run time. */
type Tables = Record<string, Record<string, unknown>>

/**
 * Each table with its primary key. All tables are copied. The leases of a dead server are too,
 * since its concurrency slots are released only where its row is known.
 */
export const tables = {
  journal: {
    key: ['id'],
    key_group: ['id'],
    seen_value: ['subject', 'value'],
    seen_count: ['subject'],
    user_name: ['hash'],
    caller: ['id'],
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
    secret_check: ['id'],
    operator: ['id'],
    session: ['id'],
    me_session: ['id'],
    oidc_sign_in: ['cookie_hash'],
    audit: ['id'],
    event_stream: ['stream'],
    alert: ['id'],
  } satisfies Record<keyof JournalTables, string[]>,
  usage: {
    usage: ['key_id', 'ts', 'id'],
    usage_hour: ['key_id', 'hour', 'model', 'agent'],
    usage_sum: ['dimension', 'hour', 'value'],
    usage_total: ['step', 'at', ...totalDimensions],
    usage_close: ['id'],
    usage_label: ['day', 'key_id', 'group_id', 'label', 'value'],
    segment: ['name'],
    server_report: ['server'],
    usage_stream: ['stream'],
    outlet: ['name'],
    outlet_cursor: ['outlet', 'stream'],
  } satisfies Record<keyof UsageDb, string[]>,
}
/**
 * Rows of these tables may hold a request and its reply, of some MiB; PostgreSQL refuses statements
 * of a GiB.
 */
const heavy: readonly string[] = [
  'task',
  'payment',
  'idempotency',
] satisfies (keyof JournalTables)[]
/** A new store has its row: that no month is closed. */
const initialized = 'usage_close' satisfies keyof UsageDb
/** Other rows have at most 53 values; PostgreSQL binds 65 535 in one statement. */
const rowsOf = (table: string) => (heavy.includes(table) ? 20 : 1000)
const spoolMs = 600_000
const lookMs = 50

/**
 * Copies the store of a folder that no server uses into an empty PostgreSQL database: everything,
 * including spooled rows, or nothing. The copied rows are read back and compared before the commit,
 * which is also that of the copy's row in the record of changes of the database.
 */
export async function copyStore(
  folder: string,
  url: string,
  actor: Actor = serverActor,
): Promise<Copied> {
  if (!existsSync(join(folder, 'journal.db')))
    throw new Failure('notFound', `There is no store in ${folder}.`)
  const lock = lockFolder(folder)
  const source = openStore(folder)
  const target = openStore(url, { folder, connections: 1, statementMs: 0 })
  try {
    const lack = await missingTables(source)
    if (lack === 'some') throw olderStore(folder)
    if (lack !== 'nothing') await migrate(source)
    await emptySpool(source)
    await migrate(target)
    return await inOneTransaction(source, target, async (from, to) => {
      await requireEmpty(to, url)
      const copied: Copied = {}
      for (const half of ['journal', 'usage'] as const) {
        for (const [table, order] of Object.entries(tables[half]))
          copied[table] = await copyTable(from[half], to, { table, order, atOnce: rowsOf(table) })
      }
      const rows = Object.values(copied).reduce((sum, count) => sum + count, 0)
      const entry = { action: 'copyStore', after: { folder, rows } } as const
      // The tables are those of the journal too, which the type of a copy does not say.
      await recordAudit(to as unknown as Kysely<JournalTables>, actor, entry)
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
  // A segment is deleted when all of it is stored, including the last line of a writer that died.
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

/**
 * Locks the source against other writers; nothing is committed to the target unless all succeeds.
 */
function inOneTransaction<Result>(
  source: Store,
  target: Store,
  work: (from: Halves, to: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  // The table is chosen at run time, which the row types cannot express.
  const [journal, usage, to] = [source.journal, source.usage, target.journal] as unknown as [
    Kysely<Tables>,
    Kysely<Tables>,
    Kysely<Tables>,
  ]
  return journal.transaction().execute((readJournal) =>
    usage.transaction().execute((readUsage) =>
      to.transaction().execute(async (writer) => {
        // Rows may be many.
        await sql`set local statement_timeout = 0`.execute(writer)
        return work({ journal: readJournal, usage: readUsage }, writer)
      }),
    ),
  )
}

async function requireEmpty(to: Kysely<Tables>, url: string): Promise<void> {
  await to.deleteFrom(initialized).where('open_from', '=', 0).execute()
  for (const table of [...Object.keys(tables.journal), ...Object.keys(tables.usage)]) {
    const row = await to
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row)
      throw new Failure(
        'conflict',
        `The store ${placeOf(url)} is not empty: it has rows in "${table}". ` +
          'Name an empty database.',
      )
  }
}

type PageQuery = { table: string; order: string[]; atOnce: number }

async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  walk: PageQuery,
): Promise<number> {
  const { table } = walk
  const sourceHash = createHash('sha256')
  let rows = 0
  for await (const page of pages(from, walk)) {
    const storable = page.map(withoutNul)
    await to.insertInto(table).values(storable).execute()
    add(sourceHash, storable)
    rows += page.length
  }
  const targetHash = createHash('sha256')
  let copied = 0
  for await (const page of pages(to, walk)) {
    add(targetHash, page)
    copied += page.length
  }
  if (copied !== rows || sourceHash.digest('hex') !== targetHash.digest('hex'))
    throw new Failure(
      'internal',
      `Of ${rows} rows of "${table}" ${copied} were copied, or some were changed; ` +
        'nothing is stored.',
    )
  return rows
}

/** All rows in the order of their bytes, which both engines share. */
async function* pages(
  db: Kysely<Tables>,
  { table, order, atOnce }: PageQuery,
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

/** PostgreSQL stores no NUL in text. */
const withoutNul = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
    ]),
  )
