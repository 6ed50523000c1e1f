import { refusedMeanwhile } from '../../keys/authorize.ts'
import { Failure, type FailureKind } from '../../failure.ts'
import type { Observe } from '../../observations.ts'
import type { ChunkHead, OutgoingChunk } from '../upstream/chunk-reader.ts'
import { choose, isDrained, type Deployment } from './deployments.ts'
import type { ReleaseSlot } from './breaker.ts'
import type { Call, Inference, AttemptOutcome } from '../upstream/inference.ts'
import type { Chunk, UpstreamFault, Usage, CompletionResult } from '../upstream/normalize.ts'
import type { RetryBudget } from './retry-budget.ts'
import type { OpenStream } from '../upstream/stream.ts'
import type { AbortCause } from '../upstream/deadline.ts'
import { estimateReply } from '../tokens.ts'

export type Model = Chunk['model']

/** A request on its way to a model: what every attempt for it shares. */
export type RoutedRequest = {
  requestId: string
  model: Model
  /** The JSON for an upstream that has this name for the model. */
  bodyFor(upstreamModel: string): string
  /** Aborted when the client leaves, and with the reason `deadline` when time is up. */
  signal: AbortSignal
  /** `performance.now()` at which the reply must have ended. */
  deadline: number
}

/** What became of one attempt; the ledger keeps a row of each that may have cost something. */
export type Attempt = {
  number: number
  deployment: Deployment
  /** `ok`, or the word for what went wrong. */
  status: string
  ms: number
  ttftMs?: number
  usage?: Usage
  /** Completion tokens by our own count, where the upstream gave none; undefined when nothing came. */
  estimate?: number
  /** The finish reason, when it came so far. */
  finish?: string
  /** Whether any of the reply reached the caller. */
  delivered: boolean
  /** Set where nothing of the request went out before it was ended. */
  unsent?: true
}

export type ModelRoute = { deployments: readonly Deployment[]; budget: RetryBudget }

export type Delivery = {
  batches: AsyncIterable<readonly OutgoingChunk[], 'close' | undefined>
  /** Known once the batches have ended; completion tokens by our own count where the upstream gave none. */
  usage(): { usage: Usage | undefined; estimate: number }
  head(): ChunkHead | undefined
  /** As `Whole.native`; known when the finish reason is. */
  native(): string | undefined
}

export type Router = {
  /** The models that have a route; no other is ever answered. */
  served: readonly Model[]
  /** Asks deployments until one has answered in full. Throws a Failure when none did. */
  complete(journey: RoutedRequest, record: (attempt: Attempt) => void): Promise<CompletionResult>
  /** Asks deployments until one has begun to answer. The batches end with a Failure if it does not finish. */
  stream(journey: RoutedRequest, record: (attempt: Attempt) => void): Promise<Delivery>
}

type Parts = {
  routes: ReadonlyMap<Model, ModelRoute>
  inference: Inference
  attempts: number
  observe: Observe
  random: () => number
  fallbackId: () => string
}

type Won<Value> = {
  value: Value
  number: number
  deployment: Deployment
  leave: ReleaseSlot
  startedAt: number
}

/** The one retry loop: it runs only until the first content, so that a client never hears two deployments. */
export function createRouter({
  routes,
  inference,
  attempts,
  observe,
  random,
  fallbackId,
}: Parts): Router {
  async function win<Value>(
    journey: RoutedRequest,
    record: (attempt: Attempt) => void,
    ask: (call: Call) => Promise<AttemptOutcome<Value>>,
  ): Promise<Won<Value>> {
    const { model, requestId, signal, deadline } = journey
    const route = routes.get(model)
    if (!route)
      throw new Failure('unavailable', `no model server is configured for ${model}`, {
        retry: false,
      })
    route.budget.request()
    const tried = new Map<Deployment, Extract<AttemptOutcome<never>, { ok: false }>>()
    let next = choose(route.deployments, new Set(), random)
    for (let number = 1; next; number++) {
      const deployment = next
      const startedAt = performance.now()
      const leave = deployment.health.enter()
      const outcome = await ask({
        deployment,
        body: journey.bodyFor(deployment.model),
        model,
        fallbackId,
        signal,
      })
      const ms = performance.now() - startedAt
      const word = outcome.ok ? 'ok' : wordFor(outcome)
      observe({
        kind: 'upstreamAttempted',
        upstream: deployment.upstream,
        model: deployment.model,
        outcome: word,
        ms,
        requestId,
      })
      if (outcome.ok) return { value: outcome.value, number, deployment, leave, startedAt }
      judge(deployment, leave, outcome)
      if (outcome.sent || outcome.cut)
        record({
          number,
          deployment,
          status: word,
          ms,
          delivered: false,
          ...(!outcome.sent && { unsent: true }),
        })
      refuseIfFinal(outcome)
      tried.set(deployment, outcome)
      if (number >= attempts) break
      next = await another(route, tried, outcome, deployment, { number, deadline, signal })
    }
    throw exhausted(journey, route.deployments, [...tried.values()])
  }

  /** The next deployment, if the budget allows it; or the same one again after a pause, when there is no other. */
  async function another(
    route: ModelRoute,
    tried: ReadonlyMap<Deployment, unknown>,
    failed: Extract<AttemptOutcome<never>, { ok: false }>,
    last: Deployment,
    at: { number: number; deadline: number; signal: AbortSignal },
  ) {
    const lateOnce =
      failed.cut === 'late' &&
      (!last.retryAfterSent ||
        [...tried.values()].filter((outcome) => (outcome as typeof failed).cut === 'late').length >
          1)
    if (lateOnce) return undefined
    const other = choose(route.deployments, new Set(tried.keys()), random)
    if (other) return route.budget.mayFailOver() ? other : undefined
    if (failed.cut === 'late' || !worthRepeating(failed.fault.status)) return undefined
    const { retryAfter } = failed.fault
    const pauseMs =
      retryAfter === undefined ? random() * Math.min(2000, 100 * 2 ** at.number) : retryAfter * 1000
    if (
      performance.now() + pauseMs >= at.deadline ||
      isDrained(last) ||
      last.health.state !== 'closed' ||
      !route.budget.mayRepeat()
    )
      return undefined
    // Timers drop the fraction and may fire early: the deployment would still be resting.
    await pause(Math.ceil(Math.max(pauseMs, last.health.waitMs())) + 2, at.signal)
    return at.signal.aborted || isDrained(last) || last.health.waitMs() > 0 ? undefined : last
  }

  return {
    served: [...routes.keys()],

    async complete(journey, record) {
      const { value, number, deployment, leave, startedAt } = await win(journey, record, (call) =>
        inference.complete(call),
      )
      leave('good')
      const { usage, choices } = value.completion
      const [choice] = choices
      record({
        number,
        deployment,
        status: 'ok',
        ms: performance.now() - startedAt,
        delivered: true,
        ...(choice && { finish: choice.finish_reason }),
        ...(usage ? { usage } : { estimate: choice ? estimateReply(choice.message) : 0 }),
      })
      return value
    },

    async stream(journey, record) {
      const won = await win(journey, record, (call) => inference.open(call))
      const { reader } = won.value
      won.leave.begun()
      return {
        batches: deliver(won, journey, record),
        usage: () => ({ usage: reader.usage, estimate: reader.estimate() }),
        head: () => reader.head,
        native: () => reader.native,
      }
    },
  }
}

/**
 * Passes the batches on and accounts for the attempt once, on every way out: before the end of the stream is told, or when the client has left.
 * An iterator by hand: this runs for every event, and generators cost a few more promises each.
 */
function deliver(
  { value: stream, number, deployment, leave, startedAt }: Won<OpenStream>,
  { signal }: RoutedRequest,
  record: (attempt: Attempt) => void,
): AsyncIterable<readonly OutgoingChunk[], 'close' | undefined> {
  const { reader } = stream
  const ttftMs = performance.now() - startedAt
  let isOpen = true
  const account = (status: string, verdict: 'good' | 'bad' | 'neutral') => {
    if (!isOpen) return
    isOpen = false
    leave(verdict)
    const { usage, finish } = reader
    record({
      number,
      deployment,
      status,
      ms: performance.now() - startedAt,
      ttftMs,
      delivered: true,
      ...(finish && { finish }),
      ...(usage ? { usage } : { estimate: reader.estimate() }),
    })
  }
  const over = { done: true, value: undefined } as const
  const iterator: AsyncIterator<readonly OutgoingChunk[], 'close' | undefined> = {
    async next() {
      const news = await stream.next()
      if (!('cut' in news)) return { done: false, value: news }
      if (news.cut === 'left') {
        account('client_left', 'neutral')
        return over
      }
      const failure = endFailure(news.cut, reader.fault)
      const atFault = signal.aborted ? 'neutral' : 'bad'
      account(failure ? statusOf(reader.fault, failure) : 'ok', failure ? atFault : 'good')
      if (failure) throw failure
      return reader.isMarkedDone ? over : { done: true, value: 'close' }
    },
    async return() {
      account('client_left', 'neutral')
      stream.close()
      return over
    },
  }
  return { [Symbol.asyncIterator]: () => iterator }
}

/** Why a stream that has begun did not finish; undefined when it did. */
function endFailure(
  cut: AbortCause | undefined,
  fault: UpstreamFault | undefined,
): Failure | undefined {
  if (cut === 'deadline')
    return new Failure('deadlineExceeded', 'the reply was not complete before the deadline')
  if (cut === 'shutdown') return shuttingDown()
  if (cut === 'revoked') return refusedMeanwhile()
  if (cut)
    return new Failure(
      'deadlineExceeded',
      'the model server stopped sending before the reply was complete',
    )
  return fault && new Failure(classOf(fault.status), brokenOff(fault.reason))
}

const statusOf = (fault: UpstreamFault | undefined, { code }: Failure): string =>
  fault ? `upstream_${fault.reason}` : code

const wordFor = ({ fault, cut }: { fault: { reason: string }; cut?: AbortCause }): string =>
  cut === 'left' ? 'client_left' : `upstream_${fault.reason}`

const brokenOff = (reason: string): string =>
  reason === 'truncated'
    ? "the model's server ended the stream before the reply was complete"
    : "the model's server broke the stream off with an error"

/** Statuses that say it is the caller's request that is at fault: another deployment would say the same. */
const callersFault = new Set([400, 413, 422])
const refusesUs = new Set([401, 402, 403, 404])

/** What an error within a stream is to the caller. */
function classOf(status: number): FailureKind {
  if (callersFault.has(status)) return 'invalidRequest'
  return status === 429 || status === 503 ? 'upstreamBusy' : 'upstreamFailed'
}

/** Whether the call was ended on this side: it says nothing about the deployment. */
const isOurs = (cut: AbortCause | undefined) =>
  cut === 'left' || cut === 'deadline' || cut === 'shutdown' || cut === 'revoked'

function judge(
  { health }: Deployment,
  leave: ReleaseSlot,
  { fault: { status, retryAfter, reason }, cut }: Extract<AttemptOutcome<never>, { ok: false }>,
): void {
  if (isOurs(cut) || callersFault.has(status)) return leave('neutral')
  if (reason.startsWith('status_') || reason.startsWith('error_')) {
    if (refusesUs.has(status)) return leave('refusesUs')
    if (retryAfter !== undefined && (status === 429 || status === 503)) health.restFor(retryAfter)
    if (status === 429) return leave('neutral')
  }
  leave('bad')
}

function refuseIfFinal({ fault, cut }: Extract<AttemptOutcome<never>, { ok: false }>): void {
  if (cut === 'left') throw new Failure('requestTimeout', 'the client left')
  if (cut === 'deadline')
    throw new Failure('deadlineExceeded', 'the reply was not ready before the deadline')
  if (cut === 'shutdown') throw shuttingDown()
  if (cut === 'revoked') throw refusedMeanwhile()
  if (!callersFault.has(fault.status)) return
  if (fault.reason === 'context_length')
    throw new Failure(
      'invalidRequest',
      'the conversation and max_tokens together are longer than the model can take; shorten messages or lower max_tokens',
      { retry: false, param: 'messages', rule: 'context_length_exceeded' },
    )
  throw new Failure(
    'invalidRequest',
    `the model server refused the request as invalid (${fault.status})`,
    { retry: false },
  )
}

const shuttingDown = () =>
  new Failure('unavailable', 'the server is shutting down; try again', { retryAfter: 1 })

const worthRepeating = (status: number): boolean =>
  status === 408 || status === 409 || status === 425 || status === 429 || status >= 500

/** What was drained by hand is restored by hand. */
const drainedSeconds = 30

/** Nothing answered: 503 while all are merely busy, 504 when the last was too late, else 502. */
function exhausted(
  { model }: RoutedRequest,
  all: readonly Deployment[],
  outcomes: Extract<AttemptOutcome<never>, { ok: false }>[],
): Failure {
  const deployments = all.filter((deployment) => !isDrained(deployment))
  const isBusy = ({ fault, cut }: (typeof outcomes)[number]) =>
    !cut && (fault.status === 429 || fault.status === 503)
  const cause = outcomes.map(({ fault }) => fault.reason)
  if (outcomes.every(isBusy)) {
    if (outcomes.length === 0 && all.length > 0 && deployments.length === 0)
      return new Failure(
        'unavailable',
        `all model servers of ${model} are out of use at the moment; try again later`,
        { retryAfter: drainedSeconds },
      )
    const told = outcomes.flatMap(({ fault }) => fault.retryAfter ?? [])
    const waits =
      outcomes.length === 0 ? deployments.map(({ health }) => health.waitMs() / 1000) : told
    const least = Math.max(1, Math.ceil(Math.min(...waits, waits.length === 0 ? 1 : Infinity)))
    if (outcomes.length === 0 && deployments.some(({ health }) => health.state !== 'closed')) {
      return new Failure(
        'unavailable',
        `no model server of ${model} is healthy at the moment; try again in ${Math.min(60, least)} s`,
        { retryAfter: least },
      )
    }
    const when = least > 60 ? 'try again later' : `try again in ${least} s`
    return new Failure('upstreamBusy', `all model servers of ${model} are busy; ${when}`, {
      cause,
      retryAfter: least,
      ...(least > 60 && { retry: false }),
    })
  }
  if (outcomes.at(-1)?.cut === 'late')
    return new Failure('deadlineExceeded', 'the model server did not begin to answer in time', {
      cause,
    })
  if (outcomes.at(-1)?.cut === 'stalled')
    return new Failure('deadlineExceeded', 'the model server stopped answering', { cause })
  return new Failure('upstreamFailed', 'no model server gave a usable reply', { cause })
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
