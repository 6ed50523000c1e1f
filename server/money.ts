import {
  unitPriceNames,
  unitPrices,
  type UnitPrice,
  type UnitPriceName,
  type Work,
} from './units.ts'

/**
 * Prices of tokens in nano-USD per million. Integers suffice, since a configured price has at most
 * nine decimals.
 */
export type TokenRates = {
  input: bigint
  /** For prompt tokens read from the upstream's cache. */
  cachedInput: bigint
  /** For prompt tokens written to the upstream's cache. */
  cacheWriteInput: bigint
  /** The same for tokens that are cached for an hour. */
  cacheWrite1hInput: bigint
  output: bigint
}

/** Prices of tokens, with others for all tokens of a request that has a long prompt. */
type SteppedRates = TokenRates & {
  /** In ascending order of `above`: the number of prompt tokens above which they apply. */
  longContext: readonly (TokenRates & { above: number })[]
}

export type TokenPrice = SteppedRates & {
  /** The prices of replies by their `service_tier`. */
  serviceTiers: ReadonlyMap<string, SteppedRates>
  /** Prices of work that is not counted in tokens. */
  units: UnitPrice
}

type RateSettings = {
  input?: string
  cached_input?: string
  cache_write_input?: string
  cache_write_1h_input?: string
  output?: string
}
type SteppedSettings = RateSettings & {
  long_context?: readonly (RateSettings & { above: number })[]
}
/** A price as the configuration writes it: decimal USD per million tokens, or for units. */
export type PriceSettings = SteppedSettings &
  Partial<Record<UnitPriceName, string>> & { service_tiers?: Record<string, SteppedSettings> }

export const priceFrom = (settings: PriceSettings): TokenPrice => ({
  ...steppedFrom(settings),
  serviceTiers: new Map(
    Object.entries(settings.service_tiers ?? {}).map(([name, tier]) => [name, steppedFrom(tier)]),
  ),
  units: unitPriceFrom(settings),
})

const steppedFrom = (settings: SteppedSettings): SteppedRates => ({
  ...ratesFrom(settings),
  longContext: (settings.long_context ?? []).map((step) => ({
    ...ratesFrom(step),
    above: step.above,
  })),
})

const ratesFrom = ({
  input = '0',
  cached_input = input,
  cache_write_input = input,
  cache_write_1h_input: oneHour,
  output = '0',
}: RateSettings): TokenRates => ({
  input: nanoFrom(input),
  cachedInput: nanoFrom(cached_input),
  cacheWriteInput: nanoFrom(cache_write_input),
  // As Anthropic charges.
  cacheWrite1hInput: oneHour === undefined ? 2n * nanoFrom(input) : nanoFrom(oneHour),
  output: nanoFrom(output),
})

function unitPriceFrom(settings: PriceSettings): UnitPrice {
  const price: UnitPrice = {}
  for (const name of unitPriceNames) {
    const amount = settings[name]
    const { unit, per } = unitPrices[name]
    if (amount !== undefined) price[unit] = (nanoFrom(amount) * 1_000_000n) / per
  }
  return price
}

/** Nano-USD for this work, rounded up. */
export const workCost = (price: TokenPrice | undefined, work: Work | undefined): number =>
  work ? millionth((price?.units[work.unit] ?? 0n) * BigInt(work.count)) : 0

const millionth = (amount: bigint): number => Number((amount + 999_999n) / 1_000_000n)

/** Nano-USD from a decimal amount of USD with at most nine decimals. */
export function nanoFrom(usd: string): bigint {
  const [integer = '0', fraction = ''] = usd.split('.')
  return BigInt(integer) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'))
}

/**
 * The highest price of any prompt token and of any completion token at these prices, by the length
 * of the prompt: a longer one never costs less. Undefined without prices. Tokens that are cached
 * for an hour are apart: few requests ask for it.
 */
export function highestPrice(prices: readonly (TokenPrice | undefined)[]): TokenPrice | undefined {
  const definedPrices = prices.filter((price) => price !== undefined)
  const options = definedPrices.flatMap((price) => [price, ...price.serviceTiers.values()])
  if (options.length === 0) return undefined
  const steps = options.flatMap(({ longContext }) => longContext)
  const bounds = [...new Set(steps.map(({ above }) => above))].toSorted((a, b) => a - b)
  const longContext = bounds.map((above) => ({
    ...highestRates([...options, ...steps.filter((step) => step.above <= above)]),
    above,
  }))
  return {
    ...highestRates(options),
    longContext,
    serviceTiers: new Map(),
    units: highestUnits(definedPrices),
  }
}

function highestUnits(prices: readonly TokenPrice[]): UnitPrice {
  const highest: UnitPrice = {}
  for (const { unit } of Object.values(unitPrices))
    for (const { units } of prices) {
      const amount = units[unit] ?? 0n
      if (amount > (highest[unit] ?? 0n)) highest[unit] = amount
    }
  return highest
}

function highestRates(options: readonly TokenRates[]): TokenRates {
  const highest = (amountOf: (rates: TokenRates) => bigint[]) =>
    options.flatMap(amountOf).reduce((most, amount) => (amount > most ? amount : most), 0n)
  const prompt = highest((rates) => [rates.input, rates.cachedInput, rates.cacheWriteInput])
  return {
    input: prompt,
    cachedInput: prompt,
    cacheWriteInput: prompt,
    cacheWrite1hInput: highest((rates) => [prompt, rates.cacheWrite1hInput]),
    output: highest(({ output }) => [output]),
  }
}

/** The tokens of a request or of a reply. */
export type PricedTokens = {
  /** All of the prompt, including those of a cache, read or written. */
  prompt: number
  completion: number
  cached?: number
  cacheWrite?: number
  /** Those of `cacheWrite` that are kept for an hour. */
  cacheWrite1h?: number
  /** The longest prompt of one sampling, if the tokens are of several; by default `prompt`. */
  maxPrompt?: number | undefined
  /** The reply's `service_tier`. */
  serviceTier?: string | undefined
}

/** The prices that apply to these tokens. */
function ratesOf(
  price: TokenPrice,
  { prompt, maxPrompt = prompt, serviceTier = '' }: PricedTokens,
): TokenRates {
  const tier = price.serviceTiers.get(serviceTier) ?? price
  return tier.longContext.findLast(({ above }) => maxPrompt > above) ?? tier
}

/** Nano-USD for these tokens, rounded up. */
export const costOf = (price: TokenPrice | undefined, tokens: PricedTokens): number =>
  price ? millionth(millionthsOf(ratesOf(price, tokens), tokens)) : 0

function millionthsOf(
  rates: TokenRates,
  { prompt, completion, cached = 0, cacheWrite = 0, cacheWrite1h = 0 }: PricedTokens,
): bigint {
  return (
    BigInt(prompt - cached - cacheWrite) * rates.input +
    BigInt(cached) * rates.cachedInput +
    BigInt(cacheWrite - cacheWrite1h) * rates.cacheWriteInput +
    BigInt(cacheWrite1h) * rates.cacheWrite1hInput +
    BigInt(completion) * rates.output
  )
}

/**
 * The completion tokens that these nano-USD pay for after the tokens of a prompt; Infinity where
 * they cost nothing, and below 0 where not even the prompt is paid for.
 */
export function affordableTokens(
  price: TokenPrice | undefined,
  nano: number,
  tokens: PricedTokens,
): number {
  if (!price || nano === Infinity) return Infinity
  const rates = ratesOf(price, tokens)
  if (rates.output === 0n) return Infinity
  const millionths = BigInt(Math.floor(nano)) * 1_000_000n - millionthsOf(rates, tokens)
  return Number(millionths / rates.output)
}

/** Whether no prompt costs anything. */
export const isPromptFree = ({ input, longContext }: TokenPrice): boolean =>
  input === 0n && longContext.every((step) => step.input === 0n)

/** The decimal of an amount in nano-USD, without trailing zeros: 1500000000 is "1.5". */
export function usdFrom(nano: number): string {
  const text = BigInt(Math.max(0, Math.ceil(nano)))
    .toString()
    .padStart(10, '0')
  const decimals = text.slice(-9).replace(/0+$/, '')
  return decimals === '' ? text.slice(0, -9) : `${text.slice(0, -9)}.${decimals}`
}

/** The exact decimal of nano-USD, with at least two decimals: 1500000132n is "1.500000132". */
export function formatUsd(nano: bigint): string {
  const sign = nano < 0n ? '-' : ''
  const digits = (nano < 0n ? -nano : nano).toString().padStart(10, '0')
  const decimals = digits.slice(-9).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -9)}.${decimals.padEnd(2, '0')}`
}

/**
 * A decimal amount of USD in an asset's smallest unit. Throws an Error with a sentence where it is
 * no amount, or not a whole number of these units above 0.
 */
export function unitsFrom(usd: string, decimals: number): bigint {
  const [, whole, fraction = ''] = /^([0-9]{1,9})(?:\.([0-9]{1,18}))?$/.exec(usd) ?? []
  if (whole === undefined)
    throw new Error(`"${usd.slice(0, 40)}" is not a decimal amount of USD like "0.001"`)

  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals)
    throw new Error(
      `${usd} USD is not a whole number of the smallest unit of an asset with ${decimals} decimals`,
    )
  const units = BigInt(whole + significant.padEnd(decimals, '0'))
  if (units === 0n) throw new Error(`${usd} USD is nothing, and a payment must be of something`)
  return units
}

/** Whether an asset with these decimals can be paid in exactly this amount of USD. */
export function isChargeable(usd: string, decimals: number): boolean {
  try {
    return unitsFrom(usd, decimals) > 0n
  } catch {
    return false
  }
}

/** Nano-USD of an amount in an asset's smallest unit, rounded down. */
export const nanoFromUnits = (units: string, decimals: number): number =>
  Number((BigInt(units) * 1_000_000_000n) / 10n ** BigInt(decimals))
