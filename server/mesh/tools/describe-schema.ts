import { typesOf } from '../documents/schemas/merge.ts'
import { isRecord } from '../../json/json.ts'
import type { JsonSchema } from '../agent.ts'

const maxShown = 80
const maxChoices = 12

/** A value as JSON, truncated for use in a sentence. */
export function shortJson(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'nothing').toWellFormed()
  return text.length > maxShown ? `${text.slice(0, maxShown).toWellFormed()}…` : text
}

/** The values that a schema allows, as the end of the sentence "it must be …". */
export function describeSchema(schema: JsonSchema): string {
  const choices = schema['enum'] ?? ('const' in schema ? [schema['const']] : undefined)
  if (Array.isArray(choices))
    return choices.length > 1 ? `one of ${listChoices(choices)}` : shortJson(choices[0])
  const alternatives = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(alternatives))
    return [...new Set(alternatives.filter(isRecord).map(describeSchema))].slice(0, 4).join(', or ')
  const types = typesOf(schema['type']).map(
    (type) => describeType[String(type)]?.(schema) ?? 'an object',
  )
  return types.length === 0 ? 'what the schema allows' : types.join(' or ')
}

function listChoices(choices: unknown[]): string {
  const listed = choices.slice(0, maxChoices).map(shortJson).join(', ')
  return choices.length > maxChoices ? `${listed}, … (${choices.length} in all)` : listed
}

const describeType: Partial<Record<string, (schema: JsonSchema) => string>> = {
  string: (schema) =>
    `text${describeCount(schema['minLength'], schema['maxLength'], 'characters')}` +
    describeForm(schema),
  integer: (schema) => `a whole number${describeRange(schema)}`,
  number: (schema) => `a number${describeRange(schema)}`,
  boolean: () => 'true or false',
  null: () => 'null',
  array: ({ minItems, maxItems, items }) => {
    const each = isRecord(items) ? `, each ${describeSchema(items)}` : ''
    return `a list${describeCount(minItems, maxItems, 'entries')}${each}`
  },
}

function describeCount(min: unknown, max: unknown, unit: string): string {
  if (typeof min === 'number' && typeof max === 'number')
    return min === max ? ` of ${min} ${unit}` : ` of ${min} to ${max} ${unit}`
  if (typeof max === 'number') return ` of at most ${max} ${unit}`
  return typeof min === 'number' && min > 0 ? ` of at least ${min} ${unit}` : ''
}

function describeForm({ pattern, format }: JsonSchema): string {
  if (typeof pattern === 'string') return ` that matches ${pattern.slice(0, maxShown)}`
  return typeof format === 'string' ? ` in the format ${format}` : ''
}

function describeRange({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: JsonSchema): string {
  const parts: string[] = []
  if (minimum !== undefined)
    parts.push(maximum === undefined ? ` from ${String(minimum)} up` : ` from ${String(minimum)}`)
  if (exclusiveMinimum !== undefined) parts.push(` above ${String(exclusiveMinimum)}`)
  if (maximum !== undefined)
    parts.push(minimum === undefined ? ` of at most ${String(maximum)}` : ` to ${String(maximum)}`)
  if (exclusiveMaximum !== undefined)
    parts.push(`${parts.length > 0 ? ' and' : ''} below ${String(exclusiveMaximum)}`)
  if (multipleOf !== undefined) parts.push(`, a multiple of ${String(multipleOf)}`)
  return parts.join('')
}
