import { Failure } from '../../failure.ts'
import type { Payments } from '../../payments/purchase/purchase.ts'
import { listingOf, serviceOf, type CatalogueEntry } from '../../payments/terms/listing.ts'
import type { Resource } from '../../payments/terms/resource.ts'
import type { TermsBook } from '../../payments/terms/terms.ts'
import type { Terms } from '../../payments/types.ts'
import type { Agent, Tool } from '../agent.ts'
import { exampleOf } from '../example.ts'
import { findAgent, findTool, unavailableAgent } from '../runtime.ts'
import { checkArguments } from '../tools/arguments.ts'
import { pickMember } from '../tools/outcome.ts'

/** The kind of chain of a payment; each kind has its own paths. */
export type PaymentChain = 'evm' | 'solana'

/** The path prefix of the paid operations of each kind of chain, as in the contract. */
export const paidPaths: Record<PaymentChain, string> = {
  evm: '/x402/agents',
  solana: '/x402/solana/agents',
}

/** The kind of chain of a paid operation, by its path in the contract. */
export const chainOf = (path: string): PaymentChain =>
  path.startsWith(`${paidPaths.solana}/`) ? 'solana' : 'evm'

/** The item for sale at a path, and its offers. */
export type Sale = {
  chain: PaymentChain
  agent: Agent
  /** Undefined for a query to the agent. */
  tool: Tool | undefined
  resource: Resource
  offers: Terms[]
}

/** Dependencies of accepting payments. */
export type PaymentDeps = {
  payments: Pick<Payments, 'purchase' | 'isKnown'>
  terms: TermsBook
  /** Resolves when payments on this network can be read. */
  ready(network: string): Promise<void>
}

type SaleName = { chain: PaymentChain; agentId: string; toolName: string | undefined }

/** Throws a Failure if nothing of this name is for sale, or payments are not accepted. */
export function findSale(
  agents: ReadonlyMap<string, Agent>,
  terms: TermsBook | undefined,
  { chain, agentId, toolName }: SaleName,
): Sale {
  const agent = findAgent(agents, agentId)
  if (!agent.x402 && !terms) throw notForSale(agent)
  const tool = toolName === undefined ? undefined : findTool(agent, toolName, 'tool')
  if (!terms)
    throw new Failure(
      'unavailable',
      'this server accepts no payments; send POST /mesh_request with a key',
      { retry: false },
    )
  const resource = resourceOf(chain, agent, tool)
  return { chain, agent, tool, resource, offers: terms.offers(chain, resource) }
}

/** Why the item cannot be bought now. An earlier payment still gets its response. */
export function whyClosed({ chain, agent, offers }: Sale): Failure | undefined {
  if (!agent.x402) return notForSale(agent)
  if (!agent.available) return unavailableAgent(agent)
  if (offers.length > 0) return undefined
  const where = chain === 'evm' ? 'an EVM chain' : 'Solana'
  return new Failure(
    'unavailable',
    `nothing can be paid on ${where} now; nothing was charged for this request`,
    { retryAfter: 30 },
  )
}

/** The error for an agent that is only available by key. */
export const notForSale = ({ id }: Agent): Failure =>
  new Failure('notFound', `${id} is not for sale; send POST /mesh_request with a key`, {
    retry: false,
    param: 'agent_id',
  })

const queryParameters = {
  type: 'object',
  properties: {
    query: { type: 'string', description: 'A question in natural language.' },
    raw_data_only: { type: 'boolean', description: 'True to omit the language-model summary.' },
  },
  required: ['query'],
}

/** The item that x402 sells: a call of the tool or, without one, a query to the agent. */
export function resourceOf(chain: PaymentChain, agent: Agent, tool: Tool | undefined): Resource {
  const path = [paidPaths[chain], agent.id, ...(tool ? [tool.name] : [])].join('/')
  return {
    path,
    agent: agent.id,
    ...(tool && { tool: tool.name }),
    priceUsd: tool?.price_usd ?? agent.query_price_usd,
    description: tool?.description ?? `Ask ${agent.id} in natural language. ${agent.description}`,
    listing: () => listingFor(agent, tool),
  }
}

const listings = new WeakMap<Agent | Tool, CatalogueEntry>()

/** The same on all chains; cached, since every unpaid request returns it. */
function listingFor(agent: Agent, tool: Tool | undefined): CatalogueEntry {
  const cached = listings.get(tool ?? agent)
  if (cached) return cached
  const { title, id, tags } = agent
  const service = serviceOf([title, id, id.slice(0, 32)], tags)
  const listing = listingOf({ ...(tool ? toolListing(tool) : queryListing(agent)), service })
  listings.set(tool ?? agent, listing)
  return listing
}

function toolListing(tool: Tool) {
  const { parameters, answer = {}, pick } = tool
  const data = pick === null ? answer.schema : {}
  return {
    input: { schema: { ...parameters }, example: argumentsFor(tool) },
    output: { schema: replySchema({ data: data ?? {} }), ...replyExample(tool) },
  }
}

/** Valid arguments of the tool; undefined if none can be derived from its schema. */
function argumentsFor(tool: Tool): Record<string, unknown> | undefined {
  const example = exampleOf(tool.parameters)
  try {
    checkArguments(tool, example)
    return example
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

function replyExample({ answer, pick }: Tool): { example?: unknown } {
  if (answer?.example === undefined) return {}
  const picked = pickMember(answer.example, pick)
  return picked.ok ? { example: { result: { success: true, data: picked.data } } } : {}
}

const queryListing = ({ examples: [query = 'What can you do?'] }: Agent) => ({
  input: { schema: queryParameters, example: { query } },
  output: { schema: replySchema({ response: { type: 'string' }, data: {} }) },
})

const replySchema = (members: Record<string, unknown>) => ({
  type: 'object',
  required: ['result'],
  properties: {
    result: {
      type: 'object',
      required: ['success', 'data'],
      properties: { success: { type: 'boolean' }, ...members },
    },
  },
})
