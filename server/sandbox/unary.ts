import { listOf } from '../json/json.ts'
import { splitWords } from './embeddings.ts'

type Request = Record<string, unknown>

/** The models of the sandbox that do not chat, by their kind. */
export const sandboxUnary = {
  rerank: 'bge-reranker-v2-m3',
  moderations: 'omni-moderation-latest',
} as const

/** The responses of operations that are not chats, by their paths. */
export const unaryReplies: Readonly<Record<string, (request: Request) => object>> = {
  '/v1/rerank': rerank,
  '/v1/moderations': moderate,
}

/** Scores each document by the share of the query's words that it has. */
function rerank({ model, query, documents, top_n: topN }: Request): object {
  const words = new Set(splitWords(String(query)))
  const texts = listOf(documents).map(String)
  const results = texts.map((text, index) => {
    const common = [...new Set(splitWords(text))].filter((word) => words.has(word))
    return { index, relevance_score: common.length / words.size }
  })
  results.sort((one, other) => other.relevance_score - one.relevance_score)
  const tokens = texts.reduce((sum, text) => sum + words.size + splitWords(text).length, 0)
  return {
    id: 'rerank-sandbox',
    model,
    results: results.slice(0, typeof topN === 'number' ? topN : undefined),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  }
}

/** Words that the sandbox flags, by category. */
const flaggedWords = { harassment: ['idiot', 'stupid'], violence: ['kill', 'murder'] }

function moderate({ model, input }: Request): object {
  const isList = Array.isArray(input) && typeof input[0] === 'string'
  const contents = isList ? input.map(String) : [JSON.stringify(input)]
  const results = contents.map((content) => {
    const words = new Set(splitWords(content))
    const isIn = (list: readonly string[]) => list.some((word) => words.has(word))
    const entries = Object.entries(flaggedWords).map(([name, list]) => [name, isIn(list)] as const)
    return {
      flagged: entries.some(([, isFlagged]) => isFlagged),
      categories: Object.fromEntries(entries),
      category_scores: Object.fromEntries(entries.map(([name, is]) => [name, is ? 0.99 : 0.001])),
    }
  })
  return { id: 'modr-sandbox', model, results }
}
