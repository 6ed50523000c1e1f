import { createPrivateKey, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** An API key of Coinbase's Developer Platform: the secret signs a token for each request. */
export type CdpKey = { id: string; secret: string }

/** The request that a token is for; `path` is without a query. */
export type SignedRequest = { method: string; host: string; path: string }

type SigningKey = { alg: 'EdDSA' | 'ES256'; key: KeyObject }

const lifeSeconds = 120

/** A JWT that is bound to one request, valid for 120 s from `now` in epoch milliseconds. */
export function cdpToken(
  { id, secret }: CdpKey,
  { method, host, path }: SignedRequest,
  now = Date.now(),
): string {
  const { alg, key } = signingKeys.memo(secret)
  const at = Math.floor(now / 1000)
  const header = { alg, typ: 'JWT', kid: id, nonce: randomBytes(16).toString('hex') }
  const claims = {
    sub: id,
    iss: 'cdp',
    aud: ['cdp_service'],
    uris: [`${method} ${host}${path}`],
    iat: at,
    nbf: at,
    exp: at + lifeSeconds,
  }
  const signingInput = `${base64url(header)}.${base64url(claims)}`
  // Ed25519 needs no digest, and ignores the encoding.
  const digest = alg === 'EdDSA' ? null : 'sha256'
  const signature = sign(digest, Buffer.from(signingInput), { key, dsaEncoding: 'ieee-p1363' })
  return `${signingInput}.${signature.toString('base64url')}`
}

/** The fault of a secret, as a clause with "which"; undefined if it can sign tokens. */
export function faultOfCdpSecret(secret: string): string | undefined {
  try {
    signingKeys.memo(secret)
    return undefined
  } catch {
    return (
      'which must contain the secret of an API key as CDP shows it: 64 bytes of Ed25519 in ' +
      'base64, or an EC private key in PEM'
    )
  }
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Parsing a key takes longer than signing with it. */
const signingKeys = new LRUCache<string, SigningKey>({
  max: 16,
  memoMethod: (secret) => (secret.includes('-----BEGIN') ? ecKey(secret) : edKey(secret)),
})

/** One-line variables often contain PEM with its line breaks written as `\n`. */
function ecKey(pem: string): SigningKey {
  const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not P-256')
  return { alg: 'ES256', key }
}

/** The seed and the public key, 32 bytes each. */
function edKey(base64: string): SigningKey {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length !== 64) throw new Error('not 64 bytes')
  const d = bytes.subarray(0, 32).toString('base64url')
  const x = bytes.subarray(32).toString('base64url')
  const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' })
  const { x: derived } = createPublicKey(key).export({ format: 'jwk' })
  if (derived !== x) throw new Error('the public key is of another seed')
  return { alg: 'EdDSA', key }
}
