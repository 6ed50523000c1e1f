import type { components } from '../../../generated/server/openai.ts'
import { isRecord } from '../../json/json.ts'
import { newId } from '../../store/id.ts'
import { broken } from '../upstream/normalize.ts'
import { textBounds, type UnaryOperation } from './operation.ts'
import { promptUsage } from './usage.ts'

type Schemas = components['schemas']
type Body = Schemas['ModerationRequest']

/** Classifies content; the server's results are passed on. */
export const moderations: UnaryOperation<Body, Schemas['ModerationReply']> = {
  unit: 'call',
  bounds: ({ input }) => textBounds(textsOf(input), imagesIn(input)),
  fields: ({ input }) => ({ input }),
  read(body, { input }, model) {
    const { id, results, usage } = body
    if (!Array.isArray(results) || results.length === 0) return broken('no_results')
    const count = isTexts(input) ? input.length : 1
    if (results.length !== count) return broken('wrong_count')
    return {
      usage: promptUsage(usage),
      reply: {
        id: typeof id === 'string' && id !== '' && id.length <= 256 ? id : `modr-${newId()}`,
        model,
        // Its form is validated by the contract.
        results: results as Schemas['ModerationResult'][],
      },
    }
  },
}

const isTexts = (input: Body['input']): input is string[] =>
  Array.isArray(input) && typeof input[0] === 'string'

function imagesIn(input: Body['input']): number {
  if (typeof input === 'string') return 0
  return input.filter((part) => isRecord(part) && part.type !== 'text').length
}

/** The texts of an input. */
function textsOf(input: Body['input']): string[] {
  if (typeof input === 'string') return [input]
  return input.flatMap((part) => {
    if (typeof part === 'string') return [part]
    return part.type === 'text' ? [part.text] : []
  })
}
