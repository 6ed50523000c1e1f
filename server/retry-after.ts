/** Seconds from a `Retry-After` header (RFC 9110 §10.2.3), a number or a date; decimals are taken too. Undefined for anything else. */
export function secondsFromRetryAfter(header: unknown, now = Date.now()): number | undefined {
  if (typeof header !== 'string') return undefined
  const seconds = /^\d+(\.\d+)?$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
