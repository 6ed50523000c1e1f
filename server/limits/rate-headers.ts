import type { Portion } from './meter/table.ts'

/** Named as in OpenAI's API, whose clients read them. */
export type RateHeaders = Partial<
  Record<`x-ratelimit-${'limit' | 'remaining' | 'reset'}-${'requests' | 'tokens'}`, string>
>

/** The limits per minute, as the headers name them. */
const names = { rpm: 'requests', tpm: 'tokens' } as const

/**
 * The headers with the remaining amounts of the key's limits per minute, or of a group of the key that
 * has less left; `now` is in epoch milliseconds.
 */
export function rateHeadersOf(portions: readonly Portion[], now: number): RateHeaders {
  const headers: RateHeaders = {}
  const least = { rpm: Infinity, tpm: Infinity }
  for (const { owner, kind, meter } of portions) {
    if (owner.of === 'server' || (kind !== 'rpm' && kind !== 'tpm')) continue
    const remaining = meter.remaining()
    if (remaining > least[kind]) continue
    least[kind] = remaining
    const { limit, endsAt } = meter.quota
    const name = names[kind]
    headers[`x-ratelimit-limit-${name}`] = String(limit)
    headers[`x-ratelimit-remaining-${name}`] = String(remaining)
    headers[`x-ratelimit-reset-${name}`] = durationOf((endsAt ?? now) - now)
  }
  return headers
}

/** A duration as OpenAI writes it: "12s", "350ms". */
const durationOf = (ms: number): string =>
  ms < 1000 ? `${Math.max(1, Math.ceil(ms))}ms` : `${Math.ceil(ms / 1000)}s`
