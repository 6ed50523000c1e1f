import { withClient, startPostgres } from '../support/servers/postgres-server.ts'
import { measureTree } from './process-tree.ts'

export type Database = {
  /** The address of an empty one. */
  fresh(): Promise<string>
  /** Of all processes of PostgreSQL. */
  cpuMicros(): number
}

/**
 * PostgreSQL, started when it is first asked for; it does not outlive this process, whose end takes
 * its files away, too.
 */
export function openDatabase(): { started(): Promise<Database>; stop(): Promise<void> } {
  let starting: ReturnType<typeof startPostgres> | undefined
  let made = 0
  return {
    async started() {
      // As a server has it, not as a test: what is measured is not to wait for its memory.
      const postgres = await (starting ??= startPostgres('shared_buffers=128MB'))
      const pid = postgres.pid()
      if (pid === undefined) throw new Error('PostgreSQL does not run')
      return {
        async fresh() {
          made += 1
          await withClient(postgres.url, (client) => client.query(`create database bench_${made}`))
          return Object.assign(new URL(postgres.url), { pathname: `/bench_${made}` }).href
        },
        cpuMicros: () => measureTree(pid).cpuMicros,
      }
    },
    stop: async () => (await starting)?.remove(),
  }
}

/** The transactions of a database so far; its sessions tell of them a second later at most. */
export async function transactionsOf(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ count: string }>(
      'select xact_commit + xact_rollback as count from pg_stat_database ' +
        'where datname = current_database()',
    ),
  )
  return Number(rows[0]?.count)
}
