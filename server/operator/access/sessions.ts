import { hash, randomBytes } from 'node:crypto'
import { newId } from '../../store/id.ts'
import type { Actor } from '../../store/queries/operators/audit.ts'
import {
  deleteSession,
  findSession,
  insertSession,
  type FoundSession,
} from '../../store/queries/operators/sessions.ts'
import type { Store } from '../../store/store.ts'
import type { OidcColumns, SessionTable } from '../../store/tables.ts'
import { fromStore } from '../from-store.ts'

/** How long a session lasts. */
export const sessionMs = 12 * 3_600_000

/** A new session: the browser stores the cookie, the page holds the secret in memory. */
export type IssuedSession = { id: string; cookie: string; secret: string; expiresAt: number }

/** `endsAt` is earlier than that of other sessions if the provider's cannot be renewed. */
type SessionHolder = {
  /** The id of an operator, or that of a person at a provider. */
  operatorId: string
  tokenHash: string
  oidc?: OidcColumns
  endsAt?: number | undefined
}

/** The columns of a session by a token. */
export const withoutOidc: OidcColumns = {
  identity: null,
  sealed: null,
  checked_at: null,
  lease_until: null,
  failed_at: null,
}

/** Sessions in browsers, in the store and so shared by its servers. */
export type Sessions = {
  /** Starts one for the operator with this token, or of a provider. */
  begin(operator: SessionHolder, by: Actor): Promise<IssuedSession>
  /** The session of a cookie and its secret, unless expired. */
  find(cookie: string, secret: string): Promise<FoundSession | undefined>
  end(id: string, expiresAt: number, by: Actor): Promise<void>
}

/** The sessions of a store; cookies and secrets are 256 random bits, stored as hashes. */
export function createSessions(
  journal: Store['journal'],
  now: () => number = Date.now,
  table: SessionTable = 'session',
): Sessions {
  return {
    async begin({ operatorId, tokenHash, oidc = withoutOidc, endsAt }, by) {
      const [cookie, secret] = [random(), random()]
      const at = now()
      const id = newId(at)
      const expiresAt = endsAt ?? at + sessionMs
      const row = {
        id,
        operator_id: operatorId,
        token_hash: tokenHash,
        cookie_hash: hash('sha256', cookie),
        secret_hash: hash('sha256', secret),
        created_at: at,
        expires_at: expiresAt,
        ...oidc,
      }
      await fromStore(insertSession(journal, row, by, table))
      return { id, cookie, secret, expiresAt }
    },

    async find(cookie, secret) {
      const match = await fromStore(findSession(journal, hash('sha256', cookie), table))
      // Comparing hashes leaks no timing information about the values.
      if (match?.session.secret_hash !== hash('sha256', secret)) return undefined
      return now() < match.session.expires_at ? match : undefined
    },

    end: (id, expiresAt, by) => fromStore(deleteSession(journal, id, expiresAt, by, { table })),
  }
}

const random = () => randomBytes(32).toString('base64url')
