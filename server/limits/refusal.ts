import { Failure } from '../failure.ts'
import { usdFrom } from '../money.ts'
import type { ReserveResult, Meter } from './meter.ts'

/** Of what there is only so much. */
export type Kind = 'parallel' | 'rpm' | 'tpm' | 'budget'

/** Whose limit it is, as a sentence begins. A caller is told of its own limit otherwise than of one of ours. */
export type Owner = { name: string; isCaller: boolean }

export type Refused = {
  owner: Owner
  kind: Kind
  meter: Meter
  amount: number
  answer: Exclude<ReserveResult, 'yes'>
  now: number
  headers: Record<string, string>
}

/** What the caller hears who reached a limit: which one, and from when on it is worth trying again. */
export function refusalOf(refused: Refused): Failure {
  const {
    owner,
    kind,
    meter: { quota },
    amount,
    answer,
    now,
    headers,
  } = refused
  if (answer === 'down')
    return new Failure(
      'unavailable',
      `the budget of ${owner.name} cannot be checked at the moment; try again`,
      { retryAfter: 2, headers },
    )
  if (kind === 'budget') return overBudget(refused)
  const isTooLarge = amount > quota.limit
  const seconds = kind === 'parallel' ? 1 : Math.max(0.001, ((quota.endsAt ?? now) - now) / 1000)
  const failed = owner.isCaller ? 'rateLimited' : 'unavailable'
  const sentence = `${owner.name} ${(owner.isCaller ? sentences : ours)[kind](quota.limit)}`
  if (isTooLarge)
    return new Failure(
      failed,
      `${sentence}, and this request may need ${amount}; lower max_tokens`,
      { retry: false, retryAfter: seconds, headers },
    )
  const when =
    kind === 'parallel'
      ? 'send more when one of them has ended'
      : `try again in ${Math.ceil(seconds)} s`
  return new Failure(failed, `${sentence}; ${when}`, { retryAfter: seconds, headers })
}

const sentences: Record<Exclude<Kind, 'budget'>, (limit: number) => string> = {
  parallel: (limit) => `may have ${count(limit, 'request')} under way at once`,
  rpm: (limit) => `may send ${count(limit, 'request')} a minute`,
  tpm: (limit) => `may use ${count(limit, 'token')} a minute`,
}

const ours: typeof sentences = {
  parallel: (limit) => `answers ${count(limit, 'request')} at once`,
  rpm: (limit) => `answers ${count(limit, 'request')} a minute`,
  tpm: (limit) => `answers with ${count(limit, 'token')} a minute`,
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function overBudget({ owner, meter, amount, headers }: Refused): Failure {
  const { quota } = meter
  const left = meter.remaining()
  const until =
    quota.endsAt === null
      ? ''
      : ` until ${new Date(quota.endsAt).toISOString().replace('.000', '')}`
  const cost = `this request may cost ${usdFrom(amount)} USD`
  if (amount > quota.limit)
    return spent(
      owner,
      `${cost}, more than the whole budget of ${owner.name} (${usdFrom(quota.limit)} USD); lower max_tokens`,
      headers,
    )
  if (left > 0 && meter.spent() + meter.reserved() < quota.limit)
    return spent(
      owner,
      `the budget of ${owner.name} does not cover this request${until}: ${cost}, and ${usdFrom(left)} USD is left`,
      headers,
    )
  return spent(
    owner,
    `the budget of ${owner.name} is spent${until}${quota.endsAt === null ? '; it can be raised' : ''}`,
    headers,
  )
}

const spent = ({ isCaller }: Owner, message: string, headers: Record<string, string>) =>
  isCaller
    ? new Failure('budgetSpent', message, { retry: false, headers })
    : new Failure('unavailable', message, { retryAfter: 60, retry: false, headers })
