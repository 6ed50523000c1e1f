import type { Client } from 'openapi-fetch'
import type { components, paths as OpenAIPaths } from '../generated/client/openai.ts'
import { bodyOf, initOf, type OnceOptions } from './calls.ts'

type Schemas = components['schemas']

/** Texts or tokens, and the format of their vectors: lists of numbers by default. */
export type EmbeddingRequest = Schemas['EmbeddingRequest']

/** The vectors in the order of the inputs: each is `data[].embedding`. */
export type EmbeddingList = Schemas['EmbeddingList']

/**
 * Gives a vector for each input. Throws a TollgateError for a refusal, and with code `unreachable`
 * when there was no answer.
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
