const nanosOfUsd = 1_000_000_000n
/** An amount of at most so many digits is shown as it is. */
const shownDigits = 9
/** A ten-thousandth of a dollar. */
const fineStep = 100_000n

/** Nano-USD as the contract writes them: a string of digits, or a number of the ledger's rows. */
export type NanoUsd = string | number | bigint

/** The exact amount, as in `1,234.5 USD`. */
export const exactUsd = (amount: NanoUsd): string => `${decimalOf(BigInt(amount))} USD`

/**
 * An amount for people: exact where it has few digits, else to four digits behind the point. What
 * has so many digits is larger than that, so that no amount shows as zero.
 */
export function usd(amount: NanoUsd): string {
  const nanos = BigInt(amount)
  const isShort = nanos.toString().replace(/^-|0+$/g, '').length <= shownDigits
  return `${decimalOf(isShort ? nanos : roundedTo(nanos, fineStep))} USD`
}

/** Nano-USD of a decimal string of USD, as limits are written; undefined where it is none. */
export function nanosOf(text: string): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,9}))?$/.exec(text.trim()) ?? []
  return whole === '' ? undefined : BigInt(whole + fraction.padEnd(9, '0'))
}

const roundedTo = (nanos: bigint, step: bigint): bigint => {
  const half = nanos < 0n ? -step / 2n : step / 2n
  return ((nanos + half) / step) * step
}

/** At least two digits behind the point, as many as there are. */
function decimalOf(nanos: bigint): string {
  const size = nanos < 0n ? -nanos : nanos
  const whole = (size / nanosOfUsd).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = (size % nanosOfUsd).toString().padStart(9, '0').replace(/0+$/, '')
  return `${nanos < 0n ? '-' : ''}${whole}.${fraction.padEnd(2, '0')}`
}
