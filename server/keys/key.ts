import { newId } from '../store/id.ts'
import type { KeyRow } from '../store/tables.ts'
import { digest, visiblePart } from './token.ts'
import { unlimited, type KeyLimits } from './limits.ts'

/** A key without its hashes. `models` and `agents` list what it may use; null is everything. */
export type Key = Readonly<
  Omit<KeyRow, 'hash' | 'previous_hash' | 'scopes' | 'models' | 'agents'> & {
    scopes: readonly string[]
    models: readonly string[] | null
    agents: readonly string[] | null
  }
>

/** The settings of a new key; absent limits are unlimited. */
export type NewKey = {
  name: string
  scopes: string[]
  owner?: string
  models?: string[]
  agents?: string[]
  expires_at?: number
  sandbox?: 'made'
} & Partial<KeyLimits>

/**
 * Which keys a server accepts. `real`: all except those of sandboxes, for servers that are no
 * sandbox. `any`: for a sandbox with a separate store. `sandbox`: only those of sandboxes, for a
 * sandbox on the store of a real server, whose callers must not be charged for canned replies.
 */
export type AcceptedKeys = 'real' | 'any' | 'sandbox'

const unset = {
  ...unlimited,
  owner: null,
  expires_at: null,
  revoked_at: null,
  previous_hash: null,
  previous_until: null,
  sandbox: null,
  version: 1,
} as const

/** The row of a new key; it does not contain `token` itself. */
export const newRow = (
  { scopes, models, agents, ...members }: NewKey,
  token: string,
  createdAt: number,
): KeyRow => ({
  ...unset,
  ...members,
  id: newId(createdAt),
  hash: digest(token),
  prefix: visiblePart(token),
  ...encodeLists({ scopes, models: models ?? null, agents: agents ?? null }),
  created_at: createdAt,
})

/** Members of a key as they are stored. */
export const encodeLists = <Members extends Pick<Key, 'scopes' | 'models' | 'agents'>>(
  members: Members,
) => ({
  ...members,
  scopes: JSON.stringify(members.scopes),
  models: members.models && JSON.stringify(members.models),
  agents: members.agents && JSON.stringify(members.agents),
})

/** The key of a row, without its hashes. */
export const decode = ({ hash: _hash, previous_hash: _previous, ...row }: KeyRow): Key => ({
  ...row,
  scopes: names(row.scopes),
  models: row.models === null ? null : names(row.models),
  agents: row.agents === null ? null : names(row.agents),
})

function names(text: string): string[] {
  const list: unknown = JSON.parse(text)
  if (Array.isArray(list) && list.every((name) => typeof name === 'string')) return list
  throw new Error('a stored key holds something else than a list of names')
}
