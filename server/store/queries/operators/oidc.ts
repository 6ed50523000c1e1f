import type { Kysely } from 'kysely'
import type {
  JournalTables,
  OidcColumns,
  OidcSignInRow,
  SessionRow,
  SessionTable,
} from '../../tables.ts'

type Journal = Kysely<JournalTables>

/** Stores a sign-in that waits for its callback. */
export async function insertSignIn(journal: Journal, row: OidcSignInRow): Promise<void> {
  await journal.insertInto('oidc_sign_in').values(row).execute()
}

/** The sign-in of a cookie, which is no more there afterwards. */
export const deleteSignIn = (
  journal: Journal,
  cookieHash: string,
): Promise<OidcSignInRow | undefined> =>
  journal
    .deleteFrom('oidc_sign_in')
    .where('cookie_hash', '=', cookieHash)
    .returningAll()
    .executeTakeFirst()

/**
 * Takes the lease to renew a session, and returns its row; undefined if another process has it, or
 * has renewed the session since it was read.
 */
export const leaseRenewal = (
  journal: Journal,
  { id, checked_at }: Pick<SessionRow, 'id' | 'checked_at'>,
  { now, until, table }: { now: number; until: number; table: SessionTable },
): Promise<SessionRow | undefined> =>
  journal
    .updateTable(table)
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('checked_at', '=', checked_at)
    .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()

/** Stores the result of a renewal, by the process that has the lease. */
export async function storeRenewal(
  journal: Journal,
  id: string,
  columns: Partial<OidcColumns>,
  table: SessionTable,
): Promise<void> {
  await journal.updateTable(table).set(columns).where('id', '=', id).execute()
}
