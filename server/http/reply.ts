import type { Request, Response } from 'express'
import { Failure } from '../failure.ts'
import { Json } from '../json/json.ts'
import type { RequestStart, Trace } from '../observe/tracing.ts'
import { dataEvents, writeEvents } from './events.ts'
import { exchangeOf, leaveAdmission, routeOf, type Exchange } from './exchange.ts'
import { hasIdempotencyKey, respondOnce } from './idempotency/idempotency.ts'
import { breakOff } from './listen/linger.ts'
import { handlerOf, type AnyReply } from './contract/operations.ts'
import { errorBody, errorEvent, errorHeaders, failureFrom } from './error-body.ts'
import type { Service } from './service.ts'

/** Runs `work` within the trace of a request; an authenticated caller's own trace is continued. */
export function withTrace<Ops, Caller>(
  { traceparentIn }: Service<Ops, Caller>,
  begin: (arrival: RequestStart) => Trace,
  req: Request,
  work: () => Promise<void>,
): Promise<void> {
  const exchange = exchangeOf(req)
  const { route, startedAt, authenticated } = exchange
  const traceparent = authenticated ? req.headers['traceparent'] : undefined
  const inBody = authenticated && route ? traceparentIn?.(req.body, route.operationId) : undefined
  exchange.trace = begin({
    method: req.method,
    route: route?.path,
    startedAt,
    ...(typeof traceparent === 'string' && { traceparent }),
    ...(typeof inBody === 'string' && { traceparentInBody: inBody }),
  })
  return exchange.trace.run(work)
}

/** Calls the handler and writes its reply. */
export async function respond<Ops, Caller>(
  service: Service<Ops, Caller>,
  req: Request,
  res: Response,
): Promise<void> {
  const exchange = exchangeOf(req)
  const { operationId } = routeOf(req)
  const handle = handlerOf(service.handlers, operationId)
  if (!handle) throw new Error(`no handler for ${operationId}`)
  const input = inputOf(service, req, exchange, abortWithClient(res, exchange))
  const reply =
    service.idempotency && hasIdempotencyKey(req)
      ? await respondOnce(
          service,
          service.idempotency,
          req,
          (workId) => handle({ ...input, workId }),
          (completion) => new Json(jsonOf(service, exchange, completion)).text,
        )
      : await handle(input)
  if (reply.headers) Object.assign(exchange.headers, reply.headers)
  if (!isStream(reply)) return sendReply(service, res, exchange, reply)
  exchange.inFlight.isStream = true
  return stream(service, res, reply, exchange)
}

type StreamReply = AnyReply & Required<Pick<AnyReply, 'events'>>

const isStream = (reply: AnyReply): reply is StreamReply => reply.events !== undefined

/** Aborts the work of a request when its client leaves; bounds it by the time that is returned. */
function abortWithClient(res: Response, { abort, startedAt }: Exchange): (ms: number) => void {
  let expiry: NodeJS.Timeout | undefined
  res.on('close', () => {
    clearTimeout(expiry)
    if (!res.writableFinished) abort.abort('left')
  })
  // The client may have left during authentication.
  if (res.destroyed) abort.abort('left')
  return (ms) => {
    clearTimeout(expiry)
    // After `close` the timer would never be cleared.
    if (!abort.signal.aborted)
      expiry = setTimeout(() => abort.abort('deadline'), startedAt + ms - performance.now())
  }
}

const inputOf = <Ops, Caller>(
  service: Service<Ops, Caller>,
  req: Request,
  exchange: Exchange,
  expireIn: (ms: number) => void,
) => ({
  path: req.params,
  query: req.query,
  header: req.headers,
  body: req.body as unknown,
  slices: exchange.slices,
  caller: exchange.caller,
  requestId: exchange.requestId,
  callId: exchange.callId,
  client: service.clientOf?.(req),
  paid: exchange.paid,
  startedAt: exchange.startedAt,
  signal: exchange.abort.signal,
  expireIn,
  onlyWaits() {
    if (service.admission) leaveAdmission(service.admission, exchange)
    exchange.inFlight.isIdle = true
  },
  logFields: exchange.logFields,
  faultOf: (status: number, body: unknown) => faultOf(service, exchange, status, body),
})

function sendReply<Ops, Caller>(
  service: Service<Ops, Caller>,
  res: Response,
  exchange: Exchange,
  reply: AnyReply,
): void {
  const { status, body, text, file, type } = reply
  if (body !== undefined)
    return send(service, res, exchange, status, json, jsonOf(service, exchange, reply))
  if (text !== undefined) return send(service, res, exchange, status, metricsText, text)
  if (file !== undefined)
    return send(service, res, exchange, status, `${type}; charset=utf-8`, file)
  sendHead(res, exchange, status)
}

const json = 'application/json'
const metricsText = 'text/plain; version=0.0.4; charset=utf-8'

/** The body of a reply as JSON, checked against the contract. */
function jsonOf<Ops, Caller>(
  service: Service<Ops, Caller>,
  exchange: Exchange,
  { status, body }: AnyReply,
): string | readonly Buffer[] {
  const value: unknown = body instanceof Json ? body.value : body
  if (value !== undefined) checkBody(service, exchange, status, value)
  return body instanceof Json ? body.parts : JSON.stringify(body)
}

function checkBody<Ops, Caller>(
  service: Service<Ops, Caller>,
  exchange: Exchange,
  status: number,
  value: unknown,
): void {
  const detail = faultOf(service, exchange, status, value)
  if (service.strictReplies && detail !== undefined)
    throw new Error(`${exchange.route?.operationId} ${status} breaks the contract: ${detail}`)
}

function faultOf<Ops, Caller>(
  { observe, name }: Service<Ops, Caller>,
  { route, requestId }: Exchange,
  status: number,
  body: unknown,
): string | undefined {
  const detail = route?.faultOf(status, body)
  if (route && detail !== undefined)
    observe({
      kind: 'contractBroken',
      service: name,
      operation: route.operationId,
      status,
      detail,
      requestId,
    })
  return detail
}

function send<Ops, Caller>(
  { inFlight }: Service<Ops, Caller>,
  res: Response,
  exchange: Exchange,
  status: number,
  type: string,
  content: string | Buffer | readonly Buffer[],
): void {
  if (res.destroyed) return exchange.finish(status, { clientGone: true })
  const { headers } = exchange
  if (inFlight.isDraining) headers['Connection'] = 'close'
  headers['Content-Type'] = type
  const isWhole = typeof content === 'string' || Buffer.isBuffer(content)
  headers['Content-Length'] = isWhole ? Buffer.byteLength(content) : bytesIn(content)
  res.writeHead(status, headers)
  if (isWhole) res.end(content)
  else {
    for (const part of content.slice(0, -1)) res.write(part)
    res.end(content.at(-1))
  }
  exchange.finish(status)
}

const bytesIn = (parts: readonly Buffer[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0)

/** A reply without a body, such as 304. */
function sendHead(res: Response, exchange: Exchange, status: number): void {
  res.writeHead(status, exchange.headers).end()
  exchange.finish(status)
}

async function stream<Ops, Caller>(
  { observe, events: times, eventForm, inFlight, errorInstead = errorEvent }: Service<Ops, Caller>,
  res: Response,
  { status, events, eventsOf }: StreamReply,
  exchange: Exchange,
): Promise<void> {
  res.writeHead(status, {
    ...exchange.headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
    ...(inFlight.isDraining && { Connection: 'close' }),
  })
  const ttftMs = performance.now() - exchange.startedAt
  observe({ kind: 'streamOpened' })
  const lastEvents = (error: unknown) => {
    const failure = failureFrom(error)
    if (!failure)
      observe({
        kind: 'bugMet',
        error,
        requestId: exchange.requestId,
        operation: exchange.route?.operationId ?? '-',
      })
    const refusal = failure ?? internal()
    return eventsOf?.(refusal) ?? [errorInstead(refusal, exchange.requestId)]
  }
  const form = eventForm ?? dataEvents
  const end = await writeEvents(res, events, { ...times, form }, lastEvents)
  observe({ kind: 'streamClosed' })
  exchange.finish(status, { ttftMs, ...(end === 'left' && { clientGone: true }) })
}

/** Whether a body may be longer than this: that of chunks has no end that is known. */
const mayBeLong = ({ headers }: Request, bytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > bytes

const internal = () => new Failure('internal', 'internal error')

/** Answers a request with the error that ended it. */
export function refuse<Ops, Caller>(
  service: Service<Ops, Caller>,
  req: Request,
  res: Response,
  exchange: Exchange,
  error: unknown,
): void {
  const { requestId, callId, route, caller, authenticated, startedAt } = exchange
  const operation = route?.operationId ?? '-'
  const expected = failureFrom(error)
  const failure = expected ?? internal()
  if (!expected) service.observe({ kind: 'bugMet', error, requestId, operation })
  if (authenticated && service.refused && !res.destroyed)
    service.refused({
      caller: caller as Caller,
      requestId,
      callId,
      operation,
      path: req.params,
      body: req.body as unknown,
      failure,
      ms: performance.now() - startedAt,
    })
  if (res.headersSent || res.destroyed) {
    breakOff(res)
    return exchange.finish(failure.status, { clientGone: true })
  }
  // The connection lives on where little of the body can come before the next request.
  if (!req.complete && (failure.kind === 'requestTimeout' || mayBeLong(req, service.maxBodyBytes)))
    exchange.headers['Connection'] = 'close'
  const { terms, body: own } = failure.details
  Object.assign(
    exchange.headers,
    errorHeaders(failure, service.challenge || route?.access === 'bearer'),
    terms?.headers,
  )
  const body = own ??
    terms?.body ??
    service.errorInstead?.(failure, requestId) ?? {
      ...errorBody(failure),
      ...service.moreOfError?.(failure),
    }
  send(service, res, exchange, failure.status, json, JSON.stringify(body))
}
