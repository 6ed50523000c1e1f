import messages from '../../../generated/json/messages.json' with { type: 'json' }
import openai from '../../../generated/json/openai.json' with { type: 'json' }
import responses from '../../../generated/json/responses.json' with { type: 'json' }
import { isRecord, listOf } from '../../json/json.ts'
import { unitsOf, type TextForm } from './text-forms.ts'

/** This many consecutive characters that also occur in a source are an echo of it. */
const runLength = 12
const replacement = '…'
const writtenForms: readonly TextForm[] = [
  { isUnescaped: false, isSqueezed: false },
  { isUnescaped: false, isSqueezed: true },
]
const unescapedForms = writtenForms.map((form) => ({ ...form, isUnescaped: true }))

/**
 * The texts with `…` in place of echoes of the sources: runs of twelve characters or more, also
 * with another case, other white space, and with or without JSON escapes. Takes time in proportion
 * to the sources.
 */
export function withoutEchoes(texts: readonly string[], sources: readonly string[]): string[] {
  const covered = texts.map((text) => new Uint8Array(text.length))
  const hasEscapes = texts.some((text) => text.includes('\\'))
  for (const form of hasEscapes ? [...writtenForms, ...unescapedForms] : writtenForms) {
    const runs = new Runs(texts, form)
    for (const source of sources)
      for (const { text, start, end } of runs.foundIn(source)) covered[text]?.fill(1, start, end)
  }
  return texts.map((text, at) => replaced(text, covered[at]))
}

function replaced(text: string, covered: Uint8Array | undefined): string {
  let result = ''
  for (let at = 0; at < text.length; at++) {
    if (!covered?.[at]) result += text.charAt(at)
    else if (!covered[at - 1]) result += replacement
  }
  return result
}

/** The position of a run in one of the texts. */
type Place = { text: number; start: number; end: number }

const slotBits = 16

/** The runs of the texts in one form, to search a long source for all of them in one pass. */
class Runs {
  readonly #form: TextForm
  readonly #places = new Map<string, Place[]>()
  /** How many runs have this hash: one lookup skips most characters of a source. */
  readonly #counts = new Uint16Array(1 << slotBits)

  constructor(texts: readonly string[], form: TextForm) {
    this.#form = form
    for (const [text, content] of texts.entries()) {
      const { codes, length, starts, ends } = unitsOf(content, form, true)
      for (let first = 0; first + runLength <= length; first++) {
        const run = codes.subarray(first, first + runLength)
        const start = starts?.[first] ?? 0
        this.#add(run, { text, start, end: ends?.[first + runLength - 1] ?? 0 })
      }
    }
  }

  #add(run: Uint16Array, place: Place): void {
    const name = String.fromCharCode(...run)
    const places = this.#places.get(name)
    if (places) return void places.push(place)
    this.#places.set(name, [place])
    const slot = slotOf(run.reduce(rolled, 0))
    this.#counts[slot] = (this.#counts[slot] ?? 0) + 1
  }

  /** The positions of the runs that also occur in the source, each once. */
  foundIn(source: string): Place[] {
    const positions: Place[] = []
    if (this.#places.size === 0) return positions
    const { codes, length } = unitsOf(source, this.#form)
    const counts = this.#counts
    let hash = 0
    for (let at = 0; at < length; at++) {
      hash = rolled(hash, codes[at] ?? 0)
      if (at >= runLength) hash = (hash - Math.imul(codes[at - runLength] ?? 0, leaving)) | 0
      const slot = slotOf(hash)
      if (counts[slot] === 0 || at + 1 < runLength) continue
      const name = String.fromCharCode(...codes.subarray(at + 1 - runLength, at + 1))
      const places = this.#places.get(name)
      if (!places) continue
      positions.push(...places)
      this.#places.delete(name)
      counts[slot] = (counts[slot] ?? 1) - 1
    }
    return positions
  }
}

const base = 0x01000193
const rolled = (hash: number, code: number): number => (Math.imul(hash, base) + code) | 0
const slotOf = (hash: number): number => hash >>> (32 - slotBits)
/** The factor of the code that leaves the window, to remove it from the rolling hash. */
const leaving = Array.from({ length: runLength }).reduce<number>(
  (power) => Math.imul(power, base),
  1,
)

/** The member names of the contracts, which are not a caller's text. */
let names: ReadonlySet<string> | undefined

/** A member name in JSON; quotation marks within strings are escaped. */
const memberName = /(?<!\\)"(\w+)"(?=\s*:)/g
const escape = /\\(u[0-9a-f]{4}|.)/gi

/**
 * The caller's text in the JSON of a request: without member names of the contracts, and with
 * escapes decoded. An error that names a wrong member does not repeat the caller's text.
 */
export function callersText(json: string): string {
  names ??= namesIn([openai, responses, messages])
  const contractNames = names
  return json
    .replace(memberName, (name, word: string) => (contractNames.has(word) ? '""' : name))
    .replace(escape, (_, escaped: string) => characterOf(escaped))
}

function characterOf(escaped: string): string {
  if (escaped.length > 1) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return 'nrtbf'.includes(escaped) ? ' ' : escaped
}

function namesIn(values: unknown, into = new Set<string>()): Set<string> {
  for (const value of isRecord(values) ? Object.values(values) : listOf(values))
    namesIn(value, into)
  if (isRecord(values) && isRecord(values['properties']))
    for (const name of Object.keys(values['properties'])) into.add(name)
  return into
}
