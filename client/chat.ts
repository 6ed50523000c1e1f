import type { Client } from 'openapi-fetch'
import type { components as strict, paths as StrictPaths } from '../generated/client/gateway.ts'
import type { components as open, paths as OpenAIPaths } from '../generated/client/openai.ts'
import { bodyOf, initOf, signalOf, type CallOptions, type OnceOptions } from './calls.ts'
import { statusOf, TollgateError } from './errors.ts'
import { eventsOf, type EventReading } from './stream/chunks.ts'

type Schemas = open['schemas']
type StrictSchemas = strict['schemas']

/** A conversation and settings of the reply. The method decides whether it is streamed. */
export type ChatRequest = Omit<Schemas['ChatCompletionRequest'], 'stream'>

/** A message of a conversation. */
export type ChatMessage = Schemas['Message']

/** A complete reply: its text is `choices[0].message.content`, null if it has only calls. */
export type ChatCompletion = Schemas['ChatCompletion']

/**
 * A piece of a streamed reply: its text is `choices[0]?.delta.content`.
 * With `stream_options: { include_usage: true }` the last one has `usage` and no choice.
 */
export type ChatCompletionChunk = Schemas['ChatCompletionChunk']

/** The models that a key may use, chat models first. */
export type ModelList = Schemas['ModelList']

/** A conversation with one of the seven models of `/v1`. `max_tokens` is 1024 by default. */
export type StrictChatRequest = Omit<StrictSchemas['ChatCompletionRequest'], 'stream'>

/** A complete reply of `/v1`, whose text is never null. */
export type StrictChatCompletion = StrictSchemas['ChatCompletion']

/** A piece of a streamed reply of `/v1`. */
export type StrictChatCompletionChunk = StrictSchemas['ChatCompletionChunk']

/** The models of `/v1` that a key may use. */
export type StrictModelList = StrictSchemas['ModelList']

/** The calls of one contract for chats. */
export type ChatCalls<Request, Completion, Chunk, Models> = {
  /**
   * Returns the complete reply. Throws a TollgateError for an error response, and with code
   * `unreachable` if there was no response.
   */
  chat(body: Request, options?: OnceOptions): Promise<Completion>
  /**
   * Yields the reply in chunks as they arrive. The request is sent when the loop starts; breaking
   * out of the loop cancels it. Throws a TollgateError for an error response, for an error within
   * the stream, and with code `stream_cut` if the stream ends before the reply is complete.
   */
  streamChat(body: Request, options?: CallOptions): AsyncIterable<Chunk>
  /** Lists the models that the key may use: their ids are `data[].id`. Throws as `chat` does. */
  models(options?: CallOptions): Promise<Models>
}

/** Chats with every model of the gateway, through `/openai/v1`. */
export type ChatClient = ChatCalls<ChatRequest, ChatCompletion, ChatCompletionChunk, ModelList>

/** Chats with the seven models of `/v1`, through its strict contract. */
export type StrictClient = ChatCalls<
  StrictChatRequest,
  StrictChatCompletion,
  StrictChatCompletionChunk,
  StrictModelList
>

type EventError = { message: string; type: string; code: number | string | null }

/** Events are not validated: each is a chunk, or an error in the format of either contract. */
const reading = <Chunk extends object>(): EventReading<Chunk> => ({
  end: '[DONE]',
  read(data, response) {
    const event = data as Chunk | { error: EventError }
    if (!('error' in event)) return event
    const { code, type, message } = event.error
    throw new TollgateError(message, {
      status: typeof code === 'number' ? code : statusOf(code ?? type),
      code: typeof code === 'string' ? code : type,
      requestId: response.headers.get('x-request-id') ?? undefined,
    })
  },
})

/** The chats of a gateway through `/openai/v1`. */
export const chatClient = (http: Client<OpenAIPaths, 'application/json'>): ChatClient => ({
  chat: (body, options) =>
    bodyOf(http.POST('/openai/v1/chat/completions', { body, ...initOf(options) })),
  streamChat: (body, options) =>
    eventsOf(
      () =>
        http.POST('/openai/v1/chat/completions', {
          body: { ...body, stream: true },
          parseAs: 'stream',
          ...signalOf(options),
        }),
      reading<ChatCompletionChunk>(),
      options?.signal,
    ),
  models: (options) => bodyOf(http.GET('/openai/v1/models', signalOf(options))),
})

/** The chats of a gateway through `/v1`. */
export const strictClient = (http: Client<StrictPaths, 'application/json'>): StrictClient => ({
  chat: (body, options) => bodyOf(http.POST('/v1/chat/completions', { body, ...initOf(options) })),
  streamChat: (body, options) =>
    eventsOf(
      () =>
        http.POST('/v1/chat/completions', {
          body: { ...body, stream: true },
          parseAs: 'stream',
          ...signalOf(options),
        }),
      reading<StrictChatCompletionChunk>(),
      options?.signal,
    ),
  models: (options) => bodyOf(http.GET('/v1/models', signalOf(options))),
})
