import { JsonRun } from '../../json/run.ts'
import { LiteralForm, probeText } from './literal-form.ts'
import { extraMembers, firstChoice, objectOf, parseObject, type Chunk } from './normalize.ts'

/** What all chunks of a stream begin with. */
export type ChunkHead = Pick<Chunk, 'id' | 'object' | 'created' | 'model'>

/** A chunk with text and nothing else. */
export type TextChunk = ChunkHead & {
  choices: { index: 0; delta: { content: string }; finish_reason: null }[]
}

/** The JSON of chunks with text and nothing else. Their texts have no escapes. */
export type TextChunks = JsonRun<TextChunk>

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
  return new ChunkTemplate(new LiteralForm({ before, after }), start, end)
}

/** Recognizes events that differ from an earlier one only in their text, without parsing them. */
export class ChunkTemplate {
  readonly form: LiteralForm
  /** Our JSON around the inside of the text. */
  readonly #before: string
  readonly #after: string

  constructor(form: LiteralForm, before: string, after: string) {
    this.form = form
    this.#before = before
    this.#after = after
  }

  /** Our chunks with these insides of texts. */
  chunksWith(literals: readonly string[]): TextChunks {
    return new JsonRun(this.#before, literals, this.#after)
  }
}
