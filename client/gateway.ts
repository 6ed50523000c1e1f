import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../generated/client/gateway.ts'
import type { paths as MessagePaths } from '../generated/client/messages.ts'
import type { paths as OpenAIPaths } from '../generated/client/openai.ts'
import type { paths as ResponsesPaths } from '../generated/client/responses.ts'
import { signalOf, bodyOf, type CallOptions, type OnceOptions } from './calls.ts'
import { chatClient, strictClient, type ChatClient, type StrictClient } from './chat.ts'
import { audioClient, type AudioClient } from './audio.ts'
import { TollgateError } from './errors.ts'
import { messagesClient, type MessagesClient } from './messages.ts'
import {
  embeddingsCall,
  operationCalls,
  type EmbeddingsCall,
  type OperationCalls,
} from './operations.ts'
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
export type {
  AudioClient,
  SpeechRequest,
  TranscriptEvent,
  Transcription,
  TranscriptionRequest,
} from './audio.ts'
export type {
  EmbeddingList,
  EmbeddingRequest,
  EmbeddingsCall,
  ImageReply,
  ImageRequest,
  ModerationReply,
  ModerationRequest,
  OperationCalls,
  RerankReply,
  RerankRequest,
} from './operations.ts'
export type {
  Message,
  MessageEvent,
  MessageRequest,
  MessagesClient,
  TokenCountRequest,
} from './messages.ts'
export type {
  Compaction,
  ModelResponse,
  ResponseEvent,
  ResponseRequest,
  ResponsesClient,
} from './responses.ts'
export { TollgateError, type CallOptions, type OnceOptions, type RetryOptions }

type Schemas = components['schemas']
type Paths = paths & MessagePaths & OpenAIPaths & ResponsesPaths

/** Usage of a key, and the remainder of its limits. */
export type KeyUsage = Schemas['KeyUsage']

/** The gateway and the key of a client. */
export type GatewayClientOptions = RetryOptions & {
  /** URL of the gateway without `/v1`, as in `https://gateway.example.com`. */
  baseUrl: string
  /** The key, sent as `Authorization: Bearer`. */
  token: string
  /** Sends the requests. The global `fetch` by default. */
  fetch?: typeof globalThis.fetch
}

/**
 * Chats with every model of the gateway. It also has the contracts' operations, typed, in the form
 * of openapi-fetch: `GET('/openai/v1/models')` returns `{ data, error, response }` and does not
 * throw for a status, while the calls return the body or throw a {@link TollgateError}. Temporary
 * errors are retried as `retries` says. The only time limit is the gateway's own.
 */
export type GatewayClient = Client<Paths, 'application/json'> &
  ChatClient &
  OperationCalls & {
    /** Chats through the strict contract of `/v1`, which has seven models. */
    strict: StrictClient
    /**
     * Reads the key's usage, its limits, their remainders and when they reset. Amounts are decimal
     * strings of USD, times are Unix seconds. Throws as `chat` does.
     */
    usage(options?: CallOptions): Promise<KeyUsage>
    /** Returns vectors for texts. */
    embeddings: EmbeddingsCall
    /** Speech of texts, and texts of speech. */
    audio: AudioClient
    /** Anthropic's dialect: messages, streamed or not, and their token counts. */
    messages: MessagesClient
    /** OpenAI's Responses API, streamed or not. */
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
    ...operationCalls(http),
    embeddings: embeddingsCall(http),
    audio: audioClient(http),
    messages: messagesClient(http),
    responses: responsesClient(http),
  }
}
