import { sql, type Kysely, type RawBuilder } from 'kysely'
import { firstTokenBuckets, wholeBuckets } from '../ledger/sums.ts'
import type { SumCount, SumDimension, UsageDb, UsageSumRow } from '../usage-tables.ts'
import { endless } from './totals.ts'

/** The summed values of a query: counts, or the 20 buckets of a duration. */
export type Summed = SumCount | 'whole' | 'first_token'

export const columnsOf = (summed: Summed): readonly string[] => {
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
}

/** The sums of a step for one value: an array for each of `summed`, of 20 where those are times. */
export type StepSums = { at: number; value: string; sums: number[][] }

/** The sums of all steps that have rows, ordered by time. */
export async function sumsOf(
  usage: Kysely<UsageDb>,
  { dimension, from, to, stepMs, summed }: SumsQuery,
): Promise<StepSums[]> {
  const columns = summed.map(columnsOf)
  // As text: open pages ask again and again, and to build so many columns costs more than to read.
  const sums = columns.flat().map((column) => `cast(sum(${column}) as text) as ${column}`)
  const { rows } = await sql<{ at: number; value: string }>`
    select hour - hour % ${sql.lit(stepMs)} as at, value, ${sql.raw(sums.join())}
    from usage_sum
    where dimension = ${dimension} and hour >= ${from} and hour < ${to}
    group by 1, 2 order by 1`.execute(usage)
  return rows.map((row) => ({
    at: Number(row.at),
    value: row.value,
    sums: numbersOf(row, columns),
  }))
}

export type TopSumsQuery = SumsQuery & {
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

/** As `sumsOf`, with one sum for all values but the largest. */
export const topSumsOf = (
  usage: Kysely<UsageDb>,
  { dimension, ...query }: TopSumsQuery,
): Promise<TopSums> =>
  topSumsIn(
    usage,
    query,
    sql`(
    select * from usage_sum
    where dimension = ${dimension} and hour >= ${query.from} and hour < ${query.to}) as part`,
  )

/** The parts have the columns `hour`, `value`, and those that are summed. */
export async function topSumsIn(
  usage: Kysely<UsageDb>,
  { stepMs, summed, top }: Omit<TopSumsQuery, 'dimension'>,
  parts: RawBuilder<unknown>,
): Promise<TopSums> {
  const columns = summed.map(columnsOf)
  const names = columns.flat()
  const weight = names.map((name) => `sum(${name})`).join(' + ')
  const sums = names.map((name) => `cast(sum(${name}) as text) as ${name}`)
  const { rows } = await sql<{
    at: number
    top_value: string | null
    others: number
    rows: number
  }>`
    with part as materialized (
        select ${sql.raw(['hour', 'value', ...names].join())} from ${parts}
      ),
      total as (select value, ${sql.raw(weight)} as weight from part group by value),
      largest as (
        select value from total where weight > 0 order by weight desc, value limit ${top}
      )
    select hour - hour % ${sql.lit(stepMs)} as at,
      case when value in (select value from largest) then value end as top_value,
      (select count(*) from total where weight > 0) - (select count(*) from largest) as others,
      count(*) as rows, ${sql.raw(sums.join())}
    from part group by 1, 2 order by 1`.execute(usage)
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
export const numbersOf = (row: object, columns: readonly (readonly string[])[]): number[][] =>
  columns.map((names) => names.map((name) => Number((row as Record<string, unknown>)[name])))

/** In nano-USD: what callers pay, and what their budgets count. */
export type Spend = { charged: bigint; counted: bigint }

/**
 * The spend from the start of one hour to before the start of another, by the value of the
 * dimension.
 */
export const spendBetween = (
  usage: Kysely<UsageDb>,
  dimension: SumDimension,
  from: number,
  to: number,
): Promise<Map<string, Spend>> =>
  spendIn(
    usage,
    sql`(
    select value, charged, counted from usage_sum
    where dimension = ${dimension} and hour >= ${from} and hour < ${Math.min(to, endless)}) as part`,
  )

/** The parts have the columns `value`, `charged` and `counted`. */
export async function spendIn(
  usage: Kysely<UsageDb>,
  parts: RawBuilder<unknown>,
): Promise<Map<string, Spend>> {
  const { rows } = await sql<{ value: string; charged: string; counted: string }>`
    select value, cast(sum(charged) as text) as charged, cast(sum(counted) as text) as counted
    from ${parts} group by value`.execute(usage)
  return new Map(
    rows.map(({ value, charged, counted }) => [
      value,
      { charged: BigInt(charged), counted: BigInt(counted) },
    ]),
  )
}
