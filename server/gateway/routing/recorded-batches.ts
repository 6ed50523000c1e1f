import type { Failure, FailureReason } from '../../failure.ts'
import { reasonOf } from '../reasons/reason.ts'
import type { AbortCause } from '../upstream/deadline.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'
import type { OpenStream } from '../upstream/stream.ts'
import { unseenTokens, type RecordAttempt, type RoutedRequest } from './attempt.ts'
import type { CallVerdict } from './breaker/breaker.ts'
import type { AnsweredAttempt } from './failover.ts'
import { streamFailure, streamVerdict } from './failures.ts'
import { formFor, sentOf } from './forms.ts'

export type EventBatches<Event> = AsyncIterable<readonly Event[], undefined>

/**
 * The batches of a stream. Its attempt is recorded once, on every way out: before the reader gets
 * the last events of a complete reply or learns of the end, or when the client has left.
 */
export const recordedBatches = <Event>(
  answered: AnsweredAttempt<OpenStream<Event>>,
  request: RoutedRequest,
  record: RecordAttempt,
): EventBatches<Event> => batchesOf(answered.value, new StreamRecorder(answered, request, record))

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
      const { isDone, fault } = stream.reader
      // Events that are passed on may say themselves that the reply is complete.
      isOver = isDone && !fault
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
  readonly #answered: AnsweredAttempt<OpenStream<Event>>
  readonly #request: RoutedRequest
  readonly #record: RecordAttempt
  readonly #ttftMs: number

  constructor(
    answered: AnsweredAttempt<OpenStream<Event>>,
    request: RoutedRequest,
    record: RecordAttempt,
  ) {
    this.#answered = answered
    this.#request = request
    this.#record = record
    this.#ttftMs = performance.now() - answered.startedAt
  }

  /** Records a stream that has ended; throws where it was not complete. */
  async end(abortCause: AbortCause | undefined): Promise<undefined> {
    const { value: stream } = this.#answered
    if (abortCause === 'left') {
      await stream.ended()
      await this.finish('client_left', 'neutral')
      return undefined
    }
    const { fault } = stream.reader
    const failure = streamFailure(abortCause, fault, this.#request)
    const finish = () => {
      if (!failure) return this.finish('ok', 'success')
      const verdict = this.#request.signal.aborted ? 'neutral' : streamVerdict(fault)
      return this.finish(statusOf(fault, failure), verdict, this.#reason())
    }
    const ended = stream.ended()
    // The caller of a stream that is read on beyond its deadline does not wait for the record; that
    // it could not be written is reported where rows are written.
    if (ended) void ended.then(finish).catch(() => {})
    else await finish()
    if (failure) throw failure
    return undefined
  }

  finish(status: string, verdict: CallVerdict, reason?: FailureReason): Promise<void> | undefined {
    const { value: stream, number, deployment, slot, startedAt } = this.#answered
    slot.release(verdict)
    const { reader } = stream
    const { usage, finish, hostedCalls, isCounted } = reader
    const { reply, signal } = this.#request
    const isOurEnd = signal.aborted || status === 'client_left'
    const received = { estimate: reader.estimate(), reasoning: reader.reasoningEstimate() }
    return this.#record({
      number,
      deployment,
      status,
      reason,
      ms: performance.now() - startedAt,
      ttftMs: this.#ttftMs,
      delivered: true,
      ...(finish && { finish }),
      ...(hostedCalls && { hostedCalls }),
      ...(usage && { usage }),
      ...((!usage || finish === undefined) && { estimate: received.estimate }),
      ...(reply &&
        isOurEnd &&
        !isCounted && { unseen: unseenTokens(reply, stream.silentMs(startedAt), received) }),
    })
  }

  /** The body is made again: it was not to be kept for as long as the stream lasted. */
  #reason(): FailureReason | undefined {
    const { value, deployment } = this.#answered
    return reasonOf(value.reader.fault?.error, () =>
      sentOf({ ...formFor(this.#request, deployment), deployment }),
    )
  }
}

const statusOf = (fault: UpstreamFault | undefined, { code }: Failure): string =>
  fault ? `upstream_${fault.reason}` : code
