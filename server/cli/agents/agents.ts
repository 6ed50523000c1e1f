import { commandLine } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { findAgent } from '../../mesh/runtime.ts'
import type { Agent, JsonSchema, Tool } from '../../mesh/agent.ts'
import { configuredAgents } from './configured.ts'
import { configFlag, defineCommand, jsonFlag, UsageError } from '../arguments.ts'
import { aligned, factLines, table } from '../output.ts'

const common = { ...configFlag, ...jsonFlag } as const

const load = (file: string | undefined) =>
  configuredAgents(loadConfig({ file, env: process.env, secrets: false }))

/** `tollgate agents list`. */
export const list = defineCommand({
  usage: ['agents list'],
  about: 'Lists the agents with their tools, prices and state.',
  flags: common,
  async run({ config }) {
    const { agents: loaded, broken } = await load(config)
    const agents = [...loaded.values()]
    const rows = [
      ...agents.map((agent) => [
        agent.id,
        [...agent.tools.keys()].join(', '),
        agent.price_usd,
        agent.query_price_usd,
        stateOf(agent),
      ]),
      ...broken.map(({ id }) => [id, '-', '-', '-', 'broken']),
    ]
    const json = {
      agents: agents.map(summaryOf),
      broken: broken.map(({ id, problems }) => ({ id, problems })),
    }
    if (rows.length === 0)
      return { json, notes: ['There are no agents in the folders of mesh.agents.'] }
    const prices = ['tool USD', 'query USD']
    return {
      json,
      text: table(['agent', 'tools', ...prices, 'state'], rows, prices),
      notes: broken.flatMap(({ problems }) => problems),
    }
  },
})

const summaryOf = (agent: Agent) => ({
  id: agent.id,
  title: agent.title,
  description: agent.description,
  tags: agent.tags,
  tools: [...agent.tools.keys()],
  price_usd: agent.price_usd,
  query_price_usd: agent.query_price_usd,
  available: agent.available,
  ...(agent.unavailable_because !== undefined && { reason: agent.unavailable_because }),
})

const stateOf = ({ available, unavailable_because: reason }: Agent) =>
  available ? 'available' : `not available: ${reason ?? ''}`

/** `tollgate agents show`. */
export const show = defineCommand({
  usage: ['agents show AGENT'],
  about: 'Shows an agent with its tools and their arguments.',
  flags: common,
  words: { AGENT: undefined },
  async run({ config }, [id]) {
    if (id === undefined)
      throw new UsageError(`Name an agent by its id; \`${commandLine('agents list')}\` lists them.`)
    const agent = findAgent((await load(config)).agents, id)
    return { json: viewOf(agent), text: agentText(agent) }
  },
})

function agentText(agent: Agent): string {
  const { price_usd } = agent
  const sale = agent.x402 ? 'can be paid per request (x402)' : 'cannot be paid per request'
  const facts = [
    ['agent', `${agent.id} (${agent.title} ${agent.version})`],
    ['description', agent.description],
    ['author', agent.author],
    ['file', agent.file],
    ['state', stateOf(agent)],
    ['tags', agent.tags.join(', ') || '-'],
    ['servers', agent.external_apis.join(', ') || 'none, its tools are code'],
    ['credentials', agent.variables.map(credentialOf).join(', ') || '-'],
    ['price', `${price_usd} USD a tool call, ${agent.query_price_usd} USD a query; ${sale}`],
    ...agent.examples.map((example, index) => [index === 0 ? 'examples' : '', example]),
  ]
  const tools = [...agent.tools.values()].map((tool) => toolText(tool, price_usd))
  return [factLines(facts, 13), ...tools].join('\n\n')
}

const isSet = (variable: string) => (process.env[variable] ?? '') !== ''
const credentialOf = (variable: string) => `${variable} (${isSet(variable) ? 'set' : 'not set'})`

function viewOf(agent: Agent) {
  const { file, version, author, examples, external_apis, variables, x402 } = agent
  const tools = [...agent.tools.values()].map(
    ({ agent: _agent, source: _source, pick: _pick, ...tool }) => tool,
  )
  const credentials = variables.map((variable) => ({ variable, set: isSet(variable) }))
  const summary = summaryOf(agent)
  return { ...summary, version, author, file, examples, external_apis, credentials, x402, tools }
}

function toolText(
  { name, description, parameters, price_usd, effect, send_defaults }: Tool,
  defaultPrice: string,
): string {
  const { properties, required = [] } = parameters
  const notes = [
    ...(price_usd === defaultPrice ? [] : [`${price_usd} USD`]),
    ...(effect === 'write' ? ['changes something'] : []),
  ]
  const mandatory = required.filter(
    (one) => !send_defaults || properties[one]?.['default'] === undefined,
  )
  const rows = Object.entries(properties).map(([argument, schema]) => [
    `  ${argument}`,
    typeOf(schema),
    need(argument, schema, mandatory),
    String(schema['description'] ?? ''),
  ])
  const title = `${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}: ${description}`
  return [title, ...aligned(rows)].join('\n')
}

function typeOf({ type, enum: choices, items }: JsonSchema): string {
  if (Array.isArray(choices)) return 'choice'
  if (type === 'array' && typeof items === 'object' && items !== null)
    return `list of ${typeOf(items as JsonSchema)}` // a schema has schemas as its items
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'any')
}

function need(argument: string, schema: JsonSchema, required: readonly string[]): string {
  if (required.includes(argument)) return 'required'
  if (schema['default'] !== undefined)
    return `default ${JSON.stringify(schema['default'])}`.slice(0, 32)
  return ''
}
