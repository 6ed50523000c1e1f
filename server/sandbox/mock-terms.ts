import { base64Json } from '../payments/header.ts'
import { caip2From } from '../payments/networks.ts'
import { isRecord } from './records.ts'

/** The body of a 402 with its terms made out for the address that was asked. */
export function addressed(url: string, body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body['accepts'])) return body
  return {
    ...body,
    accepts: body['accepts'].map((offer: unknown) =>
      isRecord(offer) ? { ...offer, resource: url } : offer,
    ),
  }
}

/** The PAYMENT-REQUIRED header of a 402: what its body says in version 1 of x402, in version 2. Undefined for bodies that have no terms. */
export function requiredHeader(body: unknown): string | undefined {
  const accepts =
    isRecord(body) && Array.isArray(body['accepts']) ? body['accepts'].filter(isRecord) : []
  const [first] = accepts
  if (!isRecord(body) || !first) return undefined
  const resource = {
    url: first['resource'],
    description: first['description'],
    mimeType: first['mimeType'],
  }
  return base64Json({
    x402Version: 2,
    error: body['error'],
    resource,
    accepts: accepts.map(termsOf),
  })
}

function termsOf({
  scheme,
  network,
  asset,
  payTo,
  maxTimeoutSeconds,
  maxAmountRequired: amount,
  extra,
}: Record<string, unknown>): object {
  return {
    scheme,
    network: caip2From(String(network)) ?? network,
    asset,
    amount,
    payTo,
    maxTimeoutSeconds,
    extra,
  }
}
