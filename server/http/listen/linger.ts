import type { IncomingMessage, ServerResponse } from 'node:http'
import { takeOverClosing, unsentBytes } from './node-http.ts'

/** How long a client has at least to read the last response of its connection. */
export const lingerMs = 1000

/**
 * How long a client has to read the last bytes of a reply that is not complete: Node's fetch drops
 * what is unread when the connection ends, and so does a reset.
 */
const lastReadMs = 500

const mostDroppedBytes = 256 << 20
const checkMs = 250

/**
 * Drops the rest of a body after its response, since many clients send everything before they read.
 * The connection is closed when there is too much of it, or when it is late. Where the response is
 * the last one, only our side is closed before (RFC 9112 §9.6): a connection that is closed with
 * unread bytes is reset, and its client may lose the response.
 */
export function dropRest(req: IncomingMessage, res: ServerResponse, bodyEndsAt: number): void {
  if (req.complete) return
  const { socket } = req
  const isLast = takeOverClosing(res)
  if (isLast) socket.end()
  const endsAt = Math.max(bodyEndsAt, performance.now() + lingerMs)
  const mostRead = socket.bytesRead + mostDroppedBytes
  const timer = setInterval(() => {
    const isOver = performance.now() >= endsAt || socket.bytesRead > mostRead
    if (!req.complete && !isOver && !socket.destroyed) return
    clearInterval(timer)
    if (isLast || !req.complete) socket.destroy()
  }, checkMs).unref()
}

/**
 * Closes the connection of a client that does not read the end of a response. A timer is needed
 * only where the system did not take it all. Node's own may take twice the time, since it starts
 * again if anything was read in the first.
 */
export function boundReading(res: ServerResponse, writeStallMs: number): void {
  const { socket } = res
  // One of several pipelined requests: its turn comes when those before have been read.
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
 * Ends a reply that is not complete: in place of the end of its body, the last chunk, comes that of
 * the connection (RFC 9112 §8). So no client takes it for complete, whatever it makes of the text,
 * or sends its next request on the connection.
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
 * Closes the connection of a reply that is not complete. In HTTP/1.0 the end of the connection is
 * that of the body (RFC 9112 §6.3), unless it is reset.
 */
export function breakOff(res: ServerResponse): void {
  if (isOfOldVersion(res)) res.socket?.resetAndDestroy()
  res.destroy()
}

const isOfOldVersion = ({ req }: ServerResponse): boolean => req.httpVersion === '1.0'
