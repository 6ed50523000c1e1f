import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../generated/client/gateway.ts'
import { refuse, signalOf, whole, type CallOptions } from './calls.ts'
import { TollgateError, unusable } from './errors.ts'
import { readBatches } from './events.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export { TollgateError, type CallOptions, type RetryOptions }

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
  /** Waits for the whole reply. Throws a TollgateError on a refusal, and fetch's TypeError when the gateway cannot be reached. */
  chat(body: ChatRequest, options?: CallOptions): Promise<ChatCompletion>
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
export function createGatewayClient({ baseUrl, token, fetch, retries }: GatewayClientOptions): GatewayClient {
  const http = createClient<paths, 'application/json'>({ baseUrl, headers: { authorization: `Bearer ${token}` }, fetch: retrying(fetch, retries) })
  return {
    ...http,
    chat: (body, options) => whole(http.POST('/v1/chat/completions', { body, ...signalOf(options) })),
    models: (options) => whole(http.GET('/v1/models', signalOf(options))),
    streamChat: (body, options) =>
      chunksOf(() => http.POST('/v1/chat/completions', { body: { ...body, stream: true }, parseAs: 'stream', ...signalOf(options) }), options?.signal),
  }
}

/** One generator for all: a `yield*` of another would cost half as much again for each event. */
async function* chunksOf(
  ask: () => Promise<{ data?: ReadableStream<Uint8Array> | null; error?: unknown; response: Response }>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ChatCompletionChunk, void> {
  const { data: body, error, response } = await ask()
  if (!body) return refuse(response, error)
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await body.cancel()
    throw unusable(response, 'invalid_reply', 'the reply is not a stream of events; is this the address of a gateway?')
  }
  try {
    for await (const arrived of readBatches(body)) {
      for (const data of arrived) {
        signal?.throwIfAborted()
        if (data === '[DONE]') return
        yield chunkOf(response, data)
      }
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof TollgateError) throw error
    throw unusable(response, 'stream_cut', 'the stream broke off before the reply was complete', error)
  }
  throw unusable(response, 'stream_cut', 'the stream ended before the reply was complete')
}

function chunkOf(response: Response, data: string): ChatCompletionChunk {
  // The contract: an event is a chunk or an error, and nothing else is judged here.
  const event = parsed(response, data) as Schemas['ChatCompletionEvent']
  if (!('error' in event)) return event
  const { code, type, message } = event.error
  throw new TollgateError(message, { status: code, code: type, requestId: response.headers.get('x-request-id') ?? undefined })
}

function parsed(response: Response, data: string): object {
  try {
    const event: unknown = JSON.parse(data)
    if (typeof event === 'object' && event !== null) return event
  } catch (error) {
    throw unusable(response, 'invalid_reply', 'an event of the stream is not JSON', error)
  }
  throw unusable(response, 'invalid_reply', 'an event of the stream is not an object')
}
