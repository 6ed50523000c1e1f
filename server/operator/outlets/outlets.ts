import { forgetIdle } from '../../store/queries/outlets/outlets.ts'
import { Delivery, type DeliveryDeps } from './delivery.ts'
import type { EventFilter } from './events.ts'
import type { Sink } from './sink.ts'

/** An outlet of the configuration. It starts again when its `id` changes. */
export type NamedOutlet = {
  name: string
  id: string
  filter: EventFilter
  keepMs: number
  openSink(): Sink
}

const cleanUpEveryMs = 3_600_000

/** The outlets of this process, which send what the other processes of the store do not. */
export class Outlets {
  readonly #deps: DeliveryDeps
  readonly #running = new Map<string, { id: string; delivery: Delivery }>()
  /** Ends of outlets that were replaced; the next of the same name waits for it. */
  #closing: Promise<void> = Promise.resolve()
  readonly #cleanUp: NodeJS.Timeout

  constructor(deps: DeliveryDeps) {
    this.#deps = deps
    this.#cleanUp = setInterval(() => {
      const { usage, clock } = deps.store
      forgetIdle(usage, clock.now()).catch((error: unknown) =>
        deps.observe({ kind: 'cleanupFailed', store: 'outlets', reason: String(error) }),
      )
    }, cleanUpEveryMs)
    this.#cleanUp.unref()
  }

  /** Runs these outlets, and no others. */
  use(outlets: readonly NamedOutlet[]): void {
    const ids = new Map(outlets.map(({ name, id }) => [name, id]))
    for (const [name, { id, delivery }] of this.#running) {
      if (ids.get(name) === id) continue
      this.#running.delete(name)
      this.#closing = Promise.all([this.#closing, delivery.close()]).then(() =>
        this.#deps.observe({ kind: 'outletClosed', outlet: name }),
      )
    }
    for (const { name, id, filter, keepMs, openSink } of outlets) {
      if (this.#running.has(name)) continue
      const settings = { ...filter, keepMs, sink: openSink(), after: this.#closing }
      this.#running.set(name, { id, delivery: new Delivery(name, settings, this.#deps) })
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#cleanUp)
    this.use([])
    await this.#closing
  }
}
