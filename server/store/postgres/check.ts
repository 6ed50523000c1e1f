import { sql, type Kysely } from 'kysely'
import { createStoreClock } from '../store-clock.ts'
import { databaseTime } from './clock.ts'
import { openPostgres } from './database.ts'
import { requirePostgres } from './exclusive.ts'
import { unusableStore } from './failure.ts'

/** `faults` would prevent a server from starting; `statements` set time limits that it could not. */
export type DatabaseCheck = { faults: string[]; statements: string[]; aheadMs: number }

/** Connects to the database of a store as a server would, and changes nothing. */
export async function checkDatabase(url: string): Promise<DatabaseCheck> {
  const { journal, close } = openPostgres(url, '', { connections: 1 })
  try {
    await requirePostgres(journal)
    const clock = createStoreClock()
    const askedAt = clock.elapsed()
    const { rows } = await sql<{ now: number; may: boolean }>`
      select ${sql.raw(databaseTime)} as now,
        has_schema_privilege(current_schema(), 'create') as may`.execute(journal)
    const [row] = rows
    if (row) clock.learn(row.now, askedAt)
    const faults = row?.may === true ? [] : ['the user of the store may not create tables in it.']
    return { faults, statements: await missingRoleLimits(journal), aheadMs: clock.ahead() }
  } catch (error) {
    const { message } = unusableStore(url, error)
    return { faults: [message], statements: [], aheadMs: 0 }
  } finally {
    await close()
  }
}

/**
 * Time limits of every session. They belong to the role: PgBouncer refuses them at the start of a
 * session.
 */
const limits = { statement_timeout: '2s', idle_in_transaction_session_timeout: '10s' }

/** The statements that set time limits of the role in this database, where it has none. */
export async function missingRoleLimits<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const query = sql<Record<string, string>>`
    select quote_ident(current_user) as role, quote_ident(current_database()) as base,
      current_setting('statement_timeout') as statement_timeout,
      current_setting('idle_in_transaction_session_timeout')
        as idle_in_transaction_session_timeout`
  const { rows } = await query.execute(db)
  const { role, base, ...set } = rows[0] ?? {}
  return Object.entries(limits)
    .filter(([name]) => set[name] === '0')
    .map(([name, value]) => `alter role ${role} in database ${base} set ${name} = '${value}'`)
}

/**
 * Sets them. A role that may not do so keeps the time limits of this process; `check` prints the
 * statements.
 */
export async function setRoleLimits<Tables>(db: Kysely<Tables>): Promise<void> {
  try {
    for (const statement of await missingRoleLimits(db)) await sql.raw(statement).execute(db)
  } catch {
    // Not allowed, or another process does the same now.
  }
}
