import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { isPublic } from './public-address.ts'
import type { BuiltRequest } from './request.ts'

/** What came back; of an answer that is an error only the beginning is read, and perhaps not all of that. */
export type Answered = {
  ok: true
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  isWhole: boolean
}

/** An answer, or why there is none. `unavailable`: the server was never reached. */
export type ToolServerReply =
  Answered | { ok: false; kind: 'failed' | 'unavailable'; status?: number; reason: string }

export type ToolNetwork = {
  send(request: BuiltRequest, cut: CutReason): Promise<ToolServerReply>
  /** From now on these origins may have private addresses. Connections that were made under other rules are closed when their last answer is there. */
  allow(origins: readonly string[]): void
  close(): Promise<void>
}

/** Ends one call from outside, as an AbortSignal does, at a fraction of its cost: one listener, told once. */
export type CutReason = {
  isCut: boolean
  heard(): void
  /** Set once something of the request may have reached the tool: from then on nobody knows what was done. */
  isSent: boolean
}

export function cutOff(cut: CutReason): void {
  if (cut.isCut) return
  cut.isCut = true
  cut.heard()
}

export type Resolve = (
  host: string,
  options: LookupOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export type NetworkOptions = {
  /** Origins that may have private addresses. */
  allowPrivate: readonly string[]
  maxAnswerBytes: number
  /** How names become addresses; the system's way unless told. */
  resolve?: Resolve | undefined
}

const connectMs = 3000
/** Of an answer that is an error no more is read, and no longer. */
const mostErrorBytes = 16 << 10
const errorBodyMs = 2000

class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC'
}

/** Requests to tools' servers: no redirects, no decompression, bounded answers, and no address that is not public unless its origin is allowed. */
export function createNetwork({
  allowPrivate,
  maxAnswerBytes,
  resolve = (host, options, done) => systemLookup(host, { ...options, all: true }, done),
}: NetworkOptions): ToolNetwork {
  let allowed = originsOf(allowPrivate)
  const settings = { timeout: connectMs, allowH2: false, keepAlive: true }
  // The name is looked up once, and the connection goes to the very addresses that were checked.
  const guarded = buildConnector({
    ...settings,
    lookup: lookupWith(resolve, (addresses) => addresses.every(({ address }) => isPublic(address))),
  })
  const free = buildConnector({ ...settings, lookup: lookupWith(resolve, () => true) })

  const connect: buildConnector.connector = (options, callback) => {
    if (allowed.has(new URL(`${options.protocol}//${options.host}`).origin))
      return free(options, callback)
    // A host that is an address is not looked up at all.
    if (isIP(options.hostname) !== 0 && !isPublic(options.hostname))
      return callback(new NotPublic(), null)
    guarded(options, (...result) => {
      const [error, socket] = result
      if (error !== null || isPublic(socket.remoteAddress ?? '')) return callback(...result)
      socket.destroy()
      callback(new NotPublic(), null)
    })
  }
  const newAgent = () =>
    new Agent({
      connect,
      connections: 32,
      pipelining: 1,
      keepAliveTimeout: 10_000,
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: maxAnswerBytes,
    })
  let agent = newAgent()
  const retiring = new Set<Agent>()

  return {
    send: (request, cut) =>
      new Promise((resolve) => dispatch(agent, request, cut, maxAnswerBytes, resolve)),
    allow(origins) {
      const before = allowed
      allowed = originsOf(origins)
      if (before.size === allowed.size && [...before].every((origin) => allowed.has(origin))) return
      const old = agent
      agent = newAgent()
      retiring.add(old)
      void old.close().finally(() => retiring.delete(old))
    },
    async close() {
      await Promise.all([agent, ...retiring].map((one) => one.destroy()))
    },
  }
}

const originsOf = (urls: readonly string[]) => new Set(urls.map((url) => new URL(url).origin))

/** By events, without a stream between: that and an AbortSignal would cost as much as the rest of the call. */
function dispatch(
  agent: Agent,
  { origin, path, method, headers, body }: BuiltRequest,
  cut: CutReason,
  maxAnswerBytes: number,
  tell: (reply: ToolServerReply) => void,
): void {
  const parts: Buffer[] = []
  let size = 0
  let status = 0
  let told: IncomingHttpHeaders = {}
  let patience: NodeJS.Timeout | undefined
  let sent: Dispatcher.DispatchController | undefined
  const stop = (reply: ToolServerReply) => {
    clearTimeout(patience)
    tell(reply)
    sent?.abort(stopped)
  }
  const answered = (isWhole: boolean): Answered => ({
    ok: true,
    status,
    headers: told,
    isWhole,
    bytes: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, size),
  })
  // undici hears of an abort only once a connection stands; whoever gives up before is not to be kept waiting.
  cut.heard = () => stop(givenUp)
  agent.dispatch(
    { origin, path, method, headers, body: body ?? null },
    {
      onRequestStart(controller) {
        sent = controller
        if (cut.isCut) controller.abort(stopped)
        else cut.isSent = true
      },
      onResponseStart(_controller, statusCode, fields) {
        if (statusCode < 200) return
        status = statusCode
        told = fields
        const fault = faultOf(statusCode, fields, maxAnswerBytes)
        if (fault !== null) return stop({ ok: false, kind: 'failed', status, reason: fault })
        if (!isError(status)) return
        // What is compressed was not asked for, and says nothing to anybody here.
        if (isCompressed(fields)) stop(answered(true))
        else patience = setTimeout(() => stop(answered(false)), errorBodyMs)
      },
      onResponseData(_controller, part) {
        parts.push(part)
        size += part.length
        if (isError(status) && size > mostErrorBytes) {
          parts.splice(0, parts.length, Buffer.concat(parts, mostErrorBytes))
          stop(answered(false))
        }
        if (!isError(status) && size > maxAnswerBytes)
          stop({ ok: false, kind: 'failed', status, reason: tooLarge(maxAnswerBytes) })
      },
      onResponseEnd() {
        clearTimeout(patience)
        tell(answered(true))
      },
      onResponseError(_controller, error) {
        clearTimeout(patience)
        tell(isError(status) ? answered(false) : notReached(error, maxAnswerBytes))
      },
    },
  )
}

const stopped = new Error('the call was stopped')
const givenUp: ToolServerReply = { ok: false, kind: 'failed', reason: 'the call was given up' }

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

function lookupWith(resolve: Resolve, fit: (addresses: LookupAddress[]) => boolean) {
  return (host: string, options: LookupOptions, done: Found) => {
    resolve(host, options, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      if (!first || !fit(addresses)) return done(new NotPublic(), [])
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

const isError = (status: number) => status >= 400
const isCompressed = ({ 'content-encoding': encoding }: IncomingHttpHeaders) =>
  encoding !== undefined && encoding !== 'identity'
const tooLarge = (bytes: number) => `the tool's server answered with more than ${bytes} bytes`

function faultOf(
  status: number,
  headers: IncomingHttpHeaders,
  maxAnswerBytes: number,
): string | null {
  if (status >= 300 && status < 400)
    return "the tool's server answered with a redirect, and redirects are not followed"
  if (isError(status)) return null
  if (isCompressed(headers))
    return "the tool's server compressed its answer, which was not asked for"
  return Number(headers['content-length']) > maxAnswerBytes ? tooLarge(maxAnswerBytes) : null
}

const unreached: Record<string, string> = {
  NOT_PUBLIC:
    "the tool's server has an address that is not public, and the configuration does not allow it",
  ECONNREFUSED: "the tool's server refused the connection",
  ENOTFOUND: "the name of the tool's server is not known",
  EAI_AGAIN: "the name of the tool's server cannot be looked up",
  EHOSTUNREACH: "the tool's server cannot be reached",
  ENETUNREACH: "the tool's server cannot be reached",
  UND_ERR_CONNECT_TIMEOUT: "the tool's server did not take the connection in time",
}

/** Error messages of the network name addresses and more; a sentence of ours stands for each. */
function notReached(error: unknown, maxAnswerBytes: number): ToolServerReply {
  const code = codeOf(error)
  const reason = unreached[code]
  if (reason !== undefined) return { ok: false, kind: 'unavailable', reason }
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
    return { ok: false, kind: 'failed', reason: tooLarge(maxAnswerBytes) }
  return { ok: false, kind: 'failed', reason: "the connection to the tool's server broke" }
}

/** Of several addresses that all failed, the first one's reason. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
