import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'
import { createAddressCounter, type Client } from '../../limits/addresses.ts'

/** Whether an address is that of a proxy whose `X-Forwarded-For` is trusted. */
export type IsTrusted = (address: string) => boolean

/**
 * Throws once an address has sent more requests in this minute of UTC than it may.
 * Counted in this process alone.
 */
export function createAddressLimit({
  rpm,
  trusted,
  now,
}: {
  rpm: number
  trusted: readonly string[]
  now?: () => number
}): (req: IncomingMessage) => void {
  const isTrusted = trustOf(trusted)
  const counter = createAddressCounter({ rpm, noun: 'request', ...(now && { now }) })
  return (req) => {
    const address = networkOf(clientAddress(req, isTrusted))
    counter.check(address)
    counter.add(address)
  }
}

/** Without trusted proxies, a peer that is not public may be a proxy, and stand for everybody. */
export function clientFinder(
  trusted: readonly string[],
  isPublic: (address: string) => boolean,
): (req: IncomingMessage) => Client {
  const isTrusted = trustOf(trusted)
  return (req) => {
    const address = clientAddress(req, isTrusted)
    return { address: networkOf(address), isShared: trusted.length === 0 && !isPublic(address) }
  }
}

const everyIPv4 = ['0.0.0.0/1', '128.0.0.0/1']
/** In place of a prefix of length 0, which proxy-addr refuses, by the family of its address. */
const everyAddress: Record<string, readonly string[]> = {
  4: everyIPv4,
  6: ['::/1', '8000::/1', ...everyIPv4],
}

/** From addresses and networks. Throws for what is neither. */
export const trustOf = (trusted: readonly string[]): IsTrusted =>
  proxyaddr.compile(
    trusted.flatMap((range) => {
      const [address = '', bits] = range.split('/')
      return (Number(bits) === 0 && everyAddress[isIP(address)]) || range
    }),
  )

/**
 * Where a request comes from: the last address that trusted proxies name, else the peer's.
 * A client can write the rest of the header as it likes.
 */
export function clientAddress(req: IncomingMessage, isTrusted: IsTrusted): string {
  if (req.headers['x-forwarded-for'] === undefined) return addressOfPeer(req.socket.remoteAddress)
  // A proxy may name no address but a word, such as "unknown": then it stands for its clients.
  const address = proxyaddr.all(req, isTrusted).findLast(isAddress)
  return address === undefined ? '' : ipaddr.process(address).toString()
}

/** The last peer: one often sends several requests. */
let known = { peer: '', address: '' }

function addressOfPeer(peer: string | undefined): string {
  if (known.peer === peer) return known.address
  if (!isAddress(peer)) return ''
  known = { peer, address: ipaddr.process(peer).toString() }
  return known.address
}

/** ipaddr.js takes parts in octal and hexadecimal too, which Node's check leaves out. */
const isAddress = (hop: string | undefined): hop is string =>
  hop !== undefined && isIP(hop) !== 0 && ipaddr.isValid(hop)

/** Of IPv6 a whole network of 64 bits belongs to one client. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
