import { partOf } from './parts.ts'

/** Thrown where a text has a form that is left to another parser, or may be faulty. */
export const unknownForm = new Error('this text is left to another parser')

export const space = 0x20
const newline = 0x0a
const hash = 0x23
const colon = 0x3a

/**
 * The lines of a YAML text that are neither empty nor comments, one after the other: the current
 * one has its content between the offsets `at` and `end`, `indent` columns behind its beginning.
 */
export class Lines {
  readonly text: string
  at = 0
  end = -1
  /** −1 behind the last line, so that it belongs to no block. */
  indent = -1
  /** How many empty lines are before this one. */
  blanks = 0
  /** Whether comments are before this one. */
  hasComment = false

  constructor(text: string) {
    this.text = text
    this.next()
  }

  next(): void {
    const { text } = this
    this.blanks = 0
    this.hasComment = false
    let start = this.end + 1
    while (start < text.length) {
      let at = start
      while (text.charCodeAt(at) === space) at++
      const first = text.charCodeAt(at)
      const isBlank = first === newline || at === text.length
      const end = isBlank ? at : endOfLine(text, at)
      if (isBlank) this.blanks++
      else if (first === hash) this.#comment(at, end)
      else {
        this.at = at
        this.end = end
        this.indent = at - start
        return
      }
      start = end + 1
    }
    this.at = this.end = text.length
    this.indent = -1
  }

  /** Goes on behind an offset, which must be the last of its line. */
  nextAfter(offset: number): void {
    this.end = endOfLine(this.text, offset)
    if (this.skipSpaces(offset) < this.end) throw unknownForm
    this.next()
  }

  /** The offset of the first character of this line from `start` on that is no space. */
  skipSpaces(start: number): number {
    let at = start
    while (at < this.end && this.text.charCodeAt(at) === space) at++
    return at
  }

  /** The rest of this line as a plain text: neither a key nor a comment is in it. */
  plain(start: number): string {
    const { text } = this
    let { end } = this
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at)
      if (!isUsual(code)) throw unknownForm
      if (code === colon && (at + 1 === end || text.charCodeAt(at + 1) === space)) throw unknownForm
      if (code === hash && text.charCodeAt(at - 1) === space) throw unknownForm
    }
    while (text.charCodeAt(end - 1) === space) end--
    return partOf(text, start, end)
  }

  #comment(start: number, end: number): void {
    this.hasComment = true
    refuseUnusual(this.text.slice(start, end))
  }
}

/** Not tabs, line ends of other systems, and what is no character of a text. */
export const isUsual = (code: number): boolean =>
  (code >= space && code < 0x7f) || (code >= 0xa0 && !unusual.has(code))

/** Breaks of lines, the mark of byte order, and what Unicode gives to nothing. */
const unusual = new Set([0x2028, 0x2029, 0xfeff, 0xfffe, 0xffff])

/** Throws where a text of one or several lines has an unusual character. */
export function refuseUnusual(text: string): void {
  if (/[^\n\x20-\x7e\xa0-\u2027\u202a-\ufefe\uff00-\ufffd]/.test(text)) throw unknownForm
}

export function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end
}
