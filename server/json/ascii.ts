import { CharacterRuns, wordsOf } from './scan.ts'

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

/** To be filled by a scan of the JSON. */
export const runsFor = ({ length }: Buffer): CharacterRuns =>
  new CharacterRuns(Math.floor(length / leastBytesForOne))

/** The runs of JSON that is not scanned. */
export function runsIn(json: Buffer): CharacterRuns {
  const runs = runsFor(json)
  const { words, offset } = wordsOf(json)
  for (let at = 0; at < json.length && !runs.areTooLong; at++) {
    if (((at + offset) & 3) === 0) {
      let word = (at + offset) >> 2
      while (word < words.length && ((words[word] ?? 0) & 0x80808080) === 0) word++
      at = (word << 2) - offset
    }
    if ((json[at] ?? 0) >= 0x80) at = runs.add(json, at) - 1
  }
  return runs
}

/**
 * JSON in valid UTF-8 as text that has escapes for the few characters which are not ASCII. The
 * engine takes two bytes for each character of other texts, and gets pages of memory for such a
 * text alone. Undefined where that would not help. The runs are those of a scan; what is no JSON
 * becomes other text, which is none either. Values that they leave out become null.
 */
export function asciiJson(json: Buffer, runs: CharacterRuns): string | undefined {
  if (runs.areTooLong) return undefined
  // Six bytes for a character of two or three, and twelve for one of four.
  if (scratch.length < json.length * 2) scratch = Buffer.allocUnsafe(json.length * 2)
  const { places } = runs
  let size = 0
  let copied = 0
  for (let index = 0; index < places.length; index += 2) {
    const [start = 0, end = 0] = [places[index], places[index + 1]]
    size += json.copy(scratch, size, copied, start)
    copied = start
    if ((json[start] ?? 0) < 0x80) {
      size += scratch.write('null', size, 'latin1')
      copied = end
    }
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
