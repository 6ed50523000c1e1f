/**
 * The wait that the server requests, in milliseconds: `retry-after-ms`, otherwise `Retry-After`,
 * which is a number of seconds or a date. Undefined without either.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('retry-after') || 'none'
  const fine = Number(headers.get('retry-after-ms') ?? NaN)
  const waits = [fine, Number(text) * 1000, Date.parse(text) - Date.now()]
  for (const ms of waits) if (!Number.isNaN(ms)) return Math.max(0, ms)
  return undefined
}
