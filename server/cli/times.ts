import { UsageError } from './arguments.ts'

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const
const latest = 4_102_444_800_000 // 2100-01-01, the maximum of the contracts
const expected =
  'write a duration like 30d, 24h or 90m, or a date like 2026-12-31 or 2026-12-31T18:00:00Z'

/** Parses a duration to milliseconds. */
export function parseDuration(flag: string, text: string): number {
  const ms = text === '0' ? 0 : duration(text)
  if (ms === null)
    throw new UsageError(
      `${flag} ${JSON.stringify(text)} is not a duration; write one like 30d, 24h or 90m.`,
    )
  return ms
}

/** Parses a date, or a duration from `now` into the future (1) or the past (-1). */
export function parseTime(flag: string, text: string, now: number, direction: 1 | -1): number {
  const length = duration(text)
  const at = length === null ? date(text) : now + direction * length
  if (at === null)
    throw new UsageError(`${flag} ${JSON.stringify(text)} is not a time; ${expected}.`)
  if (at < 0 || at > latest)
    throw new UsageError(`${flag} ${JSON.stringify(text)} is outside 1970 to 2100.`)
  return at
}

function duration(text: string): number | null {
  const [, count, unit] = /^(\d{1,9})(ms|[smhdw])$/.exec(text) ?? []
  if (count === undefined) return null
  return Number(count) * units[unit as keyof typeof units] // the pattern allows no other units
}

/** A time needs a zone: without one it would depend on the machine. */
function date(text: string): number | null {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? []
  if (day === undefined) return null
  const midnight = new Date(day)
  // `new Date` accepts 31 February, as 3 March.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null
  const at = time === undefined ? midnight.getTime() : new Date(text).getTime()
  return Number.isNaN(at) ? null : at
}

/** Formats a duration in its largest whole unit, like `7d`. */
export function durationText(ms: number): string {
  const names = ['d', 'h', 'm', 's'] as const
  const unit = names.find((name) => ms % units[name] === 0) ?? 'ms'
  return `${ms / units[unit]}${unit}`
}

/** The time since `since`, in the largest unit that fits. */
export function ageOf(since: number): string {
  const ms = Math.max(0, Date.now() - since)
  const name = (['d', 'h', 'm'] as const).find((one) => ms >= units[one]) ?? 's'
  return `${Math.floor(ms / units[name])} ${name === 'm' ? 'min' : name}`
}

const utc = (at: number, length: number) =>
  new Date(at).toISOString().slice(0, length).replace('T', ' ')

/** A time (UTC) for people. */
export const secondOf = (at: number): string => utc(at, 19)
export const minuteOf = (at: number): string => utc(at, 16)
export const dayOf = (at: number): string => utc(at, 10)
