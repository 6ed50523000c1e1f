import type { Request } from 'express'
import { Failure } from '../failure.ts'
import { Json } from '../json/json.ts'
import type { RequestStart } from '../observe/tracing.ts'
import { writeBytes } from './bytes.ts'
import { dataEvents, writeEvents } from './events.ts'
import { respondOnce } from './idempotency/idempotency.ts'
import { breakOff } from './listen/linger.ts'
import type { AnyReply } from './contract/operations.ts'
import type { Route } from './contract/routes.ts'
import { errorBody, errorEvent, errorHeaders, failureFrom } from './error-body.ts'
import { hasIdempotencyKey, type HttpRequest } from './request.ts'
import type { Service } from './service.ts'

/** The handler of an operation: the one cast from typed handlers. */
export const handlerOf = ({ handlers }: Service, operationId: string) =>
  (handlers as Record<string, ((input: unknown) => Promise<AnyReply>) | undefined>)[operationId]

/** Calls the handler and writes its response, within the trace of the request. */
export function respond(service: Service, request: HttpRequest, route: Route): Promise<void> {
  if (!service.startTrace) return callHandler(service, request, route)
  request.trace = service.startTrace(startOf(service, request, route))
  return request.trace.run(() => callHandler(service, request, route))
}

/** Continues the trace of an authenticated caller. */
function startOf(
  { traceparentIn }: Service,
  { req, body, startedAt, isAuthenticated }: HttpRequest,
  { path, operationId }: Route,
): RequestStart {
  const traceparent = isAuthenticated ? req.headers['traceparent'] : undefined
  const inBody = isAuthenticated ? traceparentIn?.(body, operationId) : undefined
  return {
    method: req.method,
    route: path,
    startedAt,
    ...(typeof traceparent === 'string' && { traceparent }),
    ...(typeof inBody === 'string' && { traceparentInBody: inBody }),
  }
}

async function callHandler(service: Service, request: HttpRequest, route: Route): Promise<void> {
  const handle = handlerOf(service, route.operationId)
  if (!handle) throw new Error(`no handler for ${route.operationId}`)
  request.abortIfDisconnected()
  const work = () => handle(request)
  const serialize = (completion: AnyReply) => new Json(jsonOf(service, request, completion)).text
  const { idempotency } = service
  let reply: AnyReply
  if (idempotency && hasIdempotencyKey(request.req, route))
    reply = await respondOnce(service, idempotency, request, route, { work, serialize })
  else reply = await work()
  if (reply.headers) Object.assign(request.headers, reply.headers)
  const { events, bytes, type } = reply
  request.inFlight.isStream = events !== undefined || bytes !== undefined
  if (bytes) return sendBytes(service, request, { status: reply.status, bytes, type: String(type) })
  if (events) return stream(service, request, { ...reply, events })
  return sendReply(service, request, reply)
}

function sendReply(service: Service, request: HttpRequest, reply: AnyReply): void {
  const { status, body, text, file, type } = reply
  if (body !== undefined)
    return send(service, request, status, json, jsonOf(service, request, reply))
  if (text !== undefined) return send(service, request, status, type ?? metricsText, text)
  if (file !== undefined) return send(service, request, status, `${type}; charset=utf-8`, file)
  // Without a body, as a 304.
  request.res.writeHead(status, request.headers).end()
  request.finish(status)
}

const json = 'application/json'
const metricsText = 'text/plain; version=0.0.4; charset=utf-8'

/** The body of a response as JSON, validated by the contract. */
function jsonOf(
  { strictReplies }: Service,
  request: HttpRequest,
  { status, body }: AnyReply,
): string | Buffer {
  const value: unknown = body instanceof Json ? body.value : body
  const detail = value === undefined ? undefined : request.faultOf(status, value)
  if (strictReplies && detail !== undefined)
    throw new Error(`${request.route?.operationId} ${status} breaks the contract: ${detail}`)
  return body instanceof Json ? body.bytes : JSON.stringify(body)
}

function send(
  { inFlight }: Service,
  request: HttpRequest,
  status: number,
  type: string,
  content: string | Buffer,
): void {
  const { res, headers } = request
  if (res.destroyed) return request.finish(status, { clientGone: true })
  if (inFlight.isDraining) headers['Connection'] = 'close'
  headers['Content-Type'] = type
  headers['Content-Length'] = Buffer.byteLength(content)
  res.writeHead(status, headers).end(content)
  request.finish(status)
}

async function stream(
  { observe, events: times, eventForm, inFlight, dialectError = errorEvent }: Service,
  request: HttpRequest,
  { status, events, lastEvents }: AnyReply & Required<Pick<AnyReply, 'events'>>,
): Promise<void> {
  const { res, requestId, headers, startedAt, route } = request
  res.writeHead(status, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
    ...(inFlight.isDraining && { Connection: 'close' }),
  })
  const ttftMs = performance.now() - startedAt
  observe({ kind: 'streamOpened' })
  const eventsOfError = (error: unknown) => {
    const failure = failureFrom(error)
    if (!failure)
      observe({ kind: 'bugMet', error, requestId, operation: route?.operationId ?? '-' })
    const sent = failure ?? internal()
    return lastEvents?.(sent) ?? [dialectError(sent, requestId)]
  }
  const form = eventForm ?? dataEvents
  const end = await writeEvents(res, events, { ...times, form }, eventsOfError)
  observe({ kind: 'streamClosed' })
  request.finish(status, { ttftMs, ...(end === 'disconnected' && { clientGone: true }) })
}

/** Sends bytes as they arrive; a failure breaks the connection off. */
async function sendBytes(
  { observe, events: { writeStallMs }, inFlight }: Service,
  request: HttpRequest,
  { status, bytes, type }: Required<Pick<AnyReply, 'status' | 'bytes' | 'type'>>,
): Promise<void> {
  const { res, requestId, headers, startedAt, route } = request
  res.writeHead(status, {
    ...headers,
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
    ...(inFlight.isDraining && { Connection: 'close' }),
  })
  const ttftMs = performance.now() - startedAt
  observe({ kind: 'streamOpened' })
  const end = await writeBytes(res, bytes, writeStallMs, (error) => {
    if (failureFrom(error)) return
    observe({ kind: 'bugMet', error, requestId, operation: route?.operationId ?? '-' })
  })
  observe({ kind: 'streamClosed' })
  request.finish(status, { ttftMs, ...(end === 'disconnected' && { clientGone: true }) })
}

/** Whether a body may be longer than this; the length of a chunked body is unknown. */
const mayBeLong = ({ headers }: Request, bytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > bytes

const internal = () => new Failure('internal', 'internal error')

/** Sends the error that ended a request. */
export function sendError(service: Service, request: HttpRequest, error: unknown): void {
  const { req, res, requestId, callId, route, caller, isAuthenticated, startedAt } = request
  const operation = route?.operationId ?? '-'
  const expected = failureFrom(error)
  const failure = expected ?? internal()
  if (!expected) service.observe({ kind: 'bugMet', error, requestId, operation })
  if (isAuthenticated && service.rejected && !res.destroyed)
    service.rejected({
      caller: caller as unknown,
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
    return request.finish(failure.status, { clientGone: true })
  }
  // The connection stays open if little of the body can arrive before the next request.
  if (!req.complete && (failure.kind === 'requestTimeout' || mayBeLong(req, service.maxBodyBytes)))
    request.headers['Connection'] = 'close'
  const { terms, body: own } = failure.details
  const isChallenged = service.challenge || route?.access === 'bearer'
  Object.assign(
    request.headers,
    errorHeaders(failure, isChallenged && (service.challengeOf?.(req) ?? 'Bearer')),
    terms?.headers,
  )
  const body = own ??
    terms?.body ??
    service.dialectError?.(failure, requestId) ?? {
      ...errorBody(failure),
      ...service.errorFields?.(failure),
    }
  send(service, request, failure.status, json, JSON.stringify(body))
}
