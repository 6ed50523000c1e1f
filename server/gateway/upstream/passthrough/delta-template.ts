import { parseObject } from '../normalize.ts'
import type { EventMeaning } from './dialect.ts'

/** Recognizes events that differ from an earlier one in their text alone, without parsing them. */
export type DeltaTemplate = {
  /** The type of these events. */
  type: string
  /** The text of an event, if it fits and its text needs no decoding. */
  textOf(data: string): string | undefined
}

/** A text and a number that no model server writes. */
const probeText = 'tollgate-mark-9f2c'
const probeNumber = '777777777777777'

const needsDecoding = /["\\\u0000-\u001f]/
/** Responses numbers its events. A quote within a text would be escaped: this is a member. */
const numbered = /^([^]*"sequence_number": ?)\d+(?!\d|[.eE])([^]*)$/
/** Numbers of more digits may be no safe integers. */
const mostDigits = 15

/**
 * Makes a template of an event that is a piece of text and nothing else: most events of a stream
 * are the same bytes around another text, and around another number where they are numbered.
 * Reading this event with others in their place shows that they are all that changes.
 */
export function learnDeltas(
  data: string,
  type: string,
  text: string,
  read: (event: Record<string, unknown>) => EventMeaning,
): DeltaTemplate | undefined {
  const literal = JSON.stringify(text)
  const at = data.lastIndexOf(literal)
  if (at === -1) return undefined
  const before = data.slice(0, at + 1)
  const after = data.slice(at + literal.length - 1)
  const [, head = '', middle] = numbered.exec(before) ?? ['', before]
  const start = middle === undefined ? head : `${head}${probeNumber}${middle}`
  const probe = parseObject(`${start}${probeText}${after}`)
  if (probe?.['type'] !== type || !isText(read(probe), probeText)) return undefined
  return { type, textOf: (data) => textBetween(data, head, middle, after) }
}

/** Whether the event is a piece of this text and nothing else. */
const isText = (meaning: EventMeaning, text: string): boolean =>
  meaning.text === text && meaning.isContent === true && Object.keys(meaning).length === 2

/** The text of an event that begins with `head`, a number and `middle`, if there is one. */
function textBetween(
  data: string,
  head: string,
  middle: string | undefined,
  after: string,
): string | undefined {
  // Slices compare as memory; startsWith, once compiled, goes by single characters.
  if (data.slice(0, head.length) !== head || data.slice(-after.length) !== after) return undefined
  let start = head.length
  if (middle !== undefined) {
    const end = numberEnd(data, start)
    if (end === undefined) return undefined
    start = end
    if (data.slice(start, start + middle.length) !== middle) return undefined
    start += middle.length
  }
  const text = data.slice(start, Math.max(start, data.length - after.length))
  return text === '' || needsDecoding.test(text) ? undefined : text
}

/** The end of the whole number that begins here, if there is one. */
function numberEnd(data: string, start: number): number | undefined {
  let end = start
  while (isDigit(data.charCodeAt(end))) end++
  const hasFewDigits = end > start && end - start <= mostDigits
  return hasFewDigits && (data[start] !== '0' || end === start + 1) ? end : undefined
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
