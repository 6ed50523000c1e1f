import { setImmediate as nextTurn } from 'node:timers/promises'
import { ConfigError, type LoadedConfig } from '../config/load.ts'
import { afterReload } from '../config/reload.ts'
import { Failure } from '../failure.ts'
import { currentOf, type Current, type ServiceParts } from './parts/parts.ts'
import type { PaymentService } from './payments.ts'

/**
 * Applies the configuration as it is read now. Resolves with false, and changes nothing, if it has
 * faults. Never throws. Requests in flight end under the configuration they began with.
 */
export type Reload = (read: () => LoadedConfig) => Promise<boolean>

/** What must be valid of a new configuration beyond its own schema. */
type Needs = { agents: boolean; payments: PaymentService | undefined; meshUrl: () => string }

export function createReload(
  parts: ServiceParts,
  { agents: needsAgents, payments, meshUrl }: Needs,
): Reload {
  let last = Promise.resolve(true)
  let waiting: Promise<boolean> | undefined

  /** Builds the next state. All that can fail or takes time happens here. */
  async function next(loaded: LoadedConfig): Promise<Current> {
    if (!needsAgents) return currentOf(loaded, parts.embedded)
    const { readAgents } = await import('./agents.ts')
    const agents = readAgents(loaded)
    return currentOf(loaded, parts.embedded, agents, await payments?.terms(agents.agents, meshUrl))
  }

  async function reload(read: () => LoadedConfig): Promise<boolean> {
    // Reading files blocks the event loop: it runs between two reloads.
    await nextTurn()
    const startedAt = performance.now()
    try {
      const loaded = afterReload(parts.current.loaded, read())
      parts.current = await next(loaded)
      // Synchronous, so that no request sees a partly applied configuration.
      for (const apply of parts.onReload) apply()
      parts.observe({
        kind: 'configReloaded',
        ms: performance.now() - startedAt,
        needRestart: loaded.needRestart,
      })
      return true
    } catch (error) {
      if (!(error instanceof ConfigError || error instanceof Failure))
        parts.observe({ kind: 'bugMet', error, requestId: '-', operation: 'reload' })
      parts.observe({ kind: 'configRefused', problems: problemsOf(error) })
      return false
    }
  }

  return (read) => {
    // A reload that is requested while another one waits shares its result.
    waiting ??= last.then(() => {
      waiting = undefined
      return reload(read)
    })
    last = waiting
    return waiting
  }
}

function problemsOf(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems
  return [error instanceof Failure ? error.message : 'internal error']
}
