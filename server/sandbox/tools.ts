import { fillFrom } from './language/arguments.ts'
import { meantBy } from './language/gazetteer.ts'
import { isRecord } from '../json.ts'
import { meaningfulWords } from './language/words.ts'

/** A function that the caller offers; `parameters` is its JSON Schema. */
export type OfferedTool = { name: string; description: string; parameters: Record<string, unknown> }

/** Reads `tools` of a request; what is no function is left out. */
export function readTools(tools: unknown): OfferedTool[] {
  if (!Array.isArray(tools)) return []
  return tools.flatMap((tool: unknown) => {
    const offered = isRecord(tool) ? tool['function'] : undefined
    if (!isRecord(offered) || typeof offered['name'] !== 'string') return []
    const { name, description, parameters } = offered
    return [
      {
        name,
        description: typeof description === 'string' ? description : '',
        parameters: isRecord(parameters) ? parameters : {},
      },
    ]
  })
}

/**
 * The tool whose name, parameters and description share most with the query, where one counts more for which the query has the arguments;
 * the first of them when several do, or none does.
 */
export function chooseTool(tools: OfferedTool[], query: string): OfferedTool | undefined {
  const words = new Set(meaningfulWords(`${query} ${meantBy(query)}`))
  const scored = tools.map((tool) => ({
    tool,
    score: likeness(tool, words) + readiness(tool, query, likeness(tool, words)),
  }))
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, next) => (best && best.score >= next.score ? best : next),
    undefined,
  )?.tool
}

/** A word counts once, by the most telling place it is in: the name, then a parameter or one of its values, then the description. */
function likeness({ name, description, parameters }: OfferedTool, words: Set<string>): number {
  const open = propertiesOf(parameters).filter(([, schema]) => !('const' in schema))
  const values = open.flatMap(([, schema]) =>
    Array.isArray(schema['enum']) ? schema['enum'].map(String) : [],
  )
  const places: [Set<string>, number][] = [
    [new Set(meaningfulWords(name)), 4],
    [new Set(meaningfulWords([...open.map(([property]) => property), ...values].join(' '))), 2],
    [
      new Set(
        meaningfulWords([description, ...open.map(([, schema]) => describe(schema))].join(' ')),
      ),
      1,
    ],
  ]
  return [...words].reduce(
    (score, word) => score + (places.find(([place]) => place.has(word))?.[1] ?? 0),
    0,
  )
}

/** A tool that needs what the query does not have is unlikely; one that takes what it lists is likely. */
function readiness({ name, parameters }: OfferedTool, query: string, alike: number): number {
  const { told, guessed } = fillFrom(parameters, query, name)
  if (guessed > 0) return alike > 0 ? -1 : 0
  const required = Array.isArray(parameters['required']) ? parameters['required'] : []
  const lists = propertiesOf(parameters).some(
    ([property, schema]) =>
      required.includes(property) && schema['type'] === 'array' && !('default' in schema),
  )
  return (told > 0 ? 3 : 0) + (lists && isList(query) ? 3 : 0)
}

/** Two names or numbers, joined by a comma, "and" or a sign. */
const isList = (query: string) =>
  /(?:\p{Lu}[\p{L}-]+|\d)(?:, | and | ?\+ ?)(?:\p{Lu}[\p{L}-]+|\d)/u.test(query)

const propertiesOf = ({
  properties,
}: Record<string, unknown>): [string, Record<string, unknown>][] =>
  isRecord(properties)
    ? Object.entries(properties).filter((entry): entry is [string, Record<string, unknown>] =>
        isRecord(entry[1]),
      )
    : []

function describe(schema: Record<string, unknown>): string {
  return typeof schema['description'] === 'string' ? schema['description'] : ''
}
