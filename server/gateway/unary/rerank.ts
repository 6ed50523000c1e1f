import type { components } from '../../../generated/server/openai.ts'
import { isRecord, listOf } from '../../json/json.ts'
import { newId } from '../../store/id.ts'
import { broken, isFault, type UpstreamFault } from '../upstream/normalize.ts'
import { textBounds, type UnaryOperation } from './operation.ts'
import { promptUsage } from './usage.ts'

type Schemas = components['schemas']
type Body = Schemas['RerankRequest']
type Result = Schemas['RerankResult']

/** Ranks documents; the reply has Cohere's form, whichever of the known forms the server's has. */
export const rerank: UnaryOperation<Body, Schemas['RerankReply']> = {
  unit: 'call',
  // Models read the query with each document.
  bounds: ({ query, documents }) =>
    textBounds(documents.flatMap((document) => [query, documentText(document)])),
  fields: ({ query, documents, top_n, max_tokens_per_doc }) => ({
    query,
    documents: documents.map(documentText),
    top_n: top_n ?? undefined,
    max_tokens_per_doc: max_tokens_per_doc ?? undefined,
  }),
  read(reply, body, model) {
    const results = resultsOf(reply['results'], body)
    if (isFault(results)) return results
    const usage = promptUsage(reply['usage'])
    const { id } = reply
    return {
      usage,
      reply: {
        id: typeof id === 'string' && id !== '' && id.length <= 256 ? id : `rerank-${newId()}`,
        object: 'list',
        model,
        results,
        ...(usage && {
          usage: { prompt_tokens: usage.prompt_tokens, total_tokens: usage.total_tokens },
        }),
      },
    }
  },
}

const documentText = (document: Body['documents'][number]): string =>
  typeof document === 'string' ? document : document.text

/** The results, the best first, as many as were requested. */
function resultsOf(
  list: unknown,
  { documents, top_n: topN, return_documents: withText }: Body,
): Result[] | UpstreamFault {
  if (!Array.isArray(list)) return broken('no_results')
  const seen = new Set<number>()
  const results: Result[] = []
  for (const entry of listOf(list)) {
    const { index, relevance_score, score = relevance_score } = isRecord(entry) ? entry : {}
    const document = documents[Number.isInteger(index) ? Number(index) : -1]
    if (document === undefined || seen.has(Number(index))) return broken('wrong_index')
    if (typeof score !== 'number') return broken('no_score')
    seen.add(Number(index))
    results.push({
      index: Number(index),
      relevance_score: score,
      ...(withText && { document: { text: documentText(document) } }),
    })
  }
  if (results.length < Math.min(topN ?? documents.length, documents.length))
    return broken('wrong_count')
  results.sort((one, other) => other.relevance_score - one.relevance_score)
  return results.slice(0, topN ?? undefined)
}
