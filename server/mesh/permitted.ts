import { mayUseTool, requireAgent, requireTool } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import type { Agent } from './agent.ts'
import type { AgentWork } from './runtime.ts'

/** The lists of agents of a caller. */
type Caller = Pick<Key, 'agents' | 'groups'>

/** Agents with some of their tools. The index of a large agent is built for each of them. */
const restricted = new WeakMap<Agent, Map<string, Agent>>()
const maxRestricted = 64

/** Whether the caller may use some agents or tools only. */
export const isRestricted = ({ agents, groups }: Caller): boolean =>
  agents !== null || groups.some((group) => group.agents !== null)

/** The agent with the tools that the caller may use; the agent itself if these are all. */
export function agentFor(caller: Caller, agent: Agent): Agent {
  if (!isRestricted(caller)) return agent
  const tools = [...agent.tools].filter(([name]) => mayUseTool(caller, agent.id, name))
  if (tools.length === agent.tools.size) return agent
  const names = tools.map(([name]) => name).join()
  const ofAgent = restricted.get(agent) ?? new Map<string, Agent>()
  restricted.set(agent, ofAgent)
  const cached = ofAgent.get(names)
  if (cached) return cached
  if (ofAgent.size >= maxRestricted) ofAgent.clear()
  const one = { ...agent, tools: new Map(tools) }
  ofAgent.set(names, one)
  return one
}

/** The work with the tools that the caller may use. Throws if it may not do it. */
export function permitted(caller: Key, work: AgentWork): AgentWork {
  requireAgent(caller, work.agent.id)
  if (work.kind === 'tool') requireTool(caller, work.agent.id, work.tool.name)
  return { ...work, agent: agentFor(caller, work.agent) }
}
