import { scopesValues, type components, type operations } from '../../generated/server/operator.ts'
import type { SpentSince } from '../limits/spent-since.ts'
import { unknownSpend, keySpend, type KeySpend } from '../limits/key-spend.ts'
import type { Access, Key, NewKey } from '../keys/keys.ts'
import { usdFrom } from '../money.ts'
import { checkUse, limitsAfter, unlimited } from '../keys/limits.ts'
import type { ModelCatalog } from '../config/load.ts'
import type { Handlers } from '../http/contract/operations.ts'
import { etagOf } from '../http/etag.ts'
import { actorOf, type Operator } from './caller.ts'
import { Json } from '../json/json.ts'
import type { Store } from '../store/store.ts'
import { requireRow } from './require-row.ts'
import { tagged, type PolledReplies, type Reading } from './polled-replies.ts'

type Operations = Pick<
  operations,
  'createKey' | 'listKeys' | 'readKey' | 'changeKey' | 'rotateKey' | 'revokeKey' | 'restoreKey'
>

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
): Handlers<Operations, Operator> {
  const { access, models } = parts
  /** Changes of keys by this server; each invalidates cached lists. */
  let changes = 0
  const changed = <Result>(change: Promise<Result>): Promise<Result> =>
    change.finally(() => changes++)
  return {
    async createKey({ body, ...context }) {
      const created = access.create(newKeyFrom(body, models), actorOf(context))
      const { key, token } = await changed(created)
      return { status: 200, body: { key: token, ...keyView(key) } }
    },

    async listKeys({ header }) {
      try {
        const read = () => listWithUse(parts)
        return tagged(await replies.get(`keys ${changes}`, header, read), header)
      } catch {
        // Keys are listed even if the ledger does not respond in time.
        const body = listOf(await access.list(), unknownSpend)
        return tagged({ etag: etagOf(body.text), body }, header)
      }
    },

    async readKey({ path }) {
      return { status: 200, body: keyView(requireRow(await access.read(path.id), 'key')) }
    },

    async changeKey({ path, body, ...context }) {
      const key = await changed(access.limit(path.id, body, actorOf(context)))
      return { status: 200, body: keyView(requireRow(key, 'key')) }
    },

    async rotateKey({ path, body, ...context }) {
      const issued = access.rotate(path.id, body.overlap_s * 1000, actorOf(context))
      const { key, token } = requireRow(await changed(issued), 'key')
      return { status: 200, body: { key: token, ...keyView(key) } }
    },

    async restoreKey({ path, ...context }) {
      const key = await changed(access.restore(path.id, actorOf(context)))
      return { status: 200, body: keyView(requireRow(key, 'key')) }
    },

    async revokeKey({ path, ...context }) {
      const key = await changed(access.revoke(path.id, actorOf(context)))
      return { status: 200, body: keyView(requireRow(key, 'key')) }
    },
  }
}

/** Maximum delay until open pages show a change by another server, if there are many keys. */
const maxKeysFreshMs = 30_000
/** Reading one key takes as long as reading this many rows of the ledger. */
const rowsOfKey = 10

async function listWithUse({ access, store, spentSince }: KeyParts): Promise<Reading<KeyList>> {
  const keys = await access.list()
  const use = await keySpend({ ...store, spentSince }, keys, store.clock.now())
  return {
    body: listOf(keys, use),
    freshMs: Math.min(maxKeysFreshMs, keys.length * rowsOfKey),
  }
}

function listOf(keys: readonly Key[], use: KeySpend): Json<KeyList> {
  const list = { keys: listView(keys, use) }
  return new Json(JSON.stringify(list), list)
}

function newKeyFrom(
  body: components['schemas']['KeyCreation'],
  declared: () => ModelCatalog,
): NewKey {
  const { name, owner, scopes = ['chat', 'mesh'], models, agents, expires_at } = body
  checkUse({ scopes, models, agents, expires_at }, declared, Date.now())
  return {
    name,
    scopes,
    ...limitsAfter(unlimited, body, scopes),
    ...(owner != null && { owner }),
    ...(models != null && { models }),
    ...(agents != null && { agents }),
    ...(expires_at != null && { expires_at }),
  }
}

/** A key in the contract's form. */
function keyView({ budget_nano, version: _version, ...key }: Key): components['schemas']['Key'] {
  return {
    ...key,
    scopes: scopesValues.filter((scope) => key.scopes.includes(scope)),
    models: key.models && [...key.models],
    agents: key.agents && [...key.agents],
    budget_usd: budget_nano === null ? null : usdFrom(budget_nano),
    sandbox: key.sandbox !== null,
  }
}

/** Keys in the form of the list: with the use of their budgets and the time of last use. */
const listView = (
  keys: readonly Key[],
  { budgets, lastHours }: KeySpend,
): components['schemas']['Key'][] =>
  keys.map((key) => {
    const view = keyView(key)
    const spend = budgets.get(key.id)
    if (spend) view.budget_used = { charged: String(spend.charged), counted: String(spend.counted) }
    if (lastHours) view.last_used_at = lastHours.get(key.id) ?? null
    return view
  })
