import { Failure, type LastAttempt, type FailureReason } from '../failure.ts'
import { costOf, type TokenPrice } from '../money.ts'
import { billedNano } from './providers/accounts.ts'
import type { ObservationOf, Observe } from '../observations.ts'
import { idSequence } from '../store/id.ts'
import type { Ledger } from '../store/ledger/ledger.ts'
import { payerKey } from '../store/queries/payments.ts'
import type { UsageRow } from '../store/usage-tables.ts'
import type { AttemptCharge, AttemptUsage, Call, Model } from './call.ts'
import type { Attempt, RecordAttempt } from './routing/attempt.ts'

const newRowId = idSequence()

type Rejection = {
  requestId: string
  callId: string
  keyId: string
  service: string
  status: string
  ms: number
  /** The model's name in the request. */
  calledModel?: string
  /** The declared model, if the request names one. */
  model?: Model | undefined
  attempt?: LastAttempt | undefined
  /** The reason of this server; that of the attempt takes precedence. */
  reason?: FailureReason | undefined
  subject?: { agent: string; tool?: string }
  /** The amount that budgets count although nothing is paid. */
  counted?: number
}

type AgentUsage = {
  requestId: string
  callId: string
  /** Set for a task, whose row keeps its id if it is recorded again. */
  task?: { id: string; at: number }
  keyId: string
  agent: string
  tool?: string
  /** Nano-USD. */
  charged: number
  ms: number
}

type SettledPayment = {
  /** Also the id of the call and of its row, even if it is recorded again. */
  id: string
  requestId: string
  payer: string
  agent: string
  tool: string | null
  charged: number
  /** Epoch milliseconds, as is `settledAt`. */
  claimedAt: number
  settledAt: number
}

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
  const tokens = countTokens(attempt)
  const usage = priceAttempt(attempt, tokens, prices.get(call.model))
  // Charged before writing the row, which may fail: the reservation must be settled in any case.
  const charge = call.charge?.(usage) ?? { charged: usage.charged, counted: usage.charged }
  observe(tokensUsed(attempt, tokens))
  const row = attemptRow(attempt, tokens, charge, usage.cost)
  if (attempt.delivered) return ledger.appendSoon(row)
  ledger.append(row)
  return undefined
}

function tokensUsed(
  { call: { model }, status, finish }: Attempt,
  tokens: TokenCounts,
): ObservationOf<'tokensUsed'> {
  const observation: ObservationOf<'tokensUsed'> = {
    kind: 'tokensUsed',
    model,
    prompt: tokens.prompt,
    cached: tokens.cached,
    cacheWritten: tokens.cacheWritten,
    completion: tokens.completion,
    reasoning: tokens.reasoning,
    hostedCalls: tokens.hostedCalls,
    estimated: tokens.isEstimated,
    status,
  }
  if (finish !== undefined) observation.finish = finish
  return observation
}

type TokenCounts = {
  prompt: number
  /** Part of the prompt; 0 if the upstream does not count them. */
  cached: number
  /** Part of the prompt, written to the upstream's cache; 0 if the upstream does not count them. */
  cacheWritten: number
  /** Part of these, cached for an hour. */
  cacheWritten1h: number
  completion: number
  /** Part of the completion; 0 if the upstream does not count them. */
  reasoning: number
  /** As in `Attempt`. */
  unseen: number
  /** Calls of the upstream's hosted tools. */
  hostedCalls: number
  /** Whether one of the token counts is our own. */
  isEstimated: boolean
}

function countTokens(attempt: Attempt): TokenCounts {
  const { call, usage, estimate = 0, unseen = 0, delivered, isSent, status } = attempt
  const hostedCalls = sumOfHosted(attempt, () => 1)
  if (usage)
    return {
      hostedCalls,
      unseen,
      prompt: usage.prompt_tokens,
      cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
      cacheWritten: usage.cacheWriteTokens ?? 0,
      cacheWritten1h: usage.cacheWrite1hTokens ?? 0,
      completion: Math.max(usage.completion_tokens, estimate),
      reasoning: usage.completion_tokens_details?.reasoning_tokens ?? 0,
      isEstimated: unseen > 0 || estimate > usage.completion_tokens,
    }
  // A failed call that was sent may still be billed, since its prompt was read.
  const isPromptRead = delivered || (isSent && mayBeBilled.has(status))
  const prompt = isPromptRead ? call.promptEstimate() : 0
  const cache = { cached: 0, cacheWritten: 0, cacheWritten1h: 0 }
  const reply = { completion: estimate, reasoning: 0, unseen }
  return { prompt, ...cache, ...reply, hostedCalls, isEstimated: true }
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
  { prompt, completion, unseen, cached, cacheWritten, cacheWritten1h }: TokenCounts,
  price: TokenPrice | undefined,
): AttemptUsage {
  const { call, status, deployment, delivered } = attempt
  const tools = sumOfHosted(attempt, (nano) => nano)
  const at = (one: TokenPrice | undefined, replyTokens: number) =>
    costOf(one, prompt, replyTokens, cached, cacheWritten, cacheWritten1h) + tools
  const billed = billedNano(attempt.counts, attempt.facts)
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

type NewRow = Partial<UsageRow> &
  Pick<UsageRow, 'call_id' | 'request_id' | 'service' | 'key_id' | 'status' | 'latency_ms'>

/** Written member by member for each request: spreading an object costs several times as much. */
function rowOf(row: NewRow): UsageRow {
  const ts = row.ts ?? Date.now()
  return {
    id: row.id ?? newRowId(ts),
    ts,
    attempt: row.attempt ?? 0,
    payment_id: row.payment_id ?? null,
    model: row.model ?? null,
    agent: row.agent ?? null,
    tool: row.tool ?? null,
    prompt_tokens: row.prompt_tokens ?? 0,
    cached_tokens: row.cached_tokens ?? 0,
    cache_write_tokens: row.cache_write_tokens ?? 0,
    cache_write_1h_tokens: row.cache_write_1h_tokens ?? 0,
    completion_tokens: row.completion_tokens ?? 0,
    reasoning_tokens: row.reasoning_tokens ?? 0,
    hosted_calls: row.hosted_calls ?? 0,
    estimated: row.estimated ?? 0,
    charged: row.charged ?? 0,
    cost: row.cost ?? 0,
    ttft_ms: row.ttft_ms ?? null,
    upstream: row.upstream ?? null,
    called_model: row.called_model ?? null,
    failed_model: row.failed_model ?? null,
    failed_upstream: row.failed_upstream ?? null,
    reason: row.reason ?? null,
    call_id: row.call_id,
    request_id: row.request_id,
    service: row.service,
    key_id: row.key_id,
    status: row.status,
    latency_ms: row.latency_ms,
    counted: row.counted ?? row.charged ?? 0,
  }
}

const attemptRow = (
  { call, number, deployment, status, reason, ms, ttftMs }: Attempt,
  tokens: TokenCounts,
  { charged, counted }: AttemptCharge,
  cost: number,
): UsageRow =>
  rowOf({
    call_id: call.callId,
    request_id: call.requestId,
    attempt: number,
    service: call.service,
    key_id: call.keyId,
    model: call.model,
    agent: call.agent ?? null,
    status,
    prompt_tokens: tokens.prompt,
    cached_tokens: tokens.cached,
    cache_write_tokens: tokens.cacheWritten,
    cache_write_1h_tokens: tokens.cacheWritten1h,
    completion_tokens: tokens.completion,
    reasoning_tokens: tokens.reasoning,
    hosted_calls: tokens.hostedCalls,
    estimated: tokens.isEstimated && tokens.prompt + tokens.completion > 0 ? 1 : 0,
    charged,
    counted,
    cost,
    latency_ms: Math.round(ms),
    ttft_ms: ttftMs === undefined ? null : Math.round(ttftMs),
    upstream: deployment.upstream,
    called_model: calledModelOf(call, status),
    reason: reason ? JSON.stringify(reason) : null,
  })

/** Null for a call that succeeded by the declared name, and for one without a caller's name. */
function calledModelOf({ isModelNamed, calledModel, model }: Call, status: string): string | null {
  if (!isModelNamed || (status === 'ok' && calledModel === model)) return null
  return boundedName(calledModel)
}

const resultRow = ({ requestId, callId, task, keyId, agent, tool, charged, ms }: AgentUsage) =>
  rowOf({
    ...(task && { id: task.id, ts: task.at }),
    call_id: callId,
    request_id: requestId,
    service: 'mesh',
    key_id: keyId,
    agent,
    tool: tool ?? null,
    status: 'ok',
    charged,
    latency_ms: Math.round(ms),
  })

const paymentRow = (payment: SettledPayment): UsageRow =>
  rowOf({
    id: payment.id,
    ts: payment.claimedAt,
    call_id: payment.id,
    request_id: payment.requestId,
    service: 'mesh',
    key_id: payerKey(payment.payer),
    payment_id: payment.id,
    agent: payment.agent,
    tool: payment.tool,
    status: 'ok',
    charged: payment.charged,
    latency_ms: payment.settledAt - payment.claimedAt,
  })

function rejectionRow(rejection: Rejection): UsageRow {
  const { calledModel, attempt } = rejection
  const reason = attempt?.reason ?? rejection.reason
  return rowOf({
    call_id: rejection.callId,
    request_id: rejection.requestId,
    service: rejection.service,
    key_id: rejection.keyId,
    agent: rejection.subject?.agent ?? null,
    tool: rejection.subject?.tool ?? null,
    status: rejection.status,
    counted: rejection.counted ?? 0,
    latency_ms: Math.round(rejection.ms),
    called_model: calledModel === undefined ? null : boundedName(calledModel),
    failed_model: rejection.model ?? null,
    failed_upstream: attempt?.upstream ?? null,
    reason: reason ? JSON.stringify(reason) : null,
  })
}

const maxNameChars = 128

/** A name that a caller may have invented, limited to characters of model names. */
const boundedName = (name: string): string =>
  name.slice(0, maxNameChars).replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '?')

/** The facts of a failure for a request's row. */
export function failureFacts(
  error: unknown,
): Pick<Rejection, 'status' | 'attempt' | 'counted' | 'subject'> {
  if (!(error instanceof Failure)) return { status: 'internal_error' }
  const { attempt, subject } = error.details
  return {
    status: error.code,
    ...(attempt && { attempt }),
    ...countedOf(error),
    ...(subject && { subject }),
  }
}

/** The amount that budgets count of a rejected call, for its row. */
export const countedOf = ({ details: { counted } }: Failure): { counted?: number } =>
  counted === undefined ? {} : { counted }
