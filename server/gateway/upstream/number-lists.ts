/** A list of numbers as its sender wrote it. */
export type NumberList = {
  /** ASCII, and valid JSON. */
  json: Buffer
  count: number
}

/** States of the check below; each is named by what was read last. */
const start = 0
const minus = 1
const zero = 2
const integer = 3
const point = 4
const fraction = 5
const exponent = 6
const exponentSign = 7
const exponentDigits = 8
const space = 9
const end = 10
const invalid = 11

const comma = 0x2c
const openBracket = 0x5b

/** The next state, by state and byte: numbers are checked without being parsed. */
const steps = new Uint8Array(end << 8).fill(invalid)

function allow(states: readonly number[], characters: string, next: number): void {
  for (const state of states)
    for (const byte of Buffer.from(characters)) steps[(state << 8) | byte] = next
}

const complete = [zero, integer, fraction, exponentDigits, space]
allow([start], ' \t\r\n', start)
allow([start], '-', minus)
allow([start, minus], '0', zero)
allow([start, minus], '123456789', integer)
allow([integer], '0123456789', integer)
allow([zero, integer], '.', point)
allow([point, fraction], '0123456789', fraction)
allow([zero, integer, fraction], 'eE', exponent)
allow([exponent], '+-', exponentSign)
allow([exponent, exponentSign, exponentDigits], '0123456789', exponentDigits)
allow(complete, ' \t\r\n', space)
allow(complete, ',', start)
allow(complete, ']', end)

/** The list that begins behind a bracket; undefined if it is empty or not of numbers alone. */
function listAt(json: Buffer, bracket: number): NumberList | undefined {
  let state = start
  let count = 1
  let at = bracket
  while (state < end) {
    // Behind the last byte is a 0, which no list has.
    const byte = json[++at] ?? 0
    if (byte === comma) count++
    state = steps[(state << 8) | byte] ?? invalid
  }
  return state === end ? { json: json.subarray(bracket, at + 1), count } : undefined
}

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** The place of the first byte from `at` on that is no space. */
function afterSpace(json: Buffer, at: number): number {
  let next = at
  while (isSpace(json[next])) next++
  return next
}

/**
 * Takes the lists of numbers out of JSON that are members of this name. In their place stand their
 * indexes: parsing the numbers would take most of the time that such a reply costs.
 */
export function cutNumberLists(
  json: Buffer,
  member: string,
): { rest: Buffer; lists: NumberList[] } {
  const name = Buffer.from(JSON.stringify(member))
  const lists: NumberList[] = []
  const parts: Buffer[] = []
  let copied = 0
  for (let at = json.indexOf(name); at >= 0; at = json.indexOf(name, at)) {
    at = afterSpace(json, at + name.length)
    if (json[at] !== 0x3a) continue
    at = afterSpace(json, at + 1)
    const list = json[at] === openBracket ? listAt(json, at) : undefined
    if (!list) continue
    parts.push(json.subarray(copied, at), Buffer.from(String(lists.length)))
    lists.push(list)
    copied = at += list.json.length
  }
  return { rest: Buffer.concat([...parts, json.subarray(copied)]), lists }
}
