import { decodePaymentRequiredHeader } from '@x402/core/http'
import { networkId } from './chains/networks.ts'
import { PaymentError } from './payment.ts'

/** A payment option. A member that is missing or of another type is an empty string, or NaN. */
export type Offer = {
  scheme: string
  /** CAIP-2, also if the server used a name of version 1. */
  network: string
  asset: string
  amount: string
  payTo: string
  maxTimeoutSeconds: number
  extra: Record<string, unknown>
  /** The URL of the paid resource, according to the server. */
  resource: string
  /** The offer as received: a payment of version 2 repeats it. */
  original: Record<string, unknown>
}

/** The content of a 402, and the version of x402 in which it must be paid. */
export type PaymentTerms = {
  version: 1 | 2
  offers: Offer[]
  resource?: unknown
  extensions?: unknown
}

const maxBytes = 65_536
const maxOffers = 64

/**
 * Reads a 402: the header of version 2, otherwise the body of version 1.
 * Throws a PaymentError `terms_unreadable` if it has neither.
 */
export async function readTerms(response: Response): Promise<PaymentTerms> {
  const unreadable = (why: string, cause?: unknown) =>
    new PaymentError('terms_unreadable', `the server returned 402, but ${why}`, { response, cause })
  const header = response.headers.get('PAYMENT-REQUIRED')
  const text = header ?? (await response.clone().text())
  if (text.length > maxBytes) throw unreadable(`its terms are longer than ${maxBytes} bytes`)
  let json: unknown
  try {
    json = header === null ? JSON.parse(text) : decodePaymentRequiredHeader(header)
  } catch (cause) {
    if (header !== null)
      throw unreadable('its header PAYMENT-REQUIRED is not JSON in base64', cause)
    throw unreadable('it has no header PAYMENT-REQUIRED, and its body is not JSON', cause)
  }
  const version = header === null ? 1 : 2
  if (!isRecord(json) || json['x402Version'] !== version)
    throw unreadable(`its terms are not those of x402 version ${version}`)
  const { accepts, resource, extensions } = json
  if (!Array.isArray(accepts) || accepts.length === 0) throw unreadable('it has no payment options')
  if (accepts.length > maxOffers) throw unreadable(`it has more than ${maxOffers} payment options`)
  const resourceUrl = isRecord(resource) ? stringOrEmpty(resource['url']) : ''
  const offers = accepts.filter(isRecord).map((offer) => offerOf(version, offer, resourceUrl))
  return {
    version,
    offers,
    ...(resource !== undefined && { resource }),
    ...(extensions !== undefined && { extensions }),
  }
}

function offerOf(version: 1 | 2, original: Record<string, unknown>, resourceUrl: string): Offer {
  const { maxTimeoutSeconds, extra } = original
  const network = stringOrEmpty(original['network'])
  return {
    scheme: stringOrEmpty(original['scheme']),
    network: version === 1 ? networkId(network) : network,
    asset: stringOrEmpty(original['asset']),
    amount: stringOrEmpty(original[version === 1 ? 'maxAmountRequired' : 'amount']),
    payTo: stringOrEmpty(original['payTo']),
    maxTimeoutSeconds: typeof maxTimeoutSeconds === 'number' ? maxTimeoutSeconds : NaN,
    extra: isRecord(extra) ? extra : {},
    resource: version === 1 ? stringOrEmpty(original['resource']) : resourceUrl,
    original,
  }
}

/** Whether a JSON value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
