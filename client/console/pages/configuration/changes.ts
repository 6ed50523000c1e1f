import { isRecord } from '../../format/settings.ts'

/** A new value at a path of the file; without a value, its removal. */
export type Change = { path: string[]; value?: unknown }

/** The most changes that `POST /config/changes` takes. */
const maxChanges = 16

/**
 * The changes from the value at a path to another one: one for each member that differs, or one for
 * all if they are too many. An array is one value.
 */
export function changesBetween(path: string[], before: unknown, after: unknown): Change[] {
  const changes = differences(path, before, after)
  return changes.length > maxChanges && path.length > 0 ? [{ path, value: after }] : changes
}

function differences(path: string[], before: unknown, after: unknown): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (after === undefined) return [{ path }]
  if (!isRecord(before) || !isRecord(after) || path.length === maxDepth)
    return [{ path, value: after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    differences([...path, name], before[name], after[name]),
  )
}

/** The longest path of a change. */
const maxDepth = 12

/** A copy of `all` with a change. */
export function withChange(all: unknown, { path: [name, ...rest], value }: Change): unknown {
  if (name === undefined) return value
  const members = isRecord(all) ? all : {}
  return withMember(members, name, withChange(members[name], { path: rest, value }))
}

/** A copy with a member at its place, or at the end; without it for undefined. */
export function withMember(
  members: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  if (value !== undefined) return { ...members, [name]: value }
  return Object.fromEntries(Object.entries(members).filter(([other]) => other !== name))
}

/** The value at a path. */
export const valueAt = (all: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), all)
