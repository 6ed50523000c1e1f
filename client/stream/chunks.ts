import { throwError } from '../calls.ts'
import { TollgateError, unusableResponse } from '../errors.ts'
import { readBatches } from './events.ts'

type StreamResponse = {
  data?: ReadableStream<Uint8Array> | null
  error?: unknown
  response: Response
}

/** How to read the events of a contract. */
export type EventReading<Event> = {
  /** The data after the last event of a complete reply, if it is not an event, such as `[DONE]`. */
  end?: string
  /** Whether an event is the last one of a complete reply. */
  isLast?(event: Event): boolean
  /** The event of the data; undefined for an event to skip. Throws for an error event. */
  read(data: object, response: Response): Event | undefined
}

/** The events of a streamed reply. The request is sent when the first one is read. */
export const eventsOf = <Event extends object>(
  sendRequest: () => Promise<StreamResponse>,
  reading: EventReading<Event>,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<Event, void> => flatten(batchesOf(sendRequest, reading, signal), signal)

/**
 * Yields the elements of a generator's arrays one by one. Breaking out of the loop, or the signal,
 * ends the generator. This is not a generator itself, because a generator's step costs as much as
 * parsing an event. Overlapping calls are queued, as with a generator.
 */
function flatten<T extends object>(
  batches: AsyncGenerator<readonly T[], void>,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<T, void> {
  let batch: readonly T[] = []
  let at = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const nextQueued = async (): Promise<IteratorResult<T, void>> => {
    try {
      if (signal?.aborted) await batches.throw(signal.reason)
      for (;;) {
        const value = batch[at++]
        if (value) return { done: false, value }
        const next = await batches.next()
        if (next.done) return next
        batch = next.value
        at = 0
      }
    } finally {
      waiting--
    }
  }
  const next = (): Promise<IteratorResult<T, void>> => {
    const value = batch[at]
    if (value && waiting === 0 && !signal?.aborted) {
      at++
      return Promise.resolve({ done: false, value })
    }
    const result = waiting++ === 0 ? nextQueued() : last.then(nextQueued, nextQueued)
    last = result
    return result
  }
  return {
    next,
    async return() {
      await batches.return()
      batch = []
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

async function* batchesOf<Event extends object>(
  sendRequest: () => Promise<StreamResponse>,
  { end, isLast, read }: EventReading<Event>,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Event[], void> {
  const { data: body, error, response } = await sendRequest()
  if (!body) return throwError(response, error)
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await body.cancel()
    throw unusableResponse(
      response,
      'invalid_reply',
      'the response is not an event stream; check that the URL is that of a gateway',
    )
  }
  try {
    for await (const received of readBatches(body)) {
      const events: Event[] = []
      try {
        for (const data of received) {
          if (data === end) return
          const event = read(parseEvent(response, data), response)
          if (event === undefined) continue
          events.push(event)
          if (isLast?.(event)) return
        }
      } finally {
        // Events before the end, or before an error, are yielded first.
        if (events.length > 0) yield events
      }
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof TollgateError) throw error
    throw unusableResponse(
      response,
      'stream_cut',
      'the stream broke off before the reply was complete',
      error,
    )
  }
  throw unusableResponse(response, 'stream_cut', 'the stream ended before the reply was complete')
}

function parseEvent(response: Response, data: string): object {
  try {
    const event: unknown = JSON.parse(data)
    if (typeof event === 'object' && event !== null) return event
  } catch (error) {
    throw unusableResponse(response, 'invalid_reply', 'an event of the stream is not JSON', error)
  }
  throw unusableResponse(response, 'invalid_reply', 'an event of the stream is not an object')
}
