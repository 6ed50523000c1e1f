import { sql, type Kysely, type RawBuilder } from 'kysely'
import { countedOfRow } from '../ledger/roll-up.ts'
import { sumsByKey } from '../ledger/sums.ts'
import { dayMs, totalOfRow } from '../ledger/totals.ts'
import { sumCounts, totalCounts, type SumCount, type UsageDb } from '../usage-tables.ts'
import {
  columnsOf,
  numbersOf,
  spendIn,
  sumsOf,
  topSumsIn,
  type Spend,
  type StepSums,
  type Summed,
  type TopSums,
  type TopSumsQuery,
} from './sums.ts'
import { endless, unpostedIn } from './totals.ts'

// Sums by key are those of days. Rows that have no totals yet are added to all of them.

/**
 * As `topSumsOf`, by key. Only days have totals by key: for hours, and for times of replies, the
 * rows of the largest keys are read, and all others are the rest of the sums.
 */
export async function topKeySumsOf(
  usage: Kysely<UsageDb>,
  query: Omit<TopSumsQuery, 'dimension'>,
): Promise<TopSums> {
  const { from, to, stepMs, summed } = query
  const hasTimes = summed.some(isTime)
  const ofDays = (step: number, columns: readonly Summed[]) =>
    topSumsIn(usage, { ...query, stepMs: step, summed: columns }, dayParts(from, to))
  if (!hasTimes && stepMs % dayMs === 0) return ofDays(stepMs, summed)
  const largest = await ofDays(endless, hasTimes ? ['requests'] : summed)
  const keys = largest.steps.flatMap(({ value }) => value ?? [])
  if (keys.length === 0) return { ...largest, steps: [] }
  const [ofKeys, ofAll] = await Promise.all([
    hoursOfKeys(usage, query, keys),
    sumsOf(usage, { ...query, dimension: '' }),
  ])
  const rest = [
    ...ofAll,
    ...ofKeys.map(({ at, sums }) => ({ at, sums: sums.map((part) => part.map((sum) => -sum)) })),
  ].map((step) => ({ ...step, value: null }))
  return { ...largest, steps: [...ofKeys, ...rest], rows: largest.rows + ofKeys.length }
}

const isTime = (summed: Summed): boolean => summed === 'whole' || summed === 'first_token'

/** Days of keys that have a part in the span. */
function dayParts(from: number, to: number): RawBuilder<unknown> {
  const columns = sumCounts.map((name) => `${countOfTotal[name] ?? name} as ${name}`).join()
  const facts = [...totalCounts, 'status' as const].map((name) => `${totalOfRow[name]} as ${name}`)
  const day = from - (from % dayMs)
  return sql`(
    select at as hour, key_id as value, ${sql.raw(columns)} from usage_total
    where step = 'day' and at >= ${day} and at < ${to}
    union all
    select ts - ts % ${sql.lit(dayMs)}, key_id, ${sql.raw(columns)} from (
      select ts, key_id, ${sql.raw(facts.join())} from usage
      where posted is null and ts >= ${from} and ts < ${to}) as row_part) as day_part`
}

const countOfTotal: Partial<Record<SumCount, string>> = {
  failed: "case when status = 'ok' then 0 else requests end",
  failed_attempts: "case when status = 'ok' then 0 else attempts end",
}

/** The sums of these keys: of their rows, and of hours that were rolled up. */
async function hoursOfKeys(
  usage: Kysely<UsageDb>,
  { from, to, stepMs, summed }: Omit<TopSumsQuery, 'dimension'>,
  keys: readonly string[],
): Promise<StepSums[]> {
  const columns = summed.map(columnsOf)
  const names = columns.flat()
  const rows = `usage where key_id in (select key_id from wanted) and ts >= ${from} and ts < ${to}`
  const hours: Partial<Record<string, string>> = {
    ...Object.fromEntries(names.map((name) => [name, '0'])),
    ...Object.fromEntries(rolledUpCounts.map((name) => [name, `coalesce(${name}, 0)`])),
    counted: countedOfRow,
  }
  const sums = names.map((name) => `cast(sum(${name}) as text) as ${name}`)
  const { rows: steps } = await sql<{ at: number; value: string }>`
    with wanted as (${sql.join(
      keys.map((key) => sql`select ${key} as key_id`),
      sql` union all `,
    )})
    select hour - hour % ${sql.lit(stepMs)} as at, key_id as value, ${sql.raw(sums.join())} from (
      select * from (${sql.raw(sumsByKey(rows, names))}) as of_rows
      union all
      select hour, key_id, ${sql.raw(names.map((name) => `${hours[name]} as ${name}`).join())}
      from usage_hour where key_id in (select key_id from wanted) and hour >= ${from} and hour < ${to}
    ) as part group by 1, 2 order by 1`.execute(usage)
  return steps.map((row) => ({
    at: Number(row.at),
    value: row.value,
    sums: numbersOf(row, columns),
  }))
}

const rolledUpCounts = [
  'requests',
  'prompt_tokens',
  'cached_tokens',
  'completion_tokens',
  'charged',
  'cost',
] as const

/** The spend of keys from the start of one day (UTC) to before the start of another. */
export const keySpendBetween = (
  usage: Kysely<UsageDb>,
  from: number,
  to: number,
): Promise<Map<string, Spend>> => {
  const end = Math.min(to, endless)
  return spendIn(
    usage,
    sql`(
    select key_id as value, charged, counted from usage_total
    where step = 'day' and at >= ${from} and at < ${end}
    union all
    select key_id, charged, ${sql.raw(countedOfRow)} from usage
    where posted is null and ts >= ${from} and ts < ${end}) as part`,
  )
}

/** What totals and rows of a key have in common. */
export type KeySum = 'requests' | 'prompt_tokens' | 'completion_tokens' | 'charged' | 'counted'

/** The sums of a key from the start of one day (UTC) to before the start of another. */
export async function keySums(
  usage: Kysely<UsageDb>,
  key: string,
  { from, to, summed }: { from: number; to: number; summed: readonly KeySum[] },
): Promise<number[]> {
  const sums = summed.map((name) => `cast(coalesce(sum(${name}), 0) as text) as ${name}`)
  const facts = summed.map((name) => `${totalOfRow[name]} as ${name}`)
  const { rows } = await sql<Record<KeySum, string>>`
    with unposted as materialized (${unpostedIn({ from, to })})
    select ${sql.raw(sums.join())} from (
      select ${sql.raw(summed.join())} from usage_total
      where step = 'day' and key_id = ${key} and at >= ${from} and at < ${to}
      union all
      select ${sql.raw(facts.join())} from unposted where key_id = ${key}) as part`.execute(usage)
  return summed.map((name) => Number(rows[0]?.[name] ?? 0))
}

/** Each key with totals, by the index alone. */
const everyKey = sql`
  select min(key_id) from usage_total where step = 'day'
  union all
  select (select min(key_id) from usage_total where step = 'day' and key_id > used.value)
  from used where used.value is not null`

/**
 * The time of the last row of each key. An index leads from each key to the next and to its last
 * day: it takes as long as there are keys, however many rows they have.
 */
export async function lastUses(
  usage: Kysely<UsageDb>,
  ids?: readonly string[],
): Promise<Map<string, number>> {
  if (ids?.length === 0) return new Map()
  const named = ids && sql`values ${sql.join(ids.map((id) => sql`(${id})`))}`
  const { rows } = await sql<{ value: string; at: number }>`
    with recursive unposted as materialized (
      select key_id, ts from usage where posted is null
    ), used (value) as (${named ?? everyKey})
    select value, (
      select max(last_at) from usage_total where step = 'day' and key_id = used.value and at = (
        select at from usage_total where step = 'day' and key_id = used.value
        order by key_id desc, at desc limit 1)
    ) as at
    from used where value is not null and exists (
      select 1 from usage_total where step = 'day' and key_id = used.value)
    union all
    select key_id as value, max(ts) as at from unposted group by key_id`.execute(usage)
  const uses = new Map<string, number>()
  for (const { value, at } of rows) uses.set(value, Math.max(uses.get(value) ?? 0, Number(at)))
  return uses
}
