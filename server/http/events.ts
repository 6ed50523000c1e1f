import type { ServerResponse } from 'node:http'
import { Frames } from '../json/frames.ts'
import { breakOff } from './listen/linger.ts'
import { WriteBuffer } from './write-buffer.ts'

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

/**
 * Writes server-sent events at the pace the client reads. A batch leaves in one write, and silence
 * is filled. An error of the source becomes the last events, without the form's end and without the
 * end of the body. The source is closed when the client leaves or stops reading.
 */
export async function writeEvents(
  res: ServerResponse,
  events: AsyncIterable<readonly unknown[]>,
  { keepAliveMs, writeStallMs, form }: EventTimes & { form: EventForm },
  eventsOf: (error: unknown) => readonly object[],
): Promise<StreamEnd> {
  const source = events[Symbol.asyncIterator]()
  const out = new WriteBuffer(res)
  const frames = (batch: readonly unknown[]) => framesOf(batch, form)
  const silence = setTimeout(() => {
    if (!out.isFull) out.write(form.keepAlive)
    silence.refresh()
  }, keepAliveMs)
  let clientLeft = res.destroyed
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
      if (done) break
      if (clientLeft) break
      silence.refresh()
      out.write(frames(value))
      if (out.isFull && !(await out.drained(writeStallMs))) {
        breakOff(res)
        break
      }
    }
    if (clientLeft || res.destroyed) {
      await source.return?.()
      return 'left'
    }
    out.end(form.end)
    return 'done'
  } catch (error) {
    if (clientLeft || res.destroyed) return 'left'
    out.fail(frames(eventsOf(error)), writeStallMs)
    return 'failed'
  } finally {
    clearTimeout(silence)
    res.off('close', leave)
  }
}

/** Events as they stand on the wire. */
function framesOf(events: readonly unknown[], { isNamed }: EventForm): string {
  let text = ''
  for (const event of events)
    if (event instanceof Frames) text += event.text
    else {
      const field = isNamed ? `event: ${(event as { type: string }).type}\n` : ''
      text += `${field}data: ${JSON.stringify(event)}\n\n`
    }
  return text
}
