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

function check(isMet: unknown, problem: string): asserts isMet {
  if (!isMet) throw new Malformed(problem)
}

function paymentOf(fields: Fields): Payment {
  const { x402Version: version, payload } = fields
  check(version === 1 || version === 2, ': x402Version must be 1 or 2')
  const terms = version === 2 ? { accepted: termsFrom(fields.accepted) } : undefined
  const network = terms?.accepted.network ?? networkFrom(fields, caip2From)
  check(isRecord(payload), ': payload must be an object')
  return { version, network, ...terms, payload }
}

function fieldsFrom(text: string): Fields {
  check(text.length <= maxLength, ` is longer than ${maxLength} characters`)
  const bytes = Buffer.from(text, 'base64')
  // Node skips characters that are not base64; such a header is rejected.
  const exact = bytes.toString('base64').replace(/=+$/, '')
  check(exact !== '' && exact === text.replace(/={1,2}$/, ''), ' is not base64')
  check(!nestsDeeper(bytes, maxDepth), ` nests deeper than ${maxDepth} levels`)
  const value = parsed(bytes)
  check(isRecord(value), ' is not base64 of a JSON object')
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
  check(isRecord(accepted), ': accepted must be the terms that were paid, as the 402 offered them')
  const { maxTimeoutSeconds, extra } = accepted
  const network = networkFrom(accepted, (name) => name)
  check(
    typeof maxTimeoutSeconds === 'number' && maxTimeoutSeconds > 0,
    ': accepted.maxTimeoutSeconds must be a number of seconds',
  )
  check(
    extra === undefined || extra === null || isRecord(extra),
    ': accepted.extra must be an object',
  )
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
  check(textFrom(fields, 'scheme') === 'exact', ': the scheme must be exact')
  const name = textFrom(fields, 'network')
  const network = translate(name) ?? name
  check(
    knownNetwork.test(network),
    `: unknown network ${JSON.stringify(name)}; name it as the 402 did`,
  )
  return network
}

function textFrom(fields: Fields, name: string): string {
  const text = fields[name]
  check(
    typeof text === 'string' && text !== '' && text.length <= maxText,
    `: ${name} must be a string of 1 to ${maxText} characters`,
  )
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

/** Throws a Failure for a malformed payment; `param` is the header or the field at fault. */
export function checkPayment(isMet: unknown, param: string, message: string): asserts isMet {
  if (!isMet) throw invalidPayment(param, message)
}
