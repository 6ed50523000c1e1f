import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson, writeJson, type JsonSlices } from '../../../server/json/parse.ts'

/** Long bodies alone have slices; spaces make any body long. */
const padding = ' '.repeat(8 << 10)

const slicesOf = (text: string): JsonSlices | undefined =>
  parseJson(Buffer.from(text + padding), { keepsSlices: true }).slices

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

const membersOf = (json: Buffer) =>
  new Map(Object.entries(JSON.parse(json.toString()) as Record<string, unknown>))

describe('the slices of a long object', () => {
  test('are the JSON of its members', () => {
    fc.assert(
      fc.property(texts, ({ value, text }) => {
        const slices = slicesOf(text) ?? new Map<string, Buffer>()
        const members = [...slices].map(([name, json]) => [name, JSON.parse(String(json))] as const)
        expect(new Map(members)).toEqual(new Map(Object.entries(value)))
      }),
    )
  })

  test('are copied in place of members of their names', () => {
    fc.assert(
      fc.property(texts, objects, fc.array(names), ({ value, text }, members, removals) => {
        const slices = new Map(slicesOf(text))
        for (const name of removals) slices.delete(name)
        const expected = new Map(
          Object.entries(members).map(([name, member]) => [
            name,
            slices.has(name) ? value[name] : member,
          ]),
        )
        expect(membersOf(writeJson(members, slices))).toEqual(expected)
      }),
    )
  })

  test('keep their bytes, escapes and digits included', () => {
    const text = '{ "\\u006dodel" : "a", "seed": 12345678901234567890.0, "x":{"y": [1 , "}"]}}'
    const slices = slicesOf(text) ?? new Map()
    expect(String(writeJson({ n: 1, model: 0, seed: 0, x: 0 }, slices))).toBe(
      '{"n":1,"model": "a","seed": 12345678901234567890.0,"x":{"y": [1 , "}"]}}',
    )
  })

  test.each([
    '{"model":"a","model":"b"}',
    '{"model":"a","mod\\u0065l":"b"}',
    '{"input":[{"type":"input_file","file_id":"f","\\u0066ile_id":null}]}',
    '{"a":{"b":[[{"c":1,"d":2,"c":3}]]}}',
    '{"__proto__":1,"__proto__":2}',
    '{"a":{"__proto__":{"b":1},"__proto__":{"b":1}}}',
  ])('are not used where an object names a member twice: %s', (text) => {
    expect(slicesOf(text)).toBeUndefined()
  })

  test.each(['[1]', '"text"', '12', 'null'])('are those of an object alone: %s', (text) => {
    expect(slicesOf(text)).toBeUndefined()
  })

  test('are not made of short bodies', () => {
    expect(parseJson(Buffer.from('{}'), { keepsSlices: true }).slices).toBeUndefined()
  })
})
