import type { Client } from 'openapi-fetch'
import type { components, paths as OpenAIPaths } from '../generated/client/openai.ts'
import { bodyOf, initOf, type OnceOptions } from './calls.ts'

type Schemas = components['schemas']

/** Texts or tokens, and the format of their vectors: arrays of numbers by default. */
export type EmbeddingRequest = Schemas['EmbeddingRequest']

/** The vectors in the order of the inputs: each is `data[].embedding`. */
export type EmbeddingList = Schemas['EmbeddingList']

/**
 * Returns a vector for each input. Throws a TollgateError for an error response, and with code
 * `unreachable` if there was no response.
 */
export type EmbeddingsCall = (
  body: EmbeddingRequest,
  options?: OnceOptions,
) => Promise<EmbeddingList>

/** The call for embeddings, sent by the client of a gateway. */
export const embeddingsCall =
  (http: Client<OpenAIPaths, 'application/json'>): EmbeddingsCall =>
  (body, options) =>
    bodyOf(http.POST('/openai/v1/embeddings', { body, ...initOf(options) }))
