import type { components } from '../../generated/server/mesh.ts'
import { checkArguments } from '../mesh/tools/arguments.ts'
import { offersOf, offersOfAll, type Offer } from '../mesh/mcp/tools.ts'
import { metadataOf, schemaOf } from '../mesh/metadata.ts'
import { notForSale, resourceOf } from '../mesh/paid/sale.ts'
import { paidAgent } from '../mesh/paid/sales-list.ts'
import { findAgent, findTool } from '../mesh/runtime.ts'
import type { Agent, Arguments, Tool } from '../mesh/agent.ts'
import type { Resource } from '../payments/terms/resource.ts'
import { networks } from './terms.ts'
import { isRecord, type Json } from '../json/json.ts'

/** Agents by id. */
export type Agents = ReadonlyMap<string, Agent>
type Kind = keyof typeof networks

/** A tool call with validated arguments. */
export type PlannedCall = { tool: Tool; args: Arguments }

/** Responses about the agents, in place of the contract's examples. */
export type ServedAgents = {
  /** The body at paths that list agents. Throws a Failure for an unknown agent. */
  bodyAt(path: string, query: URLSearchParams, origin: string): object | undefined
  /** The paid resource of a path; undefined at other paths. Throws a Failure if it is not sold. */
  soldAt(path: string): Resource | undefined
  /** The tools of MCP at this path. */
  offersAt(path: string): Offer[] | undefined
  /**
   * The tool call of a request, if it has one. Throws a Failure for an unknown agent or tool, and
   * for invalid arguments.
   */
  callAt(path: string, body: unknown): PlannedCall | undefined
}

const soldPath = /^\/x402\/(solana\/)?agents\/([^/]+)(?:\/([^/]+))?$/

/** Serves the agents of a configuration. */
export function serveAgents(agents: Agents): ServedAgents {
  const soldBy = (path: string) => {
    const [, solana, id, name] = soldPath.exec(path) ?? []
    if (id === undefined) return undefined
    const agent = findAgent(agents, id)
    if (!agent.x402) throw notForSale(agent)
    const kind: Kind = solana === undefined ? 'evm' : 'solana'
    const tool = name === undefined ? undefined : findTool(agent, name, 'tool')
    return { kind, agent, tool }
  }

  return {
    bodyAt(path, query, origin) {
      const details = query.get('details') === 'true'
      if (path === '/x402/agents') return listOf(agents, 'evm', origin, details)
      if (path === '/x402/solana/agents') return listOf(agents, 'solana', origin, details)
      if (path === '/metadata.json') return parsed(metadataOf(agents))
      if (path === '/mesh_health') return healthOf(agents)
      if (path !== '/mesh_schema') return undefined
      const id = query.get('agent_id')
      return parsed(schemaOf(id === null ? agents.values() : [findAgent(agents, id)]))
    },

    soldAt(path) {
      const sold = soldBy(path)
      return sold && resourceOf(sold.kind, sold.agent, sold.tool)
    },

    offersAt(path) {
      if (path === '/mcp') return offersOfAll(agents.values())
      const [, id] = /^\/mcp\/agents\/([^/]+)$/.exec(path) ?? []
      return id === undefined ? undefined : offersOf(findAgent(agents, id))
    },

    callAt(path, body) {
      const sold = soldBy(path)
      if (sold?.tool) return { tool: sold.tool, args: checkArguments(sold.tool, body, 'body') }
      const member = { '/mesh_request': 'input', '/mesh_task_create': 'task_details' }[path]
      if (member === undefined || !isRecord(body)) return undefined
      const { agent_id: id, [member]: input } = body
      const agent = findAgent(agents, String(id))
      if (!isRecord(input) || input['tool'] === undefined) return undefined
      const tool = findTool(agent, String(input['tool']), `${member}.tool`)
      const args = checkArguments(tool, input['tool_arguments'], `${member}.tool_arguments`)
      return path === '/mesh_request' ? { tool, args } : undefined
    },
  }
}

type Schemas = components['schemas']

function healthOf(agents: Agents): Schemas['MeshHealth'] {
  const each = [...agents.keys()].map((id) => [id, { available: true }] as const)
  return { status: 'ok', agents: Object.fromEntries(each) }
}

const parsed = (json: Json<unknown>) => JSON.parse(json.text) as object

function listOf(
  agents: Agents,
  kind: Kind,
  origin: string,
  details: boolean,
): Schemas['PaidAgents'] {
  const sold = [...agents.values()].filter(({ x402 }) => x402)
  const options = { chain: kind, details, publicUrl: origin, network: networks[kind] }
  return { count: sold.length, agents: sold.map((agent) => paidAgent(agent, options)) }
}
