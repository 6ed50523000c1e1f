import type { IncomingHttpHeaders } from 'node:http'
import { Failure } from '../../failure.ts'
import type { RemoteClient } from '../../http/client.ts'

/** The setting that has the URL of the page. */
export type PublicUrlSetting = 'operator.public_url' | 'gateway.public_url'

/**
 * Throws for requests from pages of another origin. Browsers send the origin, or for reads only
 * whether it is the same.
 */
export function checkOrigin(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  { isSecure }: RemoteClient,
  publicOrigin: string | undefined,
  setting: PublicUrlSetting = 'operator.public_url',
): void {
  if (origin === undefined) {
    if (site === undefined || site === 'same-origin' || site === 'none') return
    throw otherOrigin('another origin')
  }
  const own = `${isSecure ? 'https' : 'http'}://${host ?? ''}`
  if (origin === own.toLowerCase() || origin === publicOrigin) return
  const isBehindTls = origin === `https://${host ?? ''}`.toLowerCase()
  throw otherOrigin(origin, isBehindTls ? `; if it is this one, set ${setting}` : '')
}

export const originOf = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : new URL(url).origin

const otherOrigin = (origin: string, hint = '') =>
  new Failure(
    'forbidden',
    `this page is of ${origin.slice(0, 200)}, and sessions are for pages of this address${hint}`,
    { retry: false },
  )

/** Whether the browser uses https: to this server, or to the configured public URL. */
export const isHttps = (
  { origin }: IncomingHttpHeaders,
  { isSecure }: RemoteClient,
  publicOrigin: string | undefined,
): boolean =>
  isSecure || (origin !== undefined && origin === publicOrigin && origin.startsWith('https:'))

/** Throws unless the connection is https or stays on this machine. */
export function checkTransport(
  https: boolean,
  { isLocal }: RemoteClient,
  setting: PublicUrlSetting = 'operator.public_url',
): void {
  if (https || isLocal) return
  throw new Failure(
    'forbidden',
    'a session over plain HTTP is for this machine only; use https, with its address as ' +
      `${setting}, or a tunnel to this machine`,
    { retry: false },
  )
}
