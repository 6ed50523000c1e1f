import type { BreakerState } from '../../../observations.ts'
import { Circuit, maxPauseMs, ProbedCircuit, Tally, type BreakerSettings } from './circuit.ts'
import { Names, type NameBreaker } from './names.ts'

/**
 * The result of a call for its deployment. `unreachable`: no connection was made. `unauthorized`:
 * our credentials were rejected. `rejected`: the model is unknown there, or not available to us.
 * `neutral`: nothing, as for an invalid prompt or a client that disconnected.
 */
export type CallVerdict =
  'success' | 'failure' | 'rejected' | 'unauthorized' | 'unreachable' | 'neutral'

/** The caller of a deployment, and the name of the model that is sent. */
export type Subject = {
  caller: string
  name: string
  /** Whether no other deployment can take the request: then only failed connections stop it. */
  isOnly: boolean
}

/** Why a call must not be made now. */
export type CallHold = {
  ms: number
  /**
   * `paused`: the deployment requested it; `own`: the caller's calls failed; `open`: all calls
   * fail.
   */
  reason: 'paused' | 'own' | 'open'
  /** Whether a later trial failed. */
  hasFailedAgain: boolean
}

/** One call counted as in flight. It is released once, with the call's verdict. */
export type CallSlot = {
  release(verdict: CallVerdict): void
  /** The first content of a stream has arrived: a trial has then succeeded. */
  started(): void
  /** The deployment requests a pause; `isAccount` if its account is over a limit. */
  pause(seconds: number, isAccount: boolean): void
}

/** A due probe of this server. It is ended once, with its verdict. */
export type DueProbe = { name: string; end(verdict: CallVerdict): void }

export type BreakerParts = {
  settings: BreakerSettings
  /** The fixed name that is sent; undefined if callers choose it. */
  sentName: string | undefined
  now: () => number
  random: () => number
  /** Called when the state that operators see has changed. */
  onChange(state: BreakerState): void
}

/** A circuit that was not closed when a call started, and whether the call is its trial. */
type Met = { circuit: Circuit; isTrial: boolean }

const noneMet: readonly Met[] = []
/** Two callers that see rejected credentials within this time saw the same failure. */
const refusalMs = 60_000
/** The minimum time between two probes of names that have never succeeded. */
const guessEveryMs = 1000

/**
 * The circuit breaker of a deployment. Failed connections count for all callers together. Any other
 * failure counts for its caller and the name that was sent, and stops only that caller; it stops
 * all callers when callers of different owners or our own probe saw it.
 */
export class CircuitBreaker {
  readonly #parts: BreakerParts
  readonly #names: Names
  readonly #reach: ProbedCircuit
  readonly #connects: Tally
  /** The circuit of our credentials. It does not stop names that succeeded recently. */
  readonly #credentials = new Circuit()
  #refusal: { caller: string; name: string; at: number } | undefined
  /** Names for which a probe is scheduled. */
  readonly #watched = new Set<NameBreaker>()
  /** The name in the last call while there was no connection. */
  #missedName = ''
  #guessedAt = -Infinity
  #inFlight = 0
  #shown: BreakerState = 'closed'

  constructor(parts: BreakerParts) {
    this.#parts = parts
    this.#names = new Names(parts)
    this.#reach = new ProbedCircuit(parts.random)
    this.#connects = new Tally(parts.settings)
  }

  get inFlight(): number {
    return this.#inFlight
  }

  get isReachable(): boolean {
    return this.#reach.isClosed
  }

  /** The worst state of the deployment and of its working names. */
  get state(): BreakerState {
    const names = this.#names.visible(this.#parts.now())
    const circuits: Circuit[] = [this.#reach, this.#credentials]
    return [...circuits, ...names.map(({ circuit }) => circuit)]
      .map(({ state }) => state)
      .reduce(worse)
  }

  /** Milliseconds until it gets calls of all callers; 0 if it does now. */
  waitMs(): number {
    const now = this.#parts.now()
    const waits = this.#names
      .visible(now)
      .map(({ circuit, pausedUntil }) => Math.max(circuit.waitMs(now), pausedUntil - now))
    return Math.max(0, this.#reach.waitMs(now), this.#credentials.waitMs(now), ...waits)
  }

  /** Why the call cannot be made now; undefined if it can. */
  holdOf({ caller, name: sentName, isOnly }: Subject): CallHold | undefined {
    const name = this.#names.find(sentName)
    if (this.#isCalm(name)) return undefined
    const now = this.#parts.now()
    const record = name?.records.get(caller)
    const pauseMs = Math.max(name?.pausedUntil ?? 0, record?.pausedUntil ?? 0) - now
    const paused: CallHold = { ms: pauseMs, reason: 'paused', hasFailedAgain: false }
    const holds = [paused, holdBy(this.#reach, 'open', now)]
    if (!isOnly) {
      if (name) holds.push(holdBy(name.circuit, 'open', now))
      if (record) holds.push(holdBy(record.circuit, 'own', now))
      if (!name?.hasSucceeded(now)) holds.push(holdBy(this.#credentials, 'open', now))
    }
    const longest = holds.reduce((one, other) => (other.ms > one.ms ? other : one))
    return longest.ms > 0 ? longest : undefined
  }

  /**
   * As `holdOf`, when a caller wants to call it: probes are only made while there are such
   * callers.
   */
  seek(subject: Subject): CallHold | undefined {
    const hold = this.holdOf(subject)
    if (hold) this.#called(subject)
    return hold
  }

  /** Counts a call before it is made. */
  acquire(subject: Subject): CallSlot {
    this.#inFlight++
    let met = this.#isCalm(this.#names.find(subject.name)) ? noneMet : this.#meet(subject)
    return {
      release: (verdict) => {
        this.#inFlight--
        if (verdict === 'neutral') return endTrials(met)
        this.#learn(subject, verdict, met)
        if (verdict !== 'success' || met.length > 0) this.#show()
      },
      started: () => {
        if (met.length === 0) return
        for (const { circuit } of met) circuit.close()
        // From now on it is an ordinary call: a stream that fails later is no failed trial.
        met = noneMet
        this.#show()
      },
      pause: (seconds, isAccount) => this.#pause(subject, seconds, isAccount),
    }
  }

  /** The next due probe of a name that callers want. */
  nextProbe(): DueProbe | undefined {
    const now = this.#parts.now()
    const missed = this.#names.find(this.#missedName)
    if (this.#reach.isDue(now) && (missed?.circuit.mayBeProbed(now) ?? true))
      return this.#probeOf(this.#missedName, now)
    for (const name of this.#watched) {
      if (!name.circuit.isScheduled) this.#watched.delete(name)
      if (!name.circuit.isDue(now)) continue
      if (name.isKnown(now)) return this.#probeOf(name.name, now)
      if (now - this.#guessedAt < guessEveryMs) continue
      this.#guessedAt = now
      return this.#probeOf(name.name, now)
    }
    return undefined
  }

  #isCalm(name: NameBreaker | undefined): boolean {
    return this.#reach.isClosed && this.#credentials.isClosed && !name?.isTroubled
  }

  #called({ name: sentName }: Subject): void {
    const now = this.#parts.now()
    this.#names.find(sentName)?.circuit.called(now)
    if (this.#reach.isClosed) return
    this.#reach.called(now)
    this.#missedName = sentName
  }

  /** The circuits that are not closed; if none of them holds the call, it is their trial. */
  #meet(subject: Subject): readonly Met[] {
    const now = this.#parts.now()
    const name = this.#names.find(subject.name)
    const record = name?.records.get(subject.caller)
    const met = [this.#reach, this.#credentials, name?.circuit, record?.circuit].flatMap(
      (circuit): Met[] =>
        circuit && !circuit.isClosed ? [{ circuit, isTrial: circuit.waitMs(now) === 0 }] : [],
    )
    for (const { circuit, isTrial } of met) if (isTrial) circuit.startTrial()
    this.#called(subject)
    this.#show()
    return met
  }

  #learn(subject: Subject, verdict: CallVerdict, met: readonly Met[]): void {
    if (verdict === 'unreachable') return this.#unreached(subject, met)
    if (this.#connects.hasFailures) this.#connects.clear()
    if (met.some(({ circuit }) => circuit === this.#reach)) this.#reach.close()
    if (verdict === 'success') this.#succeeded(subject, met)
    else this.#failed(subject, verdict, met)
  }

  #unreached({ name }: Subject, met: readonly Met[]): void {
    const now = this.#parts.now()
    const isTrial = isTrialOf(met, this.#reach)
    endTrials(met)
    if (this.#reach.isClosed) this.#connects.add(false)
    const isOpening = this.#reach.isClosed && this.#connects.isTripped()
    if (!isOpening && !isTrial) return
    this.#missedName = name
    this.#reach.open(now, this.#parts.settings.open_ms)
    this.#reach.called(now)
  }

  #succeeded({ caller, name: sentName }: Subject, met: readonly Met[]): void {
    const now = this.#parts.now()
    this.#refusal = undefined
    for (const { circuit } of met) circuit.close()
    const name = this.#names.remember(sentName, now)
    if (!name) return
    name.succeeded(now)
    const record = name.records.get(caller)
    // A call that started before the circuit opened shows nothing about now.
    if (!record?.circuit.isClosed) return
    record.tally.add(true)
    if (record.isEmpty(now)) this.#names.dropRecord(name, caller)
  }

  #failed({ caller, name: sentName }: Subject, verdict: CallVerdict, met: readonly Met[]): void {
    const now = this.#parts.now()
    const { open_ms: openMs } = this.#parts.settings
    if (verdict === 'unauthorized') this.#refused(caller, sentName, now, met)
    else if (isTrialOf(met, this.#credentials)) this.#credentials.close()
    const name = this.#names.remember(sentName, now)
    if (!name) return
    if (isTrialOf(met, name.circuit)) return this.#openName(name, now)
    const record = this.#names.recordOf(name, caller, now)
    const { circuit, tally } = record
    const wasClosed = circuit.isClosed
    if (wasClosed) tally.add(false)
    if (!wasClosed && !isTrialOf(met, circuit)) return
    const isStopped = !wasClosed || verdict !== 'failure' || tally.isTripped()
    if (isStopped) {
      tally.clear()
      circuit.open(now, openMs)
    }
    if (!name.circuit.isClosed) return
    if (name.isSeenByOthers(caller, isStopped, now)) return this.#openName(name, now)
    if (!isStopped) return
    name.circuit.suspect(now)
    this.#watched.add(name)
  }

  /** Stops the name for all callers, and drops the records of single callers. */
  #openName(name: NameBreaker, now: number): void {
    if (this.#names.find(name.name) !== name) return
    name.circuit.open(now, this.#parts.settings.open_ms)
    name.circuit.called(now)
    name.forgetSightings()
    this.#names.dropRecords(name)
    this.#watched.add(name)
  }

  /**
   * Rejected credentials are the deployment's failure if two callers saw them by different names.
   */
  #refused(caller: string, name: string, now: number, met: readonly Met[]): void {
    const before = this.#refusal
    this.#refusal = { caller, name, at: now }
    const isOfOthers = before !== undefined && before.caller !== caller && before.name !== name
    const isOpening = this.#credentials.isClosed && isOfOthers && now - before.at < refusalMs
    if (isOpening || isTrialOf(met, this.#credentials))
      this.#credentials.open(now, this.#parts.settings.open_ms)
  }

  #pause({ caller, name: sentName }: Subject, seconds: number, isAccount: boolean): void {
    const now = this.#parts.now()
    const name = this.#names.remember(sentName, now)
    if (!name || seconds <= 0) return
    this.#names.recordOf(name, caller, now)
    name.pause(caller, { now, until: now + Math.min(seconds * 1000, maxPauseMs), isAccount })
  }

  #probeOf(sentName: string, now: number): DueProbe {
    const name = this.#names.find(sentName)
    if (!this.#reach.isClosed) this.#reach.startProbe(now)
    const isSuspected = name?.circuit.isScheduled ?? false
    name?.circuit.startProbe(now)
    this.#show()
    return {
      name: sentName,
      end: (verdict) => {
        this.#probed(isSuspected ? name : undefined, verdict)
        this.#show()
      },
    }
  }

  #probed(name: NameBreaker | undefined, verdict: CallVerdict): void {
    const now = this.#parts.now()
    const { open_ms: openMs } = this.#parts.settings
    if (verdict === 'neutral' && !this.#reach.isClosed) this.#reach.endProbe()
    if (verdict === 'unreachable') {
      if (this.#reach.isClosed) this.#connects.add(false)
      if (!this.#reach.isClosed || this.#connects.isTripped()) this.#reach.open(now, openMs)
    }
    if (verdict === 'neutral' || verdict === 'unreachable') {
      if (!name) return
      name.circuit.endProbe()
      this.#watched.add(name)
      return
    }
    this.#reach.close()
    if (verdict !== 'success') {
      if (name) this.#openName(name, now)
      return
    }
    this.#credentials.close()
    name?.circuit.close()
    name?.forgetSightings()
  }

  #show(): void {
    const { state } = this
    if (state === this.#shown) return
    this.#shown = state
    this.#parts.onChange(state)
  }
}

const holdBy = (circuit: Circuit, reason: CallHold['reason'], now: number): CallHold => ({
  ms: circuit.waitMs(now),
  reason,
  hasFailedAgain: circuit.hasFailedAgain,
})

const isTrialOf = (met: readonly Met[], circuit: Circuit): boolean =>
  met.some((one) => one.circuit === circuit && one.isTrial)

const endTrials = (met: readonly Met[]): void => {
  for (const { circuit, isTrial } of met) if (isTrial) circuit.endTrial()
}

const severity: readonly BreakerState[] = ['closed', 'half_open', 'open']

/** The worse of two states. */
export const worse = (one: BreakerState, other: BreakerState): BreakerState =>
  severity.indexOf(one) < severity.indexOf(other) ? other : one
