import { BlockList, isIP } from 'node:net'

/**
 * Not on the public internet (IANA's special-purpose registries), and IPv4's old ways into other
 * networks.
 */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/**
 * Of IPv6 only this is public, and in it tunnels (Teredo, 6to4) can carry any IPv4 address. Mapped,
 * translated and link-local addresses are all outside.
 */
const public6 = '2000::/3'
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const blockList = (family: 'ipv4' | 'ipv6', texts: string[]) => {
  const list = new BlockList()
  for (const text of texts) {
    const [net = '', bits] = text.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

const notPublicIPv4 = blockList('ipv4', notPublic4)
const publicIPv6 = blockList('ipv6', [public6])
const notPublicIPv6 = blockList('ipv6', notPublic6)

/** Whether a text is an address of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublicIPv4.check(address, 'ipv4')
  return (
    family === 6 &&
    !address.includes('%') &&
    publicIPv6.check(address, 'ipv6') &&
    !notPublicIPv6.check(address, 'ipv6')
  )
}

/**
 * Link-local addresses and those of clouds' metadata services, of both families and by every way
 * from one into the other.
 */
const metadata4 = blockList('ipv4', [
  '169.254.0.0/16',
  '100.100.100.200/32',
  '192.0.0.192/32',
  '168.63.129.16/32',
])
const metadata6 = blockList('ipv6', [
  'fe80::/10',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
  '64:ff9b::a9fe:0/112',
  '2002:a9fe::/32',
])
const private4 = blockList('ipv4', [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
])
const private6 = blockList('ipv6', ['::1/128', 'fc00::/7'])

/** IPv4 in IPv6 (`::ffff:10.0.0.1`) is of the kind of the IPv4 address. */
export function kindOf(address: string): 'public' | 'metadata' | 'private' | 'other' {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  if (isIP(address) === 0 || address.includes('%')) return 'other'
  const isIn = (four: BlockList, six: BlockList) =>
    four.check(address, family) || (family === 'ipv6' && six.check(address, family))
  if (isIn(metadata4, metadata6)) return 'metadata'
  if (isPublic(address)) return 'public'
  return isIn(private4, private6) ? 'private' : 'other'
}
