import type { Request, RequestHandler, Response } from 'express'
import { Failure } from '../../failure.ts'
import {
  errorStatuses,
  operationsOf,
  withSchemaAddresses,
  type CompiledContract,
  type Contract,
  type Parameter,
  type ResolvedOperation,
} from './document.ts'
import {
  createOpenApiValidator,
  metadataOf,
  type OpenApiValidator,
  type OperationMetadata,
} from './open-api-validator.ts'

/** An operation with the checks of its requests and replies. */
export type CheckedOperation = {
  path: string
  method: string
  operation: ResolvedOperation
  /** Checks parameters and body, fills defaults in, and throws what is wrong. */
  check(req: Request, res: Response): void
  /** Checks a reply against the contract; the fault in words, or nothing. */
  faultOf(status: number, body: unknown): string | undefined
}

export type Validators = {
  operations: CheckedOperation[]
  /** Checks authentication for an operation a second time, after our own step. */
  security(route: { operationId: string }, ...step: Parameters<RequestHandler>): void
}

/**
 * The checks of a contract, of which `compiled` are those of `npm run generate`: what they accept
 * is good, and what they refuse is named by the whole validator. `isAuthenticated` tells it whether
 * our own step has accepted the request.
 */
export function validatorsOf(
  contract: Contract,
  compiled: CompiledContract,
  isAuthenticated: (req: Request) => boolean,
): Validators {
  let created: WholeValidator | undefined
  const whole = () => (created ??= createWholeValidator(contract, isAuthenticated))
  const operations = operationsOf(contract).map(({ path, method, operation }) => {
    const { operationId, parameters } = operation
    const own = compiled[operationId]
    const explain = (status: number, body: unknown) =>
      whole().explainReply(method, whole().metadataOf(operationId), status, body)
    return {
      path,
      method,
      operation,
      check: requestCheck(own, parameters, (req, res) =>
        whole().validateRequest(whole().metadataOf(operationId), req, res),
      ),
      faultOf: replyCheck(own, errorStatuses(operation), explain),
    }
  })
  return {
    operations,
    security: ({ operationId }, ...step) =>
      whole().security(whole().metadataOf(operationId), ...step),
  }
}

type WholeValidator = OpenApiValidator & { metadataOf(operationId: string): OperationMetadata }

/** Made on first use, of a copy of the contract: most starts and good requests need neither. */
function createWholeValidator(
  contract: Contract,
  isAuthenticated: (req: Request) => boolean,
): WholeValidator {
  const addressed = withSchemaAddresses(contract)
  const metadata = new Map(
    operationsOf(addressed).map(({ path, operation }) => [
      operation.operationId,
      metadataOf(path, withoutResponses(operation, errorStatuses(operation))),
    ]),
  )
  return {
    ...createOpenApiValidator(addressed, isAuthenticated),
    metadataOf(operationId) {
      const found = metadata.get(operationId)
      if (!found) throw new Error(`the contract has no operation ${operationId}`)
      return found
    },
  }
}

type Compiled = CompiledContract[string] | undefined

/** Errors are written by http/ alone and have one body, which need not be checked. */
export const withoutResponses = (
  operation: ResolvedOperation,
  statuses: ReadonlySet<number>,
): ResolvedOperation => ({
  ...operation,
  responses: Object.fromEntries(
    Object.entries(operation.responses).filter(([status]) => !statuses.has(Number(status))),
  ),
})

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
 * Calls the compiled checks directly: the validator parses the URL and all parameters again, which
 * takes several times as long. A request that they reject goes through it for its messages, and so
 * does one with parameters that are arrays or objects, which it rewrites first.
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

/** The validator takes for an integer whatever JavaScript can read as one, `5e2` and `0x10` too. */
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
