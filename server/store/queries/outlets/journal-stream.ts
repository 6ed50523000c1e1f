import type { Kysely } from 'kysely'
import type { AuditRow, JournalTables } from '../../tables.ts'

/** The stream of the journal's events; all others are of the ledger's spools. */
export const journalStream = 'journal'

/**
 * The first of `count` numbers for events that this transaction inserts. The row stays locked until
 * the transaction ends, so that events become visible in the order of their numbers.
 */
export async function takeNumbers(
  transaction: Kysely<JournalTables>,
  count: number,
): Promise<number> {
  const { last_n } = await transaction
    .insertInto('event_stream')
    .values({ stream: journalStream, last_n: count })
    .onConflict((conflict) =>
      conflict.column('stream').doUpdateSet((row) => ({
        last_n: row('event_stream.last_n', '+', count),
      })),
    )
    .returning('last_n')
    .executeTakeFirstOrThrow()
  return Number(last_n) - count + 1
}

/** The number of the latest event that is visible. */
export async function lastJournalNumber(journal: Kysely<JournalTables>): Promise<number> {
  const row = await journal.selectFrom('event_stream').select('last_n').executeTakeFirst()
  return Number(row?.last_n ?? 0)
}

/** The next rows of the audit log, by their numbers. */
export function auditAfter(
  journal: Kysely<JournalTables>,
  n: number,
  limit: number,
): Promise<(AuditRow & { n: number })[]> {
  return journal
    .selectFrom('audit')
    .selectAll()
    .where('n', '>', n)
    .orderBy('n')
    .limit(limit)
    .$narrowType<{ n: number }>()
    .execute()
}
