/** The callbacks and the limits of an event reader. */
export type EventReaderOptions = {
  /**
   * Called with the data of each event (`data` lines joined by LF) and its `event` name, if any.
   */
  onEvent(data: string, event: string | undefined): void
  /**
   * Called for each field that server-sent events do not define, such as the `error:` of old
   * llama.cpp servers.
   */
  onField?(name: string, value: string): void
  /**
   * Called where an event may start, with text of complete lines and a position in it. Reads as
   * many complete events as it recognizes, and returns the position after them.
   */
  readAhead?(text: string, at: number): number
  /** Maximum bytes of a line, and characters of an event. 1 MiB by default. */
  maxBytes?: number
  /** True to throw on invalid UTF-8. Otherwise it becomes U+FFFD. */
  fatal?: boolean
}

const LF = 10
const CR = 13
const SPACE = 32
const COLON = 58
const BOM = 0xfeff

/**
 * Parses server-sent events (WHATWG HTML). Each text has complete lines only; a CR at its end may
 * be half of a CRLF. Throws on an event above `maxBytes` characters.
 */
export function createLineParser({
  onEvent,
  onField,
  readAhead = (_, at) => at,
  maxBytes,
}: EventReaderOptions & { maxBytes: number }): (text: string) => void {
  let data: string | undefined
  let event: string | undefined
  let isFirst = true
  let isAfterCR = false

  const add = (value: string): void => {
    data = data === undefined ? value : `${data}\n${value}`
    if (data.length > maxBytes) throw tooLongError(maxBytes)
  }
  const dispatch = (): void => {
    const [text, name] = [data, event]
    data = event = undefined
    if (text !== undefined) onEvent(text, name)
  }
  const takeField = (line: string): void => {
    const colon = line.indexOf(':')
    const name = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : valueIn(line, colon + 1, line.length)
    if (name === 'event') event = value || undefined
    else if (name === 'data') add(value)
    else if (name !== 'id' && name !== 'retry') onField?.(name, value)
  }
  const takeLines = (text: string, from: number): void => {
    let start = data === undefined && event === undefined ? readAhead(text, from) : from
    for (let end = text.indexOf('\n', start); end !== -1; end = text.indexOf('\n', start)) {
      const line = start
      start = end + 1
      if (end === line) dispatch()
      else if (text.startsWith('data:', line)) {
        const value = valueIn(text, line + 5, end)
        if (data === undefined && text.charCodeAt(start) === LF) {
          // Nearly every event is one line of data, followed by the blank line that ends it.
          const name = event
          event = undefined
          onEvent(value, name)
          start = readAhead(text, start + 1)
        } else add(value)
      } else if (text.startsWith('event:', line)) event = valueIn(text, line + 6, end)
      else if (text.charCodeAt(line) !== COLON) takeField(text.slice(line, end))
    }
  }
  return (text) => {
    let from = isFirst && text.charCodeAt(0) === BOM ? 1 : 0
    if (isAfterCR && text.charCodeAt(0) === LF) from = 1
    isFirst = false
    isAfterCR = text.charCodeAt(text.length - 1) === CR
    if (text.includes('\r')) takeLines(text.slice(from).replaceAll(/\r\n?/g, '\n'), 0)
    else takeLines(text, from)
  }
}

/** A field's value without its leading space. */
const valueIn = (text: string, start: number, end: number): string =>
  text.slice(text.charCodeAt(start) === SPACE ? start + 1 : start, end)

/** The error of a stream whose line or event is above `maxBytes`. */
export function tooLongError(maxBytes: number): RangeError {
  return new RangeError(`a line or event of the stream is longer than ${maxBytes} bytes`)
}
