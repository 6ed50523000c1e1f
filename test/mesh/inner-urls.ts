/** Addresses that are not public. */
export const closed4 = [
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.0.0.2', '127.1.2.3', '127.255.255.255', '169.254.0.1', '169.254.169.254', '169.254.170.2',
  '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.170', '192.0.2.1', '192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9',
  '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255',
]
export const closed6 = [
  '::', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b::127.0.0.1', '64:ff9b:1::1',
  '100::1', '2001::1', '2001:0:7f00:1::', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::', '2002:a00:1::1', '3fff::1', '5f00::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%lo', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1',
]

/** The same address in the ways that parsers of URLs know. */
function spelled(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const whole = ((a * 256 + b) * 256 + c) * 256 + d
  const hex = (n: number) => `0x${n.toString(16)}`
  const octal = (n: number) => `0${n.toString(8)}`
  return [
    ...[address, `${address}.`, String(whole), hex(whole), octal(whole), [a, b, c, d].map(hex).join('.'), [a, b, c, d].map(octal).join('.'), `${a}.${(b * 256 + c) * 256 + d}`, `${a}.${b}.${c * 256 + d}`],
    ...[`${hex(a)}.${octal(b)}.${c}.${hex(d)}`, `0${octal(a)}.${b}.${c}.${d}`, `[::ffff:${address}]`, `[::ffff:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}]`, `[::${address}]`, `[64:ff9b::${address}]`],
  ]
}

const wide = '１２７.０.０.１'
/** Hosts that are none of the public internet, as parsers of URLs may read them. */
export const hosts = [
  ...['127.0.0.1', '127.0.0.2', '0.0.0.0', '10.0.0.1', '169.254.169.254', '192.168.1.1', '172.16.0.1', '100.64.0.1'].flatMap(spelled),
  '127.1', '127.0.1', '0', '0x0', '0.0', wide, '①②⑦.⓪.⓪.①', '127。0。0。1', '127%2e0%2e0%2e1', '%31%32%37.0.0.1', '127.0.0.1%00', '127.0.0.1%20', 'localhost', 'LOCALHOST', 'localhost.', 'ＬＯＣＡＬＨＯＳＴ', 'ip6-localhost',
  ...closed6.filter((address) => !address.includes('%')).map((address) => `[${address}]`),
  ...closed4.slice(0, 29),
  'user@127.0.0.1', 'user:pass@127.0.0.1', 'api.example.com@127.0.0.1', 'api.example.com%40127.0.0.1', 'api.example.com#@127.0.0.1', '127.0.0.1#', '127.0.0.1?', '127.0.0.1\\@api.example.com', 'api.example.com\\@127.0.0.1', '[::1%25lo]', '[fe80::1%25eth0]', '[::]', '[0000::1]', '[::0001]',
]
/** Addresses within, in every form; `PORT` stands for that of a server on loopback. */
export const urls = [
  ...hosts.flatMap((host) => [`http://${host}:PORT`, `https://${host}:PORT/v1`]),
  'HTTP://127.0.0.1:PORT', 'http:\\\\127.0.0.1:PORT', 'http:127.0.0.1:PORT', 'http:/127.0.0.1:PORT', 'http:///127.0.0.1:PORT', '//127.0.0.1:PORT', 'http://127.0.0.1:PORT/\t', 'http://127.0.0.1\t:PORT', 'http://127.0.0.1:PORT/..', ' http://127.0.0.1:PORT',
  'ftp://127.0.0.1:PORT', 'gopher://127.0.0.1:PORT/_GET', 'file:///etc/passwd', 'data:application/json,{}', 'unix:/var/run/docker.sock', 'http+unix://%2fvar%2frun', 'ws://127.0.0.1:PORT', 'blob:http://127.0.0.1:PORT', 'javascript:1', 'native:/x', 'dict://127.0.0.1:PORT', 'jar:http://127.0.0.1:PORT!/',
]
