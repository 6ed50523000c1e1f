import { request as httpRequest, STATUS_CODES } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import type { buildConnector as connect } from 'undici'
import type { Certificates, Proxy, TransportSettings } from './transport.ts'
import { buildConnector } from './undici.ts'

/** A proxy that gives no connection. The message names it, without its credentials. */
export class ProxyError extends Error {
  readonly code: string

  constructor({ name }: Proxy, code: string, words: string) {
    super(`the proxy ${name} ${words}`)
    this.code = `PROXY_${code}`
  }
}

const usualPorts: Record<string, string> = { 'https:': '443', 'http:': '80' }

const requests = { 'https:': httpsRequest, 'http:': httpRequest }

type TunnelOptions = {
  proxy: Proxy
  timeout: number
  certificates?: Certificates | undefined
  /** The host that the proxy is sent instead of a name; by default the name. */
  hostOf?: (name: string, done: (error: Error | null, host: string) => void) => void
}

/**
 * Connects by CONNECT. Undici's own ProxyAgent does not bound the time of CONNECT, and sends the
 * proxy the name that TLS has; its errors name neither the proxy nor what it answered.
 */
export function tunnelConnector({
  proxy,
  timeout,
  certificates,
  hostOf = (name, done) => done(null, name),
}: TunnelOptions): connect.connector {
  const secure = buildConnector({ timeout, ...certificates })
  return (options, callback) => {
    const isSecure = options.protocol === 'https:'
    const port = options.port || usualPorts[options.protocol]
    hostOf(options.hostname, (refusal, host) => {
      if (refusal) return callback(refusal, null)
      const target = `${host.includes(':') ? `[${host}]` : host}:${port}`
      openTunnel(proxy, target, timeout, (error, socket) => {
        if (!socket) return callback(error ?? new Error('no tunnel'), null)
        if (isSecure) return secure({ ...options, httpSocket: socket }, callback)
        callback(null, socket.setNoDelay(true))
      })
    })
  }
}

/** The option `connect` of a transport's connections. */
export function connectBy(
  { certificates, proxy }: TransportSettings,
  timeout: number,
): connect.BuildOptions | connect.connector {
  if (!proxy) return { timeout, ...certificates }
  return tunnelConnector({ proxy, timeout, certificates })
}

type Opened = (error: Error | null, socket?: Socket) => void

/** The socket after the proxy has connected to the target, `host:port`. */
function openTunnel(proxy: Proxy, target: string, timeout: number, done: Opened): void {
  const { protocol, hostname, port, username, password } = new URL(proxy.url)
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  const request = requests[protocol as keyof typeof requests]({
    host: hostname.replace(/^\[|\]$/g, ''),
    port,
    method: 'CONNECT',
    path: target,
    agent: false,
    headers: { host: target, ...(username !== '' && { 'proxy-authorization': authorization }) },
  })
  const late = setTimeout(() => {
    const words = `did not connect to ${target} within ${timeout / 1000} s`
    request.destroy(new ProxyError(proxy, 'TIMEOUT', words))
  }, timeout)
  let isDone = false
  const end: Opened = (error, socket) => {
    clearTimeout(late)
    if (isDone) return void socket?.destroy()
    isDone = true
    done(error, socket)
  }
  request
    .on('connect', ({ statusCode: status = 0 }, socket: Socket, head: Buffer) => {
      if (status >= 200 && status < 300) {
        if (head.length > 0) socket.unshift(head)
        return end(null, socket)
      }
      socket.on('error', () => {}).destroy()
      const words = `answered ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd()
      end(new ProxyError(proxy, String(status), `${words} to CONNECT ${target}`))
    })
    .on('error', (error: NodeJS.ErrnoException) => {
      if (error instanceof ProxyError) return end(error)
      const words = `cannot be reached, or closed the connection (${error.code ?? 'unknown'})`
      end(new ProxyError(proxy, 'UNREACHABLE', words))
    })
    .end()
}
