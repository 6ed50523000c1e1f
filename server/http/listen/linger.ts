import type { IncomingMessage, ServerResponse } from 'node:http'
import { takeOverClosing } from './node-http.ts'

/** How long a client has at least to read the last response of its connection. */
export const lingerMs = 1000

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
