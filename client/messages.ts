import type { Client } from 'openapi-fetch'
import type { components, paths as MessagePaths } from '../generated/client/messages.ts'
import type { paths as GatewayPaths } from '../generated/client/gateway.ts'
import { bodyOf, initOf, signalOf, type CallOptions, type OnceOptions } from './calls.ts'
import { TollgateError } from './errors.ts'
import { eventsOf, type EventReading } from './stream/chunks.ts'

type Schemas = components['schemas']

/** A conversation and settings of the reply. The method decides whether it is streamed. */
export type MessageRequest = Omit<Schemas['MessageRequest'], 'stream'>

/** The conversation to count the tokens of. */
export type TokenCountRequest = Schemas['TokenCountRequest']

/** A complete reply: its text is in the blocks of `content` that have the type `text`. */
export type Message = Schemas['Message']

/** An event of a streamed reply; the last one has the type `message_stop`. */
export type MessageEvent = Exclude<Schemas['MessageEvent'], Schemas['Ping'] | Schemas['Error']>

/** The calls of Anthropic's dialect. Errors are retried as those of other calls. */
export type MessagesClient = {
  /**
   * Returns the complete reply. Throws a TollgateError for an error response, with Anthropic's
   * error type as its code, and with code `unreachable` if there was no response.
   */
  create(body: MessageRequest, options?: OnceOptions): Promise<Message>
  /**
   * Yields the events of the reply as they arrive. The request is sent when the loop starts;
   * breaking out of the loop cancels it. Throws a TollgateError for an error response, for an error
   * within the stream, and with code `stream_cut` if the stream ends before the reply is complete.
   */
  stream(body: MessageRequest, options?: CallOptions): AsyncIterable<MessageEvent>
  /** Counts the tokens of a conversation, possibly as an estimate. Throws as `create` does. */
  countTokens(body: TokenCountRequest, options?: CallOptions): Promise<Schemas['TokenCount']>
}

/** The HTTP status of each error type within a stream. */
const statuses: Record<Schemas['Error']['error']['type'], number> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 502,
  overloaded_error: 503,
  timeout_error: 504,
}

const reading: EventReading<MessageEvent> = {
  isLast: ({ type }) => type === 'message_stop',
  read(data) {
    // The contract allows only these events; they are not validated.
    const event = data as Schemas['MessageEvent']
    if (event.type === 'ping') return undefined
    if (event.type !== 'error') return event
    const { type, message } = event.error
    const requestId = event.request_id ?? undefined
    throw new TollgateError(message, { status: statuses[type], code: type, requestId })
  },
}

/** The calls of Anthropic's dialect, sent by the client of a gateway. */
export function messagesClient(
  http: Client<GatewayPaths & MessagePaths, 'application/json'>,
): MessagesClient {
  const path = '/anthropic/v1/messages'
  return {
    create: (body, options) => bodyOf(http.POST(path, { body, ...initOf(options) })),
    stream: (body, options) =>
      eventsOf(
        () =>
          http.POST(path, {
            body: { ...body, stream: true },
            parseAs: 'stream',
            ...signalOf(options),
          }),
        reading,
        options?.signal,
      ),
    countTokens: (body, options) =>
      bodyOf(http.POST(`${path}/count_tokens`, { body, ...signalOf(options) })),
  }
}
