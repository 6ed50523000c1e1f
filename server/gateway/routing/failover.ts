import { Failure, type LastAttempt } from '../../failure.ts'
import { labelNotServed } from '../../keys/authorize.ts'
import type { Observation, Observe } from '../../observations.ts'
import type { Call, Model } from '../call.ts'
import { observed, reasonOf, withRequestId } from '../reasons/reason.ts'
import type { Wire } from '../upstream/body.ts'
import type { AttemptOutcome, UpstreamFailure } from '../upstream/inference.ts'
import { withMeaning } from '../providers/errors.ts'
import { LearnedFacts } from '../providers/facts.ts'
import { rejectsSealed, withoutSealed } from '../providers/sealed.ts'
import { lessonOf, maxLessons } from '../providers/lessons.ts'
import { secondsUntilReset } from '../providers/accounts.ts'
import { parseObject } from '../upstream/normalize.ts'
import { Attempt, unseenTokens, type RecordAttempt } from './attempt.ts'
import { hashPoint, type HashPoint } from './affinity.ts'
import {
  chooseDeployment,
  eligibleAfter,
  isDrained,
  isFirstChoice,
  labelled,
  subjectsOf,
  type ChoiceBasis,
  type Deployment,
  type Dialect,
} from './deployments.ts'
import {
  abortFailure,
  exhausted,
  failureStatus,
  finalFailure,
  isOurs,
  isRepeatable,
  pauseOf,
  verdictOf,
} from './failures.ts'
import { dialectFor, fitting, notSpoken, unfitError, wireFor } from './request-formats.ts'
import type { RetryBudget } from './retry-budget.ts'
import { SlotSeeker, withPlace, type Place, type PlaceChoice } from './slots.ts'

export type ModelRoute = { deployments: readonly Deployment[]; budget: RetryBudget }

export type FailoverDeps = {
  routes: ReadonlyMap<Model, ModelRoute>
  /** Attempts allowed for one call. */
  attempts: number
  record: RecordAttempt
  observe: Observe
  random: () => number
}

type Send<Value> = (attempt: Attempt, wire: Wire) => Promise<AttemptOutcome<Value>>

/**
 * Calls deployments until one replies; throws a Failure if none does. This is the only retry loop;
 * it ends with the first content, so that a client never receives output from two deployments. The
 * caller must release the slot of the returned attempt and record it.
 */
export async function firstAnswer<Value>(
  deps: FailoverDeps,
  call: Call,
  send: Send<Value>,
): Promise<{ attempt: Attempt; value: Value }> {
  const { routes, attempts, record, observe, random } = deps
  const route = routeFor(call, routes)
  const { deployments } = route
  const subjectOf = subjectsOf(call, deployments)
  route.budget.request(call.callerName)
  const failures = new Map<Deployment, UpstreamFailure>()
  const basis = { seeker: call, random, conversation: conversationPoint(call) }
  let seeker: SlotSeeker | undefined
  let last: LastAttempt | undefined
  let failure: Failure | undefined
  let next = chooseDeployment(deployments, new Set(), basis)
  let choice: ChoiceBasis = basis
  for (let number = 1; next; number++) {
    let place: Place | undefined
    if (next.slots) {
      seeker ??= new SlotSeeker(call)
      place = await seeker.seek(next, placesBy(deployments, failures, choice))
      if (!place) break
    }
    const deployment = place?.deployment ?? next
    const dialect = dialectFor(call, deployment) ?? call.dialect
    // Before the slot is taken: a request that cannot be written would keep it for ever.
    const wire = wireAt(call, deployment, dialect, place)
    const acquired = deployment.breaker.acquire(subjectOf(deployment))
    const slot = place ? withPlace(acquired, place) : acquired
    const attempt = new Attempt(call, number, { deployment, dialect, slot, ...place?.wait })
    let outcome = await send(attempt, wire)
    if (!outcome.ok) outcome = await sendMended(deps, attempt, { wire, outcome, send })
    attempt.stop()
    pauseUntilReset(attempt)
    if (!outcome.ok) outcome.fault = withMeaning(outcome.fault, attempt.facts)
    if (!outcome.ok) describeFailure(attempt, outcome, wire)
    observe(attempted(attempt))
    if (outcome.ok) {
      const isFirst = isFirstChoice(deployments, deployment, basis)
      if (isFirst !== undefined) observe(conversationRouted(call, isFirst))
      return { attempt, value: outcome.value }
    }
    report(slot, outcome)
    void record(attempt)
    last = { upstream: deployment.upstream, reason: attempt.reason }
    failures.set(deployment, outcome)
    failure = finalFailure(outcome, call, attempt.reason)
    const isEligible = eligibleAfter(deployment, outcome.fault.meaning, failure !== undefined)
    if (failure && !deployments.some((one) => !failures.has(one) && isEligible(one)))
      throw after(last, failure)
    choice = { ...basis, isEligible }
    if (number < attempts) next = await nextDeployment(route, failures, attempt, choice)
    else next = undefined
    if (failure && !next) throw after(last, failure)
  }
  if (next && call.signal.aborted) failure = abortFailure(call.signal.reason)
  throw after(last, failure ?? exhausted(call, deployments, [...failures.values()]))
}

/** The choice among further deployments while some are full. */
const placesBy = (
  deployments: readonly Deployment[],
  failures: ReadonlyMap<Deployment, UpstreamFailure>,
  choice: ChoiceBasis,
): PlaceChoice => ({
  choose: (full) => chooseDeployment(deployments, new Set([...failures.keys(), ...full]), choice),
  isUsable: (one) =>
    !isDrained(one) && !one.breaker.holdOf(subjectsOf(choice.seeker, deployments)(one)),
})

/** The request for a deployment; releases the place if it cannot be written. */
function wireAt(
  call: Call,
  deployment: Deployment,
  dialect: Dialect,
  place: Place | undefined,
): Wire {
  try {
    return withoutForeign(wireFor(call, deployment, dialect), call, deployment)
  } catch (error) {
    place?.release()
    throw error
  }
}

/** Pauses a deployment whose account has nothing left, so that no call meets its 429. */
function pauseUntilReset({ slot, headers, facts, deployment, authorizedBy }: Attempt): void {
  const seconds = facts.remaining ? secondsUntilReset(headers, facts.remaining) : 0
  if (seconds === 0) return
  const { credential } = deployment
  if (credential?.pause) credential.pause(authorizedBy ?? {}, seconds)
  else slot.pause(seconds, true)
}

/** Sets the outcome of a failed attempt, and the unseen tokens if this side aborted it. */
function describeFailure(attempt: Attempt, failure: UpstreamFailure, wire: Wire): void {
  const { call, deployment } = attempt
  const { reply } = call
  attempt.status = failureStatus(failure)
  const reason = reasonOf(failure.fault.error, () => attempt.sentFrom(wire))
  attempt.reason = withRequestId(reason, attempt.headers, attempt.facts)
  attempt.isSent = failure.sent
  if (!isOurs(failure.abortCause)) deployment.lastErrors.add(failure.fault, attempt.reason)
  if (reply && failure.sent && isOurs(failure.abortCause))
    attempt.unseen = unseenTokens(reply, attempt.ms, { estimate: 0, reasoning: 0 })
}

const attempted = ({ call, deployment, status, reason, ms, keySource }: Attempt): Observation => ({
  kind: 'upstreamAttempted',
  upstream: deployment.upstream,
  model: deployment.model,
  outcome: status,
  ...(keySource !== undefined && { keySource }),
  ...(reason && observed(reason)),
  ms,
  requestId: call.requestId,
})

function after(attempt: LastAttempt | undefined, failure: Failure): Failure {
  if (attempt) failure.details.attempt = attempt
  return failure
}

const conversationRouted = ({ model }: Call, isFirst: boolean): Observation => ({
  kind: 'conversationRouted',
  model,
  outcome: isFirst ? 'hit' : 'moved',
})

/** The model's deployments that may get the caller's requests, and can take this one. */
function routeFor(call: Call, routes: FailoverDeps['routes']): ModelRoute {
  const { model, calledModel } = call
  const route = routes.get(model)
  if (!route) {
    const message = `no model server is configured for ${calledModel}`
    throw new Failure('unavailable', message, { retry: false })
  }
  const { budget } = route
  const deployments = labelled(route.deployments, call.only)
  if (deployments.length === 0 && call.only.length > 0) throw labelNotServed(call.only, calledModel)
  const usable = fitting(deployments, call)
  if (usable === route.deployments) return route
  if (usable.length > 0) return { deployments: usable, budget }
  throw unfitError(deployments, call) ?? notSpoken(call, deployments)
}

/** Repeats a call of which the server's error says how it would succeed. */
async function sendMended<Value>(
  deps: FailoverDeps,
  attempt: Attempt,
  { wire, outcome, send }: Sending<Value>,
): Promise<AttemptOutcome<Value>> {
  // A form has no members of chats.
  if (wire.text !== undefined) return outcome
  const learned = await sendAsLearned(deps, attempt, { wire, outcome, send })
  return sendUnsealed(attempt, { wire, outcome: learned, send })
}

type Sending<Value> = { wire: Wire; outcome: AttemptOutcome<Value>; send: Send<Value> }

/**
 * Repeats a call as the server's error asks: without a member that it refuses, or without the
 * reasoning of earlier turns. After the first success the deployment is always called so.
 */
async function sendAsLearned<Value>(
  { observe }: FailoverDeps,
  attempt: Attempt,
  { wire, outcome, send }: Sending<Value>,
): Promise<AttemptOutcome<Value>> {
  const { call, deployment, dialect } = attempt
  const model = deployment.sentModel ?? call.calledModel
  const facts = new LearnedFacts(attempt.facts)
  let result = outcome
  let sent = wire
  for (let count = 0; count < maxLessons && !result.ok; count++) {
    const { body } = sent
    const lesson = lessonOf(result.fault, facts.of(), () => parseObject(String(body)) ?? {})
    if (!lesson) return result
    facts.learn(lesson)
    const next = wireFor(call, { ...deployment, facts }, dialect)
    if (Buffer.from(next.body).equals(Buffer.from(body))) return result
    sent = next
    result = await send(attempt, next)
  }
  const { lesson } = facts
  if (result.ok && lesson && deployment.facts.learn(model, lesson))
    observe({ kind: 'upstreamLearned', upstream: deployment.upstream, model, facts: lesson })
  return result
}

/** The request without the parts that its server has rejected in this conversation. */
function withoutForeign(wire: Wire, call: Call, deployment: Deployment): Wire {
  const { facts, sentModel = call.calledModel } = deployment
  if (facts.foreignSeals.size === 0) return wire
  const hashes = facts.foreignSeals.get(call.conversation() ?? '')
  const unsealed = hashes && withoutSealed(wire.body, facts.of(sentModel), hashes)
  return unsealed ? { ...wire, body: unsealed.json } : wire
}

/**
 * Repeats a call once without the signed or encrypted parts of earlier turns that the server
 * rejects: after a failover, they are of another server or account. The conversation is sent without
 * them from then on.
 */
async function sendUnsealed<Value>(
  attempt: Attempt,
  { wire, outcome, send }: Sending<Value>,
): Promise<AttemptOutcome<Value>> {
  if (outcome.ok || !rejectsSealed(outcome.fault)) return outcome
  const unsealed = withoutSealed(wire.body, attempt.facts)
  if (!unsealed) return outcome
  const result = await send(attempt, { ...wire, body: unsealed.json })
  const conversation = attempt.call.conversation()
  const { foreignSeals } = attempt.deployment.facts
  if (result.ok && conversation !== undefined) {
    const earlier = foreignSeals.get(conversation) ?? []
    foreignSeals.set(conversation, new Set([...earlier, ...unsealed.seals]))
  }
  return result
}

/** Hashes the request's conversation on first use. */
function conversationPoint(call: Call): () => HashPoint | undefined {
  let point: HashPoint | undefined
  let isHashed = false
  return () => {
    if (isHashed) return point
    isHashed = true
    const name = call.conversation()
    if (name !== undefined) point = hashPoint(name)
    return point
  }
}

function report(slot: Attempt['slot'], failure: UpstreamFailure): void {
  const pause = pauseOf(failure)
  if (pause) slot.pause(pause.seconds, pause.isAccount)
  slot.release(verdictOf(failure))
}

/** Another deployment, or the last one again after a pause if it is the only one. */
async function nextDeployment(
  route: ModelRoute,
  failures: ReadonlyMap<Deployment, UpstreamFailure>,
  attempt: Attempt,
  basis: ChoiceBasis,
): Promise<Deployment | undefined> {
  const { call, deployment: last } = attempt
  const isLate = failures.get(last)?.abortCause === 'late'
  if (isLate && !mayRepeatLate(last, failures)) return undefined
  const other = chooseDeployment(route.deployments, new Set(failures.keys()), basis)
  if (other) return route.budget.mayFailOver(call.callerName) ? other : undefined
  return isLate ? undefined : repeatAfterPause(route, failures.get(last), attempt, basis.random)
}

/** A late call may still be billed: at most one is repeated, at another deployment. */
function mayRepeatLate(
  last: Deployment,
  failures: ReadonlyMap<Deployment, UpstreamFailure>,
): boolean {
  const late = [...failures.values()].filter(({ abortCause }) => abortCause === 'late')
  return last.retryAfterSent && late.length <= 1
}

async function repeatAfterPause(
  { deployments, budget }: ModelRoute,
  failure: UpstreamFailure | undefined,
  { call, deployment: last, number }: Attempt,
  random: () => number,
): Promise<Deployment | undefined> {
  if (!failure || !isRepeatable(failure.fault.status)) return undefined
  const { retryAfter } = failure.fault
  const pauseMs =
    retryAfter === undefined ? random() * Math.min(2000, 100 * 2 ** number) : retryAfter * 1000
  if (performance.now() + pauseMs >= call.deadline) return undefined
  const subject = subjectsOf(call, deployments)(last)
  const hold = last.breaker.holdOf(subject)
  if (isDrained(last) || (hold && hold.reason !== 'paused')) return undefined
  if (!budget.mayRepeat(call.callerName)) return undefined
  // Timers drop fractions and may fire early, while the deployment is still paused.
  await pause(Math.ceil(Math.max(pauseMs, hold?.ms ?? 0)) + 2, call.signal)
  return call.signal.aborted || isDrained(last) || last.breaker.holdOf(subject) ? undefined : last
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
