/** The time of the database server in SQL, in epoch milliseconds. */
export const clock = '(extract(epoch from now()) * 1000)::bigint'

/** The earlier of a time and of the database's own, in SQL. */
export const earlier = (time: string): string => `least(${time}::bigint, ${clock})`
