import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { agentFolders, type LoadedConfig } from '../config/load.ts'
import { loadAgents, type LoadedAgents } from '../mesh/documents/agents.ts'
import { nativeTools } from '../mesh/tools/native.ts'

/**
 * Builds the agents from their documents. The sandbox calls no servers of theirs, and so needs no
 * credentials.
 */
export async function readAgents({
  config: { mesh },
  sandbox,
  agentFolders: read,
}: LoadedConfig): Promise<LoadedAgents> {
  return loadAgents(read ?? agentFolders({ mesh }), {
    env: process.env,
    onBroken: mesh.on_broken_agent,
    nativeTools,
    ...(sandbox && { secrets: false }),
  })
}

const manyAgents = 50

/**
 * Collects garbage after many documents were parsed: the engine would keep the large, empty young
 * generation while the server is idle.
 */
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
