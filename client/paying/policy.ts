import { isAddress, isSameAddress, knownAsset, type Asset } from './networks.ts'
import { PaymentError } from './payment.ts'
import type { Offer } from './terms.ts'

/** What may be spent at most: decimals of US dollars, as in `0.02`. */
export type Caps = {
  /** The most that one signature may be worth. */
  perPayment: string
  /** The most that one call may cost at worst, were each of its signatures charged. At twice `perPayment` a call may sign a second time. */
  perPurchase: string
  /** The most that everything may be worth that this fetch ever signs; no limit but the other two unless told. */
  total?: string
}

/** What may be signed for. */
export type PolicyOptions = {
  caps: Caps
  /** CAIP-2 ids of the networks to pay on, as in `eip155:8453`. */
  networks: readonly string[]
  /** Who may be paid; `any` leaves it to the server, up to the caps. */
  recipients: readonly string[] | 'any'
  /** The coin to pay with, by network; Circle's USDC unless told, where it is known. */
  assets?: Readonly<Record<string, Asset>>
  /** The longest time in seconds that a signature may stay good; 600 unless told. */
  maxTimeoutSeconds?: number
}

/** An offer that may be paid. `usd` counts 10⁻¹⁸ of a dollar. */
export type Choice = { offer: Offer; asset: Asset; usd: bigint }

/** The rules as they were read. */
export type Policy = {
  perPurchase: bigint
  total: bigint | undefined
  /** The cheapest of the offers that may be paid for a request to this address. Throws a PaymentError that says what is wrong with each. */
  choose(offers: readonly Offer[], url: URL): Choice
}

/** Reads the rules of what may be signed. Throws a TypeError when a cap, a network, an asset or the recipients are not told. */
export function createPolicy(
  { caps, networks, recipients, assets = {}, maxTimeoutSeconds = 600 }: PolicyOptions,
  families: readonly string[],
): Policy {
  // Callers without types leave these out; without them nothing would limit what is signed.
  const told: Partial<Caps> = caps ?? {}
  const perPayment = capOf('perPayment', told.perPayment)
  const perPurchase = capOf('perPurchase', told.perPurchase)
  const total = told.total === undefined ? undefined : capOf('total', told.total)
  if (!Array.isArray(networks) || networks.length === 0)
    throw new TypeError("networks is missing: say on which to pay, as in ['eip155:8453']")
  if (recipients !== 'any' && (!Array.isArray(recipients) || recipients.length === 0)) {
    throw new TypeError(
      "recipients is missing: say who may be paid, as a list of addresses, or 'any'",
    )
  }
  const accepted = new Map(networks.map((network) => [network, assetOn(network, assets, families)]))

  function fault(offer: Offer, url: URL): string | undefined {
    const asset = accepted.get(offer.network)
    const { scheme, network, payTo, amount, maxTimeoutSeconds: seconds, extra } = offer
    if (!asset) return `the network ${network} is not allowed`
    if (scheme !== 'exact') return `the scheme ${scheme} is not exact`
    if (!isSameAddress(asset.address, offer.asset))
      return `the asset ${offer.asset} is not allowed on ${network}`
    if (!isAddress(network, payTo)) return `the recipient ${payTo} is not an address on ${network}`
    if (recipients !== 'any' && !recipients.some((one) => isSameAddress(one, payTo)))
      return `the recipient ${payTo} is not allowed`
    if (!/^[1-9]\d{0,77}$/.test(amount))
      return `the amount ${amount} is not a whole number above zero`
    const isTime = Number.isInteger(seconds) && seconds >= 1 && seconds <= maxTimeoutSeconds
    if (!isTime)
      return `maxTimeoutSeconds is ${seconds}, not a whole number from 1 to ${maxTimeoutSeconds}`
    return (
      (network.startsWith('eip155:') ? evmFault(extra, asset) : solanaFault(extra)) ??
      resourceFault(offer.resource, url)
    )
  }

  return {
    perPurchase,
    total,
    choose(offers, url) {
      const refused: { over: boolean; why: string }[] = []
      const choices: Choice[] = []
      for (const offer of offers) {
        const why = fault(offer, url)
        const asset = accepted.get(offer.network)
        if (why !== undefined || !asset) {
          refused.push({ over: false, why: why ?? '' })
          continue
        }
        const usd = BigInt(offer.amount) * 10n ** BigInt(18 - asset.decimals)
        if (usd <= perPayment) choices.push({ offer, asset, usd })
        else
          refused.push({
            over: true,
            why: `${usdText(usd)} USD is more than caps.perPayment allows, ${told.perPayment}`,
          })
      }
      const [cheapest] = choices.toSorted(
        (one, other) => Number(one.usd > other.usd) - Number(one.usd < other.usd),
      )
      if (cheapest) return cheapest
      const over = refused.some((one) => one.over)
      const reasons = [...new Set(refused.map(({ why }) => why.slice(0, 200)))]
        .slice(0, 5)
        .join('; ')
      throw new PaymentError(
        over ? 'over_cap' : 'no_acceptable_offer',
        `none of the ways to pay is acceptable: ${reasons}`,
      )
    },
  }
}

function evmFault(extra: Record<string, unknown>, asset: Asset): string | undefined {
  const { name, version, assetTransferMethod = 'eip3009', paymentFlow = 'authorization' } = extra
  // Another name or version would make the signature one for another token, or for none.
  if (name !== asset.name || version !== asset.version)
    return 'extra.name and extra.version are not those of the asset'
  if (assetTransferMethod !== 'eip3009')
    return 'the asset is to be moved by another method than EIP-3009'
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
  return flow === 'authorization' || flow === 'upfront'
    ? undefined
    : 'extra.paymentFlow is not one of a plain payment'
}

/** A server that passes on the terms of another could use the payment there. */
function resourceFault(resource: string, url: URL): string | undefined {
  if (!URL.canParse(resource)) return undefined
  const { hostname } = new URL(resource)
  const isSame = hostname === url.hostname || (isLoopback(hostname) && isLoopback(url.hostname))
  return isSame ? undefined : `the payment is for ${hostname}, not for ${url.hostname}`
}

/** Whether this names the machine itself. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

function assetOn(
  network: string,
  assets: Readonly<Record<string, Asset>>,
  families: readonly string[],
): Asset {
  const family = network.split(':', 1)[0] ?? ''
  if (!families.includes(family)) throw new TypeError(`signers has none for the network ${network}`)
  const asset =
    (Object.hasOwn(assets, network) ? assets[network] : undefined) ?? knownAsset(network)
  if (!asset) throw new TypeError(`assets has none for the network ${network}`)
  const { address, decimals, name, version } = asset
  if (!isAddress(network, address))
    throw new TypeError(`the asset ${address} is not an address on ${network}`)
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 18) {
    throw new TypeError(
      `the decimals of the asset on ${network} are not a whole number from 0 to 18`,
    )
  }
  if (family === 'eip155' && (!name || !version))
    throw new TypeError(`the asset on ${network} needs the name and version of its EIP-712 domain`)
  return asset
}

function capOf(name: keyof Caps, text: unknown): bigint {
  const parts = typeof text === 'string' ? /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(text) : null
  if (!parts)
    throw new TypeError(
      `caps.${name} is missing: write a decimal of US dollars in quotes, as in '0.05'; nothing is paid without a cap`,
    )
  return BigInt(parts[1] ?? '') * 10n ** 18n + BigInt((parts[2] ?? '').padEnd(18, '0'))
}

/** Dollars as a decimal. */
export function usdText(usd: bigint): string {
  const digits = usd.toString().padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '')
}

/** Dollars from the decimal that usdText wrote. */
export function usdOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole) * 10n ** 18n + BigInt(fraction.padEnd(18, '0'))
}
