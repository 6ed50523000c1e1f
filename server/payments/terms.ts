import { ConfigError } from '../documents/problems.ts'
import { isChargeable, unitsFrom } from './amount.ts'
import { base64Json } from './header.ts'
import { v1Name } from './networks.ts'
import type {
  Facilitator,
  Payment,
  PaymentRefusal,
  Scheme,
  Signed,
  Terms as Offer,
} from './types.ts'

/** A chain to be paid on, as the configuration has it. */
export type PaymentNetwork = {
  path: 'evm' | 'solana'
  pay_to: string
  asset: string
  asset_name?: string | undefined
  asset_version?: string | undefined
  decimals: number
}

/** What something costs: a tool of an agent, or, without a tool, a query to it. */
export type ItemPrice = { agent: string; tool?: string | undefined; priceUsd: string }

/** Something to be bought. */
export type Resource = ItemPrice & {
  /** Of the operation, as in `/x402/agents/EchoAgent/echo`. */
  path: string
  description: string
  /** JSON Schema of the body, for those who look for things to buy. */
  parameters?: Record<string, unknown> | undefined
}

/** The 402 for both kinds of client: the PAYMENT-REQUIRED header of version 2 and the body of version 1. */
export type PaymentRequired = {
  header: string
  body: { x402Version: 1; error: string; message: string; accepts: Record<string, unknown>[] }
}

export type TermsBook = {
  /** How the resource may be paid now: on those networks that a facilitator serves. */
  offers(kind: PaymentNetwork['path'], resource: Resource): Offer[]
  required(resource: Resource, offers: readonly Offer[], error: string): PaymentRequired
  /**
   * What was signed, whatever is offered now: a payment made before is known by it, even when it could not be made any more.
   * Throws a Failure `invalidRequest` when it has not the form of a payment.
   */
  read(payment: Payment): Signed | PaymentRefusal
  /** The terms that a new payment meets: one of the offers, at its price or at the one before, with any fee payer that is known. */
  match(payment: Payment, resource: Resource, offers: readonly Offer[]): Met | PaymentRefusal
  /** Whether the payer's own key has signed a payment that meets these terms, as far as it is seen here. */
  isSigned(payment: Payment, terms: Offer): Promise<boolean>
}

/** Terms that a payment meets, and their price in nano-USD. */
export type Met = { terms: Offer; nano: number }

type Options = {
  networks: Readonly<Record<string, PaymentNetwork>>
  publicUrl(): string
  facilitatorOf(network: string): Facilitator | undefined
  schemeOf(network: string): Scheme
  maxTimeoutSeconds: number
  /** Everything that is sold. */
  prices: Iterable<ItemPrice>
  /** What other prices were until lately, and until when (epoch milliseconds) they are honoured. */
  previous?: readonly (ItemPrice & { until: number })[]
  /** Fee payers that were offered, by network, and until when they are taken; of those who made terms before, too. */
  offered?: Map<string, Map<string, number>>
  now?: () => number
}

/** A Solana transaction lives a minute or so: an answer that takes longer could not be charged. */
const solanaQuerySeconds = 30
/** Clients refuse heads above 16 KiB, and the description is in one. */
const maxDescription = 1000

/** Throws a ConfigError of one sentence when a price cannot be charged on one of the networks. */
export function createTerms({
  networks,
  publicUrl,
  facilitatorOf,
  schemeOf,
  maxTimeoutSeconds,
  prices,
  previous = [],
  offered = new Map(),
  now = Date.now,
}: Options): TermsBook {
  for (const price of prices)
    for (const [id, network] of Object.entries(networks)) check(price, id, network)

  function offers(kind: PaymentNetwork['path'], resource: Resource): Offer[] {
    return Object.entries(networks).flatMap(([id, network]) => {
      const supported = network.path === kind ? facilitatorOf(id)?.supports(id) : undefined
      const extra = supported && extraFrom(network, supported.extra)
      if (!extra) return []
      if (typeof extra.feePayer === 'string') remember(id, extra.feePayer)
      const seconds =
        kind === 'solana' && resource.tool === undefined
          ? Math.min(maxTimeoutSeconds, solanaQuerySeconds)
          : maxTimeoutSeconds
      const amount = String(unitsFrom(resource.priceUsd, network.decimals))
      return [
        {
          scheme: 'exact',
          network: id,
          asset: network.asset,
          amount,
          payTo: network.pay_to,
          maxTimeoutSeconds: seconds,
          extra,
        },
      ]
    })
  }

  function remember(network: string, feePayer: string): void {
    const known = offered.get(network) ?? new Map<string, number>()
    for (const [other, until] of known) if (until <= now()) known.delete(other)
    offered.set(network, known.set(feePayer, now() + maxTimeoutSeconds * 1000))
  }

  function required(resource: Resource, offers: readonly Offer[], error: string): PaymentRequired {
    const url = publicUrl() + resource.path
    const description =
      (offers.some(({ extra }) => extra.playMoney === true) ? '(sandbox, play money) ' : '') +
      shortened(resource.description)
    const header = base64Json({
      x402Version: 2,
      error,
      resource: { url, description, mimeType: 'application/json' },
      accepts: offers,
    })
    // Parsers of version 1 refuse the whole list for one network that they have no name for.
    const named = offers.filter(({ network }) => v1Name(network) !== undefined)
    const common = {
      resource: url,
      description,
      mimeType: 'application/json',
      outputSchema: discovery(resource),
    }
    const accepts = (named.length > 0 ? named : offers).map(({ network, amount, ...offer }) => ({
      ...offer,
      ...common,
      network: v1Name(network) ?? network,
      maxAmountRequired: amount,
    }))
    return { header, body: { x402Version: 1, error, message: error, accepts } }
  }

  function read(payment: Payment): Signed | PaymentRefusal {
    const asset = payment.accepted?.asset ?? networks[payment.network]?.asset
    if (asset === undefined)
      return {
        reason: 'invalid_network',
        message: `payments on ${payment.network} are not taken here`,
      }
    return schemeOf(payment.network).read({ network: payment.network, asset }, payment.payload)
  }

  function match(
    payment: Payment,
    resource: Resource,
    offers: readonly Offer[],
  ): Met | PaymentRefusal {
    const here = offers.filter(({ network }) => network === payment.network)
    const [first] = here
    if (!first) {
      const sold = offers.map(({ network }) => network).join(', ') || 'no network now'
      return {
        reason: 'invalid_network',
        message: `this is not sold on ${payment.network}, but on ${sold}`,
      }
    }
    const honoured = here.flatMap((offer) => [offer, ...earlier(resource, offer)])
    const meant = honoured.filter(
      (offer) => !payment.accepted || differenceOf(payment.accepted, offer) === undefined,
    )
    if (meant.length === 0) {
      const name = (payment.accepted && differenceOf(payment.accepted, first)) ?? 'amount'
      return {
        reason: 'invalid_payment_requirements',
        message: `the terms that were paid are not offered: ${name} should be ${first[name]}`,
      }
    }
    const { mismatch } = schemeOf(payment.network)
    const refusals: PaymentRefusal[] = []
    for (const terms of meant.flatMap(withFeePayers)) {
      const refusal = mismatch(payment.payload, terms, now())
      if (!refusal)
        return {
          terms,
          nano: Number(
            (BigInt(terms.amount) * 10n ** 9n) /
              10n ** BigInt(networks[terms.network]?.decimals ?? 0),
          ),
        }
      refusals.push(refusal)
    }
    return (
      refusals[0] ?? {
        reason: 'invalid_payment_requirements',
        message: 'the terms that were paid are not offered',
      }
    )
  }

  function earlier({ agent, tool }: Resource, offer: Offer): Offer[] {
    const decimals = networks[offer.network]?.decimals ?? 0
    const past = previous.filter(
      (price) =>
        price.agent === agent &&
        price.tool === tool &&
        price.until > now() &&
        isChargeable(price.priceUsd, decimals),
    )
    return past.map(({ priceUsd }) => ({ ...offer, amount: String(unitsFrom(priceUsd, decimals)) }))
  }

  /** A facilitator may name another fee payer each time it is asked, and another process may have asked it. */
  function withFeePayers(offer: Offer): Offer[] {
    if (offer.extra.feePayer === undefined) return [offer]
    const lately = [...(offered.get(offer.network) ?? [])]
      .filter(([, until]) => until > now())
      .map(([feePayer]) => feePayer)
    const managed = facilitatorOf(offer.network)?.supports(offer.network)?.signers ?? []
    return [...new Set([offer.extra.feePayer, ...lately, ...managed])].map((feePayer) => ({
      ...offer,
      extra: { ...offer.extra, feePayer },
    }))
  }

  const isSigned = ({ network, payload }: Payment, terms: Offer) =>
    schemeOf(network).isSignedByKey(payload, terms)

  return { offers, required, read, match, isSigned }
}

function check(
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
      `the price of ${what} cannot be charged on ${id}, whose asset has ${decimals} decimals: ${why}`,
    ])
  }
}

/**
 * What a payer must know to sign. Of what the facilitator says only this is passed on: another way to transfer or a kind of wallet
 * that it would take is none that is taken here. Undefined where it has not said enough.
 */
function extraFrom(
  { path, asset_name, asset_version }: PaymentNetwork,
  said: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const play = said.playMoney === true ? { playMoney: true } : {}
  if (path === 'evm') return { name: asset_name, version: asset_version, ...play }
  return typeof said.feePayer === 'string' ? { feePayer: said.feePayer, ...play } : undefined
}

/** The first member in which what the payer accepted is not what is offered. Addresses of EVM are written in any case. */
function differenceOf(accepted: Offer, offer: Offer): 'asset' | 'payTo' | 'amount' | undefined {
  const same = (text: string) => (offer.network.startsWith('eip155:') ? text.toLowerCase() : text)
  if (same(accepted.asset) !== same(offer.asset)) return 'asset'
  if (same(accepted.payTo) !== same(offer.payTo)) return 'payTo'
  return accepted.amount === offer.amount ? undefined : 'amount'
}

/** How a resource is asked, for those who look for things to buy. */
export function discovery({ parameters }: Resource): Record<string, unknown> {
  const input = {
    type: 'http',
    method: 'POST',
    discoverable: true,
    bodyType: 'json',
    bodyFields: parameters?.properties ?? {},
  }
  return { input, output: { type: 'object', properties: { result: {} } } }
}

const shortened = (text: string): string =>
  text.length > maxDescription ? `${text.slice(0, maxDescription - 1).trimEnd()}…` : text
