import type { components } from '../../../../generated/client/operator.ts'
import { counted } from '../../format/numbers.ts'
import { failureClasses } from '../failure-classes.ts'

/** One metric in steps, in the contract's format. */
export type SeriesReply = components['schemas']['Series']

/** A series with its display name. */
export type SeriesRow = { id: string; name: string; points: (number | null)[] }

/** The series, and all others as one more. */
export function rowsOf(
  { series, others, by }: SeriesReply,
  keyName: (id: string) => string,
): SeriesRow[] {
  const nameOf = (value: string | null) => {
    if (by === null) return 'All'
    if (by === 'class') return failureClasses.find(([name]) => name === value)?.[1] ?? 'Answered'
    if (value === null || value === '-') return `without ${by}`
    return by === 'key' ? keyName(value) : value
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
