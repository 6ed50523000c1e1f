import type { Kysely } from 'kysely'
import { newId } from './id.ts'
import type { ChangeRow, Journal, KeyRow } from './tables.ts'
import { inTransaction } from './transaction.ts'

const changesKeptMs = 24 * 60 * 60 * 1000
/** SQLite binds 32 766 values a statement, PostgreSQL 65 535. */
const idsAsked = 10_000

/** False when a key with this hash was there before; that one stays as it was. */
export async function insertKey(journal: Kysely<Journal>, row: KeyRow): Promise<boolean> {
  const inserted = await journal
    .insertInto('key')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findKey(journal: Kysely<Journal>, id: string): Promise<KeyRow | undefined> {
  return journal.selectFrom('key').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findKeyByHash(journal: Kysely<Journal>, hash: string): Promise<KeyRow | undefined> {
  return journal.selectFrom('key').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** All keys, newest first, revoked ones too. */
export function listKeys(journal: Kysely<Journal>): Promise<KeyRow[]> {
  return journal.selectFrom('key').selectAll().orderBy('id', 'desc').execute()
}

/** The key as it is after; the first revocation's time stays. Undefined when there is no such key. */
export function revokeKey(journal: Kysely<Journal>, id: string, at: number): Promise<KeyRow | undefined> {
  return inTransaction(journal, async (transaction) => {
    const revoked = await transaction
      .updateTable('key')
      .set((key) => ({ revoked_at: at, version: key('version', '+', 1) }))
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!revoked) return findKey(transaction, id)
    await tellChange(transaction, id, at)
    return revoked
  })
}

export function changeScopes(journal: Kysely<Journal>, id: string, scopes: string, at: number): Promise<KeyRow | undefined> {
  return inTransaction(journal, async (transaction) => {
    const changed = await transaction
      .updateTable('key')
      .set((key) => ({ scopes, version: key('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (changed) await tellChange(transaction, id, at)
    return changed
  })
}

/** The key as it is after; undefined when there is none. False when another one changed it at the same moment: nothing is changed then. */
export function changeLimits(journal: Kysely<Journal>, id: string, change: (row: KeyRow) => Pick<KeyRow, 'rpm' | 'tpm' | 'max_parallel' | 'budget_nano' | 'budget_period'>, at: number): Promise<KeyRow | undefined | false> {
  return inTransaction(journal, async (transaction) => {
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
    await tellChange(transaction, id, at)
    return changed
  })
}

/** The versions of those of the given keys that still exist. */
export async function keyVersions(journal: Kysely<Journal>, ids: string[]): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (let from = 0; from < ids.length; from += idsAsked) {
    const asked = ids.slice(from, from + idsAsked)
    const rows = await journal.selectFrom('key').select(['id', 'version']).where('id', 'in', asked).execute()
    for (const row of rows) versions.set(row.id, row.version)
  }
  return versions
}

export function changesSince(journal: Kysely<Journal>, after: number): Promise<ChangeRow[]> {
  return journal.selectFrom('change_log').selectAll().where('at', '>', after).orderBy('at').execute()
}

async function tellChange(transaction: Kysely<Journal>, ref: string, at: number): Promise<void> {
  await transaction.insertInto('change_log').values({ id: newId(), kind: 'key', ref, at }).execute()
  await transaction.deleteFrom('change_log').where('at', '<', at - changesKeptMs).execute()
}
