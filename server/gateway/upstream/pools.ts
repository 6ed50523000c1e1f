import { Pool } from '../../undici/undici.ts'

export type PoolLimits = { connect_ms: number; reply_bytes: number; connections: number }

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
    const pool = new Pool(origin, this.#options)
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
