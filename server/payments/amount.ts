/** A decimal amount of USD in the asset's smallest unit. Throws a sentence where it is not a whole number of them, or none at all. */
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
