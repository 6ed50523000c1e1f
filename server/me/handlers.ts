import type { components, operations } from '../../generated/server/me.ts'
import { scopesValues } from '../../generated/server/operator.ts'
import type { Config } from '../config/schema.ts'
import { Failure } from '../failure.ts'
import type { Handlers } from '../http/contract/operations.ts'
import { groupsFrom, type Group } from '../keys/group.ts'
import type { Access, StoredKey } from '../keys/keys.ts'
import { limitsAfter, unlimited } from '../keys/limits.ts'
import { hasPassed } from '../keys/rules.ts'
import type { AddressCounter } from '../limits/addresses.ts'
import type { createGroupUsage, KeyUsage } from '../limits/key-usage.ts'
import { beginAt, checkPage, cookieOf, type SessionPage } from '../operator/access/handlers.ts'
import type { SessionCookies } from '../operator/access/cookie.ts'
import type { Oidc } from '../operator/access/oidc/oidc.ts'
import type { Refusals } from '../operator/access/refusals.ts'
import { sessionMs, type Sessions } from '../operator/access/sessions.ts'
import { fromStore, requireRow } from '../operator/from-store.ts'
import { findGroup } from '../store/queries/groups.ts'
import { changesByOperators } from '../store/queries/holders.ts'
import type { Store } from '../store/store.ts'
import {
  actorOf,
  holderFrom,
  namePrefix,
  requireGroup,
  type GroupName,
  type Holder,
  type HolderAccess,
  type MeHandlers,
} from './holder.ts'

type Schemas = components['schemas']
export type MeSettings = NonNullable<Config['me']>

export type MeParts = {
  settings: MeSettings
  page: SessionPage
  store: Store
  access: Access
  oidc: Oidc<HolderAccess>
  sessions: Sessions
  cookies: SessionCookies
  signInCookies: SessionCookies
  refusals: Pick<Refusals, 'watch'>
  /** Sign-ins that were begun by each address: each writes a row before anybody is known. */
  signIns: AddressCounter
  keyUsage: KeyUsage
  groupUsage: ReturnType<typeof createGroupUsage>
}

/** The handlers of me.yaml, except the page. */
export const meHandlers = (
  parts: MeParts,
): Handlers<Omit<operations, 'getMe' | 'getMeFile'>, Holder> => ({
  ...sessionHandlers(parts),
  ...keyHandlers(parts),
})

function sessionHandlers(
  parts: MeParts,
): MeHandlers<'beginMySignIn' | 'startMySession' | 'readMe' | 'endMySession'> {
  const { settings, page, store, oidc, sessions, cookies, signInCookies, refusals } = parts
  return {
    async beginMySignIn({ header, client }) {
      const address = client?.address ?? ''
      parts.signIns.check(address)
      parts.signIns.add(address)
      return beginAt('/me', { ...page, oidc, signInCookies }, header, client)
    },

    async startMySession({ header, body, client, requestId }) {
      const { isSecure, address } = checkPage(page, header, client)
      const by = { how: 'session', address, request_id: requestId, groups: 'all' } as const
      const { session, identity } = await refusals.watch(by, () =>
        oidc.finish(body.callback, signInCookies.valuesIn(cookieOf(header))),
      )
      const { name } = identity
      const begun = await sessions.begin({ ...session, tokenHash: '' }, { name, ...by })
      const person = await holderFrom(store.journal, identity)
      return {
        status: 200,
        headers: { 'Set-Cookie': cookies.header(begun.cookie, sessionMs / 1000, isSecure) },
        body: { ...personView(settings, person, begun.expiresAt), secret: begun.secret },
      }
    },

    async readMe({ caller }) {
      return { status: 200, body: personView(settings, caller, caller.session.expiresAt) }
    },

    async endMySession({ header, caller, requestId }) {
      const { id, expiresAt } = caller.session
      await sessions.end(id, expiresAt, actorOf(caller, requestId))
      const isSecure = cookies.isSecure(cookieOf(header))
      return {
        status: 200,
        headers: { 'Set-Cookie': cookies.header('', 0, isSecure) },
        body: personView(settings, caller, store.clock.now()),
      }
    },
  }
}

const personView = (
  { oidc, keys, key_days, pause_days }: MeSettings,
  { name, issuer, subject, groups }: Omit<Holder, 'session' | 'address'>,
  expires_at: number,
): Schemas['Me'] => ({
  name: name.slice(namePrefix.length),
  issuer,
  subject,
  provider: oidc.name,
  groups: [...groups],
  keys,
  key_days,
  pause_days,
  expires_at,
})

const dayMs = 24 * 3_600_000
const maxListed = 100
const maxChanges = 20

function keyHandlers(
  parts: MeParts,
): MeHandlers<'listMyGroups' | 'listMyKeys' | 'createMyKey' | 'rotateMyKey' | 'revokeMyKey'> {
  const { settings, store, access } = parts
  const { scopes, limits, keys: maxKeys, key_days, pause_days } = settings
  const viewOf = async (key: StoredKey) =>
    keyView(key, await groupNameOf(store, key.group_id), store.clock.now())
  return {
    async listMyGroups({ caller }) {
      const groups = await pathsOf(store, caller.groups)
      const limited = groups.map(async ({ group, path }) => {
        return { id: group.id, path, limits: await parts.groupUsage(group) }
      })
      return { status: 200, body: { groups: await Promise.all(limited) } }
    },

    async listMyKeys({ caller }) {
      const keys = await access.ofHolder(caller.id, maxListed)
      const ids = keys.map(({ id }) => id)
      const changes = await fromStore(changesByOperators(store.journal, ids, maxListed))
      const views = keys.map(async (key) => ({
        ...(await viewOf(key)),
        usage: await usageOf(parts, key),
        changes: changes
          .filter(({ target }) => target === key.id)
          .slice(0, maxChanges)
          .map(({ at, action, name: by }) => ({ at, action, by })),
      }))
      return { status: 200, body: { keys: await Promise.all(views) } }
    },

    async createMyKey({ body, caller, requestId }) {
      const group = requireGroup(caller, body.group)
      const now = store.clock.now()
      const key = {
        ...limitsAfter(unlimited, limits ?? {}, scopes),
        name: body.name,
        scopes: [...scopes],
        group: group.id,
        owner: caller.name,
        holder: caller.id,
        expires_at: now + key_days * dayMs,
        pauses_at: now + pause_days * dayMs,
      }
      const { key: created, token } = await access.create(key, actorOf(caller, requestId), maxKeys)
      return { status: 200, body: { key: token, ...(await viewOf(created)) } }
    },

    async rotateMyKey({ path: { id }, body, caller, requestId }) {
      await requireOwnKey(parts, caller, id)
      const rotated = access.rotate(id, body.overlap_s * 1000, actorOf(caller, requestId))
      const { key, token } = requireRow(await rotated, 'key')
      return { status: 200, body: { key: token, ...(await viewOf(key)) } }
    },

    async revokeMyKey({ path: { id }, caller, requestId }) {
      await requireOwnKey(parts, caller, id)
      const revoked = requireRow(await access.revoke(id, actorOf(caller, requestId)), 'key')
      return { status: 200, body: await viewOf(revoked) }
    },
  }
}

/** The groups and those above them, each once, with their paths. */
async function pathsOf(
  { journal }: Store,
  groups: readonly GroupName[],
): Promise<{ group: Group; path: string }[]> {
  const chains = await fromStore(Promise.all(groups.map(({ id }) => groupsFrom(journal, id))))
  const all = chains.flatMap((chain) =>
    chain.map((group, at) => {
      const names = chain.slice(at).map(({ name }) => name)
      return { group, path: names.toReversed().join('/') }
    }),
  )
  const byId = new Map(all.map((one) => [one.group.id, one]))
  return [...byId.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

async function groupNameOf({ journal }: Store, id: string | null): Promise<GroupName | null> {
  const group = id === null ? undefined : await fromStore(findGroup(journal, id))
  return group ? { id: group.id, path: group.path } : null
}

async function usageOf(
  { access, keyUsage, store }: MeParts,
  { id, revoked_at, expires_at }: StoredKey,
): Promise<Schemas['KeyUsage'] | null> {
  if (revoked_at !== null || hasPassed(expires_at, store.clock.now())) return null
  const key = await access.caller(id)
  return key ? keyUsage(key) : null
}

/** Throws the same for a key of somebody else as for an unknown id. A holder never changes. */
async function requireOwnKey({ access }: MeParts, caller: Holder, id: string): Promise<void> {
  const key = await access.read(id, 'all')
  if (key?.holder !== caller.id)
    throw new Failure('notFound', 'no key with this id', { retry: false, param: 'id' })
}

function keyView(key: StoredKey, group: GroupName | null, now: number): Schemas['MyKey'] {
  const { id, name, prefix, scopes, models, created_at, expires_at, pauses_at } = key
  const { revoked_at, previous_until } = key
  return {
    id,
    name,
    prefix,
    state: stateOf(key, now),
    group,
    scopes: scopesValues.filter((scope) => scopes.includes(scope)),
    models: models && [...models],
    created_at,
    expires_at,
    pauses_at,
    revoked_at,
    previous_until,
    usage: null,
    changes: [],
  }
}

function stateOf(
  { revoked_at, expires_at, pauses_at }: StoredKey,
  now: number,
): Schemas['MyKeyMembers']['state'] {
  if (revoked_at !== null) return 'revoked'
  if (hasPassed(expires_at, now)) return 'expired'
  return hasPassed(pauses_at, now) ? 'paused' : 'active'
}
