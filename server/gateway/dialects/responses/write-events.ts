import type { Failure } from '../../../failure.ts'
import type { NamedFrames } from '../../../json/json.ts'
import type { ChatEvent, ChatStream } from '../../chat.ts'
import { TextChunks, type OutgoingChunk } from '../../upstream/chunk-reader.ts'
import { isRefusal, type Chunk, type Usage } from '../../upstream/normalize.ts'
import { arePassed } from '../pass-through.ts'
import { errorEvent, responseError } from './errors.ts'
import { PassedStream } from './pass-through.ts'
import {
  endingOf,
  tokenLogprobs,
  usageFrom,
  type ModelResponse,
  type ResponseHead,
} from './response.ts'
import {
  EventQueue,
  OutputWriter,
  type OutgoingResponseEvent,
  type ResponseEvent,
} from './write-output.ts'

type LifecycleType = Extract<ResponseEvent, { response: unknown }>['type']

/** The members of a response that change during its stream. */
type Progress = Pick<
  ModelResponse,
  'status' | 'completed_at' | 'error' | 'incomplete_details' | 'output' | 'usage'
>

/** Converts the chunks of one reply to the events of a response. */
export class ResponseEvents {
  readonly #head: ResponseHead
  readonly #stream: ChatStream<ChatEvent>
  readonly #events = new EventQueue()
  readonly #output: OutputWriter
  /** Set if the model server's own events are passed through. */
  #passed: PassedStream | undefined
  #ending: Pick<ModelResponse, 'status' | 'incomplete_details'> | undefined
  #usage: Usage | undefined

  constructor(head: ResponseHead, stream: ChatStream<ChatEvent>) {
    this.#head = head
    this.#stream = stream
    this.#output = new OutputWriter(head, this.#events)
  }

  async *batches(): AsyncGenerator<readonly OutgoingResponseEvent[], undefined> {
    const { events, isOpen, isPassed } = this.#stream
    const batches = events[Symbol.asyncIterator]()
    // Started before the first event is sent: only a started source releases what its call holds.
    const first = batches.next()
    first.catch(() => {})
    try {
      // Clients learn that the response has started before its first content.
      if (!isOpen && isPassed === false) {
        this.#start()
        yield this.#events.take()
      }
      for (let next = await first; !next.done; next = await batches.next())
        yield this.#convert(next.value)
    } finally {
      await batches.return?.()
    }
    if (this.#passed) return undefined
    this.#complete()
    yield this.#events.take()
    return undefined
  }

  /** The last events of a failed response, which never say that it is complete. */
  fail(failure: Failure): OutgoingResponseEvent[] {
    if (this.#passed) return this.#passed.fail(failure)
    if (!this.#events.isStarted) this.#start()
    this.#events.add(errorEvent(failure))
    this.#lifecycle('response.failed', {
      status: 'failed',
      completed_at: null,
      error: responseError(failure),
      incomplete_details: null,
      output: this.#output.items('incomplete'),
      usage: null,
    })
    return this.#events.take()
  }

  #convert(events: readonly ChatEvent[]): readonly OutgoingResponseEvent[] {
    if (arePassed(events)) {
      this.#passed ??= new PassedStream()
      this.#passed.add(events)
      return events as readonly NamedFrames<ResponseEvent>[] // the model server's own
    }
    if (!this.#events.isStarted) this.#start()
    for (const chunk of events as readonly OutgoingChunk[]) this.#write(chunk)
    return this.#events.take()
  }

  #start(): void {
    const progress: Progress = {
      status: 'in_progress',
      completed_at: null,
      error: null,
      incomplete_details: null,
      output: [],
      usage: null,
    }
    this.#lifecycle('response.created', progress)
    this.#lifecycle('response.in_progress', progress)
  }

  #write(chunk: OutgoingChunk): void {
    if (chunk instanceof TextChunks) for (const text of chunk.texts) this.#output.textLiteral(text)
    else this.#writeParsed(chunk)
  }

  #writeParsed({ choices: [choice], usage }: Chunk): void {
    if (usage) this.#usage = usage
    if (!choice) return
    const { content, reasoning_content: reasoning, tool_calls: calls } = choice.delta
    this.#output.details(choice.delta)
    if (reasoning) this.#output.text('reasoning', reasoning)
    if (content && isRefusal(choice.delta)) this.#output.text('refusal', content)
    else if (content) this.#output.text('message', content, tokenLogprobs(choice))
    for (const call of calls ?? []) this.#output.call(call)
    if (choice.finish_reason)
      this.#ending = endingOf(choice.finish_reason, this.#stream.nativeFinishReason())
  }

  #complete(): void {
    const ending = this.#ending ?? endingOf('stop', undefined)
    const isComplete = ending.status === 'completed'
    this.#output.close(isComplete ? 'completed' : 'incomplete')
    this.#lifecycle(isComplete ? 'response.completed' : 'response.incomplete', {
      ...ending,
      completed_at: isComplete ? Math.floor(Date.now() / 1000) : null,
      error: null,
      output: this.#output.items('completed'),
      usage: this.#usage ? usageFrom(this.#usage) : null,
    })
  }

  #lifecycle(type: LifecycleType, progress: Progress): void {
    const response = `{${this.#head.json},${JSON.stringify(progress).slice(1)}`
    this.#events.addJson(type, `"response":${response}`)
  }
}
