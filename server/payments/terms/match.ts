import { isChargeable, nanoFromUnits, unitsFrom } from '../../money.ts'
import type { Facilitator, Payment, PaymentRefusal, Scheme, Terms } from '../types.ts'
import type { FeePayers } from './fee-payers.ts'
import type { ItemPrice, PaymentNetwork, Resource } from './resource.ts'

/** Terms that a payment meets, and their price in nano-USD. */
export type MatchedTerms = { terms: Terms; nano: number }

/** What payments are matched with. */
export type MatchParts = {
  networks: Readonly<Record<string, PaymentNetwork>>
  facilitatorOf(network: string): Facilitator | undefined
  schemeOf(network: string): Scheme
  /** Former prices, and until when (epoch milliseconds) they are taken. */
  previous: readonly (ItemPrice & { until: number })[]
  feePayers: FeePayers
  now: () => number
}

/** The terms that a new payment meets: those offered now, or with a former price or fee payer. */
export function matchPayment(
  parts: MatchParts,
  payment: Payment,
  resource: Resource,
  offers: readonly Terms[],
): MatchedTerms | PaymentRefusal {
  const { accepted, network } = payment
  const onNetwork = offers.filter((offer) => offer.network === network)
  const [first] = onNetwork
  if (!first) {
    const sold = offers.map((offer) => offer.network).join(', ') || 'no network now'
    return {
      reason: 'invalid_network',
      message: `this is not sold on ${network}, but on ${sold}`,
    }
  }
  const withFormerPrices = onNetwork.flatMap((offer) => [
    offer,
    ...formerOffers(parts, resource, offer),
  ])
  const candidates = accepted
    ? withFormerPrices.filter((offer) => differenceOf(accepted, offer) === undefined)
    : withFormerPrices
  if (candidates.length === 0) {
    const name = (accepted && differenceOf(accepted, first)) ?? 'amount'
    return {
      reason: 'invalid_payment_requirements',
      message: `the terms that were paid are not offered: ${name} should be ${first[name]}`,
    }
  }
  return firstMatch(parts, payment, candidates)
}

/** The first of these terms that the signed part meets, or why it does not meet the first. */
function firstMatch(
  parts: MatchParts,
  { network, payload }: Payment,
  candidates: readonly Terms[],
): MatchedTerms | PaymentRefusal {
  const { schemeOf, networks, now } = parts
  const { mismatch } = schemeOf(network)
  const refusals: PaymentRefusal[] = []
  for (const terms of candidates.flatMap((offer) => withFeePayers(parts, offer))) {
    const refusal = mismatch(payload, terms, now())
    if (!refusal)
      return { terms, nano: nanoFromUnits(terms.amount, networks[terms.network]?.decimals ?? 0) }
    refusals.push(refusal)
  }
  return (
    refusals[0] ?? {
      reason: 'invalid_payment_requirements',
      message: 'the terms that were paid are not offered',
    }
  )
}

function formerOffers(
  { networks, previous, now }: MatchParts,
  { agent, tool }: Resource,
  offer: Terms,
): Terms[] {
  const decimals = networks[offer.network]?.decimals ?? 0
  const prices = previous.filter(
    (price) =>
      price.agent === agent &&
      price.tool === tool &&
      price.until > now() &&
      isChargeable(price.priceUsd, decimals),
  )
  return prices.map(({ priceUsd }) => ({ ...offer, amount: String(unitsFrom(priceUsd, decimals)) }))
}

/** An offer with each fee payer that is taken: another process may have offered another one. */
function withFeePayers({ facilitatorOf, feePayers, now }: MatchParts, offer: Terms): Terms[] {
  const { network, extra } = offer
  if (extra.feePayer === undefined) return [offer]
  const signers = facilitatorOf(network)?.supports(network)?.signers ?? []
  const taken = new Set([extra.feePayer, ...feePayers.recent(network, now()), ...signers])
  return [...taken].map((feePayer) => ({ ...offer, extra: { ...extra, feePayer } }))
}

/** The first member in which the accepted terms differ from an offer. */
function differenceOf(accepted: Terms, offer: Terms): 'asset' | 'payTo' | 'amount' | undefined {
  // EVM addresses are written in any case.
  const normalized = (text: string) =>
    offer.network.startsWith('eip155:') ? text.toLowerCase() : text
  if (normalized(accepted.asset) !== normalized(offer.asset)) return 'asset'
  if (normalized(accepted.payTo) !== normalized(offer.payTo)) return 'payTo'
  return accepted.amount === offer.amount ? undefined : 'amount'
}
