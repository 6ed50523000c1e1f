import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { agentFolders, type LoadedConfig } from '../config/load.ts'
import { loadAgents, type LoadedAgents } from '../mesh/documents/agents.ts'
import { nativeTools } from '../mesh/tools/native.ts'

/** Makes the agents, of documents that were read already or are now. In the sandbox no server of theirs is called, and so no credential is needed. */
export function readAgents({
  config: { mesh },
  sandbox,
  agentFolders: read,
}: LoadedConfig): LoadedAgents {
  return loadAgents(read ?? agentFolders({ mesh }), {
    env: process.env,
    onBroken: mesh.on_broken_agent,
    nativeTools,
    ...(sandbox && { secrets: false }),
  })
}

const manyAgents = 50

/** The trees of many documents leave a large and empty young generation behind, which the engine would keep while nobody asks anything. */
export function giveMemoryBack({ agents }: LoadedAgents): void {
  if (agents.size <= manyAgents) return
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: {
    type: 'major'
    execution: 'sync'
    flavor: 'last-resort'
  }) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
