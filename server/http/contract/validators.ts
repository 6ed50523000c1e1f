import type { Request, RequestHandler, Response } from 'express'
import { Failure } from '../../failure.ts'
import {
  errorStatuses,
  operationsOf,
  withSchemaAddresses,
  type Contract,
  type Parameter,
  type ResolvedOperation,
} from './document.ts'
import {
  createOpenApiValidator,
  metadataOf,
  type OpenApiValidator,
  type OperationMetadata,
  type ReplyValidator,
} from './open-api-validator.ts'

/** An operation with the checks of its requests and replies. */
export type CheckedOperation = {
  path: string
  method: string
  operation: ResolvedOperation
  openapi: OperationMetadata
  /** Checks parameters and body, fills defaults in, and throws what is wrong. */
  check(req: Request, res: Response): void
  /** Checks a reply against the contract; the fault in words, or nothing. */
  faultOf(status: number, body: unknown): string | undefined
}

export type Validators = {
  operations: CheckedOperation[]
  /** Checks authentication a second time, after our own step. */
  security: RequestHandler
}

/**
 * The checks of a contract. `isAuthenticated` tells the validator whether our own step has
 * accepted the request.
 */
export function validatorsOf(
  contract: Contract,
  isAuthenticated: (req: Request) => boolean,
): Validators {
  const addressed = withSchemaAddresses(contract)
  const validator = createOpenApiValidator(addressed, isAuthenticated)
  const operations = operationsOf(addressed).map(({ path, method, operation }) => {
    const errors = errorStatuses(operation)
    const openapi = metadataOf(path, withoutResponses(operation, errors))
    return {
      path,
      method,
      operation,
      openapi,
      check: requestCheck(validator, path, method, operation),
      faultOf: replyCheck(validator.replyValidator(method, openapi), errors),
    }
  })
  return { operations, security: validator.security }
}

/**
 * Errors are written by http/ alone and have one body: compiling it for every status of every
 * operation would be most of a start.
 */
const withoutResponses = (
  operation: ResolvedOperation,
  statuses: ReadonlySet<number>,
): ResolvedOperation => ({
  ...operation,
  responses: Object.fromEntries(
    Object.entries(operation.responses).filter(([status]) => !statuses.has(Number(status))),
  ),
})

const replyCheck =
  (replies: ReplyValidator, errors: ReadonlySet<number>): CheckedOperation['faultOf'] =>
  (status, body) => {
    if (errors.has(status)) return undefined
    if (typeof body === 'object' && body !== null && replies.isValid(status, body)) return undefined
    return replies.explain(status, body)
  }

const scalars = new Set<unknown>(['string', 'integer', 'number', 'boolean'])

const typeOf = ({ schema }: Parameter): unknown => (schema as { type?: unknown } | undefined)?.type

/**
 * Calls the compiled checks directly: around them the validator parses the address and all
 * parameters again, which takes several times as long. A request that they refuse goes through the
 * whole validator, for its messages. So does what it rewrites first: a query, and parameters that
 * are lists or objects.
 */
function requestCheck(
  validator: OpenApiValidator,
  path: string,
  method: string,
  { parameters, requestBody }: ResolvedOperation,
): CheckedOperation['check'] {
  const isPlain = parameters.every((parameter) => scalars.has(typeOf(parameter)))
  const integers = parameters.filter((parameter) => typeOf(parameter) === 'integer')
  let compiled: ReturnType<OpenApiValidator['compiledRequest']>
  return (req, res) => {
    if (integers.length > 0) checkIntegers(req, integers)
    if (compiled && !req.url.includes('?')) {
      const data = {
        query: req.query,
        headers: req.headers,
        params: req.params,
        cookies: undefined,
        body: req.body as unknown,
      }
      if (compiled.parameters(data) === true && compiled.body(data) === true) return
    }
    validator.validateRequest(req, res)
    if (isPlain) compiled ??= validator.compiledRequest(method, path, requestBody !== undefined)
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
