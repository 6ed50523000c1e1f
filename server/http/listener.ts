import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  STATUS_CODES,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { errorBody, errorHeaders } from './refusal.ts'

export type Listener = {
  url: string
  /** Takes no more connections and closes those that wait for nothing; resolves when what had come by then was read. */
  stopAccepting(): Promise<void>
  /** Closes whatever is left. */
  close(): Promise<void>
}

type Options = {
  /** Whose address it is, as the configuration calls it. */
  service: string
  host: string
  port: number
  headersMs: number
  bodyMs: number
  /** How long a client may leave the end of a reply unread. */
  writeStallMs: number
}

/** How long a connection whose request was refused before it was whole waits for the other side to close it too. */
const lingerMs = 1000

/**
 * Listens with every limit of Node's server set on purpose. Requests that Node's parser refuses get the common error body too.
 * Throws a Failure when the address cannot be had.
 */
export async function listen(
  app: RequestListener,
  { service, host, port, headersMs, bodyMs, writeStallMs }: Options,
): Promise<Listener> {
  const serve: RequestListener = (req, res) => {
    res.once('prefinish', () => {
      boundReading(res, writeStallMs)
      if (!req.complete) boundSending(req, bodyMs)
    })
    app(req, res)
  }
  const server = createServer(
    {
      connectionsCheckingInterval: Math.min(1000, headersMs),
      headersTimeout: headersMs,
      requestTimeout: headersMs + bodyMs,
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16 << 10,
      noDelay: true,
      // A missing Host is refused by the front checks, with a body.
      requireHostHeader: false,
    },
    serve,
  )
  server.maxHeadersCount = 200
  server.on('checkContinue', serve)
  server.on('checkExpectation', serve)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(error, socket, headersMs),
  )
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Failure('conflict', whyNot(error, service, host, port))
  }
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    async stopAccepting() {
      // What waits to be taken or read would be lost with the address: just after a look at all of it nothing does.
      await nextTurn()
      server.close()
      server.closeIdleConnections()
      await nextTurn()
      await nextTurn()
    },
    async close() {
      if (server.listening) server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Once a reply is written, only its reader can hold the connection: not without end. A timer is needed only where the system did not take it all;
 * Node's own may take twice the time, since it begins anew if anything was read in the first.
 */
function boundReading(res: ServerResponse, writeStallMs: number): void {
  const { socket } = res
  // One of several requests at once: its turn to be sent comes when those before have been read.
  if (!socket)
    return void res.once('socket', () => process.nextTick(boundReading, res, writeStallMs))
  if (socket.writableLength === 0) return
  const unsent = () =>
    (socket as Socket & { _handle?: { writeQueueSize: number } | null })._handle?.writeQueueSize
  let [left, readAt] = [unsent(), performance.now()]
  const looking = setInterval(
    () => {
      const now = performance.now()
      if (unsent() !== left) [left, readAt] = [unsent(), now]
      else if (now - readAt >= writeStallMs) socket.destroy()
    },
    Math.min(1000, writeStallMs / 4),
  ).unref()
  res.once('close', () => clearInterval(looking))
}

/** Once a reply is written, the rest of a body that nobody waits for may still come, as many clients send all before they read: not without end. */
function boundSending(req: IncomingMessage, bodyMs: number): void {
  const late = setTimeout(() => req.socket.destroy(), bodyMs).unref()
  req.once('close', () => clearTimeout(late))
}

/** Why the address cannot be had, and what to do. */
function whyNot(error: unknown, service: string, host: string, port: number): string {
  const cannot = `The ${service} cannot listen on ${host}:${port}`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `${cannot}: another program does. Stop that one, or choose another ${service}.port.`
  if (code === 'EACCES')
    return `${cannot}: the system does not allow it. Choose a ${service}.port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${cannot}: this machine does not have that address. Correct ${service}.host.`
  return `${cannot}: ${error instanceof Error ? error.message : String(error)}.`
}

function refuse(error: NodeJS.ErrnoException, socket: Socket, headersMs: number): void {
  // With a reply under way on this socket, more bytes would be read as a part of it.
  if (
    !socket.writable ||
    error.code === 'ECONNRESET' ||
    (socket as Socket & { _httpMessage?: object })._httpMessage
  ) {
    socket.destroy()
    return
  }
  const failure = failureFor(error, headersMs)
  const { status } = failure
  const body = JSON.stringify(errorBody(failure))
  const headers = {
    'x-request-id': randomUUID(),
    ...errorHeaders(failure),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`)
  // Some send on, and close their side only when they have read this; others never do.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function failureFor({ code }: NodeJS.ErrnoException, headersMs: number): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Failure('requestTimeout', `the request did not arrive within ${headersMs / 1000} s`)
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Failure('invalidRequest', 'the headers are larger than 16384 bytes', {
      retry: false,
    })
  return new Failure('invalidRequest', 'the request is not valid HTTP/1.1', { retry: false })
}
