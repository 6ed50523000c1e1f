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

export type RerankRequest = Schemas['RerankRequest']
/** The documents by their index, the most relevant first. */
export type RerankReply = Schemas['RerankReply']
export type ModerationRequest = Schemas['ModerationRequest']
/** A result for each input. */
export type ModerationReply = Schemas['ModerationReply']
/** The method does not stream. */
export type ImageRequest = Omit<Schemas['ImageRequest'], 'stream'>
export type ImageReply = Schemas['ImageReply']

/** The calls that are one request and one reply. Errors are thrown as by `embeddings`. */
export type OperationCalls = {
  /** Orders documents by their relevance for a query. */
  rerank(body: RerankRequest, options?: OnceOptions): Promise<RerankReply>
  /** Returns whether content is harmful. */
  moderate(body: ModerationRequest, options?: OnceOptions): Promise<ModerationReply>
  /** Generates images: each is `data[].b64_json` or `data[].url`. */
  generateImages(body: ImageRequest, options?: OnceOptions): Promise<ImageReply>
}

/** These calls, sent by the client of a gateway. */
export const operationCalls = (http: Client<OpenAIPaths, 'application/json'>): OperationCalls => ({
  rerank: (body, options) => bodyOf(http.POST('/openai/v1/rerank', { body, ...initOf(options) })),
  moderate: (body, options) =>
    bodyOf(http.POST('/openai/v1/moderations', { body, ...initOf(options) })),
  generateImages: (body, options) =>
    bodyOf(http.POST('/openai/v1/images/generations', { body, ...initOf(options) })),
})
