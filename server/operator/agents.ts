import type { components } from '../../generated/server/operator.ts'
import type { Agent } from '../mesh/agent.ts'
import type { LoadedAgents } from '../mesh/documents/agents.ts'
import type { ToolCounts } from '../observe/activity/activity.ts'
import { joinTools } from '../observe/activity/joined.ts'
import { percentileOf } from '../store/ledger/sums.ts'
import type { OperatorHandlers } from './caller.ts'
import { requireRow } from './from-store.ts'
import type { Overview } from './overview/overview.ts'

export type AgentParts = {
  /** The agents of the configuration in force. */
  agents(): Promise<LoadedAgents>
  /** The tool counts of each process of this server. */
  toolCounts(): Promise<ToolCounts[][]>
  /** The text of an agent's document; undefined if its file is gone. */
  documentOf(agent: Agent): string | undefined
}

/** The handlers of operator.yaml for agents. */
export const agentHandlers = ({
  agents,
  toolCounts,
  documentOf,
  overview,
}: AgentParts & { overview: Pick<Overview, 'toolsOfOthers'> }): OperatorHandlers<
  'listOperatorAgents' | 'readOperatorAgent'
> => ({
  async listOperatorAgents() {
    const [own, others] = await Promise.all([toolCounts(), overview.toolsOfOthers()])
    const counts = joinTools([...own, ...others])
    const { agents: loaded, broken } = await agents()
    return {
      status: 200,
      body: {
        servers: 1 + others.length,
        agents: [...loaded.values()].map((agent) => agentView(agent, counts)),
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
    tools: [...agent.tools.values()].map(({ name, description, price_usd, effect }) => ({
      name,
      description,
      price_usd,
      effect,
      ...useOf(ofAgent.filter(({ tool }) => tool === name)),
    })),
  }
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
