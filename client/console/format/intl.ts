import { prepared } from '../tasks.ts'

const numbers = (options?: Intl.NumberFormatOptions) =>
  prepared(() => new Intl.NumberFormat('en-US', options))
/** In the reader's zone and language. */
const times = (options: Intl.DateTimeFormatOptions) =>
  prepared(() => new Intl.DateTimeFormat(undefined, options))

const timeParts = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
} as const

// The first format of each kind is slow to create, and slower the fewer exist: in this order no
// task is long.
export const collator = prepared(() => new Intl.Collator())
export const plainFormat = numbers()
export const digitsFormat = numbers({ maximumSignificantDigits: 3 })
export const percentFormat = numbers({ maximumFractionDigits: 1 })
export const timeFormat = times(timeParts)
export const longTimeFormat = times({ year: 'numeric', ...timeParts })
export const dateFormat = times({ dateStyle: 'medium' })
export const axisHourFormat = times({ hour: 'numeric', minute: '2-digit' })
export const axisDayFormat = times({ month: 'short', day: 'numeric' })
export const axisUtcDayFormat = times({ month: 'short', day: 'numeric', timeZone: 'UTC' })
