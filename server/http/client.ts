import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'
import { isLoopback } from '../loopback.ts'
import { clientAddress, trustOf } from './load/address-limit.ts'

/** Where a request comes from, as far as the connection and trusted proxies show. */
export type RemoteClient = {
  /** The address; empty once the connection is gone. */
  address: string
  /** Whether it came over https, to this server or to a trusted proxy. */
  isSecure: boolean
  /** Whether it is this machine, without a proxy between. */
  isLocal: boolean
}

/** Headers of proxies: behind one, a peer on this machine says nothing about the client. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Reads who sent a request. `trusted` are the addresses and networks of proxies. */
export function clientReader(trusted: readonly string[]): (req: IncomingMessage) => RemoteClient {
  const isTrusted = trustOf(trusted)
  return (req) => {
    const { socket, headers } = req
    const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    const proto = headers['x-forwarded-proto']
    const isProxied = forwarding.some((name) => headers[name] !== undefined)
    return {
      address: clientAddress(req, isTrusted),
      isSecure: socket instanceof TLSSocket || (isTrusted(peer) && lastOf(proto) === 'https'),
      isLocal: isLoopback(peer) && !isProxied,
    }
  }
}

/** The value that the last proxy wrote. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  [header].flat().at(-1)?.split(',').at(-1)?.trim().toLowerCase()
