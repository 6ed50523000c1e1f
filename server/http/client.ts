import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'
import { isLoopback } from '../loopback.ts'
import { clientAddress, trustOf } from './load/address-limit.ts'

/** The client of a request, according to the connection and trusted proxies. */
export type RemoteClient = {
  /** The address; empty once the connection is gone. */
  address: string
  /** Whether it used HTTPS, to this server or to a trusted proxy. */
  isSecure: boolean
  /** Whether it runs on this machine and uses no proxy. */
  isLocal: boolean
}

/** Headers of proxies: if one is present, a peer on this machine may not be the client. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Reads the client of a request. `trusted` are the addresses and networks of proxies. */
export function clientReader(trusted: readonly string[]): (req: IncomingMessage) => RemoteClient {
  const isTrusted = trustOf(trusted)
  return (req) => {
    const { socket, headers } = req
    const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    // The value written by the last proxy.
    const proto = [headers['x-forwarded-proto']].flat().at(-1)?.split(',').at(-1)?.trim()
    const isProxied = forwarding.some((name) => headers[name] !== undefined)
    return {
      address: clientAddress(req, isTrusted),
      isSecure:
        socket instanceof TLSSocket || (isTrusted(peer) && proto?.toLowerCase() === 'https'),
      isLocal: isLoopback(peer) && !isProxied,
    }
  }
}
