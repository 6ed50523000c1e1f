import type { ChunkStream } from './routing/router.ts'
import type { OutgoingChunk } from './upstream/chunk-reader.ts'
import type { NativeFinishReason } from './upstream/normalize.ts'

export type Batches<Event = OutgoingChunk> = AsyncIterable<readonly Event[], undefined>

export type ChatStream<Event = OutgoingChunk> = {
  events: Batches<Event>
  /** Whether the first content is there; else the first batch may be long in coming. */
  isOpen: boolean
  /**
   * Whether it is passed on in the caller's own dialect; undefined as long as that is not known.
   */
  isPassed: boolean | undefined
  /** As in `CompletionResult`; there once the finish reason is. */
  nativeFinishReason(): NativeFinishReason | undefined
  /** The same. */
  stopSequence(): string | undefined
}

type StreamOptions = {
  /** Set if the client wants a last chunk with the token counts. */
  promptEstimate: (() => number) | undefined
  keepAliveMs: number
  /** Whether a deployment may answer in the caller's own dialect. */
  mayPass: boolean
  /** Called if the stream does not open after the head of the reply has gone out. */
  onFailure(error: unknown): void
}

/**
 * The stream as the client gets it. Until the first content a failure keeps its own status; but
 * after `keepAliveMs` the client gets the head of the reply, and a failure becomes an event.
 */
export async function chatStream<Event>(
  opening: Promise<ChunkStream<Event | OutgoingChunk>>,
  { promptEstimate, keepAliveMs, mayPass, onFailure }: StreamOptions,
): Promise<ChatStream<Event | OutgoingChunk>> {
  const stream = await settledWithin(opening, keepAliveMs)
  if (stream)
    return {
      events: eventsOf(stream, promptEstimate),
      isOpen: true,
      isPassed: stream.isPassed,
      nativeFinishReason: stream.nativeFinishReason,
      stopSequence: stream.stopSequence,
    }
  let late: ChunkStream<Event | OutgoingChunk> | undefined
  void opening.then(
    (value) => (late = value),
    () => {},
  )
  return {
    events: eventsOnceOpen(opening, promptEstimate, onFailure),
    isOpen: false,
    isPassed: mayPass ? undefined : false,
    nativeFinishReason: () => late?.nativeFinishReason(),
    stopSequence: () => late?.stopSequence(),
  }
}

const eventsOf = <Event>(
  stream: ChunkStream<Event | OutgoingChunk>,
  promptEstimate: (() => number) | undefined,
): Batches<Event | OutgoingChunk> =>
  promptEstimate ? withUsage(stream, promptEstimate) : stream.batches

async function* eventsOnceOpen<Event>(
  opening: Promise<ChunkStream<Event | OutgoingChunk>>,
  promptEstimate: (() => number) | undefined,
  onFailure: (error: unknown) => void,
) {
  const stream = await opening.catch((error: unknown) => {
    onFailure(error)
    throw error
  })
  return yield* eventsOf(stream, promptEstimate)
}

async function* withUsage<Event>(
  { batches, usage, head }: ChunkStream<Event | OutgoingChunk>,
  promptEstimate: () => number,
): AsyncGenerator<readonly (Event | OutgoingChunk)[], undefined> {
  yield* batches
  const start = head()
  if (!start) return undefined
  const { usage: counts, estimate } = usage()
  yield [{ ...start, choices: [], usage: counts ?? estimatedUsage(promptEstimate(), estimate) }]
  return undefined
}

const estimatedUsage = (prompt: number, completion: number) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
})

/** What the promise resolves with, or undefined if it takes longer. */
function settledWithin<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
