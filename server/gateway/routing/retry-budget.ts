export type RetrySettings = { free_failovers: number; failover_share: number; repeat_share: number }

export type RetryBudget = {
  /** Counts a caller's request, whose retries are bounded by the number of its requests. */
  request(caller: string): void
  /** Spends a failover to another deployment, if the caller has one left. */
  mayFailOver(caller: string): boolean
  /** Spends a repeat at the same deployment, if the caller has one left. */
  mayRepeat(caller: string): boolean
}

const slices = 10
const sliceMs = 1000
/** Maximum counted callers of a model; beyond this, the earliest starts again. */
const maxCallers = 1000

/**
 * Bounds the load that retries add to one model, per caller, so that none can use up another's
 * budget. In ten seconds some failovers are free; further ones and repeats are a share of the
 * requests. Repeats are never free, and count as failovers too.
 */
export function createRetryBudget(
  { free_failovers, failover_share, repeat_share }: RetrySettings,
  now: () => number,
): RetryBudget {
  const windows = new Map<string, Slice[]>()
  const windowOf = (caller: string): Slice[] => {
    const existing = windows.get(caller)
    if (existing) return existing
    const [first] = windows.keys()
    if (windows.size >= maxCallers && first !== undefined) windows.delete(first)
    const window = Array.from({ length: slices }, emptySlice)
    windows.set(caller, window)
    return window
  }
  const current = (window: Slice[]): Slice => {
    const slice = Math.floor(now() / sliceMs)
    const at = window[slice % slices] as Slice
    if (at.slice !== slice) Object.assign(at, emptySlice(), { slice })
    return at
  }
  const sumOf = (window: readonly Slice[]) => {
    const oldest = Math.floor(now() / sliceMs) - slices
    const total = emptySlice()
    for (const { slice, requests, retries, repeats } of window) {
      if (slice <= oldest) continue
      total.requests += requests
      total.retries += retries
      total.repeats += repeats
    }
    return total
  }
  const spend = (caller: string, isRepeat: boolean): boolean => {
    const window = windowOf(caller)
    const { requests, retries, repeats } = sumOf(window)
    if (retries + 1 > free_failovers + failover_share * requests) return false
    if (isRepeat && repeats + 1 > repeat_share * requests) return false
    const at = current(window)
    at.retries++
    if (isRepeat) at.repeats++
    return true
  }
  return {
    request: (caller) => void current(windowOf(caller)).requests++,
    mayFailOver: (caller) => spend(caller, false),
    mayRepeat: (caller) => spend(caller, true),
  }
}

type Slice = { slice: number; requests: number; retries: number; repeats: number }

const emptySlice = (): Slice => ({ slice: -1, requests: 0, retries: 0, repeats: 0 })

/** The retry budgets of models, which outlive a reload that keeps them. */
export class RetryBudgets {
  readonly #settings: RetrySettings
  readonly #now: () => number
  readonly #byModel = new Map<string, RetryBudget>()

  constructor(settings: RetrySettings, now: () => number) {
    this.#settings = settings
    this.#now = now
  }

  of(model: string): RetryBudget {
    const existing = this.#byModel.get(model)
    if (existing) return existing
    const budget = createRetryBudget(this.#settings, this.#now)
    this.#byModel.set(model, budget)
    return budget
  }

  keepOnly(models: ReadonlySet<string>): void {
    for (const model of this.#byModel.keys()) if (!models.has(model)) this.#byModel.delete(model)
  }
}
