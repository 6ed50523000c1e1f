import type { Kysely } from 'kysely'
import { tellChange } from './changes.ts'
import type { JournalTables, KeyRow } from '../tables.ts'
import { untilKnown } from '../transaction.ts'

/** Always as many: another number would be another statement for SQLite to prepare, and to keep. */
const idsAsked = 100

/** False when a key with this hash was there before; that one stays as it was. */
export function insertKey(journal: Kysely<JournalTables>, row: KeyRow): Promise<boolean> {
  return untilKnown(journal, async (transaction) => {
    const inserted = await transaction
      .insertInto('key')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return false
    // A text that somebody chose may have been chosen again after a rotation: it is the new key's from now on.
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
    if (former) await tellChange(transaction, 'key', former.id, row.created_at)
    return true
  })
}

export function findKey(journal: Kysely<JournalTables>, id: string): Promise<KeyRow | undefined> {
  return journal.selectFrom('key').selectAll().where('id', '=', id).executeTakeFirst()
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

/** All keys, newest first, revoked ones too. */
export function listKeys(journal: Kysely<JournalTables>): Promise<KeyRow[]> {
  return journal.selectFrom('key').selectAll().orderBy('id', 'desc').execute()
}

/** The key as it is after; the first revocation's time stays. Undefined when there is no such key. */
export function revokeKey(
  journal: Kysely<JournalTables>,
  id: string,
  at: number,
): Promise<KeyRow | undefined> {
  return untilKnown(journal, async (transaction) => {
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
export function changeKey(
  journal: Kysely<JournalTables>,
  id: string,
  change: (row: KeyRow) => Partial<KeyRow>,
  at: number,
): Promise<KeyRow | undefined | false> {
  return untilKnown(journal, async (transaction) => {
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
export async function keyVersions(
  journal: Kysely<JournalTables>,
  ids: string[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (let from = 0; from < ids.length; from += idsAsked) {
    const asked = Array.from({ length: idsAsked }, (_, at) => ids[from + at] ?? '')
    const rows = await journal
      .selectFrom('key')
      .select(['id', 'version'])
      .where('id', 'in', asked)
      .execute()
    for (const row of rows) versions.set(row.id, row.version)
  }
  return versions
}
