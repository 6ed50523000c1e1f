import { fitsDouble, isDigit, numberEnd } from './numbers.ts'

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
  /**
   * Gets the place of each brace, colon and comma of the outermost object: of what opens it, then two
   * for each member.
   */
  separators?: number[] | undefined
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
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const minus = 0x2d

/**
 * Checks the limits of JSON before it is parsed, so that neither parsing it nor a walk over the
 * value can take long or overflow the stack. Reads bytes: in UTF-8 no part of a longer character
 * looks like ASCII. The result for text that is not JSON means nothing.
 */
export function scanJson(
  json: Uint8Array,
  limits: JsonLimits,
  { digits = false, separators }: ScanOptions = {},
): JsonScan {
  const { levels = Infinity, objectMembers } = limits
  const { members: mostMembers = Infinity, values: mostValues = Infinity } = limits
  const counts = objectMembers === undefined ? undefined : new Int32Array(levels + 1)
  let [level, members, values, isEmpty, losesDigits] = [0, 0, 0, false, false]
  const exceeds = (limit: keyof JsonLimits, at: number): JsonScan => {
    return { excess: { limit, at }, members, values, losesDigits }
  }
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (byte === quote) {
      isEmpty = false
      at = stringEnd(json, at + 1)
    } else if (byte === comma) {
      if (level === 1) separators?.push(at)
      if (++values > mostValues) return exceeds('values', at)
    } else if (byte === colon) {
      if (level === 1) separators?.push(at)
      if (counts && objectMembers !== undefined) {
        const count = (counts[level] ?? 0) + 1
        if (count > objectMembers) return exceeds('objectMembers', at)
        counts[level] = count
      }
      if (++members > mostMembers) return exceeds('members', at)
    } else if (byte === 0x7b || byte === 0x5b) {
      if (++level > levels) return exceeds('levels', at)
      if (level === 1) separators?.push(at)
      if (counts) counts[level] = 0
      isEmpty = true
      // Commas count the values that follow them; the first one is counted here.
      if (++values > mostValues) return exceeds('values', at)
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
  return { members, values, losesDigits }
}

/** The place of the quote that ends the string which begins here. */
function stringEnd(json: Uint8Array, start: number): number {
  // Read once: the engine would read it anew in each turn.
  const { length } = json
  let at = start
  for (; at < length; at++) {
    const byte = json[at]
    if (byte === quote) break
    if (byte === backslash) at++
  }
  return at
}

/** Whether lists and objects nest deeper than `limit`. */
export const nestsDeeper = (json: Uint8Array, limit: number): boolean =>
  scanJson(json, { levels: limit }).excess !== undefined
