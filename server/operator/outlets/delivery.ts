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
import { batchesOf, readEvents, type EventFilter } from './events.ts'
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
/** Rows that are read in one query, also where a filter leaves few of them. */
const rowsAtOnce = 1000
/** Reads of one stream before those of the next; each has some batches. */
const readsAtOnce = 5
/** How exact the time of the last batch is. */
const sentMs = 1000
const minBackoffMs = 1000
const maxBackoffMs = 300_000
/** A system that takes nothing for so long stops its outlet. */
const patienceMs = 24 * 3_600_000

/** A look at all streams. A stream is due if a batch is full, or its events were collected. */
type Pass = { row: OutletRow; isDue(position: StreamPosition): boolean; endAt: number }

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

  /** Some batches of each stream; returns when to go on. */
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
    const { maxEvents, collectMs = 0 } = this.#settings.sink
    const collectedSince = Math.max(row.last_sent_at ?? 0, this.#startedAt)
    const isCollected = store.clock.now() >= collectedSince + collectMs
    const isDue = ({ lastN, sentN }: StreamPosition) => isCollected || lastN - sentN >= maxEvents
    const due = streams.filter(isDue)
    const pass = { row, isDue, endAt: performance.now() + passMs }
    for (const position of due) if (!(await this.#sendSome(pass, position))) return idleMs
    return due.length > 0 ? 0 : idleMs
  }

  /** Sends batches of a stream; false if one stays unsent, or the outlet is another's now. */
  async #sendSome({ row, isDue, endAt }: Pass, position: StreamPosition): Promise<boolean> {
    const { store, owner } = this.#deps
    const { sink } = this.#settings
    const self = { outlet: this.#name, owner }
    let next = position
    // What is left of a read is no full batch, and may be due later.
    const limit = sink.collectMs ? sink.maxEvents : rowsAtOnce
    const isOver = () => this.#closing.signal.aborted || performance.now() > endAt
    for (let count = 0; count < readsAtOnce; count += 1) {
      if (next.sentN >= next.lastN || !isDue(next) || isOver()) return true
      const read = await readEvents(store, this.#settings, next, limit)
      let sentN = read.from
      let isSent = true
      for (const batch of batchesOf(read, sink.maxEvents)) {
        isSent = batch.events.length === 0 || (await this.#send(row, batch))
        if (isSent) sentN = batch.to
        if (!isSent || isOver()) break
      }
      // One transaction for all batches of a read: after a crash they are sent again.
      if (sentN > read.from && !(await moveCursor(store.usage, self, next, sentN))) return false
      if (!isSent) return false
      next = { ...next, sentN }
    }
    return true
  }

  async #send(row: OutletRow, batch: EventBatch): Promise<boolean> {
    const { observe } = this.#deps
    const outlet = this.#name
    try {
      await this.#settings.sink.send(batch)
    } catch (error) {
      if (!(error instanceof SinkFailure)) throw error
      await this.#fail(row, error)
      return false
    }
    await this.#noteSent(row)
    this.#failures = 0
    observe({ kind: 'outletSent', outlet, events: batch.events.length })
    return true
  }

  async #noteSent(row: OutletRow): Promise<void> {
    const { store, observe, owner } = this.#deps
    const outlet = this.#name
    const now = store.clock.now()
    if (row.failing_since === null && now - (row.last_sent_at ?? 0) < sentMs) return
    const sent = { last_sent_at: now, failing_since: null }
    await changeOutlet(store.usage, { outlet, owner }, sent)
    if (row.failing_since !== null) observe({ kind: 'outletRecovered', outlet })
    Object.assign(row, sent)
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
