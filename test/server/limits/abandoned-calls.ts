import { noSecrets } from '../../support/data/secrets.ts'
import type { Key } from '../../../server/keys/key.ts'
import { createLimits, type Cap, type Limited, type Need } from '../../../server/limits/limits.ts'
import { unlimited } from '../../../server/keys/limits.ts'
import { Failure } from '../../../server/failure.ts'
import { countedOf, createUsageRecorder } from '../../../server/gateway/usage-recorder.ts'
import { CircuitBreakers } from '../../../server/gateway/routing/breaker/breakers.ts'
import { modelCatalog } from '../../../server/config/models.ts'
import { createChat } from '../../../server/gateway/chat.ts'
import { findModel } from '../../../server/gateway/models.ts'
import { ChunkReader, type OutgoingChunk } from '../../../server/gateway/upstream/chunk-reader.ts'
import { deploymentBuilder } from '../../../server/gateway/routing/deployments.ts'
import type { ModelRequest } from '../../../server/gateway/charged-call.ts'
import type { Attempt } from '../../../server/gateway/routing/attempt.ts'
import type { Wire } from '../../../server/gateway/upstream/body.ts'
import type { Inference, AttemptOutcome } from '../../../server/gateway/upstream/inference.ts'
import { readCompletion } from '../../../server/gateway/upstream/completion.ts'
import { isFault, type CompletionResult } from '../../../server/gateway/upstream/normalize.ts'
import { highestPrice, priceFrom, type TokenPrice } from '../../../server/money.ts'
import { createRetryBudget } from '../../../server/gateway/routing/retry-budget.ts'
import { createRouter } from '../../../server/gateway/routing/router.ts'
import type { OpenStream } from '../../../server/gateway/upstream/stream.ts'
import { abortFault, type AbortCause } from '../../../server/gateway/upstream/deadline.ts'
import type { UsageRow } from '../../../server/store/usage-tables.ts'
import { models } from '../../support/servers/gateway.ts'
import { chunk, completion, event, piece } from '../../support/upstreams/model-server.ts'
import { leasesOver, memoryStore } from './memory-store.ts'

export const model = models[0]
const catalog = modelCatalog({
  routes: {
    [model]: [{ upstream: 'a', tier: 1, weight: 1, affinity: true, retry_after_sent: true }],
  },
  // So slow that nothing is generated while nobody waits.
  models: { [model]: { kind: 'chat', input: ['text'], tokens_per_second: 1 } },
  prices: {},
  upstreams: {},
})
export const start = Date.UTC(2026, 0, 31, 12, 0, 5)

export type Plan = {
  stream: boolean
  /** What comes of its attempts; of those after them, an answer. */
  attempts: ('refused' | 'unreachable' | 'late' | 'broken' | 'answers')[]
  words: number
  most: number
  /** Completion tokens that the upstream tells, where it does. */
  reportedTokens?: number
  /** At which of its moments it is ended; perhaps after the last. */
  endsAt: number
  ending: 'disconnected' | 'own deadline' | 'deadline' | 'shutdown'
}

export type CallsResult = {
  plan: Plan
  id: string
  need?: Need
  isEnded: boolean
  isAdmitted: boolean
  rows: UsageRow[]
}

type Terms = { limited: Limited; caps: Cap[]; price: TokenPrice | undefined; costs: TokenPrice[] }

const ownMs = 60_000
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Concurrent calls to one model, through everything but HTTP; each ends at its own moment, if it
 * comes to it.
 */
export async function runCalls(plans: Plan[], { limited, caps, price, costs }: Terms) {
  const limits = createLimits({
    leases: leasesOver(memoryStore(), async () => {}),
    observe: () => {},
    now: () => start,
    every: null,
  })
  const rows: UsageRow[] = []
  const usage = createUsageRecorder({
    ledger: {
      append: (row) => void rows.push(row),
      appendSoon: async (row) => void rows.push(row),
      full: () => false,
    },
    prices: new Map(price && [[model, price]]),
    observe: () => {},
  })
  const all = plans.map((plan, at) => callOf(plan, at))
  const upstreams = Object.fromEntries(
    costs.map((_, at) => [
      `u${at}`,
      { base_url: `http://127.0.0.1:${at + 1}/v1`, dialects: ['chat' as const] },
    ]),
  )
  const build = deploymentBuilder({
    upstreams,
    credentialOf: () => undefined,
    secrets: noSecrets,
    limits: { first_byte_ms: ownMs, idle_ms: ownMs },
    breaker: { failures: 1e6, window: 1e6, open_ms: 1 },
    breakers: new CircuitBreakers(
      () => 0,
      () => {},
    ),
    drainOf: () => ({ since: null }),
  })
  const deployments = costs.map((cost, at) => ({
    ...build(
      { upstream: `u${at}`, tier: at + 1, weight: 1, affinity: true, retry_after_sent: true },
      model,
    ),
    cost,
  }))
  const budget = createRetryBudget(
    { free_failovers: 1e6, failover_share: 1, repeat_share: 1 },
    () => 0,
  )
  const inference: Inference = {
    complete: (attempt, wire) => complete(attempt, wire),
    open: (attempt, wire) => open(attempt, wire),
    openAudio: () => Promise.reject(new Error('these calls are chats')),
    answer: () => Promise.reject(new Error('these calls are chats')),
    count: () => Promise.reject(new Error('nothing is counted here')),
    update() {},
    async close() {},
  }
  const router = createRouter({
    routes: new Map([[model, { deployments, budget }]]),
    inference,
    attempts: 3,
    observe: () => {},
    random: () => 0,
    record: usage.recordAttempt,
  })
  let admitting: CallsResult | undefined
  const quotas: Parameters<typeof createChat>[0]['limits'] = {
    reserve(of, need, within) {
      // Without what is usual, so that each call reserves what it needs at most.
      const { tokens, nano } = need
      if (admitting) admitting.need = { tokens, nano }
      return limits.reserve(of, { tokens, nano }, within)
    },
    room: (of, within) => limits.room(of, within),
  }
  const chat = createChat({
    router,
    models: catalog,
    findModel,
    usage,
    readOn: () => undefined,
    timeouts: { whole_ms: ownMs, stream_ms: ownMs, keep_alive_ms: ownMs },
    limits: quotas,
    caps,
    highestPrice: () => price ?? highestPrice(costs),
    isUnpriced: () => false,
    unpriced: 'allow',
    observe: () => {},
  })

  function callOf(plan: Plan, at: number) {
    const abort = new AbortController()
    let moments = 0
    const call = {
      outcome: {
        plan,
        id: `call-${at}`,
        isEnded: false,
        isAdmitted: false,
        rows: [],
      } as CallsResult,
      abort,
      attempt: 0,
      /** A moment at which the call may be ended. */
      async moment() {
        if (moments++ === plan.endsAt)
          abort.abort(plan.ending === 'own deadline' ? 'deadline' : plan.ending)
        await turn()
      },
    }
    return call
  }

  const callFor = ({ body }: Wire) => {
    const call =
      all[
        Number(
          (
            JSON.parse(String(body)) as { messages: { content: string }[] }
          ).messages[0]?.content.split(' ')[0],
        )
      ]
    if (!call) throw new Error('nobody asked this')
    return call
  }

  /** What comes of an attempt before there is a reply. */
  async function attemptFailure(
    { call: { signal } }: Attempt,
    wire: Wire,
  ): Promise<Extract<AttemptOutcome<never>, { ok: false }> | undefined> {
    const call = callFor(wire)
    const what = call.outcome.plan.attempts[call.attempt++] ?? 'answers'
    for (const isSent of [false, true]) {
      await call.moment()
      if (signal.aborted) return cutOf(signal, isSent)
      if (!isSent && what === 'unreachable')
        return failing(call, {
          ok: false,
          fault: { status: 502, reason: 'econnrefused' },
          sent: false,
        })
    }
    if (what === 'refused')
      return failing(call, { ok: false, fault: { status: 500, reason: 'status_500' }, sent: true })
    if (what === 'late')
      return failing(call, { ok: false, fault: abortFault('late'), abortCause: 'late', sent: true })
    return undefined
  }

  /** The pause after it is a moment, too. */
  function failing(
    call: (typeof all)[number],
    outcome: Extract<AttemptOutcome<never>, { ok: false }>,
  ) {
    setImmediate(() => void call.moment())
    return outcome
  }

  async function complete(attempt: Attempt, wire: Wire): Promise<AttemptOutcome<CompletionResult>> {
    const failed = await attemptFailure(attempt, wire)
    if (failed) return failed
    const { plan } = callFor(wire).outcome
    const body = completion('word '.repeat(plan.words), { usage: usageOf(plan) })
    const reply = readCompletion(Buffer.from(JSON.stringify(body)), model, () => 'id')
    return isFault(reply) ? { ok: false, fault: reply, sent: true } : { ok: true, value: reply }
  }

  async function open(
    attempt: Attempt,
    wire: Wire,
  ): Promise<AttemptOutcome<OpenStream<OutgoingChunk>>> {
    const failed = await attemptFailure(attempt, wire)
    if (failed) return failed
    const { signal } = attempt.call
    const call = callFor(wire)
    const { plan } = call.outcome
    const isBroken = plan.attempts[call.attempt - 1] === 'broken'
    const reader = new ChunkReader(model, () => 'id')
    const feed = (...events: (object | string)[]) =>
      reader.feed(Buffer.from(events.map(event).join('')))
    feed(chunk({ role: 'assistant', content: '' }), piece('word'))
    let words = plan.words
    const next = async () => {
      await call.moment()
      if (signal.aborted) return { abortCause: cutOf(signal, true).abortCause }
      if (words === 0) {
        if (isBroken) reader.breakOff('connection_lost')
        else if (!reader.isDone)
          feed(
            chunk({}, 'stop'),
            ...(plan.reportedTokens === undefined
              ? []
              : [{ ...chunk({}), choices: [], usage: usageOf(plan) }]),
            '[DONE]',
          )
      } else if (words < plan.words) feed(piece(' word'))
      words -= 1
      const batch = reader.take()
      return batch.length > 0 ? batch : { abortCause: undefined }
    }
    return {
      ok: true,
      value: {
        reader,
        get isDone() {
          return reader.isDone && !reader.fault
        },
        next,
        close() {},
        ended: () => undefined,
        silentMs: () => 0,
      },
    }
  }

  async function run(call: (typeof all)[number]): Promise<void> {
    const { outcome, abort } = call
    const { id: callId, plan } = outcome
    const caller: Key = {
      name: 'k',
      prefix: 'tg_',
      owner: null,
      scopes: ['chat'],
      models: null,
      agents: null,
      priority_class: 'interactive',
      ...limited,
      created_at: start,
      expires_at: null,
      revoked_at: null,
      previous_until: null,
      version: 1,
      sandbox: null,
      group_id: null,
      managed_by: null,
      only_labels: null,
      holder: null,
      pauses_at: null,
      tags: {},
      tags_from: null,
      user_from: null,
      each_user: null,
      show_users: 'hash',
      groups: [],
    }
    const request: ModelRequest = {
      caller,
      requestId: 'the same',
      callId,
      signal: abort.signal,
      startedAt: performance.now(),
      waitedMs: undefined,
      expireIn() {},
      logFields: {},
      header: plan.ending === 'own deadline' ? { 'x-request-timeout-ms': ownMs - 1 } : {},
    }
    const body = {
      model,
      messages: [{ role: 'user' as const, content: `${callId.slice(5)} asks` }],
      max_tokens: plan.most,
      stream: plan.stream,
    }
    const sent = { chat: body, headers: {} }
    admitting = outcome
    try {
      const reply = plan.stream ? chat.stream(request, sent) : chat.complete(request, sent)
      admitting = undefined
      const result = await reply
      if ('events' in result)
        for await (const _ of result.events) if (abort.signal.reason === 'disconnected') break
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // What a service does with it, while somebody listens.
      const { code: status } = error
      if (abort.signal.reason !== 'disconnected')
        usage.recordRejection({
          requestId: 'the same',
          callId,
          keyId: 'k',
          groupId: null,
          service: 'gateway',
          status,
          ms: 0,
          ...countedOf(error),
        })
    }
    outcome.rows = rows.filter(({ call_id }) => call_id === callId)
    outcome.isAdmitted = outcome.rows.length > 0
    outcome.isEnded =
      abort.signal.aborted &&
      (plan.ending === 'disconnected' || plan.ending === 'own deadline') &&
      outcome.rows.at(-1)?.status !== 'ok'
  }

  await Promise.all(all.map(run))
  return { calls: all.map((call) => call.outcome), limits }
}

const usageOf = ({ reportedTokens }: Plan) =>
  reportedTokens === undefined
    ? undefined
    : { prompt_tokens: 12, completion_tokens: reportedTokens, total_tokens: 12 + reportedTokens }

function cutOf({ reason }: AbortSignal, isSent: boolean) {
  const abortCause: AbortCause =
    reason === 'deadline' || reason === 'shutdown' ? reason : 'disconnected'
  return { ok: false as const, fault: abortFault(abortCause), abortCause, sent: isSent }
}

export const cents = (input: string, output: string): TokenPrice => priceFrom({ input, output })
export const bounds = (more: Partial<Limited>): Limited => ({ id: 'k', ...unlimited, ...more })
