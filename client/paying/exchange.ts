import { concat } from '../stream/bytes.ts'
import { isLoopback } from './loopback.ts'
import { PaymentError, type SignedPayment } from './payment.ts'

/** A request that can be sent several times. */
export type RepeatableRequest = {
  /** Method, URL and SHA-256 of the body. */
  key: string
  url: URL
  init: RequestInit
  signal: AbortSignal
}

const maxBodyBytes = 1_048_576
const maxTermsBytes = 262_144
const maxResponseBytes = 16_777_216

/**
 * Reads a complete request. Throws a PaymentError for plain HTTP to another machine, for a
 * request with a payment, and for a body of more than 1 MiB.
 */
export async function repeatable(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  allowHttp: boolean,
): Promise<RepeatableRequest> {
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (
    url.protocol !== 'https:' &&
    !(url.protocol === 'http:' && (allowHttp || isLoopback(url.hostname)))
  ) {
    throw new PaymentError(
      'insecure_target',
      `${url.origin} does not use HTTPS: the payment could be intercepted`,
    )
  }
  const headers = new Headers(request.headers)
  if (headers.has('PAYMENT-SIGNATURE') || headers.has('X-PAYMENT')) {
    throw new PaymentError(
      'unsupported_request',
      'the request already has a payment; remove it, because this fetch adds one',
    )
  }
  // Firefox has no `body` on requests.
  const stream = request.body ?? (await request.blob()).stream()
  const body = await readUpTo(stream.getReader(), maxBodyBytes)
  if (body.rest) {
    await body.rest.cancel()
    throw new PaymentError(
      'unsupported_request',
      `the body is longer than ${maxBodyBytes} bytes, and cannot be stored for a retry`,
    )
  }
  const bytes = concat(body.parts)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const { method, credentials, mode } = request
  return {
    key: `${method} ${url.href} ${hash}`,
    url,
    signal: request.signal,
    init: {
      ...init,
      method,
      headers,
      credentials,
      mode,
      redirect: 'manual',
      cache: 'no-store',
      body: bytes.length === 0 ? null : bytes,
    },
  }
}

/**
 * Sends once, with a payment or without. The body of a 402, and of a response to a payment, is read
 * within `responseMs`, so that a truncated one counts as lost.
 * Throws the errors of fetch, and a TimeoutError without a response in time.
 */
export async function send(
  fetch: typeof globalThis.fetch,
  request: RepeatableRequest,
  payment: SignedPayment | undefined,
  responseMs: number,
): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(new DOMException(`no response within ${responseMs} ms`, 'TimeoutError')),
    responseMs,
  )
  const headers = new Headers(request.init.headers)
  if (payment) headers.set(payment.header, payment.value)
  try {
    const response = await fetch(request.url, {
      ...request.init,
      headers,
      signal: AbortSignal.any([request.signal, timeout.signal]),
    })
    if (!payment && response.status !== 402) return response
    return await withBody(response, response.status === 402 ? maxTermsBytes : maxResponseBytes)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The response with up to `maxBytes` bytes of its body read. The rest of a 402 is dropped; of other
 * responses it is read later.
 */
async function withBody(response: Response, maxBytes: number): Promise<Response> {
  if (!response.body) return response
  const { parts, rest } = await readUpTo(response.body.getReader(), maxBytes)
  const { status, statusText, headers, url } = response
  if (rest && status === 402) await rest.cancel()
  const body = rest && status !== 402 ? streamOf(parts, rest) : concat(parts)
  return Object.defineProperty(new Response(body, { status, statusText, headers }), 'url', {
    value: url,
  })
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readUpTo(
  reader: Reader,
  maxBytes: number,
): Promise<{ parts: Uint8Array[]; rest?: Reader }> {
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { parts }
    parts.push(value)
    size += value.length
    if (size > maxBytes) return { parts, rest: reader }
  }
}

function streamOf(parts: Uint8Array[], rest: Reader): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const value = parts.shift() ?? (await rest.read()).value
      if (value) controller.enqueue(value)
      else controller.close()
    },
    cancel: (reason) => rest.cancel(reason),
  })
}
