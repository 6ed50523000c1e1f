import type { Wire } from '../body.ts'
import type { UpstreamFault } from '../normalize.ts'
import { CredentialError, type AuthHeaders, type UpstreamCredential } from './credential.ts'

type Outcome = { ok: true } | { ok: false; fault: UpstreamFault }
type Unsent = { ok: false; fault: UpstreamFault; sent: false }

type Receiver = {
  origin: string
  credential: UpstreamCredential
  /** Called with the headers of each request. */
  onSend?(headers: AuthHeaders): void
}

/**
 * Sends a request with its credential. If the server refuses it and it can be renewed, it is sent
 * once more: nothing was done for the refused one.
 */
export async function authorized<Sent extends Outcome>(
  { origin, credential, onSend }: Receiver,
  wire: Wire,
  signal: AbortSignal,
  send: (wire: Wire) => Promise<Sent>,
): Promise<Sent | Unsent> {
  const headersOf = () => awaited(credential.headersFor({ ...wire, origin }), signal)
  try {
    let headers = await headersOf()
    onSend?.(headers ?? {})
    let outcome = await send(withHeaders(wire, headers))
    // Each key is tried once, however soon it may be used again.
    const tried = new Set([headers])
    while (!outcome.ok && !signal.aborted && credential.refused?.(headers ?? {}, outcome.fault)) {
      headers = await headersOf()
      if (tried.has(headers)) return outcome
      tried.add(headers)
      onSend?.(headers ?? {})
      outcome = await send(withHeaders(wire, headers))
    }
    if (outcome.ok || !credential.renew || !isRefusal(outcome.fault, credential)) return outcome
    const isRenewed = await awaited(credential.renew(headers ?? {}), signal)
    if (!isRenewed) return outcome
    headers = await headersOf()
    onSend?.(headers ?? {})
    return await send(withHeaders(wire, headers))
  } catch (error) {
    if (error instanceof CredentialError) return noCredential
    throw error
  }
}

const isRefusal = (fault: UpstreamFault, { isExpired }: UpstreamCredential): boolean =>
  fault.status === 401 || isExpired?.(fault) === true

/** The outcome of a request that was not sent, as there was nothing to authorize it with. */
const noCredential: Unsent = {
  ok: false,
  fault: { status: 502, reason: 'no_credential' },
  sent: false,
}

const withHeaders = (wire: Wire, headers: AuthHeaders | undefined): Wire =>
  headers ? { ...wire, headers: { ...wire.headers, ...headers } } : wire

/** The result; undefined if the call is aborted first. Then nothing is sent. */
function awaited<Result>(
  result: Result | Promise<Result>,
  signal: AbortSignal,
): Result | Promise<Result | undefined> {
  if (!(result instanceof Promise) || signal.aborted) return result
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined)
    signal.addEventListener('abort', leave, { once: true })
    const done = () => signal.removeEventListener('abort', leave)
    result.finally(done).then(resolve, reject)
  })
}
