/**
 * A price in nano-USD per million tokens. Integers suffice, since a configured price has at most
 * nine decimals.
 */
export type TokenPrice = {
  input: bigint
  /** For prompt tokens read from the upstream's cache. */
  cachedInput: bigint
  /** For prompt tokens written to the upstream's cache. */
  cacheWriteInput: bigint
  /** The same for tokens that are cached for an hour. */
  cacheWrite1hInput: bigint
  output: bigint
}

type PriceSettings = {
  input: string
  cached_input?: string
  cache_write_input?: string
  cache_write_1h_input?: string
  output: string
}

/** From decimal USD per million tokens, as the configuration writes it. */
export const priceFrom = ({
  input,
  cached_input = input,
  cache_write_input = input,
  cache_write_1h_input: oneHour,
  output,
}: PriceSettings): TokenPrice => ({
  input: nanoFrom(input),
  cachedInput: nanoFrom(cached_input),
  cacheWriteInput: nanoFrom(cache_write_input),
  // As Anthropic charges.
  cacheWrite1hInput: oneHour === undefined ? 2n * nanoFrom(input) : nanoFrom(oneHour),
  output: nanoFrom(output),
})

/** Nano-USD from a decimal amount of USD with at most nine decimals. */
export function nanoFrom(usd: string): bigint {
  const [integer = '0', fraction = ''] = usd.split('.')
  return BigInt(integer) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'))
}

/**
 * The highest price of any prompt token and of any completion token at these prices; undefined
 * without any. Tokens that are cached for an hour are apart: few requests ask for it.
 */
export function highestPrice(prices: readonly (TokenPrice | undefined)[]): TokenPrice | undefined {
  let highest: TokenPrice | undefined
  for (const price of prices) {
    if (!price) continue
    const { input, cachedInput, cacheWriteInput, cacheWrite1hInput, output } = price
    const prompt = highestOf(input, cachedInput, cacheWriteInput, highest?.input ?? 0n)
    highest = {
      input: prompt,
      cachedInput: prompt,
      cacheWriteInput: prompt,
      cacheWrite1hInput: highestOf(prompt, cacheWrite1hInput, highest?.cacheWrite1hInput ?? 0n),
      output: highestOf(output, highest?.output ?? 0n),
    }
  }
  return highest
}

const highestOf = (...amounts: bigint[]): bigint =>
  amounts.reduce((highest, amount) => (amount > highest ? amount : highest))

/**
 * Nano-USD for these tokens, rounded up; those of a cache, read or written, are of the prompt, and
 * those that are kept for an hour are of those written.
 */
export function costOf(
  price: TokenPrice | undefined,
  promptTokens: number,
  completionTokens: number,
  cachedTokens = 0,
  cacheWriteTokens = 0,
  cacheWrite1hTokens = 0,
): number {
  if (!price) return 0
  const millionths =
    BigInt(promptTokens - cachedTokens - cacheWriteTokens) * price.input +
    BigInt(cachedTokens) * price.cachedInput +
    BigInt(cacheWriteTokens - cacheWrite1hTokens) * price.cacheWriteInput +
    BigInt(cacheWrite1hTokens) * price.cacheWrite1hInput +
    BigInt(completionTokens) * price.output
  return Number((millionths + 999_999n) / 1_000_000n)
}

/**
 * The completion tokens that these nano-USD pay for after the prompt; Infinity where they cost
 * nothing, and below 0 where not even the prompt is paid for.
 */
export function affordableTokens(
  price: TokenPrice | undefined,
  nano: number,
  promptTokens: number,
): number {
  if (!price || price.output === 0n || nano === Infinity) return Infinity
  const millionths = BigInt(Math.floor(nano)) * 1_000_000n - BigInt(promptTokens) * price.input
  return Number(millionths / price.output)
}

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
