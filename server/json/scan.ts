/** Limits of JSON; an absent one does not apply. */
export type JsonLimits = {
  levels?: number
  /** Members of one object; requires `levels`. */
  objectMembers?: number
  /** Members of all objects in total. */
  members?: number
  /** Members of all objects and items of all arrays in total. */
  values?: number
}

export type ScanOptions = {
  /** Whether to find out if a number loses digits. */
  digits?: boolean
  /**
   * Receives the offsets of the braces, colons and commas of the outermost object: of its opening
   * brace, then two for each member.
   */
  separators?: number[] | undefined
}

export type JsonScan = {
  /** The limit that was exceeded, and the offset of the byte that exceeded it. */
  excess?: { limit: keyof JsonLimits; at: number }
  /** Members of all objects, up to where the scan ended. */
  members: number
  /** Whether a number has more digits than a double holds; only with the option `digits`. */
  losesDigits: boolean
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a

/**
 * Checks the limits of JSON before it is parsed, so that neither parsing nor a walk over the value
 * is slow or overflows the stack. Reads bytes: in UTF-8 no byte of a longer character looks like
 * ASCII. The result for invalid JSON is meaningless.
 */
export function scanJson(
  json: Uint8Array,
  limits: JsonLimits,
  { digits = false, separators }: ScanOptions = {},
): JsonScan {
  const { levels = Infinity, objectMembers } = limits
  const { members: maxMembers = Infinity, values: maxValues = Infinity } = limits
  const counts = objectMembers === undefined ? undefined : new Int32Array(levels + 1)
  let [level, members, values, isEmpty, losesDigits] = [0, 0, 0, false, false]
  const exceeds = (limit: keyof JsonLimits, at: number): JsonScan => {
    return { excess: { limit, at }, members, losesDigits }
  }
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (byte === quote) {
      isEmpty = false
      at = stringEnd(json, at + 1)
    } else if (byte === comma) {
      if (level === 1) separators?.push(at)
      if (++values > maxValues) return exceeds('values', at)
    } else if (byte === colon) {
      if (level === 1) separators?.push(at)
      if (counts && objectMembers !== undefined) {
        const count = (counts[level] ?? 0) + 1
        if (count > objectMembers) return exceeds('objectMembers', at)
        counts[level] = count
      }
      if (++members > maxMembers) return exceeds('members', at)
    } else if (byte === 0x7b || byte === 0x5b) {
      if (++level > levels) return exceeds('levels', at)
      if (level === 1) separators?.push(at)
      if (counts) counts[level] = 0
      isEmpty = true
      // A comma counts the value after it; this counts the first value.
      if (++values > maxValues) return exceeds('values', at)
    } else if (byte === 0x7d || byte === 0x5d) {
      if (isEmpty) values--
      isEmpty = false
      if (level === 1) separators?.push(at)
      if (level > 0) level--
    } else if (byte > 0x20) {
      isEmpty = false
      if (!digits || losesDigits || !(isDigit(byte) || byte === minus)) continue
      const end = numberEnd(json, at)
      if (end === -1) continue
      losesDigits = !fitsDouble(json, at, end)
      at = end - 1
    }
  }
  return { members, losesDigits }
}

/** The offset of the quote that ends the string. */
function stringEnd(json: Uint8Array, start: number): number {
  // Read once: the engine would read it again in each iteration.
  const { length } = json
  let at = start
  for (; at < length; at++) {
    const byte = json[at]
    if (byte === quote) break
    if (byte === backslash) at++
  }
  return at
}

/** Whether arrays and objects nest deeper than `limit`. */
export const nestsDeeper = (json: Uint8Array, limit: number): boolean =>
  scanJson(json, { levels: limit }).excess !== undefined

/** A double holds every number of at most this many bytes without an exponent. */
const safeBytes = 15

export const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39

const [plus, minus, point, zero] = [0x2b, 0x2d, 0x2e, 0x30]

/** The offset after the digits from `at` on. */
function digitsEnd(json: Uint8Array, at: number): number {
  let end = at
  while (isDigit(json[end] ?? 0)) end++
  return end
}

/** The offset after the number that begins at `start` (RFC 8259, section 6); -1 if invalid. */
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

/** Whether a double holds the number between these offsets; any short number fits. */
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

/** Whether a number keeps its value when it is parsed and serialized. */
export function roundTrips(number: string): boolean {
  const again = String(Number(number))
  return again === number || decimal(again) === decimal(number)
}

/** One spelling for all that mean the same number. */
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
