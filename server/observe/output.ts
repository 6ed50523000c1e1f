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

/** A pipe takes up to so many bytes in one piece or not at all, so that lines of several processes are never mixed. */
const pieceBytes = 4096
const batchMs = 20
const retryMs = 100

/** The descriptor should not block: what it does not take at once is tried again, beyond a bound dropped and counted. */
export function createOutput({
  write = (bytes) => writeSync(1, bytes),
  maxWaitingBytes = 4 << 20,
}: Options = {}): Output {
  let pieces: Buffer[] = []
  let waitingBytes = 0
  let lines: string[] = []
  let lineBytes = 0
  let timer: NodeJS.Timeout | undefined
  let dropped = 0
  let gone = false

  /** Puts the lines so far into a piece of their own. */
  function seal(): void {
    if (lines.length === 0) return
    const piece = Buffer.from(lines.join(''))
    pieces.push(piece)
    waitingBytes += piece.length - lineBytes
    lines = []
    lineBytes = 0
  }

  /** Writes until all is written, or the reader is behind; true when nothing is left. */
  function drain(): boolean {
    seal()
    while (pieces[0]) {
      const piece = pieces[0]
      try {
        const count = write(piece)
        waitingBytes -= count
        gone = false
        if (count < piece.length) pieces[0] = piece.subarray(count)
        else pieces.shift()
      } catch (error) {
        if (isBehind(error)) return false
        giveUp()
      }
    }
    return true
  }

  /** The reader has gone, or the disk is full: a server goes on without its log. */
  function giveUp(): void {
    for (const piece of pieces) dropped += piece.toString('latin1').split('\n').length - 1
    pieces = []
    waitingBytes = 0
    gone = true
  }

  function drainIn(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      if (!drain()) drainIn(retryMs)
    }, ms).unref()
  }

  return {
    write(line) {
      // While there is nobody to write to, one line at a time tries whether there is again.
      if (waitingBytes > maxWaitingBytes || (gone && waitingBytes > 0)) {
        dropped += 1
        return
      }
      if (lineBytes + line.length > pieceBytes) seal()
      lines.push(line)
      lineBytes += line.length
      waitingBytes += line.length
      drainIn(gone ? retryMs : batchMs)
    },
    dropped: () => dropped,
    flush(withinMs) {
      const end = performance.now() + withinMs
      while (!drain() && performance.now() < end)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    },
  }
}

const isBehind = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY')

const lastWordsMs = 500
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
  // Node makes a pipe non-blocking when this property is first read; until then a reader that stalls would stop the process.
  void process.stdout
  const output = createOutput()
  process.once('exit', () => output.flush(lastWordsMs))
  return output
}
