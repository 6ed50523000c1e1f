import type { ExpressionBuilder, Kysely } from 'kysely'
import { earlierNow, leaseEnd, sharedNow, withoutOwner, type RowLease } from '../clock.ts'
import type { JournalTables, TaskRow } from '../tables.ts'
import { unsynced, inIdempotentTransaction } from '../transaction.ts'

export type TaskLeaseRequest = {
  lease: RowLease
  /** Keys take turns: the next task is the first of the next key after this one, by id. */
  afterKey: string
  /** Tasks that this process still runs, even if their leases were renewed late. */
  except: string[]
  /** Only tasks of keys that sandboxes made. */
  sandboxOnly?: boolean
}

/** The keys of sandboxes. */
const ofSandbox = (query: ExpressionBuilder<JournalTables, 'task'>) =>
  query.selectFrom('key').select('id').where('sandbox', 'is not', null)

/**
 * False if the key has its maximum of waiting and running tasks. A task that exists stays
 * unchanged.
 */
export function insertTask(
  journal: Kysely<JournalTables>,
  row: TaskRow,
  most: number,
): Promise<boolean> {
  return inIdempotentTransaction(journal, async (transaction) => {
    // Changes nothing, but locks the key's row, so that its tasks are counted and inserted one at a
    // time.
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

/** Leases a task whose owner's lease expired, else a waiting one; undefined without either. */
export async function leaseTask(
  journal: Kysely<JournalTables>,
  request: TaskLeaseRequest,
): Promise<TaskRow | undefined> {
  for (;;) {
    const next =
      (await findAbandoned(journal, request)) ??
      (await findWaiting(journal, request)) ??
      (await findWaiting(journal, { ...request, afterKey: '' }))
    if (!next) return undefined
    const leased = await takeLease(journal, next.id, request)
    if (leased) return leased
  }
}

function findAbandoned(journal: Kysely<JournalTables>, request: TaskLeaseRequest) {
  const { lease, except } = request
  return unexpired(journal, request)
    .where('state', '=', 'running')
    .where('lease_until', '<=', sharedNow(journal, lease.now))
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('lease_until')
    .executeTakeFirst()
}

function findWaiting(journal: Kysely<JournalTables>, request: TaskLeaseRequest) {
  return unexpired(journal, request)
    .where('state', '=', 'pending')
    .where('key_id', '>', request.afterKey)
    .orderBy('key_id')
    .orderBy('id')
    .executeTakeFirst()
}

/** One task that may still run. */
const unexpired = (
  journal: Kysely<JournalTables>,
  { lease, sandboxOnly = false }: TaskLeaseRequest,
) =>
  journal
    .selectFrom('task')
    .select('id')
    .where('expires_at', '>', lease.now)
    .$if(sandboxOnly, (query) => query.where('key_id', 'in', ofSandbox))
    .limit(1)

/** Undefined if another process was faster. */
function takeLease(
  journal: Kysely<JournalTables>,
  id: string,
  { lease }: TaskLeaseRequest,
): Promise<TaskRow | undefined> {
  return journal
    .updateTable('task')
    .set((task) => ({
      state: 'running',
      owner: lease.owner,
      lease_until: leaseEnd(journal, lease),
      attempts: task('attempts', '+', 1),
      changed_at: lease.now,
    }))
    .where('id', '=', id)
    .where((task) =>
      task.or([
        task('state', '=', 'pending'),
        task.and([
          task('state', '=', 'running'),
          task('lease_until', '<=', sharedNow(journal, lease.now)),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

/** The ids of those that the owner still holds. */
export async function renewTaskLeases(
  journal: Kysely<JournalTables>,
  ids: string[],
  lease: RowLease,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const renewed = await journal
    .updateTable('task')
    .set({ lease_until: leaseEnd(journal, lease) })
    .where('id', 'in', ids)
    .where('owner', '=', lease.owner)
    .where('state', '=', 'running')
    .returning('id')
    .execute()
  return new Set(renewed.map(({ id }) => id))
}

/** The credentials of a task that has ended. */
const withoutCredentials = { sealed: null, sealed_until: null }

type TaskResult = {
  lease: RowLease
  id: string
  state: 'completed' | 'failed'
  result: string
  charged?: number
}

/**
 * False, without a change, if the task is no longer the owner's. A completed task keeps its lease
 * until `settleTask`.
 */
export async function finishTask(
  journal: Kysely<JournalTables>,
  { lease, id, state, result, charged = 0 }: TaskResult,
): Promise<boolean> {
  const unsettled = { charged, lease_until: leaseEnd(journal, lease) }
  const end = state === 'completed' ? unsettled : withoutOwner
  const finished = await journal
    .updateTable('task')
    .set({ state, result, changed_at: lease.now, ...withoutCredentials, ...end })
    .where('id', '=', id)
    .where('owner', '=', lease.owner)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return finished.numUpdatedRows > 0n
}

type Cancellation = {
  id: string
  keyId: string
  now: number
  /** The results of a task that waits, and of one that runs. */
  results: { pending: string; running: string }
}

/** Ends a task of that key as failed, in whichever process it runs. False if it has ended. */
export async function cancelTask(
  journal: Kysely<JournalTables>,
  { id, keyId, now, results }: Cancellation,
): Promise<boolean> {
  const cancelled = await journal
    .updateTable('task')
    .set((task) => ({
      state: 'failed',
      result: task
        .case()
        .when('state', '=', 'running')
        .then(results.running)
        .else(results.pending)
        .end(),
      ...withoutOwner,
      ...withoutCredentials,
      changed_at: now,
    }))
    .where('id', '=', id)
    .where('key_id', '=', keyId)
    .where('state', 'in', ['pending', 'running'])
    .executeTakeFirst()
  return cancelled.numUpdatedRows > 0n
}

/** Those of these tasks that ended with one of these results. */
export async function tasksWithResult(
  journal: Kysely<JournalTables>,
  ids: string[],
  results: string[],
): Promise<string[]> {
  const rows = await journal
    .selectFrom('task')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'failed')
    .where('result', 'in', results)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends the lease of a completed task after its ledger row is written. */
export async function settleTask(journal: Kysely<JournalTables>, id: string): Promise<void> {
  await journal
    .updateTable('task')
    .set(withoutOwner)
    .where('id', '=', id)
    .where('state', '=', 'completed')
    .modifyEnd(unsynced)
    .execute()
}

/** Completed tasks whose owners died before `settleTask`. */
export function unsettledTasks(
  journal: Kysely<JournalTables>,
  now: number,
  most: number,
): Promise<TaskRow[]> {
  return journal
    .selectFrom('task')
    .selectAll()
    .where('state', '=', 'completed')
    .where('lease_until', '<=', sharedNow(journal, now))
    .limit(most)
    .execute()
}

/** Returns the task to the queue without counting the attempt. */
export async function giveBackTask(
  journal: Kysely<JournalTables>,
  { id, owner }: { id: string; owner: string },
): Promise<void> {
  await journal
    .updateTable('task')
    .set((task) => ({
      state: 'pending',
      ...withoutOwner,
      attempts: task('attempts', '-', 1),
    }))
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('state', '=', 'running')
    .execute()
}

/** Deletes credentials of which one has expired; that there were some remains. */
export async function deleteExpiredCredentials(
  journal: Kysely<JournalTables>,
  now: number,
): Promise<void> {
  await journal
    .updateTable('task')
    .set({ sealed: '', sealed_until: null })
    .where('sealed_until', '<=', now)
    .execute()
}

/**
 * Deletes up to `most` expired tasks, except completed ones that are not settled; returns how many.
 */
export async function deleteExpiredTasks(
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
        .where('expires_at', '<=', earlierNow(journal, now))
        .where((task) =>
          task.or([task('state', '!=', 'completed'), task('lease_until', 'is', null)]),
        )
        .limit(most),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
