/** A price in nano-USD per million tokens: whole numbers, since a configured price has at most nine decimals. */
export type Price = { input: bigint; output: bigint }

/** From decimal USD per million tokens, as the configuration writes it. */
export const priceFrom = ({ input, output }: { input: string; output: string }): Price => ({
  input: nanoFrom(input),
  output: nanoFrom(output),
})

/** Nano-USD from a decimal amount of USD with at most nine decimals. */
export function nanoFrom(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.')
  return BigInt(whole) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'))
}

/** As dear as the dearest of them, for prompts and for replies. */
export function dearestOf(prices: readonly (Price | undefined)[]): Price | undefined {
  let dearest: Price | undefined
  for (const price of prices) {
    if (!price) continue
    dearest = {
      input: dearest && dearest.input > price.input ? dearest.input : price.input,
      output: dearest && dearest.output > price.output ? dearest.output : price.output,
    }
  }
  return dearest
}

/** Nano-USD for these tokens, rounded up. */
export function costOf(
  price: Price | undefined,
  promptTokens: number,
  completionTokens: number,
): number {
  if (!price) return 0
  const millionths = BigInt(promptTokens) * price.input + BigInt(completionTokens) * price.output
  return Number((millionths + 999_999n) / 1_000_000n)
}
