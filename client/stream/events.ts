import { concat } from './bytes.ts'
import { createLineParser, tooLongError, type EventReaderOptions } from './event-lines.ts'

/** Parses the bytes of one stream; made by `createEventReader`. */
export type EventReader = {
  /**
   * Takes the next bytes and calls back for every event that they complete; the bytes may be reused
   * afterwards. Throws on a line or event above `maxBytes`, and on invalid UTF-8 when `fatal`.
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
 * Reads server-sent events from bytes that may be cut anywhere.
 *
 * Only whole lines are decoded. A line break is never part of a longer UTF-8 sequence, so there is
 * no decoder state between calls.
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
  let started: Uint8Array[] = []
  let startedBytes = 0

  const keep = (bytes: Uint8Array): void => {
    startedBytes += bytes.length
    if (startedBytes > maxBytes) throw tooLongError(maxBytes)
    started.push(new Uint8Array(bytes))
  }
  const takeLine = (rest: Uint8Array): Uint8Array => {
    started.push(rest)
    const line = concat(started)
    started = []
    startedBytes = 0
    return line
  }
  const take = (bytes: Uint8Array): void => {
    const end = lastBreak(bytes) + 1
    if (end === 0) {
      if (bytes.length > 0) keep(bytes)
      return
    }
    if (startedBytes + firstBreak(bytes, startedBytes) > maxBytes) throw tooLongError(maxBytes)
    const lines = end === bytes.length ? bytes : bytes.subarray(0, end)
    parseBytes(startedBytes === 0 ? lines : takeLine(lines), decoder, parse)
    if (end < bytes.length) keep(bytes.subarray(end))
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
 * Reads the data of each event of a reply's body. Leaving the loop early cancels the body, and with
 * it the connection.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  options: BodyOptions = {},
): AsyncGenerator<string> {
  for await (const arrived of readBatches(body, options)) for (const data of arrived) yield data
}

/**
 * As `readEvents`, in lists of the events that arrived together; the list is reused. A generator of
 * single events would cost as much for each step as the parsing of an event.
 */
export function readBatches(
  body: ReadableStream<Uint8Array>,
  options: BodyOptions = {},
): AsyncIterableIterator<readonly string[], void> {
  const arrived: string[] = []
  const events = createEventReader({ ...options, onEvent: (data) => arrived.push(data) })
  const reader = body.getReader()
  let isDone = false
  async function end(): Promise<{ done: true; value: undefined }> {
    isDone = true
    await reader.cancel().catch(() => undefined)
    return { done: true, value: undefined }
  }
  return {
    async next() {
      arrived.length = 0
      try {
        while (!isDone) {
          const { done, value } = await reader.read()
          if (done) events.end()
          else events.feed(value)
          isDone ||= done
          if (arrived.length > 0) return { done: false, value: arrived }
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
    // What came before counts, however the network cut the bytes.
    parse(decoder.decode(lines.subarray(0, firstWrong(lines, decoder))))
    throw error
  }
  parse(text)
}

/** Where the first line begins that the decoder throws for. */
function firstWrong(lines: Uint8Array, decoder: TextDecoder): number {
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
 * Where the first line of `bytes` ends. It is searched only for a line that began before `bytes`: a
 * line that begins here cannot be too long.
 */
function firstBreak(bytes: Uint8Array, startedBytes: number): number {
  return startedBytes === 0 ? 0 : bytes.findIndex((byte) => byte === LF || byte === CR)
}
