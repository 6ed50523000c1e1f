import { refusal, TollgateError, unusable } from './errors.ts'

/** Options of one call. */
export type CallOptions = {
  /** Cancels the call: the connection is closed, and the call rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Options of one call that changes something or is charged. */
export type OnceOptions = CallOptions & {
  /**
   * Makes the server do the call once however often it is sent within a day: 1 to 255 characters of
   * ASCII, such as a random UUID. With it the client also sends the call again when there was no
   * answer.
   */
  idempotencyKey?: string
}

/**
 * The body of a reply of openapi-fetch. Throws a TollgateError for a refusal or an unusable body.
 */
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

/** Throws the error of a refusal, or of a reply with an unusable body. */
export function refuse(response: Response, error: unknown): never {
  if (!response.ok) throw refusal(response, error)
  throw unusable(response, 'invalid_reply', 'the gateway sent an empty reply')
}

/** The signal of a call, as openapi-fetch takes it. */
export function signalOf(options: CallOptions | undefined): { signal?: AbortSignal } {
  return options?.signal ? { signal: options.signal } : {}
}

/** The signal and the idempotency key of a call, as openapi-fetch takes them. */
export function initOf(options: OnceOptions | undefined): {
  params: { header?: { 'Idempotency-Key': string } }
  signal?: AbortSignal
} {
  const key = options?.idempotencyKey
  return {
    params: key === undefined ? {} : { header: { 'Idempotency-Key': key } },
    ...signalOf(options),
  }
}
