/** A double holds each number with fewer digits than these. */
const safeBytes = 15

export const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39

/** The byte after the number that begins here. */
export function numberEnd(json: Uint8Array, start: number): number {
  let end = start + 1
  for (
    let byte = json[end] ?? 0;
    isDigit(byte) || byte === 0x2e || byte === 0x2d || byte === 0x2b || isExponent(byte);
    byte = json[end] ?? 0
  )
    end++
  return end
}

/** Whether a double holds the number from the byte `start` to `end`; most are so short that it does. */
export function fitsDouble(json: Uint8Array, start: number, end: number): boolean {
  let isShort = end - start <= safeBytes
  for (let at = start; isShort && at < end; at++) if (isExponent(json[at] ?? 0)) isShort = false
  return (
    isShort ||
    roundTrips(Buffer.from(json.buffer, json.byteOffset + start, end - start).toString('latin1'))
  )
}

/** `e` or `E`. */
const isExponent = (byte: number): boolean => (byte | 0x20) === 0x65

/** Whether a number is the same after it is parsed and written again. */
export function roundTrips(number: string): boolean {
  const again = String(Number(number))
  return again === number || decimal(again) === decimal(number)
}

/** The same text for all ways to write a number. */
function decimal(number: string): string | undefined {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number) ?? []
  const digits = integer + fraction
  let [start, end] = [0, digits.length]
  while (digits[start] === '0') start++
  while (end > start && digits[end - 1] === '0') end--
  if (start === end) return digits === '' ? undefined : '0'
  const power = Number(exponent) - fraction.length + digits.length - end
  return `${sign}${digits.slice(start, end)}e${power}`
}
