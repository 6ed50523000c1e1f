import { BlockList, isIP } from 'node:net'
import { dotted } from '../documents/problems.ts'
import { isLoopback } from '../loopback.ts'
import { isPublic } from '../public-address.ts'
import type { Proxy } from '../undici/transport.ts'
import type { ReportFault } from './checker.ts'
import type { Config } from './schema.ts'

/** The proxies of outgoing requests. */
export type Proxies = {
  /** Those of upstreams with their own; null for one that is called directly. */
  upstreams: Map<string, Proxy | null>
  /** Those of all other servers, by the protocol of their URLs. */
  https: Proxy | undefined
  http: Proxy | undefined
  /** The hosts that are called without a proxy, in the forms of NO_PROXY. */
  exceptions: string[]
  /** The only one of agents' tools. */
  mesh: Proxy | undefined
}

/**
 * The proxy for a URL, of an upstream or of another server. Loopback and private IP addresses are
 * called directly, unless the upstream has its own proxy: a proxy of the internet cannot reach them.
 */
export function proxyFor(proxies: Proxies, url: string, upstream?: string): Proxy | undefined {
  const assigned = upstream && proxies.upstreams.get(upstream)
  if (assigned) return assigned
  if (assigned === null) return undefined
  const { protocol, hostname, port } = new URL(url)
  const { proxy, usualPort } = {
    'https:': { proxy: proxies.https, usualPort: '443' },
    'http:': { proxy: proxies.http, usualPort: '80' },
  }[protocol] ?? { proxy: undefined, usualPort: '' }
  const host = bare(hostname)
  if (!proxy || isLocal(host)) return undefined
  const target = { host, port: port || usualPort }
  return proxies.exceptions.some((entry) => matches(entry, target)) ? undefined : proxy
}

const bare = (host: string): string => host.replace(/^\[|\]$/g, '').replace(/\.$/, '')

const isLocal = (host: string): boolean =>
  isLoopback(host) || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublic(host))

/**
 * Whether an entry of NO_PROXY is the target: `*`, a name with its subdomains, `*.name` for those
 * alone, an IP address or a range of them; all but a range also with a port.
 */
function matches(entry: string, { host, port }: { host: string; port: string }): boolean {
  if (isIP(entry) !== 0) return entry === host
  if (entry.includes('/')) return isInRange(host, entry)
  const [, first = entry, onlyPort = port] = /^(\[.+\]|[^:]+)(?::(\d+))?$/.exec(entry) ?? []
  const name = bare(first.toLowerCase())
  if (onlyPort !== port) return false
  if (name === '*') return true
  if (name.startsWith('*.')) return host.endsWith(name.slice(1))
  const domain = name.replace(/^\./, '')
  return host === domain || host.endsWith(`.${domain}`)
}

const families = { 4: { name: 'ipv4', bits: 32 }, 6: { name: 'ipv6', bits: 128 } } as const

function isInRange(host: string, range: string): boolean {
  const [address = '', bits = ''] = range.split('/')
  const family = isIP(address)
  if (family !== isIP(host) || (family !== 4 && family !== 6)) return false
  const { name, bits: maxBits } = families[family]
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > maxBits) return false
  const list = new BlockList()
  list.addSubnet(address, Number(bits), name)
  return list.check(host, name)
}

type ProxyKeys = { proxy?: string; proxy_env?: string }

export type ProxySettings = {
  network: ProxyKeys & Pick<Config['network'], 'no_proxy'>
  mesh: ProxyKeys
  upstreams: Record<string, ProxyKeys>
}

type Reading = {
  env: NodeJS.ProcessEnv
  report: ReportFault
  /** The URL in a variable; undefined if it is reported. */
  readUrl(path: string[], variable: string): string | undefined
}

/** Reads the proxies of the configuration, and those of the usual variables. */
export function readProxies(
  { network, mesh, upstreams }: ProxySettings,
  reading: Reading,
): Proxies {
  const { env } = reading
  const configured = readProxy(['network'], network, reading)
  const isSet = network.proxy !== undefined || network.proxy_env !== undefined
  const usual = (name: string) => (isSet ? configured : proxyOfVariable(name, env))
  const variable = env['no_proxy'] ?? env['NO_PROXY'] ?? ''
  return {
    upstreams: new Map(
      Object.entries(upstreams).flatMap(([name, settings]): [string, Proxy | null][] => {
        if (settings.proxy === 'none') return [[name, null]]
        const proxy = readProxy(['upstreams', name], settings, reading)
        return proxy ? [[name, proxy]] : []
      }),
    ),
    https: usual('HTTPS_PROXY'),
    http: usual('HTTP_PROXY'),
    exceptions: network.no_proxy ?? variable.split(/[,\s]+/).filter((entry) => entry !== ''),
    mesh: readProxy(['mesh'], mesh, reading),
  }
}

/** The proxy of the usual variables for a URL, without a configuration. */
export function proxyOfEnvironment(env: NodeJS.ProcessEnv, url: string): Proxy | undefined {
  const reading = { env, report: () => {}, readUrl: () => undefined }
  const proxy = proxyFor(readProxies({ network: {}, mesh: {}, upstreams: {} }, reading), url)
  return proxy?.url === '' ? undefined : proxy
}

function readProxy(
  path: string[],
  { proxy: url, proxy_env: variable }: ProxyKeys,
  { report, readUrl }: Reading,
): Proxy | undefined {
  if (url !== undefined && variable !== undefined) {
    const rule = 'and proxy cannot both be set; leave one of them out.'
    report([...path, 'proxy_env'], rule, { key: true })
  }
  if (variable !== undefined) {
    const value = readUrl([...path, 'proxy_env'], variable)
    if (value === undefined) return undefined
    return proxyOf(value, variable)
  }
  if (url === undefined) return undefined
  const fault = faultOfProxy(url) ?? faultOfCredentials(url)
  if (fault === undefined) return proxyOf(url, dotted([...path, 'proxy']))
  report([...path, 'proxy'], fault)
  return undefined
}

/** Without a URL if the variable has none. Curl and others accept one without `http://`. */
function proxyOfVariable(name: string, env: NodeJS.ProcessEnv): Proxy | undefined {
  const value = env[name.toLowerCase()] ?? env[name]
  if (!value) return undefined
  const url = value.includes('://') ? value : `http://${value}`
  if (faultOfProxy(url) !== undefined) return { url: '', name: '', source: name }
  return proxyOf(url, name)
}

/** Reports servers that would be called by the proxy of a variable without a usable URL. */
export function checkVariables(
  proxies: Proxies,
  servers: readonly { path: string[]; url: string; upstream?: string }[],
  report: ReportFault,
): void {
  for (const { path, url, upstream } of servers) {
    const proxy = proxyFor(proxies, url, upstream)
    if (proxy?.url !== '') continue
    report(
      path,
      `would be called by the proxy of the variable ${proxy.source}, whose value is no URL that ` +
        'starts with http:// or https://; correct it, or put the host into NO_PROXY.',
    )
  }
}

export function faultOfProxy(text: string): string | undefined {
  const url = URL.parse(text)
  const isBase = url?.pathname === '/' && url.search === '' && url.hash === ''
  if (url && isBase && /^https?:$/.test(url.protocol)) {
    if (isDecodable(url.username) && isDecodable(url.password)) return undefined
    return 'has a user name or a password with a % that is not %25; write each % as %25.'
  }
  return 'must be the URL of a proxy, like http://proxy.internal:3128, without a path.'
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function faultOfCredentials(text: string): string | undefined {
  const { username, password } = new URL(text)
  if (username === '' && password === '') return undefined
  return (
    'must not contain a user name or password; ' +
    'put the URL into an environment variable and name that with proxy_env.'
  )
}

function proxyOf(url: string, source: string): Proxy {
  const { protocol, host } = new URL(url)
  return { url, name: `${protocol}//${host}`, source }
}
