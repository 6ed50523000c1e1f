import type { Meter } from './meter.ts'
import type { Kind, Owner } from './refusal.ts'

/** As OpenAI names them, and as `openai` of every language reads them. */
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

/** What is left of each of the caller's own limits that hold for a minute; `now` is epoch milliseconds. */
export function rateHeadersOf(
  steps: readonly { owner: Owner; kind: Kind; meter: Meter }[],
  now: number,
): RateHeaders {
  const headers: RateHeaders = {}
  for (const { owner, kind, meter } of steps) {
    if (!owner.isCaller || (kind !== 'rpm' && kind !== 'tpm')) continue
    const { limit, remaining, reset } = names[kind]
    headers[limit] = String(meter.quota.limit)
    headers[remaining] = String(meter.remaining())
    headers[reset] = spanOf((meter.quota.endsAt ?? now) - now)
  }
  return headers
}

/** As OpenAI writes a span: "12s", "350ms". */
const spanOf = (ms: number): string =>
  ms < 1000 ? `${Math.max(1, Math.ceil(ms))}ms` : `${Math.ceil(ms / 1000)}s`
