import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiJson, ReplacedRanges } from '../../../server/json/ascii.ts'
import { Failure } from '../../../server/failure.ts'
import { parseJson } from '../../../server/http/body.ts'
import { scanJson } from '../../../server/json/scan.ts'

/** Shorter JSON stays as it is. */
const long = 'plain '.repeat(11_000)

/** Characters of one to four bytes, with what has a meaning in JSON beside them. */
const pieces = fc.constantFrom(
  'a',
  '"',
  '\\',
  'é',
  '—',
  '今',
  '😀',
  '\u07ff',
  '\uffff',
  '\u0800',
  'u00',
)
const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))
const places = fc.nat({ max: 7 })

/** The bytes at another place of the memory, since they are read in words. */
function movedTo(place: number, json: string): Buffer {
  const bytes = Buffer.from(json)
  const memory = Buffer.allocUnsafeSlow(bytes.length + 8)
  return memory.subarray(place, place + bytes.copy(memory, place))
}

function replacedIn(json: Buffer): ReplacedRanges {
  const replaced = new ReplacedRanges(json)
  scanJson(json, {}, { replaced })
  return replaced
}

function messageOf(work: () => unknown): string {
  try {
    return `no failure: ${JSON.stringify(work())}`
  } catch (error) {
    return error instanceof Failure ? error.message : String(error)
  }
}

describe('long JSON in ASCII', () => {
  test('is the same JSON', () => {
    fc.assert(
      fc.property(texts, texts, places, (name, text, place) => {
        const value = { [name]: text, long, last: [text] }
        const json = movedTo(place, JSON.stringify(value))
        const ascii = asciiJson(json, replacedIn(json))
        expect(ascii).toMatch(/^[ -~]*$/)
        expect(JSON.parse(String(ascii))).toEqual(value)
        expect(parseJson(json).value).toEqual(value)
      }),
      { numRuns: 300 },
    )
  })

  test.each(['{"a":"\\—"}', '{"a":"\\u00—"}', '{—:1}', '{"a":1}—', '["—"'])(
    'is refused where the JSON itself is, at the same place: %s',
    (json) => {
      const padded = ' '.repeat(64 << 10) + json
      let position = ''
      try {
        JSON.parse(padded)
      } catch (error) {
        position = /at position \d+/.exec(String(error))?.[0] ?? ''
      }
      const message = messageOf(() => parseJson(Buffer.from(padded)))
      expect(message).toBe(`the body is not valid JSON${position === '' ? '' : ` (${position})`}`)
    },
  )

  test('is not made of JSON that is mostly of other characters', () => {
    const json = Buffer.from(JSON.stringify('今 '.repeat(30_000)))
    expect(asciiJson(json, replacedIn(json))).toBeUndefined()
  })
})
