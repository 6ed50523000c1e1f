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
import { fromStore } from '../from-store.ts'

/** How long a session lasts. */
export const sessionMs = 12 * 3_600_000

/** A new session: what the browser keeps as a cookie, and what the page keeps in memory. */
export type IssuedSession = { id: string; cookie: string; secret: string; expiresAt: number }

/** Sessions of operators in browsers. They are in the store, and so the same at all its servers. */
export type Sessions = {
  /** Begins one for the operator with this token. */
  begin(operator: { operatorId: string; tokenHash: string }, by: Actor): Promise<IssuedSession>
  /** The session of a cookie and its secret, unless its time is over. */
  find(cookie: string, secret: string): Promise<FoundSession | undefined>
  end(id: string, expiresAt: number, by: Actor): Promise<void>
}

/** The sessions of a store; cookies and secrets are 256 random bits, stored by their hashes. */
export function createSessions(journal: Store['journal'], now: () => number = Date.now): Sessions {
  return {
    async begin({ operatorId, tokenHash }, by) {
      const [cookie, secret] = [random(), random()]
      const at = now()
      const id = newId(at)
      const expiresAt = at + sessionMs
      const row = {
        id,
        operator_id: operatorId,
        token_hash: tokenHash,
        cookie_hash: hash('sha256', cookie),
        secret_hash: hash('sha256', secret),
        created_at: at,
        expires_at: expiresAt,
      }
      await fromStore(insertSession(journal, row, by))
      return { id, cookie, secret, expiresAt }
    },

    async find(cookie, secret) {
      const found = await fromStore(findSession(journal, hash('sha256', cookie)))
      // Both are compared by their hashes: the time that takes tells nothing of the values.
      if (found?.session.secret_hash !== hash('sha256', secret)) return undefined
      return now() < found.session.expires_at ? found : undefined
    },

    end: (id, expiresAt, by) => fromStore(deleteSession(journal, id, expiresAt, by)),
  }
}

const random = () => randomBytes(32).toString('base64url')
