import type { components } from '../../../generated/server/mesh.ts'
import type { Json } from '../../json/json.ts'
import { v1Name } from '../../payments/networks.ts'
import type { TermsBook } from '../../payments/terms/terms.ts'
import type { Agent } from '../agent.ts'
import { credentialMember } from '../caller-credentials.ts'
import type { ToolFaults } from '../tools/mcp/faults.ts'
import { jsonBytes } from '../metadata.ts'
import { resourceOf, type PaymentChain } from './sale.ts'

type PaidAgents = components['schemas']['PaidAgents']
type PaidAgent = PaidAgents['agents'][number]

type ListOptions = {
  chain: PaymentChain
  /** Whether to list the schemas of arguments too. */
  details: boolean
  publicUrl: string
  faults?: ToolFaults | undefined
}

type List = Json<PaidAgents>

/** The lists of agents, by the values they depend on. */
const lists = new WeakMap<ReadonlyMap<string, Agent>, Map<string, List>>()

/**
 * All tools that can be paid on this kind of chain now, by agent. A list is cached until its content
 * changes: with many agents it takes longer to write than to send.
 */
export function listSales(
  agents: ReadonlyMap<string, Agent>,
  terms: TermsBook | undefined,
  options: ListOptions,
): List {
  const { chain, details, publicUrl, faults } = options
  const forSale = [...agents.values()].filter(
    ({ x402, available, tools }) => x402 && available && tools.size > 0,
  )
  const network = networkOf(forSale, terms, chain)
  const ofAgents = lists.get(agents) ?? new Map<string, List>()
  lists.set(agents, ofAgents)
  const key = `${chain} ${details} ${network} ${faults?.version} ${publicUrl}`
  const cached = ofAgents.get(key)
  if (cached) return cached
  const listed = network === undefined ? [] : forSale
  const list: List = jsonBytes(
    `{"count":${listed.length},"agents":[`,
    listed,
    (agent) => JSON.stringify(paidAgent(agent, { ...options, network: network ?? '' })),
    ']}',
  )
  ofAgents.set(key, list)
  return list
}

/** The first offered network: the same for all items. */
function networkOf(
  [agent]: readonly Agent[],
  terms: TermsBook | undefined,
  chain: PaymentChain,
): string | undefined {
  const [tool] = agent?.tools.values() ?? []
  const [offer] = (agent && terms?.offers(chain, resourceOf(chain, agent, tool))) ?? []
  return offer && (v1Name(offer.network) ?? offer.network)
}

/** An agent in the list, with its tools. */
export const paidAgent = (
  agent: Agent,
  { chain, details, publicUrl, network, faults }: ListOptions & { network: string },
): PaidAgent => ({
  agentId: agent.id,
  tools: [...agent.tools.values()].map((tool) => ({
    name: tool.name,
    description: tool.description,
    resourceUrl: publicUrl + resourceOf(chain, agent, tool).path,
    priceUsd: tool.price_usd,
    network,
    ...faults?.membersOf(tool),
    ...credentialMember(tool),
    ...(details && { parameters: tool.parameters }),
  })),
})
