import { createHash } from 'node:crypto'
import { Failure } from '../failure.ts'

/** The model of the sandbox that makes embeddings. */
export const sandboxEmbeddings = { name: 'bge-m3', dimensions: 1024 }

type Words = readonly (string | number)[]

/**
 * The response to a request for embeddings. The same input gets the same vector, and inputs with
 * common words get similar vectors. Throws a Failure where a server would return 400.
 */
export function embeddingsOf(request: Record<string, unknown>): object {
  const { input, dimensions = sandboxEmbeddings.dimensions, encoding_format: format } = request
  const inputs = wordsOf(input)
  const tokens = inputs.reduce((sum, words) => sum + words.length, 0)
  const size = Math.min(Number(dimensions), sandboxEmbeddings.dimensions)
  return {
    object: 'list',
    data: inputs.map((words, index) => {
      const vector = vectorOf(words, size)
      return {
        object: 'embedding',
        index,
        embedding: format === 'base64' ? base64Of(vector) : vector,
      }
    }),
    model: String(request['model'] ?? 'sandbox'),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  }
}

function wordsOf(input: unknown): Words[] {
  if (typeof input === 'string') return [splitWords(input)]
  if (!Array.isArray(input) || input.length === 0)
    throw new Failure('invalidRequest', 'input must be a text or a list')
  if (typeof input[0] === 'number') return [input as number[]]
  return input.map((item) => (Array.isArray(item) ? (item as number[]) : splitWords(String(item))))
}

/** At least one word, so that no text has a zero vector. */
export function splitWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return words ? [...words] : [text]
}

/** Each word adds or subtracts 1 at an index derived from it; the vector is normalized. */
function vectorOf(words: Words, size: number): number[] {
  const vector = Array.from({ length: size }, () => 0)
  for (const word of words) {
    const hash = createHash('sha256').update(String(word)).digest()
    const index = hash.readUInt32LE(0) % size
    vector[index] = (vector[index] ?? 0) + (hash.readUInt8(4) % 2 === 0 ? 1 : -1)
  }
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((number) => Math.fround(number / length))
}

function base64Of(vector: readonly number[]): string {
  const bytes = Buffer.alloc(vector.length * 4)
  for (const [index, number] of vector.entries()) bytes.writeFloatLE(number, index * 4)
  return bytes.toString('base64')
}
