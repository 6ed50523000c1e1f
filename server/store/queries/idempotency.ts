import type { ExpressionBuilder, Kysely } from 'kysely'
import { endOf, longestLeaseMs, stamped, type Lease } from '../clock.ts'
import type { IdempotencyRow, JournalTables } from '../tables.ts'
import { lazily } from '../transaction.ts'

/** Whose value it is, for which route: the same text of another key or on another route is another. */
export type IdempotencyScope = Pick<IdempotencyRow, 'key_id' | 'route' | 'value'>

/** What is kept of a request that was done. */
export type KeptReply = Pick<IdempotencyRow, 'status' | 'headers' | 'body'>

type Claiming = { scope: IdempotencyScope; bodyHash: string; lease: Lease; keptMs: number }

/**
 * Stores that the owner does this request, and answers since when somebody does; undefined when it is done or being done, or was another request.
 * One whose owner has died is taken over, with the same body only, and kept no longer for that.
 */
export async function claimRequest(
  journal: Kysely<JournalTables>,
  { scope, bodyHash, lease, keptMs }: Claiming,
): Promise<{ since: number; isFirst: boolean } | undefined> {
  const claim = {
    body_hash: bodyHash,
    state: 'running' as const,
    owner: lease.owner,
    lease_until: endOf(journal, lease),
    status: null,
    headers: null,
    body: null,
  }
  const keptUntil = endOf(journal, { ...lease, ms: keptMs })
  const [isOld, isFree] = [isOldAt(journal, lease.now), isFreeAt(journal, lease.now)]
  const claimed = await journal
    .insertInto('idempotency')
    .values({ ...scope, ...claim, expires_at: keptUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'route', 'value'])
        .doUpdateSet((row) => ({
          ...claim,
          expires_at: row
            .case()
            .when(isOld(row))
            .then(keptUntil)
            .else(row.ref('idempotency.expires_at'))
            .end(),
        }))
        .where((row) => {
          const isSame = row.and([
            row('idempotency.state', '=', 'running'),
            row('idempotency.body_hash', '=', bodyHash),
          ])
          return row.and([isFree(row), row.or([isOld(row), isSame])])
        }),
    )
    .returning(['expires_at', 'lease_until'])
    .modifyEnd(lazily)
    .executeTakeFirst()
  if (!claimed) return undefined
  const since = claimed.expires_at - keptMs
  return { since, isFirst: claimed.lease_until === since + lease.ms }
}

export const readRequest = (
  journal: Kysely<JournalTables>,
  scope: IdempotencyScope,
): Promise<IdempotencyRow | undefined> =>
  of(journal.selectFrom('idempotency').selectAll(), scope).executeTakeFirst()

/** False when somebody else has taken it over: nothing is stored then. */
export async function finishRequest(
  journal: Kysely<JournalTables>,
  scope: IdempotencyScope,
  owner: string,
  reply: KeptReply,
  kept: Omit<Lease, 'owner'>,
): Promise<boolean> {
  const done = {
    ...reply,
    state: 'done' as const,
    owner: null,
    lease_until: null,
    expires_at: endOf(journal, kept),
  }
  const finished = await of(journal.updateTable('idempotency').set(done), scope)
    .where('owner', '=', owner)
    .modifyEnd(lazily)
    .executeTakeFirst()
  return finished.numUpdatedRows === 1n
}

/** Forgets a request that came to nothing, so that it may be sent again. */
export async function releaseRequest(
  journal: Kysely<JournalTables>,
  scope: IdempotencyScope,
  owner: string,
): Promise<void> {
  await of(journal.deleteFrom('idempotency'), scope)
    .where('owner', '=', owner)
    .modifyEnd(lazily)
    .execute()
}

/** Leaves a request of which nobody knows what came of it to the next who sends the same again. */
export async function leaveRequest(
  journal: Kysely<JournalTables>,
  scope: IdempotencyScope,
  owner: string,
): Promise<void> {
  await of(journal.updateTable('idempotency').set({ owner: null, lease_until: 0 }), scope)
    .where('owner', '=', owner)
    .modifyEnd(lazily)
    .execute()
}

/** Always as many: another number would be another statement for SQLite to prepare, and to keep. */
const renewedAtOnce = 32

/** Those of the owner that have one of these values. */
export async function renewRequests(
  journal: Kysely<JournalTables>,
  values: readonly string[],
  lease: Lease,
): Promise<void> {
  for (let from = 0; from < values.length; from += renewedAtOnce) {
    const some = Array.from({ length: renewedAtOnce }, (_, at) => values[from + at] ?? '')
    await journal
      .updateTable('idempotency')
      .set({ lease_until: endOf(journal, lease) })
      .where('owner', '=', lease.owner)
      .where('value', 'in', some)
      .modifyEnd(lazily)
      .execute()
  }
}

/** How many were deleted: at most `limit`. */
export async function deleteOldRequests(
  journal: Kysely<JournalTables>,
  now: number,
  limit: number,
): Promise<number> {
  const old = journal
    .selectFrom('idempotency')
    .select(['key_id', 'route', 'value'])
    .where(isOldAt(journal, now))
    .where(isFreeAt(journal, now))
    .limit(limit)
    .$asTuple('key_id', 'route', 'value')
  const deleted = await journal
    .deleteFrom('idempotency')
    .where((row) => row(row.refTuple('key_id', 'route', 'value'), 'in', old))
    .modifyEnd(lazily)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

type Row = ExpressionBuilder<JournalTables, 'idempotency'>

const isOldAt = (journal: Kysely<JournalTables>, now: number) => (row: Row) =>
  row('idempotency.expires_at', '<=', stamped(journal, now))

/** Nobody works on it. One that was taken over shortly before it is old is still its owner's when it is. */
const isFreeAt = (journal: Kysely<JournalTables>, now: number) => (row: Row) =>
  row.or([
    row('idempotency.state', '=', 'done'),
    row('idempotency.lease_until', '<=', stamped(journal, now)),
    row('idempotency.lease_until', '>', endOf(journal, { now, ms: longestLeaseMs })),
  ])

/** The one row of a scope. */
function of<Query extends { where(column: keyof IdempotencyScope, is: '=', value: string): Query }>(
  query: Query,
  { key_id, route, value }: IdempotencyScope,
): Query {
  return query.where('key_id', '=', key_id).where('route', '=', route).where('value', '=', value)
}
