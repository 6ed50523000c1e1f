/**
 * A price in nano-USD per million tokens. Integers suffice, since a configured price has at most
 * nine decimals.
 */
export type TokenPrice = { input: bigint; output: bigint }

/** From decimal USD per million tokens, as the configuration writes it. */
export const priceFrom = ({ input, output }: { input: string; output: string }): TokenPrice => ({
  input: nanoFrom(input),
  output: nanoFrom(output),
})

/** Nano-USD from a decimal amount of USD with at most nine decimals. */
export function nanoFrom(usd: string): bigint {
  const [integer = '0', fraction = ''] = usd.split('.')
  return BigInt(integer) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'))
}

/** The highest input price and the highest output price of these; undefined without any. */
export function highestPrice(prices: readonly (TokenPrice | undefined)[]): TokenPrice | undefined {
  let highest: TokenPrice | undefined
  for (const price of prices) {
    if (!price) continue
    highest = {
      input: highest && highest.input > price.input ? highest.input : price.input,
      output: highest && highest.output > price.output ? highest.output : price.output,
    }
  }
  return highest
}

/** Nano-USD for these tokens, rounded up. */
export function costOf(
  price: TokenPrice | undefined,
  promptTokens: number,
  completionTokens: number,
): number {
  if (!price) return 0
  const millionths = BigInt(promptTokens) * price.input + BigInt(completionTokens) * price.output
  return Number((millionths + 999_999n) / 1_000_000n)
}

/** The decimal of an amount in nano-USD, without needless zeros: 1500000000 is "1.5". */
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
