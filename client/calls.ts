import { refusal, TollgateError, unusable } from './errors.ts'

/** What one call may be told. */
export type CallOptions = {
  /** Gives up when aborted: the connection is closed, and what was awaited rejects with the signal's reason. */
  signal?: AbortSignal
}

/** What one call that does something may be told. */
export type OnceOptions = CallOptions & {
  /**
   * Names the call, so that it is done once however often it is sent: 1 to 255 characters of ASCII, such as a random UUID, new for each call and the same
   * when you repeat one within a day. With it the call is also sent again when no answer came, as one that only reads is.
   */
  idempotencyKey?: string
}

/** The body of a reply that openapi-fetch gave. Throws a TollgateError on a refusal and on a body that is not what was asked for. */
export async function bodyOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call.catch((fault: unknown) => {
    if (!(fault instanceof SyntaxError)) throw fault
    throw new TollgateError('the reply is not JSON; is this the address of a gateway?', {
      status: 502,
      code: 'invalid_reply',
      cause: fault,
    })
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

/** The signal and the name of a call, as openapi-fetch takes them. */
export function initOf(options: OnceOptions | undefined): {
  params: { header?: { 'Idempotency-Key': string } }
  signal?: AbortSignal
} {
  const name = options?.idempotencyKey
  return {
    params: name === undefined ? {} : { header: { 'Idempotency-Key': name } },
    ...signalOf(options),
  }
}
