import {
  flat,
  folded,
  foldedBlock,
  foldedQuotes,
  keyFrom,
  scalarFrom,
  singleQuote,
  unquoted,
  unsure,
} from './plain-scalars.ts'

const newline = 0x0a
const space = 0x20
const doubleQuote = 0x22
const hash = 0x23
const comma = 0x2c
const dash = 0x2d
const colon = 0x3a
const maxLevels = 100
/** YAML's bound for a key that stands before its colon. */
const maxKey = 1000

/** Tabs, carriage returns, control characters, other line breaks, byte order marks. */
const special = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ufefe\uff00-\uffff]/
/** What begins or ends a document, or a directive. */
const marks = ['\n---', '\n...', '\n%']
/** What a scalar without quotes cannot begin with, or begins another kind of value with. */
const indicators = new Set([...'-?:,[]{}#&*!|>\'"%@`'].map((one) => one.charCodeAt(0)))

const flowText = /[^\n,[\]{}:#"'&*!|>%@`?]*/y

/**
 * The value of a YAML text in the style in which people and programs mostly write it: blocks, with
 * scalars of all styles and short flow collections. About thirty times as fast as the parser of
 * the whole language. Undefined for all else: anchors, tags, several documents, faults.
 */
export function plainYaml(text: string): unknown {
  const start = text.startsWith('---\n') ? 4 : 0
  if (start === 0 && marks.some((mark) => text.startsWith(mark.slice(1)))) return undefined
  if (special.test(text) || marks.some((mark) => text.includes(mark))) return undefined
  try {
    return new PlainYaml(text, start).read()
  } catch (error) {
    if (error === unsure) return undefined
    throw error
  }
}

class PlainYaml {
  readonly #text: string
  #at: number
  /** The column of the text at `#at`, where a line was just begun; -1 at the end. */
  #column = 0
  #levels = 0

  constructor(text: string, start: number) {
    this.#text = text
    this.#at = start
  }

  read(): unknown {
    this.#nextLine()
    if (this.#column !== 0) throw unsure
    const value = this.#block(0)
    if (!this.#isAtEnd()) throw unsure
    return value
  }

  #isAtEnd(): boolean {
    return this.#column === -1
  }

  /** Goes to the next line with content, from the beginning of a line. */
  #nextLine(): void {
    const text = this.#text
    let at = this.#at
    for (;;) {
      const start = at
      while (text.charCodeAt(at) === space) at += 1
      if (at >= text.length) {
        this.#at = at
        this.#column = -1
        return
      }
      const code = text.charCodeAt(at)
      if (code === newline) at += 1
      else if (code === hash) at = this.#endOfLine(at) + 1
      else {
        this.#at = at
        this.#column = at - start
        return
      }
    }
  }

  #endOfLine(from: number): number {
    const end = this.#text.indexOf('\n', from)
    return end === -1 ? this.#text.length : end
  }

  /** A mapping or list whose first line begins here, at this column. */
  #block(column: number): unknown {
    if (++this.#levels > maxLevels) throw unsure
    const value = this.#isEntry() ? this.#list(column) : this.#mapping(column)
    this.#levels -= 1
    return value
  }

  /** Whether a dash stands here that begins an entry of a list. */
  #isEntry(): boolean {
    if (this.#text.charCodeAt(this.#at) !== dash) return false
    const next = this.#text.charCodeAt(this.#at + 1)
    return next === space || next === newline || Number.isNaN(next)
  }

  #list(column: number): unknown[] {
    const list: unknown[] = []
    do {
      const start = this.#at
      this.#at += 1
      this.#skipSpaces()
      const inner = column + this.#at - start
      list.push(this.#isEndOfLine() ? this.#below(column, false) : this.#entry(column, inner))
    } while (this.#column === column && this.#isEntry())
    if (this.#column > column) throw unsure
    return list
  }

  /** What stands behind the dash of a list: a block that begins in the same line, or a scalar. */
  #entry(column: number, inner: number): unknown {
    return this.#isEntry() || this.#isKeyAhead() ? this.#block(inner) : this.#inline(column)
  }

  /** Whether the rest of the line begins with a key. */
  #isKeyAhead(): boolean {
    const start = this.#at
    const code = this.#text.charCodeAt(start)
    if (code === doubleQuote || code === singleQuote) {
      const end = this.#endOfQuotes(start, code)
      return end !== -1 && /^ *:(?: |$)/.test(this.#text.slice(end, this.#endOfLine(end)))
    }
    return !indicators.has(code) && this.#endOfKey(start) !== -1
  }

  /** Where the colon after a key without quotes is; -1 where there is none in the line. */
  #endOfKey(start: number): number {
    const text = this.#text
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === newline) return -1
      if (code === hash && text.charCodeAt(at - 1) === space) return -1
      if (code !== colon) continue
      const next = text.charCodeAt(at + 1)
      if (next === space || next === newline || Number.isNaN(next)) return at
    }
    return -1
  }

  #mapping(column: number): Record<string, unknown> {
    const mapping: Record<string, unknown> = {}
    do {
      const key = this.#key()
      if (key === '__proto__' || Object.hasOwn(mapping, key)) throw unsure
      this.#skipSpaces()
      mapping[key] = this.#isEndOfLine() ? this.#below(column, true) : this.#inline(column)
    } while (this.#column === column && !this.#isEntry())
    if (this.#column >= column) throw unsure
    return mapping
  }

  /** Reads a key and its colon. */
  #key(): string {
    const text = this.#text
    const start = this.#at
    const code = text.charCodeAt(start)
    if (code === doubleQuote || code === singleQuote) {
      const key = this.#quoted(code)
      this.#skipSpaces()
      const next = text.charCodeAt(this.#at + 1)
      if (text.charCodeAt(this.#at) !== colon || this.#at - start > maxKey) throw unsure
      if (next !== space && next !== newline && !Number.isNaN(next)) throw unsure
      this.#at += 1
      return key
    }
    const end = indicators.has(code) ? -1 : this.#endOfKey(start)
    if (end === -1 || end - start > maxKey) throw unsure
    this.#at = end + 1
    return keyFrom(text.slice(start, end))
  }

  #skipSpaces(): void {
    while (this.#text.charCodeAt(this.#at) === space) this.#at += 1
  }

  /** Whether nothing but a comment is left of the line. */
  #isEndOfLine(): boolean {
    const code = this.#text.charCodeAt(this.#at)
    if (code === hash) return this.#text.charCodeAt(this.#at - 1) === space
    return code === newline || Number.isNaN(code)
  }

  /** Ends a line after a value. */
  #endLine(): void {
    this.#skipSpaces()
    if (!this.#isEndOfLine()) throw unsure
    this.#at = this.#endOfLine(this.#at) + 1
    this.#nextLine()
  }

  /** The value in the lines below a key or a dash; null where there is none. */
  #below(column: number, isKey: boolean): unknown {
    this.#endLine()
    if (this.#column > column) {
      return this.#isEntry() || this.#isKeyAhead()
        ? this.#block(this.#column)
        : this.#inline(column)
    }
    // A list may stand at the column of its key.
    return isKey && this.#column === column && this.#isEntry() ? this.#block(column) : null
  }

  /** A value that begins in the line of its key or dash; `column` is that of the key or dash. */
  #inline(column: number): unknown {
    const code = this.#text.charCodeAt(this.#at)
    if (code === doubleQuote || code === singleQuote) {
      const value = this.#quoted(code, column)
      this.#endLine()
      return value
    }
    if (code === 0x7c || code === 0x3e) return this.#blockScalar(column, code === 0x3e)
    if (code === 0x7b || code === 0x5b) {
      const value = this.#flow()
      this.#endLine()
      return value
    }
    const next = this.#text.charCodeAt(this.#at + 1)
    // These begin a number or a word where no space follows.
    const isWord = code === dash || code === colon || code === 0x3f
    if (indicators.has(code) && (!isWord || next === space || next === newline)) throw unsure
    return this.#plain(column)
  }

  #plain(column: number): unknown {
    const start = this.#at
    const end = this.#endOfPlain(start)
    const first = this.#text.slice(start, end).trimEnd()
    const hasComment = this.#text.charCodeAt(end) === hash
    this.#at = this.#endOfLine(end) + 1
    const lines = [first]
    if (!this.#continuation(column, lines)) return scalarFrom(first)
    if (hasComment) throw unsure
    return flat(folded(lines))
  }

  /** Where the line of a scalar without quotes ends, or its comment begins. */
  #endOfPlain(start: number): number {
    const text = this.#text
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === newline) return at
      if (code === hash && text.charCodeAt(at - 1) === space) return at
      if (code !== colon) continue
      const next = text.charCodeAt(at + 1)
      if (next === space || next === newline || Number.isNaN(next)) throw unsure
    }
    return text.length
  }

  /**
   * Adds the further lines of a scalar, trimmed, blank ones as '', and goes to the line after them.
   */
  #continuation(column: number, lines: string[]): boolean {
    for (;;) {
      const from = this.#at
      this.#nextLine()
      if (this.#column <= column) return lines.length > 1
      const skipped = this.#text.slice(from, this.#at)
      if (skipped.includes('#')) throw unsure
      for (let at = skipped.indexOf('\n'); at !== -1; at = skipped.indexOf('\n', at + 1))
        lines.push('')
      const end = this.#endOfPlain(this.#at)
      if (this.#text.charCodeAt(end) === hash) throw unsure
      lines.push(this.#text.slice(this.#at, end).trimEnd())
      this.#at = end + 1
    }
  }

  /** Where a text in quotes ends, behind them; -1 where it does not in this line. */
  #endOfQuotes(start: number, quote: number): number {
    const text = this.#text
    for (let at = start + 1; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === newline) return -1
      if (code === 0x5c && quote === doubleQuote) {
        if (text.charCodeAt(at + 1) === newline) return -1
        at += 1
      } else if (code === quote) {
        if (quote === doubleQuote || text.charCodeAt(at + 1) !== quote) return at + 1
        at += 1
      }
    }
    return -1
  }

  /** A text in quotes, in several lines only where `column` says what they are indented beyond. */
  #quoted(quote: number, column?: number): string {
    const start = this.#at
    const end = this.#endOfQuotes(start, quote)
    if (end !== -1) {
      this.#at = end
      return unquoted(this.#text.slice(start + 1, end - 1), quote)
    }
    if (column === undefined) throw unsure
    return this.#quotedLines(quote, column)
  }

  #quotedLines(quote: number, column: number): string {
    const text = this.#text
    let at = this.#at + 1
    for (; at < text.length && text.charCodeAt(at) !== quote; at += 1) {
      if (text.charCodeAt(at) === 0x5c && quote === doubleQuote) at += 1
      else if (quote === singleQuote && text.startsWith("''", at + 1)) at += 2
    }
    if (quote === singleQuote && text.charCodeAt(at + 1) === singleQuote) throw unsure
    if (at >= text.length) throw unsure
    const lines = text.slice(this.#at + 1, at).split('\n')
    for (const [index, line] of lines.entries()) {
      const indent = line.length - line.trimStart().length
      const isBlank = indent === line.length && index < lines.length - 1
      if (index > 0 && !isBlank && indent <= column) throw unsure
    }
    this.#at = at + 1
    return unquoted(foldedQuotes(lines, quote === doubleQuote), quote)
  }

  #blockScalar(column: number, isFolded: boolean): string {
    const text = this.#text
    const end = this.#endOfLine(this.#at)
    const header = text.slice(this.#at + 1, end)
    if (header !== '' && header !== '-') throw unsure
    this.#at = end + 1
    const lines = this.#scalarLines(column)
    if (lines.length === 0) throw unsure
    while (lines.at(-1) === '') lines.pop()
    const value = isFolded ? foldedBlock(lines) : lines.join('\n')
    this.#nextLine()
    return flat(header === '-' ? value : `${value}\n`)
  }

  /** The lines of a block scalar without their indentation. */
  #scalarLines(column: number): string[] {
    const text = this.#text
    const lines: string[] = []
    let indent = -1
    let longestBlank = 0
    while (this.#at < text.length) {
      const start = this.#at
      let first = start
      while (text.charCodeAt(first) === space) first += 1
      const end = this.#endOfLine(first)
      if (first === end) {
        longestBlank = Math.max(longestBlank, first - start)
        lines.push('')
      } else {
        if (indent === -1) indent = first - start
        if (first - start <= column || indent <= column) break
        if (first - start < indent) throw unsure
        lines.push(text.slice(start + indent, end))
      }
      this.#at = end + 1
    }
    // Spaces beyond the indentation are content, or a fault.
    if (indent <= column || longestBlank > indent) throw unsure
    return lines
  }

  /** A collection in brackets, in one line. */
  #flow(): unknown {
    if (++this.#levels > maxLevels) throw unsure
    const isList = this.#text.charCodeAt(this.#at) === 0x5b
    const close = isList ? 0x5d : 0x7d
    const list: unknown[] = []
    const mapping: Record<string, unknown> = {}
    this.#at += 1
    this.#skipSpaces()
    while (this.#text.charCodeAt(this.#at) !== close) {
      if (isList) list.push(this.#flowValue())
      else {
        const key = this.#flowKey()
        if (key === '__proto__' || Object.hasOwn(mapping, key)) throw unsure
        mapping[key] = this.#flowValue()
      }
      this.#skipSpaces()
      if (this.#text.charCodeAt(this.#at) === close) break
      if (this.#text.charCodeAt(this.#at) !== comma) throw unsure
      this.#at += 1
      this.#skipSpaces()
      if (this.#text.charCodeAt(this.#at) === close) throw unsure
    }
    this.#at += 1
    this.#levels -= 1
    return isList ? list : mapping
  }

  #flowKey(): string {
    const code = this.#text.charCodeAt(this.#at)
    const isQuoted = code === doubleQuote || code === singleQuote
    const key = isQuoted ? this.#quoted(code) : keyFrom(this.#flowText())
    if (this.#text.charCodeAt(this.#at) !== colon) throw unsure
    if (this.#text.charCodeAt(this.#at + 1) !== space) throw unsure
    this.#at += 2
    this.#skipSpaces()
    return key
  }

  #flowValue(): unknown {
    const code = this.#text.charCodeAt(this.#at)
    if (code === 0x7b || code === 0x5b) return this.#flow()
    if (code === doubleQuote || code === singleQuote) return this.#quoted(code)
    return scalarFrom(this.#flowText())
  }

  /** A scalar without quotes within brackets, which has no brackets, commas or colons in it. */
  #flowText(): string {
    flowText.lastIndex = this.#at
    const trimmed = (flowText.exec(this.#text)?.[0] ?? '').trimEnd()
    if (trimmed === '' || /^-(?: |$)/.test(trimmed)) throw unsure
    this.#at += trimmed.length
    return trimmed
  }
}
