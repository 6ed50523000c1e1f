import type { ReportProblem } from '../../documents/problems.ts'
import { isRecord } from '../../json/json.ts'
import { checkExtension, type Extension } from './agent-schema.ts'

/** A value of a document and its place, which behind a reference is another one. */
export type Located<Value = unknown> = { value: Value; place: string[] }
export type LocatedRecord = Located<Record<string, unknown>>

/** The place of a fault, a sentence with the fix, and whether the key itself is at fault. */
export type Report = Parameters<ReportProblem>

/** A document that is read, and what is wrong with it. */
export class Reading {
  readonly document: Record<string, unknown>
  /** Why the document cannot be used. */
  readonly problems: Report[] = []
  /** Its ignored parts. */
  readonly warnings: Report[] = []
  /** Keyed by reference: why it could not be followed before, as a sentence. */
  readonly #unread: ReadonlyMap<string, string> | undefined

  constructor(document: Record<string, unknown>, unread?: ReadonlyMap<string, string>) {
    this.document = document
    this.#unread = unread
  }

  /** Reports a problem; returns null, so that a reader can return the same. */
  refuse(...report: Report): null {
    this.problems.push(report)
    return null
  }

  /** An extension with its defaults; null, after reporting each fault as `say` words it. */
  extension<Members>(
    name: Extension,
    place: readonly string[],
    value: unknown,
    say = (fault: string) => fault,
  ): Members | null {
    const members = isRecord(value) ? { ...value } : value
    const faults = checkExtension(name, members, place)
    for (const { path, text, key } of faults) this.refuse(path, say(text), { key })
    return faults.length > 0 ? null : (members as Members) // just checked
  }

  warn(...report: Report): void {
    this.warnings.push(report)
  }

  /** Whether nothing was reported. */
  get isClean(): boolean {
    return this.problems.length + this.warnings.length === 0
  }

  /** Reads the same document with reports of its own. */
  part(): Reading {
    return new Reading(this.document, this.#unread)
  }

  /** Takes over what a part has reported. */
  add({ problems, warnings }: Reading): void {
    this.problems.push(...problems)
    this.warnings.push(...warnings)
  }

  /**
   * The mapping at the end of a chain of references; null, after reporting why, where there is
   * none.
   */
  follow(from: Located): LocatedRecord | null {
    let { value, place } = from
    let seen: Set<string> | undefined
    while (isRecord(value) && typeof value['$ref'] === 'string') {
      const ref = value['$ref']
      const next = this.resolve(ref, place)
      if (next === null) return null
      if (seen?.has(ref)) {
        const text = `${JSON.stringify(ref)} refers to itself; write out what is meant.`
        return this.refuse([...place, '$ref'], text)
      }
      ;(seen ??= new Set()).add(ref)
      ;({ value, place } = next)
    }
    if (isRecord(value)) return { value, place }
    const hint = value === null || value === undefined ? '; it is empty' : ''
    return this.refuse(place, `a mapping of members belongs here${hint}.`)
  }

  /** The target of one reference; null, after reporting why, if it is missing. */
  resolve(ref: string, place: readonly string[]): Located | null {
    const { document } = this
    const why = this.#unread?.get(ref)
    if (why !== undefined || !ref.startsWith('#/'))
      return this.refuse([...place, '$ref'], why ?? `${JSON.stringify(ref)} ${outsideDocument}`)
    const path = pathFrom(ref)
    const value = valueAt(document, path ?? [])
    if (path !== null && value !== undefined) return { value, place: path }
    const text = `${JSON.stringify(ref)} names nothing in this document.${siblings(document, path)}`
    return this.refuse([...place, '$ref'], text)
  }
}

/** The mapping that a value of a document is or refers to; undefined for other values. */
export const followIn = (
  document: Record<string, unknown>,
  value: unknown,
): Record<string, unknown> | undefined => new Reading(document).follow({ value, place: [] })?.value

/** The security schemes of a document, by name. */
export function schemesOf({ components }: Record<string, unknown>): Record<string, unknown> {
  const schemes = isRecord(components) ? components['securitySchemes'] : undefined
  return isRecord(schemes) ? schemes : {}
}

/** What an operation may send to be authorized; without a `security` of its own the document's. */
export function alternativesOf(
  document: Record<string, unknown>,
  operation: Record<string, unknown>,
): Record<string, unknown>[] {
  const security = operation['security'] ?? document['security']
  return Array.isArray(security) ? security.filter(isRecord) : []
}

const outsideDocument =
  'is outside this document; copy what it names into components and refer to it with ' +
  '"#/components/…".'

function pathFrom(ref: string): string[] | null {
  try {
    return pointerParts(ref, decodeURIComponent)
  } catch {
    return null
  }
}

/**
 * The names in a JSON pointer (RFC 6901), which begins with a slash, or with `#/`. Many authors
 * write a slash within a name as `%2F`: so each name is decoded by itself.
 */
export const pointerParts = (pointer: string, decode = (part: string) => part): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value at the end of a path of members and list indexes, or undefined. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  let value = root
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name] // also list indexes
  }
  return value
}

/** The existing names, for an error about an unknown one. */
function siblings(document: Record<string, unknown>, path: string[] | null): string {
  if (path === null || path.length !== 3) return ''
  const components = document['components']
  const section =
    isRecord(components) && path[0] === 'components' ? components[path[1] ?? ''] : undefined
  const names = isRecord(section) ? Object.keys(section).slice(0, 20) : []
  return names.length === 0 ? '' : ` There are: ${names.join(', ')}.`
}
