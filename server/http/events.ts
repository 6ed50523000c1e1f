import type { ServerResponse } from 'node:http'
import { Json } from '../json.ts'
import { takeOverChunking } from './listen/node-http.ts'

export type EventTimes = {
  /** Silence towards the client before a keep-alive comment. */
  keepAliveMs: number
  /** How long the client may leave what was written unread. */
  writeStallMs: number
}

/** How a stream ended. */
export type StreamEnd = 'done' | 'failed' | 'left'

/** What may gather before it is written within one turn. */
const gatheredChars = 64 << 10

/**
 * Writes server-sent events at the pace the client reads: what arrived together leaves in one write, silence is filled with comments.
 * An error of the source becomes the last event, without `[DONE]`; if the client leaves or stops reading, the source is closed.
 */
export async function writeEvents(
  res: ServerResponse,
  events: AsyncIterable<readonly unknown[]>,
  { keepAliveMs, writeStallMs }: EventTimes,
  eventOf: (error: unknown) => object,
): Promise<StreamEnd> {
  const source = events[Symbol.asyncIterator]()
  const out = gather(res)
  const silence = setTimeout(() => {
    if (!res.writableNeedDrain) out.write(': keep-alive\n\n')
    silence.refresh()
  }, keepAliveMs)
  let left = res.destroyed
  let wantsClose = false
  const leave = () => {
    left = true
    clearTimeout(silence)
    void source.return?.().catch(() => {})
  }
  res.once('close', leave)
  try {
    for (;;) {
      // Asked for once even when the client has left already: only a source that has begun can clean up after itself.
      const { done, value } = await source.next()
      if (done) {
        wantsClose = value === 'close'
        break
      }
      if (left) break
      silence.refresh()
      out.write(frames(value))
      if (res.writableNeedDrain && !(await drained(res, writeStallMs))) {
        res.destroy()
        break
      }
    }
    if (left || res.destroyed) {
      await source.return?.()
      return 'left'
    }
    out.end('data: [DONE]\n\n', wantsClose)
    return 'done'
  } catch (error) {
    if (left) return 'left'
    out.end(frames([eventOf(error)]), true)
    return 'failed'
  } finally {
    clearTimeout(silence)
    res.off('close', leave)
  }
}

/**
 * Joins what is written in one turn of the event loop, the head of the reply too, and frames it as one HTTP chunk (RFC 9112 §7.1):
 * Node would hand each piece of a chunk to the system on its own, which is most of a short stream's cost.
 */
function gather(res: ServerResponse) {
  let text = ''
  let isDue = false
  const isChunked = takeOverChunking(res)
  const framed = () =>
    isChunked && text !== '' ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text
  const flush = () => {
    isDue = false
    if (res.writableEnded || res.destroyed) return
    if (text === '') return res.flushHeaders()
    const chunk = framed()
    text = ''
    res.write(chunk)
  }
  const soon = () => {
    if (isDue) return
    isDue = true
    process.nextTick(flush)
  }
  soon()
  return {
    write(more: string): void {
      text += more
      if (text.length > gatheredChars) flush()
      else soon()
    },
    /** Ends the reply, and the connection too if told: a client must not wait for more after a stream that ended otherwise than it should. */
    end(last: string, andConnection: boolean): void {
      text += last
      const chunk = framed()
      text = ''
      const { socket } = res
      res.end(isChunked ? `${chunk}0\r\n\r\n` : chunk, () => andConnection && socket?.end())
    },
  }
}

function frames(events: readonly unknown[]): string {
  let text = ''
  for (const event of events)
    text += `data: ${event instanceof Json ? event.text : JSON.stringify(event)}\n\n`
  return text
}

/** Waits until the client has read on; false when it left, or read nothing for `stallMs`. */
function drained(res: ServerResponse, stallMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (ok: boolean) => {
      clearTimeout(stalled)
      res.off('drain', read).off('close', gone)
      resolve(ok)
    }
    const read = () => settle(true)
    const gone = () => settle(false)
    const stalled = setTimeout(gone, stallMs)
    res.once('drain', read).once('close', gone)
    if (res.destroyed) gone()
  })
}
