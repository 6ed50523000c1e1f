export type RetrySettings = { free_failovers: number; failover_share: number; repeat_share: number }

export type RetryBudget = {
  /** Counts a request, whose retries are bounded by the number of requests. */
  request(): void
  /** Spends a failover to another deployment, if there is one left. */
  mayFailOver(): boolean
  /** Spends a repeat at the same deployment, if there is one left. */
  mayRepeat(): boolean
}

const slices = 10
const sliceMs = 1000

/**
 * Bounds what retries add to the load of one model. In ten seconds some failovers are free; further
 * ones and repeats are a share of the requests. Repeats are never free, and count as failovers too.
 */
export function createRetryBudget(
  { free_failovers, failover_share, repeat_share }: RetrySettings,
  now: () => number,
): RetryBudget {
  const window = Array.from({ length: slices }, () => ({
    slice: -1,
    requests: 0,
    retries: 0,
    repeats: 0,
  }))
  const current = () => {
    const slice = Math.floor(now() / sliceMs)
    const at = window[slice % slices] as (typeof window)[number]
    if (at.slice !== slice) Object.assign(at, { slice, requests: 0, retries: 0, repeats: 0 })
    return at
  }
  const sum = () => {
    const oldest = Math.floor(now() / sliceMs) - slices
    const total = { requests: 0, retries: 0, repeats: 0 }
    for (const { slice, requests, retries, repeats } of window) {
      if (slice <= oldest) continue
      total.requests += requests
      total.retries += retries
      total.repeats += repeats
    }
    return total
  }
  const hasRoom = ({ requests, retries }: { requests: number; retries: number }) =>
    retries + 1 <= free_failovers + failover_share * requests

  return {
    request: () => void current().requests++,
    mayFailOver() {
      if (!hasRoom(sum())) return false
      current().retries++
      return true
    },
    mayRepeat() {
      const total = sum()
      if (!hasRoom(total) || total.repeats + 1 > repeat_share * total.requests) return false
      const at = current()
      at.retries++
      at.repeats++
      return true
    },
  }
}

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
