import { Failure } from '../failure.ts'
import type { Key, KeyLookup } from './keys.ts'

/** The key of a verdict; a Failure for nobody, and another for not knowing: a caller is never told 401 because our store is down. */
export function admitted(verdict: KeyLookup, param?: string): Key {
  if (verdict === 'unavailable')
    throw new Failure('unavailable', 'the key store cannot be asked at the moment', {
      retryAfter: 2,
    })
  if (verdict === 'unknown')
    throw new Failure('unauthorized', 'the access token is unknown, revoked or expired', {
      retry: false,
      ...(param !== undefined && { param }),
    })
  return verdict
}

/** What whoever was let in hears when the token is refused before the answer is complete. */
export const refusedMeanwhile = () =>
  new Failure(
    'unauthorized',
    'the access token was revoked or has expired before the answer was complete',
    { retry: false },
  )

/** Throws unless the key may use the service. */
export function requireScope({ scopes }: Key, scope: 'chat' | 'mesh'): void {
  if (!scopes.includes(scope))
    throw new Failure('forbidden', `this key lacks the scope ${scope}`, { retry: false })
}
