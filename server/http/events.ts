import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Frames } from '../json/json.ts'
import { breakOff, endUnfinished } from './listen/linger.ts'
import { bodySocket, takeOverChunking } from './listen/node-http.ts'

export type EventTimes = {
  /** Silence before a keep-alive comment is sent. */
  keepAliveMs: number
  /** How long the client may leave written data unread. */
  writeStallMs: number
}

/** The wire format of a contract's events. */
export type EventForm = {
  /** Whether the field `event` of each has the event's member `type`. */
  isNamed: boolean
  /** Text after the last event of a complete stream. */
  end: string
  /** Text that fills silence. */
  keepAlive: string
}

/** Events with data only, as in chat streams. */
export const dataEvents: EventForm = {
  isNamed: false,
  end: 'data: [DONE]\n\n',
  keepAlive: ': keep-alive\n\n',
}

/** Events with data only; the last one says how the stream ended. */
export const messageEvents: EventForm = { ...dataEvents, end: '' }

/** Events with names; the last one says how the stream ended. */
export const namedEvents: EventForm = {
  isNamed: true,
  end: '',
  keepAlive: ': keep-alive\n\n',
}

/** How a stream ended; `disconnected`: the client disconnected or stopped reading. */
export type StreamEnd = 'done' | 'failed' | 'disconnected'

/**
 * Writes server-sent events at the pace the client reads. A batch is one write, and silence is
 * filled. An error of the source becomes the last events, without the text of a complete stream and
 * without the end of the body. The source is closed when the client disconnects or stops reading.
 */
export async function writeEvents(
  res: ServerResponse,
  events: AsyncIterable<readonly unknown[]>,
  { keepAliveMs, writeStallMs, form }: EventTimes & { form: EventForm },
  lastEvents: (error: unknown) => readonly object[],
): Promise<StreamEnd> {
  const source = events[Symbol.asyncIterator]()
  const out = new WriteBuffer(res)
  const frames = (batch: readonly unknown[]) => framesOf(batch, form)
  const silence = setTimeout(() => {
    if (!out.isFull) out.write(form.keepAlive)
    silence.refresh()
  }, keepAliveMs)
  let isDisconnected = res.destroyed
  const disconnect = () => {
    isDisconnected = true
    clearTimeout(silence)
    void source.return?.().catch(() => {})
  }
  res.once('close', disconnect)
  try {
    for (;;) {
      // Also if the client has already disconnected: only a started source can clean up.
      const { done, value } = await source.next()
      if (done) break
      if (isDisconnected) break
      silence.refresh()
      out.write(frames(value))
      if (out.isFull && !(await drained(res, out.source, writeStallMs))) {
        breakOff(res)
        break
      }
    }
    if (isDisconnected || res.destroyed) {
      await source.return?.()
      return 'disconnected'
    }
    out.end(form.end)
    return 'done'
  } catch (error) {
    if (isDisconnected || res.destroyed) return 'disconnected'
    out.fail(frames(lastEvents(error)), writeStallMs)
    return 'failed'
  } finally {
    clearTimeout(silence)
    res.off('close', disconnect)
  }
}

/** Events in their wire format. */
function framesOf(events: readonly unknown[], { isNamed }: EventForm): string {
  let text = ''
  for (const event of events)
    if (event instanceof Frames) text += event.text
    else {
      const field = isNamed ? `event: ${(event as { type: string }).type}\n` : ''
      text += `${field}data: ${JSON.stringify(event)}\n\n`
    }
  return text
}

/** More buffered text than this is written before the turn ends. */
const maxBufferedChars = 64 << 10

/**
 * Joins all writes of one turn of the event loop, and the response head, into one HTTP chunk (RFC
 * 9112 §7.1). Node would pass each part of a chunk to the system separately, which is most of a
 * short stream's cost.
 */
class WriteBuffer {
  readonly #res: ServerResponse
  readonly #isChunked: boolean
  #text = ''
  #isDue = false
  #isHeadWritten = false

  constructor(res: ServerResponse) {
    this.#res = res
    this.#isChunked = takeOverChunking(res)
    // A reply that is already complete only waits for the ledger, which writes at the end of the
    // turn. The head is then sent with the reply.
    process.nextTick(setImmediate, this.#writeHead)
  }

  /** Whether the client must read before more is written. */
  get isFull(): boolean {
    return this.#res.writableNeedDrain || bodySocket(this.#res)?.writableNeedDrain === true
  }

  /** Where it can be seen that the client has read. */
  get source(): Socket | ServerResponse {
    return bodySocket(this.#res) ?? this.#res
  }

  write(more: string): void {
    this.#text += more
    if (this.#text.length > maxBufferedChars) return this.#flush()
    if (this.#isDue) return
    this.#isDue = true
    process.nextTick(this.#flush)
  }

  end(last: string): void {
    this.#text += last
    const chunk = this.#takeText()
    this.#res.end(this.#isChunked ? `${chunk}0\r\n\r\n` : chunk)
  }

  /** Ends an incomplete response. */
  fail(last: string, stallMs: number): void {
    this.#text += last
    endUnfinished(this.#res, this.#takeText(), stallMs)
  }

  readonly #flush = (): void => {
    this.#isDue = false
    if (this.#isOver) return
    if (this.#text === '') return this.#writeHead()
    // The head is sent with the first.
    const socket = this.#isHeadWritten ? bodySocket(this.#res) : undefined
    this.#isHeadWritten = true
    const target = socket ?? this.#res
    target.write(this.#takeText())
  }

  readonly #writeHead = (): void => {
    if (this.#isHeadWritten || this.#isOver) return
    this.#isHeadWritten = true
    this.#res.flushHeaders()
  }

  get #isOver(): boolean {
    return this.#res.writableEnded || this.#res.destroyed
  }

  /** The text as a chunk. */
  #takeText(): string {
    const text = this.#text
    this.#text = ''
    if (!this.#isChunked || text === '') return text
    return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
  }
}

/** Waits until the client has read; false if it disconnected or read nothing for `stallMs`. */
export function drained(
  res: ServerResponse,
  source: Socket | ServerResponse,
  stallMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (ok: boolean) => {
      clearTimeout(stalled)
      source.off('drain', onDrain)
      res.off('close', fail)
      resolve(ok)
    }
    const onDrain = () => settle(true)
    const fail = () => settle(false)
    const stalled = setTimeout(fail, stallMs)
    source.once('drain', onDrain)
    res.once('close', fail)
    if (res.destroyed) fail()
  })
}
