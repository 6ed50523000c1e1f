import { Failure } from '../failure.ts'
import { costOf, workCost, type TokenPrice } from '../money.ts'
import type { Observe } from '../observations.ts'
import type { Ledger } from '../store/ledger/ledger.ts'
import { localReason } from './reasons/reason.ts'
import type { AttemptUsage, Model } from './call.ts'
import { billedNano } from './providers/accounts.ts'
import type { Attempt, RecordAttempt } from './routing/attempt.ts'
import type { RawCounts } from './upstream/normalize.ts'
import {
  attemptRow,
  paymentRow,
  rejectionRow,
  resultRow,
  type AgentUsage,
  type Rejection,
  type SettledPayment,
  type TokenCounts,
} from './usage-rows.ts'

/** Writes ledger rows: tokens, upstreams' charges, callers' charges. */
export type UsageRecorder = {
  /** Throws while the ledger cannot store the rows of a billable call. */
  checkWritable(): void
  /**
   * Writes the row of an attempt. A reply must not end before the promise of its attempt has
   * resolved: until then the row does not survive the process.
   */
  recordAttempt: RecordAttempt
  /** Writes the row of a request that was rejected after authentication. */
  recordRejection(rejection: Rejection): void
  /** The reply must wait for this promise too. The row of a task is written immediately. */
  recordResult(answer: AgentUsage): Promise<void> | undefined
  recordPayment(payment: SettledPayment): void
}

type RecorderDeps = {
  ledger: Pick<Ledger, 'append' | 'appendSoon' | 'full'>
  /** Callers' prices; a model without a price is charged at cost. */
  prices: ReadonlyMap<Model, TokenPrice>
  observe: Observe
}

export function createUsageRecorder(deps: RecorderDeps): UsageRecorder {
  const { ledger } = deps
  return {
    checkWritable() {
      if (ledger.full())
        throw new Failure('unavailable', 'the usage ledger cannot take more rows at the moment', {
          retryAfter: 5,
        })
    },

    recordAttempt: (attempt) => recordAttempt(deps, attempt),

    recordResult(answer) {
      const row = resultRow(answer)
      if (!answer.task) return ledger.appendSoon(row)
      ledger.append(row)
      return undefined
    },

    recordPayment: (payment) => ledger.append(paymentRow(payment)),

    recordRejection(rejection) {
      // A rejection is not billed. The last space of the ledger is reserved for calls in flight.
      if (!rejection.counted && ledger.full()) return
      try {
        ledger.append(rejectionRow(rejection))
      } catch {
        // The spool has reported it, and the caller already gets an error.
      }
    },
  }
}

function recordAttempt(
  { ledger, prices, observe }: RecorderDeps,
  attempt: Attempt,
): Promise<void> | undefined {
  const { call } = attempt
  const { tokens, isEstimated } = countTokens(attempt)
  const usage = priceAttempt(attempt, tokens, prices.get(call.model))
  // Charged before writing the row, which may fail: the reservation must be settled in any case.
  const { charged, counted } = call.charge?.(usage) ?? { ...usage, counted: usage.charged }
  const { model } = call
  const { status, finish } = attempt
  observe({
    kind: 'tokensUsed',
    model,
    prompt: tokens.prompt_tokens,
    cached: tokens.cached_tokens,
    cacheWritten: tokens.cache_write_tokens,
    completion: tokens.completion_tokens,
    reasoning: tokens.reasoning_tokens,
    hostedCalls: tokens.hosted_calls,
    estimated: isEstimated,
    status,
    ...(finish !== undefined && { finish }),
  })
  const row = attemptRow(attempt, { ...tokens, charged, counted, cost: usage.cost })
  if (attempt.delivered) return ledger.appendSoon(row)
  ledger.append(row)
  return undefined
}

function countTokens(attempt: Attempt): { tokens: TokenCounts; isEstimated: boolean } {
  const { call, usage, estimate = 0, unseen = 0, delivered, isSent, status } = attempt
  // A failed call that was sent may still be billed, since its prompt was read.
  const isPromptRead = delivered || (isSent && mayBeBilled.has(status))
  const prompt = isPromptRead && !usage ? call.promptEstimate() : 0
  const work = isPromptRead ? (attempt.work ?? call.work) : undefined
  const counts = {
    prompt_tokens: usage?.prompt_tokens ?? prompt,
    cached_tokens: usage?.prompt_tokens_details?.cached_tokens ?? 0,
    cache_write_tokens: usage?.cacheWriteTokens ?? 0,
    cache_write_1h_tokens: usage?.cacheWrite1hTokens ?? 0,
    completion_tokens: Math.max(usage?.completion_tokens ?? 0, estimate),
    reasoning_tokens: usage?.completion_tokens_details?.reasoning_tokens ?? 0,
    hosted_calls: sumOfHosted(attempt, () => 1),
    unit: work?.unit ?? null,
    units: work?.count ?? null,
  }
  const isEstimated = !usage || unseen > 0 || estimate > usage.completion_tokens
  const hasTokens = counts.prompt_tokens + counts.completion_tokens > 0
  const isAnyEstimated = (isEstimated && hasTokens) || work?.isEstimated
  return { isEstimated, tokens: { ...counts, estimated: isAnyEstimated ? 1 : 0 } }
}

/** Sums over the calls of hosted tools that the deployment declares. */
function sumOfHosted(
  { deployment: { hostedTools }, hostedCalls }: Attempt,
  amountOf: (nano: number) => number,
): number {
  let sum = 0
  for (const [tool, calls] of hostedCalls ?? []) {
    const nano = hostedTools.get(tool)
    if (nano !== undefined) sum += calls * amountOf(nano)
  }
  return sum
}

const mayBeBilled = new Set([
  'client_left',
  'upstream_late',
  'upstream_stalled',
  'upstream_deadline',
  'upstream_revoked',
])

function priceAttempt(
  attempt: Attempt,
  tokens: TokenCounts,
  price: TokenPrice | undefined,
): AttemptUsage {
  const { call, status, deployment, delivered, unseen = 0 } = attempt
  const { prompt_tokens: prompt, completion_tokens: completion } = tokens
  const counts = {
    prompt,
    cached: tokens.cached_tokens,
    cacheWrite: tokens.cache_write_tokens,
    cacheWrite1h: tokens.cache_write_1h_tokens,
    maxPrompt: attempt.usage?.maxPrompt,
    serviceTier: serviceTierOf(attempt.counts),
  }
  const tools = sumOfHosted(attempt, (nano) => nano)
  const work = tokens.unit === null ? undefined : { unit: tokens.unit, count: tokens.units ?? 0 }
  const at = (one: TokenPrice | undefined, replyTokens: number) =>
    costOf(one, { ...counts, completion: replyTokens }) + workCost(one, work) + tools
  const { cost } = attempt.facts
  const billed = cost && billedNano(attempt.counts, cost)
  const paidPrice = price ?? deployment.cost
  const paid = (replyTokens: number) =>
    price === undefined && billed !== undefined ? billed : at(paidPrice, replyTokens)
  const isFree = !delivered || call.agent !== undefined
  return {
    status,
    tokens: prompt + completion,
    unseen,
    cost: billed ?? at(deployment.cost, completion + unseen),
    listPrice: paid(completion + unseen),
    charged: isFree ? 0 : paid(completion),
    delivered,
  }
}

/** The tier that served a reply, as its counts or the reply itself names it. */
function serviceTierOf(counts: RawCounts | undefined): string | undefined {
  const tier = counts?.['service_tier']
  return typeof tier === 'string' ? tier : undefined
}

/** The facts of a failure for a request's row. */
export function failureFacts(
  error: unknown,
  body: unknown,
): Pick<Rejection, 'status' | 'attempt' | 'counted' | 'subject' | 'reason'> {
  if (!(error instanceof Failure)) return { status: 'internal_error' }
  const { attempt, subject } = error.details
  return {
    status: error.code,
    reason: localReason(error, body),
    ...(attempt && { attempt }),
    ...countedOf(error),
    ...(subject && { subject }),
  }
}

/** The amount that budgets count of a rejected call, for its row. */
export const countedOf = ({ details: { counted } }: Failure): { counted?: number } =>
  counted === undefined ? {} : { counted }
