import { isLoopback } from './loopback.ts'
import { isAddress, isSameAddress, defaultAsset, type Asset } from './chains/networks.ts'
import { PaymentError } from './payment.ts'
import type { Offer } from './terms.ts'
import { usdFrom, usdFromUnits, usdText } from './usd.ts'

/** Spending limits: decimals of US dollars, as in `0.02`. */
export type Caps = {
  /** Maximum value of one signature. */
  perPayment: string
  /**
   * Maximum cost of one call if each of its signatures is charged. At twice `perPayment` a call may
   * sign a second time.
   */
  perPurchase: string
  /** Maximum total value of all signatures of this fetch. No limit by default. */
  total?: string
}

/** The rules for signatures. */
export type PolicyOptions = {
  caps: Caps
  /** CAIP-2 ids of the networks to pay on, as in `eip155:8453`. */
  networks: readonly string[]
  /** Allowed recipients; `any` lets the server choose, up to the caps. */
  recipients: readonly string[] | 'any'
  /** The token to pay with, by network. Circle's USDC by default, if it is known. */
  assets?: Readonly<Record<string, Asset>>
  /** Maximum validity of a signature in seconds. 600 by default. */
  maxTimeoutSeconds?: number
}

/** An offer that may be paid. `usd` counts 10⁻¹⁸ of a dollar. */
export type Choice = { offer: Offer; asset: Asset; usd: bigint }

/** The checked rules for signatures; amounts count 10⁻¹⁸ of a dollar. */
export type Policy = {
  perPurchase: bigint
  total: bigint | undefined
  /**
   * The cheapest acceptable offer for a request to this URL.
   * Throws a PaymentError that has the problem of each offer.
   */
  choose(offers: readonly Offer[], url: URL): Choice
}

/** The rules that an offer must satisfy. */
type Rules = Pick<PolicyOptions, 'recipients'> & {
  /** The token to pay with, for each allowed network. */
  assets: ReadonlyMap<string, Asset>
  perPayment: bigint
  maxTimeoutSeconds: number
}

/** Throws a TypeError if a cap, a network, an asset or the recipients are missing or invalid. */
export function createPolicy(options: PolicyOptions, families: readonly string[]): Policy {
  const { networks, recipients, assets = {}, maxTimeoutSeconds = 600 } = options
  // Callers without types may omit these, and without them signatures would be unlimited.
  const caps: Partial<Caps> = options.caps ?? {}
  const perPayment = capOf('perPayment', caps.perPayment)
  const perPurchase = capOf('perPurchase', caps.perPurchase)
  const total = caps.total === undefined ? undefined : capOf('total', caps.total)
  if (!Array.isArray(networks) || networks.length === 0)
    throw new TypeError("networks is missing: list the networks to pay on, as in ['eip155:8453']")
  if (recipients !== 'any' && (!Array.isArray(recipients) || recipients.length === 0))
    throw new TypeError(
      "recipients is missing: list the addresses that may be paid, or write 'any'",
    )
  const rules: Rules = {
    recipients,
    assets: new Map(networks.map((network) => [network, assetOn(network, assets, families)])),
    perPayment,
    maxTimeoutSeconds,
  }
  return { perPurchase, total, choose: (offers, url) => cheapestOf(rules, offers, url) }
}

function cheapestOf(rules: Rules, offers: readonly Offer[], url: URL): Choice {
  const results = offers.map((offer) => choiceOf(rules, offer, url))
  const choices = results.flatMap((result) => ('usd' in result ? [result] : []))
  const [cheapest] = choices.toSorted(
    (one, other) => Number(one.usd > other.usd) - Number(one.usd < other.usd),
  )
  if (cheapest) return cheapest
  const rejected = results.flatMap((result) => ('reason' in result ? [result] : []))
  const reasons = [...new Set(rejected.map(({ reason }) => reason.slice(0, 200)))]
  throw new PaymentError(
    rejected.some(({ isOverCap }) => isOverCap) ? 'over_cap' : 'no_acceptable_offer',
    `no payment option is acceptable: ${reasons.slice(0, 5).join('; ')}`,
  )
}

/** The offer as a choice, or the reason why it is not acceptable. */
function choiceOf(
  rules: Rules,
  offer: Offer,
  url: URL,
): Choice | { reason: string; isOverCap: boolean } {
  const asset = rules.assets.get(offer.network)
  if (!asset) return { reason: `the network ${offer.network} is not allowed`, isOverCap: false }
  const reason = faultOf(rules, offer, asset) ?? resourceFault(offer.resource, url)
  if (reason !== undefined) return { reason, isOverCap: false }
  const usd = usdFromUnits(offer.amount, asset.decimals)
  if (usd <= rules.perPayment) return { offer, asset, usd }
  return {
    reason: `${usdText(usd)} USD is more than caps.perPayment allows, ` + usdText(rules.perPayment),
    isOverCap: true,
  }
}

function faultOf(rules: Rules, offer: Offer, asset: Asset): string | undefined {
  const { recipients, maxTimeoutSeconds: maxSeconds } = rules
  const { scheme, network, payTo, amount, maxTimeoutSeconds: seconds, extra } = offer
  if (scheme !== 'exact') return `the scheme ${scheme} is not exact`
  if (!isSameAddress(asset.address, offer.asset))
    return `the asset ${offer.asset} is not allowed on ${network}`
  if (!isAddress(network, payTo)) return `the recipient ${payTo} is not an address on ${network}`
  if (recipients !== 'any' && !recipients.some((one) => isSameAddress(one, payTo)))
    return `the recipient ${payTo} is not allowed`
  if (!/^[1-9]\d{0,77}$/.test(amount))
    return `the amount ${amount} is not a whole number above zero`
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxSeconds)
    return `maxTimeoutSeconds is ${seconds}, not a whole number from 1 to ${maxSeconds}`
  return network.startsWith('eip155:') ? evmFault(extra, asset) : solanaFault(extra)
}

function evmFault(extra: Record<string, unknown>, asset: Asset): string | undefined {
  const { name, version, assetTransferMethod = 'eip3009', paymentFlow = 'authorization' } = extra
  // With another name or version the signature would be for another token, or invalid.
  if (name !== asset.name || version !== asset.version)
    return 'extra.name and extra.version are not those of the asset'
  if (assetTransferMethod !== 'eip3009')
    return 'the asset uses another transfer method than EIP-3009'
  return flowFault(paymentFlow)
}

function solanaFault(extra: Record<string, unknown>): string | undefined {
  const { feePayer, memo, paymentFlow = 'authorization' } = extra
  if (typeof feePayer !== 'string' || !isAddress('solana', feePayer))
    return 'extra.feePayer is not an address'
  if (memo !== undefined && (typeof memo !== 'string' || memo.length > 256))
    return 'extra.memo is not a text of at most 256 characters'
  return flowFault(paymentFlow)
}

function flowFault(flow: unknown): string | undefined {
  if (flow === 'authorization' || flow === 'upfront') return undefined
  return 'extra.paymentFlow is neither authorization nor upfront'
}

/** A server that forwards the terms of another server could use the payment there. */
function resourceFault(resource: string, url: URL): string | undefined {
  if (!URL.canParse(resource)) return undefined
  const { hostname } = new URL(resource)
  const isSame = hostname === url.hostname || (isLoopback(hostname) && isLoopback(url.hostname))
  return isSame ? undefined : `the payment is for ${hostname}, not for ${url.hostname}`
}

function assetOn(
  network: string,
  assets: Readonly<Record<string, Asset>>,
  families: readonly string[],
): Asset {
  const family = network.split(':', 1)[0] ?? ''
  if (!families.includes(family))
    throw new TypeError(`signers has no signer for the network ${network}`)
  const asset =
    (Object.hasOwn(assets, network) ? assets[network] : undefined) ?? defaultAsset(network)
  if (!asset) throw new TypeError(`assets has no asset for the network ${network}`)
  const { address, decimals, name, version } = asset
  if (!isAddress(network, address))
    throw new TypeError(`the asset ${address} is not an address on ${network}`)
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 18)
    throw new TypeError(
      `the decimals of the asset on ${network} are not a whole number from 0 to 18`,
    )
  if (family === 'eip155' && (!name || !version))
    throw new TypeError(`the asset on ${network} needs the name and version of its EIP-712 domain`)
  return asset
}

function capOf(name: keyof Caps, text: unknown): bigint {
  if (typeof text === 'string' && /^\d{1,12}(?:\.\d{1,18})?$/.test(text)) return usdFrom(text)
  throw new TypeError(
    `caps.${name} is missing: write a decimal of US dollars in quotes, as in '0.05'; ` +
      'nothing is paid without a cap',
  )
}
