import type { Failure } from '../../../failure.ts'
import { NamedFrames } from '../../../json/frames.ts'
import type { ChatEvent, ChatStream } from '../../chat.ts'
import { TextChunks, type OutgoingChunk } from '../../upstream/chunk-reader.ts'
import { isRefusal, objectOf, type Chunk, type Usage } from '../../upstream/normalize.ts'
import { toolCallNumbering } from '../openai/tool-calls.ts'
import { errorEvent, responseError } from './errors.ts'
import { OutputWriter, type OutgoingResponseEvent, type ResponseEvent } from './output-writer.ts'
import { lazy } from '../lazy.ts'
import { arePassed } from '../pass-through.ts'
import { PassedStream } from './pass-through.ts'
import {
  endingOf,
  shellJson,
  usageFrom,
  type ModelResponse,
  type ResponseShell,
} from './response.ts'
import type { OfferedTools } from './tools.ts'
import { tokenLogprobs } from './write-reply.ts'

type LifecycleType = Extract<ResponseEvent, { response: unknown }>['type']

/** What of a response changes while it is written. */
type Progress = Pick<
  ModelResponse,
  'status' | 'completed_at' | 'error' | 'incomplete_details' | 'output' | 'usage'
>

/** The events of one response, made of the chunks of a reply. */
export class ResponseEvents {
  /** It is written three times. */
  readonly #shell: () => string
  readonly #stream: ChatStream<ChatEvent>
  readonly #output: OutputWriter
  readonly #numberCall = toolCallNumbering()
  #sequence = 0
  /** Set if the events are the model server's own. */
  #passed: PassedStream | undefined
  #events: OutgoingResponseEvent[] = []
  #ending: Pick<ModelResponse, 'status' | 'incomplete_details'> | undefined
  #usage: Usage | undefined

  constructor(
    shell: () => ResponseShell,
    tools: OfferedTools,
    stream: ChatStream<ChatEvent>,
    json = lazy(() => shellJson(shell())),
  ) {
    this.#shell = json
    this.#stream = stream
    const add = (event: OutgoingResponseEvent) => void this.#events.push(event)
    this.#output = new OutputWriter(shell, tools, { add, next: () => this.#sequence++ })
  }

  async *batches(): AsyncGenerator<readonly OutgoingResponseEvent[], undefined> {
    const { events, isOpen, isPassed } = this.#stream
    // Nobody waits for the first content to learn that the response has begun.
    if (!isOpen && isPassed === false) {
      this.#begin()
      yield this.#take()
    }
    for await (const batch of events) yield this.#eventsOf(batch)
    if (this.#passed) return undefined
    this.#complete()
    yield this.#take()
    return undefined
  }

  /** The last events of a response that fails: never that it is complete. */
  fail(failure: Failure): ResponseEvent[] {
    if (this.#passed) return this.#passed.fail(failure)
    const events = this.#take()
    if (this.#sequence === 0) this.#begin()
    this.#events.push(errorEvent(failure, this.#sequence++))
    this.#lifecycle('response.failed', {
      status: 'failed',
      completed_at: null,
      error: responseError(failure),
      incomplete_details: null,
      output: this.#output.items('incomplete'),
      usage: null,
    })
    return [...events, ...this.#take()] as ResponseEvent[] // or their JSON, which is written alike
  }

  #eventsOf(events: readonly ChatEvent[]): readonly OutgoingResponseEvent[] {
    if (arePassed(events)) {
      this.#passed ??= new PassedStream()
      this.#passed.add(events)
      return events as readonly NamedFrames<ResponseEvent>[] // the model server's own
    }
    if (this.#sequence === 0) this.#begin()
    for (const chunk of events as readonly OutgoingChunk[]) this.#write(chunk)
    return this.#take()
  }

  #take(): readonly OutgoingResponseEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  #begin(): void {
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

  #writeParsed({ id, choices: [choice], usage }: Chunk): void {
    if (usage) this.#usage = usage
    if (!choice) return
    const { content, reasoning_content: reasoning, tool_calls: calls } = choice.delta
    if (reasoning) this.#output.reasoning(reasoning)
    if (content && isRefusal(choice.delta)) this.#output.refusal(content)
    else if (content)
      this.#output.text(content, tokenLogprobs(objectOf(objectOf(choice)?.['logprobs'])))
    for (const call of calls ?? []) {
      const piece = this.#numberCall(call, id)
      if (piece) this.#output.call(piece)
    }
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
    const response = `{${this.#shell()},${JSON.stringify(progress).slice(1)}`
    const json = `{"type":"${type}","sequence_number":${this.#sequence++},"response":${response}}`
    this.#events.push(NamedFrames.of(type, json))
  }
}
