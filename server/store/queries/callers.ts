import type { Kysely } from 'kysely'
import { recordChange } from './changes.ts'
import { recordRowChange, type Audited } from './operators/audit.ts'
import type { CallerRow, JournalTables } from '../tables.ts'
import { inIdempotentTransaction } from '../transaction.ts'

export function findCaller(
  journal: Kysely<JournalTables>,
  id: string,
): Promise<CallerRow | undefined> {
  return journal.selectFrom('caller').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The caller, stored if it is new. A new name or group replaces the stored one. */
export async function ensureCaller(
  journal: Kysely<JournalTables>,
  row: CallerRow,
): Promise<CallerRow> {
  const stored = await findCaller(journal, row.id)
  if (stored?.name === row.name && stored.group_id === row.group_id) return stored
  const { name, group_id } = row
  return journal
    .insertInto('caller')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, group_id }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Callers in the order of their ids, after one of them. */
export function listCallers(
  journal: Kysely<JournalTables>,
  { after, limit }: { after: string; limit: number },
): Promise<CallerRow[]> {
  return journal
    .selectFrom('caller')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Revokes a caller at a time, or restores it with null; undefined if there is no such caller. */
export function changeCaller(
  journal: Kysely<JournalTables>,
  { id, revokedAt, at }: { id: string; revokedAt: number | null; at: number },
  audited: Audited<CallerRow>,
): Promise<CallerRow | undefined> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const row = await findCaller(transaction, id)
    if (!row || (row.revoked_at === null) === (revokedAt === null)) return row
    const changed = await transaction
      .updateTable('caller')
      .set((caller) => ({ revoked_at: revokedAt, version: caller('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', row.version)
      .returningAll()
      .executeTakeFirst()
    // Another operator made the same change meanwhile.
    if (!changed) return findCaller(transaction, id)
    await recordChange(transaction, 'caller', id, at)
    await recordRowChange(transaction, audited, row, changed, at)
    return changed
  })
}
