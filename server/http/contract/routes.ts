import type { CompiledContract, Contract, Parameter, ResolvedOperation } from './document.ts'
import type { FormSchema } from '../form.ts'
import { validatorsOf, type CheckedOperation } from './validators.ts'

/** An operation of a contract, with its checks. */
export type Route = Omit<CheckedOperation, 'operation'> & {
  operationId: string
  /**
   * How callers authenticate: not at all, by bearer token or session, by a key in the body, or by a
   * payment.
   */
  access: 'open' | 'bearer' | 'body' | 'payment'
  hasBody: boolean
  /** The schema of its body if that is a form. */
  form: FormSchema | undefined
  queryNames: ReadonlySet<string>
  /** Whether it accepts the header `Idempotency-Key`. */
  isIdempotent: boolean
  /** Whether it returns a stream for `stream: true`. */
  canStream: boolean
}

const served = new WeakMap<Contract, Route[]>()

/** The routes of a contract, created once per process. */
export function serveContract(contract: Contract, compiled: CompiledContract): Route[] {
  const routes =
    served.get(contract) ??
    validatorsOf(contract, compiled).map((operation) => routeFrom(contract, operation))
  served.set(contract, routes)
  return routes
}

function routeFrom(contract: Contract, { operation, ...checked }: CheckedOperation): Route {
  const { operationId, parameters, requestBody, responses, isForm } = operation
  const schema = requestBody?.content?.['application/json']?.schema
  return {
    ...checked,
    operationId,
    access: accessOf(contract, operation),
    hasBody: requestBody !== undefined,
    form: isForm ? (schema as FormSchema) : undefined, // an object's, by the contract
    queryNames: namesOf(parameters, 'query'),
    isIdempotent: namesOf(parameters, 'header').has('Idempotency-Key'),
    canStream: responses['200']?.content?.['text/event-stream'] !== undefined,
  }
}

const namesOf = (parameters: readonly Parameter[], place: string) =>
  new Set(parameters.filter((parameter) => parameter.in === place).map(({ name }) => name))

function accessOf(
  { security = [], components }: Contract,
  operation: ResolvedOperation,
): Route['access'] {
  if (operation['x-key'] === 'body') return 'body'
  const schemes = (operation.security ?? security).flatMap(Object.keys)
  if (schemes.length === 0) return 'open'
  const scheme = components?.securitySchemes?.[schemes[0] ?? '']
  return scheme?.type === 'apiKey' && scheme.in === 'header' ? 'payment' : 'bearer'
}
