import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../generated/client/gateway.ts'
import type { paths as MessagePaths } from '../generated/client/messages.ts'
import type { paths as OpenAIPaths } from '../generated/client/openai.ts'
import type { paths as ResponsesPaths } from '../generated/client/responses.ts'
import { signalOf, bodyOf, type CallOptions, type OnceOptions } from './calls.ts'
import { chatClient, strictClient, type ChatClient, type StrictClient } from './chat.ts'
import { embeddingsCall, type EmbeddingsCall } from './embeddings.ts'
import { TollgateError } from './errors.ts'
import { messagesClient, type MessagesClient } from './messages.ts'
import { responsesClient, type ResponsesClient } from './responses.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export type {
  ChatCalls,
  ChatClient,
  ChatCompletion,
  ChatCompletionChunk,
  ChatMessage,
  ChatRequest,
  ModelList,
  StrictChatCompletion,
  StrictChatCompletionChunk,
  StrictChatRequest,
  StrictClient,
  StrictModelList,
} from './chat.ts'
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
 * Chats with every model that the gateway has. And the contracts' operations, typed, as
 * openapi-fetch offers them: `GET('/openai/v1/models')` gives `{ data, error, response }` and does
 * not throw for a status, where the calls give the body or throw a {@link TollgateError}. Temporary
 * refusals are retried as `retries` says. There is no time limit but the gateway's own.
 */
export type GatewayClient = Client<Paths, 'application/json'> &
  ChatClient & {
    /** Chats by the strict contract of `/v1`, with its seven models alone. */
    strict: StrictClient
    /**
     * Reads what the key used, its limits, what is left of them and when they start anew. Amounts
     * are decimal strings of USD, times are Unix seconds. Throws as `chat` does.
     */
    usage(options?: CallOptions): Promise<KeyUsage>
    /** Makes vectors of texts. */
    embeddings: EmbeddingsCall
    /** Anthropic's dialect: messages, whole and streamed, and their tokens. */
    messages: MessagesClient
    /** OpenAI's Responses API, whole and streamed. */
    responses: ResponsesClient
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
    ...chatClient(http),
    strict: strictClient(http),
    usage: (options) => bodyOf(http.GET('/v1/usage', signalOf(options))),
    embeddings: embeddingsCall(http),
    messages: messagesClient(http),
    responses: responsesClient(http),
  }
}
