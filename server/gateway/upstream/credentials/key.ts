import { keyIn } from '../../../config/secrets.ts'
import type { AuthHeaders, UpstreamCredential } from './credential.ts'

/** How a key is sent to a model server. */
export type Auth = 'bearer' | 'x-api-key' | 'api-key'

/** The version that Anthropic's API requires. */
const anthropicVersion = '2023-06-01'

/** The headers that send a key. */
export function authHeaders(key: string, auth: Auth): AuthHeaders {
  if (auth === 'bearer') return { authorization: `Bearer ${key}` }
  if (auth === 'api-key') return { 'api-key': key }
  return { 'x-api-key': key, 'anthropic-version': anthropicVersion }
}

/** A key that never changes, such as that of an environment variable. */
export function fixedKey(source: string, key: string, auth: Auth): UpstreamCredential {
  const fixed = authHeaders(key, auth)
  return { source, fixed, headersFor: () => fixed, fault: undefined, close() {} }
}

/**
 * A key in a file that other programs renew. A reload makes another credential of the new key; until
 * then the file is read when a server refuses the key.
 */
export class FileKey implements UpstreamCredential {
  readonly source: string
  readonly fault = undefined
  readonly #file: string
  readonly #auth: Auth
  #headers: AuthHeaders

  constructor(source: string, file: string, key: string, auth: Auth) {
    this.source = source
    this.#file = file
    this.#auth = auth
    this.#headers = authHeaders(key, auth)
  }

  headersFor(): AuthHeaders {
    return this.#headers
  }

  async renew(refused: AuthHeaders): Promise<boolean> {
    const key = keyIn(this.#file)
    if (key !== undefined) this.#headers = authHeaders(key, this.#auth)
    return !isCurrent(refused, this.#headers)
  }

  close(): void {}
}

/** Whether a request with these headers had the current secret. */
export const isCurrent = (sent: AuthHeaders, current: AuthHeaders): boolean =>
  Object.entries(current).every(([name, value]) => sent[name] === value)
