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
): EventBatches<Event> => {
  const batches = new RecordedBatches(answered, request, record)
  return { [Symbol.asyncIterator]: () => batches }
}

const end = { done: true, value: undefined } as const

/** How an attempt ended. */
type Result = [status: string, verdict: CallVerdict, reason?: FailureReason | undefined]

/** A generator would cost several promises more for each batch. */
class RecordedBatches<Event> implements AsyncIterator<readonly Event[], undefined> {
  readonly #answered: AnsweredAttempt<OpenStream<Event>>
  readonly #request: RoutedRequest
  readonly #record: RecordAttempt
  readonly #ttftMs: number
  #isRecorded = false
  /** Its last events were given out, and nothing can fail any more. */
  #isComplete = false

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

  async next(): Promise<IteratorResult<readonly Event[], undefined>> {
    const { value } = this.#answered
    const { reader } = value
    if (this.#isComplete) return end
    const batch = await value.next()
    if ('abortCause' in batch) return this.#end(batch.abortCause)
    // Events that are passed on may say themselves that the reply is complete.
    if (reader.isDone && !reader.fault) {
      this.#isComplete = true
      await this.#finish('ok', 'success')
    }
    return { done: false, value: batch }
  }

  async return(): Promise<typeof end> {
    const { value } = this.#answered
    value.close()
    await value.ended()
    void this.#finish('client_left', 'neutral')
    return end
  }

  async #end(abortCause: AbortCause | undefined): Promise<typeof end> {
    const { value } = this.#answered
    if (abortCause === 'left') {
      await value.ended()
      await this.#finish('client_left', 'neutral')
      return end
    }
    const { reader } = value
    const failure = streamFailure(abortCause, reader.fault, this.#request)
    await this.#finishLater(...this.#resultOf(failure))
    if (failure) throw failure
    return end
  }

  #resultOf(failure: Failure | undefined): Result {
    if (!failure) return ['ok', 'success']
    const { fault } = this.#answered.value.reader
    const { aborted } = this.#request.signal
    const verdict = aborted ? 'neutral' : streamVerdict(fault)
    return [statusOf(fault, failure), verdict, this.#reason()]
  }

  /** The caller of a stream that is read on beyond its deadline does not wait for the record. */
  #finishLater(...result: Result): Promise<void> | undefined {
    const ended = this.#answered.value.ended()
    if (!ended) return this.#finish(...result)
    // That it could not be written is reported where rows are written.
    void ended.then(() => this.#finish(...result)).catch(() => {})
    return undefined
  }

  /** The body is made again: it was not to be kept for as long as the stream lasted. */
  #reason(): FailureReason | undefined {
    const { value, deployment } = this.#answered
    return reasonOf(value.reader.fault?.error, () =>
      sentOf({ ...formFor(this.#request, deployment), deployment }),
    )
  }

  #finish(...[status, verdict, reason]: Result): Promise<void> | undefined {
    if (this.#isRecorded) return undefined
    this.#isRecorded = true
    const { value, number, deployment, slot, startedAt } = this.#answered
    slot.release(verdict)
    const { reader } = value
    const { usage, finish, hostedCalls, isCounted } = reader
    const { reply, signal } = this.#request
    const isOurEnd = signal.aborted || status === 'client_left'
    const came = { estimate: reader.estimate(), reasoning: reader.reasoningEstimate() }
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
      ...((!usage || finish === undefined) && { estimate: came.estimate }),
      ...(reply &&
        isOurEnd &&
        !isCounted && { unseen: unseenTokens(reply, value.silentMs(startedAt), came) }),
    })
  }
}

const statusOf = (fault: UpstreamFault | undefined, { code }: Failure): string =>
  fault ? `upstream_${fault.reason}` : code
