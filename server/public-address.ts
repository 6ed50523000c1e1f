import { BlockList, isIP } from 'node:net'

/**
 * Networks that are not public (IANA's special-purpose registries), and IPv4's deprecated relays
 * into other networks.
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
 * The only public part of IPv6. Tunnels within it (Teredo, 6to4) can carry any IPv4 address. Mapped,
 * translated and link-local addresses are outside of it.
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

/** Whether a string is an address of the public internet. */
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

/** Link-local addresses, and those of cloud services that return a machine's credentials. */
const metadata4 = ['169.254.0.0/16', '100.100.100.200/32', '192.0.0.192/32', '168.63.129.16/32']
const metadata6 = ['fe80::/10', 'fd00:ec2::/32', 'fd00:42::42/128', 'fd20:ce::254/128']
/** IPv6 prefixes before an IPv4 address; `BlockList` handles `::ffff:` itself. */
const carriers6 = ['::', '::ffff:0:', '64:ff9b::', '64:ff9b:1::']

const carried = metadata4.flatMap((range) => {
  const [net = '', bits] = range.split('/')
  const [a = 0, b = 0, c = 0, d = 0] = net.split('.').map(Number)
  const word = (high: number, low: number) => (high * 256 + low).toString(16)
  return [
    ...carriers6.map((prefix) => `${prefix}${net}/${96 + Number(bits)}`),
    `2002:${word(a, b)}:${word(c, d)}::/${16 + Number(bits)}`,
  ]
})
const metadataIPv4 = blockList('ipv4', metadata4)
const metadataIPv6 = blockList('ipv6', [...metadata6, ...carried])

const clouds = String.raw`google\.internal|azure\.com|packet\.net|platformequinix\.com`
const metadataNames = new RegExp(
  String.raw`^(metadata|instance-data(\.ec2\.internal)?|metadata\.goog|(.+\.)?metadata\.(${clouds}))\.?$`,
  'i',
)

/** Whether this is a name of a cloud's metadata service, whatever it resolves to. */
export const isMetadataName = (host: string): boolean => metadataNames.test(host)

/** Whether a string is a link-local address, or one of a cloud's metadata service. */
export function isMetadata(address: string): boolean {
  const [bare = ''] = address.split('%')
  const family = isIP(bare) === 4 ? 'ipv4' : 'ipv6'
  if (isIP(bare) === 0) return false
  return metadataIPv4.check(bare, family) || (family === 'ipv6' && metadataIPv6.check(bare, family))
}

const private4 = blockList('ipv4', [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
])
const private6 = blockList('ipv6', ['::1/128', 'fc00::/7'])

/** IPv4 in IPv6 (`::ffff:10.0.0.1`) counts as the IPv4 address. */
export function kindOf(address: string): 'public' | 'metadata' | 'private' | 'other' {
  if (isMetadata(address)) return 'metadata'
  if (isIP(address) === 0 || address.includes('%')) return 'other'
  if (isPublic(address)) return 'public'
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  const isPrivate =
    private4.check(address, family) || (family === 'ipv6' && private6.check(address, family))
  return isPrivate ? 'private' : 'other'
}
