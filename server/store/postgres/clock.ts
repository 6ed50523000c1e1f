// Without a package: the thread of the ledger loads none before it connects.

/** The time of the database server in SQL, in epoch milliseconds. */
export const databaseTime = '(extract(epoch from now()) * 1000)::bigint'

/** The earlier of a time and of the database's own, in SQL. */
export const earlier = (time: string): string => `least(${time}::bigint, ${databaseTime})`

/** The start of the month (UTC) of a time, in SQL. */
export const monthSql = (time: string): string =>
  `(extract(epoch from date_trunc('month', to_timestamp((${time}) / 1000.0) at time zone 'UTC') ` +
  `at time zone 'UTC') * 1000)::bigint`
