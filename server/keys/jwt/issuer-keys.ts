import { setTimeout as pause } from 'node:timers/promises'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { isRecord } from '../../json/json.ts'
import { parseObject } from '../../json/object.ts'
import { isLoopbackUrl } from '../../loopback.ts'
import type { Observe } from '../../observations.ts'
import { failureReason, sendBounded } from '../../undici/bounded-request.ts'
import type { Proxy } from '../../undici/transport.ts'

/** A public key of an issuer. `thumbprint` is that of its material (RFC 7638). */
export type PublicKey = { jwk: JWK; thumbprint: string }

/** How an issuer's keys are fetched. */
export type FetchDeps = {
  proxyOf(url: string): Proxy | undefined
  observe: Observe
  /** A monotonic clock in milliseconds. */
  elapsed(): number
}

/** Keys in use are fetched again after this time, so that removed ones end within five seconds. */
const refreshMs = 4000
/** Older keys are used after a fetch, for which a token waits this long; without one they are too. */
const freshMs = 5000
const waitMs = 1000
/** Tokens of unknown keys do not cause fetches more often. */
const unknownMs = 30_000
/** The pause after a fetch that failed while no keys are trusted. */
const retryMs = 5000
/** How long keys are trusted while their issuer does not answer. */
const trustMs = 3_600_000
const timeoutMs = 10_000
const maxBytes = 512 << 10
const maxKeys = 200

/** What an issuer answered cannot be used. The message has nothing secret. */
class FetchError extends Error {}

/** The public keys of an issuer: fetched when they are needed, and again while they are in use. */
export class IssuerKeys {
  readonly #issuer: string
  readonly #configuredUri: string | undefined
  readonly #deps: FetchDeps
  #keys = new Map<string, PublicKey[]>()
  #uri: string | undefined
  #startedAt = -Infinity
  #fetchedAt = -Infinity
  #flight: Promise<void> | undefined
  #fault: string | undefined

  constructor(issuer: string, jwksUri: string | undefined, deps: FetchDeps) {
    this.#issuer = issuer
    this.#configuredUri = jwksUri
    this.#deps = deps
  }

  /** The keys with this id; `unavailable` if the issuer has given none for an hour. */
  async find(kid: string): Promise<readonly PublicKey[] | 'unavailable'> {
    if (!this.#isTrusted()) await this.#fetchIfDue(retryMs)
    else if (!this.#keys.has(kid)) await this.#fetchIfDue(unknownMs)
    else if (!this.isFresh())
      await Promise.race([this.#fetchIfDue(refreshMs), pause(waitMs, undefined, { ref: false })])
    if (!this.#isTrusted()) return 'unavailable'
    return this.#keys.get(kid) ?? []
  }

  /** Whether tokens need not wait for newer keys. While the issuer fails they do not. */
  isFresh(): boolean {
    return this.#age() < freshMs || this.#fault !== undefined
  }

  /** Whether the issuer still publishes a key. Keys are fetched again in the background. */
  has(kid: string, thumbprint: string): boolean {
    if (this.#age() >= refreshMs) void this.#fetchIfDue(refreshMs)
    if (!this.#isTrusted()) return false
    return this.#keys.get(kid)?.some((key) => key.thumbprint === thumbprint) ?? false
  }

  #age(): number {
    return this.#deps.elapsed() - this.#fetchedAt
  }

  #isTrusted(): boolean {
    return this.#age() < trustMs
  }

  /** Joins a running fetch; starts none soon after the last one. */
  async #fetchIfDue(pauseMs: number): Promise<void> {
    if (!this.#flight && this.#deps.elapsed() - this.#startedAt < pauseMs) return
    this.#flight ??= this.#fetch().finally(() => (this.#flight = undefined))
    await this.#flight
  }

  async #fetch(): Promise<void> {
    const { observe, elapsed } = this.#deps
    const startedAt = elapsed()
    this.#startedAt = startedAt
    try {
      this.#uri ??= this.#configuredUri ?? (await this.#discover())
      this.#keys = await keysIn(await this.#get(this.#uri))
      this.#fetchedAt = startedAt
      if (this.#fault !== undefined) observe({ kind: 'issuerAnswers', issuer: this.#issuer })
      this.#fault = undefined
    } catch (error) {
      // The issuer may have moved its keys.
      this.#uri = undefined
      const isKnown = error instanceof FetchError
      const reason = isKnown ? error.message : `internal error: ${String(error)}`
      if (this.#fault === undefined) observe({ kind: 'issuerFailed', issuer: this.#issuer, reason })
      this.#fault = reason
    }
  }

  /** The URL of the keys, by the metadata of OpenID Connect, or else of OAuth (RFC 8414). */
  async #discover(): Promise<string> {
    const { origin, pathname } = new URL(this.#issuer)
    const path = pathname.replace(/\/$/, '')
    const usual = `${origin}${path}/.well-known/openid-configuration`
    const other = `${origin}/.well-known/oauth-authorization-server${path}`
    const metadata = await this.#get(usual).catch(() => this.#get(other))
    const { issuer, jwks_uri: uri } = metadata
    if (issuer !== this.#issuer)
      throw new FetchError('its metadata names another issuer than the configuration')
    if (typeof uri !== 'string' || !this.#isSafe(uri))
      throw new FetchError('its metadata has no jwks_uri that starts with https://')
    return uri
  }

  /** Plain HTTP is for issuers on this machine. */
  #isSafe(uri: string): boolean {
    const url = URL.parse(uri)
    const isLocal = isLoopbackUrl(new URL(this.#issuer))
    return (
      url?.protocol === 'https:' || (isLocal && url?.protocol === 'http:' && isLoopbackUrl(url))
    )
  }

  async #get(url: string): Promise<Record<string, unknown>> {
    const { host } = new URL(url)
    const bounds = { timeoutMs, maxBytes, proxy: this.#deps.proxyOf(url) }
    const { status, text } = await sendBounded(url, {}, bounds).catch((error: unknown) => {
      throw new FetchError(`${host} gave no answer (${failureReason(error, timeoutMs)})`)
    })
    if (status !== 200) throw new FetchError(`${host} answered with ${status}`)
    const value = parseObject(text)
    if (value) return value
    throw new FetchError(`${host} answered without a JSON object`)
  }
}

/** The keys for signatures in a JWKS, by their ids. */
async function keysIn({ keys }: Record<string, unknown>): Promise<Map<string, PublicKey[]>> {
  if (!Array.isArray(keys) || keys.length > maxKeys)
    throw new FetchError(`it has no list of at most ${maxKeys} keys`)
  const byId = new Map<string, PublicKey[]>()
  for (const jwk of keys) {
    if (!isForSignatures(jwk)) continue
    const thumbprint = await calculateJwkThumbprint(jwk).catch(() => undefined)
    if (thumbprint === undefined) continue
    byId.set(jwk.kid, [...(byId.get(jwk.kid) ?? []), { jwk, thumbprint }])
  }
  return byId
}

/** A key without an id, a shared secret or a private key is no key that an issuer publishes. */
const isForSignatures = (jwk: unknown): jwk is JWK & { kid: string } =>
  isRecord(jwk) &&
  typeof jwk['kid'] === 'string' &&
  jwk['kty'] !== 'oct' &&
  jwk['d'] === undefined &&
  (jwk['use'] === undefined || jwk['use'] === 'sig')
