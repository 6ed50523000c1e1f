import { Failure } from '../failure.ts'
import { usdFrom } from '../money.ts'
import type { Kind, Owner } from './limit-types.ts'
import type { Meter, ReserveResult } from './meter/meter.ts'
import type { RateHeaders } from './rate-headers.ts'

type RejectedPortion = {
  owner: Owner
  kind: Kind
  meter: Meter
  amount: number
  result: Exclude<ReserveResult, 'reserved'>
  now: number
  headers: RateHeaders
}

/** The error that names the reached limit, and when another try may succeed. */
export function limitError(portion: RejectedPortion): Failure {
  const { owner, kind, amount, result, now, headers } = portion
  const { quota } = portion.meter
  if (result === 'unavailable')
    return new Failure(
      'unavailable',
      `the ${kind === 'budget' ? kind : 'limit'} of ${owner.name} cannot be checked at the moment; try again`,
      { retryAfter: 2, headers },
    )
  if (kind === 'budget') return overBudget(portion)
  const isTooLarge = amount > quota.limit
  const seconds = kind === 'parallel' ? 1 : Math.max(0.001, ((quota.endsAt ?? now) - now) / 1000)
  const isCallers = owner.of !== 'server'
  const failure = isCallers ? 'rateLimited' : 'unavailable'
  const sentence = `${owner.name} ${(isCallers ? ofCaller : ofServer)[kind](quota.limit)}`
  if (isTooLarge)
    return new Failure(
      failure,
      `${sentence}, and this request may need ${amount}; lower max_tokens`,
      { retry: false, retryAfter: seconds, headers },
    )
  const inSeconds = `try again in ${Math.ceil(seconds)} s`
  const when = kind === 'parallel' ? 'send more when one of them has ended' : inSeconds
  return new Failure(failure, `${sentence}; ${when}`, { retryAfter: seconds, headers })
}

const ofCaller: Record<Exclude<Kind, 'budget'>, (limit: number) => string> = {
  parallel: (limit) => `may have ${count(limit, 'concurrent request')}`,
  rpm: (limit) => `may send ${count(limit, 'request')} a minute`,
  tpm: (limit) => `may use ${count(limit, 'token')} a minute`,
}

const ofServer: typeof ofCaller = {
  parallel: (limit) => `serves ${count(limit, 'concurrent request')}`,
  rpm: (limit) => `serves ${count(limit, 'request')} a minute`,
  tpm: (limit) => `serves ${count(limit, 'token')} a minute`,
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function overBudget({ owner, meter, amount, headers }: RejectedPortion): Failure {
  const { limit, endsAt } = meter.quota
  const remaining = meter.remaining()
  const fitsBudget = amount <= limit
  const isSpent = fitsBudget && (remaining === 0 || meter.spent() + meter.reserved() >= limit)
  const end = endsAt === null ? '' : ` until ${new Date(endsAt).toISOString().replace('.000', '')}`
  const until = fitsBudget ? end : ''
  const state = `${isSpent ? 'is spent' : 'does not cover this request'}${until}`
  const ofLimit = owner.of === 'key' ? `of ${usdFrom(limit)} ` : ''
  const wait = until === '' ? '' : 'wait until then, '
  const remedy = `; ${wait}request less (max_tokens, a shorter prompt) or have the budget raised`
  return budgetFailure(
    owner,
    `the budget of ${owner.name} ${state}: this request reserves ${usdFrom(amount)} USD, the most ` +
      `that it may cost, and ${usdFrom(remaining)} ${ofLimit}USD is left` +
      (owner.of === 'server' ? '' : remedy),
    headers,
  )
}

function budgetFailure({ of }: Owner, message: string, headers: RateHeaders): Failure {
  if (of !== 'server') return new Failure('budgetSpent', message, { retry: false, headers })
  return new Failure('unavailable', message, { retryAfter: 60, retry: false, headers })
}
