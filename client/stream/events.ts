import { concat } from './bytes.ts'
import { createLineParser, tooLongError, type EventReaderOptions } from './event-lines.ts'

/** Parses the bytes of one stream; created by `createEventReader`. */
export type EventReader = {
  /**
   * Parses the next bytes and calls back for every event that they complete; the bytes may be
   * reused afterwards. Throws on a line or event above `maxBytes`, and on invalid UTF-8 if `fatal`.
   */
  feed(bytes: Uint8Array): void
  /** Ends the stream: an event whose blank line is missing is still reported. */
  end(): void
}

export type { EventReaderOptions }

const mebibyte = 1024 * 1024
const LF = 10
const CR = 13

/**
 * Reads server-sent events from bytes that may be split anywhere.
 *
 * Only complete lines are decoded. A line break is never part of a longer UTF-8 sequence, so there
 * is no decoder state between calls.
 */
export function createEventReader({
  onEvent,
  onField,
  readAhead,
  maxBytes = mebibyte,
  fatal = false,
}: EventReaderOptions): EventReader {
  const decoder = new TextDecoder('utf-8', { fatal, ignoreBOM: true })
  const parse = createLineParser({
    onEvent,
    ...(onField && { onField }),
    ...(readAhead && { readAhead }),
    maxBytes,
  })
  let pending: Uint8Array[] = []
  let pendingBytes = 0

  const store = (bytes: Uint8Array): void => {
    pendingBytes += bytes.length
    if (pendingBytes > maxBytes) throw tooLongError(maxBytes)
    pending.push(new Uint8Array(bytes))
  }
  const takeLine = (rest: Uint8Array): Uint8Array => {
    pending.push(rest)
    const line = concat(pending)
    pending = []
    pendingBytes = 0
    return line
  }
  const take = (bytes: Uint8Array): void => {
    const end = lastBreak(bytes) + 1
    if (end === 0) {
      if (bytes.length > 0) store(bytes)
      return
    }
    if (pendingBytes + firstBreak(bytes, pendingBytes) > maxBytes) throw tooLongError(maxBytes)
    const lines = end === bytes.length ? bytes : bytes.subarray(0, end)
    parseBytes(pendingBytes === 0 ? lines : takeLine(lines), decoder, parse)
    if (end < bytes.length) store(bytes.subarray(end))
  }
  return {
    feed(bytes) {
      if (bytes.length <= maxBytes) return take(bytes)
      for (let at = 0; at < bytes.length; at += maxBytes) take(bytes.subarray(at, at + maxBytes))
    },
    end() {
      parse(`${decoder.decode(takeLine(new Uint8Array(0)))}\n\n`)
    },
  }
}

type BodyOptions = Pick<EventReaderOptions, 'maxBytes' | 'fatal'>

/**
 * Reads the data of each event of a response's body. Breaking out of the loop cancels the body, and
 * with it the connection.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  options: BodyOptions = {},
): AsyncGenerator<string> {
  for await (const received of readBatches(body, options)) for (const data of received) yield data
}

/**
 * As `readEvents`, in arrays of the events that arrived together; the array is reused. A generator
 * of single events would cost as much for each step as parsing an event.
 */
export function readBatches(
  body: ReadableStream<Uint8Array>,
  options: BodyOptions = {},
): AsyncIterableIterator<readonly string[], void> {
  const received: string[] = []
  const events = createEventReader({ ...options, onEvent: (data) => received.push(data) })
  const reader = body.getReader()
  let isDone = false
  async function end(): Promise<{ done: true; value: undefined }> {
    isDone = true
    await reader.cancel().catch(() => undefined)
    return { done: true, value: undefined }
  }
  return {
    async next() {
      received.length = 0
      try {
        while (!isDone) {
          const { done, value } = await reader.read()
          if (done) events.end()
          else events.feed(value)
          isDone ||= done
          if (received.length > 0) return { done: false, value: received }
        }
      } catch (error) {
        await end()
        throw error
      }
      return end()
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

function parseBytes(lines: Uint8Array, decoder: TextDecoder, parse: (text: string) => void): void {
  let text: string
  try {
    text = decoder.decode(lines)
  } catch (error) {
    // Lines before the invalid one count, however the network split the bytes.
    parse(decoder.decode(lines.subarray(0, firstInvalid(lines, decoder))))
    throw error
  }
  parse(text)
}

/** The position of the first line for which the decoder throws. */
function firstInvalid(lines: Uint8Array, decoder: TextDecoder): number {
  let start = 0
  while (start < lines.length) {
    const end = lines.indexOf(LF, start) + 1 || lines.length
    try {
      decoder.decode(lines.subarray(start, end))
    } catch {
      break
    }
    start = end
  }
  return start
}

function lastBreak(bytes: Uint8Array): number {
  if (bytes[bytes.length - 1] === LF) return bytes.length - 1
  return Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR))
}

/**
 * The end of the first line of `bytes`. It is searched only for a line that started before `bytes`:
 * a line that starts here cannot be too long.
 */
function firstBreak(bytes: Uint8Array, pendingBytes: number): number {
  return pendingBytes === 0 ? 0 : bytes.findIndex((byte) => byte === LF || byte === CR)
}
