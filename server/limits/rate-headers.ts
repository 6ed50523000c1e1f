import type { Step } from './meter/table.ts'

/** Named as in OpenAI's API, whose clients read them. */
export type RateHeaders = Partial<
  Record<`x-ratelimit-${'limit' | 'remaining' | 'reset'}-${'requests' | 'tokens'}`, string>
>

const names = {
  rpm: {
    limit: 'x-ratelimit-limit-requests',
    remaining: 'x-ratelimit-remaining-requests',
    reset: 'x-ratelimit-reset-requests',
  },
  tpm: {
    limit: 'x-ratelimit-limit-tokens',
    remaining: 'x-ratelimit-remaining-tokens',
    reset: 'x-ratelimit-reset-tokens',
  },
} as const

/**
 * The headers with what remains of the caller's own limits per minute; `now` is epoch milliseconds.
 */
export function rateHeadersOf(steps: readonly Step[], now: number): RateHeaders {
  const headers: RateHeaders = {}
  for (const { owner, kind, meter } of steps) {
    if (!owner.isCaller || (kind !== 'rpm' && kind !== 'tpm')) continue
    const { limit, remaining, reset } = names[kind]
    headers[limit] = String(meter.quota.limit)
    headers[remaining] = String(meter.remaining())
    headers[reset] = durationOf((meter.quota.endsAt ?? now) - now)
  }
  return headers
}

/** A duration as OpenAI writes it: "12s", "350ms". */
const durationOf = (ms: number): string =>
  ms < 1000 ? `${Math.max(1, Math.ceil(ms))}ms` : `${Math.ceil(ms / 1000)}s`
