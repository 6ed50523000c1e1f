import type { components } from '../../../generated/server/upstream/facilitator.ts'
import {
  SettleAnswer,
  Supported as SupportedAnswer,
  VerifyAnswer,
} from '../../../generated/validators/facilitator.js'
import { isRecord } from '../../json/json.ts'
import { caip2From, v1Name } from '../networks.ts'
import type { Charge, Settlement, Terms, Verification } from '../types.ts'

type Schemas = components['schemas']

/** A reply with its JSON, undefined if the body is not JSON; or the reason for its absence. */
export type FacilitatorReply =
  { status: number; json: unknown; extensions?: unknown } | { reason: string }

/** A facilitator's support of the scheme `exact`. */
export type Supported = {
  kinds: readonly { network: string; version: 1 | 2; extra: Record<string, unknown> }[]
  /** Its accounts, for each family of chains. */
  signers: Readonly<Record<string, readonly string[]>>
  /** Whether it has a catalogue of paid resources. */
  hasCatalogue: boolean
}

/**
 * Reasons that the official facilitators for EVM and Solana, of both versions, return only for
 * checks before they send anything to the chain: signature, funds, valid_before, valid_after,
 * value, recipient and network. The list excludes reasons that they also return later, or for
 * a payment sent by another party: a used nonce, a failed simulation, a duplicate, a timeout.
 */
export const checkedBeforeBroadcast: ReadonlySet<string> = new Set([
  'invalid_exact_evm_signature',
  'invalid_exact_evm_failed_to_parse_signature',
  'invalid_exact_evm_payload_signature',
  'invalid_exact_svm_payload_signature_invalid',
  'insufficient_funds',
  'invalid_exact_evm_insufficient_balance',
  'invalid_exact_evm_payload_authorization_valid_before',
  'invalid_exact_evm_payload_authorization_valid_after',
  'invalid_exact_evm_authorization_value',
  'invalid_exact_evm_payload_authorization_value',
  'invalid_exact_evm_payload_authorization_value_mismatch',
  'invalid_exact_svm_payload_amount_mismatch',
  'invalid_exact_svm_payload_transaction_amount_mismatch',
  'invalid_exact_evm_recipient_mismatch',
  'invalid_exact_evm_payload_recipient_mismatch',
  'invalid_exact_svm_payload_recipient_mismatch',
  'invalid_exact_evm_network_mismatch',
  'invalid_exact_svm_network_mismatch',
  'network_mismatch',
  'invalid_network',
])

/** The body of a request to verify or settle: the same bytes for the same charge and version. */
export function writeCharge({ payload, terms, resource, listing }: Charge, version: 1 | 2): string {
  const { scheme, network, amount, asset, payTo, maxTimeoutSeconds, extra } = terms
  const { url, description, mimeType } = resource
  if (version === 2) {
    const accepted = { scheme, network, amount, asset, payTo, maxTimeoutSeconds, extra }
    const request: Schemas['ChargeRequestV2'] = {
      x402Version: 2,
      paymentPayload: {
        x402Version: 2,
        resource,
        accepted,
        payload,
        ...(listing && { extensions: listing.extensions }),
      },
      paymentRequirements: accepted,
    }
    return JSON.stringify(request)
  }
  const name = v1Name(network) ?? network
  const request: Schemas['ChargeRequestV1'] = {
    x402Version: 1,
    paymentPayload: { x402Version: 1, scheme, network: name, payload },
    paymentRequirements: {
      scheme,
      network: name,
      maxAmountRequired: amount,
      resource: url,
      description,
      mimeType,
      payTo,
      maxTimeoutSeconds,
      asset,
      extra,
      ...(listing && { outputSchema: listing.outputSchema }),
    },
  }
  return JSON.stringify(request)
}

/** The result of a verification. The caller checks that the payer is the one who signed. */
export function verificationOf(reply: FacilitatorReply): Verification {
  const answer = answerIn(reply, 'VerifyAnswer')
  if (!answer) return unknown(reply)
  if (!answer.isValid) return { kind: 'invalid', reason: sanitized(answer.invalidReason) }
  if (!isOk(reply)) return unknown(reply)
  if (answer.payer) return { kind: 'valid', payer: answer.payer }
  return { kind: 'unknown', reason: 'no_payer' }
}

/** The result of a settlement. The caller checks that the payer is the one who signed. */
export function settlementOf(reply: FacilitatorReply, { network }: Terms): Settlement {
  const answer = answerIn(reply, 'SettleAnswer')
  if (!answer) return unknown(reply)
  const { success, transaction, payer } = answer
  const isOurs = isSameNetwork(answer.network, network)
  if (!success) {
    const beforeBroadcast =
      isOurs && transaction === '' && checkedBeforeBroadcast.has(answer.errorReason ?? '')
    return { kind: 'refused', reason: sanitized(answer.errorReason), beforeBroadcast }
  }
  if (!isOk(reply)) return unknown(reply)
  if (transaction === '') return { kind: 'unknown', reason: 'no_transaction' }
  if (!isOurs) return { kind: 'unknown', reason: 'other_network' }
  if (payer) return { kind: 'settled', receipt: { success, transaction, network, payer } }
  return { kind: 'unknown', reason: 'no_payer' }
}

/** The entries of `/supported` with the scheme `exact`; the reason if the reply is unusable. */
export function supportedIn(reply: FacilitatorReply): Supported | string {
  const { kinds, signers, extensions } = answerIn(reply, 'Supported') ?? {}
  if (!kinds || !isOk(reply)) return unknown(reply).reason
  return {
    signers: signers ?? {},
    hasCatalogue: Array.isArray(extensions) && extensions.includes('bazaar'),
    kinds: kinds.flatMap(({ scheme, network, x402Version: version, extra }) => {
      if (scheme !== 'exact' || (version !== 1 && version !== 2)) return []
      return [{ network: caip2From(network) ?? network, version, extra: extra ?? {} }]
    }),
  }
}

/** Why the facilitator's catalogue rejected a resource; undefined if it did not. */
export function listingRefusalIn(reply: FacilitatorReply): string | undefined {
  if ('reason' in reply || !isRecord(reply.extensions)) return undefined
  const { bazaar } = reply.extensions
  if (!isRecord(bazaar) || bazaar['status'] !== 'rejected') return undefined
  const reason = bazaar['rejectedReason']
  return sanitized(typeof reason === 'string' ? reason : '')
}

const isSameNetwork = (name: string, network: string) =>
  name === network || caip2From(name) === network

const isOk = (reply: FacilitatorReply) => 'status' in reply && reply.status === 200

const checks = { SettleAnswer, Supported: SupportedAnswer, VerifyAnswer }
type AnswerName = keyof typeof checks

function validates<Name extends AnswerName>(name: Name, json: unknown): json is Schemas[Name] {
  return checks[name](json)
}

/**
 * The body of a reply, if it is valid by the contract. Facilitators also respond with 4xx, but 401,
 * 408 and 429 are never about the payment, and 5xx is never trusted.
 */
function answerIn<Name extends AnswerName>(
  reply: FacilitatorReply,
  name: Name,
): Schemas[Name] | undefined {
  if ('reason' in reply || (reply.status !== 200 && (reply.status < 400 || reply.status > 499)))
    return undefined
  if ([401, 408, 429].includes(reply.status)) return undefined
  return validates(name, reply.json) ? reply.json : undefined
}

function unknown(reply: FacilitatorReply): { kind: 'unknown'; reason: string } {
  if ('reason' in reply) return { kind: 'unknown', reason: reply.reason }
  if (reply.status === 200)
    return { kind: 'unknown', reason: reply.json === undefined ? 'not_json' : 'wrong_shape' }
  const reason = validates('SettleAnswer', reply.json) && reply.json.errorReason
  return {
    kind: 'unknown',
    reason: reason ? `status_${reply.status} ${sanitized(reason)}` : `status_${reply.status}`,
  }
}

/**
 * The facilitator's reason, safe to repeat: it may quote a key or a signature, so only parts that
 * look like words remain.
 */
const sanitized = (reason: string | null | undefined) =>
  (reason ?? '')
    .replaceAll(/[^A-Za-z0-9_ .-]/g, '')
    .split(' ')
    .filter(isWord)
    .join(' ')
    .slice(0, 100) || 'unexplained'

/** As `permit2_allowance_required`. Random text has a digit before a letter, or is longer. */
const isWord = (text: string) =>
  text.split(/[_.-]/).every((part) => /^[A-Za-z]{0,24}[0-9]{0,4}$/.test(part))
