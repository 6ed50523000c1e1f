import type { components } from '../../../../generated/client/operator.ts'
import { counted } from '../../format/numbers.ts'
import { linkTo } from '../../state/route.ts'
import { failureClasses } from '../failure-classes.ts'

/** One metric in steps, in the contract's format. */
export type SeriesReply = components['schemas']['Series']

/** A series with its display name. */
export type SeriesRow = { id: string; name: string; points: (number | null)[] }

/** The series, and all others as one more. */
export function rowsOf(
  { series, others, by }: SeriesReply,
  nameOfId: (id: string) => string,
): SeriesRow[] {
  const nameOf = (value: string | null) => {
    if (by === null) return 'All'
    if (by === 'class') return failureClasses.find(([name]) => name === value)?.[1] ?? 'Answered'
    if (value === null || value === '-') return `without ${by}`
    return by === 'key' || by === 'group' ? nameOfId(value) : value
  }
  const rows = series.map(({ value, points }) => ({
    id: value ?? '',
    name: nameOf(value),
    points,
  }))
  if (!others) return rows
  return [...rows, { id: 'others', name: counted(others.values, 'other'), points: others.points }]
}

export const sumOf = (points: readonly (number | null)[]): number =>
  points.reduce<number>((sum, point) => sum + (point ?? 0), 0)

/** The filter of requests for each grouping. */
const filters: Readonly<Record<string, string>> = {
  key: 'key_id',
  group: 'group_id',
  model: 'model',
  agent: 'agent',
  upstream: 'upstream',
  status: 'status',
  class: 'class',
}

/** The link to the requests of a step, or of the whole period, and of a series if it has a value. */
export function requestsOf(
  { by, from, to }: SeriesReply,
  start = from,
  widthMs = to - from,
  value = '',
): string {
  const name = filters[by ?? '']
  const filter = name === undefined || value === '' ? {} : { [name]: value }
  return linkTo('requests', {
    query: { from: String(start), to: String(start + widthMs), ...filter },
  })
}
