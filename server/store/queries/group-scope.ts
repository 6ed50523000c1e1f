import { sql, type RawBuilder } from 'kysely'

/** The ids of the groups that an operator may see and change, with all below them; or all keys. */
export type GroupScope = 'all' | readonly string[]

/** Whether something of this group is in the scope; without a group only where all is. */
export const isInScope = (scope: GroupScope, groupId: string | null): boolean =>
  scope === 'all' || (groupId !== null && scope.includes(groupId))

/** A condition for rows whose column has a group of the scope. */
export function inScope(scope: GroupScope, column: string): RawBuilder<boolean> {
  if (scope === 'all') return sql`1 = 1`
  return scope.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(scope)})`
}
