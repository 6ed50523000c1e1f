import { setImmediate as nextTurn } from 'node:timers/promises'
import { isPage } from '../docs/docs.ts'
import { exchangeOf } from '../exchange.ts'
import { failureFrom } from '../error-body.ts'
import type { Match, Route, Served } from './route.ts'
import { validatorsOf, type Checked, type Contract } from './validators.ts'

const served = new WeakMap<Contract, Promise<Served>>()

/** A contract is compiled once in a process, however many servers of it show it. */
export function serveContract(contract: Contract): Promise<Served> {
  const known = served.get(contract) ?? compile(contract)
  served.set(contract, known)
  return known
}

async function compile(contract: Contract): Promise<Served> {
  const { operations, security } = validatorsOf(contract, (req) => exchangeOf(req).authenticated)
  const routes: Route[] = []
  for (const { path, method, operation, openapi, check, faultOf } of operations) {
    const {
      operationId,
      parameters,
      requestBody,
      responses: { '200': answer },
    } = operation
    const route: Route = {
      operationId,
      openapi,
      path,
      method,
      access: accessOf(contract, operation),
      hasBody: requestBody !== undefined,
      queryNames: namesOf(parameters, 'query'),
      isIdempotent: namesOf(parameters, 'header').has('Idempotency-Key'),
      canStream: answer?.content?.['text/event-stream'] !== undefined,
      check,
      faultOf,
    }
    routes.push(route)
    // No start waits for the pages: they are compiled for their first reader.
    if (isPage(operationId)) continue
    if (answer?.content?.['application/json']) faultOf(200, {})
    warm(route)
    // A service that listens already answers while others are still being compiled.
    await nextTurn()
  }
  return { routes, match: matcher(routes), security }
}

const namesOf = (parameters: { in: string; name: string }[], place: string) =>
  new Set(parameters.filter((parameter) => parameter.in === place).map(({ name }) => name))

function accessOf(
  { security = [], components }: Contract,
  operation: Checked['operation'],
): Route['access'] {
  if (operation['x-key'] === 'body') return 'body'
  const schemes = (operation.security ?? security).flatMap((requirement) =>
    Object.keys(requirement),
  )
  if (schemes.length === 0) return 'open'
  return components?.securitySchemes?.[schemes[0] ?? '']?.type === 'apiKey' ? 'payment' : 'bearer'
}

/** Compiles an operation's schemas now and not for the first caller; what the validator says of the empty request does not matter. */
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
    if (!failureFrom(error)) throw error
  }
}

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
    else
      patterns.push({
        pattern: new RegExp(
          `^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`,
        ),
        names,
        entry,
      })
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
      if (values)
        return found(
          entry,
          method,
          Object.fromEntries(names.map((name, index) => [name, decoded(values[index + 1] ?? '')])),
        )
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
