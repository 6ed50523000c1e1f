import { numberEnd } from '../../json/scan.ts'

/** An array of numbers in its original bytes. */
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

/** The offset of the first byte from `at` on that is not a space. */
function afterSpace(json: Buffer, at: number): number {
  let next = at
  while (isSpace(json[next])) next++
  return next
}

/** The array that begins with this bracket; undefined if it is empty or has other items. */
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
 * Cuts arrays of numbers that are members of this name out of JSON, and replaces them by their
 * indexes: parsing the numbers would be most of the cost of such a reply.
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
 * Regroups the chunks of JSON so that each ends after a closing bracket: an array of numbers is then
 * in one chunk together with its name. Copies only what must be concatenated.
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
