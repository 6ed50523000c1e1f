import type { Observe } from '../../observations.ts'
import { newId } from '../../store/id.ts'
import type { Attempt, Model } from '../routing/attempt.ts'
import type { CallVerdict, CircuitBreaker, DueProbe } from '../routing/breaker/breaker.ts'
import { isDrained, type Deployment } from '../routing/deployments.ts'
import { failureStatus, verdictOf } from '../routing/failures.ts'
import { countsOf } from '../routing/router.ts'
import type { AttemptOutcome, Inference, UpstreamCall } from '../upstream/inference.ts'
import type { UsageRecorder } from '../usage.ts'

/** A deployment whose circuit breaker may want probes. */
export type ProbeTarget = {
  deployment: Deployment
  /** Declared model that it serves, for the ledger. */
  model: Model
  kind: 'chat' | 'embeddings'
}

type Parts = {
  /** The deployments in use, one for each circuit breaker. */
  targets(): ReadonlyMap<CircuitBreaker, ProbeTarget>
  inference: Pick<Inference, 'complete' | 'embed'>
  usage(): Pick<UsageRecorder, 'attemptRecorder'>
  observe: Observe
}

/** Makes the probes of circuit breakers. */
export type Prober = {
  /** Begins the probes that are due. Called a few times a second. */
  tick(): void
  close(): void
}

/** How often `tick` is to be called. */
export const probeTickMs = 250

/** The ledger's value for calls without a key. */
const noKey = '-'

/**
 * A probe is a call of our own: nothing of a caller is in it, and none pays for it. It asks for as
 * little as can be, by the name that failed.
 */
export function createProber(parts: Parts): Prober {
  const closing = new AbortController()
  return {
    tick() {
      for (const [breaker, target] of parts.targets()) {
        if (isDrained(target.deployment)) continue
        for (let probe = breaker.nextProbe(); probe; probe = breaker.nextProbe())
          // The ledger reports rows that it cannot take.
          runProbe(parts, target, probe, closing.signal).catch(() => {})
      }
    },
    close: () => closing.abort('shutdown'),
  }
}

async function runProbe(
  { inference, usage, observe }: Parts,
  { deployment, model, kind }: ProbeTarget,
  probe: DueProbe,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now()
  const id = newId()
  const dialect = dialectOf(deployment, kind)
  const outcome = await ask(inference, {
    deployment,
    dialect,
    body: JSON.stringify({ model: probe.name, ...pings[dialect] }),
    model: probe.name,
    fallbackId: newId,
    signal,
  })
  probe.end(probeVerdict(outcome))
  const ms = performance.now() - startedAt
  const status = outcome.ok ? 'ok' : failureStatus(outcome)
  const { upstream, model: upstreamModel } = deployment
  observe({
    kind: 'upstreamAttempted',
    upstream,
    model: upstreamModel,
    outcome: status,
    ms,
    requestId: id,
  })
  const record = usage().attemptRecorder({
    requestId: id,
    callId: id,
    keyId: noKey,
    model,
    service: 'gateway',
    charge: () => ({ charged: 0, counted: 0 }),
    promptEstimate: () => 1,
  })
  await record({
    number: 1,
    deployment,
    status,
    ms,
    delivered: outcome.ok,
    ...(outcome.ok && outcome.value),
    ...(!outcome.ok && !outcome.sent && { unsent: true }),
  })
}

type Counts = Pick<Attempt, 'usage' | 'estimate' | 'finish' | 'hostedCalls'>

async function ask(
  inference: Parts['inference'],
  call: UpstreamCall,
): Promise<AttemptOutcome<Counts>> {
  if (call.dialect === 'embeddings') {
    const expected = { count: 1, format: 'float', dimensions: undefined } as const
    const outcome = await inference.embed(call, expected)
    return outcome.ok ? { ok: true, value: { usage: outcome.value.usage } } : outcome
  }
  const outcome = await inference.complete(call)
  return outcome.ok ? { ok: true, value: countsOf(outcome.value) } : outcome
}

const ping = [{ role: 'user', content: 'ping' }]

/** The shortest request of each dialect. OpenAI's Responses take no smaller maximum. */
const pings: Record<UpstreamCall['dialect'], object> = {
  chat: { messages: ping, max_tokens: 1, stream: false },
  messages: { messages: ping, max_tokens: 1, stream: false },
  responses: { input: 'ping', max_output_tokens: 16, store: false, stream: false },
  embeddings: { input: 'ping' },
}

function dialectOf({ dialects }: Deployment, kind: ProbeTarget['kind']): UpstreamCall['dialect'] {
  if (kind === 'embeddings') return 'embeddings'
  return (['chat', 'messages', 'responses'] as const).find((one) => dialects.has(one)) ?? 'chat'
}

/** A deployment that refuses the ping as invalid works; one that is busy may work or not. */
function probeVerdict(outcome: AttemptOutcome<unknown>): CallVerdict {
  if (outcome.ok) return 'success'
  const { fault, abortCause } = outcome
  const verdict = verdictOf(outcome)
  const isAnswered = !abortCause && fault.status >= 400 && fault.status < 500
  if (!isAnswered || verdict === 'rejected' || verdict === 'unauthorized') return verdict
  return fault.status === 429 ? 'neutral' : 'success'
}
