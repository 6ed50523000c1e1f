import { isPlain, LiteralForm, numberEnd, probeText } from '../literal-form.ts'
import { parseObject } from '../normalize.ts'
import type { EventMeaning, PassthroughDialect } from './dialect.ts'

/** An event that was read, under this name of the model. */
export type ReadEvent = { data: string; type: string; model: string; meaning: EventMeaning }

/** Longer events are parsed each time. */
const maxChars = 4096

const probeNumber = '777777777777777'

/**
 * Recognizes events that differ from an earlier one in ids, numbers and texts alone, without
 * parsing them. They mean what that event meant, but for the text that they are a piece of.
 */
export class EventForm {
  readonly isContent: boolean
  readonly isReasoning: EventMeaning['isReasoning']
  readonly part: EventMeaning['part']
  /** The only name of the model with which they go out as they came; undefined if any is. */
  readonly #model: string | undefined
  /** The JSON around the values that differ. */
  readonly #pieces: readonly string[]
  /** The place of the piece of text among the values; -1 if there is none. */
  readonly #text: number
  /** The place of the event's number among them, where it comes before the text; else -1. */
  readonly #number: number
  /** The field before the data of each event. */
  readonly #field: string

  private constructor(
    { type, model, meaning }: ReadEvent,
    { pieces, names }: Template,
    { text, isOfModel }: { text: number; isOfModel: boolean },
  ) {
    this.isContent = meaning.isContent === true
    this.isReasoning = meaning.isReasoning
    this.part = meaning.part
    this.#model = isOfModel ? model : undefined
    this.#pieces = pieces
    this.#text = text
    const number = names.indexOf('sequence_number')
    this.#number = number < text ? number : -1
    this.#field = `event: ${type}\n`
  }

  /**
   * The form of an event that says nothing but its text. Reading it with others in place of all
   * values that may differ shows that nothing else follows from them.
   */
  static learn(dialect: PassthroughDialect, event: ReadEvent): EventForm | undefined {
    const { data, type, model, meaning } = event
    if (data.length > maxChars || data.includes('\n') || !isSilent(meaning)) return undefined
    // A copy: slices would keep all that came with the event.
    const template = templateOf(Buffer.from(data).toString(), dialect.freeMembers)
    const probe = parseObject(probeOf(template.pieces))
    if (probe?.['type'] !== type) return undefined
    const read = dialect.readEvent(probe, model)
    const other = dialect.readEvent(probe, probeText)
    const isSame = (one: EventMeaning) =>
      isSilent(one) &&
      one.isContent === meaning.isContent &&
      one.isReasoning === meaning.isReasoning &&
      one.part === meaning.part &&
      one.text === read.text
    if (!isSame(read) || read.event || !isSame(other)) return undefined
    const text = template.names.findIndex((_, place) => read.text === probeText + place)
    if ((meaning.text === undefined) !== (text === -1)) return undefined
    return new EventForm(event, template, { text, isOfModel: other.event !== undefined })
  }

  /** The event, if it has this form and goes out as it came. */
  read(data: string, model: string): FormedEvent | undefined {
    if (this.#model !== undefined && this.#model !== model) return undefined
    const ends = this.#valuesIn(data)
    if (!ends) return undefined
    const [start, end] = [ends[2 * this.#text], ends[2 * this.#text + 1]]
    const { isContent, isReasoning, part } = this
    const meaning = { isContent, isReasoning, part }
    if (start === undefined || end === undefined) return meaning
    // Of an empty text it depends on the dialect what it means.
    if (start === end) return undefined
    const literal = data.slice(start, end)
    if (!isPlain(literal)) return { ...meaning, text: textOf(literal) }
    return { ...meaning, text: literal, literalForm: () => this.#around(data, ends) }
  }

  /** Where each of the values that differ begins and ends. */
  #valuesIn(data: string): readonly number[] | undefined {
    const ends: number[] = []
    let end = 0
    const pieces = this.#pieces
    for (let place = 0; place < pieces.length; place++) {
      const piece = pieces[place] ?? ''
      const start = end + piece.length
      // Slices compare as memory.
      if (data.slice(end, start) !== piece) return undefined
      if (place === pieces.length - 1) return start === data.length ? ends : undefined
      end = piece.endsWith('"') ? textEnd(data, start) : numberEnd(data, start)
      if (end === -1) return undefined
      ends.push(start, end)
    }
    return undefined
  }

  /** The form of events that differ from this one in their text and number alone. */
  #around(data: string, ends: readonly number[]): LiteralForm {
    const after = data.slice(ends[2 * this.#text + 1])
    const start = ends[2 * this.#text]
    const number = this.#number
    if (number === -1) return new LiteralForm({ before: data.slice(0, start), after }, this.#field)
    const middle = data.slice(ends[2 * number + 1], start)
    return new LiteralForm({ before: data.slice(0, ends[2 * number]), middle, after }, this.#field)
  }
}

/** What an event of a known form says. */
export type FormedEvent = Pick<EventMeaning, 'isReasoning' | 'part'> & {
  isContent: boolean
  text?: string | undefined
  /** Makes the form of events around other texts like it; absent if this text has escapes. */
  literalForm?: () => LiteralForm
}

/** The JSON around values, one piece more than there are of them, and the values' names. */
type Template = { pieces: readonly string[]; names: readonly string[] }

/** Takes an event apart around the texts and whole numbers of these members, at any depth. */
function templateOf(data: string, members: RegExp): Template {
  const pieces: string[] = []
  const names: string[] = []
  let end = 0
  for (const { index, 0: member, 1: name = '', 2: value = '' } of data.matchAll(members)) {
    const inset = value.startsWith('"') ? 1 : 0
    const memberEnd = index + member.length
    pieces.push(data.slice(end, memberEnd - value.length + inset))
    names.push(name)
    end = memberEnd - inset
  }
  pieces.push(data.slice(end))
  return { pieces, names }
}

const probeOf = (pieces: readonly string[]): string =>
  pieces
    .map((piece, place) => {
      if (place === pieces.length - 1) return piece
      return piece + (piece.endsWith('"') ? probeText + place : probeNumber)
    })
    .join('')

/** Matches members of these names whose value is a text or a whole number. */
export const membersNamed = (names: readonly string[]): RegExp =>
  // A quote within a text would be escaped: this is a member.
  new RegExp(`(?<!\\\\)"(${names.join('|')})": ?("(?:[^"\\\\]|\\\\.)*"|\\d+(?![\\d.eE]))`, 'g')

/** Whether an event says no more than that it is content, or a piece of text. */
const isSilent = (meaning: EventMeaning): boolean =>
  Object.entries(meaning).every(([name, value]) => value === undefined || silent.has(name))

const silentMembers: readonly (keyof EventMeaning)[] = [
  'text',
  'isContent',
  'isReasoning',
  'part',
  'event',
]
const silent = new Set<string>(silentMembers)

/** The end of the inside of a text that begins here; -1 if it is no JSON. */
function textEnd(data: string, start: number): number {
  let end = data.indexOf('"', start)
  while (end !== -1 && isEscaped(data, end)) end = data.indexOf('"', end + 1)
  if (end <= start) return end
  const literal = data.slice(start, end)
  return isPlain(literal) || textOf(literal) !== undefined ? end : -1
}

function isEscaped(data: string, at: number): boolean {
  let start = at
  while (data[start - 1] === '\\') start--
  return (at - start) % 2 === 1
}

/** The text with this inside; undefined if it is no JSON. */
function textOf(literal: string): string | undefined {
  try {
    return JSON.parse(`"${literal}"`) as string // or it throws
  } catch {
    return undefined
  }
}
