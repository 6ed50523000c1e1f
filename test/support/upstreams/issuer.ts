import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../http/listen.ts'

type SigningKey = { kid: string; alg: string; jwk: JWK; privateKey: CryptoKey }

export type Issuer = Awaited<ReturnType<typeof startIssuer>>

/** What differs from a good token: null leaves a claim out. */
export type TokenChanges = {
  key?: SigningKey
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  /** Seconds since 1970, by which the usual times are. */
  now?: number
}

export async function newSigningKey(kid: string, alg = 'ES256'): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return { kid, alg, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

/** An issuer of tokens on loopback: its metadata, its public keys, and what was asked of it. */
export async function startIssuer({ closing = onTestFinished } = {}) {
  const first = await newSigningKey('first')
  const state = {
    keys: [first.jwk] as JWK[],
    isDown: false,
    isStuck: false,
    fetches: 0,
    metadata: {},
  }
  const server = createServer((req, res) => {
    if (state.isStuck) return
    if (state.isDown) return void res.writeHead(503).end()
    const isKeys = req.url === '/keys'
    if (isKeys) state.fetches++
    if (!isKeys && req.url !== '/.well-known/openid-configuration')
      return void res.writeHead(404).end()
    const metadata = { issuer: url, jwks_uri: `${url}/keys`, ...state.metadata }
    res.writeHead(200, { 'content-type': 'application/json' })
    res.end(JSON.stringify(isKeys ? { keys: state.keys } : metadata))
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`
  closing(() => {
    server.close()
    server.closeAllConnections()
  })

  async function sign({ key = first, header, claims = {}, now = Date.now() / 1000 }: TokenChanges) {
    const usual = { iss: url, sub: 'build', aud: 'tollgate', iat: now, exp: now + 600 }
    const all = Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== null)
    return new SignJWT(Object.fromEntries(all))
      .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
      .sign(key.privateKey)
  }

  return {
    url,
    state,
    first,
    /** A token; without changes a good one for the audience `tollgate`. */
    token: (changes: TokenChanges = {}) => sign(changes),
    /** Its entry in `keys.jwt`. */
    entry: (settings: object = {}) => ({
      issuer: url,
      audience: 'tollgate',
      user_from: 'sub',
      scopes: ['chat', 'mesh'] as ('chat' | 'mesh')[],
      limits: {},
      group_claim: 'groups',
      ...settings,
    }),
  }
}
