import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'
import { createAddressCounter, type Client } from '../../limits/addresses.ts'

/** Whether an address is that of a proxy whose `X-Forwarded-For` is trusted. */
export type IsTrusted = (address: string) => boolean

/**
 * Throws if an address has sent more requests in this minute (UTC) than allowed. Each process
 * counts for itself.
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

/** Without trusted proxies, a private peer may be a proxy shared by all clients. */
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
/** Replaces a prefix of length 0, which proxy-addr rejects, by address family. */
const everyAddress: Record<string, readonly string[]> = {
  4: everyIPv4,
  6: ['::/1', '8000::/1', ...everyIPv4],
}

/** Compiles addresses and networks. Throws for anything else. */
export const trustOf = (trusted: readonly string[]): IsTrusted =>
  proxyaddr.compile(
    trusted.flatMap((range) => {
      const [address = '', bits] = range.split('/')
      return (Number(bits) === 0 && everyAddress[isIP(address)]) || range
    }),
  )

/**
 * The client's address: the last one that trusted proxies report, else the peer's. The rest of the
 * header is under the client's control.
 */
export function clientAddress(req: IncomingMessage, isTrusted: IsTrusted): string {
  // A proxy may report a word such as "unknown"; then the proxy's address counts for its clients.
  const address = proxyaddr.all(req, isTrusted).findLast(isAddress)
  return address === undefined ? '' : ipaddr.process(address).toString()
}

/** ipaddr.js also accepts octal and hexadecimal parts; Node's check does not. */
const isAddress = (hop: string | undefined): hop is string =>
  hop !== undefined && isIP(hop) !== 0 && ipaddr.isValid(hop)

/** One client may use a whole /64 network of IPv6. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
