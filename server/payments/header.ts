import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import { nestsDeeper } from '../json/scan.ts'
import { caip2From, v1Name } from './networks.ts'
import type { Payment, PaymentRefusal, Receipt, Terms } from './types.ts'

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

/** The fault of a header: the end of a sentence that starts with its name. */
class Malformed extends Error {}

function read(header: string, text: string): Payment {
  try {
    return paymentOf(fieldsFrom(text))
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    throw invalidPayment(header, header + error.message, error.cause)
  }
}

function paymentOf(fields: Fields): Payment {
  const { x402Version: version, payload } = fields
  if (version !== 1 && version !== 2) throw new Malformed(': x402Version must be 1 or 2')
  const terms = version === 2 ? { accepted: termsFrom(fields.accepted) } : undefined
  const network = terms?.accepted.network ?? networkFrom(fields, caip2From)
  if (!isRecord(payload)) throw new Malformed(': payload must be an object')
  return { version, network, ...terms, payload }
}

function fieldsFrom(text: string): Fields {
  if (text.length > maxLength) throw new Malformed(` is longer than ${maxLength} characters`)
  const bytes = Buffer.from(text, 'base64')
  // Node skips characters that are not base64; such a header is rejected.
  if (
    bytes.length === 0 ||
    bytes.toString('base64').replace(/=+$/, '') !== text.replace(/={1,2}$/, '')
  )
    throw new Malformed(' is not base64')
  if (nestsDeeper(bytes, maxDepth)) throw new Malformed(` nests deeper than ${maxDepth} levels`)
  const value = parsed(bytes)
  if (!isRecord(value)) throw new Malformed(' is not base64 of a JSON object')
  return value
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new Malformed(' is not base64 of JSON', { cause })
  }
}

function termsFrom(accepted: unknown): Terms {
  if (!isRecord(accepted))
    throw new Malformed(': accepted must be the terms that were paid, as the 402 offered them')
  const { maxTimeoutSeconds, extra } = accepted
  const network = networkFrom(accepted, (name) => name)
  if (typeof maxTimeoutSeconds !== 'number' || !(maxTimeoutSeconds > 0))
    throw new Malformed(': accepted.maxTimeoutSeconds must be a number of seconds')
  if (extra !== undefined && extra !== null && !isRecord(extra))
    throw new Malformed(': accepted.extra must be an object')
  return {
    scheme: 'exact',
    network,
    asset: textFrom(accepted, 'asset'),
    amount: textFrom(accepted, 'amount'),
    payTo: textFrom(accepted, 'payTo'),
    maxTimeoutSeconds,
    extra: extra ?? {},
  }
}

/** Checks the scheme too, which accompanies the network in both versions. */
function networkFrom(fields: Fields, translate: (name: string) => string | undefined): string {
  if (textFrom(fields, 'scheme') !== 'exact') throw new Malformed(': the scheme must be exact')
  const name = textFrom(fields, 'network')
  const network = translate(name) ?? name
  if (!knownNetwork.test(network))
    throw new Malformed(`: unknown network ${JSON.stringify(name)}; name it as the 402 did`)
  return network
}

function textFrom(fields: Fields, name: string): string {
  const text = fields[name]
  if (typeof text !== 'string' || text === '' || text.length > maxText)
    throw new Malformed(`: ${name} must be a string of 1 to ${maxText} characters`)
  return text
}

/** The first difference between a signed part and its terms: x402's code and a sentence. */
export function firstFault(
  faults: readonly [isAtFault: boolean, reason: string, message: string][],
): PaymentRefusal | undefined {
  const [, reason, message] = faults.find(([isAtFault]) => isAtFault) ?? []
  return reason === undefined || message === undefined ? undefined : { reason, message }
}

/** A malformed payment; `param` is the header or the field at fault. */
export const invalidPayment = (param: string, message: string, cause?: unknown): Failure =>
  new Failure('invalidRequest', message, { param, retry: false, cause })
