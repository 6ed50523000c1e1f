import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listenOnLoopback } from '../http/listen.ts'

/** What a proxy does with CONNECT; by default it connects. */
export type ProxyFault = 'refuses' | 'is silent' | 'closes' | 'cuts'

export type ConnectProxy = {
  url: string
  /** The targets of CONNECT, oldest first. */
  targets: string[]
  headers: IncomingHttpHeaders[]
  /** Bytes that went through it, in both directions. */
  bytes(): number
  fault: ProxyFault | undefined
  close(): Promise<void>
}

type ProxyOptions = {
  /** `user:password` that it wants, percent-encoded as in a URL. */
  credentials?: string
  /** The port on loopback of names that only this proxy knows. */
  ports?: Record<string, number>
}

/** A proxy on a free port of loopback that knows no method but CONNECT. */
export async function startConnectProxy({
  credentials,
  ports = {},
}: ProxyOptions = {}): Promise<ConnectProxy> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    return socket
  }
  let bytes = 0
  const server = createServer((_req, res) => void res.writeHead(405).end())
  server.on('connection', keep)
  server.on('connect', (req, client: Socket) => {
    const target = req.url ?? ''
    proxy.targets.push(target)
    proxy.headers.push(req.headers)
    const wanted = credentials && Buffer.from(decodeURIComponent(credentials)).toString('base64')
    if (proxy.fault === 'is silent') return
    if (proxy.fault === 'closes') return void client.destroy()
    if (proxy.fault === 'refuses') return void client.end('HTTP/1.1 503 Busy\r\n\r\n')
    if (wanted && req.headers['proxy-authorization'] !== `Basic ${wanted}`)
      return void client.end('HTTP/1.1 407 Who\r\nproxy-authenticate: Basic\r\n\r\n')
    const { hostname, port } = new URL(`http://${target}`)
    const known = ports[hostname]
    const host = hostname.replace(/^\[|\]$/g, '')
    const server = keep(connect(known ?? Number(port || 80), known ? '127.0.0.1' : host))
    server.on('error', () => client.end('HTTP/1.1 502 Unreachable\r\n\r\n'))
    server.on('connect', () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n')
      if (proxy.fault === 'cuts') return void client.destroy()
      for (const one of [client, server]) one.on('data', (part) => (bytes += part.length))
      client.pipe(server).pipe(client)
    })
    client.on('close', () => server.destroy())
  })
  const port = await listenOnLoopback(server)
  const proxy: ConnectProxy = {
    url: `http://${credentials === undefined ? '' : `${credentials}@`}127.0.0.1:${port}`,
    targets: [],
    headers: [],
    bytes: () => bytes,
    fault: undefined,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
