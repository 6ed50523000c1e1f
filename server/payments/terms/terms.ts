import { ConfigError } from '../../documents/problems.ts'
import { isChargeable, nanoFromUnits, unitsFrom } from '../../money.ts'
import type {
  Facilitator,
  Payment,
  PaymentRefusal,
  Scheme,
  SignedPayment,
  Terms,
} from '../types.ts'
import { paymentRequired } from './payment-required.ts'
import type { ItemPrice, PaymentNetwork, Resource } from './resource.ts'

/** The terms that a payment meets, and their price in nano-USD. */
export type MatchedTerms = { terms: Terms; nano: number }

type TermsOptions = {
  networks: Readonly<Record<string, PaymentNetwork>>
  facilitatorOf(network: string): Facilitator | undefined
  schemeOf(network: string): Scheme
  /** The origin at which payers reach the server. */
  publicUrl(): string
  maxTimeoutSeconds: number
  /** The prices of all items for sale. */
  prices: Iterable<ItemPrice>
  /** Former prices, each accepted until an instant in epoch milliseconds. */
  previous?: readonly (ItemPrice & { until: number })[]
  /** Shared with the previous terms, so that their offers can still be paid. */
  feePayers?: FeePayers
  now?: () => number
}

type TermsDeps = Required<TermsOptions>

/** A Solana transaction is valid for about a minute: a longer query could not be charged. */
const solanaQuerySeconds = 30

/** The terms of all items for sale, and the check of payments against them. */
export type TermsBook = ReturnType<typeof createTerms>

/** Throws a ConfigError of one sentence if a price cannot be charged on one of the networks. */
export function createTerms(options: TermsOptions) {
  const deps = { previous: [], feePayers: new FeePayers(), now: Date.now, ...options }
  const { networks, schemeOf } = deps
  for (const price of deps.prices)
    for (const [id, network] of Object.entries(networks)) checkPrice(price, id, network)

  return {
    /** The current offers for a resource, one for each network that a facilitator serves. */
    offers: (kind: PaymentNetwork['path'], resource: Resource): Terms[] =>
      Object.entries(networks).flatMap(([id, network]) =>
        network.path === kind ? offersOn(deps, id, network, resource) : [],
      ),
    required: (resource: Resource, offers: readonly Terms[], error: string) =>
      paymentRequired(deps.publicUrl() + resource.path, resource, offers, error),
    /**
     * The signed content, independent of the current offers: it may identify an earlier payment.
     * Throws a Failure `invalidRequest` if it is malformed.
     */
    read({ network, accepted, payload }: Payment): SignedPayment | PaymentRefusal {
      const asset = accepted?.asset ?? networks[network]?.asset
      if (asset === undefined)
        return {
          reason: 'invalid_network',
          message: `payments on ${network} are not accepted here`,
        }
      return schemeOf(network).read({ network, asset }, payload)
    },
    /**
     * The terms that a new payment meets: one of the offers, at its current or former price, with
     * any accepted fee payer.
     */
    match: (payment: Payment, resource: Resource, offers: readonly Terms[]) =>
      matchPayment(deps, payment, resource, offers),
    /** Whether the payer's key has signed, as far as this can be checked without a chain. */
    isSigned: ({ network, payload }: Payment, terms: Terms) =>
      schemeOf(network).isSignedByKey(payload, terms),
  }
}

/** The offer on one network; none without the facilitator's data for it. */
function offersOn(
  { facilitatorOf, maxTimeoutSeconds, feePayers, now }: TermsDeps,
  id: string,
  network: PaymentNetwork,
  resource: Resource,
): Terms[] {
  const supported = facilitatorOf(id)?.supports(id)
  const extra = supported && extraFrom(network, supported.extra)
  if (!extra) return []
  if (typeof extra.feePayer === 'string')
    feePayers.remember(id, extra.feePayer, now() + maxTimeoutSeconds * 1000, now())
  const isSolanaQuery = network.path === 'solana' && resource.tool === undefined
  return [
    {
      scheme: 'exact',
      network: id,
      asset: network.asset,
      amount: String(unitsFrom(resource.priceUsd, network.decimals)),
      payTo: network.pay_to,
      maxTimeoutSeconds: Math.min(maxTimeoutSeconds, isSolanaQuery ? solanaQuerySeconds : Infinity),
      extra,
    },
  ]
}

function checkPrice(
  { agent, tool, priceUsd }: ItemPrice,
  id: string,
  { decimals }: PaymentNetwork,
): void {
  try {
    unitsFrom(priceUsd, decimals)
  } catch (cause) {
    const what = tool === undefined ? `a query to agent ${agent}` : `tool ${tool} of agent ${agent}`
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError([
      `the price of ${what} cannot be charged on ${id}, ` +
        `whose asset has ${decimals} decimals: ${why}`,
    ])
  }
}

/**
 * The data that a payer needs to sign; undefined if the facilitator's is incomplete. Nothing else of
 * the facilitator's `extra` is passed on: other transfer methods are not accepted.
 */
function extraFrom(
  { path, asset_name, asset_version }: PaymentNetwork,
  supported: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const play = supported.playMoney === true ? { playMoney: true } : {}
  if (path === 'evm') return { name: asset_name, version: asset_version, ...play }
  if (typeof supported.feePayer === 'string') return { feePayer: supported.feePayer, ...play }
  return undefined
}

/** The terms that a new payment meets: those offered now, or with a former price or fee payer. */
function matchPayment(
  deps: TermsDeps,
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
    ...formerOffers(deps, resource, offer),
  ])
  const isAccepted = (one: (typeof withFormerPrices)[number]) =>
    !accepted || differenceOf(accepted, one) === undefined
  const candidates = withFormerPrices.filter(isAccepted)
  if (candidates.length === 0) {
    const name = (accepted && differenceOf(accepted, first)) ?? 'amount'
    return notOffered(`: ${name} should be ${first[name]}`)
  }
  return firstMatch(deps, payment, candidates)
}

const notOffered = (why: string): PaymentRefusal => ({
  reason: 'invalid_payment_requirements',
  message: `the terms that were paid are not offered${why}`,
})

/** The first of these terms that the signed part meets, or why it fails the first. */
function firstMatch(
  deps: TermsDeps,
  { network, payload }: Payment,
  candidates: readonly Terms[],
): MatchedTerms | PaymentRefusal {
  const { schemeOf, networks, now } = deps
  const refusalOf = (terms: Terms) => schemeOf(network).mismatch(payload, terms, now())
  const accepted = candidates.flatMap((offer) => withFeePayers(deps, offer))
  const terms = accepted.find((one) => !refusalOf(one))
  if (terms)
    return { terms, nano: nanoFromUnits(terms.amount, networks[terms.network]?.decimals ?? 0) }
  return (accepted[0] && refusalOf(accepted[0])) ?? notOffered('')
}

function formerOffers(
  { networks, previous, now }: TermsDeps,
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

/** An offer with each accepted fee payer: another process may have offered another one. */
function withFeePayers({ facilitatorOf, feePayers, now }: TermsDeps, offer: Terms): Terms[] {
  const { network, extra } = offer
  if (extra.feePayer === undefined) return [offer]
  const signers = facilitatorOf(network)?.supports(network)?.signers ?? []
  const accepted = new Set([extra.feePayer, ...feePayers.recent(network, now()), ...signers])
  return [...accepted].map((feePayer) => ({ ...offer, extra: { ...extra, feePayer } }))
}

/** The first field in which the accepted terms differ from an offer. */
function differenceOf(accepted: Terms, offer: Terms): 'asset' | 'payTo' | 'amount' | undefined {
  // EVM addresses may be in any case.
  const normalized = (text: string) =>
    offer.network.startsWith('eip155:') ? text.toLowerCase() : text
  if (normalized(accepted.asset) !== normalized(offer.asset)) return 'asset'
  if (normalized(accepted.payTo) !== normalized(offer.payTo)) return 'payTo'
  return accepted.amount === offer.amount ? undefined : 'amount'
}

/**
 * Recently offered fee payers of Solana, by network. A facilitator may name another one in each
 * response, and payments signed for an earlier one are accepted too.
 */
export class FeePayers {
  readonly #untilOf = new Map<string, Map<string, number>>()

  /** Stores an offered fee payer until `until`, and deletes expired ones. */
  remember(network: string, feePayer: string, until: number, now: number): void {
    const offered = this.#untilOf.get(network) ?? new Map<string, number>()
    for (const [other, end] of offered) if (end <= now) offered.delete(other)
    this.#untilOf.set(network, offered.set(feePayer, until))
  }

  recent(network: string, now: number): string[] {
    const offered = [...(this.#untilOf.get(network) ?? [])]
    return offered.filter(([, until]) => until > now).map(([feePayer]) => feePayer)
  }
}
