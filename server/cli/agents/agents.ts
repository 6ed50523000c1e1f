import { commandLine } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { findAgent } from '../../mesh/runtime.ts'
import type { Agent, JsonSchema, Tool } from '../../mesh/agent.ts'
import { add, addFlags } from './add.ts'
import { ask, askFlags, call } from './call.ts'
import { configuredAgents } from './configured.ts'
import { survey, surveyFlags } from './survey.ts'
import {
  act,
  configFlag,
  helpText,
  jsonFlag,
  readArguments,
  UsageError,
  type Command,
} from '../arguments.ts'
import { print, printJson, say, table } from '../output.ts'

const common = { ...configFlag, ...jsonFlag } as const
const actions = { list, show, call, ask, add, survey }

/** `tollgate agents`. */
export const agents: Command = {
  help: helpText({
    usage: [
      'agents list',
      'agents show AGENT',
      "agents call AGENT TOOL '{…}' [--key KEY]",
      'agents ask AGENT "…" [--raw] [--key KEY]',
      'agents add FILE --id AGENT [--only LIST] [--server URL] [--output FOLDER]',
      'agents survey FOLDER',
    ],
    about: 'Agents and their tools. `call` and `ask` need a running server.',
    flags: { ...askFlags, ...addFlags, ...surveyFlags, ...common },
    notes: [
      '`add` creates an agent from any OpenAPI document: its operations become tools.',
      'The server reads agents at startup and on SIGHUP.',
      `The key needs the scope mesh: ${commandLine('keys create --name NAME --scopes mesh')}`,
    ],
  }),
  run: (args) => act('agents', args, actions),
}

const load = (file: string | undefined) =>
  configuredAgents(loadConfig({ file, env: process.env, secrets: false }))

async function list(args: string[]) {
  const { flags } = readArguments(args, common)
  const { agents: loaded, broken } = await load(flags.config)
  if (flags.json)
    return printJson({
      agents: [...loaded.values()].map(summaryOf),
      broken: broken.map(({ id, problems }) => ({ id, problems })),
    })
  const rows = [...loaded.values()].map((agent) => [
    agent.id,
    [...agent.tools.keys()].join(', '),
    agent.price_usd,
    agent.query_price_usd,
    stateOf(agent),
  ])
  const brokenRows = broken.map(({ id }) => [id, '-', '-', '-', 'broken'])
  if (rows.length + brokenRows.length === 0)
    return say('There are no agents in the folders of mesh.agents.')
  print(
    table(
      ['agent', 'tools', 'tool USD', 'query USD', 'state'],
      [...rows, ...brokenRows],
      ['tool USD', 'query USD'],
    ),
  )
  for (const problem of broken.flatMap(({ problems }) => problems)) say(problem)
}

const summaryOf = ({
  id,
  title,
  description,
  tags,
  tools,
  price_usd,
  query_price_usd,
  available,
  unavailable_because: reason,
}: Agent) => ({
  id,
  title,
  description,
  tags,
  tools: [...tools.keys()],
  price_usd,
  query_price_usd,
  available,
  ...(reason !== undefined && { reason }),
})

const stateOf = ({ available, unavailable_because: reason }: Agent) =>
  available ? 'available' : `not available: ${reason ?? ''}`

async function show(args: string[]) {
  const { flags, words } = readArguments(args, common, ['AGENT'])
  const [id] = words
  if (id === undefined)
    throw new UsageError(`Name an agent by its id; \`${commandLine('agents list')}\` lists them.`)
  const agent = findAgent((await load(flags.config)).agents, id)
  if (flags.json) return printJson(viewOf(agent))
  const {
    title,
    version,
    description,
    author,
    file,
    tags,
    examples,
    external_apis: hosts,
    price_usd,
    query_price_usd,
    x402,
  } = agent
  const facts = [
    ['agent', `${agent.id} (${title} ${version})`],
    ['description', description],
    ['author', author],
    ['file', file],
    ['state', stateOf(agent)],
    ['tags', tags.join(', ') || '-'],
    ['servers', hosts.join(', ') || 'none, its tools are code'],
    ['credentials', agent.variables.map(credentialOf).join(', ') || '-'],
    [
      'price',
      `${price_usd} USD a tool call, ${query_price_usd} USD a query; ` +
        (x402 ? 'can be paid per request (x402)' : 'cannot be paid per request'),
    ],
    ...examples.map((example, index) => [index === 0 ? 'examples' : '', example]),
  ]
  const tools = [...agent.tools.values()].map((tool) => toolText(tool, price_usd))
  print(
    [
      facts.map(([name = '', value = '']) => `${name.padEnd(13)}${value}`).join('\n'),
      ...tools,
    ].join('\n\n'),
  )
}

const credentialOf = (variable: string) =>
  `${variable} (${(process.env[variable] ?? '') === '' ? 'not set' : 'set'})`

function viewOf(agent: Agent) {
  const { file, version, author, examples, external_apis, variables, x402 } = agent
  const tools = [...agent.tools.values()].map(
    ({ agent: _agent, source: _source, pick: _pick, ...tool }) => tool,
  )
  const credentials = variables.map((variable) => ({
    variable,
    set: (process.env[variable] ?? '') !== '',
  }))
  return {
    ...summaryOf(agent),
    version,
    author,
    file,
    examples,
    external_apis,
    credentials,
    x402,
    tools,
  }
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
  const widths = [0, 1, 2].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [
    `${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}: ${description}`,
    ...lines,
  ].join('\n')
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
