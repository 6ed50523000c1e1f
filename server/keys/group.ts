import { groupPath } from '../store/queries/groups.ts'
import type { Store } from '../store/store.ts'
import type { EachUser } from '../store/label-tables.ts'
import type { GroupRow } from '../store/tables.ts'

/** A group of keys. `models`, `agents` and `only_labels` list what its calls may use; null is everything. */
export type Group = Readonly<
  Omit<GroupRow, 'tags' | 'models' | 'agents' | 'only_labels' | 'each_user'> & {
    tags: Readonly<Record<string, string>>
    each_user: EachUser | null
    models: readonly string[] | null
    agents: readonly string[] | null
    only_labels: readonly string[] | null
  }
>

export const decodeGroup = (row: GroupRow): Group => ({
  ...row,
  tags: JSON.parse(row.tags) as Record<string, string>,
  each_user: eachUserOf(row.each_user),
  models: listOf(row.models),
  agents: listOf(row.agents),
  only_labels: listOf(row.only_labels),
})

/** A group and its parents, the group first; empty without a group, or if it does not exist. */
export async function groupsFrom(
  journal: Store['journal'],
  id: string | null,
): Promise<readonly Group[]> {
  return id === null ? [] : (await groupPath(journal, id)).map(decodeGroup)
}

/** As an operator set them. */
export const eachUserOf = (text: string | null): EachUser | null =>
  text === null ? null : (JSON.parse(text) as EachUser)

/** A list of names that is stored as JSON text. */
export function listOf(text: string): string[]
export function listOf(text: string | null): string[] | null
export function listOf(text: string | null): string[] | null {
  if (text === null) return null
  const list: unknown = JSON.parse(text)
  if (Array.isArray(list) && list.every((name) => typeof name === 'string')) return list
  throw new Error('a stored key or group holds something else than a list of names')
}
