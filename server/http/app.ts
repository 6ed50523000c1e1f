import { hash } from 'node:crypto'
import type { Express, Request, RequestHandler, Response } from 'express'
import { asWritten } from '../json/digits.ts'
import { Failure } from '../failure.ts'
import type { Admission, RequestClass } from './load/admission.ts'
import { checkDeclaredLength, checkMediaType, parseJson, readBody, type Hold } from './body.ts'
import { serveContract } from './contract/routes.ts'
import type { ServedContract } from './contract/route.ts'
import { exchangeOf, leaveAdmission, openExchange, routeOf, type Exchange } from './exchange.ts'
import { createExpressApp } from './express.ts'
import {
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
 * Serves a contract: front checks → authenticate → body → validate → admit → handler → reply, which
 * is validated. Each app serves one contract. Except for its admission, the service may change
 * while it serves: each step reads it anew.
 */
export function serviceApp<Ops, Caller>(service: Service<Ops, Caller>): Express {
  const contract = serveContract(service.contract, service.compiled)
  for (const { operationId } of contract.routes) {
    if (!handlerOf(service.handlers, operationId))
      throw new Error(`${service.name}: no handler for ${operationId}`)
  }
  const { admission } = service
  const [beforeBody, bodySteps] = [stepsBeforeBody(service, contract), stepsOfBody(service)]
  const admit: Step[] = admission
    ? [(req, res) => (routeOf(req).hasBody ? enter(admission, req, res) : undefined)]
    : []
  const steps: Step[] = [
    ...beforeBody,
    ...bodySteps,
    (req, res) => routeOf(req).check(req, res),
    ...admit,
    (req, res) =>
      service.begin
        ? withTrace(service, service.begin, req, () => respond(service, req, res))
        : respond(service, req, res),
  ]
  return createExpressApp((req, res) => void handle(service, contract, steps, req, res))
}

async function handle<Ops, Caller>(
  service: Service<Ops, Caller>,
  contract: ServedContract,
  steps: readonly Step[],
  req: Request,
  res: Response,
): Promise<void> {
  const exchange = openExchange(service, req, res)
  try {
    const origin = allowedOrigin(service, contract, req)
    if (origin !== undefined && answerPreflight(contract, req, res, exchange.headers, origin))
      return exchange.finish(204)
    checkFront(req)
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
  contract: ServedContract,
): Step[] {
  const { admission } = service
  const steps: Step[] = [
    (req) => service.checkHost?.(req),
    (req) => findRoute(service, contract, req),
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
        ? run((...step) => contract.security(routeOf(req), ...step), req, res)
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

/** The origin whose pages may read the reply, `*` for all; undefined where none may. */
function allowedOrigin<Ops, Caller>(
  service: Service<Ops, Caller>,
  contract: ServedContract,
  req: Request,
): string | undefined {
  const { origin } = req.headers
  if (origin === undefined && !service.openReads) return undefined
  if (isShared(service, contract, req)) return '*'
  return origin !== undefined && service.isConsole?.(origin) ? origin : undefined
}

/** Whether pages of other origins may read it: public reads and paid operations. */
const isShared = <Ops, Caller>(
  { cors, openReads }: Service<Ops, Caller>,
  { match }: ServedContract,
  req: Request,
): boolean => {
  if (cors || !openReads) return cors
  const path = pathOf(req)
  const accessBy = (method: string) => {
    const matched = match(method, path)
    return matched && 'route' in matched ? matched.route.access : undefined
  }
  return accessBy('GET') === 'open' || accessBy('POST') === 'payment'
}

const run = (step: RequestHandler, req: Request, res: Response) =>
  new Promise<void>(
    (resolve, reject) =>
      void step(req, res, (error?: unknown) => (error ? reject(error) : resolve())),
  )

function findRoute<Ops, Caller>(
  { elsewhere = [] }: Service<Ops, Caller>,
  contract: ServedContract,
  req: Request,
): void {
  const path = pathOf(req)
  const matched = contract.match(req.method, path)
  if (!matched) {
    const here = contract.routes.map((route) => `${route.method} ${route.path}`)
    const routes = [...here, ...elsewhere].join(', ')
    throw new Failure('notFound', `no operation at ${path.slice(0, 200)}; use ${routes}`, {
      retry: false,
    })
  }
  if ('allow' in matched) {
    throw new Failure(
      'methodNotAllowed',
      `${req.method} is not allowed on ${path}; allowed: ${matched.allow.join(', ')}`,
      { retry: false, allow: matched.allow.join(', ') },
    )
  }
  exchangeOf(req).route = matched.route
  req.params = matched.params
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
  if (authenticateRequest) return withCaller(exchange, authenticateRequest(req, operationId))
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
  { maxBodyBytes, bodyMs, keepsDigits, keepsSource }: Service<Ops, Caller>,
  req: Request,
  res: Response,
  hold?: Hold,
): Promise<void> {
  checkMediaType(req)
  if (req.headers.expect !== undefined) awaitBody(res)
  const body = await readBody(req, maxBodyBytes, bodyMs, hold)
  const { value, source } = parseJson(body, { keepsDigits, keepsSource })
  req.body = value
  if (source) exchangeOf(req).source = source
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
