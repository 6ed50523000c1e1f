import { createRequire } from 'node:module'
import type { Ajv, CodeKeywordDefinition } from 'ajv'
import type { AddressedContract } from './document.ts'
import { exceeds, fallsShort } from './text-length.ts'

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
