import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutNumberLists } from '../../../../server/gateway/upstream/number-lists.ts'

const spaces = fc.stringMatching(/^[ \t\r\n]{0,2}$/)
/** Numbers, and what looks like them. */
const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.stringMatching(/^-?(0|[1-9]\d{0,3})(\.\d{1,3})?([eE][+-]?\d{1,2})?$/),
  fc.stringMatching(/^[-+.0-9eE]{0,6}$/),
  fc.constantFrom('null', '"1"', '[1]', '1 2', '٣', '0x1', 'NaN', '-', '01', '1.', '.5', '1e'),
)
const lists = fc
  .array(fc.tuple(spaces, numbers, spaces), { maxLength: 4 })
  .map((items) => `[${items.map((item) => item.join('')).join(',')}]`)

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number')

/** The text in parts of these sizes, and what is left. */
function inParts(text: string, sizes: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text)
  let at = 0
  const parts = sizes.map((size) => bytes.subarray(at, (at += size)))
  return [...parts, bytes.subarray(at)]
}

describe('a list that is taken out of JSON', () => {
  test('is one of numbers alone, as its sender wrote them; others stay', () => {
    fc.assert(
      fc.property(lists, spaces, fc.array(fc.nat(20)), (list, space, sizes) => {
        const json = `{"embedding"${space}:${space}${list}}`
        const { rest, lists: taken } = cutNumberLists(inParts(json, sizes), 'embedding')
        const value = parsed(list)
        expect(taken.map((one) => String(one.json))).toEqual(isNumbers(value) ? [list] : [])
        expect(taken.map(({ count }) => count)).toEqual(isNumbers(value) ? [value.length] : [])
        expect(String(rest)).toBe(isNumbers(value) ? json.replace(list, '0') : json)
      }),
      { numRuns: 1000 },
    )
  })

  test.each(['[1', '[1,', '[', '[1.5e', '[-'])('has its end: %s', (list) => {
    const { lists: taken } = cutNumberLists([Buffer.from(`{"embedding":${list}`)], 'embedding')
    expect(taken).toEqual([])
  })
})
