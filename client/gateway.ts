import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../generated/client/gateway.ts'
import { initOf, signalOf, bodyOf, type CallOptions, type OnceOptions } from './calls.ts'
import { chunksOf } from './chunks.ts'
import { TollgateError } from './errors.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export { TollgateError, type CallOptions, type OnceOptions, type RetryOptions }

type Schemas = components['schemas']

/** A conversation and how to continue it; whether it is streamed is chosen by the method. `max_tokens` is 1024 unless told. */
export type ChatRequest = Omit<Schemas['ChatCompletionRequest'], 'stream'>

/** A whole reply. */
export type ChatCompletion = Schemas['ChatCompletion']

/**
 * A piece of a streamed reply: its text is `choices[0]?.delta.content`.
 * With `stream_options: { include_usage: true }` the last one has `usage` and no choice.
 */
export type ChatCompletionChunk = Schemas['ChatCompletionChunk']

/** The models that a key may use. */
export type ModelList = Schemas['ModelList']

/** Which gateway, and with which key. */
export type GatewayClientOptions = RetryOptions & {
  /** Address of the gateway without `/v1`, as in `https://gateway.example.com`. */
  baseUrl: string
  /** The key, sent as `Authorization: Bearer`. */
  token: string
  /** Sends the requests; the global `fetch` unless told. */
  fetch?: typeof globalThis.fetch
}

/**
 * The contract's operations, typed, as openapi-fetch offers them (`GET('/v1/models')` gives `{ data, error, response }` and throws for no status),
 * and three calls that give the body or throw a {@link TollgateError}. Refusals that will heal are tried again as `retries` says,
 * and no time limit is set but the gateway's own.
 */
export type GatewayClient = Client<paths, 'application/json'> & {
  /** Waits for the whole reply. Throws a TollgateError on a refusal, and, as `unreachable`, when the gateway gives no answer. */
  chat(body: ChatRequest, options?: OnceOptions): Promise<ChatCompletion>
  /**
   * Asks when the loop over it begins, and gives the reply's pieces as they come. Leaving the loop cancels the request.
   * Throws a TollgateError on a refusal, when the gateway reports a fault within the stream,
   * and, as `stream_cut`, when the stream ends before it is complete.
   */
  streamChat(body: ChatRequest, options?: CallOptions): AsyncIterable<ChatCompletionChunk>
  /** Lists the models that the key may use. Throws as `chat` does. */
  models(options?: CallOptions): Promise<ModelList>
}

/** Creates a client of one gateway and key, for Node, browsers and workers. */
export function createGatewayClient({
  baseUrl,
  token,
  fetch,
  retries,
}: GatewayClientOptions): GatewayClient {
  const http = createClient<paths, 'application/json'>({
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    fetch: retrying(fetch, retries),
  })
  return {
    ...http,
    chat: (body, options) =>
      bodyOf(http.POST('/v1/chat/completions', { body, ...initOf(options) })),
    models: (options) => bodyOf(http.GET('/v1/models', signalOf(options))),
    streamChat: (body, options) =>
      chunksOf(
        () =>
          http.POST('/v1/chat/completions', {
            body: { ...body, stream: true },
            parseAs: 'stream',
            ...signalOf(options),
          }),
        options?.signal,
      ),
  }
}
