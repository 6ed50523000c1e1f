import { encodePaymentSignatureHeader } from '@x402/core/http'
import type { PaymentEvent } from './event.ts'
import type { RepeatableRequest } from './exchange.ts'
import { PaymentError, type PaymentStore, type SignedPayment } from './payment.ts'
import type { Choice, Policy } from './policy.ts'
import type { Chain } from './signing.ts'
import type { PaymentTerms } from './terms.ts'
import { usdText } from './usd.ts'

/** What the calls of one paying fetch have in common. */
export type Buyer = {
  policy: Policy
  chains: ReadonlyMap<string, Chain>
  store: PaymentStore
  fetch: typeof globalThis.fetch
  retry: { attempts: number; patienceMs: number; answerMs: number; firstDelayMs: number }
  onEvent: (event: PaymentEvent) => void
  /** The payments that calls are at. */
  busy: Set<string>
  /** What was signed for altogether. */
  signedUsd: bigint
}

/** Signs for what was chosen and keeps it. `exposure` is what was signed before for the same purchase. */
export async function sign(
  buyer: Buyer,
  outgoing: RepeatableRequest,
  terms: PaymentTerms,
  choice: Choice,
  exposure: bigint,
): Promise<SignedPayment> {
  const { offer, usd } = choice
  const { perPurchase, total } = buyer.policy
  if (exposure + usd > perPurchase)
    throw new PaymentError('over_cap', `${usdText(usd)} USD is more than caps.perPurchase allows`)
  // Counted right before it is signed, so that calls at the same time cannot pass the cap together, and for good: what is signed may be charged.
  const count = () => {
    if (total !== undefined && buyer.signedUsd + usd > total)
      throw new PaymentError(
        'over_cap',
        `with ${usdText(usd)} USD more, caps.total would be exceeded`,
      )
    buyer.signedUsd += usd
  }
  const chain = chainOf(buyer, offer.network)
  const signed = await chain.sign(terms, choice, count).catch((cause: unknown) => {
    if (cause instanceof PaymentError) throw cause
    throw new PaymentError('signing_failed', 'the payment could not be signed', { cause })
  })
  const { payload, ...ends } = signed
  const payment: SignedPayment = {
    id: crypto.randomUUID(),
    request: outgoing.key,
    header: terms.version === 1 ? 'X-PAYMENT' : 'PAYMENT-SIGNATURE',
    value: encodePaymentSignatureHeader(payload),
    network: offer.network,
    asset: offer.asset,
    amount: offer.amount,
    payTo: offer.payTo,
    payer: chain.payer,
    exposureUsd: usdText(exposure + usd),
    ...ends,
  }
  buyer.busy.add(payment.id)
  await buyer.store.save(payment)
  report(buyer, payment, { kind: 'signed' })
  return payment
}

/** Who signs on this network. */
export function chainOf(buyer: Buyer, network: string): Chain {
  const chain = buyer.chains.get(network.split(':', 1)[0] ?? '')
  if (!chain)
    throw new PaymentError('signing_failed', `there is no signer for the network ${network}`)
  return chain
}

/** Tells the caller what became of a payment. */
export function report(
  buyer: Buyer,
  payment: SignedPayment,
  event: DistributiveOmit<PaymentEvent, 'payment'>,
): void {
  const { value: _signed, ...named } = payment
  try {
    buyer.onEvent({ ...event, payment: named })
  } catch {
    // The fault of a listener must not cost an answer that was paid for.
  }
}

/**
 * Keeps a payment no longer. One that the store cannot let go of is sent once more for the same request, which costs nothing:
 * the answer at hand is not given up for it.
 */
export async function forget(buyer: Buyer, payment: SignedPayment): Promise<void> {
  await buyer.store.remove(payment).catch(() => undefined)
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
