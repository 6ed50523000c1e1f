import { newId } from '../store/id.ts'
import type { EachUser, UserFrom } from '../store/label-tables.ts'
import type { KeyRow, PriorityClass } from '../store/tables.ts'
import { eachUserOf, listOf, type Group } from './group.ts'
import { digest, visiblePart } from './token.ts'
import { unlimited, type KeyLimits } from './limits.ts'

/** Columns with JSON text of objects. */
type Json = 'tags' | 'tags_from' | 'each_user'

/** How calls are counted besides their key: tags, where they are named, and limits of users. */
type Labelling = {
  tags: Readonly<Record<string, string>>
  tags_from: readonly string[] | null
  each_user: EachUser | null
}

/** A key without its hashes. `models`, `agents` and `only_labels` restrict what it may use. */
export type StoredKey = Readonly<
  Omit<KeyRow, 'hash' | 'previous_hash' | 'scopes' | 'models' | 'agents' | 'only_labels' | Json> & {
    scopes: readonly string[]
    models: readonly string[] | null
    agents: readonly string[] | null
    only_labels: readonly string[] | null
  } & Labelling
>

/** A key with the groups whose limits its calls count towards: its own first, then the parents. */
export type Key = StoredKey & {
  readonly groups: readonly Group[]
  /** Those of a request; without it, the tags are those of the key and its groups. */
  readonly labels?: CallLabels
  readonly userLimits?: readonly UserLimits[]
}

/** The caller of a call in the ledger: its key, and the group of the key at that time. */
export type CallerIds = { keyId: string; groupId: string | null; labels?: CallLabels | undefined }

/** The hash of a call's user, and JSON text of its tags. */
export type CallLabels = { user: string | null; tags: string | null }

/** The limits of one user, by an id of their own. */
export type UserLimits = KeyLimits & { id: string }

export const callerIds = (key: Key): CallerIds => ({
  keyId: key.id,
  groupId: key.group_id,
  labels: labelsOf(key),
})

/** Most keys have no tags. */
const tagLabels = new WeakMap<Key, { labels: CallLabels | undefined }>()

export function labelsOf(key: Key): CallLabels | undefined {
  if (key.labels) return key.labels
  const cached = tagLabels.get(key)
  if (cached) return cached.labels
  const tags = staticTags(key)
  const hasTags = Object.keys(tags).length > 0
  const labels = hasTags ? { user: null, tags: JSON.stringify(tags) } : undefined
  tagLabels.set(key, { labels })
  return labels
}

/** The tags of the key and its groups: the closest to the key applies. */
export const staticTags = ({ tags, groups }: Key): Record<string, string> =>
  Object.assign({}, ...groups.toReversed().map((group) => group.tags), tags) as Record<
    string,
    string
  >

/** The settings of a new key; absent limits are unlimited. */
export type NewKey = {
  name: string
  scopes: string[]
  owner?: string
  models?: string[]
  agents?: string[]
  only_labels?: string[]
  tags?: Record<string, string>
  tags_from?: string[]
  user_from?: UserFrom
  each_user?: EachUser
  show_users?: 'hash' | 'name'
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
  user_from: null,
  show_users: 'hash',
  sandbox: null,
  group_id: null,
  managed_by: null,
  holder: null,
  pauses_at: null,
  version: 1,
} as const

/** The row of a new key; it does not contain the token itself. */
export const newRow = (
  {
    scopes,
    models,
    agents,
    only_labels,
    tags,
    tags_from,
    each_user,
    group: _group,
    ...members
  }: NewKey,
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
    tags: tags ?? {},
    tags_from: tags_from ?? null,
    each_user: each_user ?? null,
  }),
  created_at: createdAt,
})

/** Members of a key as they are stored. */
export const encodeLists = <
  Members extends Pick<StoredKey, 'scopes' | 'models' | 'agents' | 'only_labels' | Json>,
>(
  members: Members,
) => ({
  ...members,
  scopes: JSON.stringify(members.scopes),
  models: members.models && JSON.stringify(members.models),
  agents: members.agents && JSON.stringify(members.agents),
  only_labels: members.only_labels && JSON.stringify(members.only_labels),
  tags: JSON.stringify(members.tags),
  tags_from: members.tags_from && JSON.stringify(members.tags_from),
  each_user: members.each_user && JSON.stringify(members.each_user),
})

/** The key of a row, without its hashes. */
export const decode = ({ hash: _hash, previous_hash: _previous, ...row }: KeyRow): StoredKey => ({
  ...row,
  scopes: listOf(row.scopes),
  models: listOf(row.models),
  agents: listOf(row.agents),
  only_labels: listOf(row.only_labels),
  tags: JSON.parse(row.tags) as Record<string, string>,
  tags_from: listOf(row.tags_from),
  each_user: eachUserOf(row.each_user),
})
