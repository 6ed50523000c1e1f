import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import { nestsDeeper } from '../json/scan.ts'
import { caip2From, v1Name } from './networks.ts'
import type { Payment, Receipt, Terms } from './types.ts'

/** A failed settlement, as the PAYMENT-RESPONSE header carries it. */
export type FailedSettlement = {
  success: false
  errorReason: string
  transaction: ''
  network: string
  payer: string
}

type Fields = Record<string, unknown>

/** As in the contract. All headers of a request together may take 16 KiB. */
const maxLength = 12_288
const maxDepth = 16
const maxText = 256
const knownNetwork = /^(?:eip155:[1-9][0-9]{0,17}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/

/**
 * The payment of a request; undefined without one.
 * Throws a Failure `invalidRequest` if a header is malformed.
 */
export function paymentFrom(headers: {
  'payment-signature'?: string | undefined
  'x-payment'?: string | undefined
}): Payment | undefined {
  const { 'payment-signature': signature, 'x-payment': x } = headers
  if (signature === undefined && x === undefined) return undefined
  if (signature !== undefined && x !== undefined) {
    throw invalidPayment(
      'PAYMENT-SIGNATURE',
      'carry one payment: PAYMENT-SIGNATURE and X-PAYMENT were both sent',
    )
  }
  if (signature !== undefined) return read('PAYMENT-SIGNATURE', signature)

  const payment = read('X-PAYMENT', x ?? '')
  if (payment.version === 2)
    throw invalidPayment(
      'X-PAYMENT',
      'a payment of x402 version 2 is sent in PAYMENT-SIGNATURE; X-PAYMENT is for version 1',
    )
  return payment
}

/** The receipt for clients of version 2 and, in the second header, for those of version 1. */
export function receiptHeaders(outcome: Receipt | FailedSettlement): {
  'PAYMENT-RESPONSE': string
  'X-PAYMENT-RESPONSE': string
} {
  return {
    'PAYMENT-RESPONSE': base64Json(outcome),
    'X-PAYMENT-RESPONSE': base64Json({
      ...outcome,
      network: v1Name(outcome.network) ?? outcome.network,
    }),
  }
}

/** JSON in a header, as x402 encodes it. */
export const base64Json = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64')

function read(header: string, text: string): Payment {
  const fields = fieldsFrom(header, text)
  const version = fields.x402Version
  if (version === 1)
    return {
      version,
      network: networkFrom(header, fields, caip2From),
      payload: payloadFrom(header, fields),
    }
  if (version !== 2) throw invalidPayment(header, `${header}: x402Version must be 1 or 2`)

  const accepted = termsFrom(header, fields.accepted)
  return { version, network: accepted.network, accepted, payload: payloadFrom(header, fields) }
}

function fieldsFrom(header: string, text: string): Fields {
  if (text.length > maxLength)
    throw invalidPayment(header, `${header} is longer than ${maxLength} characters`)
  const bytes = Buffer.from(text, 'base64')
  // Node skips characters that are not base64; such a header is rejected.
  if (
    bytes.length === 0 ||
    bytes.toString('base64').replace(/=+$/, '') !== text.replace(/={1,2}$/, '')
  )
    throw invalidPayment(header, `${header} is not base64`)
  if (nestsDeeper(bytes, maxDepth))
    throw invalidPayment(header, `${header} nests deeper than ${maxDepth} levels`)
  const value = parsed(header, bytes)
  if (!isRecord(value)) throw invalidPayment(header, `${header} is not base64 of a JSON object`)
  return value
}

function parsed(header: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw invalidPayment(header, `${header} is not base64 of JSON`, cause)
  }
}

function termsFrom(header: string, accepted: unknown): Terms {
  if (!isRecord(accepted))
    throw invalidPayment(
      header,
      `${header}: accepted must be the terms that were paid, as the 402 offered them`,
    )
  const network = networkFrom(header, accepted, (name) => name)
  const { maxTimeoutSeconds, extra } = accepted
  if (typeof maxTimeoutSeconds !== 'number' || !(maxTimeoutSeconds > 0))
    throw invalidPayment(
      header,
      `${header}: accepted.maxTimeoutSeconds must be a number of seconds`,
    )
  if (extra !== undefined && extra !== null && !isRecord(extra))
    throw invalidPayment(header, `${header}: accepted.extra must be an object`)
  return {
    scheme: 'exact',
    network,
    asset: textFrom(header, accepted, 'asset'),
    amount: textFrom(header, accepted, 'amount'),
    payTo: textFrom(header, accepted, 'payTo'),
    maxTimeoutSeconds,
    extra: extra ?? {},
  }
}

/** Checks the scheme too, which accompanies the network in both versions. */
function networkFrom(
  header: string,
  fields: Fields,
  translate: (name: string) => string | undefined,
): string {
  const scheme = textFrom(header, fields, 'scheme')
  if (scheme !== 'exact') throw invalidPayment(header, `${header}: the scheme must be exact`)
  const name = textFrom(header, fields, 'network')
  const network = translate(name) ?? name
  if (!knownNetwork.test(network))
    throw invalidPayment(
      header,
      `${header}: unknown network ${JSON.stringify(name)}; name it as the 402 did`,
    )
  return network
}

function payloadFrom(header: string, { payload }: Fields): Fields {
  if (!isRecord(payload)) throw invalidPayment(header, `${header}: payload must be an object`)
  return payload
}

function textFrom(header: string, fields: Fields, name: string): string {
  const text = fields[name]
  if (typeof text !== 'string' || text === '' || text.length > maxText)
    throw invalidPayment(
      header,
      `${header}: ${name} must be a string of 1 to ${maxText} characters`,
    )
  return text
}

/** A malformed payment; `param` is the header or the field at fault. */
export const invalidPayment = (param: string, message: string, cause?: unknown): Failure =>
  new Failure('invalidRequest', message, { param, retry: false, cause })
