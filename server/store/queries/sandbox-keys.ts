import type { Kysely } from 'kysely'
import { recordChange } from './changes.ts'
import { recordAudit, serverActor } from './operators/audit.ts'
import type { JournalTables } from '../tables.ts'
import { inIdempotentTransaction } from '../transaction.ts'

/** Whether a server that is not a sandbox ever started on this store. */
export async function hasServed(journal: Kysely<JournalTables>): Promise<boolean> {
  const milestone = journal.selectFrom('milestone').select('at').where('name', '=', 'served')
  return (await milestone.executeTakeFirst()) !== undefined
}

/**
 * Records that such a server starts, and revokes keys that look like those of an earlier version's
 * sandbox. Returns their ids.
 */
export function beginServing(journal: Kysely<JournalTables>, at: number): Promise<string[]> {
  return inIdempotentTransaction(journal, async (transaction) => {
    await transaction
      .insertInto('milestone')
      .values({ name: 'served', at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const revoked = await transaction
      .updateTable('key')
      .set((key) => ({ sandbox: 'ended', revoked_at: at, version: key('version', '+', 1) }))
      .where('sandbox', '=', 'found')
      .where('revoked_at', 'is', null)
      .returning(['id', 'name'])
      .execute()
    for (const { id, name } of revoked) {
      await recordChange(transaction, 'key', id, at)
      const [before, after] = [{ revoked_at: null }, { revoked_at: at }]
      const entry = { action: 'revokeKey', target: id, targetName: name, before, after } as const
      await recordAudit(transaction, serverActor, entry, at)
    }
    // Selected, since a retry after a lost COMMIT finds nothing left to change.
    const ended = transaction.selectFrom('key').select('id').where('sandbox', '=', 'ended')
    const rows = await ended.where('revoked_at', '=', at).orderBy('id').execute()
    return rows.map(({ id }) => id)
  })
}
