import type { UpstreamFault } from '../normalize.ts'

/** A request to a model server, as it will be sent. */
export type OutgoingRequest = {
  method: string
  origin: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

export type AuthHeaders = Readonly<Record<string, string>>

/** What shows a model server who calls it. Each upstream has one, which outlives reloads. */
export type UpstreamCredential = {
  /** The variable, file or role that it comes from; circuit breakers go by it. */
  readonly source: string
  /** The headers of every request, if they never change. Requests with them cost nothing more. */
  readonly fixed?: AuthHeaders
  /**
   * The headers of one attempt, over its final bytes; a promise only while a token is awaited.
   * Throws a CredentialError without a secret.
   */
  headersFor(request: OutgoingRequest): AuthHeaders | Promise<AuthHeaders>
  /** After a server refused these headers: whether another secret is used from now on. */
  renew?(refused: AuthHeaders): Promise<boolean>
  /** Whether a fault other than a 401 says that the secret is no longer valid. */
  isExpired?(fault: UpstreamFault): boolean
  /** For several keys: whether the request is sent again by another one, after this fault. */
  refused?(sent: AuthHeaders, fault: UpstreamFault): boolean
  /** Uses the key in these headers last for this time. */
  pause?(sent: AuthHeaders, seconds: number): void
  nameOf?(sent: AuthHeaders): string | undefined
  /** Why it has no new secret, in a sentence without secrets; undefined if it works. */
  readonly fault: string | undefined
  close(): void
}

/** No request can be sent, because no secret could be had. */
export class CredentialError extends Error {}
