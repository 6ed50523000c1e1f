import { ChunkReader } from '../chunk-reader.ts'
import {
  broken,
  isFault,
  mergedCounts,
  objectOf,
  type MeteredUsage,
  type UpstreamFault,
} from '../normalize.ts'
import { messagesPassthrough } from '../passthrough/messages.ts'
import { parseReply } from '../reply.ts'
import { chatReplyFrom, detailOf, finishReasonOf } from './read-reply.ts'

type Fields = Record<string, unknown>

/**
 * Reads a stream of Messages, and gives callers of other dialects chunks: each event becomes the
 * event of a chat that says the same.
 */
export class MessageChunkReader extends ChunkReader {
  declare usage: MeteredUsage | undefined
  #id: unknown
  /** The number of tool calls so far. */
  #calls = 0
  /** Why the model stopped; follows the last block. */
  #end: Fields = {}
  /** The open block of thinking, with its text. */
  #thinking: Fields | undefined

  /** Whether the last block has ended. */
  #isBetweenBlocks = false

  override get awaitsCounts(): boolean {
    return this.#isBetweenBlocks && !this.isCounted && !this.isDone && !this.fault
  }

  protected override readEvent(event: Fields): UpstreamFault | undefined {
    const { counts, fault, part, isContent } = messagesPassthrough.readEvent(event, '')
    if (fault) return fault
    if (part || isContent) this.#isBetweenBlocks = part === 'ends'
    if (counts) {
      this.counts = mergedCounts(this.counts, counts)
      this.usage = messagesPassthrough.usageOf(this.counts) ?? this.usage
    }
    switch (event['type']) {
      case 'message_start':
        this.#id = objectOf(event['message'])?.['id']
        return undefined
      case 'content_block_start':
        return this.#start(objectOf(event['content_block']) ?? {})
      case 'content_block_delta':
        return this.#continue(objectOf(event['delta']) ?? {})
      case 'content_block_stop':
        return this.#stop()
      case 'message_delta':
        this.#end = objectOf(event['delta']) ?? {}
        this.isCounted = this.usage !== undefined
        return undefined
      case 'message_stop':
        return this.#finish()
      default:
        return undefined
    }
  }

  protected override readBody(bytes: Buffer): void {
    const body = parseReply(bytes, true)
    const reply = chatReplyFrom(body)
    if (isFault(reply)) return this.fail(reply)
    this.usage = reply.usage
    this.readJson(reply.chat)
  }

  #start(block: Fields): UpstreamFault | undefined {
    const { type, id, name, text } = block
    if (type === 'thinking') this.#thinking = { ...block }
    if (type === 'redacted_thinking') return this.#read({ reasoning_details: [detailOf(block)] })
    if (type === 'text' && text !== '') return this.#read({ content: text })
    if (type !== 'tool_use') return undefined
    const call = { index: this.#calls++, id, type: 'function', function: { name, arguments: '' } }
    return this.#read({ tool_calls: [call] })
  }

  #continue({ text, thinking, signature, partial_json: json }: Fields): UpstreamFault | undefined {
    if (typeof text === 'string') return this.#read({ content: text })
    if (typeof json === 'string')
      return this.#read({ tool_calls: [{ index: this.#calls - 1, function: { arguments: json } }] })
    const open = this.#thinking
    if (typeof signature === 'string' && open) open['signature'] = signature
    if (typeof thinking !== 'string') return undefined
    if (open) open['thinking'] = `${String(open['thinking'] ?? '')}${thinking}`
    return this.#read({ reasoning: thinking })
  }

  /** The signature follows the text, so the block's details are known at its end. */
  #stop(): UpstreamFault | undefined {
    const detail = this.#thinking && detailOf(this.#thinking)
    this.#thinking = undefined
    return detail && this.#read({ reasoning_details: [detail] })
  }

  /** Without this event the reply is truncated, as it is for callers of Messages. */
  #finish(): UpstreamFault | undefined {
    const { stop_reason: reason, stop_sequence: stop } = this.#end
    if (typeof reason !== 'string') return broken('end_without_reason')
    const fault = this.#read({}, { finish_reason: finishReasonOf(reason), stop_reason: stop })
    this.isDone = true
    return fault ?? this.conclusion()
  }

  #read(delta: Fields, end: Fields = {}): UpstreamFault | undefined {
    const choices = [{ index: 0, delta, finish_reason: null, ...end }]
    return this.readChunk({ id: this.#id, choices })
  }
}
