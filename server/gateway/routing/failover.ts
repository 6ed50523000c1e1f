import { Failure, type LastAttempt } from '../../failure.ts'
import type { Observation, Observe } from '../../observations.ts'
import { observed, reasonOf } from '../reasons/reason.ts'
import type { AttemptOutcome, UpstreamCall, UpstreamFailure } from '../upstream/inference.ts'
import { reasoningRefusal } from '../upstream/reply.ts'
import { unseenTokens, type Model, type RecordAttempt, type RoutedRequest } from './attempt.ts'
import { hashPoint, type HashPoint } from './affinity.ts'
import type { CallSlot } from './breaker/breaker.ts'
import {
  chooseDeployment,
  isDrained,
  isFirstChoice,
  subjectsOf,
  type ChoiceBasis,
  type Deployment,
} from './deployments.ts'
import {
  exhausted,
  failureStatus,
  finalFailure,
  isOurs,
  isRepeatable,
  pauseOf,
  verdictOf,
} from './failures.ts'
import { fitting, formFor, notSpoken, refusalOf, sentOf } from './forms.ts'
import type { RetryBudget } from './retry-budget.ts'

export type ModelRoute = { deployments: readonly Deployment[]; budget: RetryBudget }

export type FailoverParts = {
  routes: ReadonlyMap<Model, ModelRoute>
  /** Attempts allowed for one request. */
  attempts: number
  observe: Observe
  random: () => number
  fallbackId: () => string
}

/** The attempt that answered. Its slot is still to be released, and it is still to be recorded. */
export type AnsweredAttempt<Value> = {
  value: Value
  number: number
  deployment: Deployment
  slot: CallSlot
  startedAt: number
}

/**
 * Calls deployments until one answers; throws a Failure if none does. It is the one retry loop, and
 * it ends with the first content, so that a client never gets pieces of two replies.
 */
export async function firstAnswer<Value>(
  { routes, attempts, observe, random, fallbackId }: FailoverParts,
  request: RoutedRequest,
  record: RecordAttempt,
  call: (call: UpstreamCall) => Promise<AttemptOutcome<Value>>,
): Promise<AnsweredAttempt<Value>> {
  const { askedModel, requestId, signal } = request
  const route = routeFor(request, routes)
  const { deployments } = route
  const subjectOf = subjectsOf(request, deployments)
  route.budget.request(request.caller)
  const failures = new Map<Deployment, UpstreamFailure>()
  const basis = { seeker: request, random, conversation: conversationPoint(request) }
  let last: LastAttempt | undefined
  let next = chooseDeployment(deployments, new Set(), basis)
  for (let number = 1; next; number++) {
    const deployment = next
    const startedAt = performance.now()
    const slot = deployment.breaker.acquire(subjectOf(deployment))
    const upstreamCall: UpstreamCall = {
      ...formFor(request, deployment),
      deployment,
      model: askedModel,
      fallbackId,
      signal,
      readOn: request.readOn,
    }
    let outcome = await call(upstreamCall)
    if (!outcome.ok && outcome.fault.reason === reasoningRefusal)
      outcome = (await callWithoutReasoning(request, upstreamCall, call)) ?? outcome
    const ms = performance.now() - startedAt
    const status = outcome.ok ? 'ok' : failureStatus(outcome)
    const reason = outcome.ok
      ? undefined
      : reasonOf(outcome.fault.error, () => sentOf(upstreamCall))
    const { upstream, model } = deployment
    const attempt = { upstream, model, outcome: status, ...observed(reason), ms, requestId }
    observe({ kind: 'upstreamAttempted', ...attempt })
    if (outcome.ok) {
      const isFirst = isFirstChoice(deployments, deployment, basis)
      if (isFirst !== undefined) observe(conversationRouted(request, isFirst))
      return { value: outcome.value, number, deployment, slot, startedAt }
    }
    report(slot, outcome)
    const unsent = outcome.sent ? {} : { unsent: true as const }
    const unseen = unseenOf(outcome, request, ms)
    record({ number, deployment, status, reason, ms, delivered: false, ...unsent, unseen })
    last = { upstream, reason }
    const failure = finalFailure(outcome, request, reason)
    if (failure) throw after(last, failure)
    failures.set(deployment, outcome)
    if (number >= attempts) break
    next = await nextDeployment(route, failures, { request, last: deployment, number, basis })
  }
  throw after(last, exhausted(request, deployments, [...failures.values()]))
}

function after(attempt: LastAttempt | undefined, failure: Failure): Failure {
  if (attempt) failure.details.attempt = attempt
  return failure
}

/** The tokens of a reply that came to nothing because we ended its call. */
const unseenOf = (
  { abortCause, sent }: UpstreamFailure,
  { reply }: RoutedRequest,
  ms: number,
): number | undefined =>
  reply && sent && isOurs(abortCause)
    ? unseenTokens(reply, ms, { estimate: 0, reasoning: 0 })
    : undefined

const conversationRouted = ({ model }: RoutedRequest, isFirst: boolean): Observation => ({
  kind: 'conversationRouted',
  model,
  outcome: isFirst ? 'hit' : 'moved',
})

/** The model's deployments that can take the request. */
function routeFor(request: RoutedRequest, routes: FailoverParts['routes']): ModelRoute {
  const { model, askedModel } = request
  const route = routes.get(model)
  if (!route) {
    const message = `no model server is configured for ${askedModel}`
    throw new Failure('unavailable', message, { retry: false })
  }
  const { deployments, budget } = route
  const usable = fitting(deployments, request)
  if (usable === deployments) return route
  if (usable.length > 0) return { deployments: usable, budget }
  throw refusalOf(deployments, request) ?? notSpoken(request, deployments)
}

/**
 * Makes the call again without the reasoning of earlier turns, to which a strict server objected;
 * from the first success on the deployment is called so. Undefined if the request has none.
 */
async function callWithoutReasoning<Value>(
  { bodyFor, askedModel }: RoutedRequest,
  refused: UpstreamCall,
  call: (call: UpstreamCall) => Promise<AttemptOutcome<Value>>,
): Promise<AttemptOutcome<Value> | undefined> {
  const { deployment } = refused
  if (refused.dialect !== 'chat') return undefined
  const body = bodyFor(deployment.sentModel ?? askedModel, {
    members: deployment.members,
    abilities: { reasoning: false },
  })
  if (Buffer.from(body).equals(Buffer.from(refused.body))) return undefined
  const outcome = await call({ ...refused, body })
  if (outcome.ok) deployment.abilities.reasoning = false
  return outcome
}

/** Hashes the request's conversation when a choice first needs it. */
function conversationPoint(request: RoutedRequest): () => HashPoint | undefined {
  let point: HashPoint | undefined
  let isHashed = false
  return () => {
    if (isHashed) return point
    isHashed = true
    const name = request.conversation()
    if (name !== undefined) point = hashPoint(name)
    return point
  }
}

function report(slot: CallSlot, failure: UpstreamFailure): void {
  const pause = pauseOf(failure)
  if (pause) slot.pause(pause.seconds, pause.isAccount)
  slot.release(verdictOf(failure))
}

type FailedAttempt = {
  request: RoutedRequest
  last: Deployment
  number: number
  basis: ChoiceBasis
}

/** Another deployment, or the last one again after a pause if it is the only one. */
async function nextDeployment(
  { deployments, budget }: ModelRoute,
  failures: ReadonlyMap<Deployment, UpstreamFailure>,
  attempt: FailedAttempt,
): Promise<Deployment | undefined> {
  const { request, last, basis } = attempt
  const isLate = failures.get(last)?.abortCause === 'late'
  if (isLate && !mayRepeatLate(last, failures)) return undefined
  const other = chooseDeployment(deployments, new Set(failures.keys()), basis)
  if (other) return budget.mayFailOver(request.caller) ? other : undefined
  return isLate ? undefined : repeatAfterPause(attempt, failures.get(last), { deployments, budget })
}

/** A late call may be billed all the same: at most one is repeated, at another deployment. */
function mayRepeatLate(
  last: Deployment,
  failures: ReadonlyMap<Deployment, UpstreamFailure>,
): boolean {
  const late = [...failures.values()].filter(({ abortCause }) => abortCause === 'late')
  return last.retryAfterSent && late.length <= 1
}

async function repeatAfterPause(
  { request, last, number, basis }: FailedAttempt,
  failure: UpstreamFailure | undefined,
  { deployments, budget }: ModelRoute,
): Promise<Deployment | undefined> {
  if (!failure || !isRepeatable(failure.fault.status)) return undefined
  const { caller, deadline, signal } = request
  const { retryAfter } = failure.fault
  const pauseMs =
    retryAfter === undefined
      ? basis.random() * Math.min(2000, 100 * 2 ** number)
      : retryAfter * 1000
  if (performance.now() + pauseMs >= deadline) return undefined
  const subject = subjectsOf(request, deployments)(last)
  const hold = last.breaker.holdOf(subject)
  if (isDrained(last) || (hold && hold.reason !== 'paused')) return undefined
  if (!budget.mayRepeat(caller)) return undefined
  // Timers drop the fraction and may fire early: the deployment would still be paused.
  await pause(Math.ceil(Math.max(pauseMs, hold?.ms ?? 0)) + 2, signal)
  return signal.aborted || isDrained(last) || last.breaker.holdOf(subject) ? undefined : last
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal.addEventListener('abort', wake)
  })
}
