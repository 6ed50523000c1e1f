import { withClient, startPostgres } from '../support/servers/postgres-server.ts'
import { measureTree } from './process-tree.ts'

export type Database = {
  /** The address of a new, empty database. */
  fresh(): Promise<string>
  /** The CPU time of all processes of PostgreSQL. */
  cpuMicros(): number
}

/**
 * PostgreSQL, started when it is first asked for; it ends with this process, and its files are
 * then removed.
 */
export function openDatabase(): { started(): Promise<Database>; stop(): Promise<void> } {
  let starting: ReturnType<typeof startPostgres> | undefined
  let count = 0
  return {
    async started() {
      // The memory of a server, not of a test, so that the measured requests do not wait for it.
      const postgres = await (starting ??= startPostgres('shared_buffers=128MB'))
      const pid = postgres.pid()
      if (pid === undefined) throw new Error('PostgreSQL does not run')
      return {
        async fresh() {
          count += 1
          await withClient(postgres.url, (client) => client.query(`create database bench_${count}`))
          return Object.assign(new URL(postgres.url), { pathname: `/bench_${count}` }).href
        },
        cpuMicros: () => measureTree(pid).cpuMicros,
      }
    },
    stop: async () => (await starting)?.remove(),
  }
}

/** The transactions of a database so far; its sessions report them within a second. */
export async function transactionsOf(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ count: string }>(
      'select xact_commit + xact_rollback as count from pg_stat_database ' +
        'where datname = current_database()',
    ),
  )
  return Number(rows[0]?.count)
}
