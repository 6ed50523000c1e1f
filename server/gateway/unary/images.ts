import contract from '../../../generated/json/openai.json' with { type: 'json' }
import type { components } from '../../../generated/server/openai.ts'
import { isRecord } from '../../json/json.ts'
import { reviewedImages } from '../hooks/unary-reply.ts'
import { broken, objectOf } from '../upstream/normalize.ts'
import { textBounds, type UnaryOperation } from './operation.ts'
import { nonZero } from './usage.ts'

type Schemas = components['schemas']
type Body = Schemas['ImageRequest']
type Reply = Schemas['ImageReply']

const { model: _, stream: __, ...sent } = contract.components.schemas.ImageRequest.properties
/** A server gets no field that the contract does not define. */
const sentFields: ReadonlySet<string> = new Set(Object.keys(sent))

/** Generates images; the reply has those that the server sent, and its token counts. */
export const images: UnaryOperation<Body, Reply> = {
  unit: 'image',
  bounds: ({ prompt, n }) => ({ ...textBounds([prompt]), units: n ?? 1, replies: n ?? 1 }),
  fields: (body) =>
    Object.fromEntries(
      Object.entries(body).filter(([name, value]) => sentFields.has(name) && value !== null),
    ),
  reviewed: reviewedImages,
  read(reply, { n }) {
    const { data, created, usage } = reply
    if (!Array.isArray(data) || data.length === 0) return broken('no_images')
    if (data.length > (n ?? 1)) return broken('wrong_count')
    if (!data.every((image) => isRecord(image) && (image['b64_json'] ?? image['url'])))
      return broken('no_image')
    const { input_tokens, output_tokens, total_tokens } = objectOf(usage) ?? {}
    const counts = nonZero({ prompt_tokens: input_tokens, completion_tokens: output_tokens })
    return {
      usage: counts,
      units: data.length,
      reply: {
        created: Number.isInteger(created) ? Number(created) : Math.floor(Date.now() / 1000),
        // Its form is validated by the contract.
        data: data as Schemas['GeneratedImage'][],
        ...(counts && {
          usage: {
            ...objectOf(usage),
            input_tokens: counts.prompt_tokens,
            output_tokens: counts.completion_tokens,
            total_tokens: Number(total_tokens ?? counts.total_tokens),
          },
        }),
      },
    }
  },
}
