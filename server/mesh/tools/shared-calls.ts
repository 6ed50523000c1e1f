import type { LRUCache } from 'lru-cache'
import { ActiveSet, type ActiveItem } from '../../http/load/active-set.ts'
import type { Arguments, Tool } from '../agent.ts'
import type { ToolProgress } from '../call-context.ts'
import {
  abortOutcome,
  Cancellation,
  withDoubt,
  type SizedOutcome,
  type ToolData,
} from './outcome.ts'

/** Recent responses. */
type ToolCache = LRUCache<string, ToolData>

/** Runs one call to its end. */
export type RunTool = (
  tool: Tool,
  args: Arguments,
  cancellation: Cancellation,
  mayTruncate: boolean,
) => Promise<SizedOutcome>

/** Truncatable calls use their own key. */
const cutKey = (key: string) => `cut\n${key}`

/**
 * The key by which a call is shared, null if it is not; whether its response may be truncated; the
 * listener of its caller.
 */
type CallTerms = {
  key: string | null
  mayTruncate: boolean
  progress?: ProgressListener | undefined
}

/** Told of the progress of a call. */
export type ProgressListener = (progress: ToolProgress) => void

type SharedCall = ActiveItem & {
  tool: Tool
  outcome: Promise<SizedOutcome>
  waiters: number
  cancellation: Cancellation
}

/**
 * Calls in flight, shared by all callers with the same request, and cached responses.
 */
export class SharedCalls {
  readonly #run: RunTool
  readonly #newCache: () => ToolCache
  #cache: ToolCache
  /** Not a Map: see why `ActiveSet` is not a Set. */
  #byKey: Record<string, SharedCall> = Object.create(null)
  readonly #running = new ActiveSet<SharedCall>()

  constructor(run: RunTool, newCache: () => ToolCache) {
    this.#run = run
    this.#newCache = newCache
    this.#cache = newCache()
  }

  /** The cached response; a truncated one only if the caller accepts it. */
  cached(key: string, mayTruncate: boolean): ToolData | undefined {
    return this.#cache.get(key) ?? (mayTruncate ? this.#cache.get(cutKey(key)) : undefined)
  }

  /** Joins the call of this key, or starts one; a key of null is never shared. */
  join(
    tool: Tool,
    args: Arguments,
    { key, mayTruncate, progress }: CallTerms,
    signal: AbortSignal,
  ): Promise<SizedOutcome> {
    const sharedKey = key !== null && mayTruncate ? cutKey(key) : key
    const running = sharedKey === null ? undefined : this.#byKey[sharedKey]
    // All callers of a cancelled call have disconnected: the next caller starts a new one.
    const isShared = running !== undefined && !running.cancellation.signal.aborted
    const start = () => this.#start(tool, args, { key, mayTruncate, progress }, sharedKey)
    const call = isShared ? running : start()
    if (progress && isShared) call.cancellation.listeners.add(progress)
    const outcome = waitFor(call, signal)
    if (!progress) return outcome
    return outcome.finally(() => call.cancellation.listeners.delete(progress))
  }

  /** Deletes cached responses, and stops sharing the calls in flight. */
  renew(): void {
    this.#cache = this.#newCache()
    this.#byKey = Object.create(null)
  }

  cancelAll(): void {
    for (const { cancellation } of this.#running) cancellation.abort()
  }

  #start(
    tool: Tool,
    args: Arguments,
    { key, mayTruncate, progress }: CallTerms,
    sharedKey: string | null,
  ): SharedCall {
    const cancellation = new Cancellation()
    if (progress) cancellation.listeners.add(progress)
    const cache = this.#cache
    const finish = (outcome: SizedOutcome) => {
      if (key !== null && outcome.ok && tool.cache_seconds > 0) {
        const { data, reply, bytes = 0 } = outcome
        const cacheKey = reply?.truncated ? cutKey(key) : key
        const size = bytes + 2 * cacheKey.length
        cache.set(cacheKey, { data, reply }, { size, ttl: tool.cache_seconds * 1000 })
      }
      this.#remove(call, sharedKey)
      return outcome
    }
    const fail = (error: unknown) => {
      this.#remove(call, sharedKey)
      throw error
    }
    const outcome = this.#run(tool, args, cancellation, mayTruncate).then(finish, fail)
    const call: SharedCall = { index: 0, tool, cancellation, waiters: 0, outcome }
    this.#running.add(call)
    if (sharedKey !== null) this.#byKey[sharedKey] = call
    return call
  }

  #remove(call: SharedCall, key: string | null): void {
    this.#running.delete(call)
    if (key !== null && this.#byKey[key] === call) delete this.#byKey[key]
  }
}

/**
 * Waits until the call ends or this caller disconnects. When all callers have disconnected, the call
 * is cancelled.
 */
function waitFor(call: SharedCall, signal: AbortSignal): Promise<SizedOutcome> {
  call.waiters++
  return new Promise((resolve, reject) => {
    const leave = () => {
      resolve(withDoubt(call.tool, call.cancellation, abortOutcome(signal)))
      if (--call.waiters === 0) call.cancellation.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    call.outcome.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject)
  })
}
