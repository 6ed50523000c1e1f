import { numberEnd } from '../../json/scan.ts'

/** A list of numbers as its sender wrote it. */
export type NumberList = {
  /** ASCII, and valid JSON. */
  json: Buffer
  count: number
}

const comma = 0x2c
const openBracket = 0x5b
const closeBracket = 0x5d

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** The place of the first byte from `at` on that is no space. */
function afterSpace(json: Buffer, at: number): number {
  let next = at
  while (isSpace(json[next])) next++
  return next
}

/** The list that begins with this bracket; undefined if it is empty or not of numbers alone. */
function listAt(json: Buffer, bracket: number): NumberList | undefined {
  for (let count = 1, at = bracket; ; count++) {
    const end = numberEnd(json, afterSpace(json, at + 1))
    if (end < 0) return undefined
    at = afterSpace(json, end)
    if (json[at] === closeBracket) return { json: json.subarray(bracket, at + 1), count }
    if (json[at] !== comma) return undefined
  }
}

/**
 * Takes the lists of numbers out of JSON that are members of this name. In their place stand their
 * indexes: parsing the numbers would take most of the time that such a reply costs.
 */
export function cutNumberLists(
  json: readonly Buffer[],
  member: string,
): { rest: Buffer; lists: NumberList[] } {
  const name = Buffer.from(JSON.stringify(member))
  const lists: NumberList[] = []
  const rest: Buffer[] = []
  for (const part of partsWithLists(json)) {
    let copied = 0
    for (let at = part.indexOf(name); at >= 0; at = part.indexOf(name, at)) {
      at = afterSpace(part, at + name.length)
      if (part[at] !== 0x3a) continue
      at = afterSpace(part, at + 1)
      const list = part[at] === openBracket ? listAt(part, at) : undefined
      if (!list) continue
      rest.push(part.subarray(copied, at), Buffer.from(String(lists.length)))
      lists.push(list)
      copied = at += list.json.length
    }
    rest.push(part.subarray(copied))
  }
  return { rest: Buffer.concat(rest), lists }
}

/**
 * The same JSON in other parts, each of which ends behind a closing bracket: a list of numbers is
 * then in one of them with its name. What need not be joined for that is not copied.
 */
function partsWithLists(json: readonly Buffer[]): Buffer[] {
  if (json.length <= 1) return [...json]
  const parts: Buffer[] = []
  let open: Buffer[] = []
  for (const part of json) {
    const first = part.indexOf(closeBracket) + 1
    const last = part.lastIndexOf(closeBracket) + 1
    if (first > 0) {
      parts.push(Buffer.concat([...open, part.subarray(0, first)]), part.subarray(first, last))
      open = []
    }
    open.push(part.subarray(last))
  }
  return [...parts, Buffer.concat(open)]
}
