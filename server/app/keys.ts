import type { IncomingMessage } from 'node:http'
import { requiredToken } from '../http/front.ts'
import { requireKey } from '../keys/authorize.ts'
import type { Access, AcceptedKeys } from '../keys/keys.ts'
import { commandLine } from '../command.ts'
import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import type { Store } from '../store/store.ts'
import { beginServing, hasServed } from '../store/queries/sandbox-keys.ts'

/**
 * Which keys this server accepts. Unless it is a sandbox, it first revokes the keys that sandboxes
 * of earlier versions created, and reports them.
 */
export async function acceptedKeys(
  { journal }: Pick<Store, 'journal'>,
  {
    sandbox,
    isFirst,
    observe,
  }: {
    sandbox: boolean
    /** Whether this is the first process of its server. */
    isFirst: boolean
    observe: Observe
  },
): Promise<AcceptedKeys> {
  if (sandbox) return (await answered(hasServed(journal))) ? 'sandbox' : 'any'
  const keys = isFirst ? await answered(beginServing(journal, Date.now())) : []
  if (keys.length > 0)
    observe({ kind: 'sandboxKeysRevoked', keys, restore: commandLine('keys restore ID') })
  return 'real'
}

/**
 * Authenticates by key, which may also be in the header `other`, or by a JWT, which may be one for
 * these audiences; synchronous for a cached key.
 */
export const keyAuthenticator =
  (access: Access, { other, audiencesOf }: KeyPlaces = {}) =>
  (req: IncomingMessage) => {
    const verdict = access.authenticate(requiredToken(req, other), audiencesOf?.(req))
    if (verdict instanceof Promise) return verdict.then((later) => requireKey(later))
    return requireKey(verdict)
  }

type KeyPlaces = { other?: string; audiencesOf?(req: IncomingMessage): readonly string[] }

const answered = <Answer>(answer: Promise<Answer>) =>
  answer.catch((cause: unknown) => {
    throw new Failure(
      'unavailable',
      'the store does not answer, which has the keys that this server accepts',
      { cause },
    )
  })

/** The sandbox's key: from the environment, or a new one. */
export async function sandboxKeyOf(access: Access): Promise<string> {
  const fixed = process.env['TOLLGATE_SANDBOX_KEY']
  const settings = { name: 'sandbox', scopes: ['chat', 'mesh'] }
  if (fixed === undefined) return (await access.create({ ...settings, sandbox: 'made' })).token
  await access.ensureKey({ ...settings, token: fixed })
  return fixed
}
