import { Failure } from '../../failure.ts'
import { listingOf, serviceOf, type CatalogueEntry } from '../../payments/terms/listing.ts'
import type { Resource } from '../../payments/terms/resource.ts'
import type { Agent, Tool } from '../agent.ts'
import { exampleOf } from '../example.ts'
import { checkArguments } from '../tools/arguments.ts'
import { pickMember } from '../tools/http/response.ts'
import { paidPaths, type PaymentChain } from './chain.ts'

const queryParameters = {
  type: 'object',
  properties: {
    query: { type: 'string', description: 'A question in natural language.' },
    raw_data_only: { type: 'boolean', description: 'True to omit the language-model summary.' },
  },
  required: ['query'],
}

/** What x402 sells: a call of the tool or, without one, a question to the agent. */
export function resourceOf(chain: PaymentChain, agent: Agent, tool: Tool | undefined): Resource {
  const path = [paidPaths[chain], agent.id, ...(tool ? [tool.name] : [])].join('/')
  const listing = () => listingFor(agent, tool)
  return tool
    ? {
        path,
        agent: agent.id,
        tool: tool.name,
        priceUsd: tool.price_usd,
        description: tool.description,
        listing,
      }
    : {
        path,
        agent: agent.id,
        priceUsd: agent.query_price_usd,
        description: `Ask ${agent.id} in natural language. ${agent.description}`,
        listing,
      }
}

const listings = new WeakMap<Agent | Tool, CatalogueEntry>()

/** The same on all chains; kept, since every unpaid request shows it. */
function listingFor(agent: Agent, tool: Tool | undefined): CatalogueEntry {
  const kept = listings.get(tool ?? agent)
  if (kept) return kept
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

/** Arguments that the tool takes; undefined where none can be made of its schema. */
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
