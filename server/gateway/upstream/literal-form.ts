/** A text that no model server writes. */
export const probeText = 'tollgate-mark-9f2c'

/** The JSON of an event around the inside of a text, with the text's quotes. */
export type Surroundings = {
  before: string
  /** If set, a whole number stands between `before` and this. */
  middle?: string | undefined
  after: string
}

/** Recognizes events that differ in one text alone, and in a number before it if they have one. */
export class LiteralForm {
  readonly #before: string
  readonly #middle: string | undefined
  readonly #after: string
  /** An event on the wire, before and after what changes. */
  readonly #head: string
  readonly #tail: string
  readonly #isOneLine: boolean

  /** `fields` are the lines that each event has before its data. */
  constructor({ before, middle, after }: Surroundings, fields = '') {
    this.#before = before
    this.#middle = middle
    this.#after = after
    this.#head = `${fields}data: ${before}`
    this.#tail = `${after}\n\n`
    this.#isOneLine = !/[\n\r]/.test(before + (middle ?? '') + after)
  }

  /** The inside of the text's JSON, if the event fits and the text needs no decoding. */
  literalOf(data: string): string | undefined {
    const before = this.#before
    // Slices compare as memory; startsWith, once compiled, goes by single characters.
    if (data.slice(0, before.length) !== before) return undefined
    const start = this.#textStart(data, before.length)
    const end = start === -1 ? -1 : data.indexOf('"', start)
    if (end === -1 || data.slice(end) !== this.#after) return undefined
    const literal = data.slice(start, end)
    return isPlain(literal) ? literal : undefined
  }

  /**
   * Finds such events in a row from this place of a stream's text on, with the insides of their
   * texts. Returns the place after them.
   */
  readRun(text: string, at: number, onLiteral: (literal: string) => void): number {
    const [head, tail] = [this.#head, this.#tail]
    if (!this.#isOneLine) return at
    let end = at
    while (text.slice(end, end + head.length) === head) {
      const start = this.#textStart(text, end + head.length)
      const quote = start === -1 ? -1 : text.indexOf('"', start)
      if (quote === -1 || text.slice(quote, quote + tail.length) !== tail) break
      const literal = text.slice(start, quote)
      if (!isPlain(literal)) break
      onLiteral(literal)
      end = quote + tail.length
    }
    return end
  }

  /** The place of the text, if what changes begins at this place; else -1. */
  #textStart(text: string, at: number): number {
    const middle = this.#middle
    if (middle === undefined) return at
    const start = numberEnd(text, at)
    const end = start + middle.length
    return start !== -1 && text.slice(start, end) === middle ? end : -1
  }
}

/** Numbers of more digits may be no safe integers. */
const mostDigits = 15

/** The end of the whole number that begins here; -1 if there is none. */
export function numberEnd(text: string, start: number): number {
  let end = start
  while (isDigit(text.charCodeAt(end))) end++
  const hasFewDigits = end > start && end - start <= mostDigits
  return hasFewDigits && (text[start] !== '0' || end === start + 1) ? end : -1
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

const needsDecoding = /["\\\u0000-\u001f]/
/** For texts that are not longer, a loop is quicker. */
const fewChars = 32

/** Whether the inside of a text's JSON is the text itself, and not empty. */
export function isPlain(literal: string): boolean {
  const { length } = literal
  if (length > fewChars) return !needsDecoding.test(literal)
  for (let at = 0; at < length; at++) {
    const code = literal.charCodeAt(at)
    if (code < 0x20 || code === 0x22 || code === 0x5c) return false
  }
  return length > 0
}
