import type { ServerResponse } from 'node:http'
import { endUnfinished } from './listen/linger.ts'
import { bodySocket, takeOverChunking } from './listen/node-http.ts'

/** Events as they stand on the wire: text, or texts and bytes in turn. */
export type Frames = string | readonly (string | Buffer)[]

/** Buffered text beyond this is written before the turn ends. */
const mostBufferedChars = 64 << 10

/**
 * Joins what is written in one turn of the event loop, with the head of the reply, into one HTTP
 * chunk (RFC 9112 §7.1). Node would hand each part of a chunk to the system alone, which is most
 * of a short stream's cost.
 */
export class WriteBuffer {
  readonly #res: ServerResponse
  readonly #isChunked: boolean
  /** What comes before the text, if any of it is bytes. */
  #parts: (string | Buffer)[] = []
  #text = ''
  #isDue = false
  #isHeadWritten = false

  constructor(res: ServerResponse) {
    this.#res = res
    this.#isChunked = takeOverChunking(res)
    // A reply that is complete already waits for the ledger alone, which writes at the end of the
    // turn. Then the head leaves with it.
    process.nextTick(setImmediate, this.#writeHead)
  }

  /** Whether the client has to read before more is written. */
  get isFull(): boolean {
    return this.#res.writableNeedDrain || bodySocket(this.#res)?.writableNeedDrain === true
  }

  write(more: Frames): void {
    this.#add(more)
    if (this.#text.length > mostBufferedChars || this.#parts.length > 0) return this.#flush()
    if (this.#isDue) return
    this.#isDue = true
    process.nextTick(this.#flush)
  }

  end(last: Frames): void {
    this.#add(last)
    this.#flushParts()
    const chunk = this.#takeText()
    this.#res.end(this.#isChunked ? `${chunk}0\r\n\r\n` : chunk)
  }

  /** Ends a reply that is not complete. */
  fail(last: Frames, stallMs: number): void {
    this.#add(last)
    this.#flushParts()
    endUnfinished(this.#res, this.#takeText(), stallMs)
  }

  /** Waits until the client has read; false when it left, or read nothing for `stallMs`. */
  drained(stallMs: number): Promise<boolean> {
    const res = this.#res
    const source = bodySocket(res) ?? res
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

  #add(more: Frames): void {
    if (typeof more === 'string') this.#text += more
    else {
      this.#parts.push(this.#text, ...more)
      this.#text = ''
    }
  }

  readonly #flush = (): void => {
    this.#isDue = false
    if (this.#isOver) return
    this.#flushParts()
    if (this.#text === '') return this.#writeHead()
    // The head leaves with the first.
    const socket = this.#isHeadWritten ? bodySocket(this.#res) : undefined
    this.#isHeadWritten = true
    const target = socket ?? this.#res
    target.write(this.#takeText())
  }

  /** Writes what has bytes in it, with the text after it, as one chunk. */
  #flushParts(): void {
    if (this.#parts.length === 0) return
    const chunk = [...this.#parts, this.#text].filter(({ length }) => length > 0)
    this.#parts = []
    this.#text = ''
    const size = chunk.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
    this.#isHeadWritten = true
    // Node joins what is written so in one turn.
    if (this.#isChunked) this.#res.write(`${size.toString(16)}\r\n`)
    for (const part of chunk) this.#res.write(part)
    if (this.#isChunked) this.#res.write('\r\n')
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
    return this.#isChunked && text !== ''
      ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
      : text
  }
}
