import { isUtf8 } from 'node:buffer'
import { cdpToken, type CdpKey } from '../../config/cdp.ts'
import { nestsDeeper } from '../../json/scan.ts'
import type { Proxy } from '../../undici/transport.ts'
import { connectBy } from '../../undici/tunnel.ts'
import { Pool } from '../../undici/undici.ts'
import type { FacilitatorReply } from './wire.ts'

/** The operations of a facilitator, which are also its paths. */
export type FacilitatorOperation = 'verify' | 'settle' | 'supported'

/** A bearer token, or a key that signs one for each request. */
export type FacilitatorKey = string | CdpKey

/** HTTP to one facilitator, without redirects and retries. */
export type Connection = {
  /**
   * The reply within `ms`, or the reason for its absence. `write` returns the body of a POST;
   * without it the request is a GET.
   */
  ask(operation: FacilitatorOperation, ms: number, write?: () => string): Promise<FacilitatorReply>
  close(): Promise<void>
}

const settleConnections = 256
const connectMs = 10_000
const maxDepth = 32

/** Connects at the first request. */
export function openConnection({
  url,
  key,
  proxy,
}: {
  url: string
  proxy?: Proxy | undefined
  /** The key to send with the next request. */
  key: (() => FacilitatorKey | undefined) | undefined
}): Connection {
  const { origin, host, pathname } = new URL(url)
  const base = pathname.replace(/\/+$/, '')
  const poolOf = (connections: number | null, maxResponseSize: number) =>
    new Pool(origin, {
      connect: connectBy({ proxy }, connectMs),
      connections,
      maxResponseSize,
      pipelining: 1,
      allowH2: false,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  // Anyone can cause a verification: settlements must not wait behind those.
  const pools: Record<FacilitatorOperation, Pool> = {
    // Lists of networks grow, and they involve no money.
    supported: poolOf(1, 1 << 20),
    // Bounded by the slots for verifications: none waits for another.
    verify: poolOf(null, 64 << 10),
    settle: poolOf(settleConnections, 64 << 10),
  }

  return {
    async ask(operation, ms, write) {
      const signal = AbortSignal.timeout(ms)
      const method = write ? 'POST' : 'GET'
      const path = `${base}/${operation}`
      try {
        return await withAbort(signal, async () => {
          const current = key?.()
          const token =
            typeof current === 'object' ? cdpToken(current, { method, host, path }) : current
          const headers = {
            accept: 'application/json',
            ...(write && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          }
          const body = write?.() ?? null
          const reply = await pools[operation].request({ method, headers, path, body, signal })
          const extensions = reply.headers['extension-responses']
          return {
            status: reply.statusCode,
            json: jsonFrom(Buffer.from(await reply.body.arrayBuffer())),
            // About its catalogue: base64 of JSON.
            extensions:
              typeof extensions === 'string' && jsonFrom(Buffer.from(extensions, 'base64')),
          }
        })
      } catch (error) {
        return { reason: signal.aborted ? 'timed_out' : codeOf(error) }
      }
    },
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()))
    },
  }
}

/** Rejects when the signal aborts: undici does so only once it has a connection. */
export function withAbort<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work().then(resolve, reject)
  })
}

function jsonFrom(bytes: Buffer): unknown {
  if (!isUtf8(bytes) || nestsDeeper(bytes, maxDepth)) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return 'too_large'
  return typeof code === 'string' ? code.toLowerCase() : 'broken'
}
