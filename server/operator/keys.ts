import { scopesValues, type components, type operations } from '../../generated/server/operator.ts'
import { budgetUse, type BudgetUse } from '../limits/budget-use.ts'
import { lastUse, type LastUse } from '../limits/last-use.ts'
import type { Access, Key, NewKey } from '../keys/keys.ts'
import { usdFrom } from '../money.ts'
import { checkUse, limitsAfter, unlimited } from '../keys/limits.ts'
import type { ModelCatalog } from '../config/load.ts'
import type { Handlers } from '../http/contract/operations.ts'
import { actorOf, type Operator } from './caller.ts'
import { existing } from './existing.ts'
import type { Store } from '../store/store.ts'

type Operations = Pick<
  operations,
  'createKey' | 'listKeys' | 'readKey' | 'changeKey' | 'rotateKey' | 'revokeKey' | 'restoreKey'
>

/** The handlers of operator.yaml for keys. */
export function keyHandlers(
  access: Access,
  { reports }: Pick<Store, 'reports'>,
  models: () => ModelCatalog,
): Handlers<Operations, Operator> {
  return {
    async createKey({ body, ...asked }) {
      const { key, token } = await access.create(newKeyFrom(body, models), actorOf(asked))
      return { status: 200, body: { key: token, ...keyView(key) } }
    },

    async listKeys() {
      const keys = await access.list()
      const [used, last] = await Promise.all([
        budgetUse(reports, keys, Date.now()),
        lastUse(reports),
      ])
      return { status: 200, body: { keys: listView(keys, used, last) } }
    },

    async readKey({ path }) {
      return { status: 200, body: keyView(existing(await access.read(path.id), 'key')) }
    },

    async changeKey({ path, body, ...asked }) {
      const key = await access.limit(path.id, body, actorOf(asked))
      return { status: 200, body: keyView(existing(key, 'key')) }
    },

    async rotateKey({ path, body, ...asked }) {
      const issued = await access.rotate(path.id, body.overlap_s * 1000, actorOf(asked))
      const { key, token } = existing(issued, 'key')
      return { status: 200, body: { key: token, ...keyView(key) } }
    },

    async restoreKey({ path, ...asked }) {
      const key = await access.restore(path.id, actorOf(asked))
      return { status: 200, body: keyView(existing(key, 'key')) }
    },

    async revokeKey({ path, ...asked }) {
      const key = await access.revoke(path.id, actorOf(asked))
      return { status: 200, body: keyView(existing(key, 'key')) }
    },
  }
}

function newKeyFrom(body: components['schemas']['NewKey'], declared: () => ModelCatalog): NewKey {
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

/** A key as the operator's contract shows it. */
export function keyView({
  id,
  name,
  prefix,
  owner,
  scopes,
  models,
  agents,
  rpm,
  tpm,
  max_parallel,
  budget_nano,
  budget_period,
  created_at,
  expires_at,
  revoked_at,
  previous_until,
  sandbox,
}: Key): components['schemas']['Key'] {
  const knownScopes = scopesValues.filter((scope) => scopes.includes(scope))
  const limits = {
    rpm,
    tpm,
    max_parallel,
    budget_usd: budget_nano === null ? null : usdFrom(budget_nano),
    budget_period,
  }
  return {
    id,
    name,
    prefix,
    owner,
    scopes: knownScopes,
    models: models && [...models],
    agents: agents && [...agents],
    ...limits,
    created_at,
    expires_at,
    revoked_at,
    previous_until,
    sandbox: sandbox !== null,
  }
}

/** Keys as the contract lists them: with what is used of their budgets, and when they were used. */
export const listView = (
  keys: readonly Key[],
  used: BudgetUse,
  last: LastUse | undefined,
): components['schemas']['Key'][] =>
  keys.map((key) => {
    const view = keyView(key)
    const spend = used.get(key.id)
    if (spend) view.budget_used = { charged: String(spend.charged), counted: String(spend.counted) }
    if (last) view.last_used_at = last.get(key.id) ?? null
    return view
  })
