import type { Observe } from '../../observations.ts'
import { endUnseenAlerts, raiseAlerts, type NewAlert } from '../../store/queries/alerts.ts'
import { createStoreStatus } from '../../store/store-status.ts'
import type { Store } from '../../store/store.ts'
import type { ServerProblem } from '../overview/problems.ts'
import { problemAlert, storeAlerts } from './store-alerts.ts'

type AlertsDeps = {
  store: Pick<Store, 'journal' | 'usage' | 'clock'>
  /** The problems of this server. */
  problems(): Promise<readonly ServerProblem[]>
  observe: Observe
}

/** Times between two looks at the problems of this server, and at its store. */
const serverMs = 5000
const storeMs = 60_000
/** How often the store learns that a problem lasts. */
const seenMs = 30_000

/**
 * Raises alerts, at every server of a store: the store has each of them once. What happens while
 * the store is down is raised when it is back.
 */
export class Alerts {
  readonly #deps: AlertsDeps
  readonly #timer: NodeJS.Timeout
  /** Alerts that the store may not have yet. */
  readonly #waiting = new Map<string, NewAlert>()
  /** When the store has to learn again of each problem that lasts. */
  readonly #seenUntil = new Map<string, number>()
  readonly #status
  /** The problems of the last look: a problem that is over in the next one raises no alert. */
  #seen: ReadonlySet<string> = new Set()
  #storeAt = 0
  #looking: Promise<void> | undefined

  constructor(deps: AlertsDeps) {
    this.#deps = deps
    this.#status = createStoreStatus('alerts', deps.observe)
    this.#timer = setInterval(() => void this.look(), serverMs).unref()
  }

  /** Looks now, unless it does. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .then(
        () => this.#status.recover(),
        (error: unknown) => this.#status.fail(String(error)),
      )
      .finally(() => (this.#looking = undefined))
    return this.#looking
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  async #look(): Promise<void> {
    const { store, problems } = this.#deps
    const { journal, clock } = store
    const now = clock.now()
    // Each deployment would raise one of the server as a whole.
    const ofParts = (await problems()).filter(
      ({ kind, about }) => kind !== 'not_ready' || about.id !== 'server',
    )
    const seen = ofParts.flatMap((problem) => problemAlert(problem, now) ?? [])
    for (const alert of seen) if (this.#seen.has(alert.once)) this.#note(alert, now)
    this.#seen = new Set(seen.map(({ once }) => once))
    if (this.#waiting.size > 0) {
      const alerts = [...this.#waiting.values()]
      await raiseAlerts(journal, alerts, now)
      for (const { once } of alerts) this.#seenUntil.set(once, now + seenMs)
      this.#waiting.clear()
    }
    if (performance.now() < this.#storeAt) return
    // Servers that started together look at different times.
    this.#storeAt = performance.now() + storeMs * (0.8 + 0.2 * Math.random())
    await raiseAlerts(journal, await storeAlerts(store, now), now)
    await endUnseenAlerts(journal, now)
  }

  #note(alert: NewAlert, now: number): void {
    const { once } = alert
    const isNoted = this.#waiting.has(once) || now < (this.#seenUntil.get(once) ?? 0)
    if (!isNoted) this.#waiting.set(once, alert)
  }
}
