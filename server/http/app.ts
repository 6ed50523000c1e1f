import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { Failure } from '../failure.ts'
import { Json } from '../json.ts'
import type { Observation, Observe } from '../observe/observations.ts'
import type { Arrival, Trace } from '../observe/tracing.ts'
import { checkDeclaredLength, checkMediaType, parseJson, readBody } from './body.ts'
import { serveContract, type Contract, type Route, type Served } from './contract.ts'
import { writeEvents, type EventTimes } from './events.ts'
import { answerPreflight, checkFront, checkQuery, pathOf, queryOf } from './front.ts'
import { handlerOf, type About, type AnyReply, type Handlers } from './operations.ts'
import { errorBody, errorEvent, errorHeaders, failureFrom } from './refusal.ts'
import type { Job, Work } from './work.ts'

/** A refusal of a request that had been authenticated: the ledger keeps a row of it. */
export type Refusal<Caller> = { caller: Caller; requestId: string; operation: string; failure: Failure; ms: number }

export type Service<Ops, Caller> = {
  /** The service's name in logs, metrics and the ledger. */
  name: string
  contract: Contract
  handlers: Handlers<Ops, Caller>
  /** Who holds this bearer token. Throws a Failure for nobody, and for not knowing. */
  authenticate(token: string): Caller | Promise<Caller>
  /** The same for operations whose key is in the body; it may complete the body before the validator sees it. */
  authenticateBody?(body: unknown, token: string | undefined): Caller | Promise<Caller>
  /** Throws where the client's address has sent too much; asked before anything of the body is read. */
  checkAddress?(req: IncomingMessage): void
  /** Throws what a request to a paid operation hears before its body is read, when it carries no payment that can be read. */
  beforePaid?(operationId: string, path: Record<string, string>, headers: IncomingHttpHeaders): void
  refused?(refusal: Refusal<Caller>): void
  observe: Observe
  /** Begins the trace of a request, where traces are wanted. */
  begin?(arrival: Arrival): Trace
  maxBodyBytes: number
  bodyMs: number
  /** Answers browsers of other origins; what is open to everybody answers them always. */
  cors: boolean
  /** Open reads are for the public, and so for pages of any origin; those of an operator are not. */
  openReads: boolean
  /** Told with a 401 how to authenticate, on operations that take no bearer token by contract too; not where keys come in the body. */
  challenge: boolean
  /** Members of the error body beside the common ones. */
  moreOfError?(failure: Failure): object
  /** In place of the common error body, and of the last event of a stream that failed, where callers know another. */
  errorInstead?(failure: Failure): object
  events: EventTimes
  /** The requests being answered: drained when the process stops. */
  work: Work
  /** Throw on a reply of ours that breaks the contract, instead of counting it: for tests. */
  strictReplies: boolean
}

/** What http/ knows of a request under way. */
type Exchange = {
  requestId: string
  startedAt: number
  route?: Route
  caller?: unknown
  authenticated: boolean
  /** Aborted with the reason why nobody waits for the reply any more. */
  gone: AbortController
  job: Job
  about: About
  trace?: Trace
  /** Of the reply; written in one go, since Node handles each that is set alone at several times the cost. */
  headers: Record<string, string | number>
  finish(status: number, extra?: { ttftMs?: number; clientGone?: true }): void
}

/** On the request itself: a weak map of all requests costs the garbage collector more than the rest of this file costs. */
const key = Symbol('exchange')
const exchangeOf = (req: Request): Exchange => {
  const exchange = (req as { [key]?: Exchange })[key]
  if (!exchange) throw new Error('a request went past the front checks')
  return exchange
}

const routeOf = (req: Request): Route => {
  const { route } = exchangeOf(req)
  if (!route) throw new Error('a request went past the route table')
  return route
}

type Step = (req: Request, res: Response) => void | Promise<void>

/** Serves a contract: front checks → authenticate → body → validate → handler → validated reply. One contract an app. */
export async function serviceApp<Ops, Caller>(service: Service<Ops, Caller>): Promise<Express> {
  const served = await serveContract(service.contract, (req) => exchangeOf(req).authenticated)
  for (const { operationId } of served.routes) {
    if (!handlerOf(service.handlers, operationId)) throw new Error(`${service.name}: no handler for ${operationId}`)
  }
  const app = express()
  app.disable('x-powered-by').disable('etag')
  const steps: Step[] = [
    (req) => findRoute(served, req),
    (req) => checkDeclaredLength(req, service.maxBodyBytes),
    ...(service.checkAddress ? [service.checkAddress] : []),
    (req) => authenticate(service, req),
    (req, res) => (routeOf(req).access === 'bearer' ? run(served.security, req, res) : undefined),
    (req, res) => (routeOf(req).hasBody ? takeBody(service, req, res) : forgetMediaType(req)),
    (req) => (routeOf(req).access === 'body' ? authenticateBody(service, req) : undefined),
    (req) => checkQuery(req, routeOf(req).queryNames),
    (req, res) => run(served.request, req, res),
    (req, res) => (service.begin ? inTrace(service.begin, req, () => answer(service, req, res)) : answer(service, req, res)),
  ]
  /**
   * Takes the place of Express's own dispatch, which gives every request and reply another prototype and matches again what the route
   * table has matched: that cost as much as all validation. What the validator reads of Express's request is set here.
   */
  const handle = async (req: Request, res: Response) => {
    Object.assign(req, { app, originalUrl: req.url, baseUrl: '', path: pathOf(req), query: queryOf(req) })
    const exchange = open(service, req, res)
    try {
      if ((service.openReads || req.headers.origin !== undefined) && isShared(service, served, req) && answerPreflight(served, req, res, exchange.headers)) return exchange.finish(204)
      checkFront(req)
      for (const step of steps) {
        const waiting = step(req, res)
        if (waiting) await waiting
      }
    } catch (error) {
      refuse(service, req, res, exchange, error)
    }
  }
  return Object.assign(app, { handle })
}

/** What everybody may read, or buy, every page may too. */
const isShared = <Ops, Caller>({ cors, openReads }: Service<Ops, Caller>, { match }: Served, req: Request): boolean => {
  if (cors || !openReads) return cors
  const path = pathOf(req)
  const accessBy = (method: string) => {
    const found = match(method, path)
    return found && 'route' in found ? found.route.access : undefined
  }
  return accessBy('GET') === 'open' || accessBy('POST') === 'payment'
}

const run = (step: RequestHandler, req: Request, res: Response) =>
  new Promise<void>((ok, no) => void step(req, res, (error?: unknown) => (error ? no(error) : ok())))

const ownId = /^[A-Za-z0-9_-]{1,64}$/

function open<Ops, Caller>({ name, observe, begin, work }: Service<Ops, Caller>, req: Request, res: Response): Exchange {
  const sent = req.headers['x-request-id']
  const startedAt = performance.now()
  const requestId = typeof sent === 'string' && ownId.test(sent) ? sent : randomUUID()
  let open = true
  const gone = new AbortController()
  const job = work.begin((reason) => gone.abort(reason))
  res.once('close', job.end)
  const about: About = {}
  const exchange: Exchange = {
    about,
    headers: { 'x-request-id': requestId, 'Cache-Control': 'no-store' },
    requestId,
    startedAt,
    authenticated: false,
    gone,
    job,
    finish(status, extra) {
      if (!open) return
      open = false
      const { route, caller } = exchange
      const keyId = (caller as { id?: string } | undefined)?.id ?? about.keyId
      const operation = route?.operationId ?? '-'
      const ended: Extract<Observation, { kind: 'requestEnded' }> = { kind: 'requestEnded', service: name, operation, status, ms: performance.now() - startedAt, requestId, bytesIn: Number(req.headers['content-length'] ?? 0) }
      if (keyId !== undefined) ended.keyId = keyId
      if (about.model !== undefined) ended.model = about.model
      if (about.agent !== undefined) ended.agent = about.agent
      if (about.tokens !== undefined) ended.tokens = about.tokens
      observe(extra ? Object.assign(ended, extra) : ended)
      // Who was refused before has a trace of one span.
      if (begin) (exchange.trace ?? begin({ method: req.method, route: route?.path, startedAt })).end(ended)
    },
  }
  ;(req as { [key]?: Exchange })[key] = exchange
  return exchange
}

function findRoute(served: Served, req: Request): void {
  const path = pathOf(req)
  const found = served.match(req.method, path)
  if (!found) {
    const known = served.routes.map((route) => `${route.method} ${route.path}`).join(', ')
    throw new Failure('notFound', `no operation at ${path.slice(0, 200)}; use ${known}`, { retry: false })
  }
  if ('allow' in found) {
    throw new Failure('methodNotAllowed', `${req.method} is not allowed on ${path}; allowed: ${found.allow.join(', ')}`, { retry: false, allow: found.allow.join(', ') })
  }
  exchangeOf(req).route = found.route
  const validated = req as unknown as { openapi: object; params: object }
  validated.openapi = { ...found.route.openapi, pathParams: found.params }
  validated.params = found.params
}

const bearer = /^bearer +([^\s]+) *$/i

const tokenOf = (req: Request): string | undefined => bearer.exec(req.headers.authorization ?? '')?.[1]

function authenticate<Ops, Caller>({ authenticate, beforePaid }: Service<Ops, Caller>, req: Request): void | Promise<void> {
  const exchange = exchangeOf(req)
  const { access, operationId } = routeOf(req)
  if (access === 'payment') {
    beforePaid?.(operationId, req.params as Record<string, string>, req.headers)
    return
  }
  if (access !== 'bearer') return
  const token = tokenOf(req)
  if (token === undefined) throw new Failure('unauthorized', 'send the header Authorization: Bearer <ACCESS_TOKEN>', { retry: false })
  const admit = (caller: Caller) => {
    exchange.caller = caller
    exchange.authenticated = true
  }
  const caller = authenticate(token)
  return caller instanceof Promise ? caller.then(admit) : admit(caller)
}

async function authenticateBody<Ops, Caller>({ authenticateBody }: Service<Ops, Caller>, req: Request): Promise<void> {
  if (!authenticateBody) throw new Error('no way to authenticate by the body')
  const exchange = exchangeOf(req)
  exchange.caller = await authenticateBody(req.body as unknown, tokenOf(req))
  exchange.authenticated = true
}

/** The validator keeps what it compiles for every content type that it meets, and a caller could vary it without end. */
function forgetMediaType(req: Request): void {
  delete req.headers['content-type']
}

async function takeBody<Ops, Caller>({ maxBodyBytes, bodyMs }: Service<Ops, Caller>, req: Request, res: Response): Promise<void> {
  checkMediaType(req)
  if (req.headers.expect !== undefined) res.writeContinue()
  req.body = parseJson(await readBody(req, maxBodyBytes, bodyMs))
}

/** Whoever was let in may continue a trace of their own. */
function inTrace(begin: (arrival: Arrival) => Trace, req: Request, work: () => Promise<void>): Promise<void> {
  const exchange = exchangeOf(req)
  const { route, startedAt, authenticated } = exchange
  const traceparent = authenticated ? req.headers['traceparent'] : undefined
  exchange.trace = begin({ method: req.method, route: route?.path, startedAt, ...(typeof traceparent === 'string' && { traceparent }) })
  return exchange.trace.run(work)
}

async function answer<Ops, Caller>(service: Service<Ops, Caller>, req: Request, res: Response): Promise<void> {
  const exchange = exchangeOf(req)
  const { requestId, startedAt, caller, route, gone, job, about } = exchange
  if (!route) throw new Error('no route')
  let expiry: NodeJS.Timeout | undefined
  const expireIn = (ms: number) => {
    clearTimeout(expiry)
    expiry = setTimeout(() => gone.abort('deadline'), startedAt + ms - performance.now())
  }
  res.once('close', () => {
    clearTimeout(expiry)
    if (!res.writableFinished) gone.abort('left')
  })
  const handle = handlerOf(service.handlers, route.operationId)
  if (!handle) throw new Error(`no handler for ${route.operationId}`)
  const reply = await handle({ path: req.params, query: req.query, header: req.headers, body: req.body as unknown, caller, requestId, startedAt, signal: gone.signal, expireIn, about, faultOf: (status: number, replied: unknown) => faultOf(service, exchange, status, replied) })
  if (reply.headers) Object.assign(exchange.headers, reply.headers)
  if (reply.events) {
    job.isStream = true
    return stream(service, res, reply.events, reply.status, exchange)
  }
  if (reply.body !== undefined) send(service, res, exchange, reply.status, 'application/json', checked(service, exchange, reply))
  else if (reply.text !== undefined) send(service, res, exchange, reply.status, 'text/plain; version=0.0.4; charset=utf-8', reply.text)
  else if (reply.file !== undefined) send(service, res, exchange, reply.status, `${reply.type}; charset=utf-8`, reply.file)
  else sendHead(res, exchange, reply.status)
}

/** The body of a reply as JSON, after the contract has seen it. */
function checked<Ops, Caller>(service: Service<Ops, Caller>, exchange: Exchange, { status, body }: AnyReply): string | Buffer {
  if (body instanceof Json) return body.bytes()
  const detail = faultOf(service, exchange, status, body)
  if (service.strictReplies && detail !== undefined) throw new Error(`${exchange.route?.operationId} ${status} breaks the contract: ${detail}`)
  return JSON.stringify(body)
}

function faultOf<Ops, Caller>({ observe, name }: Service<Ops, Caller>, { route, requestId }: Exchange, status: number, body: unknown): string | undefined {
  const detail = route?.faultOf(status, body)
  if (route && detail !== undefined) observe({ kind: 'contractBroken', service: name, operation: route.operationId, status, detail, requestId })
  return detail
}

function send<Ops, Caller>({ work }: Service<Ops, Caller>, res: Response, exchange: Exchange, status: number, type: string, text: string | Buffer): void {
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

async function stream<Ops, Caller>({ observe, events, work, errorInstead = errorEvent }: Service<Ops, Caller>, res: Response, source: AsyncIterable<readonly unknown[]>, status: number, exchange: Exchange): Promise<void> {
  res.writeHead(status, { ...exchange.headers, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no', ...(work.isDraining && { Connection: 'close' }) })
  const ttftMs = performance.now() - exchange.startedAt
  observe({ kind: 'streamOpened' })
  const eventOf = (error: unknown) => {
    const failure = failureFrom(error)
    if (!failure) observe({ kind: 'bugMet', error, requestId: exchange.requestId, operation: exchange.route?.operationId ?? '-' })
    return errorInstead(failure ?? internal())
  }
  const end = await writeEvents(res, source, events, eventOf)
  observe({ kind: 'streamClosed' })
  exchange.finish(status, { ttftMs, ...(end === 'left' && { clientGone: true }) })
}

const mostDroppedBytes = 64 << 20

const internal = () => new Failure('internal', 'internal error')

function refuse<Ops, Caller>(service: Service<Ops, Caller>, req: Request, res: Response, exchange: Exchange, error: unknown): void {
  const { requestId, route, caller, authenticated, startedAt } = exchange
  const operation = route?.operationId ?? '-'
  const known = failureFrom(error)
  const failure = known ?? internal()
  if (!known) service.observe({ kind: 'bugMet', error, requestId, operation })
  if (authenticated && service.refused && !res.destroyed) service.refused({ caller: caller as Caller, requestId, operation, failure, ms: performance.now() - startedAt })
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return exchange.finish(failure.status, { clientGone: true })
  }
  // Node reads the rest of a body and drops it, so that the client hears the answer; not for one that may never end.
  if (!req.complete && (failure.kind === 'requestTimeout' || Number(req.headers['content-length']) > mostDroppedBytes)) exchange.headers['Connection'] = 'close'
  const { terms } = failure.details
  Object.assign(exchange.headers, errorHeaders(failure, service.challenge || route?.access === 'bearer'), terms?.headers)
  if (terms) return send(service, res, exchange, failure.status, 'application/json', JSON.stringify(terms.body))
  send(service, res, exchange, failure.status, 'application/json', JSON.stringify(service.errorInstead?.(failure) ?? { ...errorBody(failure), ...service.moreOfError?.(failure) }))
}
