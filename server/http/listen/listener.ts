import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Failure } from '../../failure.ts'
import { boundReading, breakOff, dropRest } from './linger.ts'
import { createServer, currentResponse } from './node-http.ts'
import { whyNotListening } from './port.ts'
import { maxHeaderBytes, rejectUnread, type RefusalForm } from './unread.ts'

export type Listener = {
  url: string
  /** Accepts no more connections and closes idle ones; resolves when received requests are read. */
  stopAccepting(): Promise<void>
  /** Closes all connections. */
  close(): Promise<void>
}

type Options = {
  /** The service's name in the configuration. */
  service: string
  host: string
  port: number
  headersMs: number
  bodyMs: number
  /** How long a client may leave the end of a response unread. */
  writeStallMs: number
  /** How invalid HTTP is rejected. */
  refusal: RefusalForm
}

/**
 * Listens with every limit of Node's server set explicitly. Requests that Node's parser rejects get
 * a response too. Throws a Failure if the port is in use.
 */
export async function listen(app: RequestListener, options: Options): Promise<Listener> {
  const { service, host, port, headersMs, bodyMs, writeStallMs, refusal } = options
  const serve: RequestListener = (req, res) => {
    // This request follows the last response of its connection.
    if (req.socket.writableEnded) return req.socket.destroySoon()
    const bodyEndsAt = performance.now() + bodyMs
    // Emitted once; `once` would cost more than the rest.
    res.on('prefinish', () => {
      if (res.socket?.writableLength !== 0) boundReading(res, writeStallMs)
      // This must run before Node's own listener, which would close the connection.
      if (!req.complete) res.prependListener('finish', () => dropRest(req, res, bodyEndsAt))
    })
    app(req, res)
  }
  const server = createServer(
    {
      connectionsCheckingInterval: Math.min(1000, headersMs),
      headersTimeout: headersMs,
      requestTimeout: headersMs + bodyMs,
      keepAliveTimeout: 75_000,
      maxHeaderSize: maxHeaderBytes,
      noDelay: true,
      // The front checks reject a missing Host, with a body.
      requireHostHeader: false,
    },
    serve,
  )
  server.maxHeadersCount = 200
  server.on('checkContinue', serve)
  server.on('checkExpectation', serve)
  const rejectRequest = rejectUnread(refusal, headersMs)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    rejectRequest(error, socket),
  )
  server.on('connect', (_req: IncomingMessage, socket: Socket) => {
    // Node does not handle this connection.
    socket.on('error', () => socket.destroy()).resume()
    rejectRequest({ code: 'CONNECT' }, socket)
  })
  const close = closerOf(server)
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Failure('conflict', whyNotListening(error, { service, host, port }))
  }
  const { port: actualPort } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    async stopAccepting() {
      // One turn of the event loop reads received connections, so that none is lost.
      await nextTurn()
      server.close()
      server.closeIdleConnections()
      await nextTurn()
      await nextTurn()
    },
    close,
  }
}

/** Closes a server with all its connections, so that no incomplete response seems complete. */
function closerOf(server: Server): () => Promise<void> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return async () => {
    if (server.listening) server.close()
    for (const socket of open) {
      const res = currentResponse(socket)
      if (res?.headersSent) breakOff(res)
    }
    server.closeAllConnections()
  }
}

/** An app under a path prefix of another one. */
export type MountedApp = { prefix: string; app: RequestListener }

/** Serves apps under path prefixes of another one; the longest matching prefix wins. */
export function mount(root: RequestListener, apps: readonly MountedApp[]): RequestListener {
  const mounted = apps.toSorted((one, other) => other.prefix.length - one.prefix.length)
  return (req, res) => {
    const url = req.url ?? ''
    const match = mounted.find(({ prefix }) => isBelow(prefix, url))
    return match ? match.app(req, res) : root(req, res)
  }
}

/** Whether a URL is for the app under the prefix. */
export function isBelow(prefix: string, url: string): boolean {
  if (!url.startsWith(prefix)) return false
  const next = url[prefix.length]
  return next === '/' || next === '?' || next === undefined
}
