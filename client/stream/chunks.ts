import type { components } from '../../generated/client/gateway.ts'
import { refuse } from '../calls.ts'
import { TollgateError, unusable } from '../errors.ts'
import { readBatches } from './events.ts'

type Chunk = components['schemas']['ChatCompletionChunk']
type Reply = { data?: ReadableStream<Uint8Array> | null; error?: unknown; response: Response }

/** The chunks of a streamed reply. The request is sent when the first one is asked for. */
export const chunksOf = (
  ask: () => Promise<Reply>,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<Chunk, void> => oneByOne(batchesOf(ask, signal), signal)

/**
 * Gives one by one what a generator gives in lists. Leaving the loop, or the signal, ends the
 * generator. Not a generator itself: a step of one for each event costs as much as its parsing.
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

async function* batchesOf(
  ask: () => Promise<Reply>,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Chunk[], void> {
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
    for await (const events of readBatches(body)) {
      const chunks: Chunk[] = []
      try {
        for (const data of events) {
          if (data === '[DONE]') return
          chunks.push(chunkOf(response, data))
        }
      } finally {
        // Chunks before the end, or before an error, are given first.
        if (chunks.length > 0) yield chunks
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

function chunkOf(response: Response, data: string): Chunk {
  // By the contract an event is a chunk or an error; nothing else is checked.
  const event = parsed(response, data) as components['schemas']['ChatCompletionEvent']
  if (!('error' in event)) return event
  const { code, type, message } = event.error
  throw new TollgateError(message, {
    status: code,
    code: type,
    requestId: response.headers.get('x-request-id') ?? undefined,
  })
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
