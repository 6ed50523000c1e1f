import type { ExpressionBuilder, Kysely } from 'kysely'
import { isLeaseOver, leaseEnd, sharedNow, withoutOwner, type RowLease } from '../clock.ts'
import type { IdempotencyRow, JournalTables } from '../tables.ts'
import { batchesOf, unsynced } from '../transaction.ts'

/** An idempotency key's value belongs to one key and one route. */
export type IdempotencyScope = Pick<IdempotencyRow, 'key_id' | 'route' | 'value'>

/** The stored reply of a request. */
export type StoredReply = Pick<IdempotencyRow, 'status' | 'headers' | 'body'>

type RequestClaim = { scope: IdempotencyScope; bodyHash: string; lease: RowLease; keptMs: number }

/**
 * Claims the request for the owner, and returns since when it has run; undefined if it is done,
 * runs elsewhere, or had another body. A request whose owner died is taken over with the same body
 * only, and expires when it did before.
 */
export async function claimRequest(
  journal: Kysely<JournalTables>,
  { scope, bodyHash, lease, keptMs }: RequestClaim,
): Promise<{ since: number; isFirst: boolean } | undefined> {
  const claim = {
    body_hash: bodyHash,
    state: 'running' as const,
    owner: lease.owner,
    lease_until: leaseEnd(journal, lease),
    status: null,
    headers: null,
    body: null,
  }
  const keptUntil = leaseEnd(journal, { ...lease, ms: keptMs })
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
    .modifyEnd(unsynced)
    .executeTakeFirst()
  if (!claimed) return undefined
  const since = claimed.expires_at - keptMs
  return { since, isFirst: claimed.lease_until === since + lease.ms }
}

export const readRequest = (
  journal: Kysely<JournalTables>,
  scope: IdempotencyScope,
): Promise<IdempotencyRow | undefined> =>
  inScope(journal.selectFrom('idempotency').selectAll(), scope).executeTakeFirst()

/** False, without a change, if another owner has taken it over. */
export async function finishRequest(
  journal: Kysely<JournalTables>,
  scope: IdempotencyScope,
  owner: string,
  reply: StoredReply,
  lifetime: Omit<RowLease, 'owner'>,
): Promise<boolean> {
  const change = {
    ...reply,
    state: 'done' as const,
    ...withoutOwner,
    expires_at: leaseEnd(journal, lifetime),
  }
  const finished = await inScope(journal.updateTable('idempotency').set(change), scope)
    .where('owner', '=', owner)
    .modifyEnd(unsynced)
    .executeTakeFirst()
  return finished.numUpdatedRows === 1n
}

/** Deletes a request that failed, so that it may be sent again. */
export async function deleteRequest(
  journal: Kysely<JournalTables>,
  scope: IdempotencyScope,
  owner: string,
): Promise<void> {
  await inScope(journal.deleteFrom('idempotency'), scope)
    .where('owner', '=', owner)
    .modifyEnd(unsynced)
    .execute()
}

/**
 * Ends the lease of a request with an unknown outcome: the next one with the same body takes it
 * over.
 */
export async function endRequestLease(
  journal: Kysely<JournalTables>,
  scope: IdempotencyScope,
  owner: string,
): Promise<void> {
  await inScope(journal.updateTable('idempotency').set({ owner: null, lease_until: 0 }), scope)
    .where('owner', '=', owner)
    .modifyEnd(unsynced)
    .execute()
}

/** Renews the leases of the owner's records with these values. */
export async function renewRequests(
  journal: Kysely<JournalTables>,
  values: readonly string[],
  lease: RowLease,
): Promise<void> {
  for (const some of batchesOf(values, 32))
    await journal
      .updateTable('idempotency')
      .set({ lease_until: leaseEnd(journal, lease) })
      .where('owner', '=', lease.owner)
      .where('value', 'in', some)
      .modifyEnd(unsynced)
      .execute()
}

/** Deletes up to `limit` expired records; returns how many. */
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
    .modifyEnd(unsynced)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

type Row = ExpressionBuilder<JournalTables, 'idempotency'>

const isOldAt = (journal: Kysely<JournalTables>, now: number) => (row: Row) =>
  row('idempotency.expires_at', '<=', sharedNow(journal, now))

/**
 * No owner has a lease. An expired record that was taken over shortly before is still its owner's.
 */
const isFreeAt = (journal: Kysely<JournalTables>, now: number) => (row: Row) =>
  row.or([
    row('idempotency.state', '=', 'done'),
    isLeaseOver(journal, now, 'idempotency.lease_until'),
  ])

/** Selects the row of a scope. */
function inScope<
  Query extends { where(column: keyof IdempotencyScope, is: '=', value: string): Query },
>(query: Query, { key_id, route, value }: IdempotencyScope): Query {
  return query.where('key_id', '=', key_id).where('route', '=', route).where('value', '=', value)
}
