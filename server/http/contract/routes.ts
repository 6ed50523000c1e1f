import type { Request } from 'express'
import { recordOf } from '../request.ts'
import type { CompiledContract, Contract, Parameter, ResolvedOperation } from './document.ts'
import type { Route, ServedContract } from './route.ts'
import { validatorsOf, type CheckedOperation } from './validators.ts'

const served = new WeakMap<Contract, ServedContract>()

/** The routes of a contract, created once per process. */
export function serveContract(contract: Contract, compiled: CompiledContract): ServedContract {
  const routes = served.get(contract) ?? routesOf(contract, compiled)
  served.set(contract, routes)
  return routes
}

function routesOf(contract: Contract, compiled: CompiledContract): ServedContract {
  const isAuthenticated = (req: Request) => recordOf(req).isAuthenticated
  const { operations, security } = validatorsOf(contract, compiled, isAuthenticated)
  const routes = operations.map((operation) => routeFrom(contract, operation))
  return { routes, security }
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
