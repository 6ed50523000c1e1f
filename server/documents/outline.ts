import { isRecord } from '../json/json.ts'

/** Returns the target of a schema with `$ref`, or undefined. */
export type FollowSchema = (schema: Record<string, unknown>) => Record<string, unknown> | undefined

type Outline = { [keyword: string]: unknown }

const maxLevels = 4
const maxMembers = 40
const maxText = 120
const maxChoices = 12

/**
 * The shape of a schema for people and catalogues: names and types, a few levels deep, without
 * validation rules. Deeper parts accept anything.
 */
export function outlineOf(schema: unknown, follow: FollowSchema = (one) => one): Outline {
  const members = { left: maxMembers }

  function partOf(value: unknown, level: number): Outline {
    const part = isRecord(value) ? follow(value) : undefined
    if (!part || level > maxLevels) return {}
    const { properties, items } = part
    return {
      ...keywordsOf(part),
      ...(isRecord(properties) && { properties: membersOf(properties, level) }),
      ...(isRecord(items) && { items: partOf(items, level + 1) }),
    }
  }

  function membersOf(properties: Record<string, unknown>, level: number): Outline {
    const outlined: [string, Outline][] = []
    for (const [name, property] of Object.entries(properties)) {
      if (members.left-- <= 0) break
      if (name !== '__proto__') outlined.push([name, partOf(property, level + 1)])
    }
    return Object.fromEntries(outlined)
  }

  return partOf(schema, 1)
}

function keywordsOf({
  type,
  nullable,
  description,
  format,
  enum: choices,
}: Record<string, unknown>): Outline {
  const isNullable = nullable === true && typeof type === 'string'
  return {
    ...(type !== undefined && { type: isNullable ? [type, 'null'] : type }),
    ...(typeof description === 'string' && { description: description.trim().slice(0, maxText) }),
    ...(typeof format === 'string' && { format }),
    ...(!isNullable && isShortList(choices) && { enum: choices }),
  }
}

const isShortList = (choices: unknown): choices is unknown[] =>
  Array.isArray(choices) &&
  choices.length > 0 &&
  choices.length <= maxChoices &&
  choices.every((choice) => ['string', 'number', 'boolean'].includes(typeof choice))
