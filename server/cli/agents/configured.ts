import { agentFolders, type LoadedConfig } from '../../config/load.ts'
import { loadAgents, type LoadedAgents } from '../../mesh/documents/agents.ts'
import { nativeTools } from '../../mesh/tools/native.ts'

/** Loads the agents as `serve` would; without secrets all are available. */
export const configuredAgents = (
  { config, sandbox }: LoadedConfig,
  { secrets = !sandbox } = {},
): Promise<LoadedAgents> =>
  loadAgents(agentFolders(config), {
    env: process.env,
    onBroken: config.mesh.on_broken_agent,
    nativeTools,
    ...(!secrets && { secrets: false }),
  })

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
export async function describeAgents(loaded: LoadedConfig): Promise<AgentsDescription> {
  const { agents, broken } = await configuredAgents(loaded)
  const all = [...agents.values()]
  return {
    folders: agentFolders(loaded.config),
    count: all.length + broken.length,
    available: all.filter(({ available }) => available).length,
    unavailable: all
      .filter(({ available }) => !available)
      .map(({ id, unavailable_because: reason = '' }) => ({ id, reason })),
    warnings: all.flatMap(({ warnings }) => warnings),
    broken: broken.map(({ id, problems }) => ({ id, reason: problems.join('; ') })),
  }
}
