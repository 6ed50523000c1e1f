import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import { newId } from '../store/id.ts'
import type { UsageRow } from '../store/tables.ts'
import { costOf, type TokenPrice } from '../money.ts'
import type { Attempt, Model } from './routing/router.ts'

/** What an attempt came to; nano-USD. */
export type Spent = {
  status: string
  tokens: number
  cost: number
  /** What its tokens are sold for, whoever pays for them. */
  worth: number
  /** What the caller pays. */
  charged: number
  delivered: boolean
}

/** What a caller pays, and what budgets count of it: more where the caller ended a call that it need not pay for. */
export type Due = { charged: number; counted: number }

/** For whom, and for what, an attempt is made. */
export type Account = {
  requestId: string
  /** One of ours, which all rows of the call share. */
  callId: string
  keyId: string
  model: Model
  service: 'gateway' | 'mesh'
  /** The agent that the model works for. Its price is the caller's; the model's tokens are then charged nothing. */
  agent?: string
  /** Told of each row; answers what is due for it, where that may be something else. */
  spent?(row: Spent): Due | undefined
  /** Prompt tokens by our own count; asked for only when the upstream did not say. */
  promptEstimate: () => number
}

type Subject = { agent: string; tool?: string }

export type Accounts = {
  /** Refuses billable calls while the ledger could not keep their rows. */
  checkOpen(): void
  /** Writes a row for every attempt it is told of, before the reply ends. */
  recorder(account: Account): (attempt: Attempt) => void
  /** Writes the row of a request that was refused after its key had been accepted; `counted` is what budgets count of it all the same. */
  refused(refusal: {
    requestId: string
    callId: string
    keyId: string
    service: string
    status: string
    ms: number
    subject?: Subject
    counted?: number
  }): void
  /** Writes the row of an agent's answer; `charged` is nano-USD. That of a task is the same one, however often it is told. */
  answered(answer: {
    requestId: string
    callId: string
    task?: { id: string; at: number }
    keyId: string
    agent: string
    tool?: string
    charged: number
    ms: number
  }): void
  /** Writes the row of a settled payment, whose id is that of its call, too; the same one, however often it is told. Times are epoch milliseconds. */
  paid(payment: {
    id: string
    requestId: string
    payer: string
    agent: string
    tool: string | null
    charged: number
    claimedAt: number
    settledAt: number
  }): void
}

type Parts = {
  ledger: { append(row: UsageRow): void; full(): boolean }
  /** What callers pay; a model without a price is charged what it costs. */
  prices: ReadonlyMap<Model, TokenPrice>
  observe: Observe
}

/** Turns what happened into ledger rows: tokens, what the upstream costs us, what the caller pays. */
export function createAccounts({ ledger, prices, observe }: Parts): Accounts {
  function append(
    row: Partial<UsageRow> &
      Pick<UsageRow, 'call_id' | 'request_id' | 'service' | 'key_id' | 'status' | 'latency_ms'>,
  ): void {
    const ts = Date.now()
    ledger.append({
      id: newId(ts),
      ts,
      attempt: 0,
      payment_id: null,
      model: null,
      agent: null,
      tool: null,
      prompt_tokens: 0,
      completion_tokens: 0,
      estimated: 0,
      charged: 0,
      cost: 0,
      ttft_ms: null,
      upstream: null,
      ...row,
      counted: row.counted ?? row.charged ?? 0,
    })
  }

  return {
    checkOpen() {
      if (ledger.full())
        throw new Failure('unavailable', 'the usage ledger cannot take more rows at the moment', {
          retryAfter: 5,
        })
    },

    recorder:
      ({ requestId, callId, keyId, model, service, agent, spent, promptEstimate }) =>
      (attempt) => {
        const {
          number,
          deployment,
          status,
          ms,
          ttftMs,
          usage,
          estimate,
          finish,
          delivered,
          unsent,
        } = attempt
        // A call that was sent and came to nothing known may still be billed to us: its prompt was read.
        const prompt =
          usage?.prompt_tokens ??
          (delivered || (!unsent && mayBeBilled(status)) ? promptEstimate() : 0)
        const completion = usage?.completion_tokens ?? estimate ?? 0
        const cost = costOf(deployment.cost, prompt, completion)
        const price = prices.get(model)
        const worth = price ? costOf(price, prompt, completion) : cost
        const payable = !delivered || agent !== undefined ? 0 : worth
        observe({
          kind: 'tokensUsed',
          model,
          prompt,
          completion,
          estimated: !usage,
          status,
          ...(finish !== undefined && { finish }),
        })
        // First, since a row that cannot be kept is an error, and what was reserved must be settled all the same.
        const tokens = prompt + completion
        const due = spent?.({ status, tokens, cost, worth, charged: payable, delivered }) ?? {
          charged: payable,
          counted: payable,
        }
        append({
          call_id: callId,
          request_id: requestId,
          attempt: number,
          service,
          key_id: keyId,
          model,
          agent: agent ?? null,
          status,
          prompt_tokens: prompt,
          completion_tokens: completion,
          estimated: usage || tokens === 0 ? 0 : 1,
          ...due,
          cost,
          latency_ms: Math.round(ms),
          ttft_ms: ttftMs === undefined ? null : Math.round(ttftMs),
          upstream: deployment.upstream,
        })
      },

    answered: ({ requestId, callId, task, keyId, agent, tool, charged, ms }) =>
      append({
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
      }),

    paid: ({ id, requestId, payer, agent, tool, charged, claimedAt, settledAt }) =>
      append({
        id,
        ts: claimedAt,
        call_id: id,
        request_id: requestId,
        service: 'mesh',
        key_id: payerKey(payer),
        payment_id: id,
        agent,
        tool,
        status: 'ok',
        charged,
        latency_ms: settledAt - claimedAt,
      }),

    refused({ requestId, callId, keyId, service, status, ms, subject, counted = 0 }) {
      // Nobody pays for it: what room there is beyond the bound is for calls that run.
      if (counted === 0 && ledger.full()) return
      try {
        const about = { agent: subject?.agent ?? null, tool: subject?.tool ?? null }
        append({
          call_id: callId,
          request_id: requestId,
          service,
          key_id: keyId,
          ...about,
          status,
          counted,
          latency_ms: Math.round(ms),
        })
      } catch {
        // The spool has told of it, and the caller is being refused already.
      }
    },
  }
}

/** What budgets count of a call that was refused, for its row. */
export const countedOf = ({ details: { counted } }: Failure): { counted?: number } =>
  counted === undefined ? {} : { counted }

/** Stands in the ledger where a key would. */
export const payerKey = (payer: string): string => `x402:${payer}`

const mayBeBilled = (status: string): boolean =>
  [
    'client_left',
    'upstream_late',
    'upstream_stalled',
    'upstream_deadline',
    'upstream_revoked',
  ].includes(status)
