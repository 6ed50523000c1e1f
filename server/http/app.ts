import { hash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Express, Request, RequestHandler, Response } from 'express'
import { asWritten } from '../json/digits.ts'
import { parseJson } from '../json/parse.ts'
import { Failure } from '../failure.ts'
import type { Admission, RequestClass } from './load/admission.ts'
import { checkDeclaredLength, checkMediaType, readBody, type Hold } from './body.ts'
import { serveContract } from './contract/routes.ts'
import type { Route, ServedContract } from './contract/route.ts'
import { exchangeOf, leaveAdmission, openExchange, routeOf, type Exchange } from './exchange.ts'
import { createExpressApp, decodableUrl, expressPath, setQuery } from './express.ts'
import {
  allowOrigin,
  answerPreflight,
  checkFront,
  checkQuery,
  dropUnknownQuery,
  pathOf,
  tokenIn,
  tokenOf,
} from './request.ts'
import { hasIdempotencyKey } from './idempotency/idempotency.ts'
import { awaitBody } from './listen/node-http.ts'
import { handlerOf } from './contract/operations.ts'
import { respond, refuse, withTrace } from './reply.ts'
import type { PaidRoute, Service } from './service.ts'

export type { RefusedRequest, Service } from './service.ts'

type Step = (req: Request, res: Response) => void | Promise<void>

/**
 * Serves a contract with an Express app: front checks → what `extend` adds → the routes of the
 * contract. Each route runs authenticate → body → validate → admit → handler → reply, which is
 * validated. Except for its admission, the service may change while it serves: each step reads it
 * anew.
 */
export function serviceApp<Ops, Caller>(
  service: Service<Ops, Caller>,
  extend: ((app: Express) => void) | null = null,
): RequestListener {
  const { routes, security } = serveContract(service.contract, service.compiled)
  for (const { operationId } of routes) {
    if (!handlerOf(service.handlers, operationId))
      throw new Error(`${service.name}: no handler for ${operationId}`)
  }
  const app = createExpressApp()
  extend?.(app)
  const steps = stepsOf(service, security)
  const paths = Map.groupBy(routes, ({ path }) => path)
  // Of two paths that match, the one without parameters is meant.
  const ordered = [...paths].toSorted(([one], [other]) => parameters(one) - parameters(other))
  for (const [path, group] of ordered) addPath(app, service, path, group, steps)
  const missing = noOperation(service, routes)
  const listener = (req: Request, res: Response) => {
    const exchange = openExchange(service, req, res)
    const fail = (error: unknown) => refuse(service, req, res, exchange, error)
    const origin = originOf(service, req)
    if (origin !== undefined) allowOrigin(exchange.headers, origin)
    try {
      checkFront(req)
      service.checkHost?.(req)
    } catch (error) {
      return fail(error)
    }
    // Middleware that answers itself does not end the exchange.
    res.on('close', () => {
      if (!exchange.route) exchange.finish(res.statusCode)
    })
    setQuery(req)
    req.url = decodableUrl(req.url)
    app(req, res, (error?: unknown) => fail(error ?? missing(req)))
  }
  return listener as RequestListener // Express makes its request and response of Node's
}

const parameters = (path: string): number => path.split('{').length

function stepsOf<Ops, Caller>(
  service: Service<Ops, Caller>,
  security: ServedContract['security'],
): Step[] {
  const { admission } = service
  const admit: Step[] = admission
    ? [(req, res) => (routeOf(req).hasBody ? enter(admission, req, res) : undefined)]
    : []
  return [
    ...stepsBeforeBody(service, security),
    ...stepsOfBody(service),
    (req, res) => routeOf(req).check(req, res),
    ...admit,
    (req, res) =>
      service.begin
        ? withTrace(service, service.begin, req, () => respond(service, req, res))
        : respond(service, req, res),
  ]
}

/** Adds the operations of a path to the app, and the answer to other methods. HEAD is as GET. */
function addPath<Ops, Caller>(
  app: Express,
  service: Service<Ops, Caller>,
  path: string,
  group: readonly Route[],
  steps: readonly Step[],
): void {
  const methods = group.map(({ method }) => method)
  const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  const isPublic = group.some(
    ({ method, access }) =>
      (method === 'GET' && access === 'open') || (method === 'POST' && access === 'payment'),
  )
  const at = app.route(expressPath(path)).all((req, res, next) => {
    const { headers, finish } = exchangeOf(req)
    if (isPublic && service.openReads) allowOrigin(headers, '*')
    if (!answerPreflight(allow, req, res, headers)) return next()
    finish(204)
  })
  for (const route of group)
    at[route.method.toLowerCase() as 'get'](
      (req: Request, res: Response) => void handle(service, route, steps, req, res),
    )
  at.all((req) => {
    const methodsText = allow.join(', ')
    throw new Failure(
      'methodNotAllowed',
      `${req.method} is not allowed on ${pathOf(req)}; allowed: ${methodsText}`,
      { retry: false, allow: methodsText },
    )
  })
}

async function handle<Ops, Caller>(
  service: Service<Ops, Caller>,
  route: Route,
  steps: readonly Step[],
  req: Request,
  res: Response,
): Promise<void> {
  const exchange = exchangeOf(req)
  exchange.route = route
  try {
    for (const step of steps) {
      const waiting = step(req, res)
      if (waiting) await waiting
    }
  } catch (error) {
    refuse(service, req, res, exchange, error)
  } finally {
    if (service.admission) leaveAdmission(service.admission, exchange)
  }
}

function stepsBeforeBody<Ops, Caller>(
  service: Service<Ops, Caller>,
  security: ServedContract['security'],
): Step[] {
  const { admission } = service
  const steps: Step[] = [
    (req) => service.checkAddress?.(req),
    // What is not for sale is refused before anything else is looked at.
    (req) =>
      routeOf(req).access === 'payment'
        ? service.paid?.checkSold(paidRouteOf(req), req)
        : undefined,
    (req) => checkDeclaredLength(req, service.maxBodyBytes),
    (req) => authenticate(service, req),
    // A second check below our own authentication. It is skipped for authenticated requests, since
    // its promise costs time.
    (req, res) =>
      routeOf(req).access === 'bearer' && !exchangeOf(req).authenticated
        ? run((...step) => security(routeOf(req), ...step), req, res)
        : undefined,
  ]
  if (admission)
    steps.push((req) => (routeOf(req).hasBody ? admission.check(classOf(req)) : undefined))
  return steps
}

function stepsOfBody<Ops, Caller>(service: Service<Ops, Caller>): Step[] {
  const { admission } = service
  const hold = admission && holdFor(admission)
  return [
    (req, res) => (routeOf(req).hasBody ? takeBody(service, req, res, hold) : dropMediaType(req)),
    (req) => (routeOf(req).access === 'body' ? authenticateBody(service, req) : undefined),
    (req) =>
      service.ignoresUnknownQuery
        ? dropUnknownQuery(req, routeOf(req).queryNames)
        : checkQuery(req, routeOf(req).queryNames),
    (req) => {
      const { hasBody, operationId } = routeOf(req)
      if (hasBody) service.checkBody?.(req.body as unknown, operationId)
    },
  ]
}

const paidRouteOf = (req: Request): PaidRoute => ({
  path: routeOf(req).path,
  params: req.params as Record<string, string>,
})

/** The origin whose pages may read all replies, `*` for any; undefined where none may. */
function originOf<Ops, Caller>(
  { cors, isConsole }: Service<Ops, Caller>,
  { headers: { origin } }: Request,
): string | undefined {
  if (cors) return '*'
  return origin !== undefined && isConsole?.(origin) ? origin : undefined
}

const run = (step: RequestHandler, req: Request, res: Response) =>
  new Promise<void>(
    (resolve, reject) =>
      void step(req, res, (error?: unknown) => (error ? reject(error) : resolve())),
  )

/** The failure of a request that no path of the contract matches. */
function noOperation<Ops, Caller>(
  service: Service<Ops, Caller>,
  routes: readonly Route[],
): (req: Request) => Failure {
  const here = routes.map(({ method, path }) => `${method} ${path}`)
  return (req) => {
    const all = [...here, ...(service.elsewhere ?? [])].join(', ')
    const path = pathOf(req).slice(0, 200)
    return new Failure('notFound', `no operation at ${path}; use ${all}`, { retry: false })
  }
}

function authenticate<Ops, Caller>(
  { authenticate, authenticateRequest, paid, tokenHeader }: Service<Ops, Caller>,
  req: Request,
): void | Promise<void> {
  const exchange = exchangeOf(req)
  const { access, operationId } = routeOf(req)
  if (access === 'payment') {
    if (paid) exchange.paid = paid.open(paidRouteOf(req), req)
    return
  }
  if (access !== 'bearer') return
  if (authenticateRequest)
    return withCaller(exchange, authenticateRequest(req, operationId, exchange.requestId))
  const token = tokenHeader === undefined ? tokenOf(req) : tokenIn(req, tokenHeader)
  if (token === undefined) {
    const other = tokenHeader === undefined ? '' : ` or ${tokenHeader}: <ACCESS_TOKEN>`
    const message = `send the header Authorization: Bearer <ACCESS_TOKEN>${other}`
    throw new Failure('unauthorized', message, { retry: false })
  }
  return withCaller(exchange, authenticate(token, operationId))
}

const withCaller = <Caller>(
  exchange: Exchange,
  caller: Caller | Promise<Caller>,
): void | Promise<void> =>
  caller instanceof Promise
    ? caller.then((settled) => setCaller(exchange, settled))
    : setCaller(exchange, caller)

async function authenticateBody<Ops, Caller>(
  { authenticateBody }: Service<Ops, Caller>,
  req: Request,
): Promise<void> {
  if (!authenticateBody) throw new Error('no way to authenticate by the body')
  setCaller(exchangeOf(req), await authenticateBody(req.body as unknown, tokenOf(req)))
}

function setCaller(exchange: Exchange, caller: unknown): void {
  exchange.caller = caller
  exchange.inFlight.caller = caller
  exchange.authenticated = true
}

/** The validator caches what it compiles by content type, which a caller could vary without end. */
function dropMediaType(req: Request): void {
  delete req.headers['content-type']
}

async function takeBody<Ops, Caller>(
  { maxBodyBytes, bodyMs, keepsDigits, keepsSlices }: Service<Ops, Caller>,
  req: Request,
  res: Response,
  hold?: Hold,
): Promise<void> {
  checkMediaType(req)
  if (req.headers.expect !== undefined) awaitBody(res)
  const body = await readBody(req, maxBodyBytes, bodyMs, hold)
  const { value, slices } = parseJson(body, { keepsDigits, keepsSlices })
  req.body = value
  if (slices) exchangeOf(req).slices = slices
  if (hasIdempotencyKey(req))
    exchangeOf(req).bodyHash = hash(
      'sha256',
      routeOf(req).access === 'body' ? withoutKey(req.body) : body,
    )
}

/** A request is the same under another token of its key. What is no object is refused later. */
const withoutKey = (body: unknown): string =>
  JSON.stringify({ ...asWritten(body as object), api_key: undefined })

const classOf = (req: Request): RequestClass =>
  routeOf(req).access === 'payment' ? 'paid' : 'keyed'

/** Counts the received bytes of a large body for as long as its request lasts. */
const holdFor =
  (admission: Admission): Hold =>
  (req, bytes) => {
    admission.hold(bytes, classOf(req as Request))
    exchangeOf(req as Request).heldBytes += bytes
  }

/**
 * A request is admitted when its body is complete and valid. So a slow sender takes no place from
 * others, and an invalid request is refused for its own faults first.
 */
function enter(admission: Admission, req: Request, res: Response): void | Promise<void> {
  const exchange = exchangeOf(req)
  const waiting = admission.enter(classOf(req), res)
  if (waiting) return waiting.then(() => void (exchange.isAdmitted = true))
  exchange.isAdmitted = true
}
