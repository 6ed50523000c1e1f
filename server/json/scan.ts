/** Limits of a JSON text; without one it is not bounded. */
export type Bounds = {
  levels?: number
  /** Members of one object, where levels are bounded. */
  inObject?: number
  /** Members of all objects together. */
  members?: number
  /** Members of all objects and items of all lists together. */
  values?: number
}

/** Which bound is exceeded, and the byte at which it is. */
export type Excess = { bound: keyof Bounds; at: number }

/** What a scan of JSON looks for besides. */
export type ScanOptions = {
  /** Whether numbers are checked. */
  digits?: boolean
  /** Whether the result has an outline. */
  outlines?: boolean
  /** Gets where runs of characters that are not ASCII begin and end in texts. */
  runs?: CharacterRuns | undefined
  /**
   * Finds the value of the outermost object's member that has its colon at this byte, or the first
   * item of it, if that is known. It is not read then, and `runs` have it as a whole.
   */
  find?: ((colon: number) => KnownPart | undefined) | undefined
  /** Of the place that the JSON is to stand at in other JSON. */
  depth?: number
}

/** Where brackets, commas and colons of JSON stand. */
export type Outline = {
  /** The byte of each. */
  readonly places: ArrayLike<number>
  /** By the index of a bracket that opens, that of the one which closes it; 0 for anything else. */
  readonly closings: ArrayLike<number>
}

/** What a scan of a value's JSON finds, where it was parsed before. */
export type KnownValue = {
  value: unknown
  members: number
  values: number
  outline: Outline
}

/** A known value as a part of other JSON: from the byte `start` up to the byte `end`. */
export type KnownPart = KnownValue & {
  start: number
  end: number
  /** How much of the outline it has. */
  outlined: number
  /** Of the first item of a list, the place of the list's bracket. */
  list: number | undefined
}

/** Where runs of characters that are not ASCII begin and end, unless there is too much of them. */
export class CharacterRuns {
  /** In turn: the byte at which a run begins, and the one after its last. */
  readonly places: number[] = []
  #room: number

  /** `mostBytes` is the most that all runs may have together. */
  constructor(mostBytes: number) {
    this.#room = mostBytes
  }

  get areTooLong(): boolean {
    return this.#room < 0
  }

  /** Adds the run that begins at a byte; returns the one after its last. */
  add(json: Uint8Array, start: number): number {
    let end = start + 1
    while ((json[end] ?? 0) >= 0x80) end++
    this.#room -= end - start
    if (this.#room >= 0) this.places.push(start, end)
    return end
  }
}

/** Deep enough for the texts and parts of messages, and for the schemas of tools. */
const outlineLevels = 5

/** The result of a scan of JSON. Numbers are only checked with `digits`. */
export type JsonScan = {
  excess?: Excess
  /** Of all objects together, as far as the scan went. */
  members: number
  /** Members of all objects and items of all lists together, as far as the scan went. */
  values: number
  /** Whether a number has more digits than a double holds. */
  losesDigits: boolean
  /** Of the first five levels. */
  outline?: Outline
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const minus = 0x2d

/** Fewer digits than these a double always holds. */
const safeBytes = 15

/**
 * Checks the limits of JSON before it is parsed, so that neither parsing it nor a walk over the
 * value can take long or overflow the stack. Reads bytes: in UTF-8 no part of a longer character
 * looks like ASCII. The result for text that is not JSON means nothing.
 */
export function scanJson(
  json: Uint8Array,
  bounds: Bounds,
  { digits = false, outlines = false, runs, find, depth = 0 }: ScanOptions = {},
): JsonScan {
  const { levels = Infinity, inObject } = bounds
  const { members: mostMembers = Infinity, values: mostValues = Infinity } = bounds
  const { words, offset } = wordsOf(json)
  const counts = inObject === undefined ? undefined : new Int32Array(levels + 1)
  const outline = outlines ? draft.begin() : undefined
  let [members, values, isEmpty, losesDigits] = [0, 0, false, false]
  const exceeds = (bound: keyof Bounds, at: number): JsonScan => {
    return { excess: { bound, at }, members, values, losesDigits }
  }
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (byte === quote) {
      isEmpty = false
      at = textEnd(json, at + 1, words, offset, runs)
    } else if (byte === comma) {
      if (outline && depth <= outlineLevels) outline.add(at)
      if (++values > mostValues) return exceeds('values', at)
    } else if (byte === colon) {
      if (outline && depth <= outlineLevels) outline.add(at)
      if (counts && inObject !== undefined) {
        const count = (counts[depth] ?? 0) + 1
        if (count > inObject) return exceeds('inObject', at)
        counts[depth] = count
      }
      if (++members > mostMembers) return exceeds('members', at)
      const part = find && depth === 1 ? find(at) : undefined
      if (!part || members + part.members > mostMembers || values + part.values > mostValues)
        continue
      isEmpty = false
      if (part.list !== undefined) depth++
      members += part.members
      values += part.values
      at = omit(part, depth, { outline, runs }) - 1
    } else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > levels) return exceeds('levels', at)
      if (outline && depth <= outlineLevels) outline.open(at, depth)
      if (counts) counts[depth] = 0
      isEmpty = true
      // Commas count the values that follow them; the first one is counted here.
      if (++values > mostValues) return exceeds('values', at)
    } else if (byte === 0x7d || byte === 0x5d) {
      if (isEmpty) values--
      isEmpty = false
      if (outline && depth <= outlineLevels) outline.close(at, depth)
      if (depth > 0) depth--
    } else if (byte > 0x20) {
      isEmpty = false
      if (!digits || losesDigits || !(isDigit(byte) || byte === minus)) continue
      const end = numberEnd(json, at)
      losesDigits = !isHeld(json, at, end)
      at = end - 1
    }
  }
  return { members, values, losesDigits, ...(outline && { outline: outline.copy() }) }
}

type Found = { outline: OutlineDraft | undefined; runs: CharacterRuns | undefined }

/** Adds what a scan would find in a part that is left out; returns the byte after its last. */
function omit(part: KnownPart, depth: number, { outline, runs }: Found): number {
  outline?.addPart(part, depth)
  // It begins with a byte of ASCII, as no run does.
  runs?.places.push(part.start, part.end)
  return part.end
}

/** Places in an outline for which memory is kept: at first, and at most. */
const usualOutline = 4096
const mostKeptOutline = 64 << 10

/** An outline in the making. Its memory is used again: an array that grows is copied many times. */
class OutlineDraft {
  #places = new Int32Array(usualOutline)
  #closings = new Int32Array(usualOutline)
  #size = 0
  /** The bracket that was opened last on each level. */
  readonly #open = new Int32Array(outlineLevels + 1)

  begin(): this {
    this.#size = 0
    if (this.#places.length > mostKeptOutline) this.#resize(usualOutline)
    return this
  }

  add(at: number): void {
    if (this.#size === this.#places.length) this.#resize(2 * this.#size)
    this.#places[this.#size] = at
    this.#closings[this.#size++] = 0
  }

  open(at: number, depth: number): void {
    this.#open[depth] = this.#size
    this.add(at)
  }

  close(at: number, depth: number): void {
    this.#closings[this.#open[depth] ?? 0] = this.#size
    this.add(at)
  }

  /** Adds a part, which is no longer looked into; `depth` is that of its place. */
  addPart({ list, start, outlined, outline }: KnownPart, depth: number): void {
    if (list !== undefined) this.open(list, depth)
    const { places, closings } = outline
    const first = this.#size
    if (first + outlined > this.#places.length) this.#resize(2 * (first + outlined))
    for (let index = 0; index < outlined; index++) {
      const closing = closings[index] ?? 0
      this.#places[first + index] = start + (places[index] ?? 0)
      this.#closings[first + index] = closing === 0 ? 0 : first + closing
    }
    this.#size += outlined
  }

  copy(): Outline {
    return {
      places: this.#places.slice(0, this.#size),
      closings: this.#closings.slice(0, this.#size),
    }
  }

  #resize(length: number): void {
    const { places, closings } = this.copy()
    this.#places = new Int32Array(length)
    this.#places.set(places)
    this.#closings = new Int32Array(length)
    this.#closings.set(closings)
  }
}

const draft = new OutlineDraft()

/** As the engine has integers of 32 bits. */
const highBits = 0x80808080 | 0

/** The place of the quote that ends the text which begins here; it reads four bytes at a time. */
function textEnd(
  json: Uint8Array,
  from: number,
  words: Int32Array,
  offset: number,
  runs: CharacterRuns | undefined,
): number {
  const looked = runs ? highBits : 0
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
        if (((zeros & highBits) | (bytes & looked)) !== 0) break
      }
      at = (word << 2) - offset
    }
    const byte = json[at] ?? 0
    if (byte === quote) break
    if (byte === backslash) at++
    else if (byte >= 0x80 && runs && !runs.areTooLong) at = runs.add(json, at) - 1
  }
  return at
}

type Words = { words: Int32Array; offset: number }

/** Bytes in words of four; the first `offset` bytes of the first word are before them. */
export function wordsOf({ buffer, byteOffset, length }: Uint8Array): Words {
  const offset = byteOffset & 3
  return { words: new Int32Array(buffer, byteOffset - offset, (length + offset) >> 2), offset }
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39

/** The end of the number that begins here. */
function numberEnd(json: Uint8Array, start: number): number {
  let end = start + 1
  for (
    let byte = json[end] ?? 0;
    isDigit(byte) || byte === 0x2e || byte === minus || byte === 0x2b || (byte | 0x20) === 0x65;
    byte = json[end] ?? 0
  )
    end++
  return end
}

/** Whether a double holds the number; most are so short that it does. */
function isHeld(json: Uint8Array, start: number, end: number): boolean {
  let isShort = end - start <= safeBytes
  for (let at = start; isShort && at < end; at++)
    if (((json[at] ?? 0) | 0x20) === 0x65) isShort = false
  return (
    isShort ||
    survives(Buffer.from(json.buffer, json.byteOffset + start, end - start).toString('latin1'))
  )
}

/** Whether a number is the same after it is parsed and written again. */
export function survives(number: string): boolean {
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

/** Whether lists and objects nest deeper than `limit`. */
export const nestsDeeper = (json: Uint8Array, limit: number): boolean =>
  scanJson(json, { levels: limit }).excess !== undefined
