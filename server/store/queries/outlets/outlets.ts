import { sql, type Kysely } from 'kysely'
import { isLeaseOver, leaseEnd, withoutOwner, type RowLease } from '../../clock.ts'
import { inTransaction } from '../../transaction.ts'
import type { JournalTables } from '../../tables.ts'
import type { OutletRow, UsageDb } from '../../usage-tables.ts'
import { journalStream, lastJournalNumber } from './journal-stream.ts'
import type { StreamPosition } from './streams.ts'

type Databases = { usage: Kysely<UsageDb>; journal: Kysely<JournalTables> }

/**
 * Leases an outlet that no living process has, or renews the own lease; undefined if another
 * process sends. A new outlet begins with the events after its first lease.
 */
export async function leaseOutlet(
  databases: Databases,
  { name, keepMs }: { name: string; keepMs: number },
  lease: RowLease,
): Promise<OutletRow | undefined> {
  const { usage } = databases
  const seen = { keep_ms: keepMs, seen_at: lease.now }
  const leased = await usage
    .updateTable('outlet')
    .set({ owner: lease.owner, lease_until: leaseEnd(usage, lease), ...seen })
    .where('name', '=', name)
    .where((row) =>
      row.or([
        row('owner', 'is', null),
        row('owner', '=', lease.owner),
        isLeaseOver(usage, lease.now),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (leased) return leased
  const existing = await usage
    .selectFrom('outlet')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst()
  if (existing) return undefined
  await createOutlet(databases, { name, ...seen })
  return leaseOutlet(databases, { name, keepMs }, lease)
}

async function createOutlet(
  { usage, journal }: Databases,
  row: Pick<OutletRow, 'name' | 'keep_ms' | 'seen_at'>,
): Promise<void> {
  const lastN = await lastJournalNumber(journal)
  await inTransaction(usage, async (transaction) => {
    const created = await transaction
      .insertInto('outlet')
      .values({ ...row, state: 'running', dropped: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (created) await moveToEnd(transaction, row.name, lastN)
  })
}

/** Sets all cursors of an outlet to the latest events. */
async function moveToEnd(
  transaction: Kysely<UsageDb>,
  outlet: string,
  lastJournalN: number,
): Promise<void> {
  const streams = await transaction
    .selectFrom('usage_stream')
    .select(['stream', 'last_n as n'])
    .execute()
  const cursors = [...streams, { stream: journalStream, n: lastJournalN }]
  await transaction
    .insertInto('outlet_cursor')
    .values(cursors.map((cursor) => ({ outlet, ...cursor })))
    .onConflict((conflict) =>
      conflict.columns(['outlet', 'stream']).doUpdateSet((row) => ({ n: row.ref('excluded.n') })),
    )
    .execute()
}

/** Gives the outlet to whichever process asks first. */
export async function releaseOutlet(
  usage: Kysely<UsageDb>,
  name: string,
  owner: string,
): Promise<void> {
  await usage
    .updateTable('outlet')
    .set(withoutOwner)
    .where('name', '=', name)
    .where('owner', '=', owner)
    .execute()
}

/**
 * Moves the cursor of a stream behind events that were sent, or need not be. False without a change
 * if the outlet is not the owner's any more, or its cursor is not where it was read.
 */
export async function moveCursor(
  usage: Kysely<UsageDb>,
  { outlet, owner }: { outlet: string; owner: string },
  { stream, sentN }: StreamPosition,
  n: number,
): Promise<boolean> {
  if (sentN === 0)
    await usage
      .insertInto('outlet_cursor')
      .values({ outlet, stream, n: 0 })
      .onConflict((conflict) => conflict.columns(['outlet', 'stream']).doNothing())
      .execute()
  const moved = await usage
    .updateTable('outlet_cursor')
    .set({ n })
    .where('outlet', '=', outlet)
    .where('stream', '=', stream)
    // Also if another process becomes the owner just now, what was sent stays behind the cursor.
    .where('n', '=', sentN)
    .where((row) =>
      row.exists(
        row
          .selectFrom('outlet')
          .select('name')
          .where('name', '=', outlet)
          .where('owner', '=', owner),
      ),
    )
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** The result of the owner's last batches. */
export type OutletChange = Partial<
  Pick<OutletRow, 'state' | 'failing_since' | 'last_error' | 'last_error_at' | 'last_sent_at'>
>

export async function changeOutlet(
  usage: Kysely<UsageDb>,
  { outlet, owner }: { outlet: string; owner: string },
  change: OutletChange,
): Promise<void> {
  await usage
    .updateTable('outlet')
    .set(change)
    .where('name', '=', outlet)
    .where('owner', '=', owner)
    .execute()
}

/** All outlets of the store, also those of other configurations. */
export const listOutlets = (usage: Kysely<UsageDb>): Promise<OutletRow[]> =>
  usage.selectFrom('outlet').selectAll().orderBy('name').execute()

/** Lets an outlet run again from where it is; with `skip` from the latest events. */
export async function resumeOutlet(
  { usage, journal }: Databases,
  name: string,
  { skip }: { skip: boolean },
): Promise<OutletRow | undefined> {
  const lastN = await lastJournalNumber(journal)
  return inTransaction(usage, async (transaction) => {
    const row = await transaction
      .updateTable('outlet')
      .set({ state: 'running', failing_since: null })
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirst()
    if (row && skip) await moveToEnd(transaction, name, lastN)
    return row
  })
}

/** Streams without new rows for so long are forgotten, when all their rows are sent. */
const idleMs = 40 * 24 * 3_600_000

/** Forgets streams of spools that are gone, and outlets that no configuration has any more. */
export async function forgetIdle(usage: Kysely<UsageDb>, now: number): Promise<void> {
  await usage
    .deleteFrom('outlet')
    .where('seen_at', '<', now - idleMs)
    .execute()
  await usage
    .deleteFrom('outlet_cursor')
    .where('outlet', 'not in', (query) => query.selectFrom('outlet').select('name'))
    .execute()
  await usage
    .deleteFrom('usage_stream')
    .where('moved_at', '<', now - idleMs)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('outlet')
            .select('name')
            .leftJoin('outlet_cursor as c', (join) =>
              join
                .onRef('c.outlet', '=', 'outlet.name')
                .onRef('c.stream', '=', 'usage_stream.stream'),
            )
            .where(sql<boolean>`coalesce(c.n, 0) < usage_stream.last_n`),
        ),
      ),
    )
    .execute()
  await usage
    .deleteFrom('outlet_cursor')
    .where('stream', '!=', journalStream)
    .where('stream', 'not in', (query) => query.selectFrom('usage_stream').select('stream'))
    .execute()
}
