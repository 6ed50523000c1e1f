import { isRecord } from '../../../json/json.ts'
import { followIn } from '../reading.ts'
import { typesOf } from './merge.ts'

type Schema = Record<string, unknown>

/** The names of the read-only members of expanded schemas. */
const namesByExpanded = new WeakMap<Schema, ReadonlySet<string>>()

/**
 * The names of members that only responses have: those of the schema itself, as it is written, and
 * those of the expanded `parts` of its `allOf`. One part may require what another declares.
 */
export function readOnlyNames(
  document: Schema,
  { properties }: Schema,
  parts: readonly Schema[],
): ReadonlySet<string> {
  const names = new Set(parts.flatMap((part) => [...(namesByExpanded.get(part) ?? [])]))
  for (const [name, member] of Object.entries(isRecord(properties) ? properties : {}))
    if (isReadOnly(document, member)) names.add(name)
  return names
}

const isReadOnly = (document: Schema, member: unknown): boolean =>
  isRecord(member) &&
  (member['readOnly'] === true ||
    (typeof member['$ref'] === 'string' && followIn(document, member)?.['readOnly'] === true))

/** The schema without the need for these members, and remembered as one that has them. */
export function withoutReadOnly(schema: Schema, names: ReadonlySet<string>): Schema {
  if (names.size === 0) return schema
  const { required, ...rest } = schema
  const needed = Array.isArray(required) ? required.filter((name) => !names.has(String(name))) : []
  const writable = needed.length > 0 ? { ...rest, required: needed } : rest
  namesByExpanded.set(writable, names)
  return writable
}

/** OpenAPI 3.0 ignores keywords next to a reference; texts and `nullable` are harmless. */
export function withoutIgnoredSiblings(document: Schema, value: Schema): Schema {
  if (typeof value['$ref'] !== 'string' || !String(document['openapi']).startsWith('3.0'))
    return value
  const { $ref, description, example, nullable, default: assumed } = value
  const applied = { $ref, description, example, nullable, default: assumed }
  return Object.fromEntries(Object.entries(applied).filter(([, inner]) => inner !== undefined))
}

/** Turns `nullable`, and bounds that are exclusive by a boolean, into what OpenAPI 3.1 has. */
export function fromOpenApi30(schema: Schema, nullable: boolean): Schema {
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    if (schema[exclusive] && schema[bound] !== undefined) {
      schema[exclusive] = schema[bound]
      delete schema[bound]
    } else delete schema[exclusive]
  }
  if (!nullable) return schema
  const types = typesOf(schema['type'])
  if (types.length > 0 && !types.includes('null')) schema['type'] = [...types, 'null']
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(null))
    schema['enum'] = [...schema['enum'], null]
  if (Array.isArray(schema['anyOf'])) schema['anyOf'] = [...schema['anyOf'], { type: 'null' }]
  return schema
}
