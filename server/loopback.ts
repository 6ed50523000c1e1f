import { isIP } from 'node:net'

/** Whether a name or address, without brackets, is a loopback address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** The same for a URL, whose parser writes IPv6 addresses in brackets. */
export const isLoopbackUrl = ({ hostname }: URL): boolean =>
  isLoopback(hostname.replace(/^\[|\]$/g, ''))
