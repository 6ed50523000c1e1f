import type { Failure, FailureReason } from '../../failure.ts'
import { reasonOf, withRequestId } from '../reasons/reason.ts'
import type { AbortCause } from '../upstream/deadline.ts'
import type { OutgoingChunk } from '../upstream/chunk-reader.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'
import type { OpenStream } from '../upstream/stream.ts'
import { unseenTokens, type Attempt, type RecordAttempt } from './attempt.ts'
import type { CallVerdict } from './breaker/breaker.ts'
import { streamFailure, streamVerdict } from './failures.ts'
import { wireFor } from './request-formats.ts'

/** The events of a stream; each batch is one write to the client. */
export type EventBatches<Event = OutgoingChunk> = AsyncIterable<readonly Event[], undefined>

/**
 * The batches of a stream. Its attempt is recorded exactly once: before the reader gets the last
 * events of a complete reply or the end, or after the client disconnected.
 */
export const recordedBatches = <Event>(
  stream: OpenStream<Event>,
  attempt: Attempt,
  record: RecordAttempt,
): EventBatches<Event> => batchesOf(stream, new StreamRecorder(stream, attempt, record))

async function* batchesOf<Event>(
  stream: OpenStream<Event>,
  recorder: StreamRecorder<Event>,
): AsyncGenerator<readonly Event[], undefined> {
  let isOver = false
  try {
    for (;;) {
      const batch = await stream.next()
      if ('abortCause' in batch) {
        isOver = true
        return await recorder.end(batch.abortCause)
      }
      // Passed events may themselves say that the reply is complete.
      isOver = stream.isDone
      if (isOver) await recorder.finish('ok', 'success')
      yield batch
      if (isOver) return undefined
    }
  } finally {
    if (!isOver) {
      stream.close()
      await stream.ended()
      void recorder.finish('client_left', 'neutral')
    }
  }
}

/** Records the attempt of a stream. */
class StreamRecorder<Event> {
  readonly #stream: OpenStream<Event>
  readonly #attempt: Attempt
  readonly #record: RecordAttempt

  constructor(stream: OpenStream<Event>, attempt: Attempt, record: RecordAttempt) {
    this.#stream = stream
    this.#attempt = attempt
    this.#record = record
    attempt.ttftMs = performance.now() - attempt.startedAt
  }

  /** Records a stream that has ended; throws if it was incomplete. */
  async end(abortCause: AbortCause | undefined): Promise<undefined> {
    const { call } = this.#attempt
    if (abortCause === 'disconnected') {
      await this.#stream.ended()
      await this.finish('client_left', 'neutral')
      return undefined
    }
    const { fault } = this.#stream.reader
    const failure = streamFailure(abortCause, fault, call)
    const finish = () => {
      if (!failure) return this.finish('ok', 'success')
      const verdict = call.signal.aborted ? 'neutral' : streamVerdict(fault)
      return this.finish(statusOf(fault, failure), verdict, this.#reason())
    }
    const ended = this.#stream.ended()
    // If the stream is read on after its deadline, its caller does not wait for the row. The ledger
    // reports a row that cannot be written.
    if (ended) void ended.then(finish).catch(() => {})
    else await finish()
    if (failure) throw failure
    return undefined
  }

  finish(status: string, verdict: CallVerdict, reason?: FailureReason): Promise<void> | undefined {
    const attempt = this.#attempt
    const { reader } = this.#stream
    const { usage, counts, finish, hostedCalls, work, isCounted } = reader
    const { reply, signal } = attempt.call
    const isOurEnd = signal.aborted || status === 'client_left'
    const received = { estimate: reader.estimate(), reasoning: reader.reasoningEstimate() }
    const estimate = usage && finish !== undefined ? undefined : received.estimate
    const counted = { usage, counts, estimate, hostedCalls, work }
    if (reader.fault && reason) attempt.deployment.lastErrors.add(reader.fault, reason)
    attempt.deliver(verdict, { status, reason, finish, ...counted })
    if (reply && isOurEnd && !isCounted)
      attempt.unseen = unseenTokens(reply, this.#stream.silentMs(attempt.startedAt), received)
    return this.#record(attempt)
  }

  /** The body is built again, so that it need not stay in memory during the stream. */
  #reason(): FailureReason | undefined {
    const attempt = this.#attempt
    const { call, deployment, dialect, headers, facts } = attempt
    const { error } = this.#stream.reader.fault ?? {}
    const reason = reasonOf(error, () => attempt.sentFrom(wireFor(call, deployment, dialect)))
    return withRequestId(reason, headers, facts)
  }
}

const statusOf = (fault: UpstreamFault | undefined, { code }: Failure): string =>
  fault ? `upstream_${fault.reason}` : code
