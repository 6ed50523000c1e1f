/** How often a model server ran each hosted tool for a reply, keyed by the tool's name. */
export type HostedCalls = ReadonlyMap<string, number>

/** The suffix of a hosted tool's type: a date, and `preview` before it. */
const version = /(_preview)?(_\d{8}|_\d{4}_\d{2}_\d{2})?$/

/** The name of a hosted tool by its type: `web_search` for `web_search_20250305`. */
export const hostedToolName = (type: string): string => type.replace(version, '')

/** More calls than any reply makes. */
const maxCalls = 1000

/** Whether it may be a number of calls of one tool. */
export const isCallCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxCalls

/** Counts calls of hosted tools. */
export class HostedCallCounter {
  #calls: Map<string, number> | undefined

  /** Undefined without calls. */
  get calls(): HostedCalls | undefined {
    return this.#calls
  }

  add(tool: string): void {
    this.set(tool, Math.min(maxCalls, (this.#calls?.get(tool) ?? 0) + 1))
  }

  /** Sets the model server's own count, which takes precedence over observed calls. */
  set(tool: string, calls: number): void {
    this.#calls ??= new Map()
    this.#calls.set(tool, calls)
  }
}
