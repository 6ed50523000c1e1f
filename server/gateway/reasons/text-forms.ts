/**
 * How a text is compared: as written or with escapes decoded, at any depth; with or without white
 * space. Always case-insensitive, with any white space or control character as a space.
 */
export type TextForm = { isUnescaped: boolean; isSqueezed: boolean }

/**
 * The characters of a text in a form, as UTF-16 codes, optionally with their original positions.
 */
export type Units = {
  codes: Uint16Array
  length: number
  starts?: Uint32Array
  ends?: Uint32Array
}

const space = 0x20
const backslash = 0x5c

export function unitsOf(
  text: string,
  { isUnescaped, isSqueezed }: TextForm,
  hasPlaces = false,
): Units {
  const size = text.length
  const units: Units = { codes: new Uint16Array(size), length: 0 }
  if (hasPlaces)
    Object.assign(units, { starts: new Uint32Array(size), ends: new Uint32Array(size) })
  const { codes, starts, ends } = units
  let length = 0
  for (let at = 0; at < size;) {
    const start = at
    let code = text.charCodeAt(at)
    if (code === backslash && isUnescaped) {
      const escape = escapeAt(text, at)
      at = escape.end
      if (escape.code === undefined) continue
      code = escape.code
    } else at++
    const folded = fold(code)
    if (folded === space && isSqueezed) continue
    codes[length] = folded
    if (starts && ends) {
      starts[length] = start
      ends[length] = at
    }
    length++
  }
  units.length = length
  return units
}

/**
 * The character of the escape at this position; backslashes before other characters are dropped.
 */
function escapeAt(text: string, start: number): { code?: number; end: number } {
  let at = start
  while (text.charCodeAt(at) === backslash) at++
  const letter = text.charAt(at).toLowerCase()
  const digits = hexDigits[letter]
  const hex = digits === undefined ? '' : text.slice(at + 1, at + 1 + digits)
  if (hex.length === digits && /^[0-9a-f]+$/i.test(hex))
    return { code: Number.parseInt(hex, 16), end: at + 1 + digits }
  return blankEscapes.has(letter) ? { code: space, end: at + 1 } : { end: at }
}

const hexDigits: Partial<Record<string, number>> = { u: 4, x: 2 }
const blankEscapes = new Set(['n', 'r', 't', 'b', 'f', 'v'])

/** For each UTF-16 code met so far, its folded code plus 1; 0 for others. */
const foldedCodes = new Uint32Array(0x10000)

/** The lower-case code; that of a space for white space and control characters. */
function fold(code: number): number {
  const cached = foldedCodes[code]
  if (cached) return cached - 1
  const text = String.fromCharCode(code)
  const upper = text.toUpperCase()
  const lower = (upper.length === 1 ? upper : text).toLowerCase()
  const folded = /[\s\p{Cc}\p{Cf}]/u.test(text) ? space : lower.charCodeAt(0)
  foldedCodes[code] = folded + 1
  return folded
}
