import type { JsonSchema, Tool } from './agent.ts'

/** Arguments that meet the schema: the required ones, and those with examples. */
export function exampleOf({
  properties,
  required = [],
}: Tool['parameters']): Record<string, unknown> {
  const entries = Object.entries(properties).filter(
    ([name, { examples }]) => required.includes(name) || Array.isArray(examples),
  )
  return Object.fromEntries(entries.map(([name, schema]) => [name, exampleValue(schema)]))
}

function exampleValue(schema: JsonSchema): unknown {
  const { examples, enum: choices, properties, required, items, minimum = 0 } = schema
  const stated =
    schema['const'] ??
    (Array.isArray(examples) ? examples[0] : undefined) ??
    schema['default'] ??
    (Array.isArray(choices) ? choices[0] : undefined)
  if (stated !== undefined) return stated
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  if (type === 'object') {
    const object = { properties: properties ?? {}, required: required ?? [] }
    return exampleOf(object as Tool['parameters']) // JSON Schema of an object
  }
  if (type === 'array') return [exampleValue((items ?? {}) as JsonSchema)] // of an array
  if (type === 'integer' || type === 'number') return minimum
  return type === 'boolean' ? false : 'text'
}
