import { nearest } from '../../documents/closest.ts'
import { Failure } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import type { Agent, Tool, ToolSchema } from '../agent.ts'
import { ToolIndex } from './tool-index.ts'

/** A tool as offered to models. */
export type ShownTool = Pick<Tool, 'name' | 'description' | 'parameters'>

/** The tools offered to models in place of hundreds. */
export type Lookup = 'search' | 'describe' | 'call'

/** A lookup, and the tool by which a model uses it. */
export type CatalogueLookup = { lookup: Lookup; tool: ShownTool }

/** Above this number of tools, models search them. */
export const maxShownTools = 64

const usualResults = 8
const maxResults = 20
const maxDescription = 240
const maxArguments = 20
const maxText = 2000

/** The tools of an agent with too many to offer them all: models search them. */
export class Catalogue {
  readonly #tools: ReadonlyMap<string, Tool>
  readonly #index: ToolIndex
  readonly #lookups: ReadonlyMap<string, CatalogueLookup>

  constructor(tools: readonly Tool[]) {
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]))
    this.#index = new ToolIndex(tools)
    this.#lookups = new Map(
      (['search', 'describe', 'call'] as const).map((lookup) => {
        let name = `${lookup}_${lookup === 'search' ? 'tools' : 'tool'}`
        while (this.#tools.has(name)) name += '_'
        return [name, { lookup, tool: { name, ...descriptions[lookup](tools.length) } }]
      }),
    )
  }

  /** The tools that search, describe and call. */
  get lookups(): CatalogueLookup[] {
    return [...this.#lookups.values()]
  }

  lookupNamed(name: string): Lookup | undefined {
    return this.#lookups.get(name)?.lookup
  }

  /** The tools that match a text best. */
  best(text: string, count: number): Tool[] {
    return this.#index.search(text, count)
  }

  /** The result of a search. Throws a Failure for invalid arguments. */
  search(args: unknown, at: string): object {
    const { query, limit = usualResults } = isRecord(args) ? args : {}
    if (typeof query !== 'string' || query.trim() === '')
      throw wrong(`${at}.query`, 'must be text, some words that say what is to be done')
    if (!Number.isSafeInteger(limit) || Number(limit) < 1 || Number(limit) > maxResults)
      throw wrong(`${at}.limit`, `must be a whole number from 1 to ${maxResults}`)
    const tools = this.best(query.slice(0, maxText), Number(limit))
    if (tools.length > 0) return { tools: tools.map(summaryOf), of: this.#tools.size }
    const some = nearest(query.slice(0, 200), [...this.#tools.keys()], usualResults)
    return { tools: [], of: this.#tools.size, note: `nothing fits; some names: ${some.join(', ')}` }
  }

  /** A tool with all of its arguments. Throws a Failure for an unknown name. */
  describe(args: unknown, at: string): object {
    const { name, description, effect, price_usd, parameters } = this.find(args, at)
    return { name, description, effect, price_usd, parameters }
  }

  /** The tool called `name` in the arguments. Throws a Failure that lists the nearest names. */
  find(args: unknown, at: string): Tool {
    const name = isRecord(args) ? args['name'] : undefined
    const tool = typeof name === 'string' ? this.#tools.get(name) : undefined
    if (tool) return tool
    if (typeof name !== 'string') throw wrong(`${at}.name`, 'must be the name of a tool')
    const quotedName = JSON.stringify(name.slice(0, 64))
    const some = nearest(name.slice(0, 64), [...this.#tools.keys()], 5)
    throw wrong(
      `${at}.name`,
      `is ${quotedName}, and there is no such tool; nearest: ${some.join(', ')}`,
    )
  }
}

const catalogues = {
  all: new WeakMap<Agent, Catalogue>(),
  read: new WeakMap<Agent, Catalogue>(),
}

/** The catalogue of an agent, with or without tools that change something. */
export function catalogueOf(agent: Agent, writeTools: boolean): Catalogue {
  const ofAgents = catalogues[writeTools ? 'all' : 'read']
  const cached = ofAgents.get(agent)
  if (cached) return cached
  const tools = [...agent.tools.values()].filter(({ effect }) => writeTools || effect === 'read')
  const catalogue = new Catalogue(tools)
  ofAgents.set(agent, catalogue)
  return catalogue
}

function summaryOf({ name, description, effect, parameters }: Tool): object {
  const { properties, required = [] } = parameters
  const names = Object.keys(properties)
  const isLong = description.length > maxDescription
  return {
    name,
    description: isLong ? `${description.slice(0, maxDescription).toWellFormed()}…` : description,
    effect,
    required,
    optional: names.filter((one) => !required.includes(one)).slice(0, maxArguments),
  }
}

const wrong = (param: string, text: string) =>
  new Failure('invalidRequest', `${param} ${text}`, { param, retry: false })

const objectOf = (properties: ToolSchema['properties'], required: string[]): ToolSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const nameArgument = { type: 'string', description: 'The name of the tool, as a search gave it.' }

type Described = Pick<ShownTool, 'description' | 'parameters'>

const descriptions: Record<Lookup, (count: number) => Described> = {
  search: (count) => ({
    description:
      `Searches ${count} tools by words, and returns names, descriptions and arguments. ` +
      'Call it first where no tool that is shown fits.',
    parameters: objectOf(
      {
        query: {
          type: 'string',
          minLength: 1,
          maxLength: maxText,
          description: 'Words that say what is to be done, like "close an issue".',
        },
        limit: { type: 'integer', minimum: 1, maximum: maxResults, default: usualResults },
      },
      ['query'],
    ),
  }),
  describe: () => ({
    description: 'Returns the schema of all arguments of one tool.',
    parameters: objectOf({ name: nameArgument }, ['name']),
  }),
  call: () => ({
    description: 'Calls one of the tools that a search found.',
    parameters: objectOf(
      {
        name: nameArgument,
        arguments: { type: 'object', description: 'The arguments of the tool.' },
        fields: {
          type: 'array',
          items: { type: 'string' },
          maxItems: 32,
          description: 'The parts of a large result to return, like ["total", "items.id"].',
        },
      },
      ['name', 'arguments'],
    ),
  }),
}
