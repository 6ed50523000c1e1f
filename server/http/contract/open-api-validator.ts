import type { Request, Response } from 'express'
import {
  InternalServerError,
  type OpenApiRequestMetadata,
} from 'express-openapi-validator/dist/framework/types.js'
import {
  errorStatuses,
  operationsOf,
  withSchemaAddresses,
  type Contract,
  type ResolvedOperation,
} from './document.ts'
import { libraryValidators } from './library.ts'

// Only this file and library.ts use undocumented parts of express-openapi-validator.
// test/server/http/adapters.test.ts fails by name if a new version moves one.

const json = 'application/json'

/**
 * The uncompiled checks of a contract, whose messages name the fault. Each is compiled on first
 * use, from a copy of the contract.
 */
export function createOpenApiValidator(contract: Contract) {
  const addressed = withSchemaAddresses(contract)
  const metadata = new Map(
    operationsOf(addressed).map(({ path, operation }) => [
      operation.operationId,
      metadataOf(path, operation),
    ]),
  )
  // Optimizing code that few requests use is not worth its time.
  const { requests, replies } = libraryValidators(addressed, { code: { optimize: false } })
  return {
    /** Validates parameters and body, fills in defaults, and throws on a fault. */
    validateRequest(operationId: string, req: Request, res: Response): void {
      const openapi = { ...metadata.get(operationId), pathParams: req.params }
      requests.validate(Object.assign(req, { openapi }) as never, res, () => {})
    },
    /** The validator's message about a response body; undefined if the body is valid. */
    explainReply(
      operationId: string,
      method: string,
      statusCode: number,
      body: unknown,
    ): string | undefined {
      const openapi = metadata.get(operationId)
      const request = { method, headers: {}, openapi } as never
      const validators = replies._getOrBuildValidator(request, openapi?.schema.responses ?? {})
      const path = openapi?.expressRoute ?? ''
      try {
        replies._validate({ validators, body: body as object, statusCode, path, accepts: [json] })
        return undefined
      } catch (error) {
        if (error instanceof InternalServerError) return error.message
        throw error
      }
    },
  }
}

/**
 * The metadata that the validator expects on the requests of an operation. Without `allowReserved`
 * it would reject `+` and characters that RFC 3986 allows in a query, such as `:` and `(`. Only
 * http/ writes errors, with one common body that need not be validated.
 */
export function metadataOf(path: string, operation: ResolvedOperation): OpenApiRequestMetadata {
  const errors = errorStatuses(operation)
  const responses = Object.entries(operation.responses)
  return {
    expressRoute: path,
    openApiRoute: path,
    pathParams: {},
    schema: {
      ...operation,
      parameters: operation.parameters.map((one) => ({ ...one, allowReserved: true })),
      responses: Object.fromEntries(responses.filter(([status]) => !errors.has(Number(status)))),
    } as never,
    serial: -1,
  }
}
