import type { Kysely } from 'kysely'
import type { UsageDb } from '../tables.ts'

/** A server's report of itself: JSON text, and when it was written, in epoch milliseconds. */
export type StoredReport = { server: string; at: number; report: string }

/** Replaces the report of a server, and forgets those that are older than `keptMs`. */
export async function writeReport(
  usage: Kysely<UsageDb>,
  row: StoredReport,
  keptMs: number,
): Promise<void> {
  await usage
    .insertInto('server_report')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('server').doUpdateSet({ at: row.at, report: row.report }),
    )
    .execute()
  await usage
    .deleteFrom('server_report')
    .where('at', '<', row.at - keptMs)
    .execute()
}

/** The reports of all servers that are newer than an instant. */
export const readReports = (usage: Kysely<UsageDb>, since: number): Promise<StoredReport[]> =>
  usage.selectFrom('server_report').selectAll().where('at', '>=', since).execute()

/** Forgets the report of a server that ends. */
export async function removeReport(usage: Kysely<UsageDb>, server: string): Promise<void> {
  await usage.deleteFrom('server_report').where('server', '=', server).execute()
}
