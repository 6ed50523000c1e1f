import { closeSync, fdatasyncSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SegmentName } from './segments.ts'
import type { Line } from './writer.ts'

const rowsAtOnce = 1000
const newline = 10

/** A segment of the spool that is being moved to the store. */
export class SegmentReader {
  readonly name: string
  readonly #file: string
  readonly #fd: number
  /** Shared by all segments of the thread. */
  readonly #chunk: Buffer
  /** False while it is not known how far the store has the segment. */
  isPlaced = false
  /** How far it is moved, in bytes and in lines. */
  offset = 0
  #moved = 0
  /** How far its lines are counted. */
  #counted = 0
  #lines = 0
  /** How far it was searched for lines that can never be stored. */
  #setAsideUntil = 0

  constructor(spool: string, { name }: SegmentName, chunk: Buffer) {
    this.name = name
    this.#file = join(spool, name)
    this.#fd = openSync(this.#file, 'r+')
    this.#chunk = chunk
  }

  stat(): { size: number; mtimeMs: number } {
    return fstatSync(this.#fd)
  }

  /** Goes to where the store has the segment. */
  placeAt(stored: number): void {
    this.isPlaced = true
    this.offset = 0
    this.#moved = 0
    for (let lines = this.read(stored); lines.length > 0; lines = this.read(stored))
      this.skip(lines)
    // The last line of a writer that died may have no newline.
    this.offset = stored
  }

  /** The next complete lines before `size`; none where there is no newline. */
  read(size: number): Line[] {
    const chunk = this.#chunk
    const length = Math.min(chunk.length, size - this.offset)
    const bytes = chunk.subarray(0, readSync(this.#fd, chunk, 0, length, this.offset))
    const lines: Line[] = []
    let from = 0
    while (lines.length < rowsAtOnce) {
      const to = bytes.indexOf(newline, from)
      if (to < 0) break
      lines.push({ text: bytes.toString('utf8', from, to), end: this.offset + to + 1 })
      from = to + 1
    }
    // No row is that long. Whatever it is, it must not block those after it.
    if (lines.length === 0 && bytes.length === chunk.length)
      return [{ text: bytes.toString('utf8'), end: this.offset + bytes.length }]
    return lines
  }

  /** The bytes after the last newline. */
  readRest(size: number): Line {
    const rest = Buffer.alloc(size - this.offset)
    readSync(this.#fd, rest, 0, rest.length, this.offset)
    return { text: rest.toString('utf8'), end: size }
  }

  /** These lines are in the store. */
  skip(lines: Line[]): void {
    this.offset = lines.at(-1)?.end ?? this.offset
    this.#moved += lines.length
    if (this.#counted >= this.offset) return
    this.#counted = this.offset
    this.#lines = this.#moved
  }

  /** Lines that are counted and not moved. */
  unread(): number {
    return this.#lines - this.#moved
  }

  /** Counts the lines that were written since. */
  count(): void {
    for (;;) {
      const length = readSync(this.#fd, this.#chunk, 0, this.#chunk.length, this.#counted)
      if (length === 0) return
      const bytes = this.#chunk.subarray(0, length)
      for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1))
        this.#lines += 1
      this.#counted += length
    }
  }

  /** Moves a line that can never be stored to a separate file; undefined if that has it already. */
  setAside({ text, end }: Line): string | undefined {
    if (end <= this.#setAsideUntil) return undefined
    const file = `${this.#file}.aside`
    writeFileSync(file, `${text}\n`, { flag: 'a', mode: 0o600, flush: true })
    this.#setAsideUntil = end
    return file
  }

  sync(): void {
    fdatasyncSync(this.#fd)
  }

  close(): void {
    closeSync(this.#fd)
  }
}
