import type { components } from '../../../generated/server/operator.ts'
import type { Agent, Tool } from '../../mesh/agent.ts'
import { credentialMember, credentialsOf, metaKey } from '../../mesh/caller-credentials.ts'
import type { LoadedAgents } from '../../mesh/documents/agents.ts'
import type { Reach } from '../../mesh/tools/call.ts'
import type { ToolFault } from '../../mesh/tools/mcp/faults.ts'
import type { ToolCounts } from '../../observe/activity/activity.ts'
import { joinTools } from '../../observe/activity/joined.ts'
import { percentileOf } from '../../store/ledger/sums.ts'
import type { OperatorHandlers } from '../caller.ts'
import { requireRow } from '../from-store.ts'
import type { Overview } from '../overview/overview.ts'

export type AgentParts = {
  /** The agents of the configuration in force. */
  agents(): Promise<LoadedAgents>
  /** The tool counts of each process of this server. */
  toolCounts(): Promise<ToolCounts[][]>
  /** Tools that a process of this server cannot call. */
  toolFaults(): Promise<ToolFault[]>
  /** How the servers of tools are reached. */
  toolReach(): Pick<Reach, 'allowPrivate' | 'proxy'>
  /** The text of an agent's document; undefined if its file is gone. */
  documentOf(agent: Agent): string | undefined
}

/** The handlers of operator.yaml for agents. */
export const agentHandlers = ({
  agents,
  toolCounts,
  toolFaults,
  documentOf,
  overview,
}: AgentParts & { overview: Pick<Overview, 'toolsOfOthers'> }): OperatorHandlers<
  'listOperatorAgents' | 'readOperatorAgent'
> => ({
  async listOperatorAgents() {
    const [own, others, faults] = await Promise.all([
      toolCounts(),
      overview.toolsOfOthers(),
      toolFaults(),
    ])
    const counts = joinTools([...own, ...others])
    const { agents: loaded, broken } = await agents()
    return {
      status: 200,
      body: {
        servers: 1 + others.length,
        agents: [...loaded.values()].map((agent) => agentView(agent, counts, faults)),
        broken: broken.map(({ id, problems }) => ({ id, problems })),
      },
    }
  },

  async readOperatorAgent({ path }) {
    const agent = requireRow((await agents()).agents.get(path.id), 'agent')
    return {
      status: 200,
      body: {
        id: agent.id,
        tools: [...agent.tools.values()].map(({ name, parameters }) => ({ name, parameters })),
        file: agent.file,
        document: documentOf(agent) ?? null,
      },
    }
  },
})

function agentView(
  agent: Agent,
  counts: readonly ToolCounts[],
  faults: readonly ToolFault[],
): components['schemas']['OperatorAgent'] {
  const ofAgent = counts.filter((count) => count.agent === agent.id)
  const { id, title, description, version, available, unavailable_because: because } = agent
  return {
    id,
    title,
    description,
    version,
    available,
    unavailable_because: because ?? null,
    query_price_usd: agent.query_price_usd,
    for_sale: agent.x402,
    ...useOf(ofAgent),
    tools: [...agent.tools.values()].map((tool) => ({
      ...toolView(tool, faults),
      ...useOf(ofAgent.filter((count) => count.tool === tool.name)),
    })),
  }
}

function toolView(tool: Tool, faults: readonly ToolFault[]) {
  const { name, description, price_usd, effect } = tool
  const fault = faults.find((one) => one.agent === tool.agent && one.tool === name)
  return {
    name,
    description,
    price_usd,
    effect,
    source: sourceOf(tool),
    unavailable_because: fault?.reason ?? null,
    credentials: credentialsView(tool),
  }
}

function sourceOf({ source }: Tool): components['schemas']['OperatorTool']['source'] {
  if (source.kind === 'native') return { kind: 'code', server: null }
  const { origin, prefix, endsWithSlash } = source.server
  const server = `${origin}${prefix}${endsWithSlash ? '/' : ''}`
  return { kind: source.mcp ? 'mcp' : 'openapi', server }
}

function credentialsView(tool: Tool): components['schemas']['OperatorToolCredential'][] {
  const about = new Map(credentialsOf(tool).map((one) => [one.scheme, one.description]))
  return (credentialMember(tool).credentials ?? []).map((credential) => {
    const description = about.get(credential.scheme)
    return {
      ...credential,
      ...(credential.from === 'caller' && { meta: metaKey }),
      ...(description !== undefined && { description }),
    }
  })
}

/** Sums these counts of an agent. */
function useOf(counts: readonly ToolCounts[]) {
  const [sum] = joinTools([counts.map((count) => ({ ...count, tool: '' }))])
  const { calls = 0, errors = 0, cacheHits = 0, whole = [] } = sum ?? {}
  return {
    calls,
    errors,
    cache_hits: cacheHits,
    p50_ms: percentileOf(whole, 0.5),
    p95_ms: percentileOf(whole, 0.95),
  }
}
