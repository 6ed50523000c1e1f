import contract from '../../../../generated/json/openai.json' with { type: 'json' }
import type { components } from '../../../../generated/server/openai.ts'
import { Json } from '../../../json/json.ts'
import type { EmbeddingResult, EmbeddingBody, EmbeddingInput } from '../../embeddings.ts'
import { IgnoredFields } from '../ignored-fields.ts'

type Schemas = components['schemas']
type Body = Schemas['EmbeddingRequest']

const names = new Set(Object.keys(contract.components.schemas.EmbeddingRequest.properties))

/** The fields of a request for vectors that have no effect here, which no upstream gets. */
export function ignoredEmbeddingFields(body: object): string | undefined {
  const ignored = new IgnoredFields()
  ignored.addOthers(body, names)
  return ignored.header()
}

/** The request in the gateway's own form: null becomes absent. */
export function embeddingRequestFrom(body: Body): Omit<EmbeddingBody, 'headers'> {
  const { model, input, encoding_format: format, dimensions, user } = body
  return {
    model,
    inputs: inputsOf(input),
    format: format ?? 'float',
    dimensions: dimensions ?? undefined,
    bodyFor: (upstreamModel) =>
      JSON.stringify({
        model: upstreamModel,
        input,
        encoding_format: format ?? undefined,
        dimensions: dimensions ?? undefined,
        user: user ?? undefined,
      }),
  }
}

/** By the contract a list of numbers is one input, and any other list has several. */
const inputsOf = (input: Body['input']): readonly EmbeddingInput[] =>
  typeof input === 'string' || typeof input[0] === 'number'
    ? [input as EmbeddingInput]
    : (input as readonly EmbeddingInput[])

/**
 * The reply as OpenAI gives it. Its vectors are most of it, and stay the bytes that they were; with
 * what stands between them where the model server has written that alike.
 */
export function embeddingListFrom(
  model: string,
  { vectors, memory, promptTokens }: EmbeddingResult,
): Json<Schemas['EmbeddingList']> {
  const parts: Buffer[] = []
  const add = (next: Buffer) => {
    const last = parts.at(-1)
    const longer = last && lengthened(last, next, memory)
    if (longer) parts[parts.length - 1] = longer
    else parts.push(next)
  }
  add(Buffer.from('{"object":"list","data":['))
  for (const [index, vector] of vectors.entries()) {
    const separator = index === 0 ? '' : '},'
    add(Buffer.from(`${separator}{"object":"embedding","index":${index},"embedding":`))
    add(vector)
  }
  const usage = `{"prompt_tokens":${promptTokens},"total_tokens":${promptTokens}}`
  add(Buffer.from(`}],"model":${JSON.stringify(model)},"usage":${usage}}`))
  return new Json(parts)
}

/**
 * The part with these bytes at its end; undefined unless they follow it in the memory of the reply,
 * which nobody writes to any more.
 */
function lengthened(
  part: Buffer,
  next: Buffer,
  memory: ReadonlySet<ArrayBufferLike>,
): Buffer | undefined {
  const { buffer, byteOffset: start, length } = part
  const end = start + length
  if (!memory.has(buffer) || end + next.length > buffer.byteLength) return undefined
  const longer = Buffer.from(buffer, start, length + next.length)
  const isNext = next.buffer === buffer && next.byteOffset === end
  return isNext || longer.subarray(length).equals(next) ? longer : undefined
}
