import { ConfigError } from '../../documents/problems.ts'
import { unitsFrom } from '../../money.ts'
import type { Payment, PaymentRefusal, SignedPayment, Terms } from '../types.ts'
import { FeePayers } from './fee-payers.ts'
import { matchPayment, type MatchedTerms, type MatchParts } from './match.ts'
import { paymentRequired, type PaymentRequired } from './payment-required.ts'
import type { ItemPrice, PaymentNetwork, Resource } from './resource.ts'

/** What is sold, on which terms, and which payments meet them. */
export type TermsBook = {
  /** How the resource may be paid now: on the networks that a facilitator serves. */
  offers(kind: PaymentNetwork['path'], resource: Resource): Terms[]
  required(resource: Resource, offers: readonly Terms[], error: string): PaymentRequired
  /**
   * What was signed, whatever is offered now: it names a payment that was made before, too.
   * Throws a Failure `invalidRequest` if it is not a payment.
   */
  read(payment: Payment): SignedPayment | PaymentRefusal
  /**
   * The terms that a new payment meets: one of the offers, at its price or the one before, with
   * any fee payer that is taken.
   */
  match(
    payment: Payment,
    resource: Resource,
    offers: readonly Terms[],
  ): MatchedTerms | PaymentRefusal
  /** Whether the payer's own key has signed, as far as that can be seen without a chain. */
  isSigned(payment: Payment, terms: Terms): Promise<boolean>
}

type Options = Omit<MatchParts, 'previous' | 'feePayers' | 'now'> & {
  /** Without a path, as the payer reaches it. */
  publicUrl(): string
  maxTimeoutSeconds: number
  /** Of everything that is sold. */
  prices: Iterable<ItemPrice>
  /** Former prices, and until when (epoch milliseconds) they are taken. */
  previous?: MatchParts['previous']
  /** Shared with the terms of before, so that what they offered can still be paid. */
  feePayers?: FeePayers
  now?: () => number
}

/** A Solana transaction is valid for about a minute: a longer query could not be charged. */
const solanaQuerySeconds = 30

/** Throws a ConfigError of one sentence when a price cannot be charged on one of the networks. */
export function createTerms(options: Options): TermsBook {
  const parts = { previous: [], feePayers: new FeePayers(), now: Date.now, ...options }
  const { networks, schemeOf } = parts
  for (const price of parts.prices)
    for (const [id, network] of Object.entries(networks)) checkPrice(price, id, network)

  return {
    offers: (kind, resource) =>
      Object.entries(networks).flatMap(([id, network]) =>
        network.path === kind ? offersOn(parts, id, network, resource) : [],
      ),
    required: (resource, offers, error) =>
      paymentRequired(parts.publicUrl() + resource.path, resource, offers, error),
    read({ network, accepted, payload }) {
      const asset = accepted?.asset ?? networks[network]?.asset
      if (asset === undefined)
        return { reason: 'invalid_network', message: `payments on ${network} are not taken here` }
      return schemeOf(network).read({ network, asset }, payload)
    },
    match: (payment, resource, offers) => matchPayment(parts, payment, resource, offers),
    isSigned: ({ network, payload }, terms) => schemeOf(network).isSignedByKey(payload, terms),
  }
}

/** The offer on one network; none where no facilitator has said enough of it. */
function offersOn(
  { facilitatorOf, maxTimeoutSeconds, feePayers, now }: MatchParts & Options,
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
      maxTimeoutSeconds: isSolanaQuery
        ? Math.min(maxTimeoutSeconds, solanaQuerySeconds)
        : maxTimeoutSeconds,
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
 * What a payer must know to sign; undefined where the facilitator has not said enough. Of the
 * facilitator's `extra` nothing else is passed on: other ways to transfer are not taken here.
 */
function extraFrom(
  { path, asset_name, asset_version }: PaymentNetwork,
  supported: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const play = supported.playMoney === true ? { playMoney: true } : {}
  if (path === 'evm') return { name: asset_name, version: asset_version, ...play }
  return typeof supported.feePayer === 'string'
    ? { feePayer: supported.feePayer, ...play }
    : undefined
}
