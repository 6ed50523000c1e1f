import { v1Name } from '../networks.ts'
import type { Terms } from '../types.ts'
import type { CatalogueEntry } from './listing.ts'
import type { Resource } from './resource.ts'

/** The 402 response for both kinds of client: the header of x402 version 2 and the body of version 1. */
export type PaymentRequired = {
  header: string
  body: { x402Version: 1; error: string; message: string; accepts: Record<string, unknown>[] }
}

/** Facilitators and catalogues reject longer ones, and clients headers above 16 KiB. */
const maxDescription = 500
/** Maximum of the header, in bytes before base64; without its listing a resource can still be paid. */
const maxJson = 10_700

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
  const listing = resource.listing?.()
  const terms = JSON.stringify({
    x402Version: 2,
    error,
    resource: { url, description, mimeType, ...listing?.service },
    accepts: offers,
  })
  const common = {
    resource: url,
    description,
    mimeType,
    ...(listing && { outputSchema: listing.outputSchema }),
  }
  // Parsers of version 1 reject the whole list for one network without a name.
  const named = offers.filter(({ network }) => v1Name(network) !== undefined)
  const accepts = (named.length > 0 ? named : offers).map(({ network, amount, ...offer }) => ({
    ...offer,
    ...common,
    network: v1Name(network) ?? network,
    maxAmountRequired: amount,
  }))
  return {
    header: headerOf(terms, listing),
    body: { x402Version: 1, error, message: error, accepts },
  }
}

/**
 * Joins the terms with the listing, which is already in base64: three bytes are four characters, so
 * spaces pad the terms to a multiple of three.
 */
function headerOf(terms: string, listing: CatalogueEntry | undefined): string {
  const length = Buffer.byteLength(terms)
  if (!listing || length + listing.tailBytes > maxJson) return Buffer.from(terms).toString('base64')
  const open = terms.slice(0, -1) + ' '.repeat((4 - (length % 3)) % 3)
  return Buffer.from(open).toString('base64') + listing.tail
}

/** A description within the limits of facilitators. */
export const shortened = (text: string): string =>
  text.length > maxDescription ? `${text.slice(0, maxDescription - 1).trimEnd()}…` : text
