import { ActiveSet, type ActiveItem } from '../../active-set.ts'
import type { Arguments, Tool } from '../agent.ts'
import type { ToolCache } from './cache.ts'
import {
  abortOutcome,
  cancel,
  newCancellation,
  withDoubt,
  type Cancellation,
  type SizedOutcome,
} from './outcome.ts'

/** Runs one call to its end. */
export type RunTool = (
  tool: Tool,
  args: Arguments,
  cancellation: Cancellation,
) => Promise<SizedOutcome>

type SharedCall = ActiveItem & {
  tool: Tool
  outcome: Promise<SizedOutcome>
  waiters: number
  cancellation: Cancellation
}

/**
 * Calls in flight, shared by all callers with the same request, and the answers of earlier ones.
 */
export class SharedCalls {
  readonly #run: RunTool
  readonly #newCache: () => ToolCache
  #cache: ToolCache
  /** No Map, for the reason that `ActiveSet` is no Set. */
  #byKey: Record<string, SharedCall> = Object.create(null)
  readonly #running = new ActiveSet<SharedCall>()

  constructor(run: RunTool, newCache: () => ToolCache) {
    this.#run = run
    this.#newCache = newCache
    this.#cache = newCache()
  }

  cached(key: string): { data: unknown } | null {
    return this.#cache.get(key)
  }

  /** Joins the call of this key, or starts one; a key of null is never shared. */
  join(
    tool: Tool,
    args: Arguments,
    key: string | null,
    signal: AbortSignal,
  ): Promise<SizedOutcome> {
    const running = key === null ? undefined : this.#byKey[key]
    // Every caller has left a cancelled call: the next caller starts a new one.
    const isShared = running !== undefined && !running.cancellation.isCancelled
    return waitFor(isShared ? running : this.#start(tool, args, key), signal)
  }

  /** Forgets answers, and shares no call that runs now. */
  renew(): void {
    this.#cache = this.#newCache()
    this.#byKey = Object.create(null)
  }

  cancelAll(): void {
    for (const { cancellation } of this.#running) cancel(cancellation)
  }

  #start(tool: Tool, args: Arguments, key: string | null): SharedCall {
    const cancellation = newCancellation()
    const cache = this.#cache
    const finish = (outcome: SizedOutcome) => {
      if (key !== null && outcome.ok)
        cache.put(key, outcome.data, outcome.bytes ?? 0, tool.cache_seconds)
      this.#remove(call, key)
      return outcome
    }
    const fail = (error: unknown) => {
      this.#remove(call, key)
      throw error
    }
    const outcome = this.#run(tool, args, cancellation).then(finish, fail)
    const call: SharedCall = { place: 0, tool, cancellation, waiters: 0, outcome }
    this.#running.add(call)
    if (key !== null) this.#byKey[key] = call
    return call
  }

  #remove(call: SharedCall, key: string | null): void {
    this.#running.delete(call)
    if (key !== null && this.#byKey[key] === call) delete this.#byKey[key]
  }
}

/**
 * Waits until the call ends or this caller leaves. When all callers have left, the call is
 * cancelled.
 */
function waitFor(call: SharedCall, signal: AbortSignal): Promise<SizedOutcome> {
  call.waiters++
  return new Promise((resolve, reject) => {
    const leave = () => {
      resolve(withDoubt(call.tool, call.cancellation, abortOutcome(signal)))
      if (--call.waiters === 0) cancel(call.cancellation)
    }
    signal.addEventListener('abort', leave, { once: true })
    const stopListening = () => signal.removeEventListener('abort', leave)
    call.outcome.then(
      (outcome) => {
        stopListening()
        resolve(outcome)
      },
      (error: unknown) => {
        stopListening()
        reject(error)
      },
    )
  })
}
