import { LiteralForm, probeText } from '../literal-form.ts'
import { parseObject } from '../normalize.ts'
import type { EventMeaning } from './dialect.ts'

/** Recognizes events that differ from an earlier one in their text alone, without parsing them. */
export type DeltaTemplate = {
  /** The type of these events. */
  type: string
  form: LiteralForm
}

/** A number that no model server writes. */
const probeNumber = '777777777777777'

/** Responses numbers its events. A quote within a text would be escaped: this is a member. */
const numbered = /^([^]*"sequence_number": ?)\d+(?!\d|[.eE])([^]*)$/

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
  const form = { before: head, middle, after }
  return { type, form: new LiteralForm(form, `event: ${type}\n`) }
}

/** Whether the event is a piece of this text and nothing else. */
const isText = (meaning: EventMeaning, text: string): boolean =>
  meaning.text === text && meaning.isContent === true && Object.keys(meaning).length === 2
