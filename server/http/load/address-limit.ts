import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { createAddressCounter, type Client } from '../../limits/addresses.ts'

/** Throws once an address has sent more requests in this minute of UTC than it may. Counted in this process alone. */
export function createAddressLimit({
  rpm,
  trusted,
  now,
}: {
  rpm: number
  trusted: readonly string[]
  now?: () => number
}): (req: IncomingMessage) => void {
  const proxies = proxiesOf(trusted)
  const counter = createAddressCounter({ rpm, what: 'request', ...(now && { now }) })
  return (req) => {
    const address = networkOf(clientAddress(req, proxies))
    counter.check(address)
    counter.add(address)
  }
}

/** Without proxies that are named, a peer that is not public may be one, and stand for everybody. */
export function clientFinder(
  trusted: readonly string[],
  isPublic: (address: string) => boolean,
): (req: IncomingMessage) => Client {
  const proxies = proxiesOf(trusted)
  return (req) => {
    const address = clientAddress(req, proxies)
    return { address: networkOf(address), isShared: trusted.length === 0 && !isPublic(address) }
  }
}

/** The addresses of proxies, single ones and whole networks. Throws for what is neither. */
export function proxiesOf(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of trusted) {
    const [address = '', bits] = text.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Where a request comes from: what a trusted proxy says of it, else who is connected. A client can write the rest of the header as it likes. */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const told = headers['x-forwarded-for']
  const hops =
    typeof told === 'string'
      ? told
          .split(',')
          .map((hop) => plain(hop.trim()))
          .toReversed()
      : []
  let address = plain(socket.remoteAddress ?? '')
  for (const hop of hops) {
    if (!isTrusted(address, proxies) || isIP(hop) === 0) break
    address = hop
  }
  return address
}

const isTrusted = (address: string, proxies: BlockList): boolean =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Sockets that take both kinds of addresses show the old ones within the new. */
const plain = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address

/** Of IPv6 a whole network belongs to one client. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
