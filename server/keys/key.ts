import { newId } from '../store/id.ts'
import type { KeyRow, SandboxMark } from '../store/tables.ts'
import { digest, visiblePart } from './token.ts'
import type { KeyLimits } from './limits.ts'

/** A key as the rest of the server knows it. `models` and `agents` name what it may use; null is everything. */
export type Key = Readonly<
  Omit<KeyRow, 'hash' | 'previous_hash' | 'scopes' | 'models' | 'agents'> & {
    scopes: readonly string[]
    models: readonly string[] | null
    agents: readonly string[] | null
  }
>

/** What a new key may do; what is left out is not limited. */
export type KeyWish = {
  name: string
  scopes: string[]
  owner?: string
  models?: string[]
  agents?: string[]
  expires_at?: number
  sandbox?: 'made'
} & Partial<KeyLimits>

/**
 * Whose keys a server takes: `real` all but those of sandboxes, as every server that is none; `any`, as a sandbox on a store of its own;
 * `sandbox` only those, as one on the store of another server: its canned answers must not be charged to that one's callers.
 */
export type Takes = 'real' | 'any' | 'sandbox'

/** Why a key, which may be good elsewhere, is refused by a server that takes these; undefined when it is not. */
export function refusalOf({ sandbox }: Pick<Key, 'sandbox'>, takes: Takes): string | undefined {
  if (takes === 'real' && sandbox !== null) return whyNotReal(sandbox)
  if (takes === 'sandbox' && sandbox === null)
    return 'a sandbox on the store of a server with upstreams takes only keys that a sandbox made'
  return undefined
}

/** What a marked key is to a server that is no sandbox, and what to do instead. */
export function whyNotReal(mark: SandboxMark): string {
  if (mark === 'made') return 'a sandbox made this key, for sandboxes only; create another key'
  return 'this key looks like one that a sandbox made; restore it if it is yours, or create another key'
}

/** The row of a new key; `token` itself is not in it. */
export function newRow(wish: KeyWish, token: string, createdAt: number): KeyRow {
  return {
    id: newId(createdAt),
    name: wish.name,
    hash: digest(token),
    previous_hash: null,
    previous_until: null,
    prefix: visiblePart(token),
    owner: wish.owner ?? null,
    scopes: JSON.stringify(wish.scopes),
    models: wish.models ? JSON.stringify(wish.models) : null,
    agents: wish.agents ? JSON.stringify(wish.agents) : null,
    rpm: wish.rpm ?? null,
    tpm: wish.tpm ?? null,
    max_parallel: wish.max_parallel ?? null,
    budget_nano: wish.budget_nano ?? null,
    budget_period: wish.budget_period ?? null,
    expires_at: wish.expires_at ?? null,
    revoked_at: null,
    created_at: createdAt,
    version: 1,
    sandbox: wish.sandbox ?? null,
  }
}

/** The key of a row, without its hashes. */
export function decode({ hash: _hash, previous_hash: _previous, ...row }: KeyRow): Key {
  return {
    ...row,
    scopes: names(row.scopes),
    models: row.models === null ? null : names(row.models),
    agents: row.agents === null ? null : names(row.agents),
  }
}

function names(text: string): string[] {
  const list: unknown = JSON.parse(text)
  if (Array.isArray(list) && list.every((name) => typeof name === 'string')) return list
  throw new Error('a stored key holds something else than a list of names')
}
