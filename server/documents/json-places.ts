import type { ConfigDocument } from './document.ts'

const quote = 0x22
const backslash = 0x5c
const opening = new Set([0x7b, 0x5b])
const closing = new Set([0x7d, 0x5d])

type Member = { key: number; value: number }

/**
 * Where the values of a JSON text are. Reads only the objects and lists that a path goes through,
 * and each of them once. The text must be valid JSON.
 */
class JsonPlaces {
  readonly #text: string
  readonly #containers = new Map<number, Map<string, Member>>()
  #lines: number[] | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** `line:column` of the value at a path, of its key with `key`, or of the nearest parent. */
  at(path: readonly string[], key: boolean): string {
    let offset = this.#skipSpace(0)
    let place = offset
    for (const [depth, name] of path.entries()) {
      const member = this.#membersOf(offset).get(name)
      if (!member) break
      offset = member.value
      const isLast = depth === path.length - 1
      place = isLast && !key && !this.#isContainer(offset) ? offset : member.key
    }
    return this.#lineOf(place)
  }

  #isContainer(offset: number): boolean {
    return opening.has(this.#text.charCodeAt(offset))
  }

  #lineOf(offset: number): string {
    const lines = (this.#lines ??= lineStarts(this.#text))
    let [low, high] = [0, lines.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((lines[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return `${low + 1}:${offset - (lines[low] ?? 0) + 1}`
  }

  /** Keys and values of the object or list that begins at an offset. */
  #membersOf(start: number): Map<string, Member> {
    const cached = this.#containers.get(start)
    if (cached) return cached
    const members = new Map<string, Member>()
    this.#containers.set(start, members)
    if (!this.#isContainer(start)) return members
    const isList = this.#text[start] === '['
    let at = this.#skipSpace(start + 1)
    for (
      let index = 0;
      at < this.#text.length && !closing.has(this.#text.charCodeAt(at));
      index++
    ) {
      const key = at
      let name = String(index)
      if (!isList) {
        const end = this.#endOfString(at)
        name = String(JSON.parse(this.#text.slice(at, end)))
        at = this.#skipSpace(this.#skipSpace(end) + 1)
      }
      members.set(name, { key, value: at })
      at = this.#skipSpace(this.#endOfValue(at))
      if (this.#text[at] === ',') at = this.#skipSpace(at + 1)
    }
    return members
  }

  #skipSpace(start: number): number {
    let at = start
    while (at < this.#text.length && this.#text.charCodeAt(at) <= 0x20) at++
    return at
  }

  #endOfString(start: number): number {
    let at = start + 1
    for (; at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at)
      if (code === backslash) at++
      else if (code === quote) break
    }
    return at + 1
  }

  #endOfValue(start: number): number {
    let depth = 0
    for (let at = start; at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at)
      if (code === quote) {
        at = this.#endOfString(at) - 1
        if (depth === 0) return at + 1
      } else if (opening.has(code)) depth++
      else if (closing.has(code)) {
        if (depth === 0) return at
        if (--depth === 0) return at + 1
      } else if (depth === 0 && (code === 0x2c || code <= 0x20)) return at
    }
    return this.#text.length
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/**
 * A JSON text as a document, twenty times as fast as by the reader of YAML; null for what is not
 * JSON. Its nesting must be bounded.
 */
export function jsonDocumentOf(text: string, name: string): ConfigDocument | null {
  try {
    const value: unknown = JSON.parse(text)
    const places = new JsonPlaces(text)
    const at: ConfigDocument['at'] = (path, options) =>
      `${name}:${places.at(path, options?.key ?? false)}`
    return { value, problems: [], at }
  } catch {
    return null
  }
}
