import type { Dispatcher } from 'undici'
import { Client, Pool } from '../../undici/undici.ts'

export type PoolLimits = { connect_ms: number; reply_bytes: number; connections: number }

/** A handler that receives the connection of its request. */
export type ConnectedHandler = Dispatcher.DispatchHandler & { connection?: Connection }

/** A connection of a pool. An upstream may close a used one at any time. */
export class Connection extends Client {
  /** Whether it has received a response. */
  hasAnswered = false

  constructor(origin: URL, options: object) {
    super(origin, options)
    this.on('connect', () => (this.hasAnswered = false))
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: ConnectedHandler): boolean {
    handler.connection = this
    return super.dispatch(options, handler)
  }
}

/** The connections to upstreams: one pool for each origin. */
export class UpstreamPools {
  #options: Pool.Options
  readonly #pools = new Map<string, Pool>()
  readonly #retiring = new Set<Pool>()

  constructor(limits: PoolLimits) {
    this.#options = optionsOf(limits)
  }

  of(origin: string): Pool {
    const existing = this.#pools.get(origin)
    if (existing) return existing
    const factory = (to: URL, options: object) => new Connection(to, options)
    const pool = new Pool(origin, { ...this.#options, factory })
    this.#pools.set(origin, pool)
    return pool
  }

  /**
   * Applies new limits, and closes the pools of all other origins after their last reply.
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
