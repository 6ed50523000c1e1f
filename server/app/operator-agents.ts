import { readFileSync } from 'node:fs'
import type { LoadedConfig } from '../config/load.ts'
import type { LoadedAgents } from '../mesh/documents/agents.ts'
import type { AgentParts } from '../operator/agents.ts'
import { readAgents } from './agents.ts'
import type { ServiceParts } from './parts/service-parts.ts'

/** The agents as the operator sees them. */
export function agentsOf(parts: ServiceParts): AgentParts {
  const { activity, options } = parts
  let own: { loaded: LoadedConfig; agents: Promise<LoadedAgents> } | undefined
  return {
    async agents() {
      const { loaded, agents } = parts.current
      const isRead = agents.agents.size + agents.broken.length > 0
      if (isRead || !options.cluster) return agents
      // The primary of a cluster serves no agents, and reads them when it is first asked.
      if (own?.loaded !== loaded) own = { loaded, agents: readAgents(loaded) }
      return own.agents
    },
    toolCounts: async () => [activity.tools(), ...((await options.cluster?.tools()) ?? [])],
    documentOf({ file }) {
      try {
        return readFileSync(file, 'utf8')
      } catch {
        return undefined
      }
    },
  }
}
