/** Amounts of US dollars are counted in 10⁻¹⁸ of a dollar. */
const decimals = 18

/** An amount in an asset's smallest unit, for an asset that is worth one dollar. */
export const usdFromUnits = (amount: string, assetDecimals: number): bigint =>
  BigInt(amount) * 10n ** BigInt(decimals - assetDecimals)

/** Reads a decimal with at most 18 decimal places. */
export function usdFrom(text: string): bigint {
  const [integer = '', fraction = ''] = text.split('.')
  return BigInt(integer) * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0'))
}

/** Writes a decimal without trailing zeros. */
export function usdText(usd: bigint): string {
  const digits = usd.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
}
