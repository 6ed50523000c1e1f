import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { Pool, type Dispatcher } from 'undici'
import { secondsFromRetryAfter } from '../../retry-after.ts'
import { createChunkReader } from './chunk-reader.ts'
import type { Deployment } from '../routing/deployments.ts'
import {
  broken,
  faultFrom,
  hasError,
  isFault,
  normaliseReply,
  objectOf,
  type Chunk,
  type UpstreamFault,
  type CompletionResult,
} from './normalize.ts'
import { receive, type Received } from './body.ts'
import { openSource, type OpenStream } from './stream.ts'
import { cutFault, watchOver, type AbortCause, type Watch } from './deadline.ts'

export type AttemptOutcome<Value> =
  | { ok: true; value: Value }
  | {
      ok: false
      fault: UpstreamFault
      cut?: AbortCause
      /** Whether any of the request went out. */ sent: boolean
    }

export type Call = {
  deployment: Deployment
  /** The JSON that is sent. */
  body: string
  model: Chunk['model']
  fallbackId: () => string
  signal: AbortSignal
}

export type Inference = {
  complete(call: Call): Promise<AttemptOutcome<CompletionResult>>
  open(call: Call): Promise<AttemptOutcome<OpenStream>>
  /** From now on other limits hold, and only these origins are called: connections that do not fit are closed when their last reply has ended. */
  renew(limits: InferenceLimits, origins: ReadonlySet<string>): void
  close(): Promise<void>
}

export type InferenceLimits = { connect_ms: number; reply_bytes: number; connections: number }

/** Calls to inference servers: no redirects, no decompression, bounded in size and time. */
export function createInference(limits: InferenceLimits): Inference {
  let options = optionsOf(limits)
  const pools = new Map<string, UpstreamPool>()
  const retiring = new Set<UpstreamPool>()
  const poolOf = (origin: string): UpstreamPool => {
    const pool = pools.get(origin) ?? new UpstreamPool(origin, options)
    pools.set(origin, pool)
    return pool
  }

  async function send(
    { deployment, body }: Call,
    watch: Watch,
  ): Promise<AttemptOutcome<Dispatcher.ResponseData>> {
    const { origin, path, headers, firstByteMs, idleMs } = deployment
    // An emitter tells nobody who comes after the event.
    if (watch.cut()) return failed(undefined, watch)
    try {
      watch.expectWithin(firstByteMs, 'late')
      // undici hears of an abort only once a connection stands; a caller who leaves before that is not to be waited for.
      const reply = await new Promise<Dispatcher.ResponseData>((resolve, reject) => {
        watch.whenCut(reject)
        const request = {
          path,
          method: 'POST',
          headers,
          body,
          ...timesOf(firstByteMs, idleMs),
        } as const
        poolOf(origin)
          .ask({ ...request, signal: watch.signal, goesOut: watch.goesOut })
          .then(resolve, reject)
      })
      if (reply.statusCode === 200) return { ok: true, value: reply }
      const bytes = reply.statusCode === 400 ? await firstBytes(reply) : Buffer.alloc(0)
      if (reply.statusCode !== 400) discard(reply)
      return {
        ok: false,
        fault: refusal({ status: reply.statusCode, headers: reply.headers, bytes }),
        sent: true,
      }
    } catch (error) {
      return failed(error, watch)
    }
  }

  return {
    async complete(call) {
      const {
        deployment: { origin, path, headers, firstByteMs, idleMs },
        body,
      } = call
      const watch = watchOver(call.signal)
      try {
        // Nobody is told of a cut that came before.
        if (watch.cut()) return failed(undefined, watch)
        watch.expectWithin(firstByteMs, 'late')
        const received = await receive(
          poolOf(origin),
          { path, headers, body, ...timesOf(firstByteMs, idleMs) },
          watch,
          {
            mostOf(status, fields) {
              if (status === 200) return unlike(fields, 'json') ? 0 : Infinity
              return status === 400 ? mostErrorBytes : 0
            },
            alive: () => watch.expectWithin(idleMs, 'stalled'),
          },
        )
        if (received.status !== 200) return { ok: false, fault: refusal(received), sent: true }
        const unusable = unlike(received.headers, 'json')
        if (unusable) return { ok: false, fault: unusable, sent: true }
        const parsed = parsedReply(received.bytes)
        const whole =
          parsed === undefined
            ? broken('not_json')
            : normaliseReply(parsed, call.model, call.fallbackId)
        return isFault(whole) ? { ok: false, fault: whole, sent: true } : { ok: true, value: whole }
      } catch (error) {
        return failed(error, watch)
      } finally {
        watch.end()
      }
    },

    async open(call) {
      const watch = watchOver(call.signal)
      const sent = await send(call, watch)
      if (!sent.ok) {
        watch.end()
        return sent
      }
      const stream = sent.value
      const unusable = unlike(stream.headers, 'event-stream')
      if (unusable) {
        const fault = (await errorUnder200(stream)) ?? unusable
        watch.end()
        const cut = watch.cut()
        return cut ? { ...drop(stream, cutFault(cut)), cut } : drop(stream, fault)
      }
      const reader = createChunkReader(call.model, call.fallbackId)
      const source = openSource(stream, reader, call.deployment.idleMs, watch)
      const cut = await source.begun()
      if (reader.hasContent) return { ok: true, value: source }
      return { ok: false, fault: reader.fault ?? cutFault(cut), ...(cut && { cut }), sent: true }
    },

    renew(limits, origins) {
      const before = JSON.stringify(options)
      options = optionsOf(limits)
      const isOther = JSON.stringify(options) !== before
      for (const [origin, pool] of pools) {
        if (!isOther && origins.has(origin)) continue
        pools.delete(origin)
        retiring.add(pool)
        void pool.close().finally(() => retiring.delete(pool))
      }
    },

    async close() {
      await Promise.all([...pools.values(), ...retiring].map((pool) => pool.destroy()))
    },
  }
}

/** Told when a request goes out, where somebody wants to know. */
type Told = { goesOut?(): void }

/** A pool that tells when a request is about to be written to a connection, which `request` keeps to itself. */
class UpstreamPool extends Pool {
  override dispatch(
    options: Dispatcher.DispatchOptions & Told,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    const { goesOut } = options
    if (!goesOut) return super.dispatch(options, handler)
    // Of the handler's own events only this one is in our way: an object around it would cost at every piece of a stream.
    const start = handler.onRequestStart
    handler.onRequestStart = (controller, context) => {
      goesOut()
      start?.call(handler, controller, context)
    }
    return super.dispatch(options, handler)
  }

  /** As a pool's own, and tells. */
  ask(options: Dispatcher.RequestOptions & Told): Promise<Dispatcher.ResponseData> {
    return this.request(options)
  }
}

const optionsOf = ({ connect_ms, reply_bytes, connections }: InferenceLimits) => ({
  connect: { timeout: connect_ms },
  connections,
  maxResponseSize: reply_bytes,
  pipelining: 1,
  keepAliveTimeout: 30_000,
})

/** What an exception of a call amounts to: a cut of ours, or a connection that never stood or broke. */
function failed(error: unknown, watch: Watch): AttemptOutcome<never> {
  const cut = watch.cut()
  if (cut) return { ok: false, fault: cutFault(cut), cut, sent: watch.isOut() }
  const code = (error as { code?: string } | null)?.code ?? 'unknown'
  if (code === 'UND_ERR_HEADERS_TIMEOUT')
    return { ok: false, fault: cutFault('late'), cut: 'late', sent: true }
  const neverSent = [
    'ECONNREFUSED',
    'UND_ERR_CONNECT_TIMEOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ].includes(code)
  return { ok: false, fault: { status: 502, reason: code.toLowerCase() }, sent: !neverSent }
}

/** Ours come first; undici's are for what they might miss. */
const timesOf = (firstByteMs: number, idleMs: number) => ({
  headersTimeout: firstByteMs + 1000,
  bodyTimeout: Math.max(firstByteMs, idleMs) + 1000,
})

/** An error reply, by its status; of its text only the kind of error is used, never a word. */
function refusal({ status, headers, bytes }: Received): UpstreamFault {
  const reason =
    status === 400 &&
    /context|too long|maximum.{0,20}(length|tokens)/i.test(bytes.toString('latin1'))
      ? 'context_length'
      : `status_${status}`
  const retryAfter = secondsFromRetryAfter(headers['retry-after'])
  return { status, reason, ...(retryAfter !== undefined && { retryAfter }) }
}

const mostErrorBytes = 64 << 10

async function firstBytes({ body }: Dispatcher.ResponseData): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of body) {
      parts.push(part as Buffer)
      if ((size += (part as Buffer).length) > mostErrorBytes) break
    }
  } catch {
    // What came is enough to tell the kind of error.
  }
  return Buffer.concat(parts)
}

/** What is wrong with a 200 before its body is read. We ask for no compression and undo none. */
function unlike(
  headers: IncomingHttpHeaders,
  type: 'json' | 'event-stream',
): UpstreamFault | undefined {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') return broken('compressed')
  return String(headers['content-type'] ?? '').includes(type)
    ? undefined
    : broken('wrong_content_type')
}

/** Some servers answer a streaming request's error as JSON under status 200. */
async function errorUnder200(reply: Dispatcher.ResponseData): Promise<UpstreamFault | undefined> {
  if (unlike(reply.headers, 'json')) return undefined
  const body = objectOf(parsedReply(await firstBytes(reply)))
  return body && hasError(body) ? faultFrom(body['error']) : undefined
}

const drop = (
  reply: Dispatcher.ResponseData,
  fault: UpstreamFault,
): Extract<AttemptOutcome<never>, { ok: false }> => {
  discard(reply)
  return { ok: false, fault, sent: true }
}

function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => {})
  body.destroy()
}

function parsedReply(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
