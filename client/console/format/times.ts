import {
  axisDayFormat,
  axisHourFormat,
  axisUtcDayFormat,
  dateFormat,
  longTimeFormat,
  timeFormat,
} from './intl.ts'

/** In the reader's zone and language; with the year unless it is this one. */
export function localTime(ms: number): string {
  const isThisYear = new Date(ms).getFullYear() === new Date().getFullYear()
  return (isThisYear ? timeFormat : longTimeFormat)().format(ms)
}

export const localDate = (ms: number): string => dateFormat().format(ms)

/** A time of an axis, in the reader's zone and language. */
export const axisHour = (ms: number): string => axisHourFormat().format(ms)

/** A day of an axis, of UTC or of the reader's zone. */
export const axisDay = (ms: number, isUtc: boolean): string =>
  (isUtc ? axisUtcDayFormat : axisDayFormat)().format(ms)

/** As in `2026-01-01 00:00:00 UTC`. */
export const utcTime = (ms: number): string =>
  `${new Date(ms)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')} UTC`

/** The start of a day of UTC, `days` after that of `ms`. */
export const utcDay = (ms: number, days = 0): number => {
  const date = new Date(ms)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days)
}

/** When the budget of a period resets; undefined if it never does. */
export function resetOf(period: string | null, now: number): number | undefined {
  const date = new Date(now)
  if (period === 'day') return utcDay(now, 1)
  return period === 'total' ? undefined : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}

/**
 * Unix milliseconds of a field of type datetime-local, in the reader's time zone; undefined if it
 * is empty or invalid.
 */
export function msOfField(text: string): number | undefined {
  const ms = new Date(text).getTime()
  return Number.isFinite(ms) ? ms : undefined
}

/** The value of such a field; empty for a time that is not set. */
export function fieldOfMs(ms: number): string {
  if (!(ms > 0)) return ''
  const zoneMs = new Date(ms).getTimezoneOffset() * 60_000
  return new Date(ms - zoneMs).toISOString().slice(0, 16)
}
