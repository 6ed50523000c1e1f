import { Failure } from '../failure.ts'
import { usdFrom } from '../money.ts'
import { newId } from '../store/id.ts'
import {
  changeGroups,
  findGroup,
  groupIdOf,
  listGroups,
  maxLevels,
  unknownGroup,
  type GroupTree,
  type PlacedGroup,
} from '../store/queries/groups.ts'
import { isInScope, type GroupScope } from '../store/queries/group-scope.ts'
import { changedMembers, type Actor } from '../store/queries/operators/audit.ts'
import type { Store } from '../store/store.ts'
import type { EachUser, UserFrom } from '../store/label-tables.ts'
import type { AuditAction, GroupRow } from '../store/tables.ts'
import { decodeGroup, eachUserOf, type Group } from './group.ts'
import { check, checkEachUser, limitsAfter, unlimited, type KeyLimitsInput } from './limits.ts'

/** A group with its path. */
export type GroupView = Group & { path: string }

/** Settings to set: absent ones stay; null removes a limit, a restriction or the parent. */
export type GroupInput = KeyLimitsInput & {
  name?: string
  /** The parent's id or path. */
  parent?: string | null
  managed_by?: string | null
  tags?: Readonly<Record<string, string>> | null
  user_from?: UserFrom | null
  each_user?: EachUser | null
  show_users?: 'hash' | 'name'
  weight?: number
  priority_class?: GroupRow['priority_class']
  models?: readonly string[] | null
  agents?: readonly string[] | null
  /** Labels of upstreams. */
  only?: readonly string[] | null
}

type Journal = Store['journal']

type GroupsQuery = {
  scope: GroupScope
  parent?: string
  after?: string | undefined
  limit: number
}

/** An operator's actions on groups; groups are named by id or path. */
export type GroupAdministration = ReturnType<typeof createGroupAdministration>

export function createGroupAdministration(
  journal: Journal,
  now: () => number,
  changed: (id: string) => void,
) {
  const inTree = async (work: (tree: GroupTree, at: number) => Promise<GroupView>) => {
    const at = now()
    const group = await changeGroups(journal, at, (tree) => work(tree, at))
    changed(group.id)
    return group
  }
  return {
    /** Newest first. */
    async list(query: GroupsQuery) {
      const parent = query.parent === undefined ? undefined : await groupIdOf(journal, query.parent)
      if (query.parent !== undefined && parent === undefined) throw unknownGroup('parent')
      const { scope, after, limit } = query
      const rows = await listGroups(journal, {
        scope,
        after,
        limit,
        ...(parent !== undefined && { parent }),
      })
      return rows.map(viewOf)
    },
    async read(reference: string, scope: GroupScope): Promise<GroupView> {
      const id = await groupIdOf(journal, reference)
      const row = id === undefined ? undefined : await findGroup(journal, id)
      if (!row || !isInScope(scope, row.id)) throw unknownGroup('id')
      return viewOf(row)
    },
    create(input: GroupInput & { name: string }, by: Actor): Promise<GroupView> {
      const id = newId(now())
      return inTree((tree, at) => create(tree, id, input, { by, at }))
    },
    change: (reference: string, input: GroupInput, by: Actor): Promise<GroupView> =>
      inTree((tree, at) => change(tree, reference, input, { by, at })),
    delete: (reference: string, by: Actor): Promise<GroupView> =>
      inTree((tree, at) => remove(tree, reference, { by, at })),
  }
}

type Change = { by: Actor; at: number }

async function create(
  tree: GroupTree,
  id: string,
  input: GroupInput & { name: string },
  change: Change,
): Promise<GroupView> {
  // A repetition after a lost COMMIT finds its own row.
  const existing = await tree.find(id)
  if (existing) return viewOf(existing)
  const row = await rowAfter(tree, newRow(id, input.name, change.at), input)
  await checkPlace(tree, row, 1)
  await tree.insert(row)
  return record(tree, 'createGroup', null, row, change)
}

async function change(
  tree: GroupTree,
  reference: string,
  input: GroupInput,
  change: Change,
): Promise<GroupView> {
  const { path: _path, ...before } = await existing(tree, reference)
  const row = { ...(await rowAfter(tree, before, input)), version: before.version + 1 }
  if (row.name !== before.name || row.parent !== before.parent)
    await checkPlace(tree, row, await tree.height(row.id))
  await tree.replace(row)
  return record(tree, 'changeGroup', before, row, change)
}

async function remove(tree: GroupTree, reference: string, { by, at }: Change): Promise<GroupView> {
  const row = await existing(tree, reference)
  const { keys, groups } = await tree.contents(row.id)
  if (keys + groups > 0)
    throw conflict(
      `the group ${row.path} has ${count(keys, 'key')} and ${count(groups, 'group')} below it; ` +
        'move them to another group, or revoke the keys, first',
      'id',
    )
  await tree.delete(row.id)
  const before = membersOf(row)
  const entry = { action: 'deleteGroup', target: row.id, targetName: row.name } as const
  await tree.record(row.id, by, { ...entry, before, after: null }, at)
  return viewOf(row)
}

async function existing(tree: GroupTree, reference: string): Promise<PlacedGroup> {
  const id = await tree.idOf(reference)
  const row = id === undefined ? undefined : await tree.find(id)
  if (!row) throw unknownGroup('id')
  return row
}

/** The row with the settings of the input. */
async function rowAfter(tree: GroupTree, row: GroupRow, input: GroupInput): Promise<GroupRow> {
  const { name = row.name, weight = row.weight, managed_by = row.managed_by } = input
  const { tags, models, agents, only, each_user } = input
  const { user_from = row.user_from, show_users = row.show_users } = input
  const each = each_user === undefined ? eachUserOf(row.each_user) : each_user
  checkEachUser(each, user_from)
  check(
    input.priority_class !== 'hook',
    'priority_class',
    'hook is a class of single keys; a group may be interactive or batch',
  )
  return {
    ...row,
    ...limitsAfter(row, input, ['chat', 'mesh']),
    name,
    weight,
    priority_class: input.priority_class ?? row.priority_class,
    managed_by,
    parent: await parentAfter(tree, row, input),
    tags: tags === undefined ? row.tags : JSON.stringify(tags ?? {}),
    user_from,
    show_users,
    each_user: each && JSON.stringify(each),
    models: listAfter(row.models, models),
    agents: listAfter(row.agents, agents),
    only_labels: listAfter(row.only_labels, only),
  }
}

async function parentAfter(
  tree: GroupTree,
  row: GroupRow,
  { parent }: GroupInput,
): Promise<string | null> {
  if (parent === undefined) return row.parent
  if (parent === null) return null
  const id = await tree.idOf(parent)
  if (id === undefined) throw unknownGroup('parent')
  return id
}

const listAfter = (
  before: string | null,
  list: readonly string[] | null | undefined,
): string | null => {
  if (list === undefined) return before
  return list === null ? null : JSON.stringify(list)
}

/** Throws if the group, with the levels of its own, cannot have this name at this place. */
async function checkPlace(
  tree: GroupTree,
  { id, name, parent }: GroupRow,
  levels: number,
): Promise<void> {
  const above = parent === null ? [] : await tree.idsAbove(parent)
  if (above.includes(id))
    throw conflict('a group cannot be below itself; choose another parent', 'parent')
  if (above.length + levels > maxLevels)
    throw conflict(
      `groups have at most ${maxLevels} levels, and here there would be ${above.length + levels}; ` +
        'choose a parent that is higher',
      'parent',
    )
  const other = await tree.childNamed(name, parent)
  if (!other || other.id === id) return
  const placed = await tree.find(other.id)
  throw conflict(`there is a group ${placed?.path}; choose another name`, 'name')
}

async function record(
  tree: GroupTree,
  action: AuditAction,
  before: GroupRow | null,
  row: GroupRow,
  { by, at }: Change,
): Promise<GroupView> {
  const of = { action, target: row.id, targetName: row.name }
  const members = membersOf(row)
  const created = { before: null, after: setMembers(members) }
  const changes = before ? changedMembers(membersOf(before), members) : created
  if (changes) await tree.record(row.id, by, { ...of, ...changes }, at)
  const placed = await tree.find(row.id)
  if (!placed) throw new Error('a group is there in the transaction that stored it')
  return viewOf(placed)
}

const newRow = (id: string, name: string, at: number): GroupRow => ({
  ...unlimited,
  id,
  name,
  parent: null,
  tags: '{}',
  user_from: null,
  each_user: null,
  show_users: 'hash',
  weight: 1,
  priority_class: 'interactive',
  models: null,
  agents: null,
  only_labels: null,
  managed_by: null,
  created_at: at,
  version: 1,
})

const viewOf = ({ path, ...row }: PlacedGroup): GroupView => ({ ...decodeGroup(row), path })

/** The members of a group in the audit log, named as in the operator's contract. */
function membersOf(row: GroupRow): Record<string, unknown> {
  const {
    id: _id,
    version: _version,
    created_at: _at,
    budget_nano,
    only_labels: only,
    ...rest
  } = decodeGroup(row)
  return {
    ...rest,
    only,
    budget_usd: budget_nano === null ? null : usdFrom(budget_nano),
  }
}

const setMembers = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const conflict = (message: string, param: string) =>
  new Failure('conflict', message, { retry: false, param })
