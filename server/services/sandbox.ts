import type { Agent } from '../mesh/tool.ts'
import type { Embedded } from './parts.ts'

/** Starts the inference server that answers while none is configured, and the facilitator. Loaded only then, like what follows. */
export async function startSandbox(closers: (() => unknown)[]): Promise<Embedded> {
  const [{ startSandboxInference }, { startSandboxFacilitator }] = await Promise.all([import('../sandbox/inference.ts'), import('../sandbox/facilitator.ts')])
  const inference = await startSandboxInference()
  closers.push(() => inference.close())
  const facilitator = await startSandboxFacilitator()
  closers.push(() => facilitator.close())
  return {
    upstreams: { sandbox: { base_url: inference.base_url } },
    routes: { '*': [{ upstream: 'sandbox', tier: 1, weight: 1, retry_after_sent: true }] },
    apis: {},
    networks: facilitator.networks,
  }
}

/** Starts what stands in for the agents' own servers; their addresses by agent id. */
export async function startApis(agents: ReadonlyMap<string, Agent>, closers: (() => unknown)[]): Promise<Embedded['apis']> {
  const { startSandboxApis } = await import('../sandbox/apis.ts')
  const apis = await startSandboxApis(agents)
  closers.push(() => apis.close())
  return Object.fromEntries(apis.redirect)
}
