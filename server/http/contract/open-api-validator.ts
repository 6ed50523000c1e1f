import type { Request, RequestHandler, Response } from 'express'
import {
  InternalServerError,
  type OpenApiRequestMetadata,
} from 'express-openapi-validator/dist/framework/types.js'
import type { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import type { AddressedContract, ResolvedOperation } from './document.ts'
import { libraryValidators } from './library.ts'

// Only this file and library.ts use undocumented parts of express-openapi-validator.
// test/server/http/adapters.test.ts fails by name if a new version moves one.

/** The metadata that the validator expects on a request, without the path parameters. */
export type OperationMetadata = OpenApiRequestMetadata

/** The uncompiled checks of one contract. Each is compiled on first use. */
export type OpenApiValidator = {
  /** Validates parameters and body, fills in defaults, and throws on a fault. */
  validateRequest(openapi: OperationMetadata, req: Request, res: Response): void
  /** The validator's message about a response body; undefined if the body is valid. */
  explainReply(
    method: string,
    openapi: OperationMetadata,
    status: number,
    body: unknown,
  ): string | undefined
  security(openapi: OperationMetadata, ...step: Parameters<RequestHandler>): void
}

const json = 'application/json'

/** The checks of a contract whose messages name the fault. */
export function createOpenApiValidator(
  contract: AddressedContract,
  isAuthenticated: (req: Request) => boolean,
): OpenApiValidator {
  // Optimizing code that few requests use is not worth its time.
  const { requests, replies, secure } = libraryValidators(contract, { code: { optimize: false } })
  // A scheme without a handler would accept every request.
  const handlers = Object.fromEntries(
    Object.keys(contract.components.securitySchemes ?? {}).map((scheme) => [
      scheme,
      isAuthenticated,
    ]),
  )
  const checkSecurity = secure(handlers) as RequestHandler
  return {
    validateRequest: (openapi, req, res) =>
      void requests.validate(described(req, openapi) as never, res, () => {}),
    explainReply: (...reply) => explainReply(replies, ...reply),
    security: (openapi, req, ...step) => void checkSecurity(described(req, openapi), ...step),
  }
}

/** The request with the metadata that the validator reads. */
const described = (req: Request, openapi: OperationMetadata): Request =>
  Object.assign(req, { openapi: { ...openapi, pathParams: req.params } })

/**
 * The metadata that the validator expects on the requests of an operation. Without `allowReserved`
 * it would reject `+` and characters that RFC 3986 allows in a query, such as `:` and `(`.
 */
export const metadataOf = (path: string, operation: ResolvedOperation): OperationMetadata => ({
  expressRoute: path,
  openApiRoute: path,
  pathParams: {},
  schema: {
    ...operation,
    parameters: operation.parameters.map((one) => ({ ...one, allowReserved: true })),
  } as never,
  serial: -1,
})

function explainReply(
  replies: ResponseValidator,
  method: string,
  openapi: OperationMetadata,
  statusCode: number,
  body: unknown,
): string | undefined {
  const request = { method, headers: {}, openapi } as never
  const validators = replies._getOrBuildValidator(request, openapi.schema.responses ?? {})
  const path = openapi.expressRoute
  try {
    replies._validate({ validators, body: body as object, statusCode, path, accepts: [json] })
    return undefined
  } catch (error) {
    if (error instanceof InternalServerError) return error.message
    throw error
  }
}
