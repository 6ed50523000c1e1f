import { agentFolders, type LoadedConfig } from '../../config/load.ts'
import { loadAgents } from '../../mesh/documents/agents.ts'
import { nativeTools } from '../../mesh/tools/native.ts'

type UnusableAgent = { id: string; reason: string }

/** The agents that `serve` would load; `count` includes broken documents. */
export type AgentsDescription = {
  folders: string[]
  count: number
  available: number
  unavailable: UnusableAgent[]
  broken: UnusableAgent[]
  warnings: string[]
}

/** Loads the agents; rejects with a ConfigError for a broken document that would stop the start. */
export async function describeAgents({
  config,
  sandbox,
}: LoadedConfig): Promise<AgentsDescription> {
  const folders = agentFolders(config)
  const { agents, broken } = await loadAgents(folders, {
    env: process.env,
    onBroken: config.mesh.on_broken_agent,
    nativeTools,
    ...(sandbox && { secrets: false }),
  })
  const all = [...agents.values()]
  return {
    folders,
    count: all.length + broken.length,
    available: all.filter(({ available }) => available).length,
    unavailable: all
      .filter(({ available }) => !available)
      .map(({ id, unavailable_because: reason = '' }) => ({ id, reason })),
    warnings: all.flatMap(({ warnings }) => warnings),
    broken: broken.map(({ id, problems }) => ({ id, reason: problems.join('; ') })),
  }
}
