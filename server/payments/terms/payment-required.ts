import { base64Json } from '../header.ts'
import { v1Name } from '../networks.ts'
import type { Terms } from '../types.ts'
import type { Resource } from './resource.ts'

/** The 402 for both kinds of client: the header of x402 version 2 and the body of version 1. */
export type PaymentRequired = {
  header: string
  body: { x402Version: 1; error: string; message: string; accepts: Record<string, unknown>[] }
}

/** Clients refuse heads above 16 KiB, and the description is in one. */
const maxDescription = 1000

/** Writes the 402 of a resource at this URL. */
export function paymentRequired(
  url: string,
  resource: Resource,
  offers: readonly Terms[],
  error: string,
): PaymentRequired {
  const isPlayMoney = offers.some(({ extra }) => extra.playMoney === true)
  const description =
    (isPlayMoney ? '(sandbox, play money) ' : '') + shortened(resource.description)
  const mimeType = 'application/json'
  const header = base64Json({
    x402Version: 2,
    error,
    resource: { url, description, mimeType },
    accepts: offers,
  })
  const common = { resource: url, description, mimeType, outputSchema: discovery(resource) }
  // Parsers of version 1 refuse the whole list for one network that they have no name for.
  const named = offers.filter(({ network }) => v1Name(network) !== undefined)
  const accepts = (named.length > 0 ? named : offers).map(({ network, amount, ...offer }) => ({
    ...offer,
    ...common,
    network: v1Name(network) ?? network,
    maxAmountRequired: amount,
  }))
  return { header, body: { x402Version: 1, error, message: error, accepts } }
}

/** How a resource is called, for catalogues of paid resources. */
export function discovery({ parameters }: Resource): Record<string, unknown> {
  const input = {
    type: 'http',
    method: 'POST',
    discoverable: true,
    bodyType: 'json',
    bodyFields: parameters?.properties ?? {},
  }
  return { input, output: { type: 'object', properties: { result: {} } } }
}

const shortened = (text: string): string =>
  text.length > maxDescription ? `${text.slice(0, maxDescription - 1).trimEnd()}…` : text
