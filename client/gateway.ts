import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../generated/client/gateway.ts'
import type { paths as MessagePaths } from '../generated/client/messages.ts'
import type { paths as OpenAIPaths } from '../generated/client/openai.ts'
import type { paths as ResponsesPaths } from '../generated/client/responses.ts'
import { initOf, signalOf, bodyOf, type CallOptions, type OnceOptions } from './calls.ts'
import { embeddingsCall, type EmbeddingsCall } from './embeddings.ts'
import { eventsOf, type EventReading } from './stream/chunks.ts'
import { TollgateError } from './errors.ts'
import { messagesClient, type MessagesClient } from './messages.ts'
import { responsesClient, type ResponsesClient } from './responses.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export type { EmbeddingList, EmbeddingRequest, EmbeddingsCall } from './embeddings.ts'
export type {
  Message,
  MessageEvent,
  MessageRequest,
  MessagesClient,
  TokenCountRequest,
} from './messages.ts'
export type { ModelResponse, ResponseEvent, ResponseRequest, ResponsesClient } from './responses.ts'
export { TollgateError, type CallOptions, type OnceOptions, type RetryOptions }

type Schemas = components['schemas']
type Paths = paths & MessagePaths & OpenAIPaths & ResponsesPaths

/**
 * A conversation and how to continue it. The method chooses whether the reply is streamed.
 * `max_tokens` is 1024 by default.
 */
export type ChatRequest = Omit<Schemas['ChatCompletionRequest'], 'stream'>

/** A complete reply: its text is `choices[0].message.content`. */
export type ChatCompletion = Schemas['ChatCompletion']

/**
 * A piece of a streamed reply: its text is `choices[0]?.delta.content`.
 * With `stream_options: { include_usage: true }` the last one has `usage` and no choice.
 */
export type ChatCompletionChunk = Schemas['ChatCompletionChunk']

/** The models that a key may use. */
export type ModelList = Schemas['ModelList']

/** What a key used, and what is left of its limits. */
export type KeyUsage = Schemas['KeyUsage']

/** The gateway and the key of a client. */
export type GatewayClientOptions = RetryOptions & {
  /** Address of the gateway without `/v1`, as in `https://gateway.example.com`. */
  baseUrl: string
  /** The key, sent as `Authorization: Bearer`. */
  token: string
  /** Sends the requests. The global `fetch` by default. */
  fetch?: typeof globalThis.fetch
}

/**
 * The contract's operations, typed, as openapi-fetch offers them: `GET('/v1/models')` gives `{
 * data, error, response }` and does not throw for a status. And three calls that give the body or
 * throw a {@link TollgateError}. Temporary refusals are retried as `retries` says. There is no time
 * limit but the gateway's own.
 */
export type GatewayClient = Client<Paths, 'application/json'> & {
  /**
   * Gives the complete reply. Throws a TollgateError for a refusal, and with code `unreachable`
   * when there was no answer.
   */
  chat(body: ChatRequest, options?: OnceOptions): Promise<ChatCompletion>
  /**
   * Gives the reply in chunks as they come. The request is sent when the loop begins, and leaving
   * the loop cancels it. Throws a TollgateError for a refusal, for an error within the stream, and
   * with code `stream_cut` when the stream ends before the reply is complete.
   */
  streamChat(body: ChatRequest, options?: CallOptions): AsyncIterable<ChatCompletionChunk>
  /** Lists the models that the key may use: their ids are `data[].id`. Throws as `chat` does. */
  models(options?: CallOptions): Promise<ModelList>
  /**
   * Reads what the key used, its limits, what is left of them and when they start anew. Amounts are
   * decimal strings of USD, times are Unix seconds. Throws as `chat` does.
   */
  usage(options?: CallOptions): Promise<KeyUsage>
  /** Makes vectors of texts. */
  embeddings: EmbeddingsCall
  /** Anthropic's dialect: messages, whole and streamed, and their tokens. */
  messages: MessagesClient
  /** OpenAI's Responses API, whole and streamed. */
  responses: ResponsesClient
}

/** Events are trusted to follow the contract: a chunk or an error. */
const chunkReading: EventReading<ChatCompletionChunk> = {
  end: '[DONE]',
  read(data, response) {
    const event = data as Schemas['ChatCompletionEvent']
    if (!('error' in event)) return event
    const { code, type, message } = event.error
    throw new TollgateError(message, {
      status: code,
      code: type,
      requestId: response.headers.get('x-request-id') ?? undefined,
    })
  },
}

/** Creates a client of one gateway and key, for Node, browsers and workers. */
export function createGatewayClient({
  baseUrl,
  token,
  fetch,
  retries,
}: GatewayClientOptions): GatewayClient {
  const http = createClient<Paths, 'application/json'>({
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    fetch: retrying(fetch, retries),
  })
  return {
    ...http,
    chat: (body, options) =>
      bodyOf(http.POST('/v1/chat/completions', { body, ...initOf(options) })),
    models: (options) => bodyOf(http.GET('/v1/models', signalOf(options))),
    usage: (options) => bodyOf(http.GET('/v1/usage', signalOf(options))),
    streamChat: (body, options) =>
      eventsOf(
        () =>
          http.POST('/v1/chat/completions', {
            body: { ...body, stream: true },
            parseAs: 'stream',
            ...signalOf(options),
          }),
        chunkReading,
        options?.signal,
      ),
    embeddings: embeddingsCall(http),
    messages: messagesClient(http),
    responses: responsesClient(http),
  }
}
