import type { components, operations } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/contract/operations.ts'
import { actorOf, type Operator } from '../caller.ts'
import { requireRow } from '../require-row.ts'
import type { Accounts, NamedOperator } from './accounts.ts'
import { unauthorized, type OperatorAuthenticator, type TokenHolder } from './authenticate.ts'
import type { LoginCodes } from './codes.ts'
import type { SessionCookies } from './cookie.ts'
import type { Refusals } from './refusals.ts'
import { checkOrigin, checkTransport, isHttps } from './origin.ts'
import { sessionMs, type Sessions } from './sessions.ts'

/** Services that identify operators. */
export type OperatorAccess = {
  authenticator: Pick<OperatorAuthenticator, 'holderOf' | 'firstHolder'>
  accounts: Accounts
  sessions: Sessions
  codes: Pick<LoginCodes, 'redeem'>
  cookies: SessionCookies
  refusals: Refusals
  /** The origin of the configured public URL. */
  publicOrigin: string | undefined
}

/** The handlers of operator.yaml for sessions. */
export function sessionHandlers({
  authenticator,
  sessions,
  codes,
  cookies,
  refusals,
  publicOrigin,
}: OperatorAccess): Handlers<
  Pick<operations, 'createSession' | 'readSession' | 'endSession'>,
  Operator
> {
  return {
    async createSession({ header, body, client, requestId }) {
      if (!client) throw new Error('the operator API must read client addresses')
      checkOrigin(header, client, publicOrigin)
      const https = isHttps(header, client, publicOrigin)
      checkTransport(https, client)
      const { token = '', code } = body
      const how = code === undefined ? 'token' : 'session'
      const address = client.address === '' ? null : client.address
      const by = { how, address, request_id: requestId } as const
      const holder = await refusals.watch(by, async () =>
        code === undefined
          ? holderOfToken(authenticator, token)
          : holderOfCode(codes, authenticator.firstHolder, code),
      )
      const { operatorId, name, role, tokenHash } = holder
      const session = await sessions.begin({ operatorId, tokenHash }, { name, ...by })
      const { cookie, secret, expiresAt: expires_at } = session
      return {
        status: 200,
        headers: { 'Set-Cookie': cookies.header(cookie, sessionMs / 1000, https) },
        body: { name, role, how: 'session', expires_at, secret },
      }
    },

    async readSession({ caller }) {
      return { status: 200, body: sessionView(caller) }
    },

    async endSession({ header, caller, requestId }) {
      const { session } = caller
      if (!session)
        throw new Failure('conflict', 'this request has a token but no session to end', {
          retry: false,
        })
      await sessions.end(session.id, session.expiresAt, actorOf({ caller, requestId }))
      // Handlers receive all headers, including those missing from the contract.
      const { cookie } = header as { cookie?: string }
      return {
        status: 200,
        headers: { 'Set-Cookie': cookies.header('', 0, cookies.isSecure(cookie)) },
        body: { ...sessionView(caller), expires_at: Date.now() },
      }
    },
  }
}

async function holderOfToken(
  { holderOf }: Pick<OperatorAuthenticator, 'holderOf'>,
  token: string,
): Promise<TokenHolder> {
  const holder = await holderOf(token)
  if (holder) return holder
  throw unauthorized('this is not the operator token, nor that of a named operator', 'token')
}

function holderOfCode(
  { redeem }: Pick<LoginCodes, 'redeem'>,
  firstHolder: TokenHolder,
  code: string,
): TokenHolder {
  if (redeem(code)) return firstHolder
  throw unauthorized(
    'this code is unknown, was used, or is older than ten minutes; send a token',
    'code',
  )
}

const sessionView = ({ name, role, how, session }: Operator): components['schemas']['Session'] => ({
  name,
  role,
  how: how === 'session' ? how : 'token',
  expires_at: session?.expiresAt ?? null,
})

/** The handlers of operator.yaml for operators. */
export function accountHandlers(
  accounts: Accounts,
): Handlers<
  Pick<
    operations,
    'listOperators' | 'createOperator' | 'changeOperator' | 'rotateOperator' | 'revokeOperator'
  >,
  Operator
> {
  return {
    async listOperators() {
      return { status: 200, body: { operators: (await accounts.list()).map(operatorView) } }
    },

    async createOperator({ body, ...context }) {
      const { operator, token } = await accounts.create(body, actorOf(context))
      return { status: 200, body: { ...operatorView(operator), token } }
    },

    async changeOperator({ path, body, ...context }) {
      const operator = await accounts.changeRole(path.id, body.role, actorOf(context))
      return { status: 200, body: operatorView(requireRow(operator, 'operator')) }
    },

    async rotateOperator({ path, ...context }) {
      const issued = requireRow(await accounts.rotate(path.id, actorOf(context)), 'operator')
      return { status: 200, body: { ...operatorView(issued.operator), token: issued.token } }
    },

    async revokeOperator({ path, ...context }) {
      const operator = await accounts.revoke(path.id, actorOf(context))
      return { status: 200, body: operatorView(requireRow(operator, 'operator')) }
    },
  }
}

/** An operator in the contract's form. */
const operatorView = ({
  id,
  name,
  role,
  prefix,
  created_at,
  rotated_at,
  revoked_at,
}: NamedOperator): components['schemas']['Operator'] => ({
  id,
  name,
  role,
  prefix,
  created_at,
  rotated_at,
  revoked_at,
})
