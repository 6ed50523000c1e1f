import type { components } from '../../../generated/server/openai.ts'
import { isRecord } from '../../json/json.ts'
import { broken, objectOf, usageFrom } from '../upstream/normalize.ts'
import { textBounds, type UnaryOperation } from './operation.ts'

type Schemas = components['schemas']
type Body = Schemas['ImageRequest']
type Reply = Schemas['ImageReply']

/** Generates images; the reply has those that the server sent, and its token counts. */
export const images: UnaryOperation<Body, Reply> = {
  unit: 'image',
  bounds: ({ prompt, n }) => ({ ...textBounds([prompt]), units: n ?? 1, replies: n ?? 1 }),
  fields: ({ model: _model, stream: _stream, ...fields }) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  read(reply, { n }) {
    const { data, created, usage } = reply
    if (!Array.isArray(data) || data.length === 0) return broken('no_images')
    if (data.length > (n ?? 1)) return broken('wrong_count')
    if (!data.every((image) => isRecord(image) && (image['b64_json'] ?? image['url'])))
      return broken('no_image')
    const { input_tokens, output_tokens, total_tokens } = objectOf(usage) ?? {}
    const counts = usageFrom({ prompt_tokens: input_tokens, completion_tokens: output_tokens })
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
