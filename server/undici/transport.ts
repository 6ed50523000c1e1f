import { hash } from 'node:crypto'

/** Certificates in PEM: the authorities of a server, and our own certificate with its key. */
export type Certificates = { ca?: string; cert?: string; key?: string }

/** A proxy for CONNECT. */
export type Proxy = {
  /** With its credentials. */
  url: string
  /** The URL without them. */
  name: string
  /** The setting or the variable with the URL. */
  source: string
}

/** How connections to an origin are made. */
export type Transport = {
  /** The same for connections that may be shared. */
  id: string
  origin: string
  certificates: Certificates | undefined
  proxy: Proxy | undefined
}

export type TransportSettings = Partial<Pick<Transport, 'certificates' | 'proxy'>>

export function transportOf(origin: string, settings: TransportSettings): Transport {
  const { certificates, proxy } = settings
  if (!certificates && !proxy) return { id: origin, origin, certificates, proxy }
  // Hashed, since it would repeat secrets.
  const digest = hash('sha256', JSON.stringify([certificates, proxy?.url]))
  return { id: `${origin} ${digest}`, origin, certificates, proxy }
}
