/** Whether a number is a multiple of another one by their decimal digits. */
export function isMultiple(divisor: number, value: number): boolean {
  const [a, b] = [decimalOf(value), decimalOf(divisor)]
  const exponent = Math.min(a.exponent, b.exponent)
  // Such numbers are no quantities, and their quotient would have more digits than are worth it.
  if (Math.max(a.exponent, b.exponent) - exponent > 400) return value % divisor === 0
  return unitsOf(a, exponent) % unitsOf(b, exponent) === 0n
}

type Decimal = { digits: bigint; exponent: number }

function decimalOf(value: number): Decimal {
  const [, whole = '0', fraction = '', power = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}

const unitsOf = ({ digits, exponent }: Decimal, unit: number) =>
  digits * 10n ** BigInt(exponent - unit)
