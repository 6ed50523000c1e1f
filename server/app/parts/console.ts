import { addressOf, reachableHost } from '../../config/load.ts'
import type { ConsoleServers } from '../../http/docs/console.ts'
import { portOf, type ServiceParts } from './service-parts.ts'

type Parts = Pick<ServiceParts, 'current' | 'urls'>
type Asked = 'gateway' | 'mesh' | 'operator'

/** The URL of a service without a slash at the end; undefined where its port is not known. */
function urlOf({ current: { config }, urls }: Parts, service: Asked): string | undefined {
  const { public_url: publicUrl, host, port } = config[service]
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
  const actual = port || portOf(urls.get(service))
  return actual ? addressOf({ host: reachableHost(host), port: actual }) : undefined
}

/** The services that the console asks beside the operator's. */
export const consoleServers = (parts: Parts): ConsoleServers => ({
  gateway: urlOf(parts, 'gateway'),
  mesh: urlOf(parts, 'mesh'),
})

/** Other names of the machine itself. */
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]']

/** Whether pages of this origin are the console of this server. */
export function isConsole(parts: Parts, origin: string): boolean {
  const { operator } = parts.current.config
  const url = operator.console ? urlOf(parts, 'operator') : undefined
  if (url === undefined) return false
  const own = new URL(url)
  if (own.origin === origin) return true
  return loopbackNames.includes(own.hostname) && isOtherName(own, origin)
}

const isOtherName = ({ protocol, port }: URL, origin: string): boolean =>
  loopbackNames.some((name) => origin === `${protocol}//${name}${port && ':'}${port}`)
