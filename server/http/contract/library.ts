import { createRequire } from 'node:module'
import type { Ajv, CodeKeywordDefinition } from 'ajv'
import type { Request, Response } from 'express'
import {
  InternalServerError,
  type OpenApiRequestMetadata,
} from 'express-openapi-validator/dist/framework/types.js'
import {
  errorStatuses,
  operationsOf,
  withSchemaAddresses,
  type AddressedContract,
  type Contract,
  type ResolvedOperation,
} from './document.ts'
import { exceeds, fallsShort } from './text-length.ts'

// Only this file uses undocumented parts of express-openapi-validator.
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

/** The library's defaults. */
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
} as const

/**
 * The validators of express-openapi-validator, without its setup: that would compile OpenAPI's own
 * schema for every contract, and each schema again for each response. `options` are for its
 * compiler.
 */
export function libraryValidators({ components, ...head }: AddressedContract, options: object) {
  const { RequestValidator, ResponseValidator } = library()
  const { securitySchemes = {}, schemas = {} } = components
  // Enumerable members would be copied into each compiled schema.
  const document = {
    ...head,
    paths: {},
    components: Object.defineProperty({ securitySchemes }, 'schemas', { value: schemas }),
  } as never
  const common = { ...settings, ...options, coerceTypes: false }
  const requests = new RequestValidator(document, {
    ...common,
    useDefaults: true,
    allowUnknownQueryParameters: false,
  })
  const replies = new ResponseValidator(document, { ...common, useDefaults: false })
  for (const ajv of [requests['ajv'], requests['ajvBody'], replies['ajvBody']])
    countOnlyNearLimits(ajv)
  return { requests, replies }
}

const require = createRequire(import.meta.url)
const middlewares = 'express-openapi-validator/dist/middlewares'

/**
 * Loaded on first use: loading takes longer than most of a start, and valid requests do not need
 * it.
 */
function library() {
  // `require` has no types.
  const { RequestValidator } = require(
    `${middlewares}/openapi.request.validator.js`,
  ) as typeof import('express-openapi-validator/dist/middlewares/openapi.request.validator.js')
  const { ResponseValidator } = require(
    `${middlewares}/openapi.response.validator.js`,
  ) as typeof import('express-openapi-validator/dist/middlewares/openapi.response.validator.js')
  return { RequestValidator, ResponseValidator }
}

const lengths = { maxLength: exceeds, minLength: fallsShort }

/** Makes `maxLength` and `minLength` use the checks of text-length.ts. */
export function countOnlyNearLimits(ajv: Pick<Ajv, 'getKeyword'>): void {
  const { _, Name } = require('ajv') as typeof import('ajv')
  for (const [keyword, check] of Object.entries(lengths)) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition // as for all of Ajv's keywords
    // Each instance has its own definitions. Adding the keyword again would change the order in
    // which faults are reported.
    definition.code = (context) => {
      const { gen, data, schemaCode } = context
      const name = gen.scopeValue('func', { ref: check, code: new Name(check.name) })
      context.fail$data(_`${name}(${data}, ${schemaCode})`)
    }
  }
}
