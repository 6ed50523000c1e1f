import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Failure } from '../../failure.ts'
import type { JournalTables } from '../tables.ts'
import { hasMet, isPassing } from './failure.ts'

const needed = 15
const meetings = 5

/** Refuses what is not a PostgreSQL that we have run on. */
export async function requirePostgres(db: Kysely<JournalTables>): Promise<void> {
  const asked = sql<{ version: string; number: string }>`
    select current_setting('server_version') as version, current_setting('server_version_num') as number`
  const { rows } = await asked.execute(db)
  const { version = 'unknown', number = '0' } = rows[0] ?? {}
  if (Number(number) >= needed * 10_000) return
  throw new Failure(
    'unavailable',
    `The store is PostgreSQL ${version}, and ${needed} or newer is needed; update it, or name another one as the store.`,
  )
}

/**
 * Does the work in one transaction, while no other process does such work; its death lets the next one begin.
 * A row is locked, not an advisory lock taken, so that engines which shard can do the same.
 */
export async function alone<Tables, Result>(
  db: Kysely<Tables>,
  patienceMs: number,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + patienceMs
  for (let met = 0; ;) {
    try {
      // Outside of the transaction: who loses this race has an error, and could not go on in it.
      await sql`create table if not exists migration_turn (id text primary key)`.execute(db)
      await sql`insert into migration_turn values ('migrate') on conflict do nothing`.execute(db)
      return await db.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = '2s'`.execute(transaction)
        await sql`select id from migration_turn where id = 'migrate' for update`.execute(
          transaction,
        )
        return work(transaction)
      })
    } catch (error) {
      if (hasMet(error)) met += 1
      else if (!isPassing(error)) throw error
      if (met > meetings || Date.now() > deadline) throw error
      await pause(20 + Math.random() * 80)
    }
  }
}
