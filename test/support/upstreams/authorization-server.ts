import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { listenOnLoopback } from '../http/listen.ts'

export const machine = { clientId: 'machine', clientSecret: 'secret-of-the-machine' }
/** A public client, at which `person` signs in without a page. */
export const app = { client_id: 'app', redirect_uri: 'https://app.test/callback' }
export const person = 'ada'

/** oidc-provider on loopback, which issues JWTs for the resource that a client names. */
export async function startAuthorizationServer() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'key', alg: 'RS256', use: 'sig' }
  let provider: Provider | undefined
  const server = createServer((req, res) => {
    if (!req.url?.startsWith('/interaction/')) return void provider?.callback()(req, res)
    const login = { accountId: person }
    return void provider?.interactionFinished(req, res, { login })
  })
  const issuer = `http://127.0.0.1:${await listenOnLoopback(server)}`
  /** The resources that clients named. */
  const resources: string[] = []
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: machine.clientId,
        client_secret: machine.clientSecret,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
      {
        client_id: app.client_id,
        redirect_uris: [app.redirect_uri],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key of this test'] },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo(_: unknown, resource: string) {
          resources.push(resource)
          const jwt = { sign: { alg: 'RS256' } }
          return { scope: '', audience: resource, accessTokenFormat: 'jwt', jwt }
        },
      },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub }) }),
    async loadExistingGrant({ oidc }: GrantContext) {
      const { clientId } = oidc.client
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  return {
    issuer,
    resources,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type GrantContext = {
  oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } }
}

/** What a browser does with the URL of a sign-in: follows it to the client's callback. */
export async function signIn(url: URL): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = url
  for (let steps = 0; !at.href.startsWith(app.redirect_uri); steps++) {
    if (steps === 9) throw new Error(`the sign-in comes to no end: ${at.pathname}`)
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } })
    const location = reply.headers.get('location')
    if (location === null) throw new Error(`${at.pathname}: ${reply.status} ${await reply.text()}`)
    for (const set of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    at = new URL(location, at)
  }
  return at
}
