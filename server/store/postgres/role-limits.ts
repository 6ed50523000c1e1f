import { sql, type Kysely } from 'kysely'

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
