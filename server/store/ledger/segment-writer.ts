import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../files.ts'
import { listSegments, segmentName } from './segments.ts'

/** Appends lines to the segments of one writer. */
export class SegmentWriter {
  readonly #spool: string
  readonly #writer: string
  readonly #mostBytes: number
  #sequence: number
  #fd: number | undefined
  /** Bytes in the present segment. */
  #written = 0

  constructor(spool: string, writer: string, maxBytes: number) {
    this.#spool = spool
    this.#writer = writer
    this.#mostBytes = maxBytes
    const own = listSegments(spool).filter((segment) => segment.writer === writer)
    this.#sequence = Math.max(0, ...own.map(({ seq }) => seq))
  }

  /**
   * Throws when the disk refuses; then nothing of the line is left in the segment, or the segment
   * is given up.
   */
  append(line: string, length: number): void {
    const fd = (this.#fd ??= this.#openNext())
    try {
      const count = writeSync(fd, line)
      if (count !== length) throw new Error(`the disk took ${count} of ${length} bytes`)
    } catch (error) {
      const hadRows = this.#written > 0
      this.#cutOff(fd)
      // What the disk refuses in a long file (a limit, a bad block) it may take in a new one.
      if (hadRows) return this.append(line, length)
      throw error
    }
    this.#written += length
  }

  isFull(): boolean {
    return this.#written >= this.#mostBytes
  }

  /** Ends the segment where somebody deleted it: it would swallow rows. */
  endIfDeleted(): void {
    if (this.#fd !== undefined && fstatSync(this.#fd).nlink === 0) this.end()
  }

  /** The next line begins another segment. */
  end(): void {
    const fd = this.#fd
    this.#fd = undefined
    this.#written = 0
    try {
      if (fd !== undefined) closeSync(fd)
    } catch {
      // The descriptor is gone in any case, and the rows were written.
    }
  }

  #openNext(): number {
    for (;;) {
      this.#sequence += 1
      try {
        const file = join(this.#spool, segmentName(this.#writer, this.#sequence))
        const fd = openSync(file, 'ax', 0o600)
        this.#written = 0
        return fd
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error
      }
    }
  }

  /** Removes a half-written line. An empty segment is used again, or each retry would leave one. */
  #cutOff(fd: number): void {
    try {
      ftruncateSync(fd, this.#written)
      if (this.#written > 0) this.end()
    } catch {
      this.end()
    }
  }
}
