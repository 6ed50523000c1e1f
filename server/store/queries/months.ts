import { sql, type Kysely, type RawBuilder } from 'kysely'
import { sharedNow } from '../clock.ts'
import { monthOf, nextMonth, startOfRow } from '../ledger/totals.ts'
import type { UsageDb } from '../usage-tables.ts'

/** A month (UTC) that usage is billed in, by its start. */
export type BilledMonth = { month: number; state: 'running' | 'open' | 'closed' }

/** The months since the first usage, newest first. */
export async function listMonths(usage: Kysely<UsageDb>, now: number): Promise<BilledMonth[]> {
  const openFrom = await openFromOf(usage)
  const { rows } = await sql<{ first: number | null }>`
    select min(posted) as first from usage_total where step = 'day'`.execute(usage)
  const [{ first } = { first: null }] = rows
  const months: BilledMonth[] = []
  for (let month = first ?? monthOf(now); month <= now; month = nextMonth(month))
    months.unshift({ month, state: stateOf(month, openFrom, now) })
  return months
}

const stateOf = (month: number, openFrom: number, now: number): BilledMonth['state'] => {
  if (month < openFrom) return 'closed'
  return nextMonth(month) <= now ? 'open' : 'running'
}

export async function stateOfMonth(
  usage: Kysely<UsageDb>,
  month: number,
  now: number,
): Promise<BilledMonth['state']> {
  return stateOf(month, await openFromOf(usage), now)
}

async function openFromOf(usage: Kysely<UsageDb>): Promise<number> {
  const row = await usage
    .selectFrom('usage_close')
    .select('open_from')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(row.open_from)
}

/** When to close: at least `afterMs` after the month's end, or only if there was usage. */
type CloseWhen = { afterMs: number; onlyUsed: boolean }

/**
 * Closes a month and those before it; false if it is closed already, is not over by the store's
 * clock, or has rows without totals. One statement: it waits for movers that hold the row `for
 * share` (a folder's store has one writer at a time), and those that come meanwhile wait for it.
 */
export async function closeMonth(
  usage: Kysely<UsageDb>,
  month: number,
  now: number,
  { afterMs, onlyUsed }: CloseWhen = { afterMs: 0, onlyUsed: false },
): Promise<boolean> {
  const end = nextMonth(month)
  const start: RawBuilder<number> = sql.raw(startOfRow)
  const used = sql<boolean>`exists (select 1 from usage_total where step = 'day' and posted < ${end})`
  let close = usage
    .updateTable('usage_close')
    .set({ open_from: end })
    .where('id', '=', 1)
    .where('open_from', '<', end)
    .where(sql<boolean>`${sql.lit(end + afterMs)} <= ${sharedNow(usage, now)}`)
    .where(
      sql<boolean>`not exists (select 1 from usage where posted is null and ${start} < ${end})`,
    )
  if (onlyUsed) close = close.where(used)
  const { numUpdatedRows } = await close.executeTakeFirst()
  return numUpdatedRows > 0n
}
