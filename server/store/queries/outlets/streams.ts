import type { Kysely } from 'kysely'
import { usageColumns, type UsageDb, type UsageRow } from '../../usage-tables.ts'
import type { JournalTables } from '../../tables.ts'
import { journalStream, lastJournalNumber } from './journal-stream.ts'

/** A stream of events: the number of its latest one, and of the last that an outlet sent. */
export type StreamPosition = { stream: string; lastN: number; sentN: number }

type Databases = { usage: Kysely<UsageDb>; journal: Kysely<JournalTables> }

/** The streams with events that the outlet has not sent. */
export async function unsentStreams(
  { usage, journal }: Databases,
  outlet: string,
): Promise<StreamPosition[]> {
  const lastN = await lastJournalNumber(journal)
  const ofJournal = await usage
    .selectFrom('outlet_cursor')
    .select('n')
    .where('outlet', '=', outlet)
    .where('stream', '=', journalStream)
    .executeTakeFirst()
  const sentN = ofJournal?.n ?? 0
  const ofSpools = await unsentSpools(usage, outlet)
  return lastN > sentN ? [{ stream: journalStream, lastN, sentN }, ...ofSpools] : ofSpools
}

const unsentSpools = (usage: Kysely<UsageDb>, outlet: string): Promise<StreamPosition[]> =>
  usage
    .selectFrom('usage_stream as s')
    .leftJoin('outlet_cursor as c', (join) =>
      join.onRef('c.stream', '=', 's.stream').on('c.outlet', '=', outlet),
    )
    .select((row) => [
      's.stream as stream',
      's.last_n as lastN',
      row.fn.coalesce('c.n', row.val(0)).as('sentN'),
    ])
    .whereRef('s.last_n', '>', (row) => row.fn.coalesce('c.n', row.val(0)))
    .orderBy('s.stream')
    .execute()

/** The next rows of a spool's stream. */
export function usageAfter(
  usage: Kysely<UsageDb>,
  { stream, n, limit }: { stream: string; n: number; limit: number },
): Promise<(UsageRow & { n: number })[]> {
  return (
    usage
      .selectFrom('usage')
      .select(usageColumns)
      .select('n')
      .where('stream', '=', stream)
      .where('n', '>', n)
      .orderBy('n')
      .limit(limit)
      // Rows with a number were written by versions that know all columns.
      .$castTo<UsageRow & { n: number }>()
      .execute()
  )
}

/** The groups with all groups below them. */
export async function withGroupsBelow(
  journal: Kysely<JournalTables>,
  groups: readonly string[],
): Promise<ReadonlySet<string>> {
  const all = await journal.selectFrom('key_group').select(['id', 'parent']).execute()
  const below = Map.groupBy(all, ({ parent }) => parent)
  const wanted = new Set(groups)
  for (const id of wanted) for (const child of below.get(id) ?? []) wanted.add(child.id)
  return wanted
}
