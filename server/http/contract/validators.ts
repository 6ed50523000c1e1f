import type { Request, Response } from 'express'
import { Failure } from '../../failure.ts'
import {
  errorStatuses,
  operationsOf,
  type CompiledContract,
  type Contract,
  type Parameter,
  type ResolvedOperation,
} from './document.ts'
import { createOpenApiValidator } from './library.ts'

/** An operation with the checks of its requests and responses. */
export type CheckedOperation = {
  path: string
  method: string
  operation: ResolvedOperation
  /** Validates parameters and body, fills in defaults, and throws on a fault. */
  check(req: Request, res: Response): void
  /** The fault of a response body by the contract; undefined if there is no fault. */
  faultOf(status: number, body: unknown): string | undefined
}

/**
 * The checks of a contract. Requests and responses that the `compiled` checks of `npm run generate`
 * reject are validated again by the library, whose messages name the fault.
 */
export function validatorsOf(contract: Contract, compiled: CompiledContract): CheckedOperation[] {
  let created: ReturnType<typeof createOpenApiValidator> | undefined
  const library = () => (created ??= createOpenApiValidator(contract))
  return operationsOf(contract).map(({ path, method, operation }) => {
    const { operationId, parameters } = operation
    const checks = compiled[operationId]
    return {
      path,
      method,
      operation,
      check: requestCheck(checks, parameters, (req, res) =>
        library().validateRequest(operationId, req, res),
      ),
      faultOf: replyCheck(checks, errorStatuses(operation), (status, body) =>
        library().explainReply(operationId, method, status, body),
      ),
    }
  })
}

type Compiled = CompiledContract[string] | undefined

const replyCheck =
  (
    compiled: Compiled,
    errors: ReadonlySet<number>,
    explain: CheckedOperation['faultOf'],
  ): CheckedOperation['faultOf'] =>
  (status, body) => {
    if (errors.has(status)) return undefined
    if (typeof body === 'object' && body !== null)
      if (compiled?.replies[status]?.({ response: body }) === true) return undefined
    return explain(status, body)
  }

const scalars = new Set<unknown>(['string', 'integer', 'number', 'boolean'])

const typeOf = ({ schema }: Parameter): unknown => (schema as { type?: unknown } | undefined)?.type

/**
 * Calls the compiled checks directly: the library parses the URL and all parameters again, which
 * takes several times as long. It validates only the requests that they reject, for its messages,
 * and those with array or object parameters, which it decodes first.
 */
function requestCheck(
  compiled: Compiled,
  parameters: readonly Parameter[],
  validate: CheckedOperation['check'],
): CheckedOperation['check'] {
  const isPlain = parameters.every((parameter) => scalars.has(typeOf(parameter)))
  const integers = parameters.filter((parameter) => typeOf(parameter) === 'integer')
  return (req, res) => {
    if (integers.length > 0) checkIntegers(req, integers)
    if (compiled && isPlain) {
      const query = { ...req.query }
      const data = {
        query,
        headers: req.headers,
        params: req.params,
        cookies: undefined,
        body: req.body as unknown,
      }
      if (compiled.parameters(data) === true && compiled.body(data) === true) {
        Object.assign(req, { query })
        return
      }
    }
    validate(req, res)
  }
}

const sources = { header: 'headers', query: 'query', path: 'params' } as const

/** The library accepts any integer that JavaScript can parse, such as `5e2` and `0x10`. */
function checkIntegers(req: Request, integers: readonly Parameter[]): void {
  for (const { in: place, name } of integers) {
    const param = place === 'header' ? name.toLowerCase() : name
    const value = (req[sources[place as keyof typeof sources]] as Record<string, unknown>)[param]
    if (typeof value !== 'string' || value === '' || /^-?[0-9]+$/.test(value)) continue
    throw new Failure('invalidRequest', `${param} must be integer`, {
      retry: false,
      param,
      rule: 'type',
    })
  }
}
