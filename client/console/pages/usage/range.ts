import { utcDay } from '../../format/times.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The available ranges, by their names in the URL. */
export const ranges = [
  ['day', 'Last 24 hours'],
  ['week', 'Last 7 days'],
  ['month', 'Last 30 days'],
  ['quarter', 'Last 90 days'],
  ['year', 'Last 365 days'],
  ['own', 'From – to'],
] as const

export type RangeName = (typeof ranges)[number][0]

/** Whole hours or whole days of UTC, as Unix milliseconds; `to` is exclusive. */
export type Range = { from: number; to: number; step: 'hour' | 'day' }

const days: Record<string, number> = { week: 7, month: 30, quarter: 90, year: 365 }

/** The range of the URL; a day by default. Days are those of UTC. */
export function rangeOf(query: Readonly<Record<string, string>>, now: number): Range {
  const { range = 'day', from = '', to = '' } = query
  const nextHour = Math.floor(now / hourMs) * hourMs + hourMs
  if (range === 'own') {
    const start = dateMs(from) ?? utcDay(now, -7)
    const end = Math.max(start + dayMs, (dateMs(to) ?? utcDay(now)) + dayMs)
    return { from: start, to: end, step: end - start <= 8 * dayMs ? 'hour' : 'day' }
  }
  const length = days[range]
  if (length === undefined) return { from: nextHour - dayMs, to: nextHour, step: 'hour' }
  if (length <= 7) return { from: nextHour - length * dayMs, to: nextHour, step: 'hour' }
  return { from: utcDay(now, 1 - length), to: utcDay(now, 1), step: 'day' }
}

/** A day of UTC, in the format of a field of type date. */
export const dateMs = (text: string): number | undefined => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}

export const dateText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Whether a custom range ends before it starts. */
export function isBackwards({ from = '', to = '' }: Readonly<Record<string, string>>): boolean {
  const [start, end] = [dateMs(from), dateMs(to)]
  return start !== undefined && end !== undefined && end < start
}
