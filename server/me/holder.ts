import type { IncomingMessage } from 'node:http'
import type { operations } from '../../generated/server/me.ts'
import { Failure } from '../failure.ts'
import type { RemoteClient } from '../http/client.ts'
import type { Handlers } from '../http/contract/operations.ts'
import type { Access } from '../keys/keys.ts'
import { sessionOf } from '../operator/access/authenticate.ts'
import type { SessionCookies } from '../operator/access/cookie.ts'
import type { Oidc } from '../operator/access/oidc/oidc.ts'
import type { OidcIdentity, Person } from '../operator/access/oidc/provider.ts'
import type { Sessions } from '../operator/access/sessions.ts'
import { fromStore } from '../operator/from-store.ts'
import { findGroup, groupIdOf } from '../store/queries/groups.ts'
import type { Actor } from '../store/queries/operators/audit.ts'
import type { Store } from '../store/store.ts'

/** The groups, by id or path, that the claims of a person give. */
export type HolderAccess = { groups: string[] }

/** A group with its path. */
export type GroupName = { id: string; path: string }

/** A person who is signed in on /me, which no operator is. */
export type Holder = Person & {
  /** `issuer|subject`, as at the person's keys. */
  id: string
  /** Those that exist. */
  groups: readonly GroupName[]
  session: { id: string; expiresAt: number }
  /** The client's address. */
  address: string
}

/** The handlers of these operations of me.yaml. */
export type MeHandlers<Id extends keyof operations> = Handlers<Pick<operations, Id>, Holder>

/** The prefix of the names of people in the audit log and of their keys' owners. */
export const namePrefix = 'me:' as const

export const holderId = ({ issuer, subject }: Person): string => `${issuer}|${subject}`

/** A holder as an actor of the audit log. The callers of queries check whose key it is. */
export const actorOf = (
  { name, address }: Pick<Holder, 'name' | 'address'>,
  requestId: string,
): Actor => ({
  name,
  how: 'session',
  address: address === '' ? null : address,
  request_id: requestId,
  groups: 'all',
})

type HolderDeps = {
  journal: Store['journal']
  sessions: Pick<Sessions, 'find'>
  cookies: Pick<SessionCookies, 'valuesIn'>
  oidc: Pick<Oidc<HolderAccess>, 'identityOf'>
  publicOrigin: string | undefined
  clientOf(req: IncomingMessage): RemoteClient
}

/** Identifies the person of a session; throws a Failure for everybody else. */
export const holderAuthenticator =
  (deps: HolderDeps) =>
  async (req: IncomingMessage): Promise<Holder> => {
    const client = deps.clientOf(req)
    const remedy = 'there is no session; sign in on /me'
    const place = { ...deps, remedy, setting: 'gateway.public_url' } as const
    const { session } = await sessionOf(place, req, client)
    const identity = await deps.oidc.identityOf(session)
    const { id, expires_at: expiresAt } = session
    return {
      ...(await holderFrom(deps.journal, identity)),
      session: { id, expiresAt },
      address: client.address,
    }
  }

/** A person with the groups that exist. */
export async function holderFrom(
  journal: Store['journal'],
  { issuer, subject, name, groups: references }: OidcIdentity<HolderAccess>,
): Promise<Omit<Holder, 'session' | 'address'>> {
  const ids = await groupIdsOf(journal, references)
  const placed = await fromStore(Promise.all(ids.map((id) => findGroup(journal, id))))
  const groups = placed
    .filter((group) => group !== undefined)
    .map(({ id, path }) => ({ id, path }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return { id: holderId({ issuer, subject, name }), issuer, subject, name, groups }
}

async function groupIdsOf(
  journal: Store['journal'],
  references: readonly string[],
): Promise<string[]> {
  const ids = await fromStore(Promise.all(references.map((one) => groupIdOf(journal, one))))
  return [...new Set(ids.filter((id) => id !== undefined))]
}

const dayMs = 24 * 3_600_000

/** Pauses and resumes the keys of somebody whom the provider has confirmed. */
export const keysFollow =
  (
    { store: { journal, clock }, access }: { store: Store; access: Pick<Access, 'confirmHolder'> },
    pauseDays: number,
  ) =>
  async (person: Person, groups: HolderAccess | undefined): Promise<void> => {
    const ids = await groupIdsOf(journal, groups?.groups ?? [])
    await access.confirmHolder(holderId(person), ids, clock.now() + pauseDays * dayMs)
  }

/** The group that a person names by id or path; throws unless it is one of theirs. */
export function requireGroup({ groups }: Holder, reference: string): GroupName {
  const group = groups.find(({ id, path }) => id === reference || path === reference)
  if (group) return group
  const paths = groups.map(({ path }) => path).join(', ')
  throw new Failure('forbidden', `group must be one of your groups: ${paths}`, {
    retry: false,
    param: 'group',
  })
}
