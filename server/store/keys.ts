import type { Kysely } from 'kysely'
import { tellChange } from './changes.ts'
import type { Journal, KeyRow } from './tables.ts'
import { inTransaction } from './transaction.ts'

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

/** The key whose token has this hash, or had it before its last rotation. */
export async function findKeyByHash(journal: Kysely<Journal>, hash: string): Promise<KeyRow | undefined> {
  const rows = await journal.selectFrom('key').selectAll().where((key) => key.or([key('hash', '=', hash), key('previous_hash', '=', hash)])).execute()
  // A text that somebody chose may have been chosen again after a rotation.
  return rows.find((row) => row.hash === hash) ?? rows[0]
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
    await tellChange(transaction, 'key', id, at)
    return revoked
  })
}

/** The key as it is after; undefined when there is none. False when another one changed it at the same moment: nothing is changed then. */
export function changeKey(journal: Kysely<Journal>, id: string, change: (row: KeyRow) => Partial<KeyRow>, at: number): Promise<KeyRow | undefined | false> {
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
    await tellChange(transaction, 'key', id, at)
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
