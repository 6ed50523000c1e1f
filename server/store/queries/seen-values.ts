import { sql, type Kysely } from 'kysely'
import type { JournalTables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

type Journal = Kysely<JournalTables>

/** Bounds how many values of a subject count under their own name until the end of a period. */
export type SeenBound = { subject: string; until: number; most: number }

export async function isSeen(journal: Journal, subject: string, value: string): Promise<boolean> {
  const row = await journal
    .selectFrom('seen_value')
    .select('value')
    .where('subject', '=', subject)
    .where('value', '=', value)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether a value is one of the first of its subject. `isNews` once for each subject, when a value
 * is beyond them. The row of the count is locked first, so that two processes cannot exceed it.
 */
export async function admitValue(
  journal: Journal,
  { subject, until, most }: SeenBound,
  value: string,
): Promise<{ isAdmitted: boolean; isNews: boolean }> {
  if (await isSeen(journal, subject, value)) return { isAdmitted: true, isNews: false }
  return inTransaction(journal, async (transaction) => {
    const { count, reported } = await transaction
      .insertInto('seen_count')
      .values({ subject, until, count: 0, reported: 0 })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ until }))
      .returning(['count', 'reported'])
      .executeTakeFirstOrThrow()
    const counted = transaction.updateTable('seen_count').where('subject', '=', subject)
    if (Number(count) >= most) {
      const isOld = await isSeen(transaction, subject, value)
      if (isOld || reported) return { isAdmitted: isOld, isNews: false }
      await counted.set({ reported: 1 }).execute()
      return { isAdmitted: false, isNews: true }
    }
    const inserted = await transaction
      .insertInto('seen_value')
      .values({ subject, value, until })
      .onConflict((conflict) => conflict.doNothing())
      .returning('value')
      .executeTakeFirst()
    if (inserted) await counted.set({ count: sql`count + 1` }).execute()
    return { isAdmitted: true, isNews: false }
  })
}

/** Stores the name of a user, for reports that show it. */
export const nameUser = async (journal: Journal, hash: string, name: string): Promise<void> => {
  await journal
    .insertInto('user_name')
    .values({ hash, name })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name }))
    .execute()
}

/** The names of users, by their hashes. */
export async function userNames(
  journal: Journal,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const atOnce = 500
  for (let at = 0; at < hashes.length; at += atOnce) {
    const part = hashes.slice(at, at + atOnce)
    const rows = journal.selectFrom('user_name').selectAll().where('hash', 'in', part)
    for (const { hash, name } of await rows.execute()) names.set(hash, name)
  }
  return names
}

/** Deletes what was seen in periods that ended before this time. */
export async function forgetSeen(journal: Journal, before: number): Promise<void> {
  await journal.deleteFrom('seen_value').where('until', '<', before).execute()
  await journal.deleteFrom('seen_count').where('until', '<', before).execute()
}
