import type { ServerResponse } from 'node:http'
import type { Failure } from '../failure.ts'
import { errorEvent } from './refusal.ts'

export type EventTimes = {
  /** Silence towards the client before a keep-alive comment. */
  keepAliveMs: number
  /** How long the client may leave what was written unread. */
  writeStallMs: number
}

/** How a stream ended. */
export type StreamEnd = 'done' | 'failed' | 'left'

/**
 * Writes server-sent events at the pace the client reads: a batch is one write, silence is filled with comments.
 * An error of the source becomes the last event, without `[DONE]`; if the client leaves or stops reading, the source is closed.
 */
export async function writeEvents(
  res: ServerResponse,
  events: AsyncIterable<readonly unknown[]>,
  { keepAliveMs, writeStallMs }: EventTimes,
  failureOf: (error: unknown) => Failure,
): Promise<StreamEnd> {
  const source = events[Symbol.asyncIterator]()
  const silence = setTimeout(() => {
    if (res.writableNeedDrain) return
    res.write(': keep-alive\n\n')
    silence.refresh()
  }, keepAliveMs)
  let left = res.destroyed
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
      if (done || left) break
      silence.refresh()
      if (!res.write(frames(value)) && !(await drained(res, writeStallMs))) {
        res.destroy()
        return 'left'
      }
    }
    if (left) {
      await source.return?.()
      return 'left'
    }
    res.end('data: [DONE]\n\n')
    return 'done'
  } catch (error) {
    if (left) return 'left'
    res.end(frames([errorEvent(failureOf(error))]))
    return 'failed'
  } finally {
    clearTimeout(silence)
    res.off('close', leave)
  }
}

function frames(events: readonly unknown[]): string {
  let text = ''
  for (const event of events) text += `data: ${JSON.stringify(event)}\n\n`
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
