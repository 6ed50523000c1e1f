import { isUsual, Lines, refuseUnusual, space, unknownForm } from './lines.ts'
import { byItself, partOf } from './parts.ts'
import { readBlock, readQuoted } from './texts.ts'

/**
 * The value of a YAML text as programs write it: mappings and lists by indentation, and texts.
 * Undefined for any other form, and for what is broken or may be read in two ways.
 */
export function blockYaml(text: string): Record<string, unknown> | undefined {
  if (!text.isWellFormed()) return undefined
  try {
    return new BlockReader(text).document()
  } catch (error) {
    if (error === unknownForm) return undefined
    throw error
  }
}

const dash = 0x2d
const colon = 0x3a
const hash = 0x23
const isQuote = (code: number) => code === 0x22 || code === 0x27
const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
/** What no plain text begins with; some of these only sometimes. */
const indicators = new Set([...'-?:,[]{}#&*!|>\'"%@`~='].map((sign) => sign.charCodeAt(0)))

const mostLevels = 100
const mostOfKey = 500

class BlockReader {
  readonly #lines: Lines
  readonly #text: string
  #levels = 0

  constructor(text: string) {
    this.#text = text
    this.#lines = new Lines(text)
  }

  document(): Record<string, unknown> {
    const lines = this.#lines
    if (lines.indent !== 0 || this.#isItem()) throw unknownForm
    const value = this.#mapping()
    if (lines.indent >= 0) throw unknownForm
    return value
  }

  /** The list or mapping that begins here; behind it must be a line of its parent. */
  #collection(parent: number): unknown {
    if (++this.#levels > mostLevels) throw unknownForm
    const value = this.#isItem() ? this.#list() : this.#mapping()
    this.#levels--
    if (this.#lines.indent > parent) throw unknownForm
    return value
  }

  #mapping(): Record<string, unknown> {
    const lines = this.#lines
    const { indent } = lines
    const mapping: Record<string, unknown> = {}
    while (lines.indent === indent && !this.#isItem()) {
      const end = this.#keyEnd()
      const key = this.#keyBefore(end)
      if (Object.hasOwn(mapping, key)) throw unknownForm
      mapping[key] = this.#valueAfter(end + 1, indent)
    }
    return mapping
  }

  #list(): unknown[] {
    const lines = this.#lines
    const { indent } = lines
    const list: unknown[] = []
    while (lines.indent === indent && this.#isItem()) {
      const start = lines.skipSpaces(lines.at + 1)
      if (start === lines.end) {
        lines.next()
        list.push(lines.indent > indent ? this.#nested(indent) : null)
        continue
      }
      lines.indent += start - lines.at
      lines.at = start
      list.push(this.#node(indent))
    }
    return list
  }

  /** What is behind the colon of a key: in its line, or in those that follow. */
  #valueAfter(offset: number, indent: number): unknown {
    const lines = this.#lines
    const start = lines.skipSpaces(offset)
    if (start < lines.end) return this.#scalar(start, indent)
    lines.next()
    if (lines.indent > indent) return this.#nested(indent)
    // The items of a list may stand in the column of its key.
    return lines.indent === indent && this.#isItem() ? this.#collection(indent) : null
  }

  /** What begins in a line of its own, which parsers read in two ways where comments are before. */
  #nested(parent: number): unknown {
    const { hasComment } = this.#lines
    const value = this.#node(parent)
    if (hasComment && typeof value !== 'object') throw unknownForm
    return value
  }

  /** What begins here, below a parent of this indentation. */
  #node(parent: number): unknown {
    return this.#isItem() || this.#keyEnd() >= 0
      ? this.#collection(parent)
      : this.#scalar(this.#lines.at, parent)
  }

  #isItem(): boolean {
    const { at, end } = this.#lines
    if (this.#text.charCodeAt(at) !== dash) return false
    return at + 1 === end || this.#text.charCodeAt(at + 1) === space
  }

  /** The offset of the colon behind the key that begins here; −1 where there is none. */
  #keyEnd(): number {
    const text = this.#text
    const { at, end } = this.#lines
    let from = at
    if (isQuote(text.charCodeAt(at))) {
      from = text.indexOf(text.charAt(at), at + 1) + 1
      if (from === 0 || from >= end || text.charCodeAt(from) !== colon) return -1
    }
    for (let index = from; index < end; index++) {
      const code = text.charCodeAt(index)
      if (!isUsual(code)) throw unknownForm
      if (code === hash && text.charCodeAt(index - 1) === space) throw unknownForm
      if (code !== colon) continue
      if (index + 1 === end || text.charCodeAt(index + 1) === space) return index
      if (from > at) throw unknownForm
    }
    return -1
  }

  #keyBefore(end: number): string {
    const text = this.#text
    const { at } = this.#lines
    if (end < 0 || end - at > mostOfKey) throw unknownForm
    const first = text.charCodeAt(at)
    const isQuoted = isQuote(first)
    const key = isQuoted ? partOf(text, at + 1, end - 1) : partOf(text, at, end)
    if (isQuoted) refuseUnusual(key)
    const isSound = isQuoted ? !key.includes('\\') : isPlainKey(key, first)
    if (!isSound || key === '__proto__' || key === 'null') throw unknownForm
    return key
  }

  /** A text, number, boolean or null, or an empty collection; goes on to the next line. */
  #scalar(start: number, parent: number): unknown {
    const lines = this.#lines
    const first = this.#text.charCodeAt(start)
    if (isQuote(first)) return readQuoted(lines, start, parent)
    if (first === 0x7c || first === 0x3e) return readBlock(lines, start, parent)
    if (first === 0x5b || first === 0x7b) return this.#emptyCollection(start, parent)
    const isNegative = first === dash && this.#text.charCodeAt(start + 1) > space
    if (indicators.has(first) && !isNegative) throw unknownForm
    const line = lines.plain(start)
    lines.next()
    if (lines.indent > parent) return byItself(this.#folded(line, parent))
    return plainValue(line, first)
  }

  #emptyCollection(start: number, parent: number): unknown {
    const lines = this.#lines
    const text = lines.plain(start)
    lines.next()
    if (lines.indent > parent) throw unknownForm
    if (text === '[]') return []
    if (text === '{}') return {}
    throw unknownForm
  }

  /** A plain text that goes on in this line: a break is a space, and empty lines are breaks. */
  #folded(first: string, parent: number): string {
    const lines = this.#lines
    let whole = first
    while (lines.indent > parent) {
      if (lines.hasComment || indicators.has(this.#text.charCodeAt(lines.at))) throw unknownForm
      whole += lines.blanks > 0 ? '\n'.repeat(lines.blanks) : ' '
      whole += lines.plain(lines.at)
      lines.next()
    }
    return whole
  }
}

const words = new Set(['true', 'false', 'null'])

/** Keys that are written like values of other types are left to other parsers. */
function isPlainKey(key: string, first: number): boolean {
  if (key.endsWith(' ')) return false
  if (isLetter(first)) return !words.has(key.toLowerCase())
  // Slashes, underscores and dollars begin paths and names.
  return first === 0x2f || first === 0x5f || first === 0x24 || /^[1-9]\d{0,8}$/.test(key)
}

const usualNumber = /^-?(0|[1-9]\d{0,7})(\.\d{1,7})?$/
const likeNumber = /^([-+]?(\.\d+|\d+(\.\d*)?)(e[-+]?\d+)?|[-+]?0[xo].*|[-+]?\.(inf|nan))$/i

/** The value of a plain text of one line. */
function plainValue(line: string, first: number): unknown {
  if (isLetter(first)) {
    if (line.length > 5 || !words.has(line.toLowerCase())) return line
    if (line === 'true') return true
    if (line === 'false') return false
    if (line === 'null') return null
    throw unknownForm
  }
  if (usualNumber.test(line) && line !== '-0') return Number(line)
  if (likeNumber.test(line)) throw unknownForm
  return line
}
