import type { ReplacedRanges } from './ascii.ts'
import { fitsDouble, isDigit, numberEnd } from './numbers.ts'
import { IndexBuilder, indexedLevels, type StructuralIndex } from './structural-index.ts'

/** Limits of a JSON text; what is absent is not limited. */
export type JsonLimits = {
  levels?: number
  /** Members of one object; needs a limit of levels. */
  objectMembers?: number
  /** Members of all objects together. */
  members?: number
  /** Members of all objects and items of all lists together. */
  values?: number
}

export type ScanOptions = {
  /** Whether numbers are checked. */
  digits?: boolean
  /** Whether the result has an index. */
  index?: boolean
  /** Gets the ranges that `asciiJson` replaces. */
  replaced?: ReplacedRanges | undefined
}

export type JsonScan = {
  /** The limit that is exceeded, and the byte at which it is. */
  excess?: { limit: keyof JsonLimits; at: number }
  /** Of all objects together, as far as the scan went. */
  members: number
  /** Members of all objects and items of all lists together, as far as the scan went. */
  values: number
  /** Whether a number has more digits than a double holds, where numbers are checked. */
  losesDigits: boolean
  index?: StructuralIndex
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const minus = 0x2d

const builder = new IndexBuilder()

/**
 * Checks the limits of JSON before it is parsed, so that neither parsing it nor a walk over the
 * value can take long or overflow the stack. Reads bytes: in UTF-8 no part of a longer character
 * looks like ASCII. The result for text that is not JSON means nothing.
 */
export function scanJson(
  json: Uint8Array,
  limits: JsonLimits,
  { digits = false, index = false, replaced }: ScanOptions = {},
): JsonScan {
  const { levels = Infinity, objectMembers } = limits
  const { members: mostMembers = Infinity, values: mostValues = Infinity } = limits
  const { words, offset } = wordsOf(json)
  const counts = objectMembers === undefined ? undefined : new Int32Array(levels + 1)
  const built = index ? builder.begin() : undefined
  let [level, members, values, isEmpty, losesDigits] = [0, 0, 0, false, false]
  const exceeds = (limit: keyof JsonLimits, at: number): JsonScan => {
    return { excess: { limit, at }, members, values, losesDigits }
  }
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (byte === quote) {
      isEmpty = false
      at = stringEnd(json, at + 1, words, offset, replaced)
    } else if (byte === comma) {
      if (built && level <= indexedLevels) built.add(at)
      if (++values > mostValues) return exceeds('values', at)
    } else if (byte === colon) {
      if (built && level <= indexedLevels) built.add(at)
      if (counts && objectMembers !== undefined) {
        const count = (counts[level] ?? 0) + 1
        if (count > objectMembers) return exceeds('objectMembers', at)
        counts[level] = count
      }
      if (++members > mostMembers) return exceeds('members', at)
    } else if (byte === 0x7b || byte === 0x5b) {
      if (++level > levels) return exceeds('levels', at)
      if (built && level <= indexedLevels) built.open(at, level)
      if (counts) counts[level] = 0
      isEmpty = true
      // Commas count the values that follow them; the first one is counted here.
      if (++values > mostValues) return exceeds('values', at)
    } else if (byte === 0x7d || byte === 0x5d) {
      if (isEmpty) values--
      isEmpty = false
      if (built && level <= indexedLevels) built.close(at, level)
      if (level > 0) level--
    } else if (byte > 0x20) {
      isEmpty = false
      if (!digits || losesDigits || !(isDigit(byte) || byte === minus)) continue
      const end = numberEnd(json, at)
      losesDigits = !fitsDouble(json, at, end)
      at = end - 1
    }
  }
  return { members, values, losesDigits, ...(built && { index: built.finish() }) }
}

/** As the engine has integers of 32 bits. */
const highBits = 0x80808080 | 0

/** The place of the quote that ends the string which begins here; it reads four bytes at a time. */
function stringEnd(
  json: Uint8Array,
  from: number,
  words: Int32Array,
  offset: number,
  replaced: ReplacedRanges | undefined,
): number {
  const nonAscii = replaced ? highBits : 0
  // Read once: the engine would read them anew in each turn.
  const { length } = json
  const { length: lastWord } = words
  let at = from
  for (; at < length; at++) {
    if (((at + offset) & 3) === 0) {
      let word = (at + offset) >> 2
      for (; word < lastWord; word++) {
        const bytes = words[word] ?? 0
        const quotes = bytes ^ 0x22222222
        const slashes = bytes ^ 0x5c5c5c5c
        // The highest bit of a byte that is 0 is set by the borrow.
        const zeros = ((quotes - 0x01010101) & ~quotes) | ((slashes - 0x01010101) & ~slashes)
        if (((zeros & highBits) | (bytes & nonAscii)) !== 0) break
      }
      at = (word << 2) - offset
    }
    const byte = json[at] ?? 0
    if (byte === quote) break
    if (byte === backslash) at++
    else if (byte >= 0x80 && replaced && !replaced.areTooLong) at = replaced.addRun(json, at) - 1
  }
  return at
}

type Words = { words: Int32Array; offset: number }

/** Bytes in words of four; the first `offset` bytes of the first word are before them. */
function wordsOf({ buffer, byteOffset, length }: Uint8Array): Words {
  const offset = byteOffset & 3
  return { words: new Int32Array(buffer, byteOffset - offset, (length + offset) >> 2), offset }
}

/** Whether lists and objects nest deeper than `limit`. */
export const nestsDeeper = (json: Uint8Array, limit: number): boolean =>
  scanJson(json, { levels: limit }).excess !== undefined
