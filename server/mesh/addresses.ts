import { BlockList, isIP } from 'node:net'

/** Ranges that are not on the public internet (IANA's special-purpose registries), and IPv4's old ways into other networks. */
const closed4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]

/** Of IPv6 only this is public, and in it tunnels (Teredo, 6to4) can carry any IPv4 address. Mapped, translated and link-local addresses are all outside. */
const open6 = '2000::/3'
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const ranges = (family: 'ipv4' | 'ipv6', texts: string[]) => {
  const list = new BlockList()
  for (const text of texts) {
    const [net = '', bits] = text.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

const closedIPv4 = ranges('ipv4', closed4)
const openIPv6 = ranges('ipv6', [open6])
const closedIPv6 = ranges('ipv6', closed6)

/** Whether an address, as text, is one of the public internet; what is no address is not. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closedIPv4.check(address, 'ipv4')
  return family === 6 && !address.includes('%') && openIPv6.check(address, 'ipv6') && !closedIPv6.check(address, 'ipv6')
}
