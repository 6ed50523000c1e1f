import { createHash } from 'node:crypto'
import type { CallToolResult, Tool as McpTool } from '@modelcontextprotocol/sdk/types.js'
import { Failure } from '../../failure.ts'
import type { AgentResult } from '../answering.ts'
import { checkArguments } from '../tools/arguments.ts'
import { isRecord } from '../../json.ts'
import type { AgentWork } from '../runtime.ts'
import { moreOf } from '../tools/failure.ts'
import type { Agent, Tool } from '../agent.ts'

/** What a client of the protocol can call, and its name there; without a tool it is a question to the agent. */
export type Offer = { name: string; agent: Agent; tool?: Tool }

const mostName = 128
const mostQuery = 65_536
const pageSize = 100

/** All that one agent offers: its tools, and `ask`, unless a tool is called so. */
export function offersOf(agent: Agent): Offer[] {
  let ask = 'ask'
  while (agent.tools.has(ask)) ask += '_agent'
  return [
    ...[...agent.tools.values()].map((tool) => ({ name: tool.name, agent, tool })),
    { name: ask, agent },
  ]
}

/** All that can be called, each under a name of its own. */
export function offersOfAll(agents: Iterable<Agent>): Offer[] {
  const taken = new Set<string>()
  return [...agents]
    .filter(({ available }) => available)
    .flatMap(offersOf)
    .map((offer) => {
      const name = joined(offer.agent.id, offer.name, taken)
      taken.add(name)
      return { ...offer, name }
    })
}

/** Two underscores may stand in both parts too, and the protocol allows 128 characters. */
function joined(agent: string, tool: string, taken: ReadonlySet<string>): string {
  const name = `${agent}__${tool}`
  if (name.length <= mostName && !taken.has(name)) return name
  const mark = createHash('sha256').update(`${agent}\n${tool}`).digest('hex').slice(0, 12)
  return `${name.slice(0, mostName - mark.length - 1)}_${mark}`
}

/** The offers of a page, which a cursor names by the one before it; undefined for a cursor that was never given. */
export function pageOf(
  offers: readonly Offer[],
  cursor: string | undefined,
): { offers: Offer[]; nextCursor?: string } | undefined {
  const start = cursor === undefined ? 0 : offers.findIndex(({ name }) => name === cursor) + 1
  if (cursor !== undefined && start === 0) return undefined
  const page = offers.slice(start, start + pageSize)
  const last = page.at(-1)
  return {
    offers: page,
    ...(last && start + pageSize < offers.length && { nextCursor: last.name }),
  }
}

/** An offer as `tools/list` tells it. */
export function described({ name, agent, tool }: Offer, writeTools: boolean): McpTool {
  if (tool) {
    return {
      name,
      description: tool.description,
      inputSchema: tool.parameters,
      annotations: { readOnlyHint: tool.effect === 'read' },
      _meta: priced(tool.price_usd),
    }
  }
  const readOnly = !writeTools || [...agent.tools.values()].every(({ effect }) => effect === 'read')
  return {
    name,
    description: `Ask ${agent.id} in natural language; it chooses and runs its own tools. ${agent.description}`,
    inputSchema: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          minLength: 1,
          maxLength: mostQuery,
          description: 'A question in natural language.',
          examples: agent.examples,
        },
      },
      required: ['query'],
    },
    annotations: { readOnlyHint: readOnly },
    _meta: priced(agent.query_price_usd),
  }
}

const priced = (usd: string) => ({ 'tollgate/price_usd': usd })

/** What a call is for. Throws a Failure that says what is wrong with its arguments. */
export function workFor({ agent, tool }: Offer, given: unknown): AgentWork {
  // Whoever calls is a model or has one: nobody needs a summary.
  if (tool)
    return {
      kind: 'tool',
      agent,
      tool,
      args: checkArguments(tool, given, 'arguments'),
      rawDataOnly: true,
    }
  const query = isRecord(given) ? given['query'] : undefined
  if (typeof query === 'string' && query !== '' && query.length <= mostQuery)
    return { kind: 'query', agent, query, rawDataOnly: false }
  throw new Failure(
    'invalidRequest',
    `arguments.query must be text of 1 to ${mostQuery} characters, a question to ${agent.id}`,
    { param: 'arguments.query', retry: false },
  )
}

/** An answer as the protocol has it; what is structured there must be an object, and the library takes one with a member `constructor` for none. */
export function resultFrom(
  { kind }: AgentWork,
  { response = '', data }: AgentResult,
): CallToolResult {
  if (kind === 'query')
    return { content: [{ type: 'text', text: response }], structuredContent: { response, data } }
  return {
    content: [{ type: 'text', text: JSON.stringify(data) }],
    structuredContent: isRecord(data) && !Object.hasOwn(data, 'constructor') ? data : { data },
  }
}

/** A failure is told to the model, which may do better: its sentence as text, and what the API said; the error body of other operations beside it. */
export function failedWith(failure: Failure): CallToolResult {
  const {
    status,
    code,
    message,
    details: { param },
  } = failure
  const more = moreOf(failure)
  const content: CallToolResult['content'] = [{ type: 'text', text: message }]
  if (Object.keys(more).length > 0) content.push({ type: 'text', text: JSON.stringify(more) })
  return {
    isError: true,
    content,
    structuredContent: {
      error: status,
      message,
      code,
      ...(param !== undefined && { param }),
      ...more,
    },
  }
}
