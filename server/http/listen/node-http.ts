import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

// Only this file uses undocumented members of Node's HTTP server. test/server/http/adapters.test.ts
// fails by name if a new version moves one.

/** An `import` of node:http reads all its members, and one of them loads fetch: 13 MB of memory. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')

/** Undocumented members of a connection. */
type Connection = Socket & {
  _handle?: { writeQueueSize: number } | null
  _httpMessage?: ServerResponse | null
  parser?: { incoming?: IncomingMessage | null } | null
}

/** Bytes of a connection that the system has not yet sent. */
export const unsentBytes = (socket: Socket): number | undefined =>
  (socket as Connection)._handle?.writeQueueSize

/** The response that is being written to a connection: responses follow the order of requests. */
export const currentResponse = (socket: Socket): ServerResponse | undefined =>
  (socket as Connection)._httpMessage ?? undefined

/** The request that is being read from a connection. */
export const incomingRequest = (socket: Socket): IncomingMessage | undefined =>
  (socket as Connection).parser?.incoming ?? undefined

/** Closes the connection after this response, and says so in its headers. */
export const closeAfter = (res: ServerResponse): void => {
  res.shouldKeepAlive = false
}

/** Whether Node would close the connection after this response; the caller must do it instead. */
export function takeOverClosing(res: ServerResponse & { _last?: boolean }): boolean {
  const { _last: isLast = false } = res
  res._last = false
  return isLast
}

/**
 * Sends 100 Continue when it is the response's turn. If sent earlier, Node would write it after the
 * head of the response.
 */
export function awaitBody(res: ServerResponse & { _expect_continue?: boolean }): void {
  if (res.socket) return res.writeContinue()
  // Otherwise Node closes the connection after a response that is complete before its turn.
  res._expect_continue = false
  res.once('socket', () => {
    if (!res.headersSent) res.writeContinue()
  })
}

/**
 * Lets the caller frame the body as HTTP chunks (RFC 9112 §7.1). Returns whether the head, which
 * must already be written, announces chunks; it does not to an HTTP/1.0 client.
 */
export function takeOverChunking(res: ServerResponse): boolean {
  const isChunked = res.chunkedEncoding
  res.chunkedEncoding = false
  return isChunked
}

/**
 * The connection of a response whose head was sent, if it is that response's turn: the caller
 * writes the body to it. Node's own `res.write` takes three times as long for a small body.
 */
export function bodySocket(res: ServerResponse): Socket | undefined {
  const { socket } = res
  return socket && currentResponse(socket) === res && socket.writable ? socket : undefined
}
