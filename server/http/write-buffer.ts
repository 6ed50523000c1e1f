import type { ServerResponse } from 'node:http'
import { endUnfinished } from './listen/linger.ts'
import { bodySocket, takeOverChunking } from './listen/node-http.ts'

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

  write(more: string): void {
    this.#text += more
    if (this.#text.length > mostBufferedChars) return this.#flush()
    if (this.#isDue) return
    this.#isDue = true
    process.nextTick(this.#flush)
  }

  end(last: string): void {
    this.#text += last
    const chunk = this.#takeText()
    this.#res.end(this.#isChunked ? `${chunk}0\r\n\r\n` : chunk)
  }

  /** Ends a reply that is not complete. */
  fail(last: string, stallMs: number): void {
    this.#text += last
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

  readonly #flush = (): void => {
    this.#isDue = false
    if (this.#isOver) return
    if (this.#text === '') return this.#writeHead()
    // The head leaves with the first.
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
    return this.#isChunked && text !== ''
      ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
      : text
  }
}
