import type { NamedKey } from '../../../config/secrets.ts'
import type { UpstreamFault } from '../normalize.ts'
import type { AuthHeaders, UpstreamCredential } from './credential.ts'
import { authHeaders, type Auth } from './key.ts'

type RingKey = { source: string; headers: AuthHeaders; pausedUntil: number }

const maxSeconds = 60
/** How long a key is not used after the server refused it. */
const refusedSeconds = 10
/** The same after a limit without a time at which it ends. */
const limitedSeconds = 1

/**
 * Several keys of one upstream, used in turn. A paused key is used only while all are: so no caller
 * can stop others by provoking pauses.
 */
export class KeyRing implements UpstreamCredential {
  readonly source: string
  readonly fault = undefined
  readonly #keys: readonly RingKey[]
  readonly #now: () => number
  #next = 0

  constructor(
    source: string,
    auth: Auth,
    keys: readonly NamedKey[],
    now: () => number = () => performance.now(),
  ) {
    this.source = source
    this.#keys = keys.map(({ source: name, key }) => {
      return { source: name, headers: authHeaders(key, auth), pausedUntil: 0 }
    })
    this.#now = now
  }

  headersFor(): AuthHeaders {
    const now = this.#now()
    const turn = [...this.#keys.slice(this.#next), ...this.#keys.slice(0, this.#next)]
    const free = turn.find(({ pausedUntil }) => pausedUntil <= now)
    const key = free ?? turn.toSorted((one, other) => one.pausedUntil - other.pausedUntil)[0]
    if (!key) return {}
    this.#next = (this.#keys.indexOf(key) + 1) % this.#keys.length
    return key.headers
  }

  /** The name of the key in these headers. */
  nameOf(sent: AuthHeaders): string | undefined {
    return this.#keys.find(({ headers }) => headers === sent)?.source
  }

  pause(sent: AuthHeaders, seconds: number): void {
    const key = this.#keys.find(({ headers }) => headers === sent)
    const until = this.#now() + Math.min(seconds, maxSeconds) * 1000
    if (key) key.pausedUntil = Math.max(key.pausedUntil, until)
  }

  /** Pauses a key that the server refused or limited; whether another one may be tried instead. */
  refused(sent: AuthHeaders, { status, retryAfter }: UpstreamFault): boolean {
    const seconds = { 401: refusedSeconds, 402: refusedSeconds, 429: limitedSeconds }[status]
    if (seconds === undefined) return false
    this.pause(sent, retryAfter ?? seconds)
    const now = this.#now()
    return this.#keys.some(({ pausedUntil }) => pausedUntil <= now)
  }

  close(): void {}
}
