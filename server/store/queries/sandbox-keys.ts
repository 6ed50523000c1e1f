import type { Kysely } from 'kysely'
import { tellChange } from './changes.ts'
import type { JournalTables } from '../tables.ts'
import { untilKnown } from '../transaction.ts'

/** Whether a server that is no sandbox ever started on this store. */
export async function hasServed(journal: Kysely<JournalTables>): Promise<boolean> {
  const served = journal.selectFrom('milestone').select('at').where('name', '=', 'served')
  return (await served.executeTakeFirst()) !== undefined
}

/** Notes that such a server starts, and revokes the keys that look like a sandbox's of an earlier version: their ids. */
export function beginServing(journal: Kysely<JournalTables>, at: number): Promise<string[]> {
  return untilKnown(journal, async (transaction) => {
    await transaction
      .insertInto('milestone')
      .values({ name: 'served', at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const found = await transaction
      .updateTable('key')
      .set((key) => ({ sandbox: 'ended', revoked_at: at, version: key('version', '+', 1) }))
      .where('sandbox', '=', 'found')
      .where('revoked_at', 'is', null)
      .returning('id')
      .execute()
    for (const { id } of found) await tellChange(transaction, 'key', id, at)
    // Asked for, because a second try after a lost answer finds nothing left to change.
    const ended = transaction.selectFrom('key').select('id').where('sandbox', '=', 'ended')
    const rows = await ended.where('revoked_at', '=', at).orderBy('id').execute()
    return rows.map(({ id }) => id)
  })
}
