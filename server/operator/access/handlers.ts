import type { IncomingHttpHeaders } from 'node:http'
import type { components } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import type { RemoteClient } from '../../http/client.ts'
import { actorOf, type Operator, type OperatorHandlers } from '../caller.ts'
import { requireRow } from '../from-store.ts'
import { idNamed, isId } from '../named.ts'
import type { Accounts, NamedOperator } from './accounts.ts'
import { unauthorized, type OperatorAuthenticator } from './authenticate.ts'
import type { LoginCodes } from './codes.ts'
import type { SessionCookies } from './cookie.ts'
import type { Refusals } from './refusals.ts'
import { signInMs, type Oidc } from './oidc/oidc.ts'
import type { OidcRole } from './oidc/provider.ts'
import { checkOrigin, checkTransport, isHttps, originOf, type PublicUrlSetting } from './origin.ts'
import { sessionMs, type Sessions } from './sessions.ts'

/** Services that identify operators. */
export type OperatorAccess = {
  authenticator: Pick<OperatorAuthenticator, 'holderOf' | 'firstHolder'>
  accounts: Accounts
  sessions: Sessions
  codes: Pick<LoginCodes, 'redeem'>
  cookies: SessionCookies
  refusals: Refusals
  /** Undefined without `operator.oidc`. */
  oidc: Oidc<OidcRole> | undefined
  signInCookies: SessionCookies
  /** The configured public URL. */
  publicUrl: string | undefined
}

/** The handlers of operator.yaml for sessions. */
export const sessionHandlers = (
  access: OperatorAccess,
): OperatorHandlers<'createSession' | 'readSession' | 'endSession' | 'beginSignIn'> => ({
  async createSession({ header, body, client, requestId }) {
    const { isSecure, address } = checkPage(operatorPage(access), header, client)
    const { cookies, sessions, refusals } = access
    const how = body.code === undefined && body.callback === undefined ? 'token' : 'session'
    const by = { how, address, request_id: requestId, groups: 'all' } as const
    const { name, role, ...holder } = await refusals.watch(by, () =>
      holderOf(access, body, cookieOf(header)),
    )
    const session = await sessions.begin(holder, { name, ...by })
    const { cookie, secret, expiresAt: expires_at } = session
    return {
      status: 200,
      headers: { 'Set-Cookie': cookies.header(cookie, sessionMs / 1000, isSecure) },
      body: { name, role, how: 'session', expires_at, secret },
    }
  },

  async beginSignIn({ header, client }) {
    const { oidc, signInCookies } = access
    if (!oidc) throw new Failure('notFound', noProvider, { retry: false })
    return beginAt('/console', { ...operatorPage(access), oidc, signInCookies }, header, client)
  },

  async readSession({ caller }) {
    return { status: 200, body: sessionView(caller) }
  },

  async endSession({ header, caller, requestId }) {
    const { sessions, cookies } = access
    const { session } = caller
    if (!session)
      throw new Failure('conflict', 'this request has a token but no session to end', {
        retry: false,
      })
    await sessions.end(session.id, session.expiresAt, actorOf({ caller, requestId }))
    const isSecure = cookies.isSecure(cookieOf(header))
    return {
      status: 200,
      headers: { 'Set-Cookie': cookies.header('', 0, isSecure) },
      body: { ...sessionView(caller), expires_at: Date.now() },
    }
  },
})

/** A page with sessions: its configured URL, and the name of that setting. */
export type SessionPage = { publicUrl: string | undefined; setting: PublicUrlSetting }

const operatorPage = ({ publicUrl }: OperatorAccess): SessionPage => ({
  publicUrl,
  setting: 'operator.public_url',
})

/** Begins a sign-in that leads back to a path of the page's origin. */
export async function beginAt<Access>(
  path: '/console' | '/me',
  page: SessionPage & { oidc: Oidc<Access>; signInCookies: SessionCookies },
  header: IncomingHttpHeaders,
  client: RemoteClient | undefined,
) {
  const { isSecure } = checkPage(page, header, client)
  const { oidc, signInCookies, publicUrl } = page
  // Browsers send it with every POST.
  const { origin = '' } = header
  const { url, cookie } = await oidc.begin((publicUrl ?? origin).replace(/\/+$/, '') + path)
  const value = signInCookies.header(cookie, signInMs / 1000, isSecure)
  return { status: 200 as const, headers: { 'Set-Cookie': value }, body: { url } }
}

/** Throws unless the request is of a page of this origin, over https or on this machine. */
export function checkPage(
  { publicUrl, setting }: SessionPage,
  header: IncomingHttpHeaders,
  client: RemoteClient | undefined,
) {
  if (!client) throw new Error('services with sessions must read client addresses')
  const publicOrigin = originOf(publicUrl)
  checkOrigin(header, client, publicOrigin, setting)
  const isSecure = isHttps(header, client, publicOrigin)
  checkTransport(isSecure, client, setting)
  return { isSecure, address: client.address === '' ? null : client.address }
}

/** Handlers receive all headers, including those missing from the contract. */
export const cookieOf = (header: object) => (header as { cookie?: string }).cookie

async function holderOf(
  { authenticator, codes, oidc, signInCookies }: OperatorAccess,
  { token, code, callback }: components['schemas']['SessionCreation'],
  cookie: string | undefined,
) {
  if (callback !== undefined) {
    if (!oidc) throw unauthorized(noProvider, 'callback')
    const { session, identity } = await oidc.finish(callback, signInCookies.valuesIn(cookie))
    return { ...session, name: identity.name, role: identity.role, tokenHash: '' }
  }
  if (code !== undefined && !codes.redeem(code)) throw unauthorized(wrongCode, 'code')
  if (code !== undefined) return authenticator.firstHolder
  const holder = await authenticator.holderOf(token ?? '')
  if (!holder) throw unauthorized(wrongToken, 'token')
  return holder
}

const noProvider = 'operator.oidc is not configured here; sign in with a token'
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
  const idOf = async (word: string) =>
    isId(word) ? word : (idNamed(await accounts.list(), word) ?? word)
  return {
    async listOperators() {
      return { status: 200, body: { operators: await accounts.list() } }
    },

    async createOperator({ body, ...context }) {
      const { operator, token } = await accounts.create(body, actorOf(context))
      return { status: 200, body: { ...operator, token } }
    },

    async changeOperator({ path, body, ...context }) {
      return changed(accounts.change(await idOf(path.id), body, actorOf(context)))
    },

    async rotateOperator({ path, ...context }) {
      const issued = await accounts.rotate(await idOf(path.id), actorOf(context))
      const { operator, token } = requireRow(issued, 'operator')
      return { status: 200, body: { ...operator, token } }
    },

    async revokeOperator({ path, ...context }) {
      return changed(accounts.revoke(await idOf(path.id), actorOf(context)))
    },
  }
}
