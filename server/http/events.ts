import type { ServerResponse } from 'node:http'
import { Json, NamedJson, NamedJsonBytes } from '../json.ts'
import { takeOverChunking } from './listen/node-http.ts'

export type EventTimes = {
  /** Silence towards the client before a keep-alive comment. */
  keepAliveMs: number
  /** How long the client may leave what was written unread. */
  writeStallMs: number
}

/** How the events of a contract stand on the wire. */
export type EventForm = {
  /** Whether the field `event` of each has the event's member `type`. */
  isNamed: boolean
  /** What follows the last event of a complete stream. */
  end: string
  /** What fills silence. */
  keepAlive: string
}

/** Events of data alone, as chat streams have them. */
export const dataEvents: EventForm = {
  isNamed: false,
  end: 'data: [DONE]\n\n',
  keepAlive: ': keep-alive\n\n',
}

/** Events of data alone, whose last one says how the stream ended. */
export const messageEvents: EventForm = { ...dataEvents, end: '' }

/** Events with names, whose last one says how the stream ended. */
export const namedEvents: EventForm = {
  isNamed: true,
  end: '',
  keepAlive: ': keep-alive\n\n',
}

/** How a stream ended; `left`: the client did, or stopped reading. */
export type StreamEnd = 'done' | 'failed' | 'left'

/** Events as they stand on the wire: text, or texts and bytes in turn. */
type Frames = string | readonly (string | Buffer)[]

/** Buffered text beyond this is written before the turn ends. */
const mostBufferedChars = 64 << 10

/**
 * Writes server-sent events at the pace the client reads. A batch leaves in one write, and silence
 * is filled. An error of the source becomes the last events, without the form's end. The source is
 * closed when the client leaves or stops reading.
 */
export async function writeEvents(
  res: ServerResponse,
  events: AsyncIterable<readonly unknown[]>,
  { keepAliveMs, writeStallMs, form }: EventTimes & { form: EventForm },
  eventsOf: (error: unknown) => readonly object[],
): Promise<StreamEnd> {
  const source = events[Symbol.asyncIterator]()
  const out = bufferWrites(res)
  const frames = form.isNamed ? namedFrames : dataFrames
  const silence = setTimeout(() => {
    if (!res.writableNeedDrain) out.write(form.keepAlive)
    silence.refresh()
  }, keepAliveMs)
  let clientLeft = res.destroyed
  let wantsClose = false
  const leave = () => {
    clientLeft = true
    clearTimeout(silence)
    void source.return?.().catch(() => {})
  }
  res.once('close', leave)
  try {
    for (;;) {
      // Also when the client has left already: only a source that has begun can clean up.
      const { done, value } = await source.next()
      if (done) {
        wantsClose = value === 'close'
        break
      }
      if (clientLeft) break
      silence.refresh()
      out.write(frames(value))
      if (res.writableNeedDrain && !(await drained(res, writeStallMs))) {
        res.destroy()
        break
      }
    }
    if (clientLeft || res.destroyed) {
      await source.return?.()
      return 'left'
    }
    out.end(form.end, wantsClose)
    return 'done'
  } catch (error) {
    if (clientLeft) return 'left'
    out.end(frames(eventsOf(error)), true)
    return 'failed'
  } finally {
    clearTimeout(silence)
    res.off('close', leave)
  }
}

/**
 * Joins what is written in one turn of the event loop, with the head of the reply, into one HTTP
 * chunk (RFC 9112 §7.1). Node would hand each part of a chunk to the system alone, which is most
 * of a short stream's cost.
 */
function bufferWrites(res: ServerResponse) {
  /** What comes before the text, if any of it is bytes. */
  let parts: (string | Buffer)[] = []
  let text = ''
  let isDue = false
  const isChunked = takeOverChunking(res)
  const framed = () =>
    isChunked && text !== '' ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text
  const flush = () => {
    isDue = false
    if (res.writableEnded || res.destroyed) return
    flushParts()
    if (text === '') return res.flushHeaders()
    const chunk = framed()
    text = ''
    res.write(chunk)
  }
  /** Writes what has bytes in it, with the text after it, as one chunk. */
  const flushParts = () => {
    if (parts.length === 0) return
    const chunk = [...parts, text].filter(({ length }) => length > 0)
    parts = []
    text = ''
    const size = chunk.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
    if (isChunked) res.write(`${size.toString(16)}\r\n`)
    // Node joins what is written in one turn.
    for (const part of chunk) res.write(part)
    if (isChunked) res.write('\r\n')
  }
  const soon = () => {
    if (isDue) return
    isDue = true
    process.nextTick(flush)
  }
  const add = (more: Frames) => {
    if (typeof more === 'string') text += more
    else {
      parts.push(text, ...more)
      text = ''
    }
  }
  soon()
  return {
    write(more: Frames): void {
      add(more)
      if (text.length > mostBufferedChars || parts.length > 0) flush()
      else soon()
    },
    /** Ends the reply; the connection too where the client must not wait for more. */
    end(last: Frames, andConnection: boolean): void {
      add(last)
      flushParts()
      const chunk = framed()
      text = ''
      const { socket } = res
      res.end(isChunked ? `${chunk}0\r\n\r\n` : chunk, () => andConnection && socket?.end())
    },
  }
}

function dataFrames(events: readonly unknown[]): string {
  let text = ''
  for (const event of events)
    text += `data: ${event instanceof Json ? event.text : JSON.stringify(event)}\n\n`
  return text
}

function namedFrames(events: readonly unknown[]): Frames {
  let parts: (string | Buffer)[] | undefined
  let text = ''
  // Most events have the name of the one before.
  let [name, start] = ['', '']
  for (const event of events)
    if (event instanceof NamedJson) {
      if (event.name !== name) {
        name = event.name
        start = `event: ${name}\ndata: `
      }
      text += `${start}${event.text}\n\n`
    } else if (event instanceof NamedJsonBytes) {
      parts ??= []
      parts.push(`${text}event: ${event.name}\ndata: `, ...event.parts)
      text = '\n\n'
    } else {
      const { type } = event as { type: string }
      text += `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`
    }
  if (!parts) return text
  parts.push(text)
  return parts
}

/** Waits until the client has read; false when it left, or read nothing for `stallMs`. */
function drained(res: ServerResponse, stallMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (ok: boolean) => {
      clearTimeout(stalled)
      res.off('drain', onDrain).off('close', fail)
      resolve(ok)
    }
    const onDrain = () => settle(true)
    const fail = () => settle(false)
    const stalled = setTimeout(fail, stallMs)
    res.once('drain', onDrain).once('close', fail)
    if (res.destroyed) fail()
  })
}
