import { hash } from 'node:crypto'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { asWritten } from '../digits.ts'
import { Failure } from '../failure.ts'
import type { Admission, Class } from './load/admission.ts'
import { checkDeclaredLength, checkMediaType, parseJson, readBody, type Hold } from './body.ts'
import { serveContract } from './contract/routes.ts'
import type { Served } from './contract/route.ts'
import { exchangeOf, open, routeOf, type Exchange } from './exchange.ts'
import { answerPreflight, checkFront, checkQuery, pathOf, queryOf, tokenOf } from './request.ts'
import { asksForOnce } from './idempotency/idempotency.ts'
import { handlerOf } from './contract/operations.ts'
import { answer, inTrace, refuse } from './reply.ts'
import type { PaidRoute, Service } from './service.ts'

export type { RefusedRequest, Service } from './service.ts'

type Step = (req: Request, res: Response) => void | Promise<void>

/**
 * Serves a contract: front checks → authenticate → body → validate → admit → handler → validated reply. One contract an app;
 * all else of the service, but for who admits, may change while it serves, and counts for each step when its turn comes.
 */
export async function serviceApp<Ops, Caller>(service: Service<Ops, Caller>): Promise<Express> {
  const served = await serveContract(service.contract)
  for (const { operationId } of served.routes) {
    if (!handlerOf(service.handlers, operationId))
      throw new Error(`${service.name}: no handler for ${operationId}`)
  }
  const { admission } = service
  const hold = admission && holder(admission)
  const app = express()
  app.disable('x-powered-by').disable('etag')
  const steps: Step[] = [
    (req) => service.checkHost?.(req),
    (req) => findRoute(served, req),
    (req) => service.checkAddress?.(req),
    // Of a request for what is not for sale nothing else is looked at.
    (req) =>
      routeOf(req).access === 'payment'
        ? service.paid?.checkSold(paidRouteOf(req), req)
        : undefined,
    (req) => checkDeclaredLength(req, service.maxBodyBytes),
    (req) => authenticate(service, req),
    // A net, should our own step ever let somebody past without a word; its promises are not worth the time of those it has let in.
    (req, res) =>
      routeOf(req).access === 'bearer' && !exchangeOf(req).authenticated
        ? run(served.security, req, res)
        : undefined,
    ...(admission
      ? [(req: Request) => (routeOf(req).hasBody ? admission.check(classOf(req)) : undefined)]
      : []),
    (req, res) => (routeOf(req).hasBody ? takeBody(service, req, res, hold) : forgetMediaType(req)),
    (req) => (routeOf(req).access === 'body' ? authenticateBody(service, req) : undefined),
    (req) => checkQuery(req, routeOf(req).queryNames),
    (req) => (routeOf(req).hasBody ? service.checkBody?.(req.body as unknown) : undefined),
    (req, res) => routeOf(req).check(req, res),
    ...(admission
      ? [
          (req: Request, res: Response) =>
            routeOf(req).hasBody ? enter(admission, req, res) : undefined,
        ]
      : []),
    (req, res) =>
      service.begin
        ? inTrace(service.begin, req, () => answer(service, req, res))
        : answer(service, req, res),
  ]
  /**
   * Takes the place of Express's own dispatch, which gives every request and reply another prototype and matches again what the route
   * table has matched: that cost as much as all validation. What the validator reads of Express's request is set here.
   */
  const handle = async (req: Request, res: Response) => {
    Object.assign(req, {
      app,
      originalUrl: req.url,
      baseUrl: '',
      path: pathOf(req),
      query: queryOf(req),
    })
    const exchange = open(service, req, res)
    try {
      if (
        (service.openReads || req.headers.origin !== undefined) &&
        isShared(service, served, req) &&
        answerPreflight(served, req, res, exchange.headers)
      )
        return exchange.finish(204)
      checkFront(req)
      for (const step of steps) {
        const waiting = step(req, res)
        if (waiting) await waiting
      }
    } catch (error) {
      refuse(service, req, res, exchange, error)
    } finally {
      if (admission) leave(admission, exchange)
    }
  }
  return Object.assign(app, { handle })
}

/** What everybody may read, or buy, every page may too. */
const isShared = <Ops, Caller>(
  { cors, openReads }: Service<Ops, Caller>,
  { match }: Served,
  req: Request,
): boolean => {
  if (cors || !openReads) return cors
  const path = pathOf(req)
  const accessBy = (method: string) => {
    const found = match(method, path)
    return found && 'route' in found ? found.route.access : undefined
  }
  return accessBy('GET') === 'open' || accessBy('POST') === 'payment'
}

const run = (step: RequestHandler, req: Request, res: Response) =>
  new Promise<void>(
    (ok, no) => void step(req, res, (error?: unknown) => (error ? no(error) : ok())),
  )

function findRoute(served: Served, req: Request): void {
  const path = pathOf(req)
  const found = served.match(req.method, path)
  if (!found) {
    const known = served.routes.map((route) => `${route.method} ${route.path}`).join(', ')
    throw new Failure('notFound', `no operation at ${path.slice(0, 200)}; use ${known}`, {
      retry: false,
    })
  }
  if ('allow' in found) {
    throw new Failure(
      'methodNotAllowed',
      `${req.method} is not allowed on ${path}; allowed: ${found.allow.join(', ')}`,
      { retry: false, allow: found.allow.join(', ') },
    )
  }
  exchangeOf(req).route = found.route
  const validated = req as unknown as { openapi: object; params: object }
  validated.openapi = { ...found.route.openapi, pathParams: found.params }
  validated.params = found.params
}

const paidRouteOf = (req: Request): PaidRoute => ({
  path: routeOf(req).path,
  params: req.params as Record<string, string>,
})

function authenticate<Ops, Caller>(
  { authenticate, paid }: Service<Ops, Caller>,
  req: Request,
): void | Promise<void> {
  const exchange = exchangeOf(req)
  const { access, operationId } = routeOf(req)
  if (access === 'payment') {
    if (paid) exchange.paid = paid.open(paidRouteOf(req), req)
    return
  }
  if (access !== 'bearer') return
  const token = tokenOf(req)
  if (token === undefined)
    throw new Failure('unauthorized', 'send the header Authorization: Bearer <ACCESS_TOKEN>', {
      retry: false,
    })
  const admit = (caller: Caller) => {
    exchange.caller = caller
    exchange.job.caller = caller
    exchange.authenticated = true
  }
  const caller = authenticate(token, operationId)
  return caller instanceof Promise ? caller.then(admit) : admit(caller)
}

async function authenticateBody<Ops, Caller>(
  { authenticateBody }: Service<Ops, Caller>,
  req: Request,
): Promise<void> {
  if (!authenticateBody) throw new Error('no way to authenticate by the body')
  const exchange = exchangeOf(req)
  exchange.caller = await authenticateBody(req.body as unknown, tokenOf(req))
  exchange.job.caller = exchange.caller
  exchange.authenticated = true
}

/** The validator keeps what it compiles for every content type that it meets, and a caller could vary it without end. */
function forgetMediaType(req: Request): void {
  delete req.headers['content-type']
}

async function takeBody<Ops, Caller>(
  { maxBodyBytes, bodyMs, keepsDigits }: Service<Ops, Caller>,
  req: Request,
  res: Response,
  hold?: Hold,
): Promise<void> {
  checkMediaType(req)
  if (req.headers.expect !== undefined) res.writeContinue()
  const body = await readBody(req, maxBodyBytes, bodyMs, hold)
  req.body = parseJson(body, keepsDigits)
  if (asksForOnce(req))
    exchangeOf(req).bodyHash = hash(
      'sha256',
      routeOf(req).access === 'body' ? withoutKey(req.body) : body,
    )
}

/** A request is the same under another token of its key. What is no object is refused later. */
const withoutKey = (body: unknown): string =>
  JSON.stringify({ ...asWritten(body as object), api_key: undefined })

const classOf = (req: Request): Class => (routeOf(req).access === 'payment' ? 'paid' : 'keyed')

/** What has come of a large body is counted for as long as its request lasts. */
const holder =
  (admission: Admission): Hold =>
  (req, bytes) => {
    admission.hold(bytes, classOf(req as Request))
    exchangeOf(req as Request).heldBytes += bytes
  }

/**
 * The place is taken when the body is in and found right: whoever sends slowly takes none from others, and a fault of the caller's
 * is told before one of ours.
 */
function enter(admission: Admission, req: Request, res: Response): void | Promise<void> {
  const exchange = exchangeOf(req)
  const waiting = admission.enter(classOf(req), res)
  if (waiting) return waiting.then(() => void (exchange.hasPlace = true))
  exchange.hasPlace = true
}

function leave(admission: Admission, exchange: Exchange): void {
  if (exchange.hasPlace) admission.leave()
  if (exchange.heldBytes > 0) admission.release(exchange.heldBytes)
}
