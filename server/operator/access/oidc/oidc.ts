import { hash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../../../failure.ts'
import type { ServerSecret } from '../../../secret.ts'
import { serverActor, type Actor } from '../../../store/queries/operators/audit.ts'
import {
  deleteSignIn,
  insertSignIn,
  leaseRenewal,
  storeRenewal,
} from '../../../store/queries/operators/oidc.ts'
import { deleteSession, findSessionById } from '../../../store/queries/operators/sessions.ts'
import type { Store } from '../../../store/store.ts'
import type { OidcColumns, SessionRow } from '../../../store/tables.ts'
import { fromStore } from '../../from-store.ts'
import {
  ProviderError,
  type OidcGrant,
  type OidcIdentity,
  type OidcProvider,
  type SignInState,
} from './provider.ts'

/** Time to sign in at the provider. */
export const signInMs = 600_000
/** The age at which an identity is renewed; without a refresh token the session ends. */
const renewalMs = 300_000
/** How long an identity is valid while the provider does not answer. */
const outageMs = 3_600_000
/** Longer than the calls of a renewal. */
const leaseMs = 30_000
/** Between two attempts at a provider that does not answer. */
const retryMs = 10_000
const pollMs = 200

/** The part of a new session that the provider determines. */
export type OidcSession = OidcColumns & {
  operatorId: string
  name: string
  endsAt: number | undefined
}

/** Sign-in by an OpenID Connect provider, and the renewal of its sessions. */
export type Oidc = {
  /** The provider's URL, and the value of the cookie that the callback must have. */
  begin(redirectUri: string): Promise<{ url: string; cookie: string }>
  /** The operator of a callback; throws a Failure. */
  finish(
    query: string,
    cookies: readonly string[],
  ): Promise<OidcSession & { role: OidcIdentity['role'] }>
  /** The current identity of a session; throws a Failure once it has ended. */
  identityOf(session: SessionRow): Promise<OidcIdentity>
}

type OidcDeps = {
  journal: Store['journal']
  secret: ServerSecret
  provider: OidcProvider
  now(): number
}

export function createOidc(deps: OidcDeps): Oidc {
  const { journal, secret, provider, now } = deps
  const renewing = new Map<string, Promise<OidcIdentity>>()
  return {
    async begin(redirectUri) {
      const { url, signIn } = await withProvider(() => provider.begin(redirectUri))
      const cookie = randomBytes(32).toString('base64url')
      const sealed = secret.seal('operators tokens', JSON.stringify(signIn))
      const row = { cookie_hash: hash('sha256', cookie), sealed, expires_at: now() + signInMs }
      await fromStore(insertSignIn(journal, row))
      return { url, cookie }
    },

    async finish(query, cookies) {
      const signIn = await takeSignIn(deps, cookies)
      if (!signIn) throw ended(lostSignIn, 'callback')
      const grant = await withProvider(() => provider.finish(query, signIn))
      const { identity } = grant
      if (!identity) throw new Failure('forbidden', noRole, { retry: false })
      const { issuer, subject, name, role } = identity
      const operatorId = `oidc:${hash('sha256', `${issuer}\n${subject}`)}`
      const columns = columnsOf(deps, grant, identity)
      const endsAt = columns.sealed === null ? columns.checked_at + renewalMs : undefined
      return { ...columns, operatorId, name, role, endsAt }
    },

    async identityOf(session) {
      const { id, checked_at } = session
      if (now() - (checked_at ?? 0) < renewalMs) return identityIn(session)
      const renewal = renewing.get(id) ?? renew(deps, session).finally(() => renewing.delete(id))
      renewing.set(id, renewal)
      return renewal
    },
  }
}

const lostSignIn = 'this sign-in is unknown, was used, or is older than ten minutes; sign in again'
const noRole =
  'none of your groups at the provider is in operator.oidc.groups; ask your administrator'
const sessionOver = 'the session has ended; sign in again'

const ended = (message: string, param?: string) =>
  new Failure('unauthorized', message, { retry: false, ...(param !== undefined && { param }) })

async function withProvider<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.isAway) throw new Failure('unavailable', error.message, { cause: error })
    throw ended(error.message, 'callback')
  }
}

/** Each sign-in is taken once: a replayed callback finds none. */
async function takeSignIn(
  { journal, secret, now }: OidcDeps,
  cookies: readonly string[],
): Promise<SignInState | undefined> {
  for (const cookie of cookies) {
    const row = await fromStore(deleteSignIn(journal, hash('sha256', cookie)))
    if (!row || row.expires_at <= now()) continue
    const text = secret.open('operators tokens', row.sealed)
    if (text !== undefined) return JSON.parse(text) as SignInState
  }
  return undefined
}

const columnsOf = (
  { secret, now }: Pick<OidcDeps, 'secret' | 'now'>,
  { refreshToken }: OidcGrant,
  identity: OidcIdentity,
): OidcColumns & { checked_at: number } => ({
  identity: JSON.stringify(identity),
  sealed: refreshToken === undefined ? null : secret.seal('operators tokens', refreshToken),
  checked_at: now(),
  lease_until: null,
  failed_at: null,
})

const identityIn = ({ identity }: OidcColumns) => JSON.parse(identity ?? '') as OidcIdentity

/** One replica renews, by a lease in the row; the others wait for its result. */
async function renew(deps: OidcDeps, session: SessionRow): Promise<OidcIdentity> {
  const { journal, secret, provider, now } = deps
  const { id } = session
  const at = now()
  const row = await fromStore(leaseRenewal(journal, session, { now: at, until: at + leaseMs }))
  if (!row) return renewedElsewhere(deps, session)
  const token = secret.open('operators tokens', row.sealed ?? '')
  if (token === undefined) return end(deps, session, 'its refresh token cannot be read')
  const before = identityIn(row)
  try {
    const grant = await provider.renew(token, before.subject)
    if (!grant.identity) return await end(deps, session, noRole)
    await fromStore(storeRenewal(journal, id, columnsOf(deps, grant, grant.identity)))
    return grant.identity
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (!error.isAway) return end(deps, session, error.message)
    const failed = { ...row, failed_at: now(), lease_until: now() + retryMs }
    const { failed_at, lease_until } = failed
    await fromStore(storeRenewal(journal, id, { failed_at, lease_until }))
    return duringOutage(failed, now())
  }
}

async function renewedElsewhere(
  deps: OidcDeps,
  { id, checked_at }: SessionRow,
): Promise<OidcIdentity> {
  const { journal, now } = deps
  for (const until = now() + leaseMs; now() < until; await pause(pollMs)) {
    const row = await fromStore(findSessionById(journal, id))
    if (!row) throw ended(sessionOver)
    if ((row.checked_at ?? 0) > (checked_at ?? 0)) return identityIn(row)
    if (row.failed_at !== null) return duringOutage(row, now())
  }
  throw new Failure('unavailable', 'the session is being renewed; try again')
}

function duringOutage(row: SessionRow, now: number): OidcIdentity {
  if (now - (row.checked_at ?? 0) < outageMs) return identityIn(row)
  throw new Failure(
    'unavailable',
    'the provider of your sign-in has not answered for an hour; use an operator token',
  )
}

async function end({ journal }: OidcDeps, session: SessionRow, reason: string): Promise<never> {
  const { name } = identityIn(session)
  const by: Actor = { ...serverActor, name }
  await fromStore(deleteSession(journal, session.id, session.expires_at, by, reason))
  throw ended(sessionOver)
}
