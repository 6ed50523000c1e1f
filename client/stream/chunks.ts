import { refuse } from '../calls.ts'
import { TollgateError, unusable } from '../errors.ts'
import { readBatches } from './events.ts'

type Reply = { data?: ReadableStream<Uint8Array> | null; error?: unknown; response: Response }

/** How the events of a contract are read. */
export type EventReading<Event> = {
  /** The data after the last event of a complete reply, where it is no event. */
  end?: string
  /** Whether an event is the last one of a complete reply. */
  isLast?(event: Event): boolean
  /** The event of the data; undefined for an event to leave out. Throws for an error event. */
  read(data: object, response: Response): Event | undefined
}

/** The events of a streamed reply. The request is sent when the first one is asked for. */
export const eventsOf = <Event extends object>(
  ask: () => Promise<Reply>,
  reading: EventReading<Event>,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<Event, void> => oneByOne(batchesOf(ask, reading, signal), signal)

/**
 * Gives one by one what a generator gives in lists. Leaving the loop, or the signal, ends the
 * generator. This is not a generator itself, whose step costs as much as the parsing of an event.
 * Overlapping calls are queued, as with a generator.
 */
function oneByOne<T extends object>(
  lists: AsyncGenerator<readonly T[], void>,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<T, void> {
  let list: readonly T[] = []
  let at = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const nextInTurn = async (): Promise<IteratorResult<T, void>> => {
    try {
      if (signal?.aborted) await lists.throw(signal.reason)
      for (;;) {
        const value = list[at++]
        if (value) return { done: false, value }
        const next = await lists.next()
        if (next.done) return next
        list = next.value
        at = 0
      }
    } finally {
      waiting--
    }
  }
  const next = (): Promise<IteratorResult<T, void>> => {
    const value = list[at]
    if (value && waiting === 0 && !signal?.aborted) {
      at++
      return Promise.resolve({ done: false, value })
    }
    const turn = waiting++ === 0 ? nextInTurn() : last.then(nextInTurn, nextInTurn)
    last = turn
    return turn
  }
  return {
    next,
    async return() {
      await lists.return()
      list = []
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

async function* batchesOf<Event extends object>(
  ask: () => Promise<Reply>,
  { end, isLast, read }: EventReading<Event>,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Event[], void> {
  const { data: body, error, response } = await ask()
  if (!body) return refuse(response, error)
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await body.cancel()
    throw unusable(
      response,
      'invalid_reply',
      'the reply is not a stream of events; is this the address of a gateway?',
    )
  }
  try {
    for await (const arrived of readBatches(body)) {
      const events: Event[] = []
      try {
        for (const data of arrived) {
          if (data === end) return
          const event = read(parsed(response, data), response)
          if (event === undefined) continue
          events.push(event)
          if (isLast?.(event)) return
        }
      } finally {
        // Events before the end, or before an error, are given first.
        if (events.length > 0) yield events
      }
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof TollgateError) throw error
    throw unusable(
      response,
      'stream_cut',
      'the stream broke off before the reply was complete',
      error,
    )
  }
  throw unusable(response, 'stream_cut', 'the stream ended before the reply was complete')
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
