/** The exact decimal of an amount in nano-USD, with at least two decimals: 1500000132n is "1.500000132". */
export function formatUsd(nano: bigint): string {
  const sign = nano < 0n ? '-' : ''
  const digits = (nano < 0n ? -nano : nano).toString().padStart(10, '0')
  const decimals = digits.slice(-9).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -9)}.${decimals.padEnd(2, '0')}`
}
