import type { Request, Response } from 'express'
import { Failure } from '../failure.ts'
import { Json } from '../json.ts'
import type { RequestStart, Trace } from '../observe/tracing.ts'
import { writeEvents } from './events.ts'
import { exchangeOf, type Exchange } from './exchange.ts'
import { answerOnce, asksForOnce } from './idempotency/idempotency.ts'
import { handlerOf, type AnyReply } from './contract/operations.ts'
import { errorBody, errorEvent, errorHeaders, failureFrom } from './error-body.ts'
import type { Service } from './service.ts'

/** Whoever was let in may continue a trace of their own. */
export function inTrace(
  begin: (arrival: RequestStart) => Trace,
  req: Request,
  work: () => Promise<void>,
): Promise<void> {
  const exchange = exchangeOf(req)
  const { route, startedAt, authenticated } = exchange
  const traceparent = authenticated ? req.headers['traceparent'] : undefined
  exchange.trace = begin({
    method: req.method,
    route: route?.path,
    startedAt,
    ...(typeof traceparent === 'string' && { traceparent }),
  })
  return exchange.trace.run(work)
}

/** Asks the handler, and writes what it gives. */
export async function answer<Ops, Caller>(
  service: Service<Ops, Caller>,
  req: Request,
  res: Response,
): Promise<void> {
  const exchange = exchangeOf(req)
  const { requestId, callId, startedAt, caller, route, gone, job, about } = exchange
  if (!route) throw new Error('no route')
  let expiry: NodeJS.Timeout | undefined
  const expireIn = (ms: number) => {
    clearTimeout(expiry)
    // Nobody would end it, for whoever leaves while a handler waits for the store has closed the reply before this.
    if (!gone.signal.aborted)
      expiry = setTimeout(() => gone.abort('deadline'), startedAt + ms - performance.now())
  }
  res.once('close', () => {
    clearTimeout(expiry)
    if (!res.writableFinished) gone.abort('left')
  })
  // Whoever left while their key was looked up is not told of any more.
  if (res.destroyed) gone.abort('left')
  const handle = handlerOf(service.handlers, route.operationId)
  if (!handle) throw new Error(`no handler for ${route.operationId}`)
  const input = {
    path: req.params,
    query: req.query,
    header: req.headers,
    body: req.body as unknown,
    caller,
    requestId,
    callId,
    paid: exchange.paid,
    startedAt,
    signal: gone.signal,
    expireIn,
    about,
    faultOf: (status: number, replied: unknown) => faultOf(service, exchange, status, replied),
  }
  const reply =
    service.idempotency && asksForOnce(req)
      ? await answerOnce(
          service,
          service.idempotency,
          req,
          (workId) => handle({ ...input, workId }),
          (whole) => checked(service, exchange, whole).toString(),
        )
      : await handle(input)
  if (reply.headers) Object.assign(exchange.headers, reply.headers)
  if (reply.events) {
    job.isStream = true
    return stream(service, res, reply.events, reply.status, exchange)
  }
  if (reply.body !== undefined)
    send(
      service,
      res,
      exchange,
      reply.status,
      'application/json',
      checked(service, exchange, reply),
    )
  else if (reply.text !== undefined)
    send(
      service,
      res,
      exchange,
      reply.status,
      'text/plain; version=0.0.4; charset=utf-8',
      reply.text,
    )
  else if (reply.file !== undefined)
    send(service, res, exchange, reply.status, `${reply.type}; charset=utf-8`, reply.file)
  else sendHead(res, exchange, reply.status)
}

/** The body of a reply as JSON, after the contract has seen it. */
function checked<Ops, Caller>(
  service: Service<Ops, Caller>,
  exchange: Exchange,
  { status, body }: AnyReply,
): string | Buffer {
  if (body instanceof Json) return body.bytes()
  const detail = faultOf(service, exchange, status, body)
  if (service.strictReplies && detail !== undefined)
    throw new Error(`${exchange.route?.operationId} ${status} breaks the contract: ${detail}`)
  return JSON.stringify(body)
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
  { work }: Service<Ops, Caller>,
  res: Response,
  exchange: Exchange,
  status: number,
  type: string,
  text: string | Buffer,
): void {
  if (res.destroyed) return exchange.finish(status, { clientGone: true })
  const { headers } = exchange
  if (work.isDraining) headers['Connection'] = 'close'
  headers['Content-Type'] = type
  headers['Content-Length'] = Buffer.byteLength(text)
  res.writeHead(status, headers)
  res.end(text)
  exchange.finish(status)
}

/** A reply without a body, such as 304. */
function sendHead(res: Response, exchange: Exchange, status: number): void {
  res.writeHead(status, exchange.headers).end()
  exchange.finish(status)
}

async function stream<Ops, Caller>(
  { observe, events, work, errorInstead = errorEvent }: Service<Ops, Caller>,
  res: Response,
  source: AsyncIterable<readonly unknown[]>,
  status: number,
  exchange: Exchange,
): Promise<void> {
  res.writeHead(status, {
    ...exchange.headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
    ...(work.isDraining && { Connection: 'close' }),
  })
  const ttftMs = performance.now() - exchange.startedAt
  observe({ kind: 'streamOpened' })
  const eventOf = (error: unknown) => {
    const failure = failureFrom(error)
    if (!failure)
      observe({
        kind: 'bugMet',
        error,
        requestId: exchange.requestId,
        operation: exchange.route?.operationId ?? '-',
      })
    return errorInstead(failure ?? internal())
  }
  const end = await writeEvents(res, source, events, eventOf)
  observe({ kind: 'streamClosed' })
  exchange.finish(status, { ttftMs, ...(end === 'left' && { clientGone: true }) })
}

const mostDroppedBytes = 64 << 20

const internal = () => new Failure('internal', 'internal error')

/** Writes what came of a request in place of its answer. */
export function refuse<Ops, Caller>(
  service: Service<Ops, Caller>,
  req: Request,
  res: Response,
  exchange: Exchange,
  error: unknown,
): void {
  const { requestId, callId, route, caller, authenticated, startedAt } = exchange
  const operation = route?.operationId ?? '-'
  const known = failureFrom(error)
  const failure = known ?? internal()
  if (!known) service.observe({ kind: 'bugMet', error, requestId, operation })
  if (authenticated && service.refused && !res.destroyed)
    service.refused({
      caller: caller as Caller,
      requestId,
      callId,
      operation,
      failure,
      ms: performance.now() - startedAt,
    })
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return exchange.finish(failure.status, { clientGone: true })
  }
  // Node reads the rest of a body and drops it, so that the client hears the answer; not for one that may never end.
  if (
    !req.complete &&
    (failure.kind === 'requestTimeout' || Number(req.headers['content-length']) > mostDroppedBytes)
  )
    exchange.headers['Connection'] = 'close'
  const { terms } = failure.details
  Object.assign(
    exchange.headers,
    errorHeaders(failure, service.challenge || route?.access === 'bearer'),
    terms?.headers,
  )
  if (terms)
    return send(
      service,
      res,
      exchange,
      failure.status,
      'application/json',
      JSON.stringify(terms.body),
    )
  send(
    service,
    res,
    exchange,
    failure.status,
    'application/json',
    JSON.stringify(
      service.errorInstead?.(failure) ?? {
        ...errorBody(failure),
        ...service.moreOfError?.(failure),
      },
    ),
  )
}
