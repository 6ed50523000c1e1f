import { requestError } from '../request-errors.ts'
import { isRecord } from '../../../json/json.ts'

import contract from '../../../../generated/json/openai.json' with { type: 'json' }
import type { components } from '../../../../generated/server/openai.ts'
import { Json } from '../../../json/json.ts'
import type { EmbeddingResult, EmbeddingBody, EmbeddingInput } from '../../embeddings.ts'
import { IgnoredFields, namesOf } from '../ignored-fields.ts'

type Schemas = components['schemas']
type Body = Schemas['EmbeddingRequest']

const names = namesOf(contract.components.schemas.EmbeddingRequest)

/** The fields of a request that have no effect; no upstream gets them. */
export function ignoredEmbeddingFields(body: object): string | undefined {
  const ignored = new IgnoredFields()
  ignored.addMembers(body, { names })
  return ignored.header()
}

/** Converts the request to the internal format: null becomes absent. */
export function embeddingRequestFrom(body: Body): Omit<EmbeddingBody, 'headers' | 'shaped'> {
  const { model, input, encoding_format: format, dimensions, user } = body
  return {
    model,
    inputs: inputsOf(input),
    format: format ?? 'float',
    dimensions: dimensions ?? undefined,
    fields: {
      input,
      encoding_format: format ?? undefined,
      dimensions: dimensions ?? undefined,
      user: user ?? undefined,
    },
  }
}

/** An array of numbers is one input; any other array has several. */
const inputsOf = (input: Body['input']): readonly EmbeddingInput[] =>
  (typeof input === 'string' || typeof input[0] === 'number' ? [input] : input) as EmbeddingInput[]

/** Converts the reply to OpenAI's. Copies the bytes of vectors: they are most of it. */
export function embeddingListFrom(
  model: string,
  { vectors, promptTokens }: EmbeddingResult,
): Json<Schemas['EmbeddingList']> {
  const parts: Buffer[] = [Buffer.from('{"object":"list","data":[')]
  for (const [index, vector] of vectors.entries()) {
    const separator = index === 0 ? '' : '},'
    const head = `${separator}{"object":"embedding","index":${index},"embedding":`
    parts.push(Buffer.from(head), vector)
  }
  const usage = `{"prompt_tokens":${promptTokens},"total_tokens":${promptTokens}}`
  parts.push(Buffer.from(`}],"model":${JSON.stringify(model)},"usage":${usage}}`))
  return new Json(Buffer.concat(parts))
}

const forms = 'a text, a list of texts, a list of tokens, or a list of lists of tokens'
const maxInputs = 2048

/**
 * Rejects an `input` that has none of the four forms. The contract rejects it too; these messages
 * name the array item that is wrong. The body may be any JSON.
 */
export function rejectInput(body: unknown): void {
  if (!isRecord(body) || body['input'] === undefined) return
  const { input } = body
  if (typeof input === 'string') {
    if (input === '') throw requestError('input', 'minLength', 'input must not be an empty text')
    return
  }
  if (!Array.isArray(input)) throw requestError('input', 'type', `input must be ${forms}`)
  const first: unknown = input[0]
  if (first === undefined)
    throw requestError('input', 'minItems', `input must not be empty: ${forms}`)
  if (typeof first === 'number') return rejectTokens(input, 'input')
  if (input.length > maxInputs) {
    const message = `input must have at most ${maxInputs} items; send the others in a request of their own`
    throw requestError('input', 'maxItems', message)
  }
  const isText = typeof first === 'string'
  for (const [place, item] of input.entries()) {
    const at = `input[${place}]`
    if (isText) rejectText(item, at)
    else if (Array.isArray(item) && item.length > 0) rejectTokens(item, at)
    else throw requestError(at, 'type', `${at} must be a list of tokens; input is ${forms}`)
  }
}

function rejectText(item: unknown, at: string): void {
  if (item === '') throw requestError(at, 'minLength', `${at} must not be an empty text`)
  if (typeof item !== 'string')
    throw requestError(at, 'type', `${at} must be a text, as the first item is; input is ${forms}`)
}

function rejectTokens(tokens: readonly unknown[], at: string): void {
  const place = tokens.findIndex((token) => !Number.isInteger(token) || Number(token) < 0)
  if (place < 0) return
  const message = `${at}[${place}] must be a token, which is a whole number from 0`
  throw requestError(`${at}[${place}]`, 'type', message)
}
