import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'
import { databaseTime } from './postgres/clock.ts'

/** Whether replicas may share the database: whether it is PostgreSQL. */
export const isShared = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * The earlier of this time and the database's, so that a replica whose clock is ahead deletes
 * nothing too early. The store of a folder belongs to one machine and has no other clock.
 */
export const earlierNow = <Tables>(db: Kysely<Tables>, now: number): RawBuilder<number> =>
  isShared(db) ? sql`least(cast(${now} as bigint), ${sql.raw(databaseTime)})` : sql`${now}`

/**
 * The database's time if replicas share one, for what they order by time or lease: wrong clocks of
 * replicas do not matter then.
 */
export const sharedNow = <Tables>(db: Kysely<Tables>, now: number): RawBuilder<number> =>
  isShared(db) ? sql.raw(databaseTime) : sql`${now}`

/** Reserves the work on a row for an owner, for `ms` from `now`. */
export type RowLease = { owner: string; now: number; ms: number }

/** The columns of a row whose lease has ended. */
export const withoutOwner = { owner: null, lease_until: null }

/** No row lease is longer than this. One that seems to be was made before a clock was set back. */
export const maxLeaseMs = 60_000

/** The end of a lease that begins now. */
export const leaseEnd = <Tables>(
  db: Kysely<Tables>,
  { now, ms }: Pick<RowLease, 'now' | 'ms'>,
): RawBuilder<number> => sql`${sharedNow(db, now)} + ${ms}`

/** Whether a row's lease has ended. */
export function isLeaseOver<Tables>(
  db: Kysely<Tables>,
  now: number,
  column = 'lease_until',
): RawBuilder<boolean> {
  const until = sql.ref(column)
  const latest = leaseEnd(db, { now, ms: maxLeaseMs })
  return sql`(${until} <= ${sharedNow(db, now)} or ${until} > ${latest})`
}
