import { IssuerKeys, type FetchDeps } from './issuer-keys.ts'
import {
  isJwt,
  verifyToken,
  type Issuer,
  type JwtSettings,
  type Refusal,
  type VerifiedToken,
} from './token.ts'

/** The issuers whose tokens are accepted. */
export class Issuers {
  readonly #deps: FetchDeps
  #byName = new Map<string, Issuer>()

  constructor(deps: FetchDeps, settings: readonly JwtSettings[] = []) {
    this.#deps = deps
    this.renew(settings)
  }

  /** Replaces the settings. Issuers without a change keep their tokens, and all their keys. */
  renew(settings: readonly JwtSettings[]): void {
    const before = this.#byName
    const issuerOf = (one: JwtSettings): Issuer => {
      const { issuer: name, jwks_uri: uri } = one
      const former = before.get(name)
      if (former && JSON.stringify(former.settings) === JSON.stringify(one)) return former
      const isSameUri = former !== undefined && former.settings.jwks_uri === uri
      return {
        settings: one,
        keys: isSameUri ? former.keys : new IssuerKeys(name, uri, this.#deps),
      }
    }
    this.#byName = new Map(settings.map((one) => [one.issuer, issuerOf(one)]))
  }

  find(name: string): Issuer | undefined {
    return this.#byName.get(name)
  }

  /** Whether a bearer token is to be read as a JWT. Without issuers none is. */
  read(token: string): boolean {
    return this.#byName.size > 0 && isJwt(token)
  }

  verify(
    token: string,
    at: { resources: readonly string[]; now: number },
  ): Promise<VerifiedToken | Refusal> {
    return verifyToken(token, (name) => this.find(name), at)
  }

  /** Whether the settings are those of the verification, and the key is surely published still. */
  isCurrent({ issuer, kid, thumbprint }: VerifiedToken): boolean {
    const { keys, settings } = issuer
    return this.find(settings.issuer) === issuer && keys.isFresh() && keys.has(kid, thumbprint)
  }

  /** As `isCurrent`, for what runs: it keeps the settings with which it started. */
  isLive({ issuer: { settings }, kid, thumbprint }: VerifiedToken): boolean {
    return this.find(settings.issuer)?.keys.has(kid, thumbprint) ?? false
  }
}
