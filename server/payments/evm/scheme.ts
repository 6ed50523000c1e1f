import { canonicalJson } from '../../json/json.ts'
import { sha256 } from '../fingerprint.ts'
import { checkPayment, firstFault } from '../header.ts'
import type { Authorization } from './signature.ts'
import type { Payment, PaymentRefusal, Scheme, SignedPayment, Terms } from '../types.ts'

const fields = ['from', 'to', 'value', 'validAfter', 'validBefore', 'nonce'] as const
const address = /^0x[0-9a-f]{40}$/i
const nonce = /^0x[0-9a-f]{64}$/i
/** Signatures of contract wallets are longer than 65 bytes. */
const signature = /^0x(?:[0-9a-f]{2}){1,4096}$/i
const wholeNumber = /^(?:0|[1-9][0-9]{0,77})$/
const maxUint256 = 2n ** 256n - 1n
const maxSeconds = BigInt(Number.MAX_SAFE_INTEGER)

/** Tolerated difference of clocks. */
const skewSeconds = 5
/** Minimum of remaining validity: the work must end 15 s before the validity does. */
const marginSeconds = 20
/**
 * An authorization may be valid for this much longer than the terms say: some wallets always sign
 * for an hour. An unproven settlement, and its row, stay open until then.
 */
const surplusSeconds = 3600

/** `exact` on EVM: a signed `TransferWithAuthorization` of EIP-3009. */
export const evmScheme: Scheme = {
  read,
  mismatch,
  async isSignedByKey(payload, terms) {
    const { isSignedBySender } = await import('./signature.ts') // loads viem, which is large
    return isSignedBySender(signatureFrom(payload), authorizationFrom(payload), terms)
  },
}

function read(
  { network, asset }: Pick<Terms, 'network' | 'asset'>,
  payload: Payment['payload'],
): SignedPayment {
  const text = signatureFrom(payload)
  const { from, to, value, validAfter, validBefore, nonce } = authorizationFrom(payload)
  return {
    key: [network, asset.toLowerCase(), from, nonce].join('|'),
    payer: from,
    proof: sha256(
      canonicalJson({
        signature: text,
        authorization: { from, to, value: String(value), validAfter, validBefore, nonce },
      }),
    ),
    validBefore,
  }
}

function mismatch(
  payload: Payment['payload'],
  terms: Terms,
  now: number,
): PaymentRefusal | undefined {
  const { to, value, validAfter, validBefore } = authorizationFrom(payload)
  const seconds = Math.floor(now / 1000)
  const latest = seconds + terms.maxTimeoutSeconds + surplusSeconds
  return firstFault([
    [
      to !== terms.payTo.toLowerCase(),
      'invalid_exact_evm_recipient_mismatch',
      `the authorization pays ${to}, not ${terms.payTo}`,
    ],
    [
      value !== BigInt(terms.amount),
      'invalid_exact_evm_payload_authorization_value_mismatch',
      `the authorization is of ${value} units, not of ${terms.amount}`,
    ],
    [
      validAfter > seconds + skewSeconds,
      'invalid_exact_evm_payload_authorization_valid_after',
      `the authorization is only valid after ${validAfter}; it is ${seconds}`,
    ],
    [
      validBefore < seconds + marginSeconds,
      'invalid_exact_evm_payload_authorization_valid_before',
      `the authorization ends at ${validBefore}, ` +
        `less than ${marginSeconds} seconds from now, ${seconds}`,
    ],
    [
      validBefore > latest,
      'invalid_exact_evm_payload_authorization_valid_before',
      `the authorization ends at ${validBefore}, later than ${latest}; ` +
        `sign for ${terms.maxTimeoutSeconds} seconds`,
    ],
  ])
}

function signatureFrom(payload: Payment['payload']): string {
  checkPayment(
    !('permit2Authorization' in payload),
    'payload.permit2Authorization',
    'Permit2 is not supported; sign a TransferWithAuthorization of EIP-3009',
  )
  const { signature: text, authorization: _, ...others } = payload
  // A facilitator may act on a field that is ignored here.
  const [other] = Object.keys(others)
  checkPayment(
    other === undefined,
    'payload',
    `the payload must be a signature and an authorization, without ${quoted(other)}`,
  )
  checkPayment(
    typeof text === 'string' && signature.test(text),
    'payload.signature',
    'the signature must be bytes in hexadecimal, like 0x1b',
  )
  return text.toLowerCase()
}

/** Throws a Failure `invalidRequest` if the authorization is malformed. */
export function authorizationFrom({ authorization }: Payment['payload']): Authorization {
  checkPayment(
    typeof authorization === 'object' && authorization !== null,
    'payload.authorization',
    'the payload must have the authorization of a TransferWithAuthorization of EIP-3009',
  )
  const members = new Map<string, unknown>(Object.entries(authorization))
  const other = [...members.keys()].find((name) => !fields.some((field) => field === name))
  checkPayment(
    other === undefined,
    'payload.authorization',
    `the authorization must be ${fields.join(', ')}, without ${quoted(other)}`,
  )
  return {
    from: hex(members, 'from', address, 'an address of 20 bytes in hexadecimal'),
    to: hex(members, 'to', address, 'an address of 20 bytes in hexadecimal'),
    value: integer(members, 'value', maxUint256),
    validAfter: Number(integer(members, 'validAfter', maxSeconds)),
    validBefore: Number(integer(members, 'validBefore', maxSeconds)),
    nonce: hex(members, 'nonce', nonce, '32 bytes in hexadecimal'),
  }
}

function hex(members: Map<string, unknown>, name: string, form: RegExp, what: string): string {
  const text = members.get(name)
  checkPayment(
    typeof text === 'string' && form.test(text),
    `payload.authorization.${name}`,
    `the authorization's ${name} must be ${what}`,
  )
  return text.toLowerCase()
}

function integer(members: Map<string, unknown>, name: string, most: bigint): bigint {
  const text = members.get(name)
  checkPayment(
    typeof text === 'string' && wholeNumber.test(text) && BigInt(text) <= most,
    `payload.authorization.${name}`,
    `the authorization's ${name} must be a whole number in decimal digits, in quotes`,
  )
  return BigInt(text)
}

const quoted = (name = ''): string => JSON.stringify(name.slice(0, 40))
