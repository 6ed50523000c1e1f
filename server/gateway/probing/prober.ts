import type { ModelKind } from '../../config/models.ts'
import type { Observe } from '../../observations.ts'
import { newId } from '../../store/id.ts'
import type { Call, Model } from '../call.ts'
import { Attempt } from '../routing/attempt.ts'
import type { CallVerdict, CircuitBreaker, DueProbe } from '../routing/breaker/breaker.ts'
import { isChatDialect, isDrained, type Deployment, type Dialect } from '../routing/deployments.ts'
import { failureStatus, verdictOf } from '../routing/failures.ts'
import { wireFor } from '../routing/request-formats.ts'
import { countsOf } from '../routing/router.ts'
import { readEmbeddings } from '../upstream/embeddings.ts'
import type { AttemptOutcome, Inference } from '../upstream/inference.ts'
import { isFault } from '../upstream/normalize.ts'
import type { Turn } from '../turn.ts'
import { chatBody } from '../routing/request-formats.ts'
import type { UsageRecorder } from '../usage-recorder.ts'

/** A deployment whose circuit breaker may need probes. */
export type ProbeTarget = {
  deployment: Deployment
  /** The declared model that it serves. */
  model: Model
  kind: ModelKind
}

type ProberDeps = {
  /** The deployments in use, one per circuit breaker. */
  targets(): ReadonlyMap<CircuitBreaker, ProbeTarget>
  inference: Pick<Inference, 'complete' | 'answer'>
  usage(): Pick<UsageRecorder, 'recordAttempt'>
  observe: Observe
}

/** Sends the probes of circuit breakers. */
export type Prober = {
  /** Starts the probes that are due. Called a few times a second. */
  tick(): void
  close(): void
}

/** How often `tick` is to be called. */
export const probeTickMs = 250

/** The ledger's value for calls without a key. */
const noKey = '-'

/**
 * A probe is Tollgate's own call: it contains nothing of a caller, and none pays for it. It is a
 * minimal request by the name that failed.
 */
export function createProber(deps: ProberDeps): Prober {
  const closing = new AbortController()
  return {
    tick() {
      for (const [breaker, target] of deps.targets()) {
        if (isDrained(target.deployment)) continue
        for (let probe = breaker.nextProbe(); probe; probe = breaker.nextProbe())
          // The ledger reports rows that it cannot store.
          runProbe(deps, target, probe, closing.signal).catch(() => {})
      }
    },
    close: () => closing.abort('shutdown'),
  }
}

async function runProbe(
  { inference, usage, observe }: ProberDeps,
  { deployment, model, kind }: ProbeTarget,
  probe: DueProbe,
  signal: AbortSignal,
): Promise<void> {
  const dialect = dialectOf(deployment, kind)
  const call = callOf(model, probe.name, dialect, signal)
  const slot = { release: (verdict: CallVerdict) => probe.end(verdict), started() {}, pause() {} }
  const attempt = new Attempt(call, 1, { deployment, dialect, slot })
  const outcome = await send(inference, attempt)
  slot.release(probeVerdict(outcome))
  attempt.stop()
  attempt.delivered = outcome.ok
  if (outcome.ok) Object.assign(attempt, outcome.value)
  else {
    attempt.status = failureStatus(outcome)
    attempt.isSent = outcome.sent
  }
  observe({
    kind: 'upstreamAttempted',
    upstream: deployment.upstream,
    model: deployment.model,
    outcome: attempt.status,
    ms: attempt.ms,
    requestId: call.requestId,
  })
  await usage().recordAttempt(attempt)
}

function callOf(model: Model, calledModel: string, dialect: Dialect, signal: AbortSignal): Call {
  const id = newId()
  return {
    service: 'gateway',
    requestId: id,
    callId: id,
    keyId: noKey,
    groupId: null,
    only: [],
    callerName: noKey,
    model,
    calledModel,
    isModelNamed: false,
    dialect,
    bodyFor: (...to) => pingFor(dialect, ...to),
    conversation: () => undefined,
    promptEstimate: () => 1,
    charge: () => ({ charged: 0, counted: 0 }),
    signal,
    deadline: Infinity,
  }
}

type Counts = ReturnType<typeof countsOf>

async function send(
  inference: ProberDeps['inference'],
  attempt: Attempt,
): Promise<AttemptOutcome<Counts>> {
  const wire = wireFor(attempt.call, attempt.deployment, attempt.dialect)
  if (!isChatDialect(attempt.dialect)) {
    const expected = { count: 1, format: 'float', dimensions: undefined } as const
    const isEmbedding = attempt.dialect === 'embeddings'
    return inference.answer(attempt, wire, (parts) => {
      if (!isEmbedding) return { usage: undefined }
      const reply = readEmbeddings(parts, expected)
      return isFault(reply) ? reply : { usage: reply.usage }
    })
  }
  const outcome = await inference.complete(attempt, wire)
  return outcome.ok ? { ok: true, value: countsOf(outcome.value) } : outcome
}

const ping: Turn[] = [{ role: 'user', content: 'ping' }]

/** The shortest request of each dialect. OpenAI's Responses accept no smaller maximum. */
const pings = {
  chat: { messages: ping, max_tokens: 1, stream: false },
  responses: { input: 'ping', max_output_tokens: 16, store: false, stream: false },
  embeddings: { input: 'ping' },
  rerank: { query: 'ping', documents: ['ping'] },
  moderations: { input: 'ping' },
  // Rejected as invalid, so that nothing is made and billed.
  images: {},
  speech: {},
  transcriptions: {},
} satisfies Partial<Record<Dialect, object>>

function pingFor(
  dialect: Dialect,
  ...[model, receiver]: Parameters<Call['bodyFor']>
): string | Buffer {
  if (dialect === 'chat' || dialect === 'messages')
    return chatBody({ model, ...pings.chat }, model, receiver)
  return JSON.stringify({ ...(!receiver.isModelInPath && { model }), ...pings[dialect] })
}

function dialectOf({ dialects }: Deployment, kind: ProbeTarget['kind']): Dialect {
  if (kind !== 'chat') return kind
  return (['chat', 'messages', 'responses'] as const).find((one) => dialects.has(one)) ?? 'chat'
}

/** A deployment that rejects the ping as invalid works; one that is busy may or may not work. */
function probeVerdict(outcome: AttemptOutcome<unknown>): CallVerdict {
  if (outcome.ok) return 'success'
  const { fault, abortCause } = outcome
  const verdict = verdictOf(outcome)
  const isAnswered = !abortCause && fault.status >= 400 && fault.status < 500
  if (!isAnswered || verdict === 'rejected' || verdict === 'unauthorized') return verdict
  return fault.status === 429 ? 'neutral' : 'success'
}
