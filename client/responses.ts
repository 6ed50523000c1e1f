import type { Client } from 'openapi-fetch'
import type { components, paths as ResponsesPaths } from '../generated/client/responses.ts'
import { bodyOf, initOf, signalOf, type CallOptions, type OnceOptions } from './calls.ts'
import { statusOf, TollgateError } from './errors.ts'
import { eventsOf, type EventReading } from './stream/chunks.ts'

type Schemas = components['schemas']

/** A conversation and how to continue it. The method chooses whether the reply is streamed. */
export type ResponseRequest = Omit<Schemas['ResponseRequest'], 'stream'>

/** A complete reply: its text is in the items of `output` that have the type `message`. */
export type ModelResponse = Schemas['ModelResponse']

/**
 * An event of a streamed reply. The last one has the type `response.completed` or, where the reply
 * was cut, `response.incomplete`.
 */
export type ResponseEvent = Exclude<
  Schemas['ResponseEvent'],
  Schemas['ResponseFailedEvent'] | Schemas['ErrorEvent']
>

/** The calls of OpenAI's Responses API. Refusals are retried as those of other calls. */
export type ResponsesClient = {
  /**
   * Gives the complete reply. Throws a TollgateError for a refusal, and with code `unreachable`
   * when there was no answer.
   */
  create(body: ResponseRequest, options?: OnceOptions): Promise<ModelResponse>
  /**
   * Gives the events of the reply as they come. The request is sent when the loop begins, and
   * leaving the loop cancels it. Throws a TollgateError for a refusal, for a response that failed,
   * and with code `stream_cut` when the stream ends before the reply is complete.
   */
  stream(body: ResponseRequest, options?: CallOptions): AsyncIterable<ResponseEvent>
}

const reading: EventReading<ResponseEvent> = {
  isLast: ({ type }) => type === 'response.completed' || type === 'response.incomplete',
  read(data, { headers }) {
    // By the contract an event is one of these; nothing else is checked.
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
})
