/** The decimal of an amount in nano-USD, without needless zeros: 1500000000 is "1.5". */
export function usdFrom(nano: number): string {
  const text = BigInt(Math.max(0, Math.ceil(nano)))
    .toString()
    .padStart(10, '0')
  const decimals = text.slice(-9).replace(/0+$/, '')
  return decimals === '' ? text.slice(0, -9) : `${text.slice(0, -9)}.${decimals}`
}
