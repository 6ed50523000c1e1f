import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'

/** Of the database server, in epoch milliseconds. */
const clock = '(extract(epoch from now()) * 1000)::bigint'

/** The earlier of a time and of the database's own, in SQL of PostgreSQL. */
export const earlier = (time: string): string => `least(${time}::bigint, ${clock})`

const isShared = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * This time, or the database's where that is earlier: a replica whose clock is ahead forgets nothing too early that others share, and takes nothing
 * from them. A folder's store is one machine's, and has no other clock.
 */
export const agreed = <Tables>(db: Kysely<Tables>, now: number): RawBuilder<number> => (isShared(db) ? sql`least(cast(${now} as bigint), ${sql.raw(clock)})` : sql`${now}`)

/** The time of what all replicas put in one order. */
export const stamped = <Tables>(db: Kysely<Tables>, now: number): RawBuilder<number> => (isShared(db) ? sql.raw(clock) : sql`${now}`)
