import { sql, type Kysely } from 'kysely'
import { recordChange } from './changes.ts'
import { recordRowChange, type Audited } from './operators/audit.ts'
import type { GroupRow, JournalTables, KeyRow } from '../tables.ts'
import { batchesOf, inIdempotentTransaction } from '../transaction.ts'

/** False if a key with this hash exists; that one stays unchanged. */
export function insertKey(
  journal: Kysely<JournalTables>,
  row: KeyRow,
  audited: Audited<KeyRow>,
): Promise<boolean> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const inserted = await transaction
      .insertInto('key')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return false
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
    return true
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

/** Levels of the tree of groups, such as organisation, team and project. */
export const maxLevels = 3

/** A group and its parents, the group first; empty if it does not exist. */
export async function groupPath(journal: Kysely<JournalTables>, id: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow & { level?: number }>`
    with recursive path as (
      select key_group.*, 1 as level from key_group where id = ${id}
      union all
      select up.*, path.level + 1 from key_group as up join path on up.id = path.parent
      where path.level < ${sql.lit(maxLevels)})
    select * from path order by level`.execute(journal)
  return rows.map(({ level: _level, ...row }) => row)
}

/** All keys, newest first, including revoked ones. */
export function listKeys(journal: Kysely<JournalTables>): Promise<KeyRow[]> {
  return journal.selectFrom('key').selectAll().orderBy('id', 'desc').execute()
}

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
      .returningAll()
      .executeTakeFirst()
    if (!revoked) return findKey(transaction, id)
    await recordChange(transaction, 'key', id, at)
    await recordRowChange(transaction, audited, { ...revoked, revoked_at: null }, revoked, at)
    return revoked
  })
}

/**
 * The changed key; undefined if it does not exist. False, without a change, if it was changed
 * concurrently.
 */
export function changeKey(
  journal: Kysely<JournalTables>,
  id: string,
  change: (row: KeyRow) => Partial<KeyRow>,
  at: number,
  audited: Audited<KeyRow>,
): Promise<KeyRow | undefined | false> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const row = await findKey(transaction, id)
    if (!row) return undefined
    const changed = await transaction
      .updateTable('key')
      .set({ ...change(row), version: row.version + 1 })
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

/** The versions of those keys and groups that still exist. */
export async function versionsOf(
  journal: Kysely<JournalTables>,
  ids: string[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (const some of batchesOf(ids, 100)) {
    const keys = journal.selectFrom('key').select(['id', 'version']).where('id', 'in', some)
    const groups = journal.selectFrom('key_group').select(['id', 'version'])
    const rows = await keys.unionAll(groups.where('id', 'in', some)).execute()
    for (const row of rows) versions.set(row.id, row.version)
  }
  return versions
}
