import { Failure } from '../../failure.ts'
import { isRecord, isWritten } from '../../json/json.ts'

/** The names of parts to keep, each with those below it; null for all of it. */
type PathTree = Map<string, PathTree | null>

const maxNamesShown = 300

/**
 * The parts of a result at the ends of dotted paths, in their places; a name that meets a list is
 * looked up in each of its items. Undefined if the result has none of them.
 */
export const selectFields = (data: unknown, paths: readonly string[]): unknown =>
  select(data, pathTree(paths))

const path = /^[^.]+(\.[^.]+)*$/

/** Paths that did not pass the contract's check, as MCP calls have them. */
export function readFields(value: unknown, param: string): string[] | undefined {
  if (value === undefined) return undefined
  const isPath = (one: unknown) => typeof one === 'string' && one.length <= 200 && path.test(one)
  if (Array.isArray(value) && value.length > 0 && value.length <= 32 && value.every(isPath))
    return value as string[] // the line above checks each
  throw new Failure(
    'invalidRequest',
    `${param} must be a list of 1 to 32 names of members, or paths of names with dots between, ` +
      'like ["total", "items.id"]',
    { param, retry: false },
  )
}

/** The end of the error for a result that is too large to be stored. */
export const tooLargeResult = (bytes: number, maxBytes: number): string =>
  `a result of ${bytes} bytes, and at most ${maxBytes} are stored; name the parts that you need ` +
  'in fields, or use arguments that ask for less'

/** The error for a result without any of these paths; it names the members that there are. */
export function noSuchFields(data: unknown, paths: readonly string[]): Failure {
  const [item] = Array.isArray(data) ? (data as unknown[]) : [data]
  const names = isRecord(item) && !isWritten(item) ? Object.keys(item) : []
  const hint = names.length === 0 ? 'it has no members' : `it has ${names.join(', ')}`
  const missing = paths.join(' or ').slice(0, maxNamesShown)
  return new Failure(
    'invalidRequest',
    `the result has no part ${missing}; ${hint.slice(0, maxNamesShown).toWellFormed()}`,
    { param: 'fields', retry: false },
  )
}

function pathTree(paths: readonly string[]): PathTree {
  const tree: PathTree = new Map()
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let level: PathTree | null = tree
    for (const name of names) {
      // A shorter path keeps everything below its end.
      if (level.get(name) === null) {
        level = null
        break
      }
      const next: PathTree = level.get(name) ?? new Map()
      level.set(name, next)
      level = next
    }
    level?.set(last, null)
  }
  return tree
}

/** Undefined if none of the names is there. An empty list has them: its items may. */
function select(data: unknown, tree: PathTree): unknown {
  if (Array.isArray(data)) {
    const items = (data as unknown[]).map((item) => select(item, tree))
    const isFound = items.length === 0 || items.some((item) => item !== undefined)
    return isFound ? items.map((item) => item ?? {}) : undefined
  }
  if (!isRecord(data) || isWritten(data)) return undefined
  const members: [string, unknown][] = []
  for (const [name, below] of tree) {
    if (!Object.hasOwn(data, name)) continue
    const part = below === null ? data[name] : select(data[name], below)
    if (part !== undefined) members.push([name, part])
  }
  return members.length === 0 ? undefined : Object.fromEntries(members)
}
