import type { Client } from 'openapi-fetch'
import type { components, paths as MessagePaths } from '../generated/client/messages.ts'
import type { paths as GatewayPaths } from '../generated/client/gateway.ts'
import { bodyOf, initOf, signalOf, type CallOptions, type OnceOptions } from './calls.ts'
import { TollgateError } from './errors.ts'
import { eventsOf, type EventReading } from './stream/chunks.ts'

type Schemas = components['schemas']

/** A conversation and how to continue it. The method chooses whether the reply is streamed. */
export type MessageRequest = Omit<Schemas['MessageRequest'], 'stream'>

/** The conversation whose tokens are counted. */
export type TokenCountRequest = Schemas['TokenCountRequest']

/** A complete reply: its text is in the blocks of `content` that have the type `text`. */
export type Message = Schemas['Message']

/** An event of a streamed reply; the last one has the type `message_stop`. */
export type MessageEvent = Exclude<Schemas['MessageEvent'], Schemas['Ping'] | Schemas['Error']>

/** The calls of Anthropic's dialect. Refusals are retried as those of other calls. */
export type MessagesClient = {
  /**
   * Gives the complete reply. Throws a TollgateError for a refusal, whose code is Anthropic's word
   * for it, and with code `unreachable` when there was no answer.
   */
  create(body: MessageRequest, options?: OnceOptions): Promise<Message>
  /**
   * Gives the events of the reply as they come. The request is sent when the loop begins, and
   * leaving the loop cancels it. Throws a TollgateError for a refusal, for an error within the
   * stream, and with code `stream_cut` when the stream ends before the reply is complete.
   */
  stream(body: MessageRequest, options?: CallOptions): AsyncIterable<MessageEvent>
  /** Counts the tokens of a conversation, perhaps as an estimate. Throws as `create` does. */
  countTokens(body: TokenCountRequest, options?: CallOptions): Promise<Schemas['TokenCount']>
}

/** The HTTP status that an error within a stream stands for. */
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
    // By the contract an event is one of these; nothing else is checked.
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
