import type { FailureReason, LastAttempt } from '../failure.ts'
import type { CallerIds } from '../keys/key.ts'
import { idSequence } from '../store/id.ts'
import { payerKey } from '../store/queries/payments.ts'
import type { UsageRow } from '../store/usage-tables.ts'
import type { Unit } from '../units.ts'
import type { AttemptCharge, Call, Model } from './call.ts'
import type { Attempt } from './routing/attempt.ts'

/** The tokens of an attempt. Parts that the upstream does not count are 0. */
export type TokenCounts = Pick<
  UsageRow,
  | 'prompt_tokens'
  | 'cached_tokens'
  | 'cache_write_tokens'
  | 'cache_write_1h_tokens'
  | 'completion_tokens'
  | 'reasoning_tokens'
  | 'hosted_calls'
  | 'units'
  | 'estimated'
> & { unit: Unit | null }

export type Rejection = CallerIds & {
  requestId: string
  callId: string
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

export type AgentUsage = CallerIds & {
  requestId: string
  callId: string
  /** Set for a task, whose row keeps its id if it is recorded again. */
  task?: { id: string; at: number }
  agent: string
  tool?: string
  /** Nano-USD. */
  charged: number
  ms: number
}

export type SettledPayment = {
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

type NewRow = Partial<UsageRow> &
  Pick<UsageRow, 'call_id' | 'request_id' | 'service' | 'key_id' | 'status' | 'latency_ms'>

const newRowId = idSequence()

const emptyRow = {
  attempt: 0,
  group_id: null,
  user_hash: null,
  tags: null,
  payment_id: null,
  model: null,
  agent: null,
  tool: null,
  prompt_tokens: 0,
  cached_tokens: 0,
  cache_write_tokens: 0,
  cache_write_1h_tokens: 0,
  completion_tokens: 0,
  reasoning_tokens: 0,
  hosted_calls: 0,
  unit: null,
  units: null,
  estimated: 0,
  charged: 0,
  cost: 0,
  ttft_ms: null,
  waited_ms: null,
  upstream: null,
  upstream_key: null,
  called_model: null,
  failed_model: null,
  failed_upstream: null,
  reason: null,
} as const

function rowOf(row: NewRow): UsageRow {
  const { ts = Date.now(), id = newRowId(ts), counted = row.charged ?? 0 } = row
  return { ...emptyRow, ...row, id, ts, counted }
}

/**
 * `sums` are its tokens and amounts. Their copy is the row, since V8 copies members into an object
 * that has some already at several times the cost.
 */
export function attemptRow(
  { call, number, deployment, keySource, status, reason, ms, ttftMs, waitedMs }: Attempt,
  sums: TokenCounts & AttemptCharge & { cost: number },
): UsageRow {
  const ts = Date.now()
  return {
    ...sums,
    id: newRowId(ts),
    ts,
    call_id: call.callId,
    request_id: call.requestId,
    attempt: number,
    service: call.service,
    key_id: call.keyId,
    group_id: call.groupId,
    user_hash: call.labels?.user ?? null,
    tags: call.labels?.tags ?? null,
    payment_id: null,
    model: call.model,
    agent: call.agent ?? null,
    tool: null,
    status,
    latency_ms: Math.round(ms),
    ttft_ms: ttftMs === undefined ? null : Math.round(ttftMs),
    waited_ms: waitedMs === undefined ? null : Math.round(waitedMs),
    upstream: deployment.upstream,
    upstream_key: keySource ?? null,
    called_model: calledModelOf(call, status),
    failed_model: null,
    failed_upstream: null,
    reason: reason ? JSON.stringify(reason) : null,
  }
}

/** Null for a call that succeeded by the declared name, and for one without a caller's name. */
function calledModelOf({ isModelNamed, calledModel, model }: Call, status: string): string | null {
  if (!isModelNamed || (status === 'ok' && calledModel === model)) return null
  return boundedName(calledModel)
}

export const resultRow = ({
  requestId,
  callId,
  task,
  keyId,
  groupId,
  labels,
  agent,
  tool,
  charged,
  ms,
}: AgentUsage) =>
  rowOf({
    ...(task && { id: task.id, ts: task.at }),
    call_id: callId,
    request_id: requestId,
    service: 'mesh',
    key_id: keyId,
    group_id: groupId,
    user_hash: labels?.user ?? null,
    tags: labels?.tags ?? null,
    agent,
    tool: tool ?? null,
    status: 'ok',
    charged,
    latency_ms: Math.round(ms),
  })

export const paymentRow = (payment: SettledPayment): UsageRow =>
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

export function rejectionRow(rejection: Rejection): UsageRow {
  const { calledModel, attempt } = rejection
  const reason = attempt?.reason ?? rejection.reason
  return rowOf({
    call_id: rejection.callId,
    request_id: rejection.requestId,
    service: rejection.service,
    key_id: rejection.keyId,
    group_id: rejection.groupId,
    user_hash: rejection.labels?.user ?? null,
    tags: rejection.labels?.tags ?? null,
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
