import type { IncomingHttpHeaders } from 'node:http'
import type { ModelFacts } from '../../config/providers.ts'
import type { RawCounts } from '../upstream/normalize.ts'

/** A longer time until a limit is reset is no reason to try nothing for so long. */
const maxSeconds = 60

/**
 * Seconds until the limits are reset of which the headers of a reply say that nothing is left; 0 if
 * something is left of all.
 */
export function secondsUntilReset(
  headers: IncomingHttpHeaders | undefined,
  remaining: NonNullable<ModelFacts['remaining']>,
  now = Date.now(),
): number {
  const waits = remaining
    .filter(({ left }) => headers?.[left] === '0')
    .map(({ reset }) => secondsFrom(String(headers?.[reset] ?? ''), now))
  return Math.min(maxSeconds, Math.max(0, ...waits))
}

/** Larger numbers are Unix times rather than durations: first in seconds, then in milliseconds. */
const minUnixSeconds = 1e9
const minUnixMs = 1e12

/** Seconds until a reset: a number of them, a duration such as `1m30s` or `12ms`, or a time. */
function secondsFrom(text: string, now: number): number {
  if (/^\d+(\.\d+)?$/.test(text)) {
    const number = Number(text)
    if (number < minUnixSeconds) return number
    return (number < minUnixMs ? number * 1000 - now : number - now) / 1000
  }
  const duration = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/.exec(
    text,
  )
  if (text !== '' && duration) {
    const [hours = 0, minutes = 0, seconds = 0, ms = 0] = duration
      .slice(1)
      .map((part) => Number(part ?? 0))
    return hours * 3600 + minutes * 60 + seconds + ms / 1000
  }
  const seconds = (Date.parse(text) - now) / 1000
  return Number.isFinite(seconds) ? seconds : 0
}

/** A larger cost of one reply is taken for an error of its server. */
const maxUsd = 1000

/**
 * The billed cost of a reply, in nano-USD, rounded up; undefined if its counts do not include it.
 */
export function billedNano(
  counts: RawCounts | undefined,
  cost: NonNullable<ModelFacts['cost']>,
): number | undefined {
  const amount = counts?.[cost.member]
  if (typeof amount !== 'number' || !(amount >= 0)) return undefined
  // Decimals of a USD have no exact double, so that rounding up would add a nano-USD to most.
  const nano = Math.ceil((amount / cost.per_usd) * 1e9 - 1e-3)
  return nano <= maxUsd * 1e9 ? Math.max(0, nano) : undefined
}
