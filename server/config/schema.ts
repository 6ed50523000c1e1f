import type { ErrorObject } from 'ajv'
import contract from '../../generated/json/config.json' with { type: 'json' }
import type { components } from '../../generated/server/config.ts'
import check from '../../generated/validators/config.js'

/** The configuration with its defaults, by the contract in spec/config.yaml. */
export type Config = Omit<Schemas['Config'], 'upstreams'> & { upstreams: Record<string, Upstream> }

type Schemas = components['schemas']

/** An upstream, with what its provider's document says where the configuration is silent. */
export type Upstream = Omit<Schemas['Upstream'], 'provider' | 'auth' | 'dialects'> &
  Required<Pick<Schemas['Upstream'], 'provider' | 'auth' | 'dialects'>>

/** The keywords of JSON Schema that the configuration's contract uses. */
export type ConfigSchema = {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, ConfigSchema>
  required?: string[]
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

// A JSON import has its literal type; the file holds schemas.
const schemas = contract.components.schemas as unknown as Record<string, ConfigSchema>

/** The schema of a whole file. */
export const rootSchema: ConfigSchema = { $ref: '#/components/schemas/Config' }

/** The schema that `schema` refers to, or `schema` itself. */
export function resolve(schema: ConfigSchema): ConfigSchema {
  const name = schema.$ref?.split('/').at(-1)
  const target = name === undefined ? undefined : schemas[name]
  if (target === undefined) return schema
  const { description } = schema
  return { ...resolve(target), ...(description !== undefined && { description }) }
}

/** The schema of the value at `path`; null if the contract has none. */
export function schemaAt(path: readonly string[]): ConfigSchema | null {
  let schema = resolve(rootSchema)
  for (const key of path) {
    const next = schema.properties?.[key] ?? schema.items ?? schema.additionalProperties
    if (typeof next !== 'object') return null
    schema = resolve(next)
  }
  return schema
}

/** Fills in defaults, and returns the violations of the schema. */
export const validate = (value: unknown): ErrorObject[] =>
  check(value) ? [] : (check.errors ?? [])
