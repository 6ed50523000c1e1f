import { sql, type Kysely, type Transaction } from 'kysely'
import type { GroupRow, JournalTables } from '../tables.ts'
import { Failure } from '../../failure.ts'
import { inIdempotentTransaction } from '../transaction.ts'
import { recordChange } from './changes.ts'
import { inScope, type GroupScope } from './group-scope.ts'
import { recordAudit, type Actor, type AuditEntry } from './operators/audit.ts'

type Journal = Kysely<JournalTables>

/** Levels of the tree of groups, such as organisation, team and project. */
export const maxLevels = 3

/** A group and its parents, the group first; empty if it does not exist. */
export async function groupPath(journal: Journal, id: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow & { level?: number }>`
    with recursive path as (
      select key_group.*, 1 as level from key_group where id = ${id}
      union all
      select up.*, path.level + 1 from key_group as up join path on up.id = path.parent
      where path.level < ${sql.lit(maxLevels)})
    select * from path order by level`.execute(journal)
  return rows.map(({ level: _level, ...row }) => row)
}

/** A group with the names of its parents: those of the top, of the middle, and its own. */
export type PlacedGroup = GroupRow & { path: string }

/** Groups with their paths. */
const placedGroups = (journal: Journal) =>
  journal
    .selectFrom('key_group')
    .leftJoin('key_group as up', 'up.id', 'key_group.parent')
    .leftJoin('key_group as top', 'top.id', 'up.parent')
    .selectAll('key_group')
    .select(
      sql<string>`coalesce(top.name || '/', '') || coalesce(up.name || '/', '') || key_group.name`.as(
        'path',
      ),
    )

export const findGroup = (journal: Journal, id: string): Promise<PlacedGroup | undefined> =>
  placedGroups(journal).where('key_group.id', '=', id).executeTakeFirst()

/** The id of the group with this id or path; undefined if it does not exist. */
export async function groupIdOf(journal: Journal, reference: string): Promise<string | undefined> {
  if (/^[0-9a-f-]{36}$/.test(reference)) {
    const byId = journal.selectFrom('key_group').select('id').where('id', '=', reference)
    const row = await byId.executeTakeFirst()
    if (row) return row.id
  }
  let parent: string | undefined
  for (const name of reference.split('/').slice(0, maxLevels + 1)) {
    const child = await childNamed(journal, name, parent ?? null)
    if (!child) return undefined
    parent = child.id
  }
  return parent
}

const childNamed = (
  journal: Journal,
  name: string,
  parent: string | null,
): Promise<Pick<GroupRow, 'id'> | undefined> =>
  journal
    .selectFrom('key_group')
    .select('id')
    .where('name', '=', name)
    .where('parent', parent === null ? 'is' : '=', parent)
    .executeTakeFirst()

/** Those of the scope, newest first, below the id `after`; only below `parent` if it is given. */
export function listGroups(
  journal: Journal,
  query: { scope: GroupScope; parent?: string; after?: string | undefined; limit: number },
): Promise<PlacedGroup[]> {
  const { scope, parent, after, limit } = query
  let rows = placedGroups(journal).where(inScope(scope, 'key_group.id'))
  if (parent !== undefined) rows = rows.where('key_group.parent', '=', parent)
  if (after !== undefined) rows = rows.where('key_group.id', '<', after)
  return rows.orderBy('key_group.id', 'desc').limit(limit).execute()
}

/** The scope of the groups with these ids or paths; one that does not exist adds nothing. */
export async function scopeOf(
  journal: Kysely<JournalTables>,
  references: readonly string[],
): Promise<GroupScope> {
  const ids = await Promise.all(references.map((reference) => groupIdOf(journal, reference)))
  const scope = new Set<string>()
  let level = ids.filter((id) => id !== undefined)
  while (level.length > 0) {
    for (const id of level) scope.add(id)
    const below = journal.selectFrom('key_group').select('id').where('parent', 'in', level)
    level = (await below.execute()).map(({ id }) => id).filter((id) => !scope.has(id))
  }
  return [...scope]
}

/** The tree of groups in the transaction of a change; no other change runs meanwhile. */
export class GroupTree {
  readonly #transaction: Journal

  constructor(transaction: Journal) {
    this.#transaction = transaction
  }

  find(id: string): Promise<PlacedGroup | undefined> {
    return findGroup(this.#transaction, id)
  }

  idOf(reference: string): Promise<string | undefined> {
    return groupIdOf(this.#transaction, reference)
  }

  childNamed(name: string, parent: string | null): Promise<Pick<GroupRow, 'id'> | undefined> {
    return childNamed(this.#transaction, name, parent)
  }

  /** The ids from the group to the top. */
  async idsAbove(id: string): Promise<string[]> {
    return (await groupPath(this.#transaction, id)).map((row) => row.id)
  }

  /** How many levels the group and those below it have. */
  async height(id: string): Promise<number> {
    let ids = [id]
    for (let levels = 0; ; levels++) {
      if (ids.length === 0) return levels
      const below = this.#transaction.selectFrom('key_group').select('id')
      ids = (await below.where('parent', 'in', ids).execute()).map((row) => row.id)
    }
  }

  /** The keys and the groups that are directly in a group; revoked keys do not count. */
  async contents(id: string): Promise<{ keys: number; groups: number }> {
    const count = sql<number>`count(*)`.as('count')
    const keys = this.#transaction.selectFrom('key').select(count).where('group_id', '=', id)
    const groups = this.#transaction.selectFrom('key_group').select(count)
    return {
      keys: Number((await keys.where('revoked_at', 'is', null).executeTakeFirst())?.count),
      groups: Number((await groups.where('parent', '=', id).executeTakeFirst())?.count),
    }
  }

  async insert(row: GroupRow): Promise<void> {
    await this.#transaction.insertInto('key_group').values(row).execute()
  }

  async replace(row: GroupRow): Promise<void> {
    const { id, ...members } = row
    await this.#transaction.updateTable('key_group').set(members).where('id', '=', id).execute()
  }

  async delete(id: string): Promise<void> {
    await this.#transaction.deleteFrom('key_group').where('id', '=', id).execute()
  }

  /** Records a change for the audit log and for the caches of all processes. */
  async record(id: string, actor: Actor, entry: AuditEntry, at: number): Promise<void> {
    await recordChange(this.#transaction, 'group', id, at)
    await recordAudit(this.#transaction, actor, entry, at)
  }
}

/** Changes the tree of groups in one transaction, while no other change of it runs. */
export const changeGroups = <Result>(
  journal: Journal,
  at: number,
  work: (tree: GroupTree) => Promise<Result>,
): Promise<Result> =>
  inIdempotentTransaction(journal, async (transaction) => {
    await lockGroups(transaction, at)
    return work(new GroupTree(transaction))
  })

/**
 * The id of the group that a key enters, which must be in the scope; null for none. Locks the tree, so that the group is not
 * deleted meanwhile.
 */
export async function enterGroup(
  transaction: Transaction<JournalTables>,
  reference: string | null,
  at: number,
  scope: GroupScope,
): Promise<string | null> {
  if (reference === null && scope === 'all') return null
  if (reference !== null) await lockGroups(transaction, at)
  const id = reference === null ? undefined : await groupIdOf(transaction, reference)
  // The same error whether the group exists.
  if (scope !== 'all' && (id === undefined || !scope.includes(id)))
    throw new Failure('forbidden', otherGroup, { retry: false, param: 'group' })
  if (id === undefined) throw unknownGroup('group')
  return id
}

const otherGroup = 'group must be one of the groups whose admin you are, or one below them'

/** An upsert locks its row, in SQLite too, which has no `select … for update`. */
async function lockGroups(transaction: Transaction<JournalTables>, at: number): Promise<void> {
  await transaction
    .insertInto('milestone')
    .values({ name: 'groups', at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}

/** `param` names the group; one in a path is a 404. */
export function unknownGroup(param: 'id' | 'parent' | 'group'): Failure {
  const details = { retry: false, param } as const
  if (param === 'id') return new Failure('notFound', 'no group with this id or path', details)
  return new Failure('invalidRequest', `${param} is not the id or path of a group`, details)
}
