import { isRecord } from '../../../json/json.ts'
import { pointerParts, valueAt } from '../reading.ts'

type Schema = Record<string, unknown>

/** A subtype by `discriminator.mapping`: a reference to it, and the values that select it. */
export type Subtype = { ref: string; property: string; values: string[] }

/** The subtypes that the mapping of a discriminator names and the document has, each once. */
export function subtypesOf(document: Schema, { discriminator }: Schema): Subtype[] {
  if (!isRecord(discriminator) || !isRecord(discriminator['mapping'])) return []
  const { propertyName: property, mapping } = discriminator
  if (typeof property !== 'string') return []
  const entries = Object.entries(mapping).filter(([, target]) => typeof target === 'string')
  const byRef = Map.groupBy(entries, ([, target]) => mappedRef(String(target)))
  return [...byRef]
    .filter(([ref]) => ref.startsWith('#/') && valueAt(document, pointerParts(ref)) !== undefined)
    .map(([ref, all]) => ({ ref, property, values: all.map(([value]) => value) }))
}

/** A mapping names a schema by a reference, or by its name among the components. */
export function mappedRef(target: string): string {
  const isName = /^[\w.-]+$/.test(target) && !/\.(json|ya?ml)$/.test(target)
  return isName ? `#/components/schemas/${target}` : target
}

/** The value of the discriminator in a subtype. */
export const selectedBy = ({ property, values }: Subtype): Schema => ({
  properties: { [property]: { enum: values } },
})
