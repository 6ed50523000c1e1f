import { setImmediate as nextTurn } from 'node:timers/promises'
import { ConfigError, type LoadedConfig } from '../config/load.ts'
import { withinReach } from '../config/reach.ts'
import { Failure } from '../failure.ts'
import { currentOf, type Current, type ServiceParts } from './parts.ts'
import type { PaymentService } from './payments.ts'

/**
 * Goes over to the configuration as it is read now, or stays with what is in force where anything is wrong with it; false then.
 * It never throws. What is under way ends as it began.
 */
export type Reload = (read: () => LoadedConfig) => Promise<boolean>

/** What has to be right of a new configuration beside itself; each is left out where no process of this server needs it. */
type Needs = { agents: boolean; till: PaymentService | undefined; meshUrl: () => string }

export function createReload(
  parts: ServiceParts,
  { agents: needsAgents, till, meshUrl }: Needs,
): Reload {
  let last = Promise.resolve(true)
  let waiting: Promise<boolean> | undefined

  /** Everything that may fail, and all that takes time. */
  async function next(loaded: LoadedConfig): Promise<Current> {
    if (!needsAgents) return currentOf(loaded, parts.embedded)
    const { readAgents } = await import('./agents.ts')
    const agents = readAgents(loaded)
    return currentOf(loaded, parts.embedded, agents, await till?.terms(agents.agents, meshUrl))
  }

  async function reload(read: () => LoadedConfig): Promise<boolean> {
    // Reading holds everybody else up for a moment: not twice in a row.
    await nextTurn()
    const startedAt = performance.now()
    try {
      const loaded = withinReach(parts.current.loaded, read())
      parts.current = await next(loaded)
      // In one go: nobody sees a half of it.
      for (const renew of parts.renewals) renew()
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
    // Whoever asks while another waits gets what that one finds.
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
