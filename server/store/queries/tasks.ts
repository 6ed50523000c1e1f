import type { ExpressionBuilder, Kysely } from 'kysely'
import { agreed, endOf, stamped, type Lease } from '../clock.ts'
import type { JournalTables, TaskRow } from '../tables.ts'
import { lazily, untilKnown } from '../transaction.ts'

export type LeaseQuestion = {
  lease: Lease
  /** Keys take turns: the first waiting task of the next key after this one, in the order of ids. */
  afterKey: string
  /** Tasks that this process still runs, even if it was late to renew their leases. */
  except: string[]
  /** Only tasks of keys that sandboxes made. */
  sandboxOnly?: boolean
}

/** The keys of sandboxes. */
const marked = (query: ExpressionBuilder<JournalTables, 'task'>) =>
  query.selectFrom('key').select('id').where('sandbox', 'is not', null)

/** False when as many tasks of its key wait or run as may; one that is there already stays as it is. */
export function insertTask(
  journal: Kysely<JournalTables>,
  row: TaskRow,
  most: number,
): Promise<boolean> {
  return untilKnown(journal, async (transaction) => {
    // Changes nothing, but lets only one task of a key be counted and stored at a time, where a transaction alone does not.
    await transaction
      .updateTable('key')
      .set((key) => ({ version: key.ref('version') }))
      .where('id', '=', row.key_id)
      .execute()
    if (
      await transaction.selectFrom('task').select('id').where('id', '=', row.id).executeTakeFirst()
    )
      return true
    const { open } = await transaction
      .selectFrom('task')
      .select((task) => task.fn.countAll<number>().as('open'))
      .where('state', 'in', ['pending', 'running'])
      .where('key_id', '=', row.key_id)
      .executeTakeFirstOrThrow()
    if (Number(open) >= most) return false
    await transaction.insertInto('task').values(row).execute()
    return true
  })
}

/** A task of that key only. */
export function readTask(
  journal: Kysely<JournalTables>,
  { id, keyId, now }: { id: string; keyId: string; now: number },
): Promise<TaskRow | undefined> {
  return journal
    .selectFrom('task')
    .selectAll()
    .where('id', '=', id)
    .where('key_id', '=', keyId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** A task that its owner left, else one that waits; nobody else gets it while the lease lasts. Undefined when there is none. */
export async function leaseTask(
  journal: Kysely<JournalTables>,
  question: LeaseQuestion,
): Promise<TaskRow | undefined> {
  for (;;) {
    const found =
      (await findAbandoned(journal, question)) ??
      (await findWaiting(journal, question)) ??
      (await findWaiting(journal, { ...question, afterKey: '' }))
    if (!found) return undefined
    const leased = await takeLease(journal, found.id, question)
    if (leased) return leased
  }
}

function findAbandoned(
  journal: Kysely<JournalTables>,
  { lease: { now }, except, sandboxOnly = false }: LeaseQuestion,
) {
  return journal
    .selectFrom('task')
    .select('id')
    .where('state', '=', 'running')
    .where('lease_until', '<=', stamped(journal, now))
    .where('expires_at', '>', now)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .$if(sandboxOnly, (query) => query.where('key_id', 'in', marked))
    .orderBy('lease_until')
    .limit(1)
    .executeTakeFirst()
}

function findWaiting(
  journal: Kysely<JournalTables>,
  { lease: { now }, afterKey, sandboxOnly = false }: LeaseQuestion,
) {
  return journal
    .selectFrom('task')
    .select('id')
    .where('state', '=', 'pending')
    .where('key_id', '>', afterKey)
    .where('expires_at', '>', now)
    .$if(sandboxOnly, (query) => query.where('key_id', 'in', marked))
    .orderBy('key_id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Undefined when another process was faster. */
function takeLease(
  journal: Kysely<JournalTables>,
  id: string,
  { lease }: LeaseQuestion,
): Promise<TaskRow | undefined> {
  return journal
    .updateTable('task')
    .set((task) => ({
      state: 'running',
      owner: lease.owner,
      lease_until: endOf(journal, lease),
      attempts: task('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where((task) =>
      task.or([
        task('state', '=', 'pending'),
        task.and([
          task('state', '=', 'running'),
          task('lease_until', '<=', stamped(journal, lease.now)),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

/** The ids of those that the owner still has. */
export async function renewLeases(
  journal: Kysely<JournalTables>,
  ids: string[],
  lease: Lease,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const kept = await journal
    .updateTable('task')
    .set({ lease_until: endOf(journal, lease) })
    .where('id', 'in', ids)
    .where('owner', '=', lease.owner)
    .where('state', '=', 'running')
    .returning('id')
    .execute()
  return new Set(kept.map(({ id }) => id))
}

type Ending = {
  lease: Lease
  id: string
  state: 'completed' | 'failed'
  result: string
  charged?: number
}

/** False when the task is not the owner's any more; nothing is stored then. One that is completed keeps a lease until `settleTask` ends it. */
export async function finishTask(
  journal: Kysely<JournalTables>,
  { lease, id, state, result, charged = 0 }: Ending,
): Promise<boolean> {
  const finished = await journal
    .updateTable('task')
    .set({
      state,
      result,
      ...(state === 'completed'
        ? { charged, lease_until: endOf(journal, lease) }
        : { owner: null, lease_until: null }),
    })
    .where('id', '=', id)
    .where('owner', '=', lease.owner)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return finished.numUpdatedRows > 0n
}

/** All that is owed for the completed task has been done. */
export async function settleTask(journal: Kysely<JournalTables>, id: string): Promise<void> {
  await journal
    .updateTable('task')
    .set({ owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', '=', 'completed')
    .modifyEnd(lazily)
    .execute()
}

/** Completed tasks whose owners were gone before they could settle them. */
export function unsettledTasks(
  journal: Kysely<JournalTables>,
  now: number,
  most: number,
): Promise<TaskRow[]> {
  return journal
    .selectFrom('task')
    .selectAll()
    .where('state', '=', 'completed')
    .where('lease_until', '<=', stamped(journal, now))
    .limit(most)
    .execute()
}

/** Lets the task wait again, as if the owner had never had it. */
export async function giveBackTask(
  journal: Kysely<JournalTables>,
  { id, owner }: { id: string; owner: string },
): Promise<void> {
  await journal
    .updateTable('task')
    .set((task) => ({
      state: 'pending',
      owner: null,
      lease_until: null,
      attempts: task('attempts', '-', 1),
    }))
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('state', '=', 'running')
    .execute()
}

/** How many were deleted, at most `most`: none for which anything is still owed. */
export async function deleteExpired(
  journal: Kysely<JournalTables>,
  now: number,
  most: number,
): Promise<number> {
  const deleted = await journal
    .deleteFrom('task')
    .where('id', 'in', (query) =>
      query
        .selectFrom('task')
        .select('id')
        .where('expires_at', '<=', agreed(journal, now))
        .where((task) =>
          task.or([task('state', '!=', 'completed'), task('lease_until', 'is', null)]),
        )
        .limit(most),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
