import type { Agent, Tool } from './agent.ts'
import { exampleOf } from './example.ts'
import { mapSchema } from '../documents/map-schema.ts'
import { isRecord } from '../json/json.ts'
import { paidPaths, resourceOf, type PaymentChain } from './paid/sale.ts'

/** The members of the bundled mesh.yaml that agents add to. */
type Contract = {
  info: { description: string; contact?: { email: string } }
  tags: object[]
  paths: Record<string, PathItem>
  components: { schemas: object }
}
type PathItem = Record<string, Operation>
type Operation = {
  'x-agent'?: string
  'x-payment-info'?: PaymentInfo
  security?: object[]
  operationId: string
  tags: string[]
  summary: string
  parameters: { $ref?: string }[]
  requestBody: { content: { 'application/json': JsonContent } }
}
/** As indexes of paid APIs read it, such as x402scan. */
type PaymentInfo = {
  price: { mode: 'fixed'; currency: 'USD'; amount: string }
  protocols: { x402: { networks: readonly string[] } }[]
}
type JsonContent = { schema: object; examples: Record<string, object> }

/** The networks of each kind of chain that accepts payments, by CAIP-2 id, and a contact. */
export type Selling = {
  networks: { readonly [Chain in PaymentChain]?: readonly string[] }
  contact?: string | undefined
}

/**
 * The contract of the mesh with the agents that it serves: their descriptions, examples of
 * requests, the schemas of their tools' arguments, and a path for each item for sale, with its
 * price. Existing parts of the contract stay unchanged; added parts have `x-agent`.
 */
export function withAgents<Document extends object>(
  document: Document,
  agents: Iterable<Agent>,
  { networks, contact }: Selling,
): Document {
  const contract = structuredClone(document) as unknown as Contract // the bundled mesh.yaml
  if (contact !== undefined) contract.info.contact = { email: contact }
  const chains = (['evm', 'solana'] as const).filter((chain) => networks[chain])
  const available = [...agents].filter((agent) => agent.available)
  contract.info.description += agentsSection(available)
  contract.tags.push(
    ...available.map(({ id, description }) => ({ name: id, description, 'x-agent': id })),
  )
  const { examples } = jsonContent(contract.paths['/mesh_request']?.['post'])
  for (const agent of available) {
    Object.assign(examples, requestExamples(agent))
    for (const tool of agent.tools.values())
      Object.assign(contract.components.schemas, { [fullName(tool)]: argumentsSchema(tool) })
    if (agent.x402)
      for (const chain of chains)
        for (const tool of [...agent.tools.values(), undefined])
          contract.paths[resourceOf(chain, agent, tool).path] = {
            post: paidOperation(contract, agent, tool, { chain, networks: networks[chain] ?? [] }),
          }
  }
  return contract as unknown as Document
}

const fullName = ({ agent, name }: Tool) => `${agent}.${name}`

const agentsSection = (agents: Agent[]): string =>
  `\n\n<details><summary>Agents and tools (${agents.length})</summary>\n\n` +
  `${agents.map(agentTable).join('\n\n')}\n\n</details>`

const agentTable = ({ id, description, query_price_usd, tools }: Agent): string =>
  [
    `#### ${id}\n\n${description}\n`,
    '| | USD | |\n| --- | --- | --- |',
    `| a question | ${query_price_usd} | The agent chooses and runs its tools. |`,
    ...[...tools.values()].map(toolRow),
  ].join('\n')

const toolRow = ({ name, price_usd, description, parameters }: Tool): string =>
  `| \`${name}\` | ${price_usd} | ${cellText(description)} Takes ${argumentList(parameters)}. |`

const cellText = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')

const argumentList = ({ properties, required = [] }: Tool['parameters']): string =>
  Object.keys(properties)
    .map((name) => `\`${name}\`${required.includes(name) ? '' : ' (optional)'}`)
    .join(', ') || 'nothing'

const argumentsSchema = (tool: Tool) => ({
  // Without defaults that are objects: generators of Go stumble.
  ...mapSchema({ ...tool.parameters }, (keyword, value) =>
    keyword === 'default' && isRecord(value) ? undefined : value,
  ),
  title: fullName(tool),
  description: `${tool.description}\n\n${tool.price_usd} USD a call.`,
  'x-agent': tool.agent,
  'x-price-usd': tool.price_usd,
})

/** Examples for `POST /mesh_request`: a question, and a call of each tool. */
function requestExamples(agent: Agent): Record<string, object> {
  const { id: agent_id, tools, query_price_usd } = agent
  const exampleFor = (summary: string, input: object) => ({
    summary,
    'x-agent': agent_id,
    value: { api_key: 'tg_your_key', agent_id, input },
  })
  const examples: Record<string, object> = {}
  const [query] = agent.examples
  if (query !== undefined)
    examples[`${agent_id}.query`] = exampleFor(`${agent_id}, a question (${query_price_usd} USD)`, {
      query,
    })
  for (const tool of tools.values())
    examples[fullName(tool)] = exampleFor(`${agent_id}, ${tool.name} (${tool.price_usd} USD)`, {
      tool: tool.name,
      tool_arguments: exampleOf(tool.parameters),
    })
  return examples
}

/** A copy of the contract's operation for an item for sale: a tool or, without one, a query. */
function paidOperation(
  { paths }: Contract,
  agent: Agent,
  tool: Tool | undefined,
  { chain, networks }: { chain: PaymentChain; networks: readonly string[] },
): Operation {
  const { id, query_price_usd, examples } = agent
  const template = `${paidPaths[chain]}/{agent_id}${tool ? '/{tool}' : ''}`
  const general = paths[template]?.['post']
  if (!general) throw new Error(`the contract does not have ${template}`)
  const operation = structuredClone(general)
  const content = jsonContent(operation)
  if (tool) content.schema = { $ref: `#/components/schemas/${fullName(tool)}` }
  const [query = ''] = examples
  content.examples = { one: { value: tool ? exampleOf(tool.parameters) : { query } } }
  const amount = tool?.price_usd ?? query_price_usd
  const isOwn = ({ $ref }: { $ref?: string }) => /\/(AgentId|Tool)$/.test($ref ?? '')
  return {
    ...operation,
    operationId: `${operation.operationId}_${tool ? `${id}_${tool.name}` : id}`,
    tags: [id],
    summary: `${tool ? tool.name : 'A question'}: ${amount} USD`,
    parameters: operation.parameters.filter((parameter) => !isOwn(parameter)),
    // Indexes read a security scheme as a required key; a caller without one gets a 402.
    security: [],
    'x-payment-info': {
      price: { mode: 'fixed', currency: 'USD', amount },
      protocols: [{ x402: { networks } }],
    },
    'x-agent': id,
  }
}

function jsonContent(operation: Operation | undefined): JsonContent {
  if (!operation) throw new Error('the contract has no such operation')
  return operation.requestBody.content['application/json']
}
