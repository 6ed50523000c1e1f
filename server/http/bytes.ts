import type { ServerResponse } from 'node:http'
import { drained, type StreamEnd } from './events.ts'
import { breakOff } from './listen/linger.ts'

/**
 * Writes bytes at the pace the client reads. If their source fails, the connection is closed without
 * the end of the body, so that no client takes a part for all of it. The source is closed when the
 * client disconnects or stops reading.
 */
export async function writeBytes(
  res: ServerResponse,
  batches: AsyncIterable<readonly Buffer[]>,
  writeStallMs: number,
  onError: (error: unknown) => void,
): Promise<StreamEnd> {
  const source = batches[Symbol.asyncIterator]()
  const disconnect = () => void source.return?.().catch(() => {})
  res.once('close', disconnect)
  try {
    for (;;) {
      // Also if the client has already disconnected: only a started source can clean up.
      const { done, value } = await source.next()
      if (done || res.destroyed) break
      let isFull = false
      for (const bytes of value) isFull = !res.write(bytes)
      if (isFull && !(await drained(res, res, writeStallMs))) breakOff(res)
    }
    if (res.destroyed) {
      await source.return?.()
      return 'disconnected'
    }
    res.end()
    return 'done'
  } catch (error) {
    if (res.destroyed) return 'disconnected'
    onError(error)
    breakOff(res)
    return 'failed'
  } finally {
    res.off('close', disconnect)
  }
}
