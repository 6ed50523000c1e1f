import { noSecrets } from '../../../support/data/secrets.ts'
import { createProber } from '../../../../server/gateway/probing/prober.ts'
import { CircuitBreakers } from '../../../../server/gateway/routing/breaker/breakers.ts'
import {
  deploymentBuilder,
  type Deployment,
} from '../../../../server/gateway/routing/deployments.ts'
import { createRetryBudget } from '../../../../server/gateway/routing/retry-budget.ts'
import { createRouter } from '../../../../server/gateway/routing/router.ts'
import type { Attempt } from '../../../../server/gateway/routing/attempt.ts'
import type { Wire } from '../../../../server/gateway/upstream/body.ts'
import type { AttemptOutcome, Inference } from '../../../../server/gateway/upstream/inference.ts'
import type { CompletionResult } from '../../../../server/gateway/upstream/normalize.ts'
import { seeded } from '../../../support/data/random.ts'

/** How a model server may end a call. */
export type Ending =
  | { kind: 'ok' }
  | { kind: 'status'; status: number; retryAfter?: number }
  | { kind: 'late' | 'stalled' | 'reset' | 'garbage' }

export type Step =
  | { do: 'pass'; ms: number }
  /** A call of an owner whose requests work. */
  | { do: 'honest'; owner: string; name: string }
  /** A call of the one whose requests end as it likes, at once or when it is released. */
  | { do: 'attack'; name: string; ending: Ending; isHeld: boolean; isStream: boolean }
  | { do: 'release' }

export type Schedule = {
  seed: number
  /** The tier of each deployment. */
  tiers: number[]
  affinity: boolean
  breaker: { failures: number; window: number; open_ms: number }
  /** Where a name that works elsewhere is refused, and how: deployment by name. */
  lacking: Record<string, { at: number; ending: Ending }>
  /** How names that only the attacker asks for end, for probes too. */
  guesses: Record<string, Ending>
  steps: Step[]
}

const model = 'any-*'

type Sent = { model: string; from: string; ending?: Ending; hold?: number }

/** What became of each honest call, in order: `ok`, or the code of its refusal. */
export async function runSchedule(schedule: Schedule, hasAttacker: boolean): Promise<string[]> {
  let at = 0
  const holds: (() => void)[] = []
  const random = seeded(schedule.seed)

  const endingOf = (deployment: Deployment, { model: name, from, ending }: Sent): Ending => {
    if (from === 'attacker' && ending) return ending
    const lacking = schedule.lacking[name]
    if (lacking && deployment.upstream === `u${lacking.at}`) return lacking.ending
    return schedule.guesses[name] ?? { kind: 'ok' }
  }
  const complete = async (
    { deployment }: Attempt,
    wire: Wire,
  ): Promise<AttemptOutcome<CompletionResult>> => {
    const sent = JSON.parse(String(wire.body)) as Sent
    if (sent.hold !== undefined) await new Promise<void>((resolve) => holds.push(resolve))
    return outcomeOf(endingOf(deployment, sent))
  }
  /** A stream has its first content, and then ends as the call would. */
  const open = async ({ deployment }: Attempt, wire: Wire) => {
    const { hold, ...sent } = JSON.parse(String(wire.body)) as Sent
    const outcome = outcomeOf(endingOf(deployment, sent))
    const held =
      hold === undefined ? undefined : new Promise<void>((resolve) => holds.push(resolve))
    return { ok: true as const, value: streamOf(outcome, held) }
  }
  const inference = { complete, open } as unknown as Inference // nothing else is called

  const { deployments, targets } = deploymentsOf(schedule, () => at)
  const router = createRouter({
    routes: new Map([
      [
        model,
        {
          deployments,
          budget: createRetryBudget(
            { free_failovers: 10, failover_share: 0.2, repeat_share: 0 },
            () => at,
          ),
        },
      ],
    ]),
    inference,
    attempts: 3,
    observe: () => {},
    random,
    record: () => undefined,
  })
  const prober = createProber({
    targets: () => targets,
    inference,
    usage: () => ({ recordAttempt: () => undefined }),
    observe: () => {},
  })
  const ask = async (
    caller: string,
    sent: Omit<Sent, 'from'>,
    isStream = false,
  ): Promise<string> => {
    const body = JSON.stringify({ ...sent, from: caller })
    const call = {
      service: 'gateway' as const,
      requestId: 'r',
      callId: 'c',
      keyId: 'k',
      groupId: null,
      only: [],
      callerName: caller,
      model,
      calledModel: sent.model,
      isModelNamed: true,
      dialect: 'chat' as const,
      bodyFor: () => body,
      conversation: () => caller,
      promptEstimate: () => 0,
      signal: new AbortController().signal,
      deadline: Infinity,
    }
    try {
      if (!isStream) await router.complete(call)
      else for await (const _ of (await router.stream(call)).batches) continue
      return 'ok'
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'bug'
    }
  }
  const pass = async (ms: number) => {
    const end = at + ms
    while (at < end) {
      at = Math.min(end, at + 250)
      prober.tick()
      await settled()
    }
  }

  const answers: string[] = []
  for (const step of schedule.steps) {
    if (step.do === 'pass') await pass(step.ms)
    if (step.do === 'honest') answers.push(await ask(step.owner, { model: step.name }))
    if (step.do === 'release') holds.splice(0, 1)[0]?.()
    if (step.do !== 'attack' || !hasAttacker) continue
    const { name, ending, isHeld, isStream } = step
    void ask('attacker', { model: name, ending, ...(isHeld && { hold: 1 }) }, isStream)
    await settled()
  }
  for (const release of holds) release()
  await settled()
  return answers
}

/** All that has to wait for nothing is done. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

function deploymentsOf({ tiers, affinity, breaker, seed }: Schedule, now: () => number) {
  const names = tiers.map((_, at) => `u${at}`)
  const build = deploymentBuilder({
    upstreams: Object.fromEntries(
      names.map((name) => [name, { base_url: 'http://127.0.0.1:1/v1', dialects: ['chat'] }]),
    ),
    credentialOf: () => undefined,
    secrets: noSecrets,
    limits: { first_byte_ms: 1000, idle_ms: 1000 },
    breaker,
    breakers: new CircuitBreakers(now, () => {}, seeded(seed + 1)),
    drainOf: () => ({ since: null }),
  })
  const deployments = tiers.map((tier, at) =>
    build({ upstream: `u${at}`, tier, weight: 1, affinity, retry_after_sent: true }, model),
  )
  const targets = new Map(
    deployments.map((deployment) => [
      deployment.breaker,
      { deployment, model, kind: 'chat' as const },
    ]),
  )
  return { deployments, targets }
}

function outcomeOf(ending: Ending): AttemptOutcome<CompletionResult> {
  if (ending.kind === 'ok') return { ok: true, value: answer }
  if (ending.kind === 'late' || ending.kind === 'stalled')
    return {
      ok: false,
      fault: { status: 504, reason: ending.kind },
      abortCause: ending.kind,
      sent: true,
    }
  if (ending.kind !== 'status')
    return { ok: false, fault: { status: 502, reason: ending.kind }, sent: true }
  const { status, retryAfter } = ending
  const fault = {
    status,
    reason: `status_${status}`,
    ...(retryAfter !== undefined && { retryAfter }),
  }
  return { ok: false, fault, sent: true }
}

/** A stream of one batch, which then ends in this way. */
function streamOf(outcome: AttemptOutcome<unknown>, held: Promise<void> | undefined) {
  let isBegun = false
  return {
    reader: {
      isDone: false,
      isMarkedDone: true,
      fault: outcome.ok ? undefined : outcome.fault,
      usage: undefined,
      finish: 'stop',
      estimate: () => 0,
    },
    async next() {
      if (isBegun) await held
      if (isBegun) return { abortCause: outcome.ok ? undefined : outcome.abortCause }
      isBegun = true
      return ['first']
    },
    close() {},
  }
}

const answer: CompletionResult = {
  completion: {
    id: 'cmpl',
    object: 'chat.completion',
    created: 0,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: 'x' }, finish_reason: 'stop' }],
  },
}
