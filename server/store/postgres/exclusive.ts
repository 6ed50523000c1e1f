import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Failure } from '../../failure.ts'
import type { JournalTables } from '../tables.ts'
import { isDuplicateTable, isTransient } from './failure.ts'

const needed = 15
const maxDuplicates = 5

/** Throws if the server is older than the PostgreSQL versions that are supported. */
export async function requirePostgres(db: Kysely<JournalTables>): Promise<void> {
  const query = sql<{ version: string; number: string }>`
    select current_setting('server_version') as version,
      current_setting('server_version_num') as number`
  const { rows } = await query.execute(db)
  const { version = 'unknown', number = '0' } = rows[0] ?? {}
  if (Number(number) >= needed * 10_000) return
  throw new Failure(
    'unavailable',
    `The store is PostgreSQL ${version}, and ${needed} or newer is needed; ` +
      'update it, or name another one as the store.',
  )
}

/**
 * Runs the work in one transaction, in one process at a time. The lock ends with the process. It is
 * a row lock and not an advisory lock, which sharded engines lack.
 */
export async function inOneProcess<Tables, Result>(
  db: Kysely<Tables>,
  patienceMs: number,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + patienceMs
  for (let duplicates = 0; ;) {
    try {
      // Outside of the transaction, which an error of the process that loses this race would abort.
      await sql`create table if not exists migration_turn (id text primary key)`.execute(db)
      await sql`insert into migration_turn values ('migrate') on conflict do nothing`.execute(db)
      return await db.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = '2s'`.execute(transaction)
        // A large table may take long.
        await sql`set local statement_timeout = 0`.execute(transaction)
        await sql`select id from migration_turn where id = 'migrate' for update`.execute(
          transaction,
        )
        return work(transaction)
      })
    } catch (error) {
      if (isDuplicateTable(error)) duplicates += 1
      else if (!isTransient(error)) throw error
      if (duplicates > maxDuplicates || Date.now() > deadline) throw error
      await pause(20 + Math.random() * 80)
    }
  }
}
