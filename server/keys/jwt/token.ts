import { hash } from 'node:crypto'
import { errors, importJWK, jwtVerify, type JWTPayload } from 'jose'
import type { Config } from '../../config/load.ts'
import type { FailureKind } from '../../failure.ts'
import { parseObject } from '../../json/object.ts'
import type { IssuerKeys, PublicKey } from './issuer-keys.ts'

/** Why a JWT is refused. The message has nothing of the token. */
export type Refusal = { refused: FailureKind; message: string; retryAfter?: number }

export const refusal = (refused: FailureKind, message: string): Refusal => ({ refused, message })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value

/** An entry of `keys.jwt`. */
export type JwtSettings = NonNullable<Config['keys']['jwt']>[number]

/** An issuer of the configuration. A reload that changes its settings replaces it. */
export type Issuer = { settings: JwtSettings; keys: IssuerKeys }

/** A token whose signature and claims were verified. */
export type VerifiedToken = {
  issuer: Issuer
  /** The id of its caller. */
  callerId: string
  /** The name of its caller, from the claim that the configuration names. */
  name: string
  /** The id or path of its group; null if the configuration has no groups of callers. */
  group: string | null
  /** When it is no longer accepted, in epoch milliseconds. */
  until: number
  audiences: readonly string[]
  /** The key that signed it. */
  kid: string
  thumbprint: string
}

/** The difference of clocks that is accepted, in seconds. */
const tolerance = 60
const maxLength = 16_384
const maxName = 256

const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')
/** Headers with which a token would bring its own key. */
const keyHeaders = ['jwk', 'jku', 'x5c', 'x5u']

const shape = /^eyJ[\w-]*\.[\w-]+\.[\w-]*$/

/** Whether a token looks like a JWT, signed or not. */
export const isJwt = (token: string): boolean => shape.test(token)

/** The id of a caller: the same subject of two issuers is two callers. */
export const callerIdOf = (issuer: string, subject: string): string =>
  `jwt:${hash('sha256', JSON.stringify([issuer, subject]), 'base64url')}`

/** Whether an id is that of a caller with tokens. */
export const isCallerId = (id: string): boolean => id.startsWith('jwt:')

const invalid = (message: string) => refusal('tokenInvalid', message)

/**
 * Verifies a token for one of these audiences besides that of its issuer. `issuerOf` names the issuer
 * before anything is fetched.
 */
export async function verifyToken(
  token: string,
  issuerOf: (name: string) => Issuer | undefined,
  { resources, now }: { resources: readonly string[]; now: number },
): Promise<VerifiedToken | Refusal> {
  if (token.length > maxLength) return invalid(`the token is longer than ${maxLength} characters`)
  const [header, claims] = token
    .split('.', 2)
    .map((part) => parseObject(Buffer.from(part, 'base64url')))
  if (!header || !claims) return invalid('the token is not a signed JWT')
  const issuer = typeof claims['iss'] === 'string' ? issuerOf(claims['iss']) : undefined
  if (!issuer)
    return refusal('issuerUnknown', 'the iss of the token is not an issuer of the configuration')
  const key = await keyOf(header, issuer)
  if (isRefusal(key)) return key
  const payload = await verifiedClaims(token, key, issuer, now)
  if (isRefusal(payload)) return payload
  return callerOf(payload, issuer, key, resources)
}

/** The refusal of a token that was issued for another audience. */
export function wrongAudience(
  { audiences, issuer }: Pick<VerifiedToken, 'audiences' | 'issuer'>,
  resources: readonly string[],
): Refusal | undefined {
  if (audiences.includes(issuer.settings.audience)) return undefined
  if (resources.some((resource) => audiences.includes(resource))) return undefined
  return refusal('audienceWrong', 'the aud of the token is another one than the configuration has')
}

export const tokenExpired = () =>
  refusal('tokenExpired', 'the exp of the token has passed; send a new one')

type SigningKey = PublicKey & { kid: string; alg: string }

/** The published key that the header names. */
async function keyOf(
  header: Record<string, unknown>,
  { keys }: Issuer,
): Promise<SigningKey | Refusal> {
  const { alg, kid } = header
  if (typeof alg !== 'string' || !algorithms.includes(alg))
    return invalid(`the alg of the token must be one of ${algorithms.join(', ')}`)
  const keyHeader = keyHeaders.find((name) => name in header)
  if (keyHeader !== undefined)
    return invalid(`the token must not name its own key: leave out ${keyHeader}`)
  if (typeof kid !== 'string') return invalid('the header of the token has no kid')
  const published = await keys.find(kid)
  if (published === 'unavailable') {
    const message = 'the keys of the issuer cannot be fetched'
    return { refused: 'unavailable', message, retryAfter: 5 }
  }
  const [key, second] = published.filter(({ jwk }) => jwk.alg === undefined || jwk.alg === alg)
  if (!key || second) return invalid('the issuer has no key for the kid and alg of the token')
  return { ...key, kid, alg }
}

async function verifiedClaims(
  token: string,
  { jwk, alg }: SigningKey,
  { settings }: Issuer,
  now: number,
): Promise<JWTPayload | Refusal> {
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, alg), {
      algorithms: [alg],
      issuer: settings.issuer,
      clockTolerance: tolerance,
      currentDate: new Date(now),
    })
    const { iat } = payload
    if (iat !== undefined && iat > now / 1000 + tolerance) return inFuture('iat')
    return payload
  } catch (error) {
    return refusalOf(error)
  }
}

const inFuture = (claim: string) =>
  refusal('tokenInFuture', `the ${claim} of the token is in the future; check the clocks`)

/** Errors of the library that do not concern a claim may quote the token; ours do not. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof errors.JWTExpired) return tokenExpired()
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'nbf' && error.reason === 'check_failed') return inFuture('nbf')
    return invalid(`the claim ${error.claim} of the token is not valid`)
  }
  return invalid('the signature of the token is not valid')
}

/** The caller of verified claims, which are for one of these audiences or that of the issuer. */
function callerOf(
  claims: JWTPayload,
  issuer: Issuer,
  { kid, thumbprint }: SigningKey,
  resources: readonly string[],
): VerifiedToken | Refusal {
  const { sub, exp, aud = [] } = claims
  const { user_from: from, issuer: name } = issuer.settings
  const user = claims[from]
  if (exp === undefined) return missing('exp')
  if (typeof sub !== 'string' || sub === '') return missing('sub')
  if (typeof user !== 'string' || user === '' || user.length > maxName) return missing(from)
  const audiences = [aud].flat()
  const group = wrongAudience({ audiences, issuer }, resources) ?? groupOf(claims, issuer.settings)
  if (isRefusal(group)) return group
  return {
    issuer,
    callerId: callerIdOf(name, sub),
    name: user,
    group,
    until: (exp + tolerance) * 1000,
    audiences,
    kid,
    thumbprint,
  }
}

const missing = (claim: string) =>
  refusal('claimMissing', `the token has no claim ${claim} with a usable value`)

/** The only group that the values of the claim name in the configuration. */
function groupOf(
  claims: JWTPayload,
  { groups, group_claim: claim }: JwtSettings,
): string | null | Refusal {
  if (groups === undefined) return null
  const values = [claims[claim]].flat().filter((value) => typeof value === 'string')
  const named = values.flatMap((value) => (Object.hasOwn(groups, value) ? [groups[value]!] : []))
  const [group, second] = new Set(named)
  if (group === undefined)
    return refusal('groupMissing', `the claim ${claim} of the token has no group of this server`)
  if (second === undefined) return group
  return refusal(
    'groupAmbiguous',
    `the claim ${claim} of the token has several groups of this server`,
  )
}
