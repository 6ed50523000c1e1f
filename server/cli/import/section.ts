import { isRecord } from '../../json/json.ts'

/**
 * A mapping of another program's configuration. What nothing reads is named by `rest`, so that
 * nothing is lost silently.
 */
export class Section {
  readonly path: string
  readonly #left = new Map<string, unknown>()

  constructor(value: unknown, path: string) {
    this.path = path
    if (!isRecord(value)) return
    for (const [name, member] of Object.entries(value))
      if (member !== null) this.#left.set(name, member)
  }

  has(name: string): boolean {
    return this.#left.has(name)
  }

  take(name: string): unknown {
    const value = this.#left.get(name)
    this.#left.delete(name)
    return value
  }

  text(name: string): string | undefined {
    const value = this.take(name)
    if (typeof value === 'string' && value !== '') return value
    return undefined
  }

  /** A number, also one with underscores such as `20_000`. */
  number(name: string): number | undefined {
    const number = Number.parseFloat(String(this.take(name)).replaceAll('_', ''))
    if (Number.isFinite(number)) return number
    return undefined
  }

  list(name: string): unknown[] {
    const value = this.take(name)
    if (Array.isArray(value)) return value as unknown[]
    return []
  }

  section(name: string): Section {
    return new Section(this.take(name), this.#pathOf(name))
  }

  sections(name: string): Section[] {
    const path = this.#pathOf(name)
    return this.list(name).map((one, index) => new Section(one, `${path}[${index}]`))
  }

  /** All members that were not read, which then are. */
  entries(): [string, unknown][] {
    const members = [...this.#left]
    this.#left.clear()
    return members
  }

  /** The names of all members that were not read. */
  rest(): string[] {
    return [...this.#left.keys()]
  }

  #pathOf(name: string): string {
    return [this.path, name].filter((part) => part !== '').join('.')
  }
}

/** The members of a table that say something. */
type Filled<Table> = {
  [Name in keyof Table as undefined extends Table[Name] ? never : Name]: Table[Name]
} & { [Name in keyof Table]?: Exclude<Table[Name], undefined> }

/** A table without members that are undefined, and without empty tables. */
export function withoutEmpty<Table extends object>(table: Table): Filled<Table> {
  const members = Object.entries(table).flatMap(([name, member]) => {
    const inner: unknown = isRecord(member) ? withoutEmpty(member) : member
    const isEmpty = inner === undefined || (isRecord(inner) && Object.keys(inner).length === 0)
    if (isEmpty) return []
    return [[name, inner]]
  })
  // The same members, as far as they say something.
  return Object.fromEntries(members) as Filled<Table>
}

/** The whole number within these bounds. */
export function within(value: number | undefined, least: number, most: number) {
  if (value === undefined) return undefined
  return Math.min(Math.max(Math.round(value), least), most)
}

/** The milliseconds of a number of seconds. */
export const milliseconds = (seconds: number | undefined, most: number) =>
  within(seconds && seconds * 1000, 10, most)
