import { Failure } from '../failure.ts'
import type { DeclaredModel } from '../config/models.ts'
import type { Key, KeyLookup } from './keys.ts'

/**
 * The key of a lookup. Throws a Failure if the token is unknown (401) or the store is unavailable
 * (503).
 */
export function requireKey(lookup: KeyLookup, param?: string): Key {
  if (lookup === 'unavailable')
    throw new Failure('unavailable', 'the key store does not answer', { retryAfter: 2 })
  if (lookup === 'unknown')
    throw new Failure('unauthorized', 'the access token is unknown, revoked or expired', {
      retry: false,
      ...(param !== undefined && { param }),
    })
  return lookup
}

/** For an authenticated caller whose token ended before the response was complete. */
export const tokenEnded = () =>
  new Failure(
    'unauthorized',
    'the access token was revoked or has expired before the response was complete',
    { retry: false },
  )

/** Throws unless the key may use the service. */
export function requireScope({ scopes }: Key, scope: 'chat' | 'mesh'): void {
  if (!scopes.includes(scope))
    throw new Failure('forbidden', `this key lacks the scope ${scope}`, { retry: false })
}

/**
 * The name under which calls are counted so that one caller cannot harm another: the owner's, else
 * the key's.
 */
export const callerName = ({ owner, id }: Pick<Key, 'owner' | 'id'>): string =>
  owner === null ? `key:${id}` : `owner:${owner}`

/**
 * Whether the key may use the model that its caller requested by this name. A key may list the
 * model, the pattern that serves it, or, from before a reload, the name itself.
 */
export function mayUseModel({ models }: Key, model: DeclaredModel, name: string): boolean {
  if (models === null) return true
  return models.includes(model.name) || models.includes(model.route) || models.includes(name)
}
