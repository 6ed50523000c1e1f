import { createPrivateKey, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto'

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
  const { alg, key } = signingKeyOf(secret)
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
  const signed = `${base64url(header)}.${base64url(claims)}`
  const signature =
    alg === 'EdDSA'
      ? sign(null, Buffer.from(signed), key)
      : sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/** What is wrong with a secret, to follow "which"; undefined where tokens can be signed with it. */
export function faultOfCdpSecret(secret: string): string | undefined {
  try {
    signingKeyOf(secret)
    return undefined
  } catch {
    return (
      'which must contain the secret of an API key as CDP shows it: 64 bytes of Ed25519 in ' +
      'base64, or an EC private key in PEM'
    )
  }
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const known = new Map<string, SigningKey>()

/** Throws where the secret is no such key. Reading a key takes longer than signing with it. */
function signingKeyOf(secret: string): SigningKey {
  const kept = known.get(secret)
  if (kept) return kept
  const read = secret.includes('-----BEGIN') ? ecKey(secret) : edKey(secret)
  if (known.size > 16) known.clear()
  known.set(secret, read)
  return read
}

/** In a variable of one line the line breaks of PEM are often written as `\n`. */
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
  const { x: own } = createPublicKey(key).export({ format: 'jwk' })
  if (own !== x) throw new Error('the public key is of another seed')
  return { alg: 'EdDSA', key }
}
