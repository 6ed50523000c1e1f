import type { IncomingMessage, ServerResponse } from 'node:http'
import { takeOverClosing, unsentBytes } from './node-http.ts'

/** Minimum time for a client to read the last response of its connection. */
export const lingerMs = 1000

/**
 * Time for a client to read the last bytes of an incomplete response: Node's fetch drops unread
 * data when the connection ends, and so does a reset.
 */
const lastReadMs = 500

const maxDroppedBytes = 256 << 20
const checkMs = 250

/**
 * Discards the rest of a body after its response, since many clients send everything before they
 * read. The connection is closed if the rest is too long or too late. After the last response, only
 * our side is closed first (RFC 9112 §9.6): a connection that is closed with unread bytes is reset,
 * and its client may lose the response.
 */
export function dropRest(req: IncomingMessage, res: ServerResponse, bodyEndsAt: number): void {
  if (req.complete) return
  const { socket } = req
  const isLast = takeOverClosing(res)
  if (isLast) socket.end()
  const endsAt = Math.max(bodyEndsAt, performance.now() + lingerMs)
  const maxRead = socket.bytesRead + maxDroppedBytes
  const timer = setInterval(() => {
    const isOver = performance.now() >= endsAt || socket.bytesRead > maxRead
    if (!req.complete && !isOver && !socket.destroyed) return
    clearInterval(timer)
    if (isLast || !req.complete) socket.destroy()
  }, checkMs).unref()
}

/**
 * Closes the connection of a client that does not read the end of a response. A timer is needed
 * only if the system did not accept all of it. Node's own timer may take twice as long, since it
 * restarts if anything was read.
 */
export function boundReading(res: ServerResponse, writeStallMs: number): void {
  const { socket } = res
  // A pipelined request: its turn comes when the responses before it have been read.
  if (!socket)
    return void res.once('socket', () => process.nextTick(boundReading, res, writeStallMs))
  if (socket.writableLength === 0) return
  let unsent = unsentBytes(socket)
  let readAt = performance.now()
  const check = () => {
    if (socket.writableLength === 0) return clearInterval(timer)
    const now = performance.now()
    const bytes = unsentBytes(socket)
    if (bytes !== unsent) {
      unsent = bytes
      readAt = now
    } else if (now - readAt >= writeStallMs) breakOff(res)
  }
  const timer = setInterval(check, Math.min(1000, writeStallMs / 4)).unref()
  res.once('close', () => clearInterval(timer))
}

/**
 * Ends an incomplete response by closing the connection instead of sending the last chunk (RFC 9112
 * §8), so that no client takes it for complete, whatever its text, or sends its next request on the
 * connection.
 */
export function endUnfinished(res: ServerResponse, last: string, writeStallMs: number): void {
  const end = () => {
    const { socket } = res
    if (isOfOldVersion(res) || !socket) return breakOff(res)
    socket.end()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
  res.write(last, () => setTimeout(end, lastReadMs))
  boundReading(res, writeStallMs)
}

/**
 * Closes the connection of an incomplete response. In HTTP/1.0 the end of the connection ends the
 * body (RFC 9112 §6.3), unless it is reset.
 */
export function breakOff(res: ServerResponse): void {
  if (isOfOldVersion(res)) res.socket?.resetAndDestroy()
  res.destroy()
}

const isOfOldVersion = ({ req }: ServerResponse): boolean => req.httpVersion === '1.0'
