import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Failure } from '../../failure.ts'
import type { RemoteClient } from '../../http/client.ts'
import { digest, isMisspelt } from '../../keys/token.ts'
import type { Actor } from '../../store/queries/operators/audit.ts'
import { findOperatorByHash } from '../../store/queries/operators/operators.ts'
import { scopeOf } from '../../store/queries/groups.ts'
import type { FoundSession } from '../../store/queries/operators/sessions.ts'
import type { Store } from '../../store/store.ts'
import type { OperatorRole, OperatorRow } from '../../store/tables.ts'
import { firstAdmin, type Operator } from '../caller.ts'
import { fromStore } from '../from-store.ts'
import type { SessionCookies } from './cookie.ts'
import type { Oidc } from './oidc/oidc.ts'
import type { OidcRole } from './oidc/provider.ts'
import { checkOrigin, type PublicUrlSetting } from './origin.ts'
import { unknownName, type Refusals } from './refusals.ts'
import type { Sessions } from './sessions.ts'

/** The header with the secret of a session, in lower case as in Node. */
export const secretHeader = 'x-tollgate-session'

/** The holder of a token, with its hash, by which sessions refer to it. */
export type TokenHolder = {
  operatorId: string
  name: string
  role: OperatorRole
  tokenHash: string
}

/** Identifies the caller of the operator API; throws a Failure for others. */
export type OperatorAuthenticator = {
  authenticate(req: IncomingMessage, operationId: string, requestId: string): Promise<Operator>
  /** The holder of an operator token; without the store for the configured one. */
  holderOf(token: string): Promise<TokenHolder | undefined>
  /** The configured admin; without a configured token, reached only by one-time codes. */
  firstHolder: TokenHolder
}

type AuthenticatorOptions = {
  journal: Store['journal']
  sessions: Pick<Sessions, 'find'>
  cookies: Pick<SessionCookies, 'valuesIn'>
  refusals: Pick<Refusals, 'record'>
  /** The configured token, and the one for metrics. */
  tokens: { operator: string | null; metrics: string | null }
  /** Their environment variables in the configuration. */
  variables: { operator: string; metrics: string | undefined }
  /** Undefined without `operator.oidc`. */
  oidc: Pick<Oidc<OidcRole>, 'identityOf'> | undefined
  /** The roles that may call each operation. */
  roles: Readonly<Record<string, readonly string[]>>
  /** The origin of the configured public URL. */
  publicOrigin: string | undefined
  clientOf(req: IncomingMessage): RemoteClient
}

export function createOperatorAuthenticator(parts: AuthenticatorOptions): OperatorAuthenticator {
  const { tokens, variables, roles, clientOf } = parts
  const firstToken = tokens.operator ?? randomBytes(32).toString('base64url')
  const { id: operatorId, ...admin } = firstAdmin
  const firstHolder = { operatorId, ...admin, tokenHash: digest(firstToken) }
  const metricsHash = tokens.metrics === null ? undefined : digest(tokens.metrics)

  async function holderOf(token: string) {
    const hash = digest(token)
    if (isSame(hash, firstHolder.tokenHash)) return firstHolder
    if (isMisspelt(token)) return undefined
    const row = await fromStore(findOperatorByHash(parts.journal, hash))
    return row && holderFrom(row)
  }

  async function byToken(token: string, request: CalledOperation): Promise<Operator> {
    const { operationId, address } = request
    const rest = { how: 'token', session: null, groups: 'all', address } as const
    if (metricsHash !== undefined && isSame(digest(token), metricsHash)) {
      const name = 'metrics'
      if (operationId === 'getMetrics') return { operatorId: name, name, role: 'viewer', ...rest }
      const remedy = `send the one in ${variables.operator}`
      const failure = unauthorized(`this token opens /metrics and nothing else; ${remedy}`)
      return refuse(parts, request, name, failure)
    }
    const holder = await holderOf(token)
    if (!holder)
      return refuse(parts, request, unknownName, unauthorized(wrongToken(parts, operationId)))
    const { operatorId, name, role } = holder
    return { operatorId, name, role, ...rest }
  }

  return {
    holderOf,
    firstHolder,
    async authenticate(req, operationId, requestId) {
      const client = clientOf(req)
      const token = bearerOf(req)
      const how = token === undefined ? 'session' : 'token'
      const request = { operationId, requestId, how, address: client.address } as const
      const authenticated =
        token === undefined ? bySession(parts, firstHolder, req, client) : byToken(token, request)
      const operator = await authenticated
      const { name, role } = operator
      const allowed = roles[operationId] ?? []
      if (allowed.includes(role)) return operator
      const message = `${name} is ${withArticle(role)}, and only ${listOf(allowed)} may do this`
      return refuse(parts, request, name, new Failure('forbidden', message, { retry: false }))
    },
  }
}

const withArticle = (role: string) => (role === 'admin' ? `an ${role}` : `a ${role}`)
const listOf = (roles: readonly string[]) => roles.map(withArticle).join(' or ')

type CalledOperation = {
  operationId: string
  requestId: string
  how: Operator['how']
  address: string
}

/** Records a rejection, and throws it. */
async function refuse(
  { refusals }: AuthenticatorOptions,
  { operationId, requestId, how, address }: CalledOperation,
  name: string,
  failure: Failure,
): Promise<never> {
  const by: Actor = {
    name,
    how,
    address: address === '' ? null : address,
    request_id: requestId,
    groups: 'all',
  }
  await refusals.record(by, operationId, failure.message)
  throw failure
}

const bearer = /^bearer +([^\s]+) *$/i

const bearerOf = ({ headers }: IncomingMessage): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1]

/** The secret that encrypts responses stored for retries. */
export function secretOf(req: IncomingMessage): string {
  const secret = bearerOf(req) ?? req.headers[secretHeader]
  if (typeof secret === 'string') return secret
  throw new Error('a request without token and session went past the authentication')
}

type SessionPlace = Pick<AuthenticatorOptions, 'sessions' | 'cookies' | 'publicOrigin'> & {
  /** The advice for a request without a session. */
  remedy: string
  setting: PublicUrlSetting
}

/** The session of a request; requires the cookie, its secret, and a page of this origin. */
export async function sessionOf(
  { sessions, cookies, publicOrigin, remedy, setting }: SessionPlace,
  { headers }: IncomingMessage,
  client: RemoteClient,
): Promise<FoundSession> {
  const values = cookies.valuesIn(headers.cookie)
  const secret = headers[secretHeader]
  if (values.length === 0 && secret === undefined) throw unauthorized(remedy)
  checkOrigin(headers, client, publicOrigin, setting)
  if (typeof secret !== 'string')
    throw unauthorized('the cookie alone is not enough; send the secret as X-Tollgate-Session')
  let match: FoundSession | undefined
  for (const value of values) match ??= await sessions.find(value, secret)
  if (!match) throw unauthorized(sessionOver)
  return match
}

const sessionOver = 'the session has ended; sign in again'

/** The operator of a session. */
async function bySession(
  parts: AuthenticatorOptions,
  firstHolder: TokenHolder,
  req: IncomingMessage,
  client: RemoteClient,
): Promise<Operator> {
  const { journal, oidc } = parts
  const remedy = 'send the header Authorization: Bearer <ACCESS_TOKEN>'
  const match = await sessionOf({ ...parts, remedy, setting: 'operator.public_url' }, req, client)
  const holder = await holderOfSession(match, oidc, firstHolder)
  if (!holder) throw unauthorized(sessionOver)
  const { id, expires_at: expiresAt } = match.session
  const { operatorId, name, role, groupReferences } = holder
  const { address } = client
  const groups =
    role === 'group-admin' ? await fromStore(scopeOf(journal, groupReferences ?? [])) : 'all'
  return { operatorId, name, role, groups, how: 'session', session: { id, expiresAt }, address }
}

/** `groupReferences` are ids or paths of the groups of a group-admin. */
type SessionHolder = Pick<Operator, 'operatorId' | 'name' | 'role'> & {
  groupReferences?: readonly string[] | undefined
}

/** Undefined if the operator's token is another one since, or revoked. */
async function holderOfSession(
  { session, operator }: FoundSession,
  oidc: AuthenticatorOptions['oidc'],
  firstHolder: TokenHolder,
): Promise<SessionHolder | undefined> {
  const { operator_id: operatorId, token_hash } = session
  if (session.identity !== null) {
    const identity = await oidc?.identityOf(session)
    return identity && { operatorId, ...identity, groupReferences: identity.groups }
  }
  const holder = operatorId === firstAdmin.id ? firstHolder : operator && holderFrom(operator)
  return holder?.tokenHash === token_hash ? holder : undefined
}

/** Undefined for a revoked operator. */
const holderFrom = ({ id, name, role, hash, revoked_at }: OperatorRow): TokenHolder | undefined =>
  revoked_at === null ? { operatorId: id, name, role, tokenHash: hash } : undefined

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** A rejection for lack of a token or session. */
export const unauthorized = (message: string, param?: string) =>
  new Failure('unauthorized', message, { retry: false, ...(param !== undefined && { param }) })

function wrongToken({ tokens, variables }: AuthenticatorOptions, operationId: string): string {
  if (operationId === 'getMetrics' && variables.metrics !== undefined)
    return `this is neither the token in ${variables.metrics} nor the operator token`
  if (tokens.operator !== null) return 'this is not the operator token'
  return `no operator token is configured; set ${variables.operator} and restart`
}
