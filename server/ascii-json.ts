import { wordsOf } from './json.ts'

/** A shorter text fits into the engine's usual memory, and needs no other form. */
const leastBytes = 64 << 10
const mostBytes = 1 << 20
/** With more runs of other characters than one in so many bytes, decoding all at once is quicker. */
const leastBytesPerRun = 64

const backslash = 0x5c

/** Where texts are made. Memory that is new for each would be most of the work. */
let scratch = Buffer.alloc(0)

/**
 * Long JSON in valid UTF-8 as text that has escapes for the few characters which are not ASCII. The
 * engine takes two bytes for each character of other texts, and gets pages of memory for such a
 * text alone. Undefined where that would not help, or would become other JSON.
 */
export function asciiJson(json: Buffer, least = leastBytes): string | undefined {
  if (json.length < least || json.length > mostBytes) return undefined
  // Six bytes for a character of two or three, and twelve for one of four.
  if (scratch.length < json.length * 3) scratch = Buffer.allocUnsafe(json.length * 3)
  const words = wordsOf(json)
  let size = 0
  let copied = 0
  let runs = 0
  for (
    let start = nextOther(json, words, 0);
    start < json.length;
    start = nextOther(json, words, copied)
  ) {
    // Behind a backslash such a character is no JSON, and its escape would make it so.
    if (json[start - 1] === backslash || ++runs * leastBytesPerRun > json.length) return undefined
    size += json.copy(scratch, size, copied, start)
    copied = start
    while ((json[copied] ?? 0) >= 0x80) {
      const { unit, low, length } = characterAt(json, copied)
      size = writeEscape(unit, size)
      if (low !== undefined) size = writeEscape(low, size)
      copied += length
    }
  }
  size += json.copy(scratch, size, copied)
  return scratch.toString('latin1', 0, size)
}

/** The place of the first byte from `from` on that is not ASCII; it reads four at a time. */
function nextOther(
  json: Buffer,
  { words, offset }: ReturnType<typeof wordsOf>,
  from: number,
): number {
  let at = from
  for (; at < json.length; at++) {
    if (((at + offset) & 3) === 0) {
      let word = (at + offset) >> 2
      while (word < words.length && ((words[word] ?? 0) & 0x80808080) === 0) word++
      at = (word << 2) - offset
    }
    if ((json[at] ?? 0) >= 0x80) break
  }
  return at
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
