import type { Kysely } from 'kysely'
import type { ServerReportRow, UsageDb } from '../usage-tables.ts'

/** A server's report of itself, and when it was written, in epoch milliseconds. */
export type StoredReport = Omit<ServerReportRow, 'tools'>

/**
 * Replaces the report of a server, and forgets those that are older than `keptMs`. Without `tools`
 * those of the last report stay.
 */
export async function writeReport(
  usage: Kysely<UsageDb>,
  row: StoredReport & { tools?: string },
  keptMs: number,
): Promise<void> {
  await usage
    .insertInto('server_report')
    .values({ tools: null, ...row })
    .onConflict((conflict) => conflict.column('server').doUpdateSet(row))
    .execute()
  await usage
    .deleteFrom('server_report')
    .where('at', '<', row.at - keptMs)
    .execute()
}

/** The reports of all servers that are newer than an instant. */
export const readReports = (usage: Kysely<UsageDb>, since: number): Promise<StoredReport[]> =>
  usage
    .selectFrom('server_report')
    .select(['server', 'at', 'report'])
    .where('at', '>=', since)
    .execute()

/** The tool counts of these servers; null for a server that has not reported them. */
export const readToolReports = (
  usage: Kysely<UsageDb>,
  since: number,
): Promise<Pick<ServerReportRow, 'server' | 'tools'>[]> =>
  usage.selectFrom('server_report').select(['server', 'tools']).where('at', '>=', since).execute()

/** Forgets the report of a server that ends. */
export async function removeReport(usage: Kysely<UsageDb>, server: string): Promise<void> {
  await usage.deleteFrom('server_report').where('server', '=', server).execute()
}
