import { decodePaymentRequiredHeader } from '@x402/core/http'
import { networkId } from './networks.ts'
import { PaymentError } from './payment.ts'

/** One way to pay as the server wrote it; a member that is missing or not of its type is the empty string, or NaN. */
export type Offer = {
  scheme: string
  /** CAIP-2, also where version 1 wrote its own name. */
  network: string
  asset: string
  amount: string
  payTo: string
  maxTimeoutSeconds: number
  extra: Record<string, unknown>
  /** What the server says is bought. */
  resource: string
  /** The offer to the letter: a payment of version 2 repeats it. */
  original: Record<string, unknown>
}

/** What a 402 asks for, and in which version of x402 it must be paid. */
export type PaymentTerms = {
  version: 1 | 2
  offers: Offer[]
  resource?: unknown
  extensions?: unknown
}

const mostBytes = 65_536
const mostOffers = 64

/** Reads a 402: the header of version 2, else the body of version 1. Throws a PaymentError `terms_unreadable` when it is neither. */
export async function readTerms(response: Response): Promise<PaymentTerms> {
  const unreadable = (why: string, cause?: unknown) =>
    new PaymentError('terms_unreadable', `the server answered 402, but ${why}`, { response, cause })
  const header = response.headers.get('PAYMENT-REQUIRED')
  const text = header ?? (await response.clone().text())
  if (text.length > mostBytes) throw unreadable(`its terms are longer than ${mostBytes} bytes`)
  let told: unknown
  try {
    told = header === null ? JSON.parse(text) : decodePaymentRequiredHeader(header)
  } catch (cause) {
    throw unreadable(
      header === null
        ? 'it has no header PAYMENT-REQUIRED, and its body is not JSON'
        : 'its header PAYMENT-REQUIRED is not JSON in base64',
      cause,
    )
  }
  const version = header === null ? 1 : 2
  if (!isRecord(told) || told['x402Version'] !== version)
    throw unreadable(`its terms are not those of x402 version ${version}`)
  const { accepts, resource, extensions } = told
  if (!Array.isArray(accepts) || accepts.length === 0) throw unreadable('it offers no way to pay')
  if (accepts.length > mostOffers) throw unreadable(`it offers more than ${mostOffers} ways to pay`)
  const bought = isRecord(resource) ? textOf(resource['url']) : ''
  const offers = accepts.filter(isRecord).map((written) => offerOf(version, written, bought))
  return {
    version,
    offers,
    ...(resource !== undefined && { resource }),
    ...(extensions !== undefined && { extensions }),
  }
}

function offerOf(version: 1 | 2, written: Record<string, unknown>, bought: string): Offer {
  const { maxTimeoutSeconds, extra } = written
  const network = textOf(written['network'])
  return {
    scheme: textOf(written['scheme']),
    network: version === 1 ? networkId(network) : network,
    asset: textOf(written['asset']),
    amount: textOf(written[version === 1 ? 'maxAmountRequired' : 'amount']),
    payTo: textOf(written['payTo']),
    maxTimeoutSeconds: typeof maxTimeoutSeconds === 'number' ? maxTimeoutSeconds : NaN,
    extra: isRecord(extra) ? extra : {},
    resource: version === 1 ? textOf(written['resource']) : bought,
    original: written,
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
