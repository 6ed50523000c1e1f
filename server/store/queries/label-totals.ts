import { sql, type Kysely, type RawBuilder } from 'kysely'
import { totalCounts, type TotalCount, type UsageDb } from '../usage-tables.ts'
import { inScope, type GroupScope } from './group-scope.ts'

/** Days from `from` (inclusive) to `to`; `by` adds to the values of the label. */
export type LabelQuery = {
  label: string
  from: number
  to: number
  scope: GroupScope
  by: readonly ('key' | 'group' | 'day')[]
  key_id?: string
}

/** The counts, and the fields that were requested; money is bigint, as in `Total`. */
export type LabelTotal = {
  value: string
  key_id?: string
  group_id?: string | null
  day?: number
} & Record<Exclude<TotalCount, Money>, number> &
  Record<Money, bigint>

type Money = 'charged' | 'counted' | 'cost'

const fields = { key: 'key_id', group: "nullif(group_id, '') as group_id", day: 'day' } as const
const money = new Set<string>(['charged', 'counted', 'cost'] satisfies Money[])

/** The totals of each user, or of each value of a tag, most money first. */
export async function labelTotals(
  usage: Kysely<UsageDb>,
  { label, from, to, scope, by, key_id }: LabelQuery,
): Promise<LabelTotal[]> {
  const columns = ['value', ...by.map((name) => fields[name])]
  const sums = totalCounts.map((name) => `cast(sum(${name}) as text) as ${name}`)
  const ofKey: RawBuilder<unknown> = key_id === undefined ? sql`` : sql`and key_id = ${key_id}`
  const places = columns.map((_, at) => at + 1).join()
  const { rows } = await sql<Record<string, string>>`
    select ${sql.raw([...columns, ...sums].join())} from usage_label
    where label = ${label} and day >= ${from} and day < ${to} ${ofKey}
      and ${inScope(scope, 'group_id')}
    group by ${sql.raw(places)} order by sum(charged) desc, ${sql.raw(places)}`.execute(usage)
  return rows.map((row) => {
    const counts = totalCounts.map((name) => [
      name,
      money.has(name) ? BigInt(row[name] ?? 0) : Number(row[name]),
    ])
    // The fields depend on `by`, which the types cannot express.
    return { ...row, ...Object.fromEntries(counts) } as LabelTotal
  })
}
