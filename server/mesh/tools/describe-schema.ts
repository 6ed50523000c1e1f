import { typesOf } from '../documents/merge-schemas.ts'
import { isRecord } from '../../json.ts'
import type { JsonSchema } from '../agent.ts'

const mostShown = 80
const mostChoices = 12

/** A value as JSON, cut to what a sentence can hold. */
export function cut(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'nothing').toWellFormed()
  return text.length > mostShown ? `${text.slice(0, mostShown).toWellFormed()}…` : text
}

/** What a schema allows, in words that complete the sentence "it must be …". */
export function allowed(schema: JsonSchema): string {
  const choices = schema['enum'] ?? ('const' in schema ? [schema['const']] : undefined)
  if (Array.isArray(choices))
    return choices.length > 1 ? `one of ${listed(choices)}` : cut(choices[0])
  const alternatives = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(alternatives))
    return [...new Set(alternatives.filter(isRecord).map(allowed))].slice(0, 4).join(', or ')
  const types = typesOf(schema['type'])
  const words = types.map((type) => wordsFor(String(type), schema))
  return words.length === 0 ? 'what the schema allows' : words.join(' or ')
}

function listed(choices: unknown[]): string {
  const shown = choices.slice(0, mostChoices).map(cut).join(', ')
  return choices.length > mostChoices ? `${shown}, … (${choices.length} in all)` : shown
}

function wordsFor(type: string, schema: JsonSchema): string {
  if (type === 'string')
    return `text${between(schema['minLength'], schema['maxLength'], 'characters')}${formed(schema)}`
  if (type === 'integer') return `a whole number${range(schema)}`
  if (type === 'number') return `a number${range(schema)}`
  if (type === 'boolean') return 'true or false'
  if (type === 'null') return 'null'
  if (type !== 'array') return 'an object'
  const items = isRecord(schema['items']) ? `, each ${allowed(schema['items'])}` : ''
  return `a list${between(schema['minItems'], schema['maxItems'], 'entries')}${items}`
}

function between(least: unknown, most: unknown, of: string): string {
  if (typeof least === 'number' && typeof most === 'number')
    return least === most ? ` of ${least} ${of}` : ` of ${least} to ${most} ${of}`
  if (typeof most === 'number') return ` of at most ${most} ${of}`
  return typeof least === 'number' && least > 0 ? ` of at least ${least} ${of}` : ''
}

function formed({ pattern, format }: JsonSchema): string {
  if (typeof pattern === 'string') return ` that matches ${pattern.slice(0, mostShown)}`
  return typeof format === 'string' ? ` in the format ${format}` : ''
}

function range({
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
  return `${parts.join('')}${multipleOf === undefined ? '' : `, a multiple of ${String(multipleOf)}`}`
}
