import { sql, type Kysely, type RawBuilder } from 'kysely'
import { Failure } from '../../failure.ts'
import { recordChange } from './changes.ts'
import { inScope, isInScope, type GroupScope } from './group-scope.ts'
import { enterGroup } from './groups.ts'
import { checkCount } from './holders.ts'
import { recordRowChange, type Audited } from './operators/audit.ts'
import type { JournalTables, KeyRow } from '../tables.ts'
import { batchesOf, inIdempotentTransaction } from '../transaction.ts'

/**
 * The inserted row; false if a key with this hash exists, or one of the same stack with this name,
 * which stays unchanged. `group` is the id or the path of the key's group. Throws if the holder has
 * `maxOfHolder` keys that have not ended; such a key needs a group.
 */
export function insertKey(
  journal: Kysely<JournalTables>,
  { group_id, ...ungrouped }: KeyRow,
  audited: Audited<KeyRow>,
  { group = group_id, maxOfHolder }: { group?: string | null; maxOfHolder?: number } = {},
): Promise<KeyRow | false> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const row = {
      ...ungrouped,
      group_id: await enterGroup(transaction, group, ungrouped.created_at, audited.actor.groups),
    }
    // Exact: the lock of the group admits one transaction of all servers after the other.
    if (maxOfHolder !== undefined) await checkCount(transaction, row, maxOfHolder)
    const inserted = await transaction
      .insertInto('key')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // A repetition after a lost COMMIT finds its own row.
    if (!inserted) return (await findKey(transaction, row.id)) ?? false
    await recordRowChange(transaction, audited, null, row, row.created_at)
    // A chosen token may equal the previous token of a rotated key; from now on it belongs to the
    // new key.
    const former = await transaction
      .updateTable('key')
      .set((key) => ({
        previous_hash: null,
        previous_until: null,
        version: key('version', '+', 1),
      }))
      .where('previous_hash', '=', row.hash)
      .returning('id')
      .executeTakeFirst()
    if (former) await recordChange(transaction, 'key', former.id, row.created_at)
    return row
  })
}

/** As text, since each reading of the overview asks: to build a query costs more than to run it. */
export async function findKey(
  journal: Kysely<JournalTables>,
  id: string,
): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`select * from "key" where "id" = ${id}`.execute(journal)
  return rows[0]
}

/** The key, if it is in the scope. */
export async function findKeyOf(
  journal: Kysely<JournalTables>,
  id: string,
  scope: GroupScope,
): Promise<KeyRow | undefined> {
  const row = await findKey(journal, id)
  return row && isInScope(scope, row.group_id) ? row : undefined
}

/** The key whose token has this hash, or had it before its last rotation. */
export function findKeyByHash(
  journal: Kysely<JournalTables>,
  hash: string,
): Promise<KeyRow | undefined> {
  return journal
    .selectFrom('key')
    .selectAll()
    .where((key) => key.or([key('hash', '=', hash), key('previous_hash', '=', hash)]))
    .executeTakeFirst()
}

/** Which keys to list. All conditions must hold. */
export type KeyFilter = {
  owner?: string
  /** Keys of these groups. */
  groups?: GroupScope
  /** Keys that may use the model, as far as their own list says. */
  model?: string
  status?: 'active' | 'revoked' | 'expired'
  name_prefix?: string
  /** Keys below this id. */
  after?: string
  limit?: number
}

/** The keys of the scope, newest first, including revoked ones unless the filter says otherwise. */
export function listKeys(
  journal: Kysely<JournalTables>,
  scope: GroupScope,
  { limit, ...filter }: KeyFilter = {},
  now = 0,
): Promise<KeyRow[]> {
  let keys = journal.selectFrom('key').selectAll().where(inScope(scope, 'group_id'))
  for (const condition of conditionsOf(filter, now)) keys = keys.where(condition)
  keys = keys.orderBy('id', 'desc')
  return (limit === undefined ? keys : keys.limit(limit)).execute()
}

const statusSql = {
  active: (now: number) =>
    sql<boolean>`(revoked_at is null and (expires_at is null or expires_at > ${now}))`,
  revoked: () => sql<boolean>`revoked_at is not null`,
  expired: (now: number) => sql<boolean>`(revoked_at is null and expires_at <= ${now})`,
}

/** Both engines compare text by case in these, other than by `like`. */
function conditionsOf(
  { owner, groups = 'all', model, status, name_prefix: prefix, after }: KeyFilter,
  now: number,
): RawBuilder<boolean>[] {
  const has = (text: string) =>
    sql<boolean>`models is null or replace(models, ${text}, '') <> models`
  return [
    inScope(groups, 'group_id'),
    ...(owner === undefined ? [] : [sql<boolean>`owner = ${owner}`]),
    ...(model === undefined ? [] : [sql<boolean>`(${has(JSON.stringify(model))})`]),
    ...(status === undefined ? [] : [statusSql[status](now)]),
    ...(prefix === undefined ? [] : [startsWith('name', prefix)]),
    ...(after === undefined ? [] : [sql<boolean>`id < ${after}`]),
  ]
}

const startsWith = (column: 'id' | 'name', prefix: string) =>
  sql<boolean>`substr(${sql.ref(column)}, 1, ${sql.lit([...prefix].length)}) = ${prefix}`

/** The keys of the scope that a word may mean: by their name, or by the beginning of their id. */
export function keysNamed(
  journal: Kysely<JournalTables>,
  scope: GroupScope,
  word: string,
): Promise<Pick<KeyRow, 'id' | 'name' | 'revoked_at'>[]> {
  return journal
    .selectFrom('key')
    .select(['id', 'name', 'revoked_at'])
    .where(inScope(scope, 'group_id'))
    .where((key) => key.or([key('name', '=', word), startsWith('id', word.toLowerCase())]))
    .orderBy('id', 'desc')
    .execute()
}

/** A key, or a caller with a JWT, with the names for its usage. */
export type NamedCaller = Pick<KeyRow, 'id' | 'name' | 'owner'>

/** The keys of the scope, and its callers with a JWT. */
export const callersNamed = (
  journal: Kysely<JournalTables>,
  scope: GroupScope,
): Promise<NamedCaller[]> =>
  journal
    .selectFrom('key')
    .select(['id', 'name', 'owner'])
    .where(inScope(scope, 'group_id'))
    .unionAll(
      journal
        .selectFrom('caller')
        .select(['id', sql<string>`coalesce(name, '')`.as('name'), sql<null>`null`.as('owner')])
        .where(inScope(scope, 'group_id')),
    )
    .execute()

/** A key with a budget. */
export type BudgetedKey = Pick<
  KeyRow,
  'id' | 'name' | 'budget_nano' | 'budget_period' | 'expires_at'
>

/** The keys that have a budget, and are neither revoked nor expired at this time. */
export function budgetedKeys(journal: Kysely<JournalTables>, now: number): Promise<BudgetedKey[]> {
  return journal
    .selectFrom('key')
    .select(['id', 'name', 'budget_nano', 'budget_period', 'expires_at'])
    .where('budget_nano', 'is not', null)
    .where('revoked_at', 'is', null)
    .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', now)]))
    .execute()
}

/** The revoked key, with the time of its first revocation. Undefined if there is no such key. */
export function revokeKey(
  journal: Kysely<JournalTables>,
  id: string,
  at: number,
  audited: Audited<KeyRow>,
): Promise<KeyRow | undefined> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const revoked = await transaction
      .updateTable('key')
      .set((key) => ({ revoked_at: at, version: key('version', '+', 1) }))
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where(inScope(audited.actor.groups, 'group_id'))
      .returningAll()
      .executeTakeFirst()
    if (!revoked) return findKeyOf(transaction, id, audited.actor.groups)
    await recordChange(transaction, 'key', id, at)
    await recordRowChange(transaction, audited, { ...revoked, revoked_at: null }, revoked, at)
    return revoked
  })
}

/**
 * The changed key; undefined if it does not exist. False, without a change, if it was changed
 * concurrently. `group` is the id or the path of the group that the key enters.
 */
export function changeKey(
  journal: Kysely<JournalTables>,
  id: string,
  change: (row: KeyRow) => Partial<KeyRow>,
  at: number,
  audited: Audited<KeyRow>,
  group?: string | null,
): Promise<KeyRow | undefined | false> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const scope = audited.actor.groups
    const entered =
      group === undefined ? {} : { group_id: await enterGroup(transaction, group, at, scope) }
    const row = await findKeyOf(transaction, id, scope)
    if (!row) return undefined
    const members = { ...change(row), ...entered, version: row.version + 1 }
    await checkName(transaction, { ...row, ...members })
    const changed = await transaction
      .updateTable('key')
      .set(members)
      .where('id', '=', id)
      .where('version', '=', row.version)
      .returningAll()
      .executeTakeFirst()
    if (!changed) return false
    await recordChange(transaction, 'key', id, at)
    await recordRowChange(transaction, audited, row, changed, at)
    return changed
  })
}

/** Throws if another key in use of the same stack has the name. */
async function checkName(
  transaction: Kysely<JournalTables>,
  row: Pick<KeyRow, 'id' | 'name' | 'managed_by' | 'revoked_at'>,
): Promise<void> {
  const { id, name, managed_by: stack, revoked_at } = row
  if (stack === null || revoked_at !== null) return
  const other = await transaction
    .selectFrom('key')
    .select('id')
    .where('managed_by', '=', stack)
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw nameTaken(row)
}

export const nameTaken = ({ name, managed_by }: Pick<KeyRow, 'name' | 'managed_by'>) =>
  new Failure('conflict', `${managed_by} has another key named ${name}; choose another name`, {
    retry: false,
    param: 'name',
  })

/** The versions of those keys, groups and callers that still exist. */
export async function versionsOf(
  journal: Kysely<JournalTables>,
  ids: string[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (const some of batchesOf(ids, 100)) {
    const keys = journal.selectFrom('key').select(['id', 'version']).where('id', 'in', some)
    const groups = journal.selectFrom('key_group').select(['id', 'version'])
    const callers = journal.selectFrom('caller').select(['id', 'version'])
    const rows = await keys
      .unionAll(groups.where('id', 'in', some))
      .unionAll(callers.where('id', 'in', some))
      .execute()
    for (const row of rows) versions.set(row.id, row.version)
  }
  return versions
}
