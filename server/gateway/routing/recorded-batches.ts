import type { Failure } from '../../failure.ts'
import type { AbortCause } from '../upstream/deadline.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'
import type { OpenStream } from '../upstream/stream.ts'
import type { RecordAttempt, RoutedRequest } from './attempt.ts'
import type { CallVerdict } from './breaker.ts'
import type { AnsweredAttempt } from './failover.ts'
import { streamFailure, streamVerdict } from './failures.ts'

/** Events in batches; 'close' at the end if the connection must be closed. */
export type EventBatches<Event> = AsyncIterable<readonly Event[], 'close' | undefined>

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
const endAndClose = { done: true, value: 'close' } as const

const endOf = ({ isMarkedDone }: { isMarkedDone: boolean }) => (isMarkedDone ? end : endAndClose)

/** A generator would cost several promises more for each batch. */
class RecordedBatches<Event> implements AsyncIterator<readonly Event[], 'close' | undefined> {
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

  async next(): Promise<IteratorResult<readonly Event[], 'close' | undefined>> {
    const { value } = this.#answered
    const { reader } = value
    if (this.#isComplete) return endOf(reader)
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
    void this.#finish('client_left', 'neutral')
    this.#answered.value.close()
    return end
  }

  async #end(abortCause: AbortCause | undefined): Promise<typeof end | typeof endAndClose> {
    if (abortCause === 'left') {
      await this.#finish('client_left', 'neutral')
      return end
    }
    const { reader } = this.#answered.value
    const failure = streamFailure(abortCause, reader.fault, this.#request)
    if (!failure) {
      await this.#finish('ok', 'success')
      return endOf(reader)
    }
    const status = statusOf(reader.fault, failure)
    const { aborted } = this.#request.signal
    await this.#finish(status, aborted ? 'neutral' : streamVerdict(reader.fault))
    throw failure
  }

  #finish(status: string, verdict: CallVerdict): Promise<void> | undefined {
    if (this.#isRecorded) return undefined
    this.#isRecorded = true
    const { value, number, deployment, slot, startedAt } = this.#answered
    slot.release(verdict)
    const { usage, finish, hostedCalls } = value.reader
    return this.#record({
      number,
      deployment,
      status,
      ms: performance.now() - startedAt,
      ttftMs: this.#ttftMs,
      delivered: true,
      ...(finish && { finish }),
      ...(hostedCalls && { hostedCalls }),
      ...(usage && { usage }),
      ...((!usage || finish === undefined) && { estimate: value.reader.estimate() }),
    })
  }
}

const statusOf = (fault: UpstreamFault | undefined, { code }: Failure): string =>
  fault ? `upstream_${fault.reason}` : code
