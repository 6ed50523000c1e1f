import type { Kysely } from 'kysely'
import type { JournalTables, OperatorRow, SessionRow, SessionTable } from '../../tables.ts'
import { inTransaction } from '../../transaction.ts'
import { recordAudit, type Actor } from './audit.ts'

type Journal = Kysely<JournalTables>

/** Stores a new session. */
export function insertSession(
  journal: Journal,
  row: SessionRow,
  actor: Actor,
  table: SessionTable = 'session',
): Promise<void> {
  return inTransaction(journal, async (transaction) => {
    await transaction.insertInto(table).values(row).execute()
    const { id: target, expires_at, identity } = row
    const by = identity === null ? {} : { identity: JSON.parse(identity) as object }
    await recordAudit(transaction, actor, {
      action: 'createSession',
      target,
      after: { expires_at, ...by },
    })
  })
}

/** Deletes the sessions, and the sign-ins at a provider, whose time is over. */
export async function deleteExpiredSessions(journal: Journal, now: number): Promise<void> {
  for (const table of ['session', 'me_session', 'oidc_sign_in'] as const)
    await journal.deleteFrom(table).where('expires_at', '<=', now).execute()
}

/** A session, and its operator where that is a named one. */
export type FoundSession = { session: SessionRow; operator: OperatorRow | undefined }

/** The session with this cookie, also one whose time is over. */
export async function findSession(
  journal: Journal,
  cookieHash: string,
  table: SessionTable = 'session',
): Promise<FoundSession | undefined> {
  const session = await journal
    .selectFrom(table)
    .selectAll()
    .where('cookie_hash', '=', cookieHash)
    .executeTakeFirst()
  if (!session) return undefined
  const operator = await journal
    .selectFrom('operator')
    .selectAll()
    .where('id', '=', session.operator_id)
    .executeTakeFirst()
  return { session, operator }
}

export const findSessionById = (
  journal: Journal,
  id: string,
  table: SessionTable,
): Promise<SessionRow | undefined> =>
  journal.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()

/** Ends a session; nothing is recorded of one that had ended before. */
export function deleteSession(
  journal: Journal,
  id: string,
  expiresAt: number,
  actor: Actor,
  { reason, table = 'session' }: { reason?: string; table?: SessionTable } = {},
): Promise<void> {
  return inTransaction(journal, async (transaction) => {
    const deleted = await transaction
      .deleteFrom(table)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) return
    await recordAudit(transaction, actor, {
      action: 'endSession',
      target: id,
      before: { expires_at: expiresAt },
      after: { expires_at: Date.now() },
      ...(reason !== undefined && { reason }),
    })
  })
}
