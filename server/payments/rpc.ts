import { unescape } from 'node:querystring'
import type { Proxy } from '../undici/transport.ts'
import { connectBy, ProxyError } from '../undici/tunnel.ts'
import { Pool } from '../undici/undici.ts'
import { withAbort } from './facilitator/connection.ts'
import { isRecord } from '../json/json.ts'
import type { Evidence } from './types.ts'

/** Why an RPC returned no result, in a sentence without its URL, which may contain a key. */
class RpcFailure extends Error {
  /** Whether it rejected the request: it may accept a smaller one. */
  readonly isRefusal: boolean

  constructor(message: string, isRefusal = false) {
    super(message)
    this.isRefusal = isRefusal
  }
}

const nonsense = 'the RPC returned an invalid response'
/** A query may take as long as so many timeouts. */
const maxTimeouts = 6
const maxBytes = 10 << 20

/** Sends requests to one RPC. Each may take `timeoutMs`, all of one query `totalMs`. */
export type Rpc = {
  /** A signal for each request of a query that starts now. */
  signalsFor(totalMs?: number): () => AbortSignal
  /** The response, its type unchecked. Throws on an error; `reasonOf` explains it. */
  send<Response>(payload: unknown, signal: AbortSignal | undefined): Promise<Response>
}

type RpcOptions = {
  timeoutMs: number
  proxy: Proxy | undefined
  /** The reviver of JSON.parse for responses. */
  read?: (name: string, value: unknown) => unknown
}

/** Follows no redirects. */
export function openRpc(url: string, { timeoutMs, proxy, read }: RpcOptions): Rpc {
  const { href, authorization } = withoutCredentials(url)
  const { origin, pathname, search } = new URL(href)
  const pool = new Pool(origin, { connect: connectBy({ proxy }, timeoutMs), allowH2: false })
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  return {
    signalsFor(totalMs = timeoutMs * maxTimeouts) {
      const end = performance.now() + totalMs
      return () => {
        const remaining = Math.floor(end - performance.now())
        return AbortSignal.timeout(Math.max(1, Math.min(timeoutMs, remaining)))
      }
    },

    async send<Response>(payload: unknown, signal: AbortSignal | undefined) {
      const { status, text } = await post(pool, {
        method: 'POST',
        path: pathname + search,
        headers,
        body: JSON.stringify(payload, withoutBigint),
        signal,
      })
      const json = parsed(text, read)
      const error = isRecord(json) ? json['error'] : undefined
      if (isRecord(error) && error['code'] !== undefined)
        throw new RpcFailure(`the RPC answered with error ${Number(error['code'])}`, true)
      const isRefusal = status === 400 || status === 413
      if (status < 200 || status > 299)
        throw new RpcFailure(`the RPC answered with HTTP ${status}`, isRefusal)
      if (!isRecord(json)) throw new RpcFailure(nonsense)
      return json as Response
    },
  }
}

/** The credentials of a URL are a header. */
function withoutCredentials(text: string): { href: string; authorization: string | undefined } {
  const url = new URL(text)
  const { username, password } = url
  if (username === '' && password === '') return { href: text, authorization: undefined }
  const credentials = `${unescape(username)}:${unescape(password)}`
  url.username = ''
  url.password = ''
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return { href: url.href, authorization }
}

/** The largest number sent is a slot. */
const withoutBigint = (_name: string, value: unknown) =>
  typeof value === 'bigint' ? Number(value) : value

/** The text is empty if the body is too long. */
async function post(
  pool: Pool,
  { signal = new AbortController().signal, ...request }: PostRequest,
): Promise<{ status: number; text: string }> {
  try {
    return await withAbort(signal, async () => {
      const { statusCode: status, body } = await pool.request({ ...request, signal })
      const parts: Buffer[] = []
      let size = 0
      for await (const part of body) {
        if ((size += part.length) > maxBytes) return { status, text: '' }
        parts.push(part)
      }
      return { status, text: Buffer.concat(parts).toString() }
    })
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    if (error instanceof ProxyError)
      throw new RpcFailure(`the RPC was not reached: ${error.message}`)
    throw new RpcFailure(isLate ? 'the RPC did not answer in time' : 'the RPC could not be reached')
  }
}

type PostRequest = {
  method: 'POST'
  path: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal | undefined
}

/** Undefined if the text is not JSON. */
function parsed(text: string, read?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, read)
  } catch {
    return undefined
  }
}

/** The failure that caused an error of a library. */
function failureIn(error: unknown): RpcFailure | undefined {
  if (error instanceof RpcFailure) return error
  return error instanceof Error ? failureIn(error.cause) : undefined
}

/** Why a query failed. Messages of libraries may contain the URL. */
export const reasonOf = (error: unknown): string => failureIn(error)?.message ?? nonsense

/** Whether the RPC rejected a request and may accept a smaller one. */
export const isRefusal = (error: unknown): boolean => failureIn(error)?.isRefusal ?? false

export const unknown = (reason: string): Evidence => ({ kind: 'unknown', reason })
