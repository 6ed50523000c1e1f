import { scopesValues, type components } from '../../generated/server/operator.ts'
import type { SpentSince } from '../limits/spent-since.ts'
import { unknownSpend, keySpend, type KeySpend } from '../limits/key-spend.ts'
import type { Access, NewKey, StoredKey } from '../keys/keys.ts'
import { usdFrom } from '../money.ts'
import { checkEachUser, limitsAfter, unlimited } from '../keys/limits.ts'
import { checkUse } from '../keys/settings.ts'
import type { ModelCatalog } from '../config/load.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'
import { hourOf } from '../store/ledger/roll-up.ts'
import type { Store } from '../store/store.ts'
import { isInScope, type GroupScope } from '../store/queries/group-scope.ts'
import { scopeOf, unknownGroup } from '../store/queries/groups.ts'
import { isCallerId } from '../keys/jwt/token.ts'
import type { CallerRow } from '../store/tables.ts'
import { fromStore, pageFrom, requireRow } from './from-store.ts'
import { idNamed, isId } from './named.ts'
import type { PolledReplies } from './polled-replies.ts'

type KeyList = components['schemas']['KeyList']

export type KeyParts = {
  access: Access
  store: Pick<Store, 'journal' | 'reports' | 'clock'>
  spentSince: SpentSince
  models(): ModelCatalog
}

/** The handlers of operator.yaml for keys. */
export function keyHandlers(
  parts: KeyParts,
  replies: PolledReplies,
): OperatorHandlers<
  | 'createKey'
  | 'importKey'
  | 'listKeys'
  | 'readKey'
  | 'changeKey'
  | 'rotateKey'
  | 'revokeKey'
  | 'restoreKey'
> {
  const { access, models } = parts
  /** Changes of keys by this server; each invalidates cached lists. */
  let changes = 0
  const changed = <Result>(change: Promise<Result>): Promise<Result> =>
    change.finally(() => changes++)
  const changedKey = async (change: Promise<StoredKey | undefined>) => ({
    status: 200 as const,
    body: keyView(requireRow(await changed(change), 'key')),
  })
  return {
    async createKey({ body, ...context }) {
      const created = access.create(newKeyFrom(body, models), actorOf(context))
      const { key, token } = await changed(created)
      return { status: 200, body: { key: token, ...keyView(key) } }
    },

    async importKey({ body, ...context }) {
      const { token_hash: hash, token_prefix: prefix } = body
      const key = newKeyFrom(body, models)
      const imported = access.import(key, { hash, prefix }, actorOf(context))
      return { status: 200, body: keyView(await changed(imported)) }
    },

    async listKeys({ query, header, caller: { groups: scope } }) {
      const { limit, group, ...filter } = query
      const groups = group === undefined ? 'all' : await groupsIn(parts, group, scope)
      const name = `keys ${changes} ${JSON.stringify(query)}`
      return replies.get(name, scope, header, async () => {
        const extra = limit === undefined ? {} : { limit: limit + 1 }
        const keys = await access.list(scope, { ...filter, groups, ...extra })
        const { page, next } = pageFrom(keys, limit ?? keys.length, ({ id }) => id)
        const { use, freshMs } = await useOf(parts, page)
        return { body: { keys: listOf(page, use), next }, freshMs }
      })
    },

    async readKey({ path, caller }) {
      const key = await access.read(await keyIdOf(access, path.id, caller.groups), caller.groups)
      return { status: 200, body: keyView(requireRow(key, 'key')) }
    },

    async changeKey({ path, body, ...context }) {
      const id = await keyIdOf(access, path.id, context.caller.groups)
      return changedKey(access.change(id, body, actorOf(context), models))
    },

    async rotateKey({ path, body, ...context }) {
      const id = await keyIdOf(access, path.id, context.caller.groups)
      const issued = access.rotate(id, body.overlap_s * 1000, actorOf(context))
      const { key, token } = requireRow(await changed(issued), 'key')
      return { status: 200, body: { key: token, ...keyView(key) } }
    },

    async restoreKey({ path, ...context }) {
      const id = await keyIdOf(access, path.id, context.caller.groups)
      return changedKey(access.restore(id, actorOf(context)))
    },

    async revokeKey({ path, ...context }) {
      const id = await keyIdOf(access, path.id, context.caller.groups)
      return changedKey(access.revoke(id, actorOf(context)))
    },
  }
}

/** Maximum delay until open pages show a change by another server, if there are many keys. */
const maxKeysFreshMs = 30_000
/** Reading one key takes as long as reading this many rows of the ledger. */
const rowsOfKey = 10

/** The use of keys; unknown if the ledger does not respond in time. */
async function useOf(
  { store, spentSince }: KeyParts,
  keys: readonly StoredKey[],
): Promise<{ use: KeySpend; freshMs: number }> {
  try {
    const use = await keySpend({ ...store, spentSince }, keys, store.clock.now())
    return { use, freshMs: Math.min(maxKeysFreshMs, keys.length * rowsOfKey) }
  } catch {
    return { use: unknownSpend, freshMs: 0 }
  }
}

/** The group of this id or path and those below it, as far as they are in the scope. */
export async function groupsIn(
  { store }: { store: Pick<Store, 'journal'> },
  reference: string,
  scope: GroupScope,
): Promise<GroupScope> {
  const groups = await fromStore(
    scopeOf(store.journal, [reference]),
    'the key store does not answer',
  )
  const visible = groups === 'all' ? [] : groups.filter((id) => isInScope(scope, id))
  // The same error whether the group exists.
  if (visible.length === 0) throw unknownGroup('group')
  return visible
}

/** The id of the key with this id, its beginning, or this name; the word itself if none has it. */
export async function keyIdOf(
  { named }: Pick<Access, 'named'>,
  word: string,
  scope: GroupScope,
  param: 'id' | 'key_id' = 'id',
): Promise<string> {
  if (isId(word) || isCallerId(word)) return word
  return idNamed(await named(scope, word), word, param) ?? word
}

/** A query with the id of the key that it names; payers have usage without a key. */
export async function withKeyId<Query extends { key_id?: string }>(
  access: Pick<Access, 'named'>,
  query: Query,
  scope: GroupScope,
): Promise<Query> {
  const { key_id: word } = query
  if (word === undefined) return query
  return { ...query, key_id: await keyIdOf(access, word, scope, 'key_id') }
}

function newKeyFrom(
  body: components['schemas']['KeyCreation'],
  declared: () => ModelCatalog,
): NewKey {
  const { name, owner, group, managed_by, scopes, models, agents, expires_at } = body
  const { priority_class, only, tags, tags_from, user_from, each_user, show_users } = body
  checkEachUser(each_user ?? null, user_from ?? null)
  checkUse({ scopes, models, agents, expires_at }, declared, Date.now())
  return {
    name,
    scopes,
    ...limitsAfter(unlimited, body, scopes),
    ...(owner != null && { owner }),
    ...(group != null && { group }),
    ...(managed_by != null && { managed_by }),
    ...(models != null && { models }),
    ...(agents != null && { agents }),
    ...(only != null && { only_labels: only }),
    ...(tags_from != null && { tags_from }),
    ...(user_from != null && { user_from }),
    ...(each_user != null && { each_user }),
    tags: tags ?? {},
    show_users,
    ...(expires_at != null && { expires_at }),
    priority_class,
  }
}

/** A key in the contract's form. */
function keyView(stored: StoredKey): components['schemas']['Key'] {
  const { budget_nano, version: _version, group_id: group, only_labels: only, ...key } = stored
  return {
    ...key,
    group,
    scopes: scopesValues.filter((scope) => key.scopes.includes(scope)),
    models: key.models && [...key.models],
    agents: key.agents && [...key.agents],
    only: only && [...only],
    tags: { ...key.tags },
    tags_from: key.tags_from && [...key.tags_from],
    budget_usd: budget_nano === null ? null : usdFrom(budget_nano),
    sandbox: key.sandbox !== null,
  }
}

/** Keys with the use of their budgets and the time of last use. */
const listOf = (keys: readonly StoredKey[], { budgets, lastUses }: KeySpend): KeyList['keys'] =>
  keys.map((key) => {
    const view = keyView(key)
    const spend = budgets.get(key.id)
    if (spend) view.budget_used = { charged: String(spend.charged), counted: String(spend.counted) }
    // Polls find the list unchanged for an hour.
    const last = lastUses?.get(key.id)
    if (lastUses) view.last_used_at = last === undefined ? null : hourOf(last)
    return view
  })

/** The handlers of operator.yaml for callers with a JWT. */
export const callerHandlers = ({
  access: { callers },
}: {
  access: Pick<Access, 'callers'>
}): OperatorHandlers<'listCallers' | 'revokeCaller' | 'restoreCaller'> => ({
  async listCallers({ query: { limit = 100, after = '' } }) {
    const rows = await callers.list({ after, limit: limit + 1 })
    const { page, next } = pageFrom(rows, limit, ({ id }) => id)
    return { status: 200, body: { callers: page.map(callerView), next } }
  },

  async revokeCaller({ path: { id }, ...context }) {
    const row = await callers.revoke(id, actorOf(context))
    return { status: 200, body: callerView(requireRow(row, 'caller')) }
  },

  async restoreCaller({ path: { id }, ...context }) {
    const row = await callers.restore(id, actorOf(context))
    return { status: 200, body: callerView(requireRow(row, 'caller')) }
  },
})

const callerView = ({ version: _version, ...row }: CallerRow): components['schemas']['Caller'] =>
  row
