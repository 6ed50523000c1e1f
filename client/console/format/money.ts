const nanosOfUsd = 1_000_000_000n
/** Amounts of at most this many digits are shown exactly. */
const exactDigits = 9
/** A ten-thousandth of a dollar. */
const fineStep = 100_000n

/** Nano-USD in the contract's formats: a string of digits, or a number in the ledger's rows. */
export type NanoUsd = string | number | bigint

/** The exact amount, as in `1,234.5 USD`. */
export const exactUsd = (amount: NanoUsd): string => `${decimalOf(BigInt(amount))} USD`

/**
 * An amount for people: exact if it has few digits, otherwise with four decimal places. Amounts
 * with many digits are larger than that, so that none is shown as zero.
 */
export function usd(amount: NanoUsd): string {
  const nanos = BigInt(amount)
  const isShort = nanos.toString().replace(/^-|0+$/g, '').length <= exactDigits
  return `${decimalOf(isShort ? nanos : roundedTo(nanos, fineStep))} USD`
}

/** Nano-USD of a decimal string of USD, as in limits; undefined for any other string. */
export function nanosOf(text: string): bigint | undefined {
  const [, integer = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,9}))?$/.exec(text.trim()) ?? []
  return integer === '' ? undefined : BigInt(integer + fraction.padEnd(9, '0'))
}

/** The exact amount without unit and separators, for files. */
export const plainUsd = (amount: NanoUsd): string => decimalOf(BigInt(amount)).replaceAll(',', '')

const roundedTo = (nanos: bigint, step: bigint): bigint => {
  const half = nanos < 0n ? -step / 2n : step / 2n
  return ((nanos + half) / step) * step
}

/** All decimal places, at least two. */
function decimalOf(nanos: bigint): string {
  const size = nanos < 0n ? -nanos : nanos
  const integer = (size / nanosOfUsd).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = (size % nanosOfUsd).toString().padStart(9, '0').replace(/0+$/, '')
  return `${nanos < 0n ? '-' : ''}${integer}.${fraction.padEnd(2, '0')}`
}
