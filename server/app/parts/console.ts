import { addressOf, reachableHost } from '../../config/load.ts'
import type { ConsoleServers } from '../../http/docs/console.ts'
import { portOf, type ServiceParts } from './service-parts.ts'

type UrlParts = Pick<ServiceParts, 'current' | 'urls'>

/** The URL of a service without a trailing slash; undefined while its port is unknown. */
function urlOf(
  { current: { config }, urls }: UrlParts,
  service: 'gateway' | 'mesh' | 'operator',
): string | undefined {
  const { public_url: publicUrl, host, port } = config[service]
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
  const actual = port || portOf(urls.get(service))
  return actual ? addressOf({ host: reachableHost(host), port: actual }) : undefined
}

/** The services that the console calls, besides the operator API. */
export const consoleServers = (parts: UrlParts): ConsoleServers => ({
  gateway: urlOf(parts, 'gateway'),
  mesh: urlOf(parts, 'mesh'),
  provider: parts.current.config.operator.oidc?.name,
})

/** The services and the provider that the page `/me` names. */
export const meServers = (parts: UrlParts): ConsoleServers => ({
  ...consoleServers(parts),
  provider: parts.current.config.me?.oidc.name,
})

/** Names of this machine. */
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]']

/** Whether this is the origin of this server's console. */
export function isConsole(parts: UrlParts, origin: string): boolean {
  const { operator } = parts.current.config
  const url = operator.console ? urlOf(parts, 'operator') : undefined
  if (url === undefined) return false
  const consoleUrl = new URL(url)
  if (consoleUrl.origin === origin) return true
  return loopbackNames.includes(consoleUrl.hostname) && isOtherName(consoleUrl, origin)
}

const isOtherName = ({ protocol, port }: URL, origin: string): boolean =>
  loopbackNames.some((name) => origin === `${protocol}//${name}${port && ':'}${port}`)
