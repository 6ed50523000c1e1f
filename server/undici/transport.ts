import { hash } from 'node:crypto'

/** Certificates in PEM: the authorities of a server, and our own certificate with its key. */
export type Certificates = { ca?: string; cert?: string; key?: string }

/** How connections to an origin are made. */
export type Transport = {
  /** The same for connections that may be shared. */
  id: string
  origin: string
  certificates: Certificates | undefined
}

export function transportOf(origin: string, certificates: Certificates | undefined): Transport {
  if (!certificates) return { id: origin, origin, certificates }
  const digest = hash('sha256', JSON.stringify(certificates))
  return { id: `${origin} ${digest}`, origin, certificates }
}
