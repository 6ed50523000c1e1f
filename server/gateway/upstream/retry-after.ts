/** Seconds from `Retry-After` (RFC 9110 §10.2.3): a number, decimals too, or a date. */
export function secondsFromRetryAfter(header: unknown, now = Date.now()): number | undefined {
  if (typeof header !== 'string') return undefined
  const seconds = /^\d+(\.\d+)?$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
