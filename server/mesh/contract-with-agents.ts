import type { Agent, JsonSchema, Tool } from './agent.ts'

type Operation = {
  'x-agent'?: string
  operationId: string
  tags: string[]
  summary: string
  parameters: { $ref?: string }[]
  requestBody: {
    content: { 'application/json': { schema: object; examples: Record<string, object> } }
  }
}
type Item = Record<string, Operation>
type Contract = {
  info: { description: string }
  tags: object[]
  paths: Record<string, Item>
  components: { schemas: object }
}

/** How agents are paid: by which contract path, and what a buyer may send there. */
export type PaymentChain = 'evm' | 'solana'

const paths: Record<PaymentChain, string> = { evm: '/x402/agents', solana: '/x402/solana/agents' }

/**
 * The contract of the mesh with the agents that it serves: described, as examples of requests, with the schemas of their tools' arguments, and
 * with a path for each thing that is sold. What the contract has stays as it is; what is added has `x-agent`.
 */
export function withAgents<Document extends object>(
  document: Document,
  agents: Iterable<Agent>,
  sales: readonly PaymentChain[],
): Document {
  const contract = structuredClone(document) as unknown as Contract // the bundled mesh.yaml
  const available = [...agents].filter((agent) => agent.available)
  contract.info.description += `\n\n<details><summary>Agents and tools (${available.length})</summary>\n\n${available.map(described).join('\n\n')}\n\n</details>`
  contract.tags.push(
    ...available.map(({ id, description }) => ({ name: id, description, 'x-agent': id })),
  )
  const { examples } = request(contract.paths['/mesh_request']?.['post'])
  for (const agent of available) {
    const { id: agent_id, tools } = agent
    const example = (name: string, summary: string, input: object) =>
      Object.assign(examples, {
        [name]: {
          summary,
          'x-agent': agent_id,
          value: { api_key: 'tg_your_key', agent_id, input },
        },
      })
    const [query] = agent.examples
    if (query !== undefined)
      example(`${agent_id}.query`, `${agent_id}, a question (${agent.query_price_usd} USD)`, {
        query,
      })
    for (const tool of tools.values()) {
      example(nameOf(tool), `${agent_id}, ${tool.name} (${tool.price_usd} USD)`, {
        tool: tool.name,
        tool_arguments: exampleOf(tool.parameters),
      })
      Object.assign(contract.components.schemas, {
        [nameOf(tool)]: {
          ...tool.parameters,
          title: nameOf(tool),
          description: `${tool.description}\n\n${tool.price_usd} USD a call.`,
          'x-agent': agent_id,
          'x-price-usd': tool.price_usd,
        },
      })
    }
    if (agent.x402)
      for (const sale of sales) Object.assign(contract.paths, soldPaths(contract, agent, sale))
  }
  return contract as unknown as Document
}

const nameOf = ({ agent, name }: Tool) => `${agent}.${name}`

const inCell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')

const described = ({ id, description, query_price_usd, tools }: Agent): string =>
  [
    `#### ${id}\n\n${description}\n`,
    '| | USD | |\n| --- | --- | --- |',
    `| a question | ${query_price_usd} | The agent chooses and runs its tools. |`,
    ...[...tools.values()].map(
      ({ name, price_usd, description: does, parameters }) =>
        `| \`${name}\` | ${price_usd} | ${inCell(does)} Takes ${argumentsOf(parameters)}. |`,
    ),
  ].join('\n')

const argumentsOf = ({ properties, required = [] }: Tool['parameters']): string =>
  Object.keys(properties)
    .map((name) => `\`${name}\`${required.includes(name) ? '' : ' (optional)'}`)
    .join(', ') || 'nothing'

/** The contract's own operation for everything that is sold, once for each thing. */
function soldPaths(
  { paths: all }: Contract,
  { id, tools, query_price_usd, examples: [query = ''] }: Agent,
  sale: PaymentChain,
): Record<string, Item> {
  const to = (
    path: string,
    from: string,
    name: string,
    summary: string,
    schema: object | undefined,
    value: object,
  ): [string, Item] => {
    const general = all[`${paths[sale]}${from}`]?.['post']
    if (!general) throw new Error(`the contract does not have ${paths[sale]}${from}`)
    const operation = structuredClone(general)
    const media = request(operation)
    if (schema) media.schema = schema
    media.examples = { one: { value } }
    const parameters = operation.parameters.filter(
      ({ $ref }) => !/\/(AgentId|Tool)$/.test($ref ?? ''),
    )
    return [
      `${paths[sale]}/${path}`,
      {
        post: {
          ...operation,
          operationId: `${operation.operationId}_${name.replace('.', '_')}`,
          tags: [id],
          summary,
          parameters,
          'x-agent': id,
        },
      },
    ]
  }
  return Object.fromEntries([
    ...[...tools.values()].map((tool) =>
      to(
        `${id}/${tool.name}`,
        '/{agent_id}/{tool}',
        nameOf(tool),
        `${tool.name}: ${tool.price_usd} USD`,
        { $ref: `#/components/schemas/${nameOf(tool)}` },
        exampleOf(tool.parameters),
      ),
    ),
    to(id, '/{agent_id}', id, `A question: ${query_price_usd} USD`, undefined, { query }),
  ])
}

function request(operation: Operation | undefined) {
  if (!operation) throw new Error('the contract has no such operation')
  return operation.requestBody.content['application/json']
}

/** Arguments that the schema takes: those that are required, and those that it has examples of. */
function exampleOf({ properties, required = [] }: Tool['parameters']): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, { examples }]) => required.includes(name) || Array.isArray(examples),
  )
  return Object.fromEntries(shown.map(([name, schema]) => [name, valueOf(schema)]))
}

function valueOf(schema: JsonSchema): unknown {
  const { examples, enum: words, properties, required, items, minimum = 0 } = schema
  const given =
    schema['const'] ??
    (Array.isArray(examples) ? examples[0] : undefined) ??
    schema['default'] ??
    (Array.isArray(words) ? words[0] : undefined)
  if (given !== undefined) return given
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  if (type === 'object')
    return exampleOf({
      properties: properties ?? {},
      required: required ?? [],
    } as Tool['parameters']) // JSON Schema of an object
  if (type === 'array') return [valueOf((items ?? {}) as JsonSchema)] // of an array
  if (type === 'integer' || type === 'number') return minimum
  return type === 'boolean' ? false : 'text'
}
