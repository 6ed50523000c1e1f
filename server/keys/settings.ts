import { Failure } from '../failure.ts'
import { whyNotDeclared } from '../config/model-checks.ts'
import type { ModelCatalog } from '../config/models.ts'
import type { GroupScope } from '../store/queries/group-scope.ts'
import type { EachUser, UserFrom } from '../store/label-tables.ts'
import type { PriorityClass } from '../store/tables.ts'
import type { StoredKey } from './key.ts'
import {
  check,
  checkEachUser,
  invalid,
  limitsAfter,
  type KeyLimits,
  type KeyLimitsInput,
} from './limits.ts'

/** The scopes, models and agents of a key, and its expiry. */
type KeyUse = {
  scopes: readonly string[]
  models?: readonly string[] | null | undefined
  agents?: readonly string[] | null | undefined
  expires_at?: number | null | undefined
}

type LabelSettings = Pick<
  StoredKey,
  'tags' | 'tags_from' | 'user_from' | 'each_user' | 'show_users'
>

/** Settings to change: absent ones stay; null removes a limit, an owner or a restriction. */
export type KeySettings = KeyLimitsInput &
  Partial<KeyUse> & {
    name?: string
    owner?: string | null
    managed_by?: string | null
    priority_class?: PriorityClass
    only?: readonly string[] | null
    tags?: Readonly<Record<string, string>> | null
    tags_from?: readonly string[] | null
    user_from?: UserFrom | null
    each_user?: EachUser | null
    show_users?: 'hash' | 'name'
    /** The group's id or path. */
    group?: string | null
  }

/** The settings after a change. Throws a Failure if they are invalid. */
export function settingsAfter(
  key: StoredKey,
  input: KeySettings,
  now: number,
  declared: (() => ModelCatalog) | undefined,
): KeyLimits &
  Pick<
    StoredKey,
    | keyof KeyUse
    | keyof LabelSettings
    | 'name'
    | 'owner'
    | 'managed_by'
    | 'priority_class'
    | 'only_labels'
  > {
  const { name = key.name, owner = key.owner, scopes = key.scopes } = input
  const { priority_class = key.priority_class, managed_by = key.managed_by } = input
  const { only: only_labels = key.only_labels } = input
  const { models = key.models, agents = key.agents, expires_at = key.expires_at } = input
  checkLists({ scopes, models, agents })
  if (declared && input.models) checkDeclared(input.models, declared())
  if (input.expires_at != null) checkExpiry(input.expires_at, now)
  checkHolderExpiry(key, expires_at)
  const limits = limitsAfter(
    key,
    { ...input, tpm: input.tpm === undefined ? key.tpm : input.tpm },
    scopes,
  )
  const { tags_from = key.tags_from, show_users = key.show_users } = input
  const tags = input.tags === undefined ? key.tags : (input.tags ?? {})
  const { user_from = key.user_from, each_user = key.each_user } = input
  checkEachUser(each_user, user_from)
  const labels = { tags, tags_from, show_users, user_from, each_user }
  const use = { ...labels, scopes, models, agents, only_labels, priority_class, expires_at }
  return { name, owner, managed_by, ...use, ...limits }
}

/**
 * Throws a Failure for a new key that could never be used as intended; `declared` has the models
 * that it may list.
 */
export function checkUse(use: KeyUse, declared: () => ModelCatalog, now: number): void {
  checkLists(use)
  if (use.models) checkDeclared(use.models, declared())
  if (use.expires_at != null) checkExpiry(use.expires_at, now)
}

function checkLists({ scopes, models, agents }: KeyUse): void {
  check(
    models == null || scopes.includes('chat'),
    'models',
    'models are those of chats, and this key lacks the scope chat; ' +
      'add it to scopes, or leave models out',
  )
  check(
    agents == null || scopes.includes('mesh'),
    'agents',
    'agents need the scope mesh, which this key lacks; add it to scopes, or leave agents out',
  )
}

function checkDeclared(models: readonly string[], declared: ModelCatalog): void {
  const unknown = models.find((model) => !declared.get(model))
  if (unknown !== undefined)
    throw invalid('models', `${JSON.stringify(unknown)} ${whyNotDeclared(unknown, declared)}`)
}

const checkExpiry = (expiresAt: number, now: number) =>
  check(
    expiresAt > now,
    'expires_at',
    'expires_at is in the past, so the key would never work; it is Unix time in milliseconds',
  )

/** The longest life of a key that its holder created on /me. */
export const maxHolderMs = 90 * 24 * 3_600_000

function checkHolderExpiry({ holder, created_at }: StoredKey, expiresAt: number | null): void {
  check(
    holder === null || (expiresAt !== null && expiresAt <= created_at + maxHolderMs),
    'expires_at',
    'keys of /me end after at most 90 days; send an earlier expires_at, or create another key',
  )
}

/**
 * Throws for settings that a group-admin may not give to a key, which is new without `before`. The
 * queries check its group; the group's limits, models and agents apply to each call of its keys.
 */
export function checkGroupAdmin(scope: GroupScope, input: KeySettings, before?: StoredKey): void {
  if (scope === 'all') return
  const { managed_by, owner, priority_class, scopes = [] } = input
  if (managed_by != null) throw forAdmins('managed_by', 'managed_by')
  if (priority_class !== undefined && priority_class !== (before?.priority_class ?? 'interactive'))
    throw forAdmins('priority_class', 'the class of a key')
  if (!before) return
  if (owner !== undefined && owner !== before.owner) throw forAdmins('owner', 'the owner of a key')
  const added = scopes.find((name) => !before.scopes.includes(name))
  if (added !== undefined) throw forAdmins('scopes', `a key without the scope ${added}`)
}

const forAdmins = (param: string, what: string) =>
  new Failure('forbidden', `only an admin may change ${what}`, {
    retry: false,
    param,
  })
