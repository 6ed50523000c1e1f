import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import type { Dispatcher } from 'undici'
import type { Proxy } from '../../../undici/transport.ts'
import { tunnelConnector } from '../../../undici/tunnel.ts'
import { Agent, buildConnector } from '../../../undici/undici.ts'
import { cancelledOutcome, failed, type Cancellation } from '../outcome.ts'
import { isMetadata, isMetadataName, isPublic } from '../../../public-address.ts'
import { isDecompressible } from '../../../http/compressed.ts'
import type { BuiltRequest } from './request.ts'

/** A server's response; of an error response only the beginning is read, or less. */
export type ToolServerResponse = {
  ok: true
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  isWhole: boolean
  /** Set if the body is longer than the bytes read. */
  isTruncated?: true
}

/** A response, or why it is missing. `unavailable`: the server was never reached. */
export type SendResult = ToolServerResponse | SendFailure

type SendFailure = {
  ok: false
  kind: 'failed' | 'unavailable' | 'refused'
  status?: number
  reason: string
  /** Set if the connection broke before a response started. */
  isLost?: true
}

/** Sends requests to tools' servers over reused connections. */
export type ToolNetwork = {
  /** With `mayTruncate` a response that is too large is truncated and marked. */
  send(
    request: BuiltRequest,
    cancellation: Cancellation,
    mayTruncate?: boolean,
  ): Promise<SendResult>
  /** Changes the rules. Connections opened under others are closed after their last response. */
  allow(rules: NetworkRules): void
  close(): Promise<void>
}

/** Resolves a name, as `dns.lookup` with `all`. */
export type Resolve = (
  host: string,
  options: LookupOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** A proxy that all tools use. With `resolves` it gets names, and is to check their addresses. */
export type ToolProxy = { proxy: Proxy; resolves: boolean }

/** The IP addresses that may be reached, and how. */
export type NetworkRules = {
  /** Origins that may have private IP addresses. */
  allowPrivate: readonly string[]
  proxy?: ToolProxy | undefined
}

/** The rules, and the maximum size of a response. */
export type NetworkOptions = NetworkRules & {
  maxAnswerBytes: number
  /** Resolves names; the system's resolver by default. */
  resolve?: Resolve | undefined
}

const connectMs = 3000
/** Limits of reading an error response, in bytes and in time. */
export const maxErrorBytes = 16 << 10
const errorBodyMs = 2000

const refusedAddress = (code: 'NOT_PUBLIC' | 'NEVER_CALLED') =>
  Object.assign(new Error(code), { code })

/**
 * Requests to tools' servers, with limited responses. Private IP addresses need an allowed origin;
 * link-local ones and metadata services of clouds are never called. Redirects and compressed bodies
 * are returned unchanged.
 */
export function createNetwork({
  maxAnswerBytes,
  resolve = (host, options, done) => systemLookup(host, { ...options, all: true }, done),
  ...firstRules
}: NetworkOptions): ToolNetwork {
  let rules: NetworkRules = firstRules
  const newAgent = () =>
    new Agent({
      connect: connectorOf(resolve, rules),
      connections: 32,
      pipelining: 1,
      keepAliveTimeout: 10_000,
      headersTimeout: 0,
      bodyTimeout: 0,
      // The reader enforces the limit, and truncates if allowed.
      maxResponseSize: maxAnswerBytes + (1 << 20),
    })
  let agent = newAgent()
  const retiring = new Set<Agent>()

  return {
    send: (request, cancellation, mayTruncate = false) =>
      new Promise((settle) =>
        dispatch(agent, request, cancellation, { maxBytes: maxAnswerBytes, mayTruncate }, settle),
      ),
    allow(newRules) {
      if (isDeepStrictEqual(rules, newRules)) return
      rules = newRules
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

function connectorOf(
  resolve: Resolve,
  { allowPrivate, proxy }: NetworkRules,
): buildConnector.connector {
  const allowed = new Set(allowPrivate.map((url) => new URL(url).origin))
  const connectorFor = (isOpen: (address: string) => boolean) => {
    const guard = guardOf(resolve, isOpen)
    return proxy ? proxied(guard, proxy) : guarded(guard)
  }
  const [toPublic, toAny] = [connectorFor(isPublic), connectorFor(() => true)]
  return (options, callback) => {
    const { origin } = new URL(`${options.protocol}//${options.host}`)
    return allowed.has(origin) ? toAny(options, callback) : toPublic(options, callback)
  }
}

/** Rules about IP addresses and names. */
type Guard = {
  refusalOf(address: string): Error | undefined
  /** Why a host must not be called; a name that is not refused is resolved, and then checked. */
  refusalOfHost(host: string): Error | undefined
  lookup: ReturnType<typeof lookupWith>
}

function guardOf(resolve: Resolve, isOpen: (address: string) => boolean): Guard {
  const refusalOf = (address: string) => {
    if (!isOpen(address)) return refusedAddress('NOT_PUBLIC')
    return isMetadata(address) ? refusedAddress('NEVER_CALLED') : undefined
  }
  return {
    refusalOf,
    refusalOfHost(host) {
      if (isIP(host) !== 0) return refusalOf(host)
      return isMetadataName(host) ? refusedAddress('NEVER_CALLED') : undefined
    },
    lookup: lookupWith(resolve, refusalOf),
  }
}

/** A name is resolved once, and the connection goes to the checked IP addresses. */
function guarded({ refusalOf, refusalOfHost, lookup }: Guard): buildConnector.connector {
  const connect = buildConnector({ timeout: connectMs, allowH2: false, keepAlive: true, lookup })
  return (options, callback) => {
    // A host that is an IP address is not resolved.
    const refusal = refusalOfHost(options.hostname)
    if (refusal) return callback(refusal, null)
    connect(options, (...result) => {
      const [error, socket] = result
      if (error !== null) return callback(...result)
      const refusalNow = refusalOf(socket.remoteAddress ?? '')
      if (!refusalNow) return callback(...result)
      socket.destroy()
      callback(refusalNow, null)
    })
  }
}

/** The proxy is sent the checked IP address, and TLS has the name. */
const proxied = (
  { refusalOfHost, lookup }: Guard,
  { proxy, resolves }: ToolProxy,
): buildConnector.connector =>
  tunnelConnector({
    proxy,
    timeout: connectMs,
    hostOf(host, done) {
      const refusal = refusalOfHost(host)
      if (refusal || resolves || isIP(host) !== 0) return done(refusal ?? null, host)
      lookup(host, {}, (error, address) => done(error, String(address)))
    },
  })

type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void

function lookupWith(resolve: Resolve, refusalOf: (address: string) => Error | undefined) {
  return (host: string, options: LookupOptions, done: LookupCallback) => {
    resolve(host, options, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      const [refusal = first ? undefined : refusedAddress('NOT_PUBLIC')] = addresses.flatMap(
        ({ address }) => refusalOf(address) ?? [],
      )
      if (!first || refusal) return done(refusal ?? null, [])
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

/** With event handlers: a stream would cost as much as the rest of the call. */
function dispatch(
  agent: Agent,
  { origin, path, method, headers, body }: BuiltRequest,
  cancellation: Cancellation,
  bounds: ReadBounds,
  settle: (result: SendResult) => void,
): void {
  const reader = new ResponseReader(cancellation, bounds, settle)
  // undici aborts only once it has a connection; a caller that aborts earlier must not wait for it.
  const stop = () => reader.stop(cancelledOutcome)
  cancellation.signal.addEventListener('abort', stop, { once: true })
  agent.dispatch({ origin, path, method, headers, body: body ?? null }, reader)
}

const stopped = new Error('the call was stopped')

type ReadBounds = { maxBytes: number; mayTruncate: boolean }

/** Collects one response; it settles once, at its end or before. */
class ResponseReader implements Dispatcher.DispatchHandler {
  readonly #cancellation: Cancellation
  readonly #bounds: ReadBounds
  readonly #settle: (result: SendResult) => void
  #parts: Buffer[] = []
  #size = 0
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #errorBodyTimer: NodeJS.Timeout | undefined
  #onPart: ((part: Buffer) => void) | undefined
  #controller: Dispatcher.DispatchController | undefined

  constructor(
    cancellation: Cancellation,
    bounds: ReadBounds,
    settle: (result: SendResult) => void,
  ) {
    this.#cancellation = cancellation
    this.#bounds = bounds
    this.#settle = settle
  }

  stop(result: SendResult): void {
    clearTimeout(this.#errorBodyTimer)
    this.#settle(result)
    this.#controller?.abort(stopped)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#cancellation.signal.aborted) controller.abort(stopped)
    else this.#cancellation.isSent = true
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return
    this.#status = status
    this.#headers = headers
    if (isRedirect(status)) return this.stop(this.#response(true))
    const reason = refusalOf(status, headers, this.#bounds)
    if (reason !== null) return this.stop(failed(reason, status))
    if (isEventStream(headers) && !isError(status) && !isCompressed(headers))
      this.#onPart = this.#cancellation.onEvents?.(status, headers)
    if (!isError(status)) return
    if (!isReadable(headers)) this.stop(this.#response(false))
    else this.#errorBodyTimer = setTimeout(() => this.stop(this.#response(false)), errorBodyMs)
  }

  onResponseData(_controller: Dispatcher.DispatchController, part: Buffer): void {
    this.#parts.push(part)
    this.#size += part.length
    this.#onPart?.(part)
    const status = this.#status
    if (isError(status)) {
      if (this.#size <= maxErrorBytes) return
      this.#parts = [Buffer.concat(this.#parts, maxErrorBytes)]
      return this.stop(this.#response(false))
    }
    const { maxBytes, mayTruncate } = this.#bounds
    if (this.#size <= maxBytes) return
    // A truncated compressed body cannot be read.
    if (!mayTruncate || isCompressed(this.#headers))
      return this.stop(failed(tooLarge(maxBytes), status))
    this.#parts = [Buffer.concat(this.#parts, maxBytes >> 1)]
    this.stop({ ...this.#response(false), isTruncated: true })
  }

  onResponseEnd(): void {
    this.#finish(this.#response(true))
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (isError(this.#status)) return this.#finish(this.#response(false))
    const failure = failureOf(error, this.#bounds.maxBytes)
    const isLost = this.#status === 0 && lostCodes.has(codeOf(error))
    this.#finish(isLost ? { ...failure, isLost } : failure)
  }

  #finish(result: SendResult): void {
    clearTimeout(this.#errorBodyTimer)
    // It references the whole request, which would otherwise live as long as the call.
    this.#controller = undefined
    this.#settle(result)
  }

  #response(isWhole: boolean): ToolServerResponse {
    const [first] = this.#parts
    return {
      ok: true,
      status: this.#status,
      headers: this.#headers,
      isWhole,
      bytes: this.#parts.length === 1 && first ? first : Buffer.concat(this.#parts, this.#size),
    }
  }
}

const isEventStream = ({ 'content-type': type = '' }: IncomingHttpHeaders) =>
  type.toLowerCase().startsWith('text/event-stream')
const isError = (status: number) => status >= 400
const isRedirect = (status: number) => status >= 300 && status < 400
/** Whether a body has a Content-Encoding. Requests accept none; some servers compress anyway. */
export const isCompressed = ({ 'content-encoding': encoding }: IncomingHttpHeaders): boolean =>
  encoding !== undefined && encoding !== 'identity'
const isReadable = (headers: IncomingHttpHeaders): boolean =>
  !isCompressed(headers) || isDecompressible((headers['content-encoding'] ?? '').toLowerCase())
const tooLarge = (maxBytes: number, { 'content-length': length }: IncomingHttpHeaders = {}) =>
  `the tool's server responded with more than ${maxBytes} bytes` +
  (Number(length) > maxBytes ? ` (${Number(length)})` : '') +
  '; use arguments that ask for less, such as a limit or a page'

/** Why a response is not read, by its headers; null if it is. */
function refusalOf(
  status: number,
  headers: IncomingHttpHeaders,
  { maxBytes, mayTruncate }: ReadBounds,
): string | null {
  if (isError(status)) return null
  if (!isReadable(headers)) return "the tool's server compressed its response in an unsupported way"
  if (mayTruncate && !isCompressed(headers)) return null
  return Number(headers['content-length']) > maxBytes ? tooLarge(maxBytes, headers) : null
}

const lostCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

const connectFailures: Record<string, string> = {
  NOT_PUBLIC: "the tool's server has a non-public address, which the configuration does not allow",
  NEVER_CALLED:
    "the tool's server has a link-local address or that of a cloud's metadata service, " +
    'which no configuration allows',
  ECONNREFUSED: "the tool's server refused the connection",
  ENOTFOUND: "the name of the tool's server is unknown",
  EAI_AGAIN: "the name of the tool's server cannot be resolved",
  EHOSTUNREACH: "the tool's server cannot be reached",
  ENETUNREACH: "the tool's server cannot be reached",
  UND_ERR_CONNECT_TIMEOUT: "the tool's server did not accept the connection in time",
}

/** A failure of the proxy, whose URL is no matter of callers. */
function proxyFailureOf(code: string): string | undefined {
  const [, status] = /^PROXY_(\d+)$/.exec(code) ?? []
  if (status !== undefined)
    return `the proxy of this server answered ${status} instead of connecting to the tool's server`
  return proxyFailures[code]
}

const proxyFailures: Record<string, string> = {
  PROXY_TIMEOUT: "the proxy of this server did not connect to the tool's server in time",
  PROXY_UNREACHABLE: 'the proxy of this server cannot be reached, or closed the connection',
}

/** Error messages of the network contain IP addresses and more; our sentence replaces each. */
function failureOf(error: unknown, maxAnswerBytes: number): SendFailure {
  const code = codeOf(error)
  const reason = connectFailures[code] ?? proxyFailureOf(code)
  if (reason !== undefined) return { ok: false, kind: 'unavailable', reason }
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return failed(tooLarge(maxAnswerBytes))
  return failed("the connection to the tool's server broke")
}

/** The error code; if several IP addresses failed, that of the first. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
