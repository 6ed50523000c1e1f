import { setImmediate as nextTurn } from 'node:timers/promises'
import { isPage } from '../docs/docs.ts'
import { exchangeOf } from '../exchange.ts'
import { failureFrom } from '../error-body.ts'
import type { Contract, Parameter, ResolvedOperation } from './document.ts'
import type { Match, Route, ServedContract } from './route.ts'
import { validatorsOf, type CheckedOperation } from './validators.ts'

const compiled = new WeakMap<Contract, Promise<ServedContract>>()

/** The routes of a contract; it is compiled once in a process, however many servers show it. */
export function serveContract(contract: Contract): Promise<ServedContract> {
  const routes = compiled.get(contract) ?? compile(contract)
  compiled.set(contract, routes)
  return routes
}

async function compile(contract: Contract): Promise<ServedContract> {
  const { operations, security } = validatorsOf(contract, (req) => exchangeOf(req).authenticated)
  const routes: Route[] = []
  for (const operation of operations) {
    const route = routeFrom(contract, operation)
    routes.push(route)
    // Pages are compiled for their first reader, so that no start waits for them.
    if (isPage(route.operationId)) continue
    if (operation.operation.responses['200']?.content?.['application/json']) route.faultOf(200, {})
    warm(route)
    // A service that listens already answers while others are still being compiled.
    await nextTurn()
  }
  return { routes, match: createMatcher(routes), security }
}

function routeFrom(
  contract: Contract,
  { path, method, operation, openapi, check, faultOf }: CheckedOperation,
): Route {
  const { operationId, parameters, requestBody, responses } = operation
  return {
    operationId,
    openapi,
    path,
    method,
    access: accessOf(contract, operation),
    hasBody: requestBody !== undefined,
    queryNames: namesOf(parameters, 'query'),
    isIdempotent: namesOf(parameters, 'header').has('Idempotency-Key'),
    canStream: responses['200']?.content?.['text/event-stream'] !== undefined,
    check,
    faultOf,
  }
}

const namesOf = (parameters: readonly Parameter[], place: string) =>
  new Set(parameters.filter((parameter) => parameter.in === place).map(({ name }) => name))

function accessOf(
  { security = [], components }: Contract,
  operation: ResolvedOperation,
): Route['access'] {
  if (operation['x-key'] === 'body') return 'body'
  const schemes = (operation.security ?? security).flatMap((requirement) =>
    Object.keys(requirement),
  )
  if (schemes.length === 0) return 'open'
  return components?.securitySchemes?.[schemes[0] ?? '']?.type === 'apiKey' ? 'payment' : 'bearer'
}

/** Compiles an operation's schemas before its first caller, with an empty request. */
function warm({ check, openapi, method, hasBody }: Route): void {
  const headers = hasBody ? { 'content-type': 'application/json' } : {}
  const req = {
    method,
    url: '/',
    originalUrl: '/',
    path: '/',
    headers,
    query: {},
    params: {},
    body: hasBody ? {} : undefined,
    openapi: { ...openapi, pathParams: {} },
  }
  try {
    check(req as never, {} as never)
  } catch (error) {
    // The validator's verdict on the empty request does not matter.
    if (!failureFrom(error)) throw error
  }
}

type PathEntry = { byMethod: Map<string, Route>; allow: string[] }
type PathPattern = { pattern: RegExp; names: string[]; entry: PathEntry }

/** Paths without parameters are found in a map, others by regular expressions. */
function createMatcher(routes: Route[]): ServedContract['match'] {
  const exact = new Map<string, PathEntry>()
  const patterns: PathPattern[] = []
  for (const [path, group] of Map.groupBy(routes, (route) => route.path)) {
    const entry = entryOf(group)
    if (path.includes('{')) patterns.push({ ...patternOf(path), entry })
    else exact.set(path, entry)
  }
  return (method, path) => {
    const entry = exact.get(path)
    if (entry) return matchIn(entry, method, {})
    for (const { pattern, names, entry } of patterns) {
      const values = pattern.exec(path)
      if (!values) continue
      const params = names.map((name, index) => [name, decoded(values[index + 1] ?? '')])
      return matchIn(entry, method, Object.fromEntries(params) as Record<string, string>)
    }
    return undefined
  }
}

/** HEAD is answered by GET. */
function entryOf(routes: readonly Route[]): PathEntry {
  const byMethod = new Map(routes.map((route) => [route.method, route]))
  const get = byMethod.get('GET')
  if (get) byMethod.set('HEAD', get)
  return { byMethod, allow: [...byMethod.keys()] }
}

function patternOf(path: string): Omit<PathPattern, 'entry'> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return { names, pattern: new RegExp(`^${escaped.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`) }
}

function matchIn(entry: PathEntry, method: string, params: Record<string, string>): Match {
  const route = entry.byMethod.get(method)
  return route ? { route, params } : { allow: entry.allow }
}

/** A segment that is not valid percent-encoding stays as it is: the contract refuses it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
