import { isLoopback } from './loopback.ts'
import { PaymentError, type SignedPayment } from './payment.ts'

/** A request that can be sent again and again. */
export type RepeatableRequest = {
  /** Method, address and SHA-256 of the body. */
  key: string
  url: URL
  init: RequestInit
  signal: AbortSignal
}

const mostBodyBytes = 1_048_576
const mostTermsBytes = 262_144
const mostAnswerBytes = 16_777_216

/** Reads a request to the end. Throws a PaymentError for one over plain HTTP, and for one that is too large to be kept. */
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
      `${url.origin} is not reached over HTTPS: whoever is on the way could take the payment`,
    )
  }
  const headers = new Headers(request.headers)
  if (headers.has('PAYMENT-SIGNATURE') || headers.has('X-PAYMENT')) {
    throw new PaymentError(
      'unsupported_request',
      'the request carries a payment already; leave it to this fetch to pay',
    )
  }
  // Firefox does not let the body of a request be seen, only taken.
  const stream = request.body ?? (await request.blob()).stream()
  const body = await readUpTo(stream.getReader(), mostBodyBytes)
  if (body.rest) {
    await body.rest.cancel()
    throw new PaymentError(
      'unsupported_request',
      `the body is longer than ${mostBodyBytes} bytes, and cannot be kept to be sent again`,
    )
  }
  const bytes = joined(body.parts)
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
 * Sends once, with a payment or without. An answer to a payment, and every 402, is read whole within the time, so that one cut on the way counts as lost.
 * Throws what fetch throws, and a TimeoutError when there is no answer in time.
 */
export async function send(
  fetch: typeof globalThis.fetch,
  outgoing: RepeatableRequest,
  payment: SignedPayment | undefined,
  answerMs: number,
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException(`no answer within ${answerMs} ms`, 'TimeoutError')),
    answerMs,
  )
  const headers = new Headers(outgoing.init.headers)
  if (payment) headers.set(payment.header, payment.value)
  try {
    const response = await fetch(outgoing.url, {
      ...outgoing.init,
      headers,
      signal: AbortSignal.any([outgoing.signal, late.signal]),
    })
    if (!payment && response.status !== 402) return response
    return await whole(response, response.status === 402 ? mostTermsBytes : mostAnswerBytes)
  } finally {
    clearTimeout(timer)
  }
}

/** The answer with its body read; what is beyond the limit of an answer is still to come, and of a 402 is left out. */
async function whole(response: Response, most: number): Promise<Response> {
  if (!response.body) return response
  const { parts, rest } = await readUpTo(response.body.getReader(), most)
  const { status, statusText, headers, url } = response
  if (rest && status === 402) await rest.cancel()
  const body = rest && status !== 402 ? followed(parts, rest) : joined(parts)
  return Object.defineProperty(new Response(body, { status, statusText, headers }), 'url', {
    value: url,
  })
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readUpTo(
  reader: Reader,
  most: number,
): Promise<{ parts: Uint8Array[]; rest?: Reader }> {
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { parts }
    parts.push(value)
    size += value.length
    if (size > most) return { parts, rest: reader }
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function followed(parts: Uint8Array[], rest: Reader): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const value = parts.shift() ?? (await rest.read()).value
      if (value) controller.enqueue(value)
      else controller.close()
    },
    cancel: (reason) => rest.cancel(reason),
  })
}

/** How long the answer asks to wait before the next try, in milliseconds. */
export function waitTold({ headers }: Response): number | undefined {
  const milliseconds = headers.get('retry-after-ms')
  const told = headers.get('retry-after')
  const seconds = told === null ? NaN : Number(told)
  const wait = milliseconds === null ? seconds * 1000 : Number(milliseconds)
  const until = Number.isNaN(wait) && told !== null ? Date.parse(told) - Date.now() : wait
  return Number.isNaN(until) ? undefined : Math.max(0, until)
}

/** Waits, or rejects with the signal's reason. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal.addEventListener('abort', leave, { once: true })
  })
}
