import { Failure } from '../../failure.ts'
import type { Payments } from '../../payments/purchase/purchase.ts'
import type { Resource } from '../../payments/terms/resource.ts'
import type { TermsBook } from '../../payments/terms/terms.ts'
import type { Terms } from '../../payments/types.ts'
import type { Agent, Tool } from '../agent.ts'
import { findAgent, findTool, unavailableAgent } from '../runtime.ts'
import type { PaymentChain } from './chain.ts'
import { resourceOf } from './resource.ts'

/** What is for sale at a path, and how it may be paid. */
export type Sale = {
  chain: PaymentChain
  agent: Agent
  /** Undefined for a question to the agent. */
  tool: Tool | undefined
  resource: Resource
  offers: Terms[]
}

/** What payments are taken with. */
export type PaymentParts = {
  payments: Pick<Payments, 'purchase' | 'isKnown'>
  terms: TermsBook
  /** Resolves when payments on this network can be read. */
  ready(network: string): Promise<void>
}

type SaleName = { chain: PaymentChain; agentId: string; toolName: string | undefined }

/** Throws a Failure where nothing of this name is for sale, or payments are not taken. */
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
      'this server takes no payments; send POST /mesh_request with a key',
      { retry: false },
    )
  const resource = resourceOf(chain, agent, tool)
  return { chain, agent, tool, resource, offers: terms.offers(chain, resource) }
}

/** Why nothing can be bought now. An earlier payment is answered all the same. */
export function whyClosed({ chain, agent, offers }: Sale): Failure | undefined {
  if (!agent.x402) return notForSale(agent)
  if (!agent.available) return unavailableAgent(agent)
  if (offers.length > 0) return undefined
  const where = chain === 'evm' ? 'an EVM chain' : 'Solana'
  return new Failure(
    'unavailable',
    `nothing can be paid on ${where} at the moment; nothing was charged for this request`,
    { retryAfter: 30 },
  )
}

/** The refusal where an agent is sold by key only. */
export const notForSale = ({ id }: Agent): Failure =>
  new Failure('notFound', `${id} is not for sale; send POST /mesh_request with a key`, {
    retry: false,
    param: 'agent_id',
  })
