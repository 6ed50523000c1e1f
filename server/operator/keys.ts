import { scopesValues, type components } from '../../generated/server/operator.ts'
import type { SpentSince } from '../limits/spent-since.ts'
import { unknownSpend, keySpend, type KeySpend } from '../limits/key-spend.ts'
import type { Access, NewKey, StoredKey } from '../keys/keys.ts'
import { usdFrom } from '../money.ts'
import { limitsAfter, unlimited } from '../keys/limits.ts'
import { checkUse } from '../keys/settings.ts'
import type { ModelCatalog } from '../config/load.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'
import { hourOf } from '../store/ledger/roll-up.ts'
import type { Store } from '../store/store.ts'
import type { GroupScope } from '../store/queries/group-scope.ts'
import type { CallerRow } from '../store/tables.ts'
import { pageFrom, requireRow } from './from-store.ts'
import type { PolledReplies, Reading } from './polled-replies.ts'

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

    // Keys are listed even if the ledger does not respond in time.
    listKeys: ({ header, caller: { groups: scope } }) =>
      replies.get(`keys ${changes}`, scope, header, () =>
        listWithUse(parts, scope).catch(async () => ({
          body: listOf(await access.list(scope), unknownSpend),
          freshMs: 0,
        })),
      ),

    async readKey({ path, caller }) {
      const key = await access.read(path.id, caller.groups)
      return { status: 200, body: keyView(requireRow(key, 'key')) }
    },

    changeKey: ({ path, body, ...context }) =>
      changedKey(access.change(path.id, body, actorOf(context), models)),

    async rotateKey({ path, body, ...context }) {
      const issued = access.rotate(path.id, body.overlap_s * 1000, actorOf(context))
      const { key, token } = requireRow(await changed(issued), 'key')
      return { status: 200, body: { key: token, ...keyView(key) } }
    },

    restoreKey: ({ path, ...context }) => changedKey(access.restore(path.id, actorOf(context))),

    revokeKey: ({ path, ...context }) => changedKey(access.revoke(path.id, actorOf(context))),
  }
}

/** Maximum delay until open pages show a change by another server, if there are many keys. */
const maxKeysFreshMs = 30_000
/** Reading one key takes as long as reading this many rows of the ledger. */
const rowsOfKey = 10

async function listWithUse(
  { access, store, spentSince }: KeyParts,
  scope: GroupScope,
): Promise<Reading<KeyList>> {
  const keys = await access.list(scope)
  const use = await keySpend({ ...store, spentSince }, keys, store.clock.now())
  return { body: listOf(keys, use), freshMs: Math.min(maxKeysFreshMs, keys.length * rowsOfKey) }
}

function newKeyFrom(
  body: components['schemas']['KeyCreation'],
  declared: () => ModelCatalog,
): NewKey {
  const { name, owner, group, managed_by, scopes, models, agents, expires_at } = body
  const { priority_class, only } = body
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
    budget_usd: budget_nano === null ? null : usdFrom(budget_nano),
    sandbox: key.sandbox !== null,
  }
}

/** Keys with the use of their budgets and the time of last use. */
const listOf = (keys: readonly StoredKey[], { budgets, lastUses }: KeySpend): KeyList => ({
  keys: keys.map((key) => {
    const view = keyView(key)
    const spend = budgets.get(key.id)
    if (spend) view.budget_used = { charged: String(spend.charged), counted: String(spend.counted) }
    // Polls find the list unchanged for an hour.
    const last = lastUses?.get(key.id)
    if (lastUses) view.last_used_at = last === undefined ? null : hourOf(last)
    return view
  }),
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
