import type { Agent } from '../mesh/tool.ts'
import type { Embedded } from './parts.ts'

/** Starts what stands in for the world while nothing is configured: an inference server, and the agents' servers. Loaded only then. */
export async function startSandbox(agents: ReadonlyMap<string, Agent>, closers: (() => unknown)[]): Promise<Embedded> {
  const [{ startSandboxInference }, { startSandboxApis }] = await Promise.all([import('../sandbox/inference.ts'), import('../sandbox/apis.ts')])
  const inference = await startSandboxInference()
  closers.push(() => inference.close())
  const apis = await startSandboxApis(agents)
  closers.push(() => apis.close())
  return {
    upstreams: { sandbox: { base_url: inference.base_url } },
    routes: { '*': [{ upstream: 'sandbox', tier: 1, weight: 1, retry_after_sent: true }] },
    apis: Object.fromEntries(apis.redirect),
  }
}
