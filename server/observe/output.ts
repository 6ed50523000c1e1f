import { writeSync } from 'node:fs'

/** Lines on their way to a file descriptor: written in batches, bounded, and never waited for. */
export type Output = {
  write(line: string): void
  /** Lines that the reader was too slow for, or that came after it had gone. */
  dropped(): number
  /** Writes what waits, for at most `withinMs`; for the end of the process. */
  flush(withinMs: number): void
}

type Options = { write?: (text: Buffer) => number; maxWaitingBytes?: number }

/**
 * A pipe takes up to so many bytes in one piece or not at all, so that lines of several processes
 * are never mixed.
 */
const pieceBytes = 4096
const batchMs = 20
const retryMs = 100

/**
 * The descriptor should not block: what it does not take is tried again, and beyond a bound dropped
 * and counted.
 */
export function createOutput({
  write = (bytes) => writeSync(1, bytes),
  maxWaitingBytes = 4 << 20,
}: Options = {}): Output {
  const pieces = new Pieces(write)
  let timer: NodeJS.Timeout | undefined
  let dropped = 0

  function drainIn(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      if (!pieces.drain()) drainIn(retryMs)
    }, ms).unref()
  }

  return {
    write(line) {
      const { waitingBytes, isReaderGone } = pieces
      // Without a reader one line at a time is kept, to try whether there is one again.
      if (waitingBytes > maxWaitingBytes || (isReaderGone && waitingBytes > 0)) {
        dropped += 1
        return
      }
      pieces.add(line)
      drainIn(isReaderGone ? retryMs : batchMs)
    },
    dropped: () => dropped + pieces.dropped,
    flush(withinMs) {
      const end = performance.now() + withinMs
      while (!pieces.drain() && performance.now() < end)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    },
  }
}

/** Lines that wait, joined to pieces of at most `pieceBytes` unless a line alone is longer. */
class Pieces {
  /** Of UTF-16 for lines that are not in a piece yet, which is close enough for a bound. */
  waitingBytes = 0
  /** Lines that were given up. */
  dropped = 0
  /** True from a fault of the descriptor to the next successful write. */
  isReaderGone = false
  readonly #write: (text: Buffer) => number
  #pieces: Buffer[] = []
  #lines: string[] = []
  #lineBytes = 0

  constructor(write: (text: Buffer) => number) {
    this.#write = write
  }

  add(line: string): void {
    if (this.#lineBytes + line.length > pieceBytes) this.#seal()
    this.#lines.push(line)
    this.#lineBytes += line.length
    this.waitingBytes += line.length
  }

  /** Writes until the reader is behind; true when nothing is left. */
  drain(): boolean {
    this.#seal()
    while (this.#pieces[0]) {
      const piece = this.#pieces[0]
      try {
        const count = this.#write(piece)
        this.waitingBytes -= count
        this.isReaderGone = false
        if (count < piece.length) this.#pieces[0] = piece.subarray(count)
        else this.#pieces.shift()
      } catch (error) {
        if (isBehind(error)) return false
        this.#giveUp()
      }
    }
    return true
  }

  #seal(): void {
    if (this.#lines.length === 0) return
    const piece = Buffer.from(this.#lines.join(''))
    this.#pieces.push(piece)
    this.waitingBytes += piece.length - this.#lineBytes
    this.#lines = []
    this.#lineBytes = 0
  }

  /** The reader has gone, or the disk is full: a server goes on without its log. */
  #giveUp(): void {
    for (const piece of this.#pieces)
      this.dropped += piece.toString('latin1').split('\n').length - 1
    this.#pieces = []
    this.waitingBytes = 0
    this.isReaderGone = true
  }
}

const isBehind = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY')

const flushAtExitMs = 500
let shared: Output | undefined

/** Writes to the standard output of this process; what waits is flushed when it exits. */
export function writeOut(line: string): void {
  shared ??= openStandardOutput()
  shared.write(line)
}

/** Writes the lines that wait, before something else is written to the same place. */
export const flushOut = (withinMs: number): void => shared?.flush(withinMs)

/** Log lines that this process could not write. */
export const linesDropped = (): number => shared?.dropped() ?? 0

function openStandardOutput(): Output {
  // Node makes a pipe non-blocking when this property is first read. Without that a stalled reader
  // would stop the process.
  void process.stdout
  const output = createOutput()
  process.once('exit', () => output.flush(flushAtExitMs))
  return output
}
