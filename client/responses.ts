import type { Client } from 'openapi-fetch'
import type { components, paths as ResponsesPaths } from '../generated/client/responses.ts'
import { bodyOf, initOf, signalOf, type CallOptions, type OnceOptions } from './calls.ts'
import { statusOf, TollgateError } from './errors.ts'
import { eventsOf, type EventReading } from './stream/chunks.ts'

type Schemas = components['schemas']

/** A conversation and settings of the reply. The method decides whether it is streamed. */
export type ResponseRequest = Omit<Schemas['ResponseRequest'], 'stream'>

/** A complete reply: its text is in the items of `output` that have the type `message`. */
export type ModelResponse = Schemas['ModelResponse']

/**
 * An event of a streamed reply. The last one has the type `response.completed`, or
 * `response.incomplete` if the reply was truncated.
 */
export type ResponseEvent = Exclude<
  Schemas['ResponseEvent'],
  Schemas['ResponseFailedEvent'] | Schemas['ErrorEvent']
>

/** The calls of OpenAI's Responses API. Errors are retried as those of other calls. */
export type ResponsesClient = {
  /**
   * Returns the complete reply. Throws a TollgateError for an error response, and with code
   * `unreachable` if there was no response.
   */
  create(body: ResponseRequest, options?: OnceOptions): Promise<ModelResponse>
  /**
   * Yields the events of the reply as they arrive. The request is sent when the loop starts;
   * breaking out of the loop cancels it. Throws a TollgateError for an error response or a failed
   * response, and with code `stream_cut` if the stream ends before the reply is complete.
   */
  stream(body: ResponseRequest, options?: CallOptions): AsyncIterable<ResponseEvent>
  /** Returns shorter items for a conversation, if a server of the model makes them. Throws as `create`. */
  compact(
    body: Pick<ResponseRequest, 'model' | 'input' | 'instructions' | 'prompt_cache_key'>,
    options?: OnceOptions,
  ): Promise<Compaction>
}

/** The items of a compacted conversation, to send as input in place of its own. */
export type Compaction = Schemas['Compaction']

const reading: EventReading<ResponseEvent> = {
  isLast: ({ type }) => type === 'response.completed' || type === 'response.incomplete',
  read(data, { headers }) {
    // The contract allows only these events; they are not validated.
    const event = data as Schemas['ResponseEvent']
    if (event.type !== 'response.failed' && event.type !== 'error') return event
    const error = event.type === 'error' ? event : event.response.error
    const code = error?.code ?? 'server_error'
    throw new TollgateError(error?.message ?? 'the response failed', {
      status: statusOf(code),
      code,
      requestId: headers.get('x-request-id') ?? undefined,
    })
  },
}

/** The calls of the Responses API, sent by the client of a gateway. */
export const responsesClient = (
  http: Client<ResponsesPaths, 'application/json'>,
): ResponsesClient => ({
  create: (body, options) =>
    bodyOf(http.POST('/openai/v1/responses', { body, ...initOf(options) })),
  stream: (body, options) =>
    eventsOf(
      () =>
        http.POST('/openai/v1/responses', {
          body: { ...body, stream: true },
          parseAs: 'stream',
          ...signalOf(options),
        }),
      reading,
      options?.signal,
    ),
  compact: (body, options) =>
    bodyOf(http.POST('/openai/v1/responses/compact', { body, ...initOf(options) })),
})
