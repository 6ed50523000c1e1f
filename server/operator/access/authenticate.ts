import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Failure } from '../../failure.ts'
import type { RemoteClient } from '../../http/client.ts'
import { digest, isMisspelt } from '../../keys/token.ts'
import type { Actor } from '../../store/queries/operators/audit.ts'
import { findOperatorByHash } from '../../store/queries/operators/operators.ts'
import type { FoundSession } from '../../store/queries/operators/sessions.ts'
import type { Store } from '../../store/store.ts'
import type { OperatorRole, OperatorRow } from '../../store/tables.ts'
import { firstAdmin, type Operator } from '../caller.ts'
import { fromStore } from '../from-store.ts'
import type { SessionCookies } from './cookie.ts'
import { checkOrigin } from './origin.ts'
import { unknownName, type Refusals } from './refusals.ts'
import type { Sessions } from './sessions.ts'

/** The header with the secret of a session, in lower case as Node has it. */
export const secretHeader = 'x-tollgate-session'

/** Who has a token, and its hash, by which a session refers to it. */
export type TokenHolder = {
  operatorId: string
  name: string
  role: OperatorRole
  tokenHash: string
}

/** Finds out who calls the operator's address. Throws a Failure for whoever may not. */
export type OperatorAuthenticator = {
  authenticate(
    req: IncomingMessage,
    operationId: string,
    requestId: string,
  ): Operator | Promise<Operator>
  /** The holder of an operator's token; of that of the configuration, without the store. */
  holderOf(token: string): TokenHolder | Promise<TokenHolder | undefined> | undefined
  /** The admin of the configuration; where it names no token, one-time codes alone lead here. */
  firstHolder: TokenHolder
}

type Parts = {
  journal: Store['journal']
  sessions: Pick<Sessions, 'find'>
  cookies: Pick<SessionCookies, 'valuesIn'>
  refusals: Pick<Refusals, 'record'>
  /** That of the configuration, and the one that reads metrics. */
  tokens: { operator: string | null; metrics: string | null }
  /** The variables that the configuration names for them. */
  variables: { operator: string; metrics: string | undefined }
  /** The ids of the operations that only an admin may do. */
  adminOnly: ReadonlySet<string>
  /** That of the configured public address. */
  publicOrigin: string | undefined
  clientOf(req: IncomingMessage): RemoteClient
}

export function createOperatorAuthenticator(parts: Parts): OperatorAuthenticator {
  const { tokens, adminOnly, clientOf } = parts
  const firstHolder = firstHolderOf(tokens.operator ?? randomBytes(32).toString('base64url'))
  const metricsHash = tokens.metrics === null ? undefined : digest(tokens.metrics)

  function holderOf(token: string) {
    const hash = digest(token)
    if (isSame(hash, firstHolder.tokenHash)) return firstHolder
    return isMisspelt(token) ? undefined : namedHolder(parts.journal, hash)
  }

  function byToken(token: string, request: CalledOperation): Operator | Promise<Operator> {
    const { operationId, address } = request
    const rest = { how: 'token', session: null, address } as const
    if (metricsHash !== undefined && isSame(digest(token), metricsHash)) {
      if (operationId !== 'getMetrics')
        return refuse(parts, request, 'metrics', unauthorized(onlyMetrics(parts)))
      return { operatorId: 'metrics', name: 'metrics', role: 'viewer', ...rest }
    }
    const found = (holder: TokenHolder | undefined): Operator | Promise<Operator> => {
      if (!holder)
        return refuse(parts, request, unknownName, unauthorized(wrongToken(parts, operationId)))
      const { operatorId, name, role } = holder
      return { operatorId, name, role, ...rest }
    }
    const holder = holderOf(token)
    return holder instanceof Promise ? holder.then(found) : found(holder)
  }

  function allowed(operator: Operator, request: CalledOperation): Operator | Promise<Operator> {
    if (operator.role === 'admin' || !adminOnly.has(request.operationId)) return operator
    const { name } = operator
    const message = `${name} is a viewer, and only an admin may do this`
    return refuse(parts, request, name, new Failure('forbidden', message, { retry: false }))
  }

  return {
    holderOf,
    firstHolder,
    authenticate(req, operationId, requestId) {
      const client = clientOf(req)
      const token = bearerOf(req)
      const how = token === undefined ? 'session' : 'token'
      const request = { operationId, requestId, how, address: client.address } as const
      const operator =
        token === undefined ? bySession(parts, firstHolder, req, client) : byToken(token, request)
      return operator instanceof Promise
        ? operator.then((later) => allowed(later, request))
        : allowed(operator, request)
    },
  }
}

type CalledOperation = {
  operationId: string
  requestId: string
  how: Operator['how']
  address: string
}

/** Records a refusal, and throws it. */
async function refuse(
  { refusals }: Parts,
  { operationId, requestId, how, address }: CalledOperation,
  name: string,
  failure: Failure,
): Promise<never> {
  const by: Actor = { name, how, address: address === '' ? null : address, request_id: requestId }
  await refusals.record(by, operationId, failure.message)
  throw failure
}

const bearer = /^bearer +([^\s]+) *$/i

const bearerOf = ({ headers }: IncomingMessage): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1]

/** What replies are encrypted with that are kept for a repetition of the request. */
export function secretOf(req: IncomingMessage): string {
  const secret = bearerOf(req) ?? req.headers[secretHeader]
  if (typeof secret === 'string') return secret
  throw new Error('a request without token and session went past the authentication')
}

/** The operator of a session; needs the cookie, its secret, and a page of this address. */
async function bySession(
  { sessions, cookies, publicOrigin }: Parts,
  firstHolder: TokenHolder,
  { headers }: IncomingMessage,
  client: RemoteClient,
): Promise<Operator> {
  const values = cookies.valuesIn(headers.cookie)
  const secret = headers[secretHeader]
  if (values.length === 0 && secret === undefined)
    throw unauthorized('send the header Authorization: Bearer <ACCESS_TOKEN>')
  checkOrigin(headers, client, publicOrigin)
  if (typeof secret !== 'string')
    throw unauthorized('the cookie alone is not enough; send the secret as X-Tollgate-Session')
  let found: FoundSession | undefined
  for (const value of values) found ??= await sessions.find(value, secret)
  if (!found) throw sessionEnded()
  const { session, operator } = found
  const holder =
    session.operator_id === firstAdmin.id ? firstHolder : operator && holderFrom(operator)
  if (holder?.tokenHash !== session.token_hash) throw sessionEnded()
  const { operatorId, name, role } = holder
  return {
    operatorId,
    name,
    role,
    how: 'session',
    session: { id: session.id, expiresAt: session.expires_at },
    address: client.address,
  }
}

async function namedHolder(
  journal: Store['journal'],
  hash: string,
): Promise<TokenHolder | undefined> {
  const row = await fromStore(findOperatorByHash(journal, hash))
  return row && holderFrom(row)
}

/** Undefined for a revoked operator. */
const holderFrom = ({ id, name, role, hash, revoked_at }: OperatorRow): TokenHolder | undefined =>
  revoked_at === null ? { operatorId: id, name, role, tokenHash: hash } : undefined

const firstHolderOf = (token: string): TokenHolder => ({
  operatorId: firstAdmin.id,
  name: firstAdmin.name,
  role: firstAdmin.role,
  tokenHash: digest(token),
})

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))

const sessionEnded = () => unauthorized('the session has ended; sign in again')

/** Every refusal for lack of a token or session. */
export const unauthorized = (message: string, param?: string) =>
  new Failure('unauthorized', message, { retry: false, ...(param !== undefined && { param }) })

const onlyMetrics = ({ variables }: Parts): string =>
  `this token opens /metrics and nothing else; send the one in ${variables.operator}`

function wrongToken({ tokens, variables }: Parts, operationId: string): string {
  if (operationId === 'getMetrics' && variables.metrics !== undefined)
    return `this is neither the token in ${variables.metrics} nor the operator token`
  return tokens.operator === null
    ? `no operator token is configured; set ${variables.operator} and start again`
    : 'this is not the operator token'
}
