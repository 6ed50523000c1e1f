import { Circuit, ProbedCircuit, Tally, type BreakerSettings } from './circuit.ts'

/** The results of one caller's calls of a name. It stops only that caller. */
class CallerRecord {
  readonly circuit = new Circuit()
  readonly tally: Tally
  pausedUntil = 0

  constructor(settings: BreakerSettings) {
    this.tally = new Tally(settings)
  }

  /** Whether it is equivalent to no record. */
  isEmpty(now: number): boolean {
    return this.circuit.isClosed && !this.tally.hasFailures && this.pausedUntil <= now
  }
}

/** Failures of a name for one caller since the last success of any caller. */
type Sighting = { failures: number; at: number }

/** Failures that different callers see within this time are one failure of the deployment. */
const sightingMs = 60_000
const maxSightings = 1000
/** The deployment serves a name that succeeded within this time. */
const knownMs = 3_600_000

/** The state of one name that a deployment is sent. */
export class NameBreaker {
  readonly name: string
  /** Stops all callers. */
  readonly circuit: ProbedCircuit
  /** Keyed by caller; the latest to fail is last. */
  readonly records = new Map<string, CallerRecord>()
  /** Paused for all callers until this time: its account is over a limit. */
  pausedUntil = 0
  readonly #isConfigured: boolean
  readonly #failures: number
  readonly #sightings = new Map<string, Sighting>()
  #succeededAt = -Infinity
  #busy = { caller: '', until: 0 }

  constructor(
    name: string,
    { isConfigured, failures, random }: { isConfigured: boolean } & ProbedSettings,
  ) {
    this.name = name
    this.circuit = new ProbedCircuit(random)
    this.#isConfigured = isConfigured
    this.#failures = failures
  }

  /** Whether any of its calls may have to wait. */
  get isTroubled(): boolean {
    return this.records.size > 0 || this.pausedUntil > 0 || !this.circuit.isClosed
  }

  /** Whether it is configured, or succeeded in the last hour. */
  isKnown(now: number): boolean {
    return this.#isConfigured || this.hasSucceeded(now)
  }

  hasSucceeded(now: number): boolean {
    return now - this.#succeededAt < knownMs
  }

  succeeded(now: number): void {
    this.#succeededAt = now
    if (this.pausedUntil <= now) this.pausedUntil = 0
    if (this.#sightings.size > 0) this.#sightings.clear()
  }

  /**
   * Counts a caller's failure; true if the failures together are the deployment's: enough to open a
   * circuit, from at least two callers, with none counting for more than half.
   */
  isSeenByOthers(caller: string, isStopped: boolean, now: number): boolean {
    const most = Math.ceil(this.#failures / 2)
    const failures = isStopped ? most : (this.#sightings.get(caller)?.failures ?? 0) + 1
    this.#sightings.delete(caller)
    this.#sightings.set(caller, { failures: Math.min(failures, most), at: now })
    let sum = 0
    for (const [other, sighting] of this.#sightings) {
      if (now - sighting.at > sightingMs || this.#sightings.size > maxSightings)
        this.#sightings.delete(other)
      else sum += sighting.failures
    }
    return this.#sightings.size > 1 && sum >= this.#failures
  }

  /** Pauses the caller, or all if another caller is paused too. */
  pause(caller: string, { now, until, isAccount }: Pause): void {
    const record = this.records.get(caller)
    if (record) record.pausedUntil = Math.max(record.pausedUntil, until)
    const isOfOthers = this.#busy.until > now && this.#busy.caller !== caller
    if (isAccount || isOfOthers) this.pausedUntil = Math.max(this.pausedUntil, until)
    this.#busy = { caller, until }
  }

  forgetSightings(): void {
    this.#sightings.clear()
  }
}

type ProbedSettings = Pick<BreakerSettings, 'failures'> & { random: () => number }

type Pause = {
  now: number
  until: number
  /** Whether the deployment reported that its account is over a limit. */
  isAccount: boolean
}

/** Maximum recorded names of a deployment, and those that one caller's failed calls may occupy. */
const maxNames = 1000
const maxNamesOfCaller = 64
/** Maximum recorded callers of a name. */
const maxCallers = 1000

type NamesParts = {
  settings: BreakerSettings
  /** The fixed name that is sent; undefined if callers choose it. */
  sentName: string | undefined
  random: () => number
}

/**
 * The names that a deployment is sent. A configured or recently successful name is kept; of the
 * others, the one that failed longest ago is dropped, and then counts as closed.
 */
export class Names {
  readonly #parts: NamesParts
  /** The latest to fail is last. */
  readonly #all = new Map<string, NameBreaker>()
  /** Names with a record of the caller; the latest to fail is last. */
  readonly #byCaller = new Map<string, Set<NameBreaker>>()

  constructor(parts: NamesParts) {
    this.#parts = parts
    if (parts.sentName !== undefined) this.#add(parts.sentName)
  }

  find(name: string): NameBreaker | undefined {
    return this.#all.get(name)
  }

  /** The name, recorded from now on; undefined if there is no room for it. */
  remember(name: string, now: number): NameBreaker | undefined {
    const existing = this.#all.get(name)
    if (existing) return existing
    if (this.#all.size >= maxNames && !this.#dropOne(now)) return undefined
    return this.#add(name)
  }

  /** The record of a caller whose call of the name failed. */
  recordOf(name: NameBreaker, caller: string, now: number): CallerRecord {
    this.#all.delete(name.name)
    this.#all.set(name.name, name)
    const record = name.records.get(caller) ?? new CallerRecord(this.#parts.settings)
    name.records.delete(caller)
    name.records.set(caller, record)
    const names = this.#byCaller.get(caller) ?? new Set()
    names.delete(name)
    this.#byCaller.set(caller, names.add(name))
    const [oldestName] = names
    if (names.size > maxNamesOfCaller && oldestName) {
      this.dropRecord(oldestName, caller)
      if (oldestName.records.size === 0 && oldestName.circuit.isClosed)
        this.#forget(oldestName, now)
    }
    const [oldestCaller] = name.records.keys()
    if (name.records.size > maxCallers && oldestCaller !== undefined)
      this.dropRecord(name, oldestCaller)
    return record
  }

  dropRecord(name: NameBreaker, caller: string): void {
    name.records.delete(caller)
    const names = this.#byCaller.get(caller)
    names?.delete(name)
    if (names?.size === 0) this.#byCaller.delete(caller)
  }

  dropRecords(name: NameBreaker): void {
    for (const caller of name.records.keys()) this.dropRecord(name, caller)
  }

  /** The names whose state is the deployment's: the working ones, or all if none works. */
  visible(now: number): NameBreaker[] {
    const all = [...this.#all.values()]
    const working = all.filter((name) => name.isKnown(now))
    return working.length > 0 ? working : all
  }

  #add(name: string): NameBreaker {
    const { settings, sentName, random } = this.#parts
    const isConfigured = name === sentName
    const added = new NameBreaker(name, { isConfigured, failures: settings.failures, random })
    this.#all.set(name, added)
    return added
  }

  #dropOne(now: number): boolean {
    for (const name of this.#all.values()) if (this.#forget(name, now)) return true
    return false
  }

  #forget(name: NameBreaker, now: number): boolean {
    if (name.isKnown(now)) return false
    this.dropRecords(name)
    name.circuit.close()
    return this.#all.delete(name.name)
  }
}
