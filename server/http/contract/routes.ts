import type { Request } from 'express'
import { exchangeOf } from '../exchange.ts'
import type { CompiledContract, Contract, Parameter, ResolvedOperation } from './document.ts'
import type { Match, Route, ServedContract } from './route.ts'
import { validatorsOf, type CheckedOperation } from './validators.ts'

const served = new WeakMap<Contract, ServedContract>()

/** The routes of a contract; they are made once in a process, however many servers show it. */
export function serveContract(contract: Contract, compiled: CompiledContract): ServedContract {
  const routes = served.get(contract) ?? routesOf(contract, compiled)
  served.set(contract, routes)
  return routes
}

function routesOf(contract: Contract, compiled: CompiledContract): ServedContract {
  const isAuthenticated = (req: Request) => exchangeOf(req).authenticated
  const { operations, security } = validatorsOf(contract, compiled, isAuthenticated)
  const routes = operations.map((operation) => routeFrom(contract, operation))
  return { routes, match: createMatcher(routes), security }
}

function routeFrom(
  contract: Contract,
  { path, method, operation, check, faultOf }: CheckedOperation,
): Route {
  const { operationId, parameters, requestBody, responses } = operation
  return {
    operationId,
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
