import { parse } from 'node:url'
import type { Request, RequestHandler, Response } from 'express'
import {
  InternalServerError,
  type OpenApiRequestMetadata,
} from 'express-openapi-validator/dist/framework/types.js'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import { security } from 'express-openapi-validator/dist/middlewares/openapi.security.js'
import type { AddressedContract, ResolvedOperation } from './document.ts'
import { countOnlyNearLimits } from './text-length.ts'

// The only file that uses the parts of express-openapi-validator, and members of them that it does
// not document. test/server/http/adapters.test.ts names what a new version moves.

/** What the validator wants to find on a request of an operation, but for the path parameters. */
export type OperationMetadata = OpenApiRequestMetadata

/** A schema as a function; true when the data are as it says. */
export type CompiledSchema = (data: object) => unknown

/** By status and content type. */
type CompiledReplies = Record<number, Record<string, CompiledSchema | undefined> | undefined>

export type ReplyValidator = {
  /** Whether a JSON body is what the contract promises. */
  isValid(status: number, body: object): boolean
  /** What is wrong with a body, in the validator's words. */
  explain(status: number, body: unknown): string | undefined
}

/** The checks of one contract. Nothing is compiled before it is first used. */
export type OpenApiValidator = {
  /** Checks parameters and body, fills defaults in, and throws what is wrong. */
  validateRequest(req: Request, res: Response): void
  /** What was compiled when a request of this operation was first validated. */
  compiledRequest(
    method: string,
    path: string,
    hasBody: boolean,
  ): { parameters: CompiledSchema; body: CompiledSchema } | undefined
  replyValidator(method: string, metadata: OperationMetadata): ReplyValidator
  security: RequestHandler
}

/** The validator's own, but without optimized code: the engine optimizes what is called often. */
const settings = {
  strict: false,
  strictNumbers: true,
  strictTuples: true,
  allowUnionTypes: false,
  removeAdditional: false,
  validateSchema: false,
  validateFormats: true,
  formats: {},
  ajvFormats: { mode: 'fast' },
  code: { optimize: false },
} as const

const json = 'application/json'

/**
 * The validator's checks without its preparation, which was most of a start: that compiles the
 * schema of OpenAPI itself for every contract, and each schema once more for each reply.
 */
export function createOpenApiValidator(
  { components, ...head }: AddressedContract,
  isAuthenticated: (req: Request) => boolean,
): OpenApiValidator {
  quietenUrlParse()
  const { securitySchemes = {}, schemas = {} } = components
  // Each schema that is compiled takes along what can be listed here.
  const document = {
    ...head,
    paths: {},
    components: Object.defineProperty({ securitySchemes }, 'schemas', { value: schemas }),
  } as never
  const requests = new RequestValidator(document, {
    ...settings,
    useDefaults: true,
    coerceTypes: false,
    allowUnknownQueryParameters: false,
  })
  const replies = new ResponseValidator(document, {
    ...settings,
    useDefaults: false,
    coerceTypes: false,
  })
  for (const ajv of [requests['ajv'], requests['ajvBody'], replies['ajvBody']])
    countOnlyNearLimits(ajv)
  // A scheme without a handler would let everybody in.
  const handlers = Object.fromEntries(
    Object.keys(securitySchemes).map((scheme) => [scheme, isAuthenticated]),
  )
  return {
    validateRequest: (req, res) => void requests.validate(req as never, res, () => {}),
    compiledRequest(method, path, hasBody) {
      const name = `${method}-${path}-${hasBody ? json : 'not_provided'}`
      const parameters = requests['ajv'].getSchema(name)
      const body = requests['ajvBody'].getSchema(name)
      return parameters && body && { parameters, body }
    },
    replyValidator: (method, metadata) => createReplyValidator(replies, method, metadata),
    security: security(document, handlers as never) as unknown as RequestHandler,
  }
}

/** What the validator wants to find on the requests of an operation. */
export const metadataOf = (path: string, operation: ResolvedOperation): OperationMetadata => ({
  expressRoute: path,
  openApiRoute: path,
  pathParams: {},
  schema: operation as never,
  serial: -1,
})

function createReplyValidator(
  replies: ResponseValidator,
  method: string,
  openapi: OperationMetadata,
): ReplyValidator {
  const { responses = {} } = openapi.schema
  const request = { method, headers: {}, openapi } as never
  let compiled: ReturnType<ResponseValidator['_getOrBuildValidator']> | undefined
  const compile = () => (compiled ??= replies._getOrBuildValidator(request, responses))
  return {
    isValid(status, body) {
      const byStatus = compile() as unknown as CompiledReplies // its type leaves the statuses out
      return byStatus[status]?.[json]?.({ response: body }) === true
    },
    explain(statusCode, body) {
      try {
        replies._validate({
          validators: compile(),
          body: body as object,
          statusCode,
          path: openapi.expressRoute,
          accepts: [json],
        })
        return undefined
      } catch (error) {
        if (error instanceof InternalServerError) return error.message
        throw error
      }
    },
  }
}

/**
 * Calls `url.parse` once without its deprecation warning. Until Node has warned, each call of it
 * from a package walks the stack, which takes longer than all other work of the validator.
 */
function quietenUrlParse(): void {
  const before = process.noDeprecation
  process.noDeprecation = true
  parse('/')
  process.noDeprecation = before ?? false
}
