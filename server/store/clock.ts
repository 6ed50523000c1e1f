import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'
import { clock } from './postgres/clock.ts'

const isShared = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * This time, or the database's where that is earlier: a replica whose clock is ahead forgets nothing too early that others share.
 * A folder's store is one machine's, and has no other clock.
 */
export const agreed = <Tables>(db: Kysely<Tables>, now: number): RawBuilder<number> =>
  isShared(db) ? sql`least(cast(${now} as bigint), ${sql.raw(clock)})` : sql`${now}`

/** The time of what all replicas put in one order, or hold for a time: there the database's alone, so that it matters to nobody whose clock is wrong. */
export const stamped = <Tables>(db: Kysely<Tables>, now: number): RawBuilder<number> =>
  isShared(db) ? sql.raw(clock) : sql`${now}`

/** Who may work on something, and for how long from now on nobody else. */
export type Lease = { owner: string; now: number; ms: number }

/** No lease is that long: a clock was set back since. */
export const longestLeaseMs = 60_000

/** When what begins now and lasts so long is over. */
export const endOf = <Tables>(
  db: Kysely<Tables>,
  { now, ms }: Pick<Lease, 'now' | 'ms'>,
): RawBuilder<number> => sql`${stamped(db, now)} + ${ms}`
