import { isUtf8 } from 'node:buffer'
import { HookReply as isHookReply } from '../../../generated/validators/hook.js'
import type { components } from '../../../generated/server/hook.ts'
import { nestsDeeper } from '../../json/scan.ts'
import type { Proxy } from '../../undici/transport.ts'
import { connectBy } from '../../undici/tunnel.ts'
import { Pool } from '../../undici/undici.ts'

type Schemas = components['schemas']
export type HookRequest = Schemas['HookRequest']
export type HookReply = Schemas['HookReply']

/** A reply by the contract, or the reason why the hook gave no such reply. */
export type HookOutcome = { reply: HookReply } | { fault: string }

const maxResponseSize = 1 << 20
const maxDepth = 16

/** Connections to hooks: no redirects, no retries, bounded in size and time. */
export class HookConnections {
  readonly #pools = new Map<string, Pool>()
  readonly #proxyOf: (url: string) => Proxy | undefined

  constructor(proxyOf: (url: string) => Proxy | undefined) {
    this.#proxyOf = proxyOf
  }

  /** The reply within `ms`. */
  async ask(
    url: string,
    request: HookRequest,
    { ms, signal }: { ms: number; signal: AbortSignal },
  ): Promise<HookOutcome> {
    const { pathname, search } = new URL(url)
    const late = AbortSignal.timeout(ms)
    try {
      const { statusCode, body } = await this.#poolOf(url).request({
        method: 'POST',
        path: `${pathname}${search}`,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.any([late, signal]),
      })
      const bytes = Buffer.from(await body.arrayBuffer())
      return statusCode === 200 ? outcomeOf(bytes) : { fault: `status_${statusCode}` }
    } catch (error) {
      if (late.aborted) return { fault: 'late' }
      const { code, name } = error as { code?: string; name?: string } // thrown by undici
      return { fault: String(code ?? name).toLowerCase() }
    }
  }

  /** Closes the connections to other hooks; those of a former proxy too. */
  keepOnly(urls: ReadonlySet<string>): void {
    for (const [id, pool] of this.#pools) {
      if ([...urls].some((url) => this.#idOf(url) === id)) continue
      this.#pools.delete(id)
      void pool.close()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()))
  }

  #idOf(url: string): string {
    return `${new URL(url).origin} ${this.#proxyOf(url)?.url ?? ''}`
  }

  #poolOf(url: string): Pool {
    const id = this.#idOf(url)
    const pool = this.#pools.get(id) ?? this.#open(url)
    this.#pools.set(id, pool)
    return pool
  }

  #open(url: string): Pool {
    return new Pool(new URL(url).origin, {
      connect: connectBy({ proxy: this.#proxyOf(url) }, 10_000),
      maxResponseSize,
      pipelining: 1,
      allowH2: false,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  }
}

function outcomeOf(bytes: Buffer): HookOutcome {
  if (!isUtf8(bytes) || nestsDeeper(bytes, maxDepth)) return { fault: 'not_json' }
  try {
    const reply: unknown = JSON.parse(bytes.toString())
    if (!isHookReply(reply)) return { fault: 'not_the_contract' }
    return { reply: reply as HookReply } // checked on the line above
  } catch {
    return { fault: 'not_json' }
  }
}
