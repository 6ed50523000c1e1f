import { sql, type Kysely } from 'kysely'
import { firstTokenBuckets, wholeBuckets } from '../ledger/sums.ts'
import type { SumCount, SumDimension, UsageDb, UsageSumRow } from '../usage-tables.ts'

/** The summed values of a query: counts, or the 20 buckets of a duration. */
export type Summed = SumCount | 'whole' | 'first_token'

const columnsOf = (summed: Summed): readonly string[] => {
  if (summed === 'whole') return wholeBuckets
  return summed === 'first_token' ? firstTokenBuckets : [summed]
}

/** `from` is inclusive, `to` exclusive; both are epoch milliseconds. */
export type SumsQuery = {
  dimension: UsageSumRow['dimension']
  from: number
  to: number
  /** The width of a step in milliseconds; a multiple of what the sums are of. */
  stepMs: number
  summed: readonly Summed[]
  /** Only this value of the dimension. */
  value?: string
}

/** The sums of a step for one value: an array for each of `summed`, of 20 where those are times. */
export type StepSums = { at: number; value: string; sums: number[][] }

/** The sums of all steps that have rows, ordered by time. */
export async function sumsOf(
  usage: Kysely<UsageDb>,
  { dimension, from, to, stepMs, summed, value }: SumsQuery,
): Promise<StepSums[]> {
  const columns = summed.map(columnsOf)
  // As text: open pages ask again and again, and to build so many columns costs more than to read.
  const sums = columns.flat().map((column) => `cast(sum(${column}) as text) as ${column}`)
  const ofValue = value === undefined ? sql`` : sql`and value = ${value}`
  const { rows } = await sql<{ at: number; value: string }>`
    select hour - hour % ${sql.lit(stepMs)} as at, value, ${sql.raw(sums.join())}
    from usage_sum
    where dimension = ${dimension} and hour >= ${from} and hour < ${to} ${ofValue}
    group by 1, 2 order by 1`.execute(usage)
  return rows.map((row) => ({
    at: Number(row.at),
    value: row.value,
    sums: numbersOf(row, columns),
  }))
}

export type TopSumsQuery = Omit<SumsQuery, 'value'> & {
  /** How many values have sums of their own: those with the most. */
  top: number
}

export type TopSums = {
  /** With the sums of all other values under the value null. */
  steps: (Omit<StepSums, 'value'> & { value: string | null })[]
  /** How many values are summed up under null. */
  others: number
  /** How many hourly sums were added up. */
  rows: number
}

/** As `sumsOf`, with one sum for all values but the largest: a year may have thousands of keys. */
export async function topSumsOf(
  usage: Kysely<UsageDb>,
  { dimension, from, to, stepMs, summed, top }: TopSumsQuery,
): Promise<TopSums> {
  const columns = summed.map(columnsOf)
  const names = columns.flat()
  const weight = sql.join(
    names.map((name) => sql`sum(${sql.ref(name)})`),
    sql` + `,
  )
  const span = sql`from usage_sum
    where dimension = ${dimension} and hour >= ${from} and hour < ${to}`
  const sums = sql.join(
    names.map((name) => sql`cast(sum(${sql.ref(name)}) as text) as ${sql.ref(name)}`),
  )
  const { rows } = await sql<{
    at: number
    top_value: string | null
    others: number
    rows: number
  }>`
    with total as (select value, ${weight} as weight ${span} group by value),
      largest as (
        select value from total where weight > 0 order by weight desc, value limit ${top}
      )
    select hour - hour % ${sql.lit(stepMs)} as at,
      case when value in (select value from largest) then value end as top_value,
      (select count(*) from total where weight > 0) - (select count(*) from largest) as others,
      count(*) as rows,
      ${sums}
    ${span} group by 1, 2 order by 1`.execute(usage)
  return {
    steps: rows.map((row) => ({
      at: Number(row.at),
      value: row.top_value,
      sums: numbersOf(row, columns),
    })),
    others: Number(rows[0]?.others ?? 0),
    rows: rows.reduce((sum, step) => sum + Number(step.rows), 0),
  }
}

/** The names of the columns come from a list, which the types cannot express. */
const numbersOf = (row: object, columns: readonly (readonly string[])[]): number[][] =>
  columns.map((names) => names.map((name) => Number((row as Record<string, unknown>)[name])))

/** In nano-USD: what callers pay, and what their budgets count. */
export type Spend = { charged: bigint; counted: bigint }

/**
 * The spend from the start of one hour to before the start of another, by the value of the
 * dimension.
 */
export async function spendBetween(
  usage: Kysely<UsageDb>,
  dimension: SumDimension,
  from: number,
  to: number,
): Promise<Map<string, Spend>> {
  const rows = await usage
    .selectFrom('usage_sum')
    .select([
      'value',
      sql<string>`cast(sum(charged) as text)`.as('charged'),
      sql<string>`cast(sum(counted) as text)`.as('counted'),
    ])
    .where('dimension', '=', dimension)
    .where('hour', '>=', from)
    .where('hour', '<', Math.min(to, Number.MAX_SAFE_INTEGER))
    .groupBy('value')
    .execute()
  return new Map(
    rows.map(({ value, charged, counted }) => [
      value,
      { charged: BigInt(charged), counted: BigInt(counted) },
    ]),
  )
}

/**
 * The last hour that has rows, by the value of the dimension. An index leads from each value to the
 * next and to its last hour: it takes as long as there are values, however many rows they have.
 */
export async function lastHours(
  usage: Kysely<UsageDb>,
  dimension: SumDimension,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; hour: number }>`
    with recursive used (value) as (
      select min(value) from usage_sum where dimension = ${dimension}
      union all
      select (select min(value) from usage_sum where dimension = ${dimension} and value > used.value)
      from used where used.value is not null
    )
    select value, (
      select max(hour) from usage_sum
      where dimension = ${dimension} and usage_sum.value = used.value
    ) as hour
    from used where value is not null`.execute(usage)
  return new Map(rows.map(({ value, hour }) => [value, Number(hour)]))
}
