import { setImmediate as nextTurn } from 'node:timers/promises'
import { parse } from 'node:url'
import type { Request, RequestHandler, Response } from 'express'
import express from 'express'
import { middleware } from 'express-openapi-validator'
import type { OpenApiRequestMetadata } from 'express-openapi-validator/dist/framework/types.js'
import { isPage } from './docs.ts'

type Parameter = { $ref: string } | { in: string; name: string }

type Operation = {
  operationId: string
  'x-key'?: string
  parameters?: Parameter[]
  requestBody?: unknown
  security?: Record<string, unknown>[]
  responses: Record<string, Answer>
}

type Answer = { $ref?: string; content?: Record<string, { schema?: { $ref?: string } }> }

/** A bundled OpenAPI document, as `npm run generate` writes it to generated/json. */
export type Contract = { openapi: string; security?: Record<string, unknown>[]; paths: object; components?: { securitySchemes?: Record<string, { type: string }>; parameters?: Record<string, object>; responses?: Record<string, Answer> } }

export type Route = {
  operationId: string
  method: string
  /** What the validator wants to find on a request of this operation, but for the path parameters. */
  openapi: OpenApiRequestMetadata
  path: string
  /** How callers say who they are: a bearer token, a key in the body (`x-key: body`), a payment in a header, or not at all. */
  access: 'open' | 'bearer' | 'body' | 'payment'
  hasBody: boolean
  queryNames: ReadonlySet<string>
  /** Whether its requests may name themselves with `Idempotency-Key`, so that they are done once. */
  isIdempotent: boolean
  /** Whether it gives a stream to a body that asks for one. */
  canStream: boolean
  /** Checks a reply against the contract; the fault in words, or nothing. */
  faultOf(status: number, body: unknown): string | undefined
}

type Match = { route: Route; params: Record<string, string> } | { allow: string[] } | undefined

/** A contract ready to serve: its routes in a table, its validator compiled and warmed up. Throws when the contract is broken. */
export type Served = {
  routes: Route[]
  match(method: string, path: string): Match
  /** The validator's checks of who asks: a second net below our own authentication. */
  security: RequestHandler
  /** The validator's checks of parameters and body; fills defaults in. */
  request: RequestHandler
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * Compiles a contract. `isAuthenticated` tells the validator whether our own step has accepted the request;
 * a scheme without a handler would let everybody in, so every scheme gets this one.
 */
export async function serveContract(contract: Contract, isAuthenticated: (req: Request) => boolean): Promise<Served> {
  const handlers = Object.fromEntries(Object.keys(contract.components?.securitySchemes ?? {}).map((scheme) => [scheme, isAuthenticated]))
  // The validator matches on paths only: `servers` are for readers of the contract.
  const bare = structuredClone({ ...contract, servers: [{ url: '/' }] })
  const errors = new Set(Object.entries(contract.components?.responses ?? {}).filter(([, response]) => isError(response)).map(([name]) => `#/components/responses/${name}`))
  for (const item of Object.values(bare.paths) as Record<string, (Operation & { servers?: unknown }) | undefined>[]) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      delete operation.servers
      // Errors are written by http/ alone and have one body: compiling it for every status of every operation is most of a start.
      operation.responses = Object.fromEntries(Object.entries(operation.responses).filter(([, { $ref }]) => !errors.has($ref ?? '')))
    }
  }
  quietenUrlParse()
  let fault: string | undefined
  const steps = middleware({
    apiSpec: bare as never,
    fileUploader: false,
    ignoreUndocumented: false,
    validateSecurity: { handlers },
    // `npm run check` lints the contracts; what the validator cannot use shows below, where every operation is compiled.
    validateApiSpec: false,
    validateResponses: { onError: (error) => void (fault = error.message) },
  }) as unknown as RequestHandler[]
  const step = (name: string) => {
    const found = steps.find((one) => one.name === name)
    if (!found) throw new Error(`express-openapi-validator has no ${name}`)
    return found
  }
  const app = express()
  const run = (one: RequestHandler, req: object, res: object = {}) =>
    new Promise<void>((ok, no) => void one(req as Request, res as Response, (error?: unknown) => (error ? no(error) : ok())))

  await run(step('pathParamsMiddleware'), { app })
  const routes: Route[] = []
  for (const [path, item] of Object.entries(contract.paths) as [string, Record<string, Operation | undefined> & { parameters?: Parameter[] }][]) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      const parameters = parametersOf(contract, [...(item['parameters'] ?? []), ...(operation.parameters ?? [])])
      const probe = { app, method: method.toUpperCase(), originalUrl: path.replaceAll(/[{}]/g, ''), path, baseUrl: '', headers: {}, query: {}, openapi: undefined as never }
      await run(step('metadataMiddleware'), probe)
      const reply = { statusCode: 200, headersSent: false, json: (_body: unknown) => {}, getHeaders: () => ({ 'content-type': 'application/json' }) }
      await run(step('responseMiddleware'), probe, reply)
      const check = reply.json
      const faultOf = (status: number, body: unknown) => {
        if (errors.has(operation.responses[status]?.$ref ?? '')) return undefined
        fault = undefined
        reply.statusCode = status
        check.call(reply, body)
        return fault
      }
      if (operation.responses['200']?.content?.['application/json'] && !isPage(operation.operationId)) faultOf(200, {}) // compiles the reply validators now and not for the first caller
      routes.push({
        operationId: operation.operationId,
        openapi: probe.openapi,
        path,
        method: method.toUpperCase(),
        access: accessOf(contract, operation),
        hasBody: operation.requestBody !== undefined,
        queryNames: namesOf(parameters, 'query'),
        isIdempotent: namesOf(parameters, 'header').has('Idempotency-Key'),
        canStream: operation.responses['200']?.content?.['text/event-stream'] !== undefined,
        faultOf,
      })
      // A service that listens already answers while others are still being compiled.
      await nextTurn()
    }
  }
  // No start waits for the pages: they are compiled for their first reader.
  for (const route of routes.filter(({ operationId }) => !isPage(operationId))) {
    await warm(step('requestMiddleware'), route)
    await nextTurn()
  }
  return { routes, match: matcher(routes), security: step('securityMiddleware'), request: step('requestMiddleware') }
}

/**
 * Until Node has warned of `url.parse` once, each call of it from a package looks through the stack, which takes longer than all
 * that the validator does with a request. The warning is for us to take, not for the operator to read.
 */
function quietenUrlParse(): void {
  const before = process.noDeprecation
  process.noDeprecation = true
  parse('/')
  process.noDeprecation = before ?? false
}

/** A bundled contract refers to its parameters by name in components. */
const parametersOf = ({ components }: Contract, parameters: Parameter[]) =>
  parameters.map((parameter) => ('$ref' in parameter ? (components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] as { in: string; name: string }) : parameter))

const namesOf = (parameters: { in: string; name: string }[], place: string) => new Set(parameters.filter((parameter) => parameter.in === place).map(({ name }) => name))

function accessOf({ security = [], components }: Contract, operation: Operation): Route['access'] {
  if (operation['x-key'] === 'body') return 'body'
  const schemes = (operation.security ?? security).flatMap((requirement) => Object.keys(requirement))
  if (schemes.length === 0) return 'open'
  return components?.securitySchemes?.[schemes[0] ?? '']?.type === 'apiKey' ? 'payment' : 'bearer'
}

const isError = ({ content }: Answer): boolean => content?.['application/json']?.schema?.$ref === '#/components/schemas/Error'

/** Lets the validator compile an operation's schemas; what it says of the empty request does not matter. */
const warm = (request: RequestHandler, { openapi, method, hasBody }: Route) =>
  new Promise<void>((done) => {
    const headers = hasBody ? { 'content-type': 'application/json' } : {}
    const req = { method, originalUrl: '/', path: '/', headers, query: {}, params: {}, body: hasBody ? {} : undefined, openapi: { ...openapi, pathParams: {} } }
    request(req as never, {} as never, () => done())
  })

/** Paths without parameters are found in a map; the others by regular expressions compiled once. HEAD is answered by GET. */
function matcher(routes: Route[]): Served['match'] {
  type Entry = { byMethod: Map<string, Route>; allow: string[] }
  const exact = new Map<string, Entry>()
  const patterns: { pattern: RegExp; names: string[]; entry: Entry }[] = []
  for (const [path, group] of Map.groupBy(routes, (route) => route.path)) {
    const byMethod = new Map<string, Route>(group.map((route) => [route.method, route]))
    const get = byMethod.get('GET')
    if (get) byMethod.set('HEAD', get)
    const entry = { byMethod, allow: [...byMethod.keys()] }
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map((found) => found[1] ?? '')
    if (names.length === 0) exact.set(path, entry)
    else patterns.push({ pattern: new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`), names, entry })
  }
  const found = (entry: Entry, method: string, params: Record<string, string>): Match => {
    const route = entry.byMethod.get(method)
    return route ? { route, params } : { allow: entry.allow }
  }
  return (method, path) => {
    const entry = exact.get(path)
    if (entry) return found(entry, method, {})
    for (const { pattern, names, entry } of patterns) {
      const values = pattern.exec(path)
      if (values) return found(entry, method, Object.fromEntries(names.map((name, index) => [name, decoded(values[index + 1] ?? '')])))
    }
    return undefined
  }
}

/** A segment that is not valid percent-encoding stays as it is: the contract's pattern then refuses it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
