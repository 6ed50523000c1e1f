import type { BreakerSettings } from './circuit.ts'
import { CallerRecord, NameBreaker } from './name-breaker.ts'

/** Names of a deployment that are remembered, and of these the ones that one caller's calls failed. */
const maxNames = 1000
const maxNamesOfCaller = 64
/** Callers of a name whose calls are remembered. */
const maxCallers = 1000

type NamesParts = {
  settings: BreakerSettings
  /** The one name that is sent; undefined where callers choose it. */
  sentName: string | undefined
  random: () => number
}

/**
 * The names that a deployment is sent. A name that is configured or succeeded lately stays; of the
 * others the one that failed longest ago is dropped, and then counts as closed.
 */
export class Names {
  readonly #parts: NamesParts
  /** The one that failed last at the end. */
  readonly #all = new Map<string, NameBreaker>()
  /** Names with a record of the caller, the one that failed last at the end. */
  readonly #byCaller = new Map<string, Set<NameBreaker>>()

  constructor(parts: NamesParts) {
    this.#parts = parts
    if (parts.sentName !== undefined) this.#add(parts.sentName)
  }

  find(name: string): NameBreaker | undefined {
    return this.#all.get(name)
  }

  /** The name, remembered from now on; undefined if there is no room for it. */
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

  /** Those whose state is the deployment's: the ones that work there; where none does, all. */
  shown(now: number): NameBreaker[] {
    const all = [...this.#all.values()]
    const known = all.filter((name) => name.isKnown(now))
    return known.length > 0 ? known : all
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
