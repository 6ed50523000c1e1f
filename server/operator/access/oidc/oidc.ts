import { hash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../../../failure.ts'
import type { SecretPurpose, ServerSecret } from '../../../secret.ts'
import { serverActor, type Actor } from '../../../store/queries/operators/audit.ts'
import {
  deleteSignIn,
  insertSignIn,
  leaseRenewal,
  storeRenewal,
} from '../../../store/queries/operators/oidc.ts'
import { deleteSession, findSessionById } from '../../../store/queries/operators/sessions.ts'
import type { Store } from '../../../store/store.ts'
import type { OidcColumns, SessionRow, SessionTable } from '../../../store/tables.ts'
import { fromStore } from '../../from-store.ts'
import {
  ProviderError,
  type OidcGrant,
  type OidcIdentity,
  type Person,
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
export type OidcSession = {
  operatorId: string
  oidc: OidcColumns
  endsAt: number | undefined
}

/** Sign-in by an OpenID Connect provider, and the renewal of its sessions. */
export type Oidc<Access> = {
  /** The provider's URL, and the value of the cookie that the callback must have. */
  begin(redirectUri: string): Promise<{ url: string; cookie: string }>
  /** The person of a callback; throws a Failure. */
  finish(
    query: string,
    cookies: readonly string[],
  ): Promise<{ session: OidcSession; identity: OidcIdentity<Access> }>
  /** The current identity of a session; throws a Failure once it has ended. */
  identityOf(session: SessionRow): Promise<OidcIdentity<Access>>
}

type OidcDeps<Access> = {
  journal: Store['journal']
  /** The sessions that it renews. */
  table: SessionTable
  secret: ServerSecret
  /** Its tokens and sign-ins open nothing of another purpose. */
  purpose: Extract<SecretPurpose, 'operators tokens' | 'holders tokens'>
  provider: OidcProvider<Access>
  /** The error of somebody whose groups give nothing. */
  noAccess: string
  /** Called when the provider has confirmed who somebody is, also without access. */
  confirmed?(person: Person, access: Access | undefined): Promise<void>
  now(): number
}

export function createOidc<Access extends object>(deps: OidcDeps<Access>): Oidc<Access> {
  const { journal, secret, purpose, provider, now } = deps
  const renewing = new Map<string, Promise<OidcIdentity<Access>>>()
  return {
    async begin(redirectUri) {
      const { url, signIn } = await withProvider(() => provider.begin(redirectUri))
      const cookie = randomBytes(32).toString('base64url')
      const sealed = secret.seal(purpose, JSON.stringify(signIn))
      const row = { cookie_hash: hash('sha256', cookie), sealed, expires_at: now() + signInMs }
      await fromStore(insertSignIn(journal, row))
      return { url, cookie }
    },

    async finish(query, cookies) {
      const signIn = await takeSignIn(deps, cookies)
      if (!signIn) throw ended(lostSignIn, 'callback')
      const grant = await withProvider(() => provider.finish(query, signIn))
      await deps.confirmed?.(grant.person, grant.access)
      const identity = identityFrom(grant)
      if (!identity) throw new Failure('forbidden', deps.noAccess, { retry: false })
      const { issuer, subject } = identity
      const operatorId = `oidc:${hash('sha256', `${issuer}\n${subject}`)}`
      const oidc = columnsOf(deps, grant, identity)
      const endsAt = oidc.sealed === null ? oidc.checked_at + renewalMs : undefined
      return { session: { operatorId, oidc, endsAt }, identity }
    },

    async identityOf(session) {
      const { id, checked_at } = session
      if (now() - (checked_at ?? 0) < renewalMs) return identityIn<Access>(session)
      const renewal = renewing.get(id) ?? renew(deps, session).finally(() => renewing.delete(id))
      renewing.set(id, renewal)
      return renewal
    },
  }
}

const lostSignIn = 'this sign-in is unknown, was used, or is older than ten minutes; sign in again'
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
async function takeSignIn<Access>(
  { journal, secret, purpose, now }: OidcDeps<Access>,
  cookies: readonly string[],
): Promise<SignInState | undefined> {
  for (const cookie of cookies) {
    const row = await fromStore(deleteSignIn(journal, hash('sha256', cookie)))
    if (!row || row.expires_at <= now()) continue
    const text = secret.open(purpose, row.sealed)
    if (text !== undefined) return JSON.parse(text) as SignInState
  }
  return undefined
}

const identityFrom = <Access extends object>({
  person,
  access,
}: OidcGrant<Access>): OidcIdentity<Access> | undefined => access && { ...person, ...access }

const columnsOf = <Access>(
  { secret, purpose, now }: OidcDeps<Access>,
  { refreshToken }: OidcGrant<Access>,
  identity: OidcIdentity<Access>,
): OidcColumns & { checked_at: number } => ({
  identity: JSON.stringify(identity),
  sealed: refreshToken === undefined ? null : secret.seal(purpose, refreshToken),
  checked_at: now(),
  lease_until: null,
  failed_at: null,
})

const identityIn = <Access>({ identity }: OidcColumns) =>
  JSON.parse(identity ?? '') as OidcIdentity<Access>

/** One replica renews, by a lease in the row; the others wait for its result. */
async function renew<Access extends object>(
  deps: OidcDeps<Access>,
  session: SessionRow,
): Promise<OidcIdentity<Access>> {
  const { journal, table, secret, purpose, provider, now } = deps
  const { id } = session
  const at = now()
  const row = await fromStore(
    leaseRenewal(journal, session, { now: at, until: at + leaseMs, table }),
  )
  if (!row) return renewedElsewhere(deps, session)
  const token = secret.open(purpose, row.sealed ?? '')
  if (token === undefined) return end(deps, session, 'its refresh token cannot be read')
  const before = identityIn<Access>(row)
  try {
    const grant = await provider.renew(token, before.subject)
    const identity = identityFrom(grant)
    // Before anything that may fail: the token before this one works no more.
    if (identity)
      await fromStore(storeRenewal(journal, id, columnsOf(deps, grant, identity), table))
    await deps.confirmed?.(grant.person, grant.access)
    return identity ?? (await end(deps, session, deps.noAccess))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (!error.isAway) return end(deps, session, error.message)
    const failed = { ...row, failed_at: now(), lease_until: now() + retryMs }
    const { failed_at, lease_until } = failed
    await fromStore(storeRenewal(journal, id, { failed_at, lease_until }, table))
    return duringOutage<Access>(failed, now())
  }
}

async function renewedElsewhere<Access>(
  deps: OidcDeps<Access>,
  { id, checked_at }: SessionRow,
): Promise<OidcIdentity<Access>> {
  const { journal, table, now } = deps
  for (const until = now() + leaseMs; now() < until; await pause(pollMs)) {
    const row = await fromStore(findSessionById(journal, id, table))
    if (!row) throw ended(sessionOver)
    if ((row.checked_at ?? 0) > (checked_at ?? 0)) return identityIn<Access>(row)
    if (row.failed_at !== null) return duringOutage<Access>(row, now())
  }
  throw new Failure('unavailable', 'the session is being renewed; try again')
}

function duringOutage<Access>(row: SessionRow, now: number): OidcIdentity<Access> {
  if (now - (row.checked_at ?? 0) < outageMs) return identityIn<Access>(row)
  throw new Failure(
    'unavailable',
    'the provider of your sign-in has not answered for an hour; operators can use a token',
  )
}

async function end<Access>(
  { journal, table }: OidcDeps<Access>,
  session: SessionRow,
  reason: string,
): Promise<never> {
  const { name } = identityIn<Person>(session)
  const by: Actor = { ...serverActor, name }
  await fromStore(deleteSession(journal, session.id, session.expires_at, by, { reason, table }))
  throw ended(sessionOver)
}
