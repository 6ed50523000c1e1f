import { sql, type Kysely } from 'kysely'
import { firstTokenBuckets, wholeBuckets } from '../ledger/sums.ts'
import type { SumCount, SumDimension, UsageDb } from '../tables.ts'

/** What a query adds up: counts, or the 20 buckets of a time. */
export type Summed = SumCount | 'whole' | 'first_token'

const columnsOf = (summed: Summed): readonly string[] => {
  if (summed === 'whole') return wholeBuckets
  return summed === 'first_token' ? firstTokenBuckets : [summed]
}

/** `from` is inclusive, `to` exclusive; both are epoch milliseconds. */
export type SumsQuery = {
  dimension: SumDimension
  from: number
  to: number
  /** The width of a step in milliseconds; a multiple of an hour. */
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
  const sums = columns
    .flat()
    .map((column) => sql<string>`cast(sum(${sql.ref(column)}) as text)`.as(column))
  const at = sql<number>`hour - hour % ${sql.lit(stepMs)}`
  const rows = await usage
    .selectFrom('usage_sum')
    .select([at.as('at'), 'value', ...sums])
    .where('dimension', '=', dimension)
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .$if(value !== undefined, (query) => query.where('value', '=', value ?? ''))
    .groupBy([at, 'value'])
    .orderBy(at)
    .execute()
  return rows.map((row) => ({
    at: Number(row.at),
    value: row.value,
    // The names of the columns come from a list, which the types cannot express.
    sums: columns.map((names) =>
      names.map((name) => Number((row as Record<string, unknown>)[name])),
    ),
  }))
}

/** What budgets count since the start of an hour, in nano-USD, by the value of the dimension. */
export async function countedSince(
  usage: Kysely<UsageDb>,
  dimension: SumDimension,
  from: number,
): Promise<Map<string, number>> {
  const rows = await usage
    .selectFrom('usage_sum')
    .select(['value', sql<string>`cast(sum(counted) as text)`.as('counted')])
    .where('dimension', '=', dimension)
    .where('hour', '>=', from)
    .groupBy('value')
    .execute()
  return new Map(rows.map(({ value, counted }) => [value, Number(counted)]))
}
