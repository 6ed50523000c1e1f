import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { JsonSlices } from '../json/parse.ts'
import type { Observation, Observe } from '../observations.ts'
import type { RequestStart, Trace } from '../observe/tracing.ts'
import { idSequence } from '../store/id.ts'
import type { RemoteClient } from './client.ts'
import type { Route } from './contract/route.ts'
import type { Admission } from './load/admission.ts'
import type { InFlight, InFlightRequest } from './load/in-flight.ts'

const newCallId = idSequence()

/** What a service decides about each of its requests. */
export type RequestSettings = {
  /** The service's name in logs, metrics and the ledger. */
  name: string
  observe: Observe
  /** Begins the trace of a request, where tracing is enabled. */
  begin?(arrival: RequestStart): Trace
  /** Drained when the process stops. */
  inFlight: InFlight
  /**
   * Bounds concurrent requests; operators have none. Operations without a body cost little and are
   * never refused.
   */
  admission?: Admission
  /** Reads where a request comes from, for handlers that must know. */
  clientOf?(req: IncomingMessage): RemoteClient
  /** Headers of every response besides the common ones; a handler's replace them. */
  headers?: Readonly<Record<string, string>>
  /** A second header of responses that has the id of the request. */
  requestIdHeader?: string
}

/** Fields of a request's log line that only its handler can fill in. */
export type LogFields = {
  model?: string
  agent?: string
  tokens?: number
  /** The payer, where the request has no key. */
  keyId?: string
}

/** On the request itself: a weak map of all requests costs the garbage collector more. */
const key = Symbol('request')

/** Node's request, with the record that was made of it. */
type Recorded = { [key]?: HttpRequest }

/** The record of a request that has passed the front checks. */
export function recordOf(req: Request): HttpRequest {
  const request = (req as Recorded)[key]
  if (!request) throw new Error('a request went past the front checks')
  return request
}

/** Whether the request has an idempotency key, on an operation that heeds it. */
export const hasIdempotencyKey = ({ headers }: Request, { isIdempotent }: Route): boolean =>
  isIdempotent && headers['idempotency-key'] !== undefined

const requestIdForm = /^[A-Za-z0-9_-]{1,64}$/

/**
 * One request, from its headers to the end of its response. Its steps fill it in; its handler gets
 * it, by the names of `OperationInput`.
 */
export class HttpRequest {
  readonly req: Request
  readonly res: Response
  readonly requestId: string
  /** Ours and unique; the request id may be the caller's own, and so that of other requests too. */
  readonly callId = newCallId()
  /** `performance.now()` when the request's headers were in. */
  readonly startedAt = performance.now()
  readonly inFlight: InFlightRequest
  readonly logFields: LogFields = {}
  /** Of the response; written at once, since setting each alone costs Node several times as much. */
  readonly headers: Record<string, string | number>
  /** Set when the route table has matched. */
  route: Route | undefined
  /** Set on every operation that has a security requirement, and only there. */
  caller: unknown
  isAuthenticated = false
  /** What is bought, and the payment, of a paid operation. */
  paid: object | undefined
  /** The JSON of a long body's members, of a service that passes some of them on. */
  slices: JsonSlices | undefined
  /** SHA-256 of the body's bytes, of a request with an idempotency key. */
  bodyHash: string | undefined
  /** The id of what the request makes, for all attempts; only under an `Idempotency-Key`. */
  workId: string | undefined
  trace: Trace | undefined
  /** Whether it holds one of the slots of the admission. */
  isAdmitted = false
  /** Bytes of its body that are charged to the budget of large bodies. */
  heldBytes = 0
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
    this.inFlight = settings.inFlight.begin((reason) => this.#abort.abort(reason))
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

  /** Where the request comes from, of services that read it. */
  get client(): RemoteClient | undefined {
    return this.#settings.clientOf?.(this.req)
  }

  /**
   * Aborted with a reason: `left` when the client disconnected, `deadline` when the time of
   * `expireIn` is up, `revoked` when the caller's key is no longer valid, `shutdown` when the
   * process stops.
   */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  authenticate(caller: unknown): void {
    this.caller = caller
    this.inFlight.caller = caller
    this.isAuthenticated = true
  }

  /** The client may have disconnected during authentication, before its connection is closed. */
  abortIfLeft(): void {
    if (this.res.destroyed) this.#abort.abort('left')
  }

  /** Bounds the request, from its start to the end of its response. */
  expireIn(ms: number): void {
    clearTimeout(this.#expiry)
    // After `close` the timer would never be cleared.
    if (this.signal.aborted) return
    const left = this.startedAt + ms - performance.now()
    this.#expiry = setTimeout(() => this.#abort.abort('deadline'), left)
  }

  /**
   * Says that the request only waits from now on: it takes no slot of the admission, and ends when
   * the process drains.
   */
  onlyWaits(): void {
    this.leaveAdmission()
    this.inFlight.isIdle = true
  }

  /** Releases what the request holds of the admission, if it still holds it. */
  leaveAdmission(): void {
    const { admission } = this.#settings
    if (this.isAdmitted) admission?.leave()
    if (this.heldBytes > 0) admission?.release(this.heldBytes)
    this.isAdmitted = false
    this.heldBytes = 0
  }

  /** What in a response breaks the contract, for handlers that must know before it is sent. */
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
    const { observe, begin, name: service } = this.#settings
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
    // A request that was refused early has a trace of one span.
    if (begin) (trace ?? begin({ method: req.method, route: route?.path, startedAt })).end(ended)
  }

  #closed(): void {
    this.inFlight.end()
    clearTimeout(this.#expiry)
    if (!this.res.writableFinished) this.#abort.abort('left')
    // Middleware that answers itself does not finish the request.
    if (!this.route) this.finish(this.res.statusCode)
  }
}
