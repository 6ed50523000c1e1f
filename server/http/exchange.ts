import type { Request, Response } from 'express'
import type { JsonSlices } from '../json/parse.ts'
import type { Observation } from '../observations.ts'
import type { Trace } from '../observe/tracing.ts'
import { idSequence } from '../store/id.ts'
import type { Route } from './contract/route.ts'
import type { LogFields } from './contract/operations.ts'
import type { Service } from './service.ts'
import type { Admission } from './load/admission.ts'
import type { InFlightRequest } from './load/in-flight.ts'

const newCallId = idSequence()

/** The state of a request from its headers to the end of its reply. */
export type Exchange = {
  requestId: string
  /** Ours and unique; the request id may be the caller's own, and so that of other requests too. */
  callId: string
  startedAt: number
  route?: Route
  caller?: unknown
  /** What is bought, and the payment, of a paid operation. */
  paid?: object
  authenticated: boolean
  /** Whether it holds one of the places of the admission. */
  isAdmitted: boolean
  /** Bytes of its body that are held in the budget of large bodies. */
  heldBytes: number
  /** Aborted with the reason why the reply is no longer awaited. */
  abort: AbortController
  /** The JSON of a long body's members, of a service that passes some of them on. */
  slices?: JsonSlices
  /** SHA-256 of the body's bytes, of a request with an idempotency key. */
  bodyHash?: string
  inFlight: InFlightRequest
  logFields: LogFields
  trace?: Trace
  /** Of the reply; written at once, since setting each alone costs Node several times as much. */
  headers: Record<string, string | number>
  finish(status: number, extra?: { ttftMs?: number; clientGone?: true }): void
}

/** On the request itself: a weak map of all requests costs the garbage collector more. */
const key = Symbol('exchange')

/** The exchange of a request that `openExchange` was called with. */
export const exchangeOf = (req: Request): Exchange => {
  const exchange = (req as { [key]?: Exchange })[key]
  if (!exchange) throw new Error('a request went past the front checks')
  return exchange
}

/** The route of a request that the route table has matched. */
export const routeOf = (req: Request): Route => {
  const { route } = exchangeOf(req)
  if (!route) throw new Error('a request went past the route table')
  return route
}

/** Gives back what the request holds of the admission, if it still holds it. */
export function leaveAdmission(admission: Admission, exchange: Exchange): void {
  if (exchange.isAdmitted) admission.leave()
  if (exchange.heldBytes > 0) admission.release(exchange.heldBytes)
  exchange.isAdmitted = false
  exchange.heldBytes = 0
}

const requestIdForm = /^[A-Za-z0-9_-]{1,64}$/

/** Begins the exchange of a request: its ids, its place among those in flight, its end. */
export function openExchange<Ops, Caller>(
  service: Service<Ops, Caller>,
  req: Request,
  res: Response,
): Exchange {
  const header = req.headers['x-request-id']
  const startedAt = performance.now()
  const callId = newCallId()
  const requestId = typeof header === 'string' && requestIdForm.test(header) ? header : callId
  const headers: Exchange['headers'] = { 'x-request-id': requestId, 'Cache-Control': 'no-store' }
  if (service.headers !== undefined) Object.assign(headers, service.headers)
  if (service.requestIdHeader !== undefined) headers[service.requestIdHeader] = requestId
  let isOpen = true
  const abort = new AbortController()
  const inFlight = service.inFlight.begin((reason) => abort.abort(reason))
  res.on('close', inFlight.end)
  const exchange: Exchange = {
    logFields: {},
    headers,
    requestId,
    callId,
    startedAt,
    authenticated: false,
    isAdmitted: false,
    heldBytes: 0,
    abort,
    inFlight,
    finish(status, extra) {
      if (!isOpen) return
      isOpen = false
      observeEnd(service, req, exchange, status, extra)
    },
  }
  ;(req as { [key]?: Exchange })[key] = exchange
  return exchange
}

function observeEnd<Ops, Caller>(
  { name, observe, begin }: Service<Ops, Caller>,
  req: Request,
  { route, caller, logFields, requestId, startedAt, trace }: Exchange,
  status: number,
  extra: Parameters<Exchange['finish']>[1],
): void {
  const keyId = (caller as { id?: string } | undefined)?.id ?? logFields.keyId
  const ended: Extract<Observation, { kind: 'requestEnded' }> = {
    kind: 'requestEnded',
    service: name,
    operation: route?.operationId ?? '-',
    status,
    ms: performance.now() - startedAt,
    requestId,
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
