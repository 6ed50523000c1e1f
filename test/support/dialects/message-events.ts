import type {
  Message,
  RawContentBlockDelta,
  RawContentBlockStartEvent,
  RawMessageStreamEvent,
} from '@anthropic-ai/sdk/resources/messages/messages.js'

/** An event of a stream as it is on the wire: the field `event`, and its data. */
export type WireEvent = { type: string; data: string }

/** How a stream ended: with `message_stop`, with an `error`, or with neither. */
export type Ending = 'whole' | 'error' | 'cut'

/** What a client has of a stream. */
export type ReadMessage = {
  ending: Ending
  /** As far as it came. */
  message: Message | undefined
  error: { type: string; message: string } | undefined
  pings: number
}

type StartedBlock = RawContentBlockStartEvent['content_block']
type AnyEvent =
  | RawMessageStreamEvent
  | { type: 'ping' }
  | { type: 'error'; error: { type: string; message: string } }

/** Which deltas fill which blocks. */
const deltas: Record<string, readonly RawContentBlockDelta['type'][]> = {
  text: ['text_delta', 'citations_delta'],
  thinking: ['thinking_delta', 'signature_delta'],
  tool_use: ['input_json_delta'],
}

const stopReasons = [
  'end_turn',
  'max_tokens',
  'stop_sequence',
  'tool_use',
  'pause_turn',
  'refusal',
  'model_context_window_exceeded',
]

/**
 * The grammar of a stream of messages, as Anthropic's own library types and reads it. Made without
 * our code. Throws at the first event that breaks it.
 */
export function judgeMessageEvents(events: readonly WireEvent[]): ReadMessage {
  const reader = new MessageReader()
  for (const event of events) reader.read(event)
  return reader.result()
}

class MessageReader {
  #message: Message | undefined
  #open: StartedBlock | undefined
  #json = ''
  #isSigned = false
  #hasReason = false
  #error: { type: string; message: string } | undefined
  #isStopped = false
  #pings = 0

  read({ type, data }: WireEvent): void {
    const event = JSON.parse(data) as AnyEvent // checked member by member below
    must(event.type === type, `the event ${type} has data of the type ${event.type}`)
    must(!this.#isStopped, `${type} after message_stop`)
    must(!this.#error, `${type} after error`)
    switch (event.type) {
      case 'ping':
        this.#pings++
        return
      case 'error':
        must(isText(event.error.type) && isText(event.error.message), 'an error without words')
        this.#error = event.error
        return
      case 'message_start':
        return this.#start(event.message)
      default:
        return this.#within(event)
    }
  }

  result(): ReadMessage {
    const failed: Ending = this.#error ? 'error' : 'cut'
    return {
      ending: this.#isStopped ? 'whole' : failed,
      message: this.#message,
      error: this.#error,
      pings: this.#pings,
    }
  }

  #start(message: Message): void {
    must(!this.#message, 'message_start twice')
    must(message.type === 'message' && message.role === 'assistant', 'no message of an assistant')
    must(isText(message.id) && isText(message.model), 'a message without id or model')
    must(message.content.length === 0, 'a message that starts with content')
    must(message.stop_reason === null && message.stop_sequence === null, 'a reason at the start')
    must(isCount(message.usage.input_tokens), 'no input tokens')
    must(isCount(message.usage.output_tokens), 'no output tokens')
    this.#message = { ...message, content: [] }
  }

  #within(event: Exclude<RawMessageStreamEvent, { type: 'message_start' }>): void {
    const message = this.#message
    if (!message) throw new Error(`${event.type} before message_start`)
    switch (event.type) {
      case 'content_block_start':
        must(!this.#open, 'a block begins within another')
        must(!this.#hasReason, 'a block after message_delta')
        must(event.index === message.content.length, `block ${event.index} out of order`)
        return this.#begin(event.content_block, message)
      case 'content_block_delta':
        must(event.index === message.content.length - 1, `a delta of block ${event.index}`)
        return this.#fill(event.delta)
      case 'content_block_stop':
        must(event.index === message.content.length - 1, `the end of block ${event.index}`)
        return this.#end()
      case 'message_delta':
        must(!this.#open, 'message_delta within a block')
        must(!this.#hasReason, 'message_delta twice')
        must(stopReasons.includes(String(event.delta.stop_reason)), 'no reason of the end')
        must(isCount(event.usage.output_tokens), 'no output tokens at the end')
        this.#hasReason = true
        message.stop_reason = event.delta.stop_reason
        message.usage.output_tokens = event.usage.output_tokens
        message.usage.input_tokens = event.usage.input_tokens ?? message.usage.input_tokens
        return
      case 'message_stop':
        return this.#stop(message)
      default:
        throw new Error(`an event that is unknown: ${JSON.stringify(event satisfies never)}`)
    }
  }

  #begin(block: StartedBlock, message: Message): void {
    must(Object.hasOwn(deltas, block.type), `a block of the type ${block.type}`)
    if (block.type === 'text') must(block.text === '', 'a text that starts with text')
    if (block.type === 'thinking') must(block.thinking === '', 'thinking that starts with text')
    if (block.type === 'tool_use') {
      must(isText(block.id) && isText(block.name), 'a call without id or name')
      must(JSON.stringify(block.input) === '{}', 'a call that starts with input')
    }
    this.#open = block
    this.#json = ''
    this.#isSigned = false
    message.content.push(block)
  }

  #fill(delta: RawContentBlockDelta): void {
    const open = this.#open
    if (!open) throw new Error('a delta without a block')
    must(deltas[open.type]?.includes(delta.type) ?? false, `${delta.type} in ${open.type}`)
    must(!this.#isSigned, 'a delta after the signature')
    if (delta.type === 'text_delta' && open.type === 'text') open.text += delta.text
    if (delta.type === 'input_json_delta') this.#json += delta.partial_json
    if (open.type !== 'thinking') return
    if (delta.type === 'thinking_delta') open.thinking += delta.thinking
    this.#isSigned = delta.type === 'signature_delta'
    if (delta.type === 'signature_delta') open.signature = delta.signature
  }

  #end(): void {
    const open = this.#open
    if (!open) throw new Error('the end of a block that is not open')
    if (open.type === 'tool_use' && this.#json !== '') {
      open.input = inputOf(this.#json)
      must(typeof open.input === 'object' && open.input !== null, 'input that is no object')
    }
    this.#open = undefined
  }

  #stop({ content, stop_reason: reason }: Message): void {
    must(!this.#open && this.#hasReason, 'message_stop before message_delta')
    const hasCalls = content.some(({ type }) => type === 'tool_use')
    must(reason !== 'tool_use' || hasCalls, 'stopped for a tool that is not called')
    this.#isStopped = true
  }
}

function inputOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(`input that is no JSON: ${json}`)
  }
}

function must(isSo: boolean, fault: string): void {
  if (!isSo) throw new Error(fault)
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0
