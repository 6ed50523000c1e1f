/** Texts of a request for vectors, and numbers in each vector. */
export const INPUTS = 64
const DIMENSIONS = 1024

const texts = Array.from(
  { length: INPUTS },
  (_, place) => `Paragraph ${place} of a document that is to be found again by what it says.`,
)

/** As an inference server writes 32-bit floats: with the digits that a double has. */
const numberAt = (at: number) => Math.fround(Math.sin(at + 1) / 16)

const vectors = Array.from({ length: INPUTS }, (_, place) =>
  Array.from({ length: DIMENSIONS }, (_, at) => numberAt(place * DIMENSIONS + at)),
)

/** The request for the vectors of all texts. */
export const embeddingBody = (model: string): Buffer =>
  Buffer.from(JSON.stringify({ model, input: texts, encoding_format: 'float' }))

/** The upstream's reply, with 1.3 MB of numbers. */
export const embeddingReply = (model: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      object: 'list',
      data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
      model,
      usage: { prompt_tokens: 1024, total_tokens: 1024 },
    }),
  )

const firstVector = JSON.stringify(vectors[0])
const lastVector = JSON.stringify(vectors.at(-1))

/** Throws unless all vectors are there; the first and the last are compared. */
export function verifyVectors(received: string): void {
  const count = received.split('"embedding":[').length - 1
  if (count !== INPUTS) throw new Error(`${count} vectors, not ${INPUTS}`)
  if (!received.includes(`"embedding":${firstVector}`)) throw new Error('the first vector differs')
  if (!received.includes(`"embedding":${lastVector}`)) throw new Error('the last vector differs')
}
