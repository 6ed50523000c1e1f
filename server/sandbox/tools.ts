import { isRecord } from './records.ts'
import { meaningfulWords } from './words.ts'

/** A function that the caller offers; `parameters` is its JSON Schema. */
export type Tool = { name: string; description: string; parameters: Record<string, unknown> }

/** Reads `tools` of a request; what is no function is left out. */
export function readTools(tools: unknown): Tool[] {
  if (!Array.isArray(tools)) return []
  return tools.flatMap((tool: unknown) => {
    const offered = isRecord(tool) ? tool['function'] : undefined
    if (!isRecord(offered) || typeof offered['name'] !== 'string') return []
    const { name, description, parameters } = offered
    return [{ name, description: typeof description === 'string' ? description : '', parameters: isRecord(parameters) ? parameters : {} }]
  })
}

/** The tool whose name, parameters and description share most with the query; the first of them when several do, or none does. */
export function chooseTool(tools: Tool[], query: string): Tool | undefined {
  const words = new Set(meaningfulWords(query))
  const scored = tools.map((tool) => ({ tool, score: likeness(tool, words) }))
  return scored.reduce<(typeof scored)[number] | undefined>((best, next) => (best && best.score >= next.score ? best : next), undefined)?.tool
}

/** A word counts once, by the most telling place it is in: the name, then a parameter or one of its values, then the description. */
function likeness({ name, description, parameters }: Tool, words: Set<string>): number {
  const properties = isRecord(parameters['properties']) ? Object.entries(parameters['properties']) : []
  const values = properties.flatMap(([, schema]) => (isRecord(schema) && Array.isArray(schema['enum']) ? schema['enum'].map(String) : []))
  const places: [Set<string>, number][] = [
    [new Set(meaningfulWords(name)), 4],
    [new Set(meaningfulWords([...properties.map(([property]) => property), ...values].join(' '))), 2],
    [new Set(meaningfulWords([description, ...properties.map(([, schema]) => describe(schema))].join(' '))), 1],
  ]
  return [...words].reduce((score, word) => score + (places.find(([place]) => place.has(word))?.[1] ?? 0), 0)
}

function describe(schema: unknown): string {
  return isRecord(schema) && typeof schema['description'] === 'string' ? schema['description'] : ''
}
