/** The start of the month (UTC) of a time, in SQL. */
export const monthSql = (time: string): string =>
  `(unixepoch((${time}) / 1000, 'unixepoch', 'start of month') * 1000)`
