import { JsonRun } from '../../json/run.ts'
import { extraMembers, firstChoice, objectOf, parseObject, type Chunk } from './normalize.ts'

/** What all chunks of a stream begin with. */
export type ChunkHead = Pick<Chunk, 'id' | 'object' | 'created' | 'model'>

/** A chunk with text and nothing else. */
export type TextChunk = ChunkHead & {
  choices: { index: 0; delta: { content: string }; finish_reason: null }[]
}

/** The JSON of chunks with text and nothing else. Their texts have no escapes. */
export type TextChunks = JsonRun<TextChunk>

/** A text that no upstream writes. */
const probeText = 'tollgate-mark-9f2c'

/**
 * Makes a template of an event, if it holds nothing but text. Most events of a stream are the same
 * bytes around another text. Parsing this event with another text in its place shows that the text
 * is all that changes; a literal without quotes, backslashes and control characters is then the
 * whole difference.
 */
export function learnTemplate(
  data: string,
  choice: Record<string, unknown>,
  head: ChunkHead,
): ChunkTemplate | undefined {
  const content = textOnly(choice)
  if (content === undefined) return undefined
  const literal = JSON.stringify(content)
  const at = data.indexOf(literal, data.indexOf('"content"') + 9)
  if (at === -1) return undefined
  const before = data.slice(0, at + 1)
  const after = data.slice(at + literal.length - 1)
  return isTextReplaceable(before, after) ? templateOf(before, after, head) : undefined
}

/** The text of a choice that has nothing else. */
function textOnly(choice: Record<string, unknown>): string | undefined {
  const delta = objectOf(choice['delta']) ?? {}
  const { content } = delta
  if (typeof content !== 'string' || content === '') return undefined
  if (choice['logprobs'] != null || Object.keys(extraMembers(delta)).length > 0) return undefined
  return content
}

function isTextReplaceable(before: string, after: string): boolean {
  const probe = parseObject(`${before}${probeText}${after}`)
  if (!probe || probe['usage'] != null) return false
  return objectOf(firstChoice(probe['choices'])?.['delta'])?.['content'] === probeText
}

function templateOf(before: string, after: string, head: ChunkHead): ChunkTemplate {
  const chunk: TextChunk = {
    ...head,
    choices: [{ index: 0, delta: { content: probeText }, finish_reason: null }],
  }
  const [start = '', end = ''] = JSON.stringify(chunk).split(probeText)
  return new ChunkTemplate({ before, after }, { before: start, after: end })
}

/** JSON around the inside of a text. */
type Surroundings = { before: string; after: string }

/** Recognizes events that differ from an earlier one only in their text, without parsing them. */
export class ChunkTemplate {
  readonly #upstream: Surroundings
  readonly #ours: Surroundings
  /** An event on the wire, before and after the inside of its text. */
  readonly #head: string
  readonly #tail: string
  readonly #isOneLine: boolean

  constructor(upstream: Surroundings, ours: Surroundings) {
    this.#upstream = upstream
    this.#ours = ours
    this.#head = `data: ${upstream.before}`
    this.#tail = `${upstream.after}\n\n`
    this.#isOneLine = !/[\n\r]/.test(upstream.before + upstream.after)
  }

  /** The inside of the text's JSON literal, if the event fits and the literal needs no decoding. */
  literalOf(data: string): string | undefined {
    const { before, after } = this.#upstream
    // Slices compare as memory; startsWith, once compiled, goes by single characters.
    if (
      data.length <= before.length + after.length ||
      data.slice(0, before.length) !== before ||
      data.slice(-after.length) !== after
    )
      return undefined
    const literal = data.slice(before.length, data.length - after.length)
    return isPlain(literal) ? literal : undefined
  }

  /** Whether an event of this form may begin at this place of the stream's text. */
  mayBeginAt(text: string, at: number): boolean {
    return this.#isOneLine && text.slice(at, at + this.#head.length) === this.#head
  }

  /**
   * What the events from the one at this place on have in place of the text; with line breaks where
   * events of another form are between. Empty if there are none.
   */
  insidesAt(text: string, at: number): readonly string[] {
    const from = at + this.#head.length
    const to = text.lastIndexOf(this.#tail)
    return to < from ? [] : text.slice(from, to).split(this.#tail + this.#head)
  }

  /** The length of an event on the wire that has this inside. */
  lengthWith(inside: string): number {
    return this.#head.length + inside.length + this.#tail.length
  }

  /** The data of the event that has this inside. */
  dataWith(inside: string): string {
    return this.#upstream.before + inside + this.#upstream.after
  }

  /** Our chunks with these literals. */
  chunksWith(literals: readonly string[]): TextChunks {
    return new JsonRun(this.#ours.before, literals, this.#ours.after)
  }
}

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
