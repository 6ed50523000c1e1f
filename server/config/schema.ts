import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import contract from '../../generated/json/config.json' with { type: 'json' }
import type { components } from '../../generated/server/config.ts'

export type Config = components['schemas']['Config']

export type ConfigSchema = {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, ConfigSchema>
  additionalProperties?: boolean | ConfigSchema
  items?: ConfigSchema
  enum?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

// The type of a JSON import is its literal shape; what the file means is a set of schemas.
const schemas = contract.components.schemas as unknown as Record<string, ConfigSchema>

export const rootSchema: ConfigSchema = { $ref: '#/components/schemas/Config' }

/** The schema itself, where `schema` only refers to it. */
export function resolved(schema: ConfigSchema): ConfigSchema {
  const name = schema.$ref?.split('/').at(-1)
  const target = name === undefined ? undefined : schemas[name]
  return target === undefined
    ? schema
    : {
        ...resolved(target),
        ...(schema.description === undefined ? {} : { description: schema.description }),
      }
}

/** The schema of the value at `path`, or null where the contract has no such place. */
export function schemaAt(path: readonly string[]): ConfigSchema | null {
  let schema = resolved(rootSchema)
  for (const key of path) {
    const next = schema.properties?.[key] ?? schema.items ?? schema.additionalProperties
    if (typeof next !== 'object') return null
    schema = resolved(next)
  }
  return schema
}

let compiled: ValidateFunction | undefined

/** Fills defaults into `value` and lists what does not fit the contract. */
export function validate(value: unknown): ErrorObject[] {
  compiled ??= compile()
  return compiled(value) ? [] : (compiled.errors ?? [])
}

function compile(): ValidateFunction {
  // Our own contract was checked when it was written, and the code is used once: every command waits for it.
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: false,
    verbose: true,
    validateSchema: false,
    code: { optimize: false },
  })
  formats.default(ajv)
  ajv.addSchema(contract, 'config')
  return ajv.compile({ $ref: 'config#/components/schemas/Config' })
}
