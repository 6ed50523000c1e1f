import { setTimeout as pause } from 'node:timers/promises'
import type { Observe } from '../../observations.ts'
import {
  changeOutlet,
  leaseOutlet,
  moveCursor,
  releaseOutlet,
} from '../../store/queries/outlets/outlets.ts'
import { unsentStreams, type StreamPosition } from '../../store/queries/outlets/streams.ts'
import { createStoreStatus, type StoreStatus } from '../../store/store-status.ts'
import type { Store } from '../../store/store.ts'
import type { OutletRow } from '../../store/usage-tables.ts'
import { readBatch, type EventFilter } from './events.ts'
import { SinkFailure, type EventBatch, type Sink } from './sink.ts'

export type DeliveryDeps = {
  store: Pick<Store, 'usage' | 'journal' | 'clock'>
  observe: Observe
  /** This process among those of the store. */
  owner: string
}

export type DeliverySettings = EventFilter & {
  keepMs: number
  sink: Sink
  /** Resolves when its predecessor in this process has ended. */
  after: Promise<void>
}

/** How often new events are looked for, and how often another process may take over. */
const idleMs = 1000
const otherMs = 5000
/** Longer than a pass and the batch in which it ends. */
const leaseMs = 30_000
const passMs = 5000
const minBackoffMs = 1000
const maxBackoffMs = 300_000
/** A system that takes nothing for so long stops its outlet. */
const patienceMs = 24 * 3_600_000

/**
 * Sends the events of one outlet, while this process is its owner: batch after batch of each stream,
 * and a batch again until the system has it. Then the cursor of the stream moves.
 */
export class Delivery {
  readonly #name: string
  readonly #settings: DeliverySettings
  readonly #deps: DeliveryDeps
  readonly #closing = new AbortController()
  readonly #ended: Promise<void>
  readonly #status: StoreStatus
  readonly #startedAt: number
  #failures = 0
  #retryAt = 0
  #dropped: number | undefined

  constructor(name: string, settings: DeliverySettings, deps: DeliveryDeps) {
    this.#name = name
    this.#settings = settings
    this.#deps = deps
    this.#status = createStoreStatus('outlets', deps.observe)
    this.#startedAt = deps.store.clock.now()
    this.#ended = this.#run()
  }

  /** Ends after the batch that is being sent. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#ended
    await this.#settings.sink.close()
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    await this.#settings.after
    while (!signal.aborted) {
      const waitMs = await this.#pass().then(
        (ms) => {
          this.#status.recover()
          return ms
        },
        (error: unknown) => {
          this.#status.fail(String(error))
          return otherMs
        },
      )
      await pause(waitMs, undefined, { signal }).catch(() => {})
    }
    const { store, owner } = this.#deps
    await releaseOutlet(store.usage, this.#name, owner).catch(() => {})
  }

  /** One batch of each stream; returns when to go on. */
  async #pass(): Promise<number> {
    const { store, owner } = this.#deps
    const { keepMs } = this.#settings
    const lease = { owner, now: store.clock.now(), ms: leaseMs }
    const row = await leaseOutlet(store, { name: this.#name, keepMs }, lease)
    const streams = await unsentStreams(store, this.#name)
    if (row) this.#report(row, streams)
    if (row?.state !== 'running') return otherMs
    // An operator resumed it.
    if (row.failing_since === null && this.#failures > 0) this.#retryAt = 0
    const waitMs = this.#retryAt - performance.now()
    if (waitMs > 0) return Math.min(waitMs, otherMs)
    const endAt = performance.now() + passMs
    const due = streams.filter((position) => this.#isDue(row, position))
    for (const position of due) {
      if (this.#closing.signal.aborted || performance.now() > endAt) return 0
      if (!(await this.#sendNext(row, position))) return idleMs
    }
    return due.length > 0 ? 0 : idleMs
  }

  /** Whether a batch of the stream is full, or its events have been collected for long enough. */
  #isDue({ last_sent_at }: OutletRow, { lastN, sentN }: StreamPosition): boolean {
    const { maxEvents, collectMs = 0 } = this.#settings.sink
    const dueAt = Math.max(last_sent_at ?? 0, this.#startedAt) + collectMs
    return lastN - sentN >= maxEvents || this.#deps.store.clock.now() >= dueAt
  }

  /** Sends the next batch of a stream; false if it stays unsent, or is another's now. */
  async #sendNext(row: OutletRow, position: StreamPosition): Promise<boolean> {
    const { store, owner } = this.#deps
    const { sink } = this.#settings
    const self = { outlet: this.#name, owner }
    const batch = await readBatch(store, this.#settings, position, sink.maxEvents)
    if (batch.events.length > 0 && !(await this.#send(row, batch))) return false
    return moveCursor(store.usage, self, position, batch.to)
  }

  async #send(row: OutletRow, batch: EventBatch): Promise<boolean> {
    const { store, observe, owner } = this.#deps
    const outlet = this.#name
    try {
      await this.#settings.sink.send(batch)
    } catch (error) {
      if (!(error instanceof SinkFailure)) throw error
      await this.#fail(row, error)
      return false
    }
    const last_sent_at = store.clock.now()
    await changeOutlet(store.usage, { outlet, owner }, { last_sent_at, failing_since: null })
    if (row.failing_since !== null) observe({ kind: 'outletRecovered', outlet })
    row.failing_since = null
    this.#failures = 0
    observe({ kind: 'outletSent', outlet, events: batch.events.length })
    return true
  }

  async #fail(row: OutletRow, { message, isFinal }: SinkFailure): Promise<void> {
    const { store, observe, owner } = this.#deps
    const outlet = this.#name
    const now = store.clock.now()
    const failing_since = row.failing_since ?? now
    const isStopped = isFinal || now - failing_since >= patienceMs
    const backoffMs = Math.min(minBackoffMs * 2 ** this.#failures, maxBackoffMs)
    this.#failures += 1
    this.#retryAt = performance.now() + backoffMs * (0.5 + Math.random() / 2)
    const error = { last_error: message.slice(0, 500), last_error_at: now, failing_since }
    await changeOutlet(
      store.usage,
      { outlet, owner },
      isStopped ? { ...error, state: 'stopped' } : error,
    )
    if (isStopped) observe({ kind: 'outletStopped', outlet, reason: message })
    else if (row.failing_since === null) observe({ kind: 'outletFailed', outlet, reason: message })
  }

  #report({ state, dropped }: OutletRow, streams: readonly StreamPosition[]): void {
    const { observe } = this.#deps
    const outlet = this.#name
    const unsent = streams.reduce((sum, { lastN, sentN }) => sum + lastN - sentN, 0)
    observe({ kind: 'outletMeasured', outlet, unsent, dropped, isStopped: state === 'stopped' })
    if (this.#dropped !== undefined && dropped > this.#dropped)
      observe({ kind: 'outletRowsDropped', outlet, rows: dropped - this.#dropped })
    this.#dropped = dropped
  }
}
