import type { Request, RequestHandler, Response } from 'express'
import {
  InternalServerError,
  type OpenApiRequestMetadata,
} from 'express-openapi-validator/dist/framework/types.js'
import type { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import type { AddressedContract, ResolvedOperation } from './document.ts'
import { libraryValidators } from './library.ts'

// With library.ts the only one that uses the parts of express-openapi-validator, and members of
// them that it does not document. test/server/http/adapters.test.ts names what a new version moves.

/** What the validator wants to find on a request of an operation, but for the path parameters. */
export type OperationMetadata = OpenApiRequestMetadata

/** The whole checks of one contract. Nothing is compiled before it is first used. */
export type OpenApiValidator = {
  /** Checks parameters and body, fills defaults in, and throws what is wrong. */
  validateRequest(openapi: OperationMetadata, req: Request, res: Response): void
  /** What is wrong with the body of a reply, in the validator's words. */
  explainReply(
    method: string,
    openapi: OperationMetadata,
    status: number,
    body: unknown,
  ): string | undefined
  security(openapi: OperationMetadata, ...step: Parameters<RequestHandler>): void
}

const json = 'application/json'

/** The whole checks of a contract, which name what is wrong. */
export function createOpenApiValidator(
  contract: AddressedContract,
  isAuthenticated: (req: Request) => boolean,
): OpenApiValidator {
  // Code that is compiled for few requests is not optimized.
  const { requests, replies, secure } = libraryValidators(contract, { code: { optimize: false } })
  // A scheme without a handler would let everybody in.
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

/** The request with what the validator reads of it. */
const described = (req: Request, openapi: OperationMetadata): Request =>
  Object.assign(req, { openapi: { ...openapi, pathParams: req.params } })

/**
 * What the validator wants to find on the requests of an operation. It would refuse `+` and what
 * RFC 3986 lets a query hold as it is, like `:` and `(`: other keywords of a parameter decide.
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
