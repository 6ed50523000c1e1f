import { hash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import express, { type Express, type Request, type Response } from 'express'
import { asWritten } from '../json/digits.ts'
import { parseJson } from '../json/parse.ts'
import { Failure } from '../failure.ts'
import {
  checkDeclaredLength,
  checkFormType,
  checkMediaType,
  decodedBody,
  readBody,
} from './body.ts'
import { formObject, readForm } from './form.ts'
import { serveContract, type Route } from './contract/routes.ts'
import {
  allowOrigin,
  respondToPreflight,
  checkFront,
  checkQuery,
  decodableUrl,
  dropUnknownQuery,
  pathOf,
  setQuery,
  tokenOf,
} from './front.ts'
import { joinHashes } from './idempotency/records.ts'
import { hasIdempotencyKey, HttpRequest, recordOf } from './request.ts'
import { awaitBody } from './listen/node-http.ts'
import { handlerOf, respond, sendError } from './reply.ts'
import type { PaidRoute, Service } from './service.ts'

export type { RejectedRequest, Service } from './service.ts'

type Step = (request: HttpRequest, route: Route) => void | Promise<void>

/**
 * Serves a contract with an Express app: front checks → the middleware of `extend` → the routes of
 * the contract, which run the steps of `stepsOf`. The service may change while it serves: each step
 * reads it again.
 */
export function serviceApp(
  service: Service,
  extend: ((app: Express) => void) | null = null,
): RequestListener {
  const routes = serveContract(service.contract, service.compiled)
  for (const { operationId } of routes) {
    if (!handlerOf(service, operationId))
      throw new Error(`${service.name}: no handler for ${operationId}`)
  }
  const app = createExpressApp()
  extend?.(app)
  const steps = stepsOf(service)
  const paths = Map.groupBy(routes, ({ path }) => path)
  // If two paths match, the one without parameters takes precedence.
  const ordered = [...paths].toSorted(([one], [other]) => parameters(one) - parameters(other))
  for (const [path, group] of ordered) addPath(app, service, path, group, steps)
  const missing = noOperation(service, routes)
  const listener = (req: Request, res: Response) => {
    const request = new HttpRequest(service, req, res)
    const fail = (error: unknown) => sendError(service, request, error)
    const origin = originOf(service, req)
    if (origin !== undefined) allowOrigin(request.headers, origin)
    try {
      checkFront(req)
      service.checkHost?.(req)
    } catch (error) {
      return fail(error)
    }
    setQuery(req)
    req.url = decodableUrl(req.url)
    app(req, res, (error?: unknown) => fail(error ?? missing(req)))
  }
  return listener as RequestListener // Express extends Node's request and response
}

/**
 * An Express app with case-sensitive, strict routing and without Express's own response headers.
 */
export function createExpressApp(): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  return app.enable('case sensitive routing').enable('strict routing')
}

/** A path of a contract as Express writes it. */
export const expressPath = (path: string): string => path.replaceAll(/\{([^}]+)\}/g, ':$1')

const parameters = (path: string): number => path.split('{').length

/** A step for some operations only. */
const onlyIf =
  (applies: (route: Route) => boolean, step: Step): Step =>
  (request, route) => {
    if (applies(route)) return step(request, route)
  }

const hasBody = (route: Route) => route.hasBody
const isPaid = ({ access }: Route) => access === 'payment'
const takesToken = ({ access }: Route) => access === 'bearer'
const hasKeyInBody = ({ access }: Route) => access === 'body'

/** The steps of a request, in their order. */
const stepsOf = (service: Service): Step[] => [
  ({ req }) => service.checkAddress?.(req),
  // Reject what is not for sale before any other check.
  onlyIf(isPaid, ({ req }, route) => service.paid?.checkSold(paidRouteOf(req, route), req)),
  ({ req }) => checkDeclaredLength(req, service.maxBodyBytes),
  onlyIf(isPaid, (request, route) => {
    request.paid = service.paid?.open(paidRouteOf(request.req, route), request.req)
  }),
  onlyIf(takesToken, (request, { operationId }) =>
    withCaller(request, service.authenticate?.(request.req, operationId, request.requestId)),
  ),
  onlyIf(hasBody, (request) => service.admission?.check(request)),
  // The validator caches compiled checks by content type, which a caller could vary endlessly.
  onlyIf(
    (route) => !route.hasBody,
    ({ req }) => void delete req.headers['content-type'],
  ),
  onlyIf(hasBody, (request, route) => takeBody(service, request, route)),
  onlyIf(hasKeyInBody, (request) =>
    withCaller(request, service.authenticateBody?.(request.body, tokenOf(request.req))),
  ),
  ({ req }, { queryNames, operationId }) => {
    if (service.ignoresUnknownQuery || service.openQueries?.has(operationId))
      dropUnknownQuery(req, queryNames)
    else checkQuery(req, queryNames)
  },
  onlyIf(hasBody, ({ body }, { operationId }) => service.checkBody?.(body, operationId)),
  ({ req, res }, route) => route.check(req, res),
  onlyIf(hasBody, (request) => enter(service, request)),
  (request, route) => respond(service, request, route),
]

/** Adds the operations of a path to the app, and a 405 for other methods. HEAD is served as GET. */
function addPath(
  app: Express,
  service: Service,
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
    const request = recordOf(req)
    if (isPublic && service.openReads) allowOrigin(request.headers, '*')
    if (!respondToPreflight(allow, req, res, request.headers)) return next()
    request.finish(204)
  })
  for (const route of group)
    at[route.method.toLowerCase() as 'get'](
      (req: Request) => void handle(service, recordOf(req), route, steps),
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

async function handle(
  service: Service,
  request: HttpRequest,
  route: Route,
  steps: readonly Step[],
): Promise<void> {
  request.route = route
  try {
    for (const step of steps) {
      const waiting = step(request, route)
      if (waiting) await waiting
    }
  } catch (error) {
    sendError(service, request, error)
  } finally {
    request.leaveAdmission()
  }
}

const paidRouteOf = (req: Request, { path }: Route): PaidRoute => ({
  path,
  params: req.params as Record<string, string>,
})

/** The origin whose pages may read all responses, `*` for any; undefined if no page may. */
function originOf(
  { cors, isConsole }: Service,
  { headers: { origin } }: Request,
): string | undefined {
  if (cors) return '*'
  return origin !== undefined && isConsole?.(origin) ? origin : undefined
}

/** The failure of a request whose path is not in the contract. */
function noOperation(service: Service, routes: readonly Route[]): (req: Request) => Failure {
  const here = routes.map(({ method, path }) => `${method} ${path}`)
  return (req) => {
    const all = [...here, ...(service.elsewhere ?? [])].join(', ')
    const path = pathOf(req).slice(0, 200)
    return new Failure('notFound', `no operation at ${path}; use ${all}`, { retry: false })
  }
}

/** Stores the caller. Synchronous for a cached key. */
function withCaller(request: HttpRequest, caller: unknown): void | Promise<void> {
  if (caller instanceof Promise) return caller.then((settled) => withCaller(request, settled))
  if (caller === undefined) throw new Failure('unauthorized', 'not authenticated')
  request.authenticate(caller)
}

async function takeBody(
  { admission, maxBodyBytes, bodyMs, keepsDigits, keepsSlices, idempotency }: Service,
  request: HttpRequest,
  route: Route,
): Promise<void> {
  const { req, res } = request
  if (route.form) checkFormType(req)
  else checkMediaType(req)
  if (req.headers.expect !== undefined) awaitBody(res)
  // Large bodies are charged until their request ends.
  const hold = (bytes: number) => {
    admission?.hold(bytes, request.kind)
    request.heldBytes += bytes
  }
  let body = await readBody(req, maxBodyBytes, bodyMs, hold)
  if (req.headers['content-encoding']) body = await decodedBody(req, body, maxBodyBytes, hold)
  request.bodyBytes = body.length
  if (route.form) {
    // It is sent as a copy with another name of the model.
    hold(body.length)
    const form = await readForm(body, String(req.headers['content-type']))
    req.body = formObject(form, route.form)
    request.files = form.files
    // The validator's only type.
    req.headers['content-type'] = 'application/json'
    return
  }
  const { value, slices } = parseJson(body, { keepsDigits, keepsSlices })
  req.body = value
  request.slices = slices
  if (hasIdempotencyKey(req, route)) {
    const bodyHash = hash('sha256', route.access === 'body' ? withoutKey(req.body) : body)
    const salt = `${String(req.headers['idempotency-key'])} ${bodyHash}`
    request.bodyHash = joinHashes(bodyHash, idempotency?.credentialHash?.(req, salt))
  }
}

/**
 * Another token of the same key makes the same request. A body that is no object is rejected later.
 */
const withoutKey = (body: unknown): string =>
  JSON.stringify({ ...asWritten(body as object), api_key: undefined })

/**
 * A request is admitted when its body is complete and valid, so that slow senders and invalid
 * requests take no slot.
 */
function enter({ admission }: Service, request: HttpRequest): void | Promise<void> {
  if (!admission) return
  const waiting = admission.enter(request)
  if (waiting) return waiting.then((slot) => request.admitted(slot))
  request.admitted()
}
