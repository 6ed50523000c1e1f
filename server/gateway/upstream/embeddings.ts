import { broken, faultIn, isFault, objectOf, unknownReply, usageFrom } from './normalize.ts'
import type { Usage, UpstreamFault } from './normalize.ts'
import { cutNumberLists, type NumberList } from './number-lists.ts'
import { parseReply } from './reply.ts'

/** The format of vectors: arrays of numbers, or base64 of little-endian 32-bit floats. */
export type VectorFormat = 'float' | 'base64'

/** The properties that a reply must have. */
export type ExpectedVectors = {
  count: number
  /** The format for the caller, whatever the server sends. */
  format: VectorFormat
  /** Numbers in each vector; undefined if the request does not set it. */
  dimensions: number | undefined
}

export type EmbeddingReply = {
  /** The JSON of each vector, in the order of the inputs. */
  vectors: Buffer[]
  usage: Usage | undefined
}

/** The fault's reason if vectors do not have the requested length. */
export const wrongDimensions = 'dimensions'

/** Reads a reply with vectors, or returns its fault. */
export function readEmbeddings(
  parts: readonly Buffer[],
  expected: ExpectedVectors,
): EmbeddingReply | UpstreamFault {
  const { rest, lists } = cutNumberLists(parts, 'embedding')
  const json = parseReply(rest)
  if (json === undefined) return unknownReply('not_json', rest.toString())
  const fault = faultIn(json)
  if (fault) return fault
  const body = objectOf(json)
  if (!body) return broken('not_an_object')
  const { data } = body
  if (!Array.isArray(data)) return broken('no_vectors')
  if (data.length !== expected.count) return broken('wrong_count')
  const vectors: Buffer[] = []
  for (const [place, entry] of data.entries()) {
    const item = objectOf(entry)
    const index = item?.['index'] ?? place
    if (!item || !isIndex(index, data.length) || vectors[index] !== undefined)
      return broken('wrong_index')
    const vector = vectorFrom(item['embedding'], lists, expected)
    if (isFault(vector)) return vector
    vectors[index] = vector.json
  }
  return { vectors, usage: countsOf(body['usage']) }
}

const isIndex = (value: unknown, count: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < count

/** Some servers do not count and send 0. */
function countsOf(value: unknown): Usage | undefined {
  const counts = usageFrom({
    prompt_tokens: objectOf(value)?.['prompt_tokens'],
    completion_tokens: 0,
  })
  return counts && counts.prompt_tokens > 0 ? counts : undefined
}

/** A vector in the requested format; `value` is base64, or the index of a list. */
function vectorFrom(
  value: unknown,
  lists: readonly NumberList[],
  { format, dimensions }: ExpectedVectors,
): NumberList | UpstreamFault {
  const vector = typeof value === 'string' ? base64Vector(value) : lists[value as number]
  if (!vector) return broken('no_vector')
  if (dimensions !== undefined && vector.count !== dimensions)
    return { status: 400, reason: wrongDimensions }
  const isBase64 = typeof value === 'string'
  if (isBase64 === (format === 'base64')) return vector
  const json = isBase64 ? numbersOf(value) : base64Of(vector)
  return json === undefined ? broken('not_floats') : { ...vector, json: Buffer.from(json) }
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

function base64Vector(text: string): NumberList | undefined {
  if (text.length % 4 !== 0 || !base64.test(text)) return undefined
  const size = Buffer.byteLength(text, 'base64')
  return size % 4 === 0 ? { json: Buffer.from(`"${text}"`), count: size / 4 } : undefined
}

/** Converts base64 to an array in JSON; undefined if a float is not finite. */
function numbersOf(text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64')
  const numbers: number[] = []
  for (let at = 0; at < bytes.length; at += 4) {
    const number = bytes.readFloatLE(at)
    if (!Number.isFinite(number)) return undefined
    numbers.push(number)
  }
  return `[${numbers.join(',')}]`
}

/** Converts an array of numbers to base64 in JSON; undefined if a float cannot hold one. */
function base64Of({ json, count }: NumberList): string | undefined {
  const bytes = Buffer.allocUnsafe(count * 4)
  const numbers = JSON.parse(json.toString('latin1')) as number[] // the list was validated
  for (const [place, number] of numbers.entries()) {
    if (!Number.isFinite(Math.fround(number))) return undefined
    bytes.writeFloatLE(number, place * 4)
  }
  return `"${bytes.toString('base64')}"`
}
