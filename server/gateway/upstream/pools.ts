import type { Dispatcher } from 'undici'
import type { Transport } from '../../undici/transport.ts'
import { connectBy } from '../../undici/tunnel.ts'
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

/** The connections to upstreams: one pool for each transport. */
export class UpstreamPools {
  #limits: PoolLimits
  readonly #pools = new Map<string, Pool>()
  readonly #retiring = new Set<Pool>()

  constructor(limits: PoolLimits) {
    this.#limits = limits
  }

  of(transport: Transport): Pool {
    const existing = this.#pools.get(transport.id)
    if (existing) return existing
    const { connect_ms, reply_bytes, connections } = this.#limits
    const pool = new Pool(transport.origin, {
      connect: connectBy(transport, connect_ms),
      connections,
      maxResponseSize: reply_bytes,
      pipelining: 1,
      keepAliveTimeout: 30_000,
      factory: (to: URL, options: object) => new Connection(to, options),
    })
    this.#pools.set(transport.id, pool)
    return pool
  }

  /**
   * Applies new limits, and closes the pools of all other transports after their last reply.
   */
  update(limits: PoolLimits, transports: readonly Transport[]): void {
    const { connect_ms, reply_bytes, connections } = this.#limits
    const isChanged =
      limits.connect_ms !== connect_ms ||
      limits.reply_bytes !== reply_bytes ||
      limits.connections !== connections
    this.#limits = limits
    const used = new Set(transports.map(({ id }) => id))
    for (const [id, pool] of this.#pools) {
      if (!isChanged && used.has(id)) continue
      this.#pools.delete(id)
      this.#retiring.add(pool)
      void pool.close().finally(() => this.#retiring.delete(pool))
    }
  }

  async close(): Promise<void> {
    const all = [...this.#pools.values(), ...this.#retiring]
    await Promise.all(all.map((pool) => pool.destroy()))
  }
}
