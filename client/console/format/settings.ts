/** The path of a member in the contract's notation: `limits.all`, `routes["*"]`. */
export function nameIn(name: string, member: string): string {
  if (!/^[\w-]+$/.test(member)) return `${name}[${JSON.stringify(member)}]`
  return name === '' ? member : `${name}.${member}`
}

/** A value as JSON; a dash for undefined. */
export const jsonOf = (value: unknown): string =>
  value === undefined ? '–' : JSON.stringify(value)

/** A setting, or a part of one, before and after a change. */
export type Difference = { setting: string; before?: unknown; after?: unknown }

/**
 * The parts of a change that differ, as in `routes["*"][0].weight`. An array whose length has
 * changed is one part, because it is unknown which elements moved.
 */
export function partsOf(change: Difference): Difference[] {
  const parts = membersOf(change).filter(({ before, after }) => jsonOf(before) !== jsonOf(after))
  // The difference may be in a part that JSON does not show.
  return parts.length === 0 ? [change] : parts.flatMap(partsOf)
}

function membersOf({ setting, before, after }: Difference): Difference[] {
  if (isList(before) && isList(after) && before.length === after.length)
    return before.map((value, at) => ({
      setting: `${setting}[${at}]`,
      before: value,
      after: after[at],
    }))
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
      setting: nameIn(setting, name),
      before: before[name],
      after: after[name],
    }))
  return []
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
