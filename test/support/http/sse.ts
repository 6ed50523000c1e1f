/**
 * The content of an event stream, read as WHATWG HTML defines it. `pending` is what no blank line
 * ended.
 */
export type Sse = {
  events: SseEvent[]
  comments: string[]
  fields: string[]
  pending: string
  text: string
}
export type SseEvent = {
  type: string
  data: string
  /** How many events and comments came before it. */
  place: number
}

/**
 * Reads a whole event stream; throws on bytes that are not UTF-8. Shares no code with the client.
 */
export function readSse(body: Buffer): Sse {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  const events: SseEvent[] = []
  const comments: string[] = []
  const fields: string[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const pending = lines.pop() ?? ''
  let data: string[] = []
  let type = ''
  for (const line of lines) {
    if (line === '') {
      if (data.length > 0)
        events.push({
          type: type === '' ? 'message' : type,
          data: data.join('\n'),
          place: events.length + comments.length,
        })
      data = []
      type = ''
      continue
    }
    const colon = line.indexOf(':')
    if (colon === 0) {
      comments.push(line.slice(1))
      continue
    }
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    fields.push(name)
    if (name === 'data') data.push(value)
    if (name === 'event') type = value
  }
  return { events, comments, fields, pending: [...data, pending].join('\n'), text }
}
