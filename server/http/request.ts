import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { FormFile } from './form.ts'
import type { JsonSlices } from '../json/parse.ts'
import type { Observation, Observe } from '../observations.ts'
import type { RequestStart, Trace } from '../observe/tracing.ts'
import { idSequence } from '../store/id.ts'
import type { RemoteClient } from './client.ts'
import type { Route } from './contract/routes.ts'
import type { Admission } from './load/admission.ts'
import type { FlowPath } from './load/fair-queue.ts'
import type { InFlight, InFlightRequest } from './load/in-flight.ts'
import type { RequestClass, SlotRequest, WaitedSlot } from './load/slots.ts'

const newCallId = idSequence()

/** The settings of a service that each of its requests uses. */
export type RequestSettings = {
  /** The service's name in logs, metrics and the ledger. */
  name: string
  observe: Observe
  /** Starts the trace of a request, if tracing is enabled. */
  startTrace?(arrival: RequestStart): Trace
  /** Drained when the process stops. */
  inFlight: InFlight
  /**
   * Bounds concurrent requests; the operator service has none. Operations without a body cost
   * little and are always admitted.
   */
  admission?: Admission
  /** The flow of a caller, among which the slots are shared while requests wait. */
  flowOf?(caller: unknown): FlowPath
  /** Whether requests of a caller are of the class `batch`. */
  classOf?(caller: unknown): RequestClass
  /** Reads the client of a request, for handlers that need it. */
  clientOf?(req: IncomingMessage): RemoteClient
  /** Headers of every response besides the common ones; a handler's replace them. */
  headers?: Readonly<Record<string, string>>
  /** A second response header with the id of the request. */
  requestIdHeader?: string
}

const noFiles: ReadonlyMap<string, FormFile> = new Map()

/** Fields of a request's log line that only its handler knows. */
export type LogFields = {
  model?: string
  agent?: string
  tokens?: number
  /** The payer, if the request has no key. */
  keyId?: string
}

/**
 * A property of Node's request, since a weak map of all requests costs the garbage collector more.
 */
const key = Symbol('request')

/** Node's request with its record. */
type Recorded = { [key]?: HttpRequest }

/** The record of a request that has passed the front checks. */
export function recordOf(req: Request): HttpRequest {
  const request = (req as Recorded)[key]
  if (!request) throw new Error('a request went past the front checks')
  return request
}

/** Whether the request has an idempotency key and its operation accepts one. */
export const hasIdempotencyKey = ({ headers }: Request, { isIdempotent }: Route): boolean =>
  isIdempotent && headers['idempotency-key'] !== undefined

/** All payers, since anyone can create more of them. */
const payersFlow: FlowPath = [{ id: 'payers', weight: 1 }]
/** A caller that is not known yet. */
const unknownFlow: FlowPath = [{ id: '', weight: 1 }]

const requestIdForm = /^[A-Za-z0-9_-]{1,64}$/

/**
 * One request, from its headers to the end of its response. The steps fill it in; the handler gets
 * it as its `OperationInput`.
 */
export class HttpRequest implements SlotRequest {
  readonly req: Request
  readonly res: Response
  readonly requestId: string
  /** Unique; the request id may be the caller's, and the same for several requests. */
  readonly callId = newCallId()
  /** `performance.now()` when the headers had arrived. */
  readonly startedAt = performance.now()
  readonly inFlight: InFlightRequest
  readonly logFields: LogFields = {}
  /**
   * Response headers, written together: setting each separately costs Node several times as much.
   */
  readonly headers: Record<string, string | number>
  /** Set when a route has matched. */
  route: Route | undefined
  /** Set for every operation with a security requirement, and only for those. */
  caller: unknown
  isAuthenticated = false
  /** The sale and the payment of a paid operation. */
  paid: object | undefined
  /** The files of a form, by the names of their fields. */
  files: ReadonlyMap<string, FormFile> = noFiles
  /** The JSON of a long body's members, for services that pass some of them on. */
  slices: JsonSlices | undefined
  /**
   * SHA-256 of the body, and of credentials, by `joinHashes`; only with an `Idempotency-Key`.
   */
  bodyHash: string | undefined
  /**
   * The id of the object that the request creates, the same for all attempts; only with an
   * `Idempotency-Key`.
   */
  workId: string | undefined
  trace: Trace | undefined
  /** The length of its body, decompressed. */
  bodyBytes = 0
  /** Its slot of the admission, if it had to wait for it. */
  waited: WaitedSlot | undefined
  /** Bytes charged to the budget of large bodies. */
  heldBytes = 0
  #isAdmitted = false
  readonly #settings: RequestSettings
  readonly #abort = new AbortController()
  #expiry: NodeJS.Timeout | undefined
  #isOpen = true

  constructor(settings: RequestSettings, req: Request, res: Response) {
    const header = req.headers['x-request-id']
    this.req = req
    this.res = res
    this.requestId = typeof header === 'string' && requestIdForm.test(header) ? header : this.callId
    this.headers = { 'x-request-id': this.requestId, 'Cache-Control': 'no-store' }
    if (settings.headers !== undefined) Object.assign(this.headers, settings.headers)
    if (settings.requestIdHeader !== undefined)
      this.headers[settings.requestIdHeader] = this.requestId
    this.#settings = settings
    this.inFlight = settings.inFlight.start((reason) => this.#abort.abort(reason))
    res.on('close', () => this.#closed())
    ;(req as Recorded)[key] = this
  }

  get path(): Request['params'] {
    return this.req.params
  }

  get query(): Request['query'] {
    return this.req.query
  }

  get header(): Request['headers'] {
    return this.req.headers
  }

  get body(): unknown {
    return this.req.body as unknown
  }

  /** Replaces the body, and the JSON of its members. */
  replaceBody(body: object): void {
    this.req.body = body
    this.slices = undefined
  }

  /** The client, for services that read it. */
  get client(): RemoteClient | undefined {
    return this.#settings.clientOf?.(this.req)
  }

  /**
   * Aborted with a reason: `disconnected` when the client disconnected, `deadline` when the time of
   * `expireIn` is up, `revoked` when the caller's key is no longer valid, `shutdown` when the
   * process stops.
   */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  get kind(): RequestClass {
    if (this.route?.access === 'payment') return 'paid'
    return (this.isAuthenticated && this.#settings.classOf?.(this.caller)) || 'keyed'
  }

  get flow(): FlowPath {
    if (this.kind === 'paid') return payersFlow
    return (this.isAuthenticated && this.#settings.flowOf?.(this.caller)) || unknownFlow
  }

  /** An estimate; at least 1. */
  get promptTokens(): number {
    return 1 + this.bodyBytes / 4
  }

  /** How long it waited for its slot; undefined if it did not. */
  get waitedMs(): number | undefined {
    return this.waited?.waitedMs
  }

  authenticate(caller: unknown): void {
    this.caller = caller
    this.inFlight.caller = caller
    this.isAuthenticated = true
  }

  /** The client may have disconnected during authentication, before `close` is emitted. */
  abortIfDisconnected(): void {
    if (this.res.destroyed) this.#abort.abort('disconnected')
  }

  /** Bounds the request, from its start to the end of its response. */
  expireIn(ms: number): void {
    clearTimeout(this.#expiry)
    // After `close` the timer would never be cleared.
    if (this.signal.aborted) return
    const remainingMs = this.startedAt + ms - performance.now()
    this.#expiry = setTimeout(() => this.#abort.abort('deadline'), remainingMs)
  }

  /**
   * From now on the request only waits: it releases its slot of the admission, and is aborted when
   * the process drains.
   */
  onlyWaits(): void {
    this.leaveAdmission()
    this.inFlight.isIdle = true
  }

  /** From now on it holds a slot of the admission. */
  admitted(waited?: WaitedSlot): void {
    this.#isAdmitted = true
    this.waited = waited
    if (waited)
      this.#settings.observe({ kind: 'requestWaited', class: waited.kind, ms: waited.waitedMs })
  }

  /** Releases the request's slot and body budget, if it still holds them. */
  leaveAdmission(): void {
    const { admission } = this.#settings
    if (this.#isAdmitted) admission?.leave(this.waited, this.logFields.tokens, this.kind)
    if (this.heldBytes > 0) admission?.release(this.heldBytes)
    this.#isAdmitted = false
    this.heldBytes = 0
  }

  /** Why a response breaks the contract, for handlers that must know before it is sent. */
  faultOf(status: number, body: unknown): string | undefined {
    const { route, requestId } = this
    const detail = route?.faultOf(status, body)
    if (!route || detail === undefined) return undefined
    const { observe, name: service } = this.#settings
    const { operationId: operation } = route
    observe({ kind: 'contractBroken', service, operation, status, detail, requestId })
    return detail
  }

  /** Observes the end of the request, once. */
  finish(status: number, extra?: { ttftMs?: number; clientGone?: true }): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    const { req, route, caller, logFields, startedAt, trace } = this
    const { observe, startTrace, name: service } = this.#settings
    const keyId = (caller as { id?: string } | undefined)?.id ?? logFields.keyId
    const ended: Extract<Observation, { kind: 'requestEnded' }> = {
      kind: 'requestEnded',
      service,
      operation: route?.operationId ?? '-',
      status,
      ms: performance.now() - startedAt,
      requestId: this.requestId,
      bytesIn: Number(req.headers['content-length'] ?? 0),
    }
    if (keyId !== undefined) ended.keyId = keyId
    if (logFields.model !== undefined) ended.model = logFields.model
    if (logFields.agent !== undefined) ended.agent = logFields.agent
    if (logFields.tokens !== undefined) ended.tokens = logFields.tokens
    observe(extra ? Object.assign(ended, extra) : ended)
    // A request that was rejected early has a trace of one span.
    if (startTrace)
      (trace ?? startTrace({ method: req.method, route: route?.path, startedAt })).end(ended)
  }

  #closed(): void {
    this.inFlight.end()
    clearTimeout(this.#expiry)
    if (!this.res.writableFinished) this.#abort.abort('disconnected')
    // Middleware that responds itself does not finish the request.
    if (!this.route) this.finish(this.res.statusCode)
  }
}
