import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { Provider } from 'oidc-provider'
import { listenOnLoopback } from '../http/listen.ts'

export const client = { id: 'tollgate', secret: 'canary-client-secret-71f0a2c9' }
const scopes = ['openid', 'offline_access', 'email', 'groups']

/** Everybody at the provider, with their groups. */
type Accounts = Record<string, string[]>

type Answer = (req: IncomingMessage, res: ServerResponse) => void

/** oidc-provider, at which `signsIn` signs in without a page. */
export type OidcServer = {
  issuer: string
  accounts: Accounts
  signsIn: string
  /** Whether sign-ins get refresh tokens. */
  refreshes: boolean
  /** Answers the token endpoint in the provider's place. */
  answer: Answer | undefined
  /** Each code and token that it gave out. */
  secrets: string[]
  /** Serves the client with these redirect URIs. */
  serve(...redirectUris: string[]): void
  /** A token that is signed by the provider's key. */
  sign(claims: JWTPayload): Promise<string>
  close(): void
}

export async function startOidcProvider(accounts: Accounts): Promise<OidcServer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'key', alg: 'RS256', use: 'sig' }
  let provider: Provider | undefined
  const server = createServer((req, res) => {
    if (!provider) return void res.writeHead(503).end()
    if (req.url?.startsWith('/interaction/')) {
      const login = { accountId: oidc.signsIn }
      return void provider.interactionFinished(req, res, { login })
    }
    if (oidc.answer && req.url === '/token') return oidc.answer(req, res)
    provider.callback()(req, res)
  })
  const port = await listenOnLoopback(server)
  const issuer = `http://127.0.0.1:${port}`
  const oidc: OidcServer = {
    issuer,
    accounts,
    signsIn: Object.keys(accounts)[0] ?? '',
    refreshes: true,
    answer: undefined,
    secrets: [],
    serve(...redirectUris) {
      provider = new Provider(issuer, configurationOf(oidc, jwk, redirectUris))
      for (const kind of ['authorization_code', 'access_token', 'refresh_token'])
        provider.on(`${kind}.saved`, ({ jti }) => oidc.secrets.push(jti))
    },
    sign: (claims) =>
      new SignJWT({ iss: issuer, aud: client.id, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key' })
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return oidc
}

const configurationOf = (oidc: OidcServer, jwk: object, redirectUris: string[]) => ({
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
    },
  ],
  jwks: { keys: [jwk] },
  cookies: { keys: ['a key of this test'] },
  scopes,
  claims: { openid: ['sub'], email: ['email'], groups: ['groups'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  rotateRefreshToken: true,
  issueRefreshToken: async () => oidc.refreshes,
  findAccount: async (_: unknown, sub: string) =>
    oidc.accounts[sub] && {
      accountId: sub,
      claims: async () => ({ sub, email: `${sub}@example.com`, groups: oidc.accounts[sub] }),
    },
  async loadExistingGrant({ oidc: { provider, client, session } }: GrantContext) {
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(scopes.join(' '))
    await grant.save()
    return grant
  },
})

/**
 * Follows the provider's redirects to the page as a browser, and returns the query of the callback.
 */
export async function callbackTo(page: string, url: string): Promise<string> {
  const cookies = new Map<string, string>()
  let at = url
  while (!at.startsWith(page)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (location === null) throw new Error(`${at}: ${reply.status} ${await reply.text()}`)
    at = new URL(location, at).href
  }
  return new URL(at).search.slice(1)
}

type GrantContext = {
  oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } }
}
