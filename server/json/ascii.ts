/** Shorter texts are decoded as quickly. */
const leastBytes = 8 << 10
const mostBytes = 1 << 20
/** With more of them than one byte in so many, decoding all at once is quicker. */
const leastBytesForOne = 16

const backslash = 0x5c

/** Where texts are made. Memory that is new for each would be most of the work. */
let scratch = Buffer.alloc(0)

/** Whether JSON of this length is worth another form. */
export const isLongJson = ({ length }: Buffer): boolean =>
  length >= leastBytes && length <= mostBytes

/** The ranges of JSON that `asciiJson` replaces. A scan of the JSON fills them in. */
export class ReplacedRanges {
  /** In turn: the byte at which a range begins, and the one after its last. */
  readonly bounds: number[] = []
  #room: number

  constructor({ length }: Buffer) {
    this.#room = Math.floor(length / leastBytesForOne)
  }

  /** Whether there are too many other characters, so that `asciiJson` would not help. */
  get areTooLong(): boolean {
    return this.#room < 0
  }

  /** Adds the run of other characters that begins here; returns the byte after its last. */
  addRun(json: Uint8Array, start: number): number {
    let end = start + 1
    while ((json[end] ?? 0) >= 0x80) end++
    this.#room -= end - start
    if (this.#room >= 0) this.bounds.push(start, end)
    return end
  }
}

/**
 * JSON in valid UTF-8 as text that has escapes for the few characters which are not ASCII, and null
 * for parts that are not parsed. The engine takes two bytes for each character of other texts, and
 * gets pages of memory for such a text alone. Undefined where that would not help. The ranges are
 * those of a scan; what is no JSON becomes other text, which is none either.
 */
export function asciiJson(
  json: Buffer,
  { areTooLong, bounds }: ReplacedRanges,
): string | undefined {
  if (areTooLong) return undefined
  // Six bytes for a character of two or three, and twelve for one of four.
  if (scratch.length < json.length * 2) scratch = Buffer.allocUnsafe(json.length * 2)
  let size = 0
  let copied = 0
  for (let index = 0; index < bounds.length; index += 2) {
    const [start = 0, end = 0] = [bounds[index], bounds[index + 1]]
    size += json.copy(scratch, size, copied, start)
    copied = start
    while (copied < end) {
      const { unit, low, length } = characterAt(json, copied)
      size = writeEscape(unit, size)
      if (low !== undefined) size = writeEscape(low, size)
      copied += length
    }
  }
  size += json.copy(scratch, size, copied)
  return scratch.toString('latin1', 0, size)
}

/** A character in valid UTF-8 as one unit of UTF-16, or two, and how many bytes it has. */
function characterAt(utf8: Buffer, at: number): { unit: number; low?: number; length: 2 | 3 | 4 } {
  const first = utf8[at] ?? 0
  const rest = (place: number) => (utf8[at + place] ?? 0) & 0x3f
  if (first < 0xe0) return { unit: ((first & 0x1f) << 6) | rest(1), length: 2 }
  const bits = (rest(1) << 6) | rest(2)
  if (first < 0xf0) return { unit: ((first & 0x0f) << 12) | bits, length: 3 }
  const above = (((first & 0x07) << 18) | (bits << 6) | rest(3)) - 0x10000
  return { unit: 0xd800 | (above >> 10), low: 0xdc00 | (above & 0x3ff), length: 4 }
}

const digits = Buffer.from('0123456789abcdef')

function writeEscape(unit: number, to: number): number {
  scratch[to] = backslash
  scratch[to + 1] = 0x75
  for (let digit = 0; digit < 4; digit++)
    scratch[to + 2 + digit] = digits[(unit >> (12 - 4 * digit)) & 0xf] ?? 0
  return to + 6
}
