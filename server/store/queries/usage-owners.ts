import type { Store } from '../store.ts'
import { listKeys } from './keys.ts'
import { totalCounts } from '../usage-tables.ts'
import { fieldOf, usageTotals, type Total, type TotalsQuery } from './totals.ts'

export type OwnersQuery = Omit<TotalsQuery, 'by'> & { by: (TotalsQuery['by'][number] | 'owner')[] }
/** A total, with the owner of its keys if requested; null for keys without one. */
export type OwnedTotal = Total & { owner?: string | null }

/** As `usageTotals`, also by the owners of keys, which the journal has. */
export async function totalsByOwner(
  { reports, journal }: Pick<Store, 'reports' | 'journal'>,
  { by, ...filter }: OwnersQuery,
): Promise<OwnedTotal[]> {
  const others = by.filter((group) => group !== 'owner')
  if (others.length === by.length) return usageTotals(reports, { ...filter, by: others })
  const [totals, keys] = await Promise.all([
    usageTotals(reports, { ...filter, by: [...others, 'key'] }),
    listKeys(journal, filter.scope),
  ])
  const owners = new Map(keys.map(({ id, owner }) => [id, owner]))
  const names = [...by.map((name) => fieldOf[name]), 'refusal' as const]
  const valuesOf = (total: OwnedTotal) => names.map((name) => total[name] ?? null)
  const groups = new Map<string, OwnedTotal>()
  for (const { key_id, ...rest } of totals) {
    const owner = owners.get(key_id ?? '') ?? null
    const total = { ...(by.includes('key') && { key_id }), owner, ...rest } as OwnedTotal
    const group = JSON.stringify(valuesOf(total))
    const sum = groups.get(group)
    groups.set(group, sum ? added(sum, total) : total)
  }
  return [...groups.values()].toSorted((one, other) => compare(valuesOf(one), valuesOf(other)))
}

/** A call is of one key: what several keys used adds up. */
function added(one: OwnedTotal, other: OwnedTotal): OwnedTotal {
  const sum: Record<string, unknown> = { ...one }
  // Two values of a column are both numbers, or both bigint.
  for (const column of totalCounts)
    sum[column] = (one[column] as number) + (other[column] as number)
  return sum as OwnedTotal
}

type Values = readonly (string | number | null)[]

/** Orders by the first values that differ; null is first. */
function compare(one: Values, other: Values): number {
  const at = one.findIndex((value, index) => value !== other[index])
  const [a = null, b = null] = [one[at], other[at]]
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return a < b ? -1 : 1
}
