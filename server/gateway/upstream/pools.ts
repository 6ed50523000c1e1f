import type { Dispatcher } from 'undici'
import { Pool } from '../../undici/undici.ts'

export type PoolLimits = { connect_ms: number; reply_bytes: number; connections: number }

/** The connections to upstreams: one pool for each origin. */
export class UpstreamPools {
  #options: Pool.Options
  readonly #pools = new Map<string, UpstreamPool>()
  readonly #retiring = new Set<UpstreamPool>()

  constructor(limits: PoolLimits) {
    this.#options = optionsOf(limits)
  }

  of(origin: string): UpstreamPool {
    const existing = this.#pools.get(origin)
    if (existing) return existing
    const pool = new UpstreamPool(origin, this.#options)
    this.#pools.set(origin, pool)
    return pool
  }

  /**
   * Applies other limits, and keeps these origins only. Connections that do not fit are closed when
   * their last reply has ended.
   */
  update(limits: PoolLimits, origins: ReadonlySet<string>): void {
    const previous = JSON.stringify(this.#options)
    this.#options = optionsOf(limits)
    const isChanged = JSON.stringify(this.#options) !== previous
    for (const [origin, pool] of this.#pools) {
      if (!isChanged && origins.has(origin)) continue
      this.#pools.delete(origin)
      this.#retiring.add(pool)
      void pool.close().finally(() => this.#retiring.delete(pool))
    }
  }

  async close(): Promise<void> {
    const all = [...this.#pools.values(), ...this.#retiring]
    await Promise.all(all.map((pool) => pool.destroy()))
  }
}

const optionsOf = ({ connect_ms, reply_bytes, connections }: PoolLimits) => ({
  connect: { timeout: connect_ms },
  connections,
  maxResponseSize: reply_bytes,
  pipelining: 1,
  keepAliveTimeout: 30_000,
})

type Sending = {
  /** Called when the request is about to be written to a connection. */
  onSend?(): void
}

/** A pool that reports when a request is sent, which `request` does not. */
export class UpstreamPool extends Pool {
  override dispatch(
    options: Dispatcher.DispatchOptions & Sending,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    const { onSend } = options
    if (!onSend) return super.dispatch(options, handler)
    // Only this event is replaced: a wrapper of the handler would cost at every piece of a stream.
    const start = handler.onRequestStart
    handler.onRequestStart = (controller, context) => {
      onSend()
      start?.call(handler, controller, context)
    }
    return super.dispatch(options, handler)
  }

  /** As `request`, with `onSend`. */
  send(options: Dispatcher.RequestOptions & Sending): Promise<Dispatcher.ResponseData> {
    return this.request(options)
  }
}
