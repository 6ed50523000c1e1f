import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../../server/failure.ts'
import { parseJson } from '../../../server/json/parse.ts'

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

function messageOf(work: () => unknown): string {
  try {
    return `no failure: ${JSON.stringify(work())}`
  } catch (error) {
    return error instanceof Failure ? error.message : String(error)
  }
}

describe('long JSON with other characters than ASCII', () => {
  test('is parsed as any other', () => {
    fc.assert(
      fc.property(texts, texts, fc.constantFrom(1, 300), (name, text, times) => {
        const value = { [name]: text, long, more: Array<string>(times).fill(text) }
        expect(parseJson(Buffer.from(JSON.stringify(value))).value).toEqual(value)
      }),
      { numRuns: 300 },
    )
  })

  test('is parsed as any other, also if most of it is one run of such characters', () => {
    const value = { long, text: '今😀—'.repeat(3000), more: ['é', '今'.repeat(2000)] }
    expect(parseJson(Buffer.from(JSON.stringify(value))).value).toEqual(value)
  })

  test.each(['{"a":"\\—"}', '{"a":"\\\\\\—"}', '{"a":"\\u00—"}', '{—:1}', '{"a":1}—', '["—"'])(
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
})
