import { parseObject } from './normalize.ts'

/** A text and a number that no model server sends. */
const probeText = 'tollgate-mark-9f2c'
const probeNumber = '777777777777777'

/** Longer events are parsed each time. */
const maxChars = 4096

/** Matches members of these names whose value is a string or a whole number. */
export const membersNamed = (names: readonly string[]): RegExp =>
  // A quote within a string would be escaped, so this is a member.
  new RegExp(`(?<!\\\\)"(?:${names.join('|')})": ?("(?:[^"\\\\]|\\\\.)*"|\\d+(?![\\d.eE]))`, 'g')

type LearnOptions = {
  /** The members whose values may differ, by `membersNamed`. */
  members: RegExp
  /** The text of an event; undefined if the event has any other effect. */
  textIn(event: Record<string, unknown>): string | undefined
  /** The lines of each event before its data. */
  fields?: string
}

/**
 * Makes a template of an event. Most events of a stream are the same bytes around different texts.
 * Parsing this event with probes in place of the values that may differ proves that only the text
 * has an effect.
 */
export function learnTemplate(
  data: string,
  { members, textIn, fields = '' }: LearnOptions,
): TextTemplate | undefined {
  if (data.length > maxChars || data.includes('\n')) return undefined
  const pieces = piecesAround(data, members)
  const last = pieces.length - 1
  const probe = pieces.map((piece, place) => {
    if (place === last) return piece
    return piece + (piece.endsWith('"') ? probeText + place : probeNumber)
  })
  const event = parseObject(probe.join(''))
  const text = event && textIn(event)
  if (!text?.startsWith(probeText)) return undefined
  const place = pieces.findIndex((_, index) => text === probeText + index)
  return place === -1 ? undefined : new TextTemplate(pieces, place, fields)
}

/** The JSON around the values of these members: one piece more than there are values. */
function piecesAround(data: string, members: RegExp): string[] {
  const pieces: string[] = []
  let end = 0
  for (const { index, 0: member, 1: value = '' } of data.matchAll(members)) {
    const quote = value.startsWith('"') ? 1 : 0
    const memberEnd = index + member.length
    pieces.push(data.slice(end, memberEnd - value.length + quote))
    end = memberEnd - quote
  }
  pieces.push(data.slice(end))
  // A copy: slices would keep all bytes that arrived with the event in memory.
  return pieces.map((piece) => Buffer.from(piece).toString())
}

/** Recognizes events that differ from an earlier one only in a text, without parsing them. */
export class TextTemplate {
  readonly #pieces: readonly string[]
  /** The pieces of a serialized event. */
  readonly #framePieces: readonly string[]
  /** The index of the text among the values that may differ. */
  readonly #place: number
  /** The inside of the JSON of the last text that was read. */
  #literal = ''

  constructor(pieces: readonly string[], place: number, fields: string) {
    this.#pieces = pieces
    this.#framePieces = pieces.map((piece, index) => {
      const start = index === 0 ? `${fields}data: ` : ''
      return start + piece + (index === pieces.length - 1 ? '\n\n' : '')
    })
    this.#place = place
  }

  /** The inside of the text's JSON, if the event fits and the text needs no decoding. */
  literalOf(data: string): string | undefined {
    return this.#read(this.#pieces, data, 0) === data.length ? this.#literal : undefined
  }

  /**
   * Reads consecutive events from this offset of a stream's text on, and calls back with the insides
   * of their texts. Returns the offset after them.
   */
  readRun(text: string, at: number, onLiteral: (literal: string) => void): number {
    for (let end = at; ;) {
      const next = this.#read(this.#framePieces, text, end)
      if (next === -1) return end
      onLiteral(this.#literal)
      end = next
    }
  }

  /** Reads an event at this offset; returns its end, or -1 if it does not match. */
  #read(pieces: readonly string[], text: string, at: number): number {
    let end = at
    for (let place = 0; place < pieces.length; place++) {
      const piece = pieces[place] ?? ''
      const start = end + piece.length
      // Comparing slices is a memory comparison; startsWith compares single characters.
      if (text.slice(end, start) !== piece) return -1
      if (place === pieces.length - 1) return start
      end = piece.endsWith('"') ? this.#stringEnd(text, start, place) : numberEnd(text, start)
      if (end === -1) return -1
    }
    return -1
  }

  #stringEnd(text: string, start: number, place: number): number {
    const end = text.indexOf('"', start)
    if (end === -1) return -1
    const literal = text.slice(start, end)
    if (!isPlain(literal)) return -1
    if (place !== this.#place) return end
    // The effect of an empty text depends on the dialect.
    if (literal === '') return -1
    this.#literal = literal
    return end
  }
}

/** Numbers of more digits may not be safe integers. */
const wholeNumber = /0|[1-9]\d{0,14}/y

/** The end of the whole number at this offset; -1 if missing. */
function numberEnd(text: string, start: number): number {
  wholeNumber.lastIndex = start
  return wholeNumber.test(text) ? wholeNumber.lastIndex : -1
}

const needsDecoding = /["\\\u0000-\u001f]/
/** A loop is faster for texts of at most this length. */
const fewChars = 32

/** Whether the inside of a string's JSON equals the string. */
export function isPlain(literal: string): boolean {
  const { length } = literal
  if (length > fewChars) return !needsDecoding.test(literal)
  for (let at = 0; at < length; at++) {
    const code = literal.charCodeAt(at)
    if (code < 0x20 || code === 0x22 || code === 0x5c) return false
  }
  return true
}
