import type { components } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import { actorOf, type Operator, type OperatorHandlers } from '../caller.ts'
import { requireRow } from '../from-store.ts'
import type { Accounts, NamedOperator } from './accounts.ts'
import { unauthorized, type OperatorAuthenticator } from './authenticate.ts'
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
export const sessionHandlers = ({
  authenticator,
  sessions,
  codes,
  cookies,
  refusals,
  publicOrigin,
}: OperatorAccess): OperatorHandlers<'createSession' | 'readSession' | 'endSession'> => ({
  async createSession({ header, body, client, requestId }) {
    if (!client) throw new Error('the operator API must read client addresses')
    checkOrigin(header, client, publicOrigin)
    const https = isHttps(header, client, publicOrigin)
    checkTransport(https, client)
    const { token = '', code } = body
    const how = code === undefined ? 'token' : 'session'
    const address = client.address === '' ? null : client.address
    const by = { how, address, request_id: requestId } as const
    const { operatorId, name, role, tokenHash } = await refusals.watch(by, async () => {
      if (code !== undefined && !codes.redeem(code)) throw unauthorized(wrongCode, 'code')
      const { firstHolder } = authenticator
      const holder = await (code === undefined ? authenticator.holderOf(token) : firstHolder)
      if (!holder) throw unauthorized(wrongToken, 'token')
      return holder
    })
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
})

const wrongToken = 'this is not the operator token, nor that of a named operator'
const wrongCode = 'this code is unknown, was used, or is older than ten minutes; send a token'

const sessionView = ({ name, role, how, session }: Operator): components['schemas']['Session'] => ({
  name,
  role,
  how: how === 'session' ? how : 'token',
  expires_at: session?.expiresAt ?? null,
})

/** The handlers of operator.yaml for operators. */
export function accountHandlers(
  accounts: Accounts,
): OperatorHandlers<
  'listOperators' | 'createOperator' | 'changeOperator' | 'rotateOperator' | 'revokeOperator'
> {
  const changed = async (change: Promise<NamedOperator | undefined>) => ({
    status: 200 as const,
    body: requireRow(await change, 'operator'),
  })
  return {
    async listOperators() {
      return { status: 200, body: { operators: await accounts.list() } }
    },

    async createOperator({ body, ...context }) {
      const { operator, token } = await accounts.create(body, actorOf(context))
      return { status: 200, body: { ...operator, token } }
    },

    changeOperator: ({ path, body, ...context }) =>
      changed(accounts.changeRole(path.id, body.role, actorOf(context))),

    async rotateOperator({ path, ...context }) {
      const issued = await accounts.rotate(path.id, actorOf(context))
      const { operator, token } = requireRow(issued, 'operator')
      return { status: 200, body: { ...operator, token } }
    },

    revokeOperator: ({ path, ...context }) => changed(accounts.revoke(path.id, actorOf(context))),
  }
}
