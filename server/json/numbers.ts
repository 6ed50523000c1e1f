/** A double holds each number with fewer digits than these. */
const safeBytes = 15

export const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39

const [plus, minus, point, zero] = [0x2b, 0x2d, 0x2e, 0x30]

/** The byte after the digits from `at` on; `at` where there is none. */
function digitsEnd(json: Uint8Array, at: number): number {
  let end = at
  while (isDigit(json[end] ?? 0)) end++
  return end
}

/** The byte after the number that begins at `start` (RFC 8259, section 6); -1 if none does. */
export function numberEnd(json: Uint8Array, start: number): number {
  const digits = json[start] === minus ? start + 1 : start
  let end = json[digits] === zero ? digits + 1 : digitsEnd(json, digits)
  if (end === digits) return -1
  if (json[end] === point) {
    const fraction = end + 1
    end = digitsEnd(json, fraction)
    if (end === fraction) return -1
  }
  if (!isExponent(json[end] ?? 0)) return end
  const sign = json[end + 1]
  const exponent = sign === minus || sign === plus ? end + 2 : end + 1
  end = digitsEnd(json, exponent)
  return end === exponent ? -1 : end
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
