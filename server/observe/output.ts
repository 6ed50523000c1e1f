import { writeSync } from 'node:fs'

/** Writes lines to a file descriptor in batches, from a bounded queue, without blocking. */
export type Output = {
  write(line: string): void
  /** The number of lines lost because the reader was too slow or closed the pipe. */
  dropped(): number
  /** Writes queued lines for at most `withinMs`, blocking; for the end of the process. */
  flush(withinMs: number): void
}

type Options = { write?: (text: Buffer) => number; maxWaitingBytes?: number }

/**
 * PIPE_BUF of Linux: writes of at most this size to a pipe are atomic, so that lines of several
 * processes are not mixed.
 */
const pieceBytes = 4096
const batchMs = 20
const retryMs = 100

/**
 * Opens the queue of a non-blocking descriptor. Failed writes are retried; lines beyond
 * `maxWaitingBytes` are dropped and counted.
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
      // Without a reader one line is queued, which finds out whether there is a reader again.
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

/** Queued lines, joined to pieces of at most `pieceBytes`; a longer line is its own piece. */
class Pieces {
  /** For lines that are not in a piece yet this is their UTF-16 length, an approximation. */
  waitingBytes = 0
  /** Lines of pieces that could not be written. */
  dropped = 0
  /** True from an error of the descriptor until the next successful write. */
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

  /** Writes until the descriptor accepts no more; true if the queue is empty. */
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

  /** Drops all pieces: without a reader or disk space the server keeps running without its log. */
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

/** Writes to standard output; queued lines are flushed when the process exits. */
export function writeOut(line: string): void {
  shared ??= openStandardOutput()
  shared.write(line)
}

/** Writes queued lines before other output to standard output. */
export const flushOut = (withinMs: number): void => shared?.flush(withinMs)

/** The number of lines that this process could not write. */
export const linesDropped = (): number => shared?.dropped() ?? 0

function openStandardOutput(): Output {
  // Reading this property makes a pipe non-blocking. Otherwise a stalled reader would stop the
  // process.
  void process.stdout
  const output = createOutput()
  process.once('exit', () => output.flush(flushAtExitMs))
  return output
}
