import * as client from 'openid-client'
import type { Config } from '../../../config/schema.ts'
import { isLoopback } from '../../../loopback.ts'
import type { OperatorRole } from '../../../store/tables.ts'

type OperatorSettings = NonNullable<Config['operator']['oidc']>
type ClientSettings = Omit<OperatorSettings, 'groups'>

/** The role of an operator by the groups at the provider. */
export type OidcRole = {
  role: OperatorRole | 'group-admin'
  /** Ids or paths of the groups of a group-admin. */
  groups?: string[]
}

/** A person at the provider. Only issuer and subject identify; names may change. */
export type Person = { issuer: string; subject: string; name: string }
export type OidcIdentity<Access> = Person & Access

/** The tokens and claims of a sign-in or of a renewal; `access` is undefined for someone without. */
export type OidcGrant<Access> = {
  person: Person
  access: Access | undefined
  refreshToken: string | undefined
}

/** The state of a sign-in between its redirect and its callback. */
export type SignInState = { state: string; nonce: string; verifier: string; redirectUri: string }

/** Why the provider gave no grant. `away`: another request may succeed. The message has no token. */
export class ProviderError extends Error {
  readonly isAway: boolean
  constructor(isAway: boolean, message: string) {
    super(message)
    this.isAway = isAway
  }
}

/** The calls of an OpenID Connect provider. They throw a ProviderError. */
export type OidcProvider<Access> = {
  begin(redirectUri: string): Promise<{ url: string; signIn: SignInState }>
  /** `query` has the parameters that the provider added to the callback's URL. */
  finish(query: string, signIn: SignInState): Promise<OidcGrant<Access>>
  /** The claims must have the subject of the first grant. */
  renew(refreshToken: string, subject: string): Promise<OidcGrant<Access>>
}

const timeoutSeconds = 10

type ProviderOptions<Access> = {
  settings: ClientSettings
  /** The client's secret. */
  secret: string | null
  /** Precedes the names of its people, which differ from those of named operators. */
  prefix: 'oidc:' | 'me:'
  /** The access by the names in the claim of groups. */
  accessOf(names: readonly string[]): Access | undefined
}

/** The provider of the settings, which is discovered with the first call that succeeds. */
export function createProvider<Access>(options: ProviderOptions<Access>): OidcProvider<Access> {
  const { settings, secret } = options
  let discovered: Promise<client.Configuration> | undefined
  const configuration = () =>
    (discovered ??= discover(settings, secret).catch((error: unknown) => {
      discovered = undefined
      throw error
    }))
  const call = async <Result>(run: (at: client.Configuration) => Promise<Result>) => {
    try {
      return await run(await configuration())
    } catch (error) {
      throw providerError(settings.issuer, error)
    }
  }
  return {
    begin: (redirectUri) =>
      call(async (at) => {
        const signIn = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
          redirectUri,
        }
        const url = client.buildAuthorizationUrl(at, {
          redirect_uri: redirectUri,
          scope: settings.scopes.join(' '),
          state: signIn.state,
          nonce: signIn.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(signIn.verifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, signIn }
      }),

    finish: (query, { state, nonce, verifier, redirectUri }) =>
      call(async (at) => {
        const tokens = await client.authorizationCodeGrant(at, new URL(`?${query}`, redirectUri), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return grantOf(options, at, tokens, tokens.claims()?.sub)
      }),

    renew: (refreshToken, subject) =>
      call(async (at) => {
        const tokens = await client.refreshTokenGrant(at, refreshToken)
        const grant = await grantOf(options, at, tokens, subject)
        // A provider that rotates no tokens returns none.
        return { ...grant, refreshToken: grant.refreshToken ?? refreshToken }
      }),
  }
}

async function discover(
  { issuer, client_id, client_auth }: ClientSettings,
  secret: string | null,
): Promise<client.Configuration> {
  const url = new URL(issuer)
  const basic = client_auth === 'basic' ? client.ClientSecretBasic : client.ClientSecretPost
  const execute = [client.enableNonRepudiationChecks]
  // The check of the configuration allows plain HTTP on this machine only.
  if (url.protocol === 'http:' && isLoopback(url.hostname))
    execute.push(client.allowInsecureRequests)
  const authentication = secret === null ? client.None() : basic(secret)
  return client.discovery(url, client_id, undefined, authentication, {
    execute,
    timeout: timeoutSeconds,
  })
}

type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers
type Claims = Record<string, unknown>

/** The claims of the id_token, or of userinfo where it has none of groups. */
async function grantOf<Access>(
  { settings, prefix, accessOf }: ProviderOptions<Access>,
  at: client.Configuration,
  tokens: Tokens,
  subject: string | undefined,
): Promise<OidcGrant<Access>> {
  const idClaims: Claims | undefined = tokens.claims()
  const sub = subject ?? ''
  if (sub === '' || (idClaims && idClaims['sub'] !== sub))
    throw new ProviderError(false, 'the provider answered for another subject')
  const needsMore = idClaims?.[settings.claim] === undefined
  const canAsk = at.serverMetadata().userinfo_endpoint !== undefined
  const more: Claims =
    needsMore && canAsk ? await client.fetchUserInfo(at, tokens.access_token, sub) : {}
  const claims = { ...idClaims, ...more }
  const names = [claims[settings.claim]].flat().filter((name) => typeof name === 'string')
  const person = { issuer: settings.issuer, subject: sub, name: prefix + nameOf(claims, sub) }
  return { person, access: accessOf(names), refreshToken: tokens.refresh_token }
}

/**
 * The highest role of someone's groups: admin, group-admin of all groups that they name, viewer.
 * Undefined without one.
 */
export function oidcRole(
  names: readonly string[],
  roles: OperatorSettings['groups'],
): OidcRole | undefined {
  const granted = names.flatMap((name) => (Object.hasOwn(roles, name) ? roles[name]! : []))
  if (granted.includes('admin')) return { role: 'admin' }
  const groups = granted.flatMap((role) => (typeof role === 'object' ? role.admin_of : []))
  if (groups.length > 0) return { role: 'group-admin', groups: [...new Set(groups)] }
  return granted.includes('viewer') ? { role: 'viewer' } : undefined
}

const maxName = 58

function nameOf({ email, preferred_username: username }: Claims, subject: string): string {
  const name = [email, username].find((one) => typeof one === 'string' && one !== '') ?? subject
  return String(name)
    .replaceAll(/[^\w.@-]/g, '_')
    .slice(0, maxName)
}

function providerError(issuer: string, error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const { host } = new URL(issuer)
  if (isOutage(error)) return new ProviderError(true, `the provider at ${host} does not answer`)
  const { error: code = (error as { code?: unknown }).code } = error as { error?: unknown }
  const word = typeof code === 'string' && /^\w{1,64}$/.test(code) ? ` (${code})` : ''
  return new ProviderError(false, `the sign-in at ${host} failed${word}`)
}

const outages = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON'])
const isTemporary = (status: number) => status >= 500 || status === 429

function isOutage(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return isTemporary(error.status)
  if (error instanceof client.ClientError) {
    const { cause, code = '' } = error
    return outages.has(code) || (cause instanceof Response && isTemporary(cause.status))
  }
  // As fetch fails.
  return error instanceof TypeError
}
