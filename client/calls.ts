import { refusal, TollgateError, unusable } from './errors.ts'

/** What one call may be told. */
export type CallOptions = {
  /** Gives up when aborted: the connection is closed, and what was awaited rejects with the signal's reason. */
  signal?: AbortSignal
}

/** The body of a reply that openapi-fetch gave. Throws a TollgateError on a refusal and on a body that is not what was asked for. */
export async function whole<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call.catch((fault: unknown) => {
    if (!(fault instanceof SyntaxError)) throw fault
    throw new TollgateError('the reply is not JSON; is this the address of a gateway?', { status: 502, code: 'invalid_reply', cause: fault })
  })
  return data ?? refuse(response, error)
}

/** Throws the error that a reply without a body of use stands for. */
export function refuse(response: Response, error: unknown): never {
  if (!response.ok) throw refusal(response, error)
  throw unusable(response, 'invalid_reply', 'the gateway sent an empty reply')
}

/** The signal alone, as openapi-fetch takes it. */
export function signalOf(options: CallOptions | undefined): { signal?: AbortSignal } {
  return options?.signal ? { signal: options.signal } : {}
}
