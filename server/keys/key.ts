import { newId } from '../store/id.ts'
import type { KeyRow, PriorityClass } from '../store/tables.ts'
import { listOf, type Group } from './group.ts'
import { digest, visiblePart } from './token.ts'
import { unlimited, type KeyLimits } from './limits.ts'

/** A key without its hashes. `models`, `agents` and `only_labels` restrict what it may use. */
export type StoredKey = Readonly<
  Omit<KeyRow, 'hash' | 'previous_hash' | 'scopes' | 'models' | 'agents' | 'only_labels'> & {
    scopes: readonly string[]
    models: readonly string[] | null
    agents: readonly string[] | null
    only_labels: readonly string[] | null
  }
>

/** A key with the groups whose limits its calls count towards: its own first, then the parents. */
export type Key = StoredKey & { readonly groups: readonly Group[] }

/** The caller of a call in the ledger: its key, and the group of the key at that time. */
export type CallerIds = { keyId: string; groupId: string | null }

export const callerIds = ({ id, group_id }: Pick<Key, 'id' | 'group_id'>): CallerIds => ({
  keyId: id,
  groupId: group_id,
})

/** The settings of a new key; absent limits are unlimited. */
export type NewKey = {
  name: string
  scopes: string[]
  owner?: string
  models?: string[]
  agents?: string[]
  only_labels?: string[]
  priority_class?: PriorityClass
  /** The id or path of its group. */
  group?: string
  expires_at?: number
  sandbox?: 'made'
  managed_by?: string
  holder?: string
  pauses_at?: number
} & Partial<KeyLimits>

/** The token of a new key: its hash, and the part that lists show. */
export type KeyToken = Pick<KeyRow, 'hash' | 'prefix'>

export const keyToken = (token: string): KeyToken => ({
  hash: digest(token),
  prefix: visiblePart(token),
})

/**
 * Which keys a server accepts. `real`: all except those of sandboxes, for servers that are no
 * sandbox. `any`: for a sandbox with a separate store. `sandbox`: only those of sandboxes, for a
 * sandbox on the store of a real server, whose callers must not be charged for canned replies.
 */
export type AcceptedKeys = 'real' | 'any' | 'sandbox'

/** The members of a key without settings. */
export const unset = {
  ...unlimited,
  owner: null,
  priority_class: 'interactive',
  expires_at: null,
  revoked_at: null,
  previous_hash: null,
  previous_until: null,
  sandbox: null,
  group_id: null,
  managed_by: null,
  holder: null,
  pauses_at: null,
  version: 1,
} as const

/** The row of a new key; it does not contain the token itself. */
export const newRow = (
  { scopes, models, agents, only_labels, group: _group, ...members }: NewKey,
  token: KeyToken,
  createdAt: number,
): KeyRow => ({
  ...unset,
  ...members,
  ...token,
  id: newId(createdAt),
  ...encodeLists({
    scopes,
    models: models ?? null,
    agents: agents ?? null,
    only_labels: only_labels ?? null,
  }),
  created_at: createdAt,
})

/** Members of a key as they are stored. */
export const encodeLists = <
  Members extends Pick<StoredKey, 'scopes' | 'models' | 'agents' | 'only_labels'>,
>(
  members: Members,
) => ({
  ...members,
  scopes: JSON.stringify(members.scopes),
  models: members.models && JSON.stringify(members.models),
  agents: members.agents && JSON.stringify(members.agents),
  only_labels: members.only_labels && JSON.stringify(members.only_labels),
})

/** The key of a row, without its hashes. */
export const decode = ({ hash: _hash, previous_hash: _previous, ...row }: KeyRow): StoredKey => ({
  ...row,
  scopes: listOf(row.scopes),
  models: listOf(row.models),
  agents: listOf(row.agents),
  only_labels: listOf(row.only_labels),
})
