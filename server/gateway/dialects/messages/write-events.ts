import type { components } from '../../../../generated/server/messages.ts'
import { Failure } from '../../../failure.ts'
import { NamedFrames } from '../../../json/json.ts'
import type { ChatEvent, ChatStream } from '../../chat.ts'
import { TextChunks, type OutgoingChunk } from '../../upstream/chunk-reader.ts'
import type { Chunk, FinishReason, Usage } from '../../upstream/normalize.ts'
import type { CallPiece } from '../../upstream/tool-calls.ts'
import { arePassed } from '../pass-through.ts'
import { ReasoningDetails } from '../reasoning-details.ts'
import {
  countsFrom,
  estimatedCounts,
  emptyMessage,
  endFrom,
  thinkingBlock,
  toolUse,
  type MessageHead,
} from './write-reply.ts'

type Schemas = components['schemas']
type Event = Schemas['MessageEvent']
type Delta = Schemas['ContentBlockDelta']['delta']
export type OutgoingEvent = Event | NamedFrames<Event>

/**
 * Converts a stream to Anthropic's events. `message_stop` follows only a source that was complete; an
 * error of the source is thrown.
 */
export async function* eventsFrom(
  stream: ChatStream<ChatEvent>,
  head: MessageHead,
): AsyncGenerator<readonly OutgoingEvent[], undefined> {
  const writer = new EventWriter(head, stream)
  for await (const chunks of stream.events) yield writer.write(chunks)
  const last = writer.end()
  if (last) yield last
  return undefined
}

/** A tool call of the stream. Its pieces are buffered while another block is open. */
type Call = { id: string; name: string; buffered: string; isClosed: boolean }

/** The part of a stream that describes its end. */
type StreamEnd = Pick<ChatStream, 'nativeFinishReason' | 'stopSequence'>

/** Writes the events of one stream. */
class EventWriter {
  readonly #head: MessageHead
  readonly #stream: StreamEnd
  readonly #calls: Call[] = []
  readonly #details = new ReasoningDetails()
  #out: OutgoingEvent[] = []
  #isStarted = false
  #isPassed = false
  /** The number of blocks so far, including the open one. */
  #blocks = 0
  #open: 'text' | 'thinking' | Call | undefined
  /** The JSON of a delta of the open text block, up to its text. */
  #textStart = ''
  #finish: FinishReason | undefined
  #usage: Usage | undefined

  constructor(head: MessageHead, stream: StreamEnd) {
    this.#head = head
    this.#stream = stream
  }

  write(chunks: readonly ChatEvent[]): readonly OutgoingEvent[] {
    if (arePassed(chunks)) {
      this.#isPassed = true
      return chunks as readonly NamedFrames<Event>[] // the model server's own
    }
    if (!this.#isStarted) {
      this.#isStarted = true
      this.#out.push({ type: 'message_start', message: emptyMessage(this.#head) })
    }
    // A stream never mixes chunks and native events.
    for (const chunk of chunks as readonly OutgoingChunk[]) {
      if (chunk instanceof TextChunks) for (const text of chunk.texts) this.#writeText(text)
      else this.#read(chunk)
    }
    return this.#take()
  }

  /** The last events of a complete stream. */
  end(): readonly OutgoingEvent[] | undefined {
    if (this.#isPassed) return undefined
    if (!this.#isStarted || this.#finish === undefined)
      throw new Failure('upstreamFailed', 'the stream ended before the reply was complete')
    this.#closeCalls()
    // Some servers send no text of the reasoning, or its signature after the text of the reply.
    if (this.#details.isSigned) this.#start('thinking', thinkingBlock())
    this.#close()
    const end = endFrom({
      reason: this.#finish,
      native: this.#stream.nativeFinishReason(),
      stopSequence: this.#stream.stopSequence(),
      hasCalls: this.#calls.length > 0,
    })
    const usage = this.#usage ? countsFrom(this.#usage) : estimatedCounts(this.#head.inputTokens, 0)
    const delta = { ...end, stop_details: null, container: null }
    this.#out.push({ type: 'message_delta', delta, usage }, { type: 'message_stop' })
    return this.#take()
  }

  #take(): readonly OutgoingEvent[] {
    const events = this.#out
    this.#out = []
    return events
  }

  #read({ choices, usage }: Chunk): void {
    this.#usage = usage ?? this.#usage
    const [choice] = choices
    if (!choice) return
    const { content = '', reasoning_content: thinking = '', tool_calls: calls = [] } = choice.delta
    this.#details.add(choice.delta)
    if (thinking !== '') this.#writeThinking(thinking)
    if (content !== '') this.#writeText(JSON.stringify(content).slice(1, -1))
    // Programs drop thinking after a call, so a call's signature precedes it.
    const isFirst = calls.length > 0 && typeof this.#open !== 'object'
    if (isFirst && this.#details.isSigned && this.#open !== 'thinking')
      this.#start('thinking', thinkingBlock())
    for (const call of calls) this.#readCall(call)
    this.#finish = choice.finish_reason ?? this.#finish
  }

  /** `literal` is the inside of the text's JSON. */
  #writeText(literal: string): void {
    if (this.#open !== 'text') {
      this.#start('text', { type: 'text', text: '', citations: null })
      const start = { type: 'content_block_delta', index: this.#blocks - 1 }
      this.#textStart = `${JSON.stringify(start).slice(0, -1)},"delta":{"type":"text_delta","text":"`
    }
    this.#out.push(NamedFrames.of('content_block_delta', `${this.#textStart}${literal}"}}`))
  }

  #writeThinking(thinking: string): void {
    if (this.#open !== 'thinking') this.#start('thinking', thinkingBlock())
    this.#writeDelta({ type: 'thinking_delta', thinking })
  }

  #readCall({ index, id = '', function: { name = '', arguments: args } }: CallPiece): void {
    const call = (this.#calls[index] ??= { id, name, buffered: '', isClosed: false })
    if (call.isClosed && args !== '')
      throw new Failure('upstreamFailed', 'the model server mixed up the pieces of its tool calls')
    call.buffered += args
    if (this.#open === call || (!call.isClosed && typeof this.#open !== 'object'))
      this.#writeCall(call)
  }

  /** Writes the buffered pieces of a call. */
  #writeCall(call: Call): void {
    if (this.#open !== call) this.#start(call, toolUse(call.id, call.name, {}))
    if (call.buffered !== '')
      this.#writeDelta({ type: 'input_json_delta', partial_json: call.buffered })
    call.buffered = ''
  }

  #writeDelta(delta: Delta): void {
    this.#out.push({ type: 'content_block_delta', index: this.#blocks - 1, delta })
  }

  #start(open: 'text' | 'thinking' | Call, block: Schemas['OutputBlock']): void {
    if (typeof open === 'string') this.#closeCalls()
    else this.#close()
    this.#open = open
    const index = this.#blocks++
    this.#out.push({ type: 'content_block_start', index, content_block: block })
  }

  /** Closes the open block, and writes the buffered calls. */
  #closeCalls(): void {
    this.#close()
    for (const call of this.#calls) {
      if (call.isClosed) continue
      this.#writeCall(call)
      this.#close()
    }
  }

  #close(): void {
    const open = this.#open
    if (open === undefined) return
    if (open === 'thinking')
      this.#writeDelta({ type: 'signature_delta', signature: this.#details.takeSignature() ?? '' })
    if (typeof open === 'object') open.isClosed = true
    this.#open = undefined
    this.#out.push({ type: 'content_block_stop', index: this.#blocks - 1 })
  }
}
