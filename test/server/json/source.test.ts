import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../../../server/http/body.ts'
import type { JsonPart, JsonSource, Span } from '../../../server/json/source.ts'

/** Long bodies alone are kept; spaces make any body long. */
const padding = ' '.repeat(8 << 10)

const sourceOf = (text: string): JsonSource | undefined =>
  parseJson(Buffer.from(text + padding), { keepsSource: true }).source

const jsonAt = (text: string, { start, end }: Span): unknown =>
  JSON.parse(Buffer.from(text).toString('utf8', start, end))

/** The place of nothing. */
const none: Span = { start: 0, end: 0 }

/** The same JSON, with letters of its names and texts escaped. */
const escaped = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (literal) =>
    literal.replaceAll(/\\u....|\\.|[a-z]/g, (piece, at: number) =>
      piece.length === 1 && at % 3 === 0
        ? `\\u${piece.charCodeAt(0).toString(16).padStart(4, '0')}`
        : piece,
    ),
  )

const names = fc.oneof(
  fc.constantFrom('model', 'tools', 'é"\\', '—', '__proto__', 'constructor', ''),
  fc.string(),
)
const values = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()))
const objects = fc
  .array(fc.tuple(names, values))
  // Made by its text: an object of JavaScript has no member `__proto__` of its own otherwise.
  .map((members) => {
    const texts = [...new Map(members)].map(
      ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
    )
    return JSON.parse(`{${texts.join(',')}}`) as Record<string, unknown>
  })
const texts = fc
  .tuple(objects, fc.constantFrom('', ' ', '\t', '\n  '), fc.boolean())
  .map(([value, space, escapes]) => {
    const text = JSON.stringify(value, null, space)
    return { value, text: escapes ? escaped(text) : text }
  })

/** All values within a value, down to this level. */
function partsOf(value: unknown, levels: number): unknown[] {
  if (typeof value !== 'object' || value === null || levels === 0) return []
  const isList = Array.isArray(value)
  return Object.values(value).flatMap((part: unknown) =>
    isList || Array.isArray(part) ? [part, ...partsOf(part, levels - 1)] : [part],
  )
}

const membersOf = (json: Buffer) =>
  new Map(Object.entries(JSON.parse(json.toString()) as Record<string, unknown>))

describe('the text of a long object', () => {
  test('has its members and the items of its lists', () => {
    fc.assert(
      fc.property(texts, ({ value, text }) => {
        const source = sourceOf(text)
        expect(source?.member('\u0000')).toBeUndefined()
        for (const [name, member] of Object.entries(value)) {
          expect(jsonAt(text, source?.member(name) ?? none)).toEqual(member)
          const items = source?.items(name)?.map((item) => jsonAt(text, item))
          expect(items).toEqual(Array.isArray(member) ? member : undefined)
        }
      }),
    )
  })

  test('has the JSON of each of its parts', () => {
    fc.assert(
      fc.property(texts, ({ value, text }) => {
        const source = sourceOf(text)
        const seen: unknown[] = []
        source?.eachPart(value, 0, (part, span) => {
          expect(jsonAt(text, span)).toEqual(part)
          seen.push(part)
        })
        expect(seen).toEqual(partsOf(value, 5))
      }),
    )
  })

  test('is edited: members are replaced, added and left out, and all others stay', () => {
    fc.assert(
      fc.property(texts, objects, fc.array(names), ({ value, text }, changes, removals) => {
        const expected = new Map(Object.entries(value))
        const edits = new Map<string, readonly JsonPart[] | undefined>()
        for (const [name, change] of Object.entries(changes)) {
          edits.set(name, [JSON.stringify(change)])
          expected.set(name, change)
        }
        for (const name of removals) {
          edits.set(name, undefined)
          expected.delete(name)
        }
        const json = sourceOf(text)?.edited(edits) ?? Buffer.from('no source')
        expect(membersOf(json)).toEqual(expected)
      }),
    )
  })

  test('keeps its bytes where nothing is replaced, escapes and digits included', () => {
    const text = '{ "\\u006dodel" : "a", "seed": 12345678901234567890.0, "x":{"y": [1 , "}"]}}'
    expect(String(sourceOf(text)?.edited(new Map([['model', ['"b"']]])))).toBe(
      '{ "seed": 12345678901234567890.0, "x":{"y": [1 , "}"]},"model":"b"}',
    )
  })

  test.each([
    '{"model":"a","model":"b"}',
    '{"model":"a","mod\\u0065l":"b"}',
    '{"input":[{"type":"input_file","file_id":"f","\\u0066ile_id":null}]}',
    '{"a":{"b":[[{"c":1,"d":2,"c":3}]]}}',
    '{"__proto__":1,"__proto__":2}',
    '{"a":{"__proto__":{"b":1},"__proto__":{"b":1}}}',
  ])('is not used where a name stands twice in an object: %s', (text) => {
    expect(sourceOf(text)).toBeUndefined()
  })

  test.each(['[1]', '"text"', '12', 'null'])('is that of an object alone: %s', (text) => {
    expect(sourceOf(text)).toBeUndefined()
  })

  test('is not kept of short bodies', () => {
    expect(parseJson(Buffer.from('{}'), { keepsSource: true }).source).toBeUndefined()
  })
})
