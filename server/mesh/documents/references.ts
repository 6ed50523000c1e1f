import type { ReportProblem } from '../../documents/problems.ts'
import { isRecord } from '../../json/json.ts'

/** A value of a document and its place, which behind a reference is another one. */
export type Located<Value = unknown> = { value: Value; place: string[] }

/** A document that is read, and the callbacks for its faults. */
export type DocumentContext = {
  document: Record<string, unknown>
  refuse: ReportProblem
  /** Called for what is ignored. */
  warn?: ReportProblem
  /** By reference, why it could not be followed before, in a sentence. */
  unread?: ReadonlyMap<string, string> | undefined
}

/**
 * The mapping at the end of a chain of references; null, after reporting why, where there is none.
 */
export function followReference(
  context: DocumentContext,
  from: Located,
): Located<Record<string, unknown>> | null {
  let { value, place } = from
  let seen: Set<string> | undefined
  while (isRecord(value) && typeof value['$ref'] === 'string') {
    const ref = value['$ref']
    const next = resolveReference(context, ref, place)
    if (next === null) return null
    if (seen?.has(ref)) {
      context.refuse(
        [...place, '$ref'],
        `${JSON.stringify(ref)} refers to itself; write out what is meant.`,
      )
      return null
    }
    ;(seen ??= new Set()).add(ref)
    ;({ value, place } = next)
  }
  if (isRecord(value)) return { value, place }
  const hint = value === null || value === undefined ? '; it is empty' : ''
  context.refuse(place, `a mapping of members belongs here${hint}.`)
  return null
}

/** What one reference names; null, after reporting why, where that is nothing. */
export function resolveReference(
  { document, refuse, unread }: DocumentContext,
  ref: string,
  place: readonly string[],
): Located | null {
  const why = unread?.get(ref)
  if (why !== undefined || !ref.startsWith('#/')) {
    refuse([...place, '$ref'], why ?? `${JSON.stringify(ref)} ${outsideDocument}`)
    return null
  }
  const path = pathFrom(ref)
  let value: unknown = document
  for (const name of path ?? []) {
    const isMember = (isRecord(value) || Array.isArray(value)) && Object.hasOwn(value, name)
    value = isMember ? (value as Record<string, unknown>)[name] : undefined // also list indexes
  }
  if (path !== null && value !== undefined) return { value, place: path }
  const text = `${JSON.stringify(ref)} names nothing in this document.${siblings(document, path)}`
  refuse([...place, '$ref'], text)
  return null
}

const outsideDocument =
  'is outside this document; copy what it names into components and refer to it with ' +
  '"#/components/…".'

function pathFrom(ref: string): string[] | null {
  if (!/[%~]/.test(ref)) return ref.slice(2).split('/')
  try {
    return ref
      .slice(2)
      .split('/')
      .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
  } catch {
    return null
  }
}

/** The names beside one that does not exist. */
function siblings(document: Record<string, unknown>, path: string[] | null): string {
  if (path === null || path.length !== 3) return ''
  const components = document['components']
  const section =
    isRecord(components) && path[0] === 'components' ? components[path[1] ?? ''] : undefined
  const names = isRecord(section) ? Object.keys(section).slice(0, 20) : []
  return names.length === 0 ? '' : ` There are: ${names.join(', ')}.`
}
