import { errorOfResponse, TollgateError, unusableResponse } from './errors.ts'

/** Options of one call. */
export type CallOptions = {
  /** Cancels the call: the connection is closed, and the call rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Options of one call that changes something or is charged. */
export type OnceOptions = CallOptions & {
  /**
   * Makes the server run the call once, however often it is sent within a day: 1 to 255 characters
   * of ASCII, such as a random UUID. With it the client also retries if there was no response.
   */
  idempotencyKey?: string
}

/**
 * The body of a response of openapi-fetch. Throws a TollgateError for an error or an unusable body.
 */
export async function bodyOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call.catch((fault: unknown) => {
    if (!(fault instanceof SyntaxError)) throw fault
    throw new TollgateError('the response is not JSON; check that the URL is that of a gateway', {
      status: 502,
      code: 'invalid_reply',
      cause: fault,
    })
  })
  return data ?? throwError(response, error)
}

/** Throws the error of a response, or of a response with an unusable body. */
export function throwError(response: Response, error: unknown): never {
  if (!response.ok) throw errorOfResponse(response, error)
  throw unusableResponse(response, 'invalid_reply', 'the gateway sent an empty response')
}

/** The signal of a call, in the form of openapi-fetch. */
export function signalOf(options: CallOptions | undefined): { signal?: AbortSignal } {
  return options?.signal ? { signal: options.signal } : {}
}

/** The signal and the idempotency key of a call, in the form of openapi-fetch. */
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
