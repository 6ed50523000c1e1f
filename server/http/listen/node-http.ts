import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

// The only file that uses undocumented members of Node's HTTP server.
// test/server/http/adapters.test.ts names what a new version moves.

/** An `import` of node:http reads all its members, and one of them loads fetch: 13 MB of memory. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')

/** What Node keeps on a connection. */
type Connection = Socket & {
  _handle?: { writeQueueSize: number } | null
  _httpMessage?: ServerResponse | null
  parser?: { incoming?: IncomingMessage | null } | null
}

/** Bytes of a connection that the system has not sent yet. */
export const unsentBytes = (socket: Socket): number | undefined =>
  (socket as Connection)._handle?.writeQueueSize

/** The response whose turn it is on a connection: they go out in the order of their requests. */
export const currentResponse = (socket: Socket): ServerResponse | undefined =>
  (socket as Connection)._httpMessage ?? undefined

/** The request that is being read from a connection. */
export const incomingRequest = (socket: Socket): IncomingMessage | undefined =>
  (socket as Connection).parser?.incoming ?? undefined

/** Closes the connection after this response, whose headers say so. */
export const closeAfter = (res: ServerResponse): void => {
  res.shouldKeepAlive = false
}

/** Whether Node would close the connection after this response, which is then left to the caller. */
export function takeOverClosing(res: ServerResponse & { _last?: boolean }): boolean {
  const { _last: isLast = false } = res
  res._last = false
  return isLast
}

/**
 * Says that the body is awaited, once it is the response's turn. What is said before Node writes
 * behind the head of the response.
 */
export function awaitBody(res: ServerResponse & { _expect_continue?: boolean }): void {
  if (res.socket) return res.writeContinue()
  // Else Node closes the connection after a response that is complete before its turn.
  res._expect_continue = false
  res.once('socket', () => {
    if (!res.headersSent) res.writeContinue()
  })
}

/**
 * Leaves the framing of a body, as HTTP chunks (RFC 9112 §7.1), to the caller. Whether the head,
 * which must have been written before, says that chunks follow: not to a client of HTTP/1.0.
 */
export function takeOverChunking(res: ServerResponse): boolean {
  const isChunked = res.chunkedEncoding
  res.chunkedEncoding = false
  return isChunked
}

/**
 * The connection of a response whose head has gone out, if it is that response's turn: what is
 * written to it then is the body. Node's own `res.write` takes three times as long for a small one.
 */
export function bodySocket(res: ServerResponse): Socket | undefined {
  const { socket } = res
  return socket && currentResponse(socket) === res && socket.writable ? socket : undefined
}
