import { mapSchema } from '../../../documents/map-schema.ts'
import { isRecord } from '../../../json/json.ts'
import type { JsonSchema, ToolSchema } from '../../agent.ts'

/** How much of a tool's arguments a model is shown. */
export type SchemaSize = {
  /** Deeper parts of schemas are free. */
  levels: number
  /** Longer descriptions are cut. */
  description: number
  /** The last size takes whatever is left over. */
  isLast: boolean
}

/** Maximum of characters that one tool's schema has for models. */
export const maxSchemaLength = 16_384

/** From the largest to the smallest. */
export const sizes: readonly SchemaSize[] = [
  { levels: 32, description: Infinity, isLast: false },
  { levels: 32, description: 300, isLast: false },
  { levels: 8, description: 300, isLast: false },
  { levels: 5, description: 200, isLast: false },
  { levels: 4, description: 200, isLast: false },
  { levels: 3, description: 160, isLast: false },
  { levels: 2, description: 120, isLast: false },
  { levels: 1, description: 80, isLast: true },
]

/** A schema of this size; `fits` says whether it is short enough, `isCut` whether it allows more. */
export function shorten(
  schema: ToolSchema,
  { description, isLast }: SchemaSize,
): { schema: ToolSchema; isCut: boolean; fits: boolean } {
  const cut = description === Infinity ? schema : withDescriptions(schema, description)
  if (lengthOf(cut) <= maxSchemaLength) return { schema: cut, isCut: false, fits: true }
  if (isLast) return { schema: smallest(cut), isCut: true, fits: true }
  return { schema, isCut: false, fits: false }
}

const lengthOf = (schema: unknown) => JSON.stringify(schema).length

/** Shortens descriptions and leaves out examples. */
const withDescriptions = (schema: ToolSchema, length: number) =>
  mapSchema({ ...schema }, (keyword, value) => {
    if (keyword === 'examples') return undefined
    return keyword === 'description' && typeof value === 'string' ? cutText(value, length) : value
  }) as ToolSchema // the same except for texts

const cutText = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`

/**
 * The smallest schema, if even names and types are too long: drops long `enum`s, then optional
 * arguments, from the last on.
 */
function smallest(schema: ToolSchema): ToolSchema {
  const properties: Record<string, JsonSchema> = {}
  const required = new Set(schema.required)
  let length = lengthOf({ ...schema, properties: {} })
  const entries = Object.entries(schema.properties).map(
    ([name, property]) => [name, bare(property)] as const,
  )
  const costOf = (name: string, property: JsonSchema) => lengthOf({ [name]: property })
  for (const [name, property] of entries) if (required.has(name)) length += costOf(name, property)
  for (const [name, property] of entries) {
    const cost = required.has(name) ? 0 : costOf(name, property)
    if (length + cost > maxSchemaLength && cost > 0) continue
    length += cost
    properties[name] = property
  }
  return { ...schema, properties }
}

const maxChoices = 40

function bare(schema: JsonSchema): JsonSchema {
  const { description, type, enum: choices, items } = schema
  const short: Record<string, unknown> = {}
  if (type !== undefined) short['type'] = type
  if (typeof description === 'string' && description !== '')
    short['description'] = cutText(description, 60)
  if (Array.isArray(choices) && choices.length <= maxChoices && lengthOf(choices) < 600)
    short['enum'] = choices
  if (isRecord(items) && items['type'] !== undefined) short['items'] = { type: items['type'] }
  return short
}
