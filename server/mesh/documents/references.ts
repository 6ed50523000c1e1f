import type { ReportProblem } from '../../documents/problems.ts'
import { isRecord } from '../../json.ts'

/** A value of a document and where it stands, which after a reference is another place. */
export type Located<Value = unknown> = { value: Value; place: string[] }

/** A document that is being read: what is wrong with it is told to `refuse`. */
export type Reading = {
  document: Record<string, unknown>
  refuse: ReportProblem
  /** Told of what is left out. */ warn?: ReportProblem
}

/** What a chain of references ends at; null, after telling why, where it ends nowhere or is no mapping. */
export function follow(reading: Reading, from: Located): Located<Record<string, unknown>> | null {
  let { value, place } = from
  const passed = new Set<string>()
  while (isRecord(value) && typeof value['$ref'] === 'string') {
    const ref = value['$ref']
    const next = target(reading, ref, place)
    if (next === null) return null
    if (passed.has(ref)) {
      reading.refuse(
        [...place, '$ref'],
        `${JSON.stringify(ref)} refers to itself; write out what is meant.`,
      )
      return null
    }
    passed.add(ref)
    ;({ value, place } = next)
  }
  if (isRecord(value)) return { value, place }
  reading.refuse(
    place,
    `a mapping of members belongs here${value === null || value === undefined ? '; it is empty' : ''}.`,
  )
  return null
}

/** The place that one reference names. */
export function target(
  { document, refuse }: Reading,
  ref: string,
  place: readonly string[],
): Located | null {
  const at = [...place, '$ref']
  if (!ref.startsWith('#/')) {
    refuse(
      at,
      `${JSON.stringify(ref)} is outside this document; copy what it names into components and refer to it with "#/components/…".`,
    )
    return null
  }
  const path = decoded(ref)
  let value: unknown = document
  for (const name of path ?? [])
    value =
      (isRecord(value) || Array.isArray(value)) && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined // a list is read by its index
  if (path !== null && value !== undefined) return { value, place: path }
  refuse(at, `${JSON.stringify(ref)} names nothing in this document.${others(document, path)}`)
  return null
}

function decoded(ref: string): string[] | null {
  try {
    return ref
      .slice(2)
      .split('/')
      .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
  } catch {
    return null
  }
}

function others(document: Record<string, unknown>, path: string[] | null): string {
  if (path === null || path.length !== 3) return ''
  const components = document['components']
  const section =
    isRecord(components) && path[0] === 'components' ? components[path[1] ?? ''] : undefined
  const names = isRecord(section) ? Object.keys(section).slice(0, 20) : []
  return names.length === 0 ? '' : ` There are: ${names.join(', ')}.`
}
