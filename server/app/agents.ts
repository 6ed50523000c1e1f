import { agentFolders, type LoadedConfig } from '../config/load.ts'
import { loadAgents, type LoadedAgents } from '../mesh/documents/agents.ts'
import type { Reach } from '../mesh/tools/call.ts'
import { nativeTools } from '../mesh/tools/native.ts'

/**
 * Builds the agents from their documents. The sandbox calls none of their servers and needs no
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

/** Private addresses that tools may call, and their proxy. */
export function toolReach({ config, secrets }: LoadedConfig): Omit<Reach, 'redirect'> {
  const { allow_private: allowPrivate, proxy_resolves: resolves } = config.mesh
  const { mesh: proxy } = secrets.proxies
  return { allowPrivate, ...(proxy && { proxy: { proxy, resolves } }) }
}
