import { encodePaymentSignatureHeader } from '@x402/core/http'
import type { PaymentEvent } from './event.ts'
import type { RepeatableRequest } from './exchange.ts'
import { PaymentError, type PaymentStore, type SignedPayment } from './payment.ts'
import type { Choice, Policy } from './policy.ts'
import type { Chain } from './chains/signing.ts'
import type { PaymentTerms } from './terms.ts'
import { usdText } from './usd.ts'

/** The state that all calls of one paying fetch share. */
export type Buyer = {
  policy: Policy
  chains: ReadonlyMap<string, Chain>
  store: PaymentStore
  fetch: typeof globalThis.fetch
  retry: { attempts: number; patienceMs: number; responseMs: number; firstDelayMs: number }
  onEvent: (event: PaymentEvent) => void
  /** Ids of payments that a call is using: no other call sends them meanwhile. */
  busy: Set<string>
  /** The sum of all signatures, in 10⁻¹⁸ of a dollar. */
  signedUsd: bigint
}

/**
 * Signs the choice and stores the payment. `exposure` is the amount already signed for the same
 * purchase, in 10⁻¹⁸ of a dollar.
 */
export async function sign(
  buyer: Buyer,
  request: RepeatableRequest,
  terms: PaymentTerms,
  choice: Choice,
  exposure: bigint,
): Promise<SignedPayment> {
  const { offer, usd } = choice
  const { perPurchase, total } = buyer.policy
  if (exposure + usd > perPurchase)
    throw new PaymentError('over_cap', `${usdText(usd)} USD is more than caps.perPurchase allows`)
  // Counted right before signing, so that concurrent calls cannot exceed the cap together. It stays
  // counted, because a signed payment may be charged.
  const count = () => {
    if (total !== undefined && buyer.signedUsd + usd > total)
      throw new PaymentError('over_cap', `${usdText(usd)} USD more would exceed caps.total`)
    buyer.signedUsd += usd
  }
  const chain = chainOf(buyer, offer.network)
  const signed = await chain.sign(terms, choice, count).catch((cause: unknown) => {
    if (cause instanceof PaymentError) throw cause
    throw new PaymentError('signing_failed', 'the payment could not be signed', { cause })
  })
  const { payload, ...expiry } = signed
  const payment: SignedPayment = {
    id: crypto.randomUUID(),
    request: request.key,
    header: terms.version === 1 ? 'X-PAYMENT' : 'PAYMENT-SIGNATURE',
    value: encodePaymentSignatureHeader(payload),
    network: offer.network,
    asset: offer.asset,
    amount: offer.amount,
    payTo: offer.payTo,
    payer: chain.payer,
    exposureUsd: usdText(exposure + usd),
    ...expiry,
  }
  buyer.busy.add(payment.id)
  await buyer.store.save(payment)
  report(buyer, payment, { kind: 'signed' })
  return payment
}

/** The chain of a network; throws a PaymentError without a signer for it. */
export function chainOf(buyer: Buyer, network: string): Chain {
  const chain = buyer.chains.get(network.split(':', 1)[0] ?? '')
  if (!chain)
    throw new PaymentError('signing_failed', `there is no signer for the network ${network}`)
  return chain
}

/** Passes an event to the caller's listener, without the signed value. */
export function report(
  buyer: Buyer,
  payment: SignedPayment,
  event: DistributiveOmit<PaymentEvent, 'payment'>,
): void {
  const { value: _signed, ...rest } = payment
  try {
    buyer.onEvent({ ...event, payment: rest })
  } catch {
    // A listener that throws must not lose a paid response.
  }
}

/**
 * Removes a payment from the store. If that fails, the response is returned anyway: the payment is
 * sent once more for the same request, which costs nothing.
 */
export async function forget(buyer: Buyer, payment: SignedPayment): Promise<void> {
  await buyer.store.remove(payment).catch(() => undefined)
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
