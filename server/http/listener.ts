import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Failure } from '../failure.ts'
import { errorBody, errorHeaders } from './refusal.ts'

export type Listener = {
  url: string
  /** Takes no more connections and closes those that wait for nothing. */
  stopAccepting(): void
  /** Closes whatever is left. */
  close(): Promise<void>
}

type Options = { host: string; port: number; headersMs: number; bodyMs: number }

/** Listens with every limit of Node's server set on purpose. Requests that Node's parser refuses get the common error body too. */
export async function listen(app: RequestListener, { host, port, headersMs, bodyMs }: Options): Promise<Listener> {
  const server = createServer({
    connectionsCheckingInterval: Math.min(1000, headersMs),
    headersTimeout: headersMs,
    requestTimeout: headersMs + bodyMs,
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16 << 10,
    noDelay: true,
    // A missing Host is refused by the front checks, with a body.
    requireHostHeader: false,
  }, app)
  server.maxHeadersCount = 200
  server.on('checkContinue', app)
  server.on('checkExpectation', app)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, headersMs))
  server.on('dropRequest', (_request, socket) => socket.destroy())
  server.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    stopAccepting() {
      server.close()
      server.closeIdleConnections()
    },
    async close() {
      if (server.listening) server.close()
      server.closeAllConnections()
    },
  }
}

function refuse(error: NodeJS.ErrnoException, socket: Socket, headersMs: number): void {
  // With a reply under way on this socket, more bytes would be read as a part of it.
  if (!socket.writable || error.code === 'ECONNRESET' || (socket as Socket & { _httpMessage?: object })._httpMessage) {
    socket.destroy()
    return
  }
  const failure = failureFor(error, headersMs)
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : failure.status
  const body = JSON.stringify({ ...errorBody(failure), error: status })
  const headers = { ...errorHeaders(failure), 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'Cache-Control': 'no-store', Connection: 'close' }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${status === 408 ? 'Request Timeout' : 'Bad Request'}\r\n${head}\r\n${body}`)
}

function failureFor({ code }: NodeJS.ErrnoException, headersMs: number): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Failure('requestTimeout', `the request did not arrive within ${headersMs / 1000} s`)
  if (code === 'HPE_HEADER_OVERFLOW') return new Failure('invalidRequest', 'the headers are larger than 16384 bytes', { retry: false })
  return new Failure('invalidRequest', 'the request is not valid HTTP/1.1', { retry: false })
}
