import { x402Client } from '@x402/core/client'
import type { PaymentPayload, PaymentRequired, SchemeNetworkClient } from '@x402/core/types'
import { PaymentError, type SignedPayment } from '../payment.ts'
import type { Choice } from '../policy.ts'
import type { PaymentTerms } from '../terms.ts'

/** A signed payload, and when it can no longer be charged. */
export type SignedPayload = Pick<SignedPayment, 'expiresAt' | 'blockhash'> & {
  payload: PaymentPayload
}

/** Signs on one family of chains. */
export type Chain = {
  payer: string
  /**
   * Signs the choice only: it checks the data that the scheme passes to the signer, and calls
   * `count`, before the signature. Throws a PaymentError `signing_failed`.
   */
  sign(terms: PaymentTerms, choice: Choice, count: () => void): Promise<SignedPayload>
  /** Whether the chain can no longer charge the payment. It may have charged it before. */
  isDead(payment: SignedPayment): Promise<boolean>
}

/**
 * The payment that an x402 scheme creates for the chosen offer. The scheme gets only the members
 * below, so that other members of a server's offer do not affect the signature.
 */
export async function payloadOf(
  scheme: SchemeNetworkClient,
  terms: PaymentTerms,
  { offer }: Choice,
  extra: Record<string, unknown>,
): Promise<PaymentPayload> {
  const { asset, payTo, amount, maxTimeoutSeconds, original } = offer
  const network = (
    terms.version === 1 ? original['network'] : offer.network
  ) as PaymentRequired['accepts'][number]['network']
  const accepted = {
    scheme: 'exact',
    network,
    asset,
    amount,
    maxAmountRequired: amount,
    payTo,
    maxTimeoutSeconds,
    extra,
  }
  // The library's limit of one dollar would take precedence over the caller's caps.
  const client = new x402Client().setSpendControls(false)
  if (terms.version === 1) client.registerV1(network, scheme)
  else client.register(network, scheme)
  const payload = await client.createPaymentPayload({
    x402Version: terms.version,
    accepts: [accepted],
  } as unknown as PaymentRequired)
  if (terms.version === 1) return payload
  const { resource, extensions } = terms
  return {
    ...payload,
    accepted: original,
    ...(resource !== undefined && { resource }),
    ...(extensions !== undefined && { extensions }),
  } as PaymentPayload
}

/** Throws a PaymentError unless this part of the signed data matches the choice. */
export function requireChosen(matches: boolean, what: string): asserts matches {
  if (!matches) throw new PaymentError('signing_failed', `${what} does not match the chosen offer`)
}
