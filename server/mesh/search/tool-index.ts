import type { Tool } from '../agent.ts'

type Entry = { tool: Tool; weights: Map<string, number>; length: number }

/** BM25's usual parameters. */
const saturation = 1.2
const lengthWeight = 0.75
/** The weight of a word by its position. */
const inName = 3
const inPath = 2
const inDescription = 1
const inArguments = 0.5
const maxDescription = 400
const maxWords = 64

/** Finds tools by words in names, paths, descriptions and names of arguments, best first. */
export class ToolIndex {
  readonly #entries: Entry[]
  readonly #documents = new Map<string, number>()
  readonly #meanLength: number

  constructor(tools: Iterable<Tool>) {
    this.#entries = [...tools].map(entryOf)
    let length = 0
    for (const entry of this.#entries) {
      length += entry.length
      for (const word of entry.weights.keys())
        this.#documents.set(word, (this.#documents.get(word) ?? 0) + 1)
    }
    this.#meanLength = length / (this.#entries.length || 1)
  }

  search(text: string, count: number): Tool[] {
    const words = [...new Set(wordsOf(text).slice(0, maxWords))].flatMap((word) =>
      this.#known(word),
    )
    return this.#entries
      .map((entry) => ({ tool: entry.tool, score: this.#score(entry, words) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ tool }) => tool)
  }

  /** The word, or words of the index with a common prefix. */
  #known(word: string): string[] {
    if (this.#documents.has(word)) return [word]
    if (word.length < 4) return []
    return [...this.#documents.keys()].filter(
      (other) => other.length >= 4 && (other.startsWith(word) || word.startsWith(other)),
    )
  }

  #score({ weights, length }: Entry, words: readonly string[]): number {
    let score = 0
    for (const word of words) {
      const weight = weights.get(word)
      if (weight === undefined) continue
      const documents = this.#documents.get(word) ?? 0
      const rarity = Math.log(1 + (this.#entries.length - documents + 0.5) / (documents + 0.5))
      const relative = 1 - lengthWeight + (lengthWeight * length) / this.#meanLength
      score += (rarity * weight * (saturation + 1)) / (weight + saturation * relative)
    }
    return score
  }
}

function entryOf(tool: Tool): Entry {
  const weights = new Map<string, number>()
  let length = 0
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      length += weight
      weights.set(word, (weights.get(word) ?? 0) + weight)
    }
  }
  add(tool.name, inName)
  if (tool.source.kind === 'http')
    for (const piece of tool.source.path) if (typeof piece === 'string') add(piece, inPath)
  add(tool.description.slice(0, maxDescription), inDescription)
  for (const name of Object.keys(tool.parameters.properties)) add(name, inArguments)
  return { tool, weights, length }
}

const stopWords = new Set(
  (
    'a an and any are as at be by can do does for from give has have how i in is it its me my of on ' +
    'or our please tell that the their there this to us want was we what when where which who will ' +
    'with you your'
  ).split(' '),
)

/** Words that people use for those that APIs use. */
const synonyms: Record<string, string> = {
  delete: 'remove erase destroy',
  create: 'add new make',
  update: 'change edit modify patch',
  get: 'show read fetch retrieve view',
  search: 'find lookup',
}
const sameWords = new Map(
  Object.entries(synonyms).flatMap(([word, others]) =>
    others.split(' ').map((other) => [other, word] as const),
  ),
)

function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word))
    .map(stem)
    .map((word) => sameWords.get(word) ?? word)
}

/** Without English endings of number and tense. */
function stem(word: string): string {
  if (word.length < 4) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word)) return word.slice(0, -1)
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3)
  return word.length > 5 && word.endsWith('ed') ? word.slice(0, -2) : word
}
