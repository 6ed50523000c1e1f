import { fillArguments } from './language/arguments.ts'
import { isRecord } from '../json/json.ts'
import { meaningfulWords, nameWords } from './language/words.ts'

/** A function of the request; `parameters` is its JSON Schema. */
export type OfferedTool = { name: string; description: string; parameters: Record<string, unknown> }

/** Reads the functions in `tools` of a request. */
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

const wordSet = (words: string) => new Set(words.split(' '))
const workWords = wordSet(
  'agent agents cron crons goal goals skill skills subagent subagents task tasks wakeup workflow',
)
const startWords = wordSet(
  'a call create delegate dispatch execute invoke launch loop new resume run schedule spawn start ' +
    'to use',
)
const startsAgents =
  /\b(?:creat|delegat|execut|launch|orchestrat|run|spawn|start)\w*\b.*\b(?:sub)?agents?\b/is

/**
 * Whether a tool starts an agent, a task, a skill or the like, by its name or the first sentence of
 * its description. Its agent would get the same tools, and call them without end.
 */
export function startsWork({ name, description }: OfferedTool): boolean {
  const words = nameWords(name.slice(name.lastIndexOf('__') + 1))
  const isStart = words.every((word) => workWords.has(word) || startWords.has(word))
  const [sentence = ''] = description.slice(0, 300).split('.', 1)
  return (isStart && words.some((word) => workWords.has(word))) || startsAgents.test(sentence)
}

/** Words of tools for which queries use other words. */
const hints: [query: RegExp, words: string][] = [
  [/^(?:what|who|when|where|how)\b/i, 'question'],
  [/\b(?:develop|moved?|trend)\b/i, 'history chart'],
  [/https?:\/\//i, 'page url'],
]

/** Chooses the tool with the most words and parameter values in common with the query. */
export function chooseTool(tools: OfferedTool[], query: string): OfferedTool | undefined {
  const hinted = hints.flatMap(([pattern, words]) => (pattern.test(query) ? [words] : []))
  const words = new Set(meaningfulWords([query, ...hinted].join(' ')))
  let best: { tool: OfferedTool; score: number } | undefined
  for (const tool of tools) {
    const shared = sharedWords(tool, words)
    const { score, hasGuess } = fillArguments(tool.parameters, query)
    const guess = shared > 0 ? -0.5 : 0
    const total = shared + (hasGuess ? guess : score)
    if (best === undefined || total > best.score) best = { tool, score: total }
  }
  return best?.tool
}

/** Each word counts once: 4 in the name, 2 in parameters and choices, 1 in descriptions. */
function sharedWords({ name, description, parameters }: OfferedTool, words: Set<string>): number {
  const open = propertiesOf(parameters).filter(([, schema]) => !('const' in schema))
  const choices = open.flatMap(([, { enum: values }]) => (Array.isArray(values) ? values : []))
  const properties = open.map(([property]) => property)
  const descriptions = open.map(([, schema]) => schema['description'] ?? '')
  const places = [
    { weight: 4, words: wordsOf([name]) },
    { weight: 2, words: wordsOf([...properties, ...choices]) },
    { weight: 1, words: wordsOf([description, ...descriptions]) },
  ]
  let sum = 0
  for (const word of words) sum += places.find((place) => place.words.has(word))?.weight ?? 0
  return sum
}

const wordsOf = (texts: unknown[]) => new Set(meaningfulWords(texts.map(String).join(' ')))

const propertiesOf = ({
  properties,
}: Record<string, unknown>): [string, Record<string, unknown>][] =>
  Object.entries(isRecord(properties) ? properties : {}).filter(
    (entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]),
  )
