import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asWritten } from '../../../server/json/digits.ts'
import { Failure } from '../../../server/failure.ts'
import { parseJson } from '../../../server/http/body.ts'
import { RepeatedValues } from '../../../server/json/repeated-values.ts'

/** Long enough to be kept, alone and as a part of a body. */
const long = 'a text — with "quotes", {brackets: [1, 2]} and a few more words\n'.repeat(200)

const toolsOf = (name: string) => [
  { type: 'function', name, description: long, parameters: { a: [], b: { c: null } } },
  { type: 'web_search' },
]

type Parse = (text: string) => ReturnType<typeof parseJson>

/** Parses bodies of one server, one after the other. */
function parser(): Parse {
  const repeats = new RepeatedValues(['tools', 'system'], ['messages'])
  const options = { keepsDigits: true, keepsSource: true, repeats }
  return (text) => parseJson(Buffer.from(text), options)
}

/** A parser that knows these tools: it has met them twice. */
function parserOf(...tools: unknown[]): Parse {
  const parse = parser()
  for (const one of [...tools, ...tools]) parse(JSON.stringify({ tools: one, messages: [one] }))
  return parse
}

type Body = Record<string, readonly unknown[] | undefined>
const bodyOf = ({ value }: ReturnType<typeof parseJson>) => value as Body
const toolsIn = (body: ReturnType<typeof parseJson>) => bodyOf(body)['tools']

const refusalOf = (work: () => unknown): string => {
  try {
    return `no refusal: ${JSON.stringify(work())}`
  } catch (error) {
    return error instanceof Failure ? error.message : String(error)
  }
}

const pool = ['one', 'two', '今日は'.repeat(1000)].map(toolsOf)
const lists = pool.flatMap((one) => [[one], [one, long, { role: 'user' }], [[one]]])
const members = fc.array(
  fc.tuple(
    fc.constantFrom('tools', 'system', 'messages', 'model', 'x"tools', 'Tools'),
    fc.oneof(fc.constantFrom<unknown>(...pool, ...lists, long, null, [], ''), fc.jsonValue()),
  ),
  { maxLength: 5 },
)
const spaces = fc.constantFrom('', ' ', '\n\t')

describe('members that come again', () => {
  test('have the value and the text that they have alone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(members, spaces), { minLength: 4, maxLength: 8 }), (bodies) => {
        const parse = parserOf(...pool)
        for (const [list, space] of bodies) {
          const texts = list.map(([name, value]) =>
            [JSON.stringify(name), space, ':', space, JSON.stringify(value), space].join(''),
          )
          const text = `{${space}${texts.join(`,${space}`)}}`
          const { value, source } = parse(text)
          const alone = parseJson(Buffer.from(text), { keepsDigits: true, keepsSource: true })
          expect(value).toEqual(alone.value)
          expect(Object.keys(value as object)).toEqual(Object.keys(alone.value as object))
          for (const name of ['tools', 'messages'])
            expect(source?.items(name)).toEqual(alone.source?.items(name))
          expect(source?.edited(new Map([['model', ['1']]]))).toEqual(
            alone.source?.edited(new Map([['model', ['1']]])),
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['tools', (value: unknown) => value, (body: Body) => body['tools']],
    ['messages', (value: unknown) => [value, 'b'], (body: Body) => body['messages']?.[0]],
  ] as const)('are parsed once, from the third request on: %s', (name, valueOf, part) => {
    const parse = parser()
    const [, , third, fourth] = ['a', 'b', 'c', 'd'].map((model) =>
      part(bodyOf(parse(JSON.stringify({ model, [name]: valueOf(toolsOf('one')) })))),
    )
    expect(fourth).toBe(third)
    const other = parse(JSON.stringify({ [name]: valueOf(toolsOf('two')) }))
    expect(part(bodyOf(other))).not.toBe(third)
  })

  test('cannot be changed by one request for others', () => {
    const parse = parserOf(toolsOf('one'))
    const tools = toolsIn(parse(JSON.stringify({ tools: toolsOf('one') }))) as { name: string }[]
    expect(() => tools.pop()).toThrow(TypeError)
    expect(() => Object.assign(tools[0] ?? {}, { name: 'another' })).toThrow(TypeError)
  })

  test('are what the last one is where a body has two of a name', () => {
    const one = JSON.stringify(toolsOf('one'))
    const parse = parserOf(toolsOf('one'), toolsOf('two'))
    for (const last of ['null', '[]', one, JSON.stringify(toolsOf('two'))]) {
      const { value, source } = parse(`{"tools":${one},"tools":${last}}`)
      expect(value).toEqual({ tools: JSON.parse(last) as unknown })
      expect(source).toBeUndefined()
    }
  })

  test.each(['x', '"x"', ':1', ',', '', ',"a":"\\q"}'])(
    'do not make a broken body whole that goes on with %s',
    (rest) => {
      const text = `{"a":1,"tools":${JSON.stringify(toolsOf('one'))}${rest}`
      const refusal = refusalOf(() => parseJson(Buffer.from(text)))
      expect(refusal).toMatch(/^the body is not valid JSON/)
      expect(refusalOf(() => parserOf(toolsOf('one'))(text))).toBe(refusal)
    },
  )

  test('count towards the limits of a body', () => {
    const schema = Object.fromEntries(Array.from({ length: 8000 }, (_, at) => [`n${at}`, 0]))
    const tools = Array.from({ length: 3 }, () => schema)
    const others = Array.from({ length: 4 }, () => schema)
    const text = JSON.stringify({ tools, others })
    const refusal = refusalOf(() => parseJson(Buffer.from(text)))
    expect(refusal).toContain('more than 50000 members')
    const parse = parserOf(tools)
    expect(toolsIn(parse(JSON.stringify({ tools })))).toEqual(tools)
    expect(refusalOf(() => parse(text))).toBe(refusal)
  })

  test('leave numbers as they were written', () => {
    const tools = toolsOf('one')
    const parse = parserOf(tools)
    const text = `{"tools":${JSON.stringify(tools)},"seed":12345678901234567890}`
    expect(JSON.stringify(asWritten(parse(text).value))).toBe(text)
    const odd = JSON.stringify([long, 0]).replace(/0]$/, '1.00000000000000000001]')
    for (let turn = 0; turn < 3; turn++)
      expect(JSON.stringify(asWritten(toolsIn(parse(`{"tools":${odd}}`))))).toBe(odd)
  })

  test('are forgotten for others that were met later', () => {
    const parse = parserOf(toolsOf('one'), toolsOf('two'))
    const again = (name: string) => toolsIn(parse(JSON.stringify({ tools: toolsOf(name) })))
    const [one, two] = [again('one'), again('two')]
    for (let other = 0; other < 31; other++) again(`other ${other}`)
    expect(again('two'), 'of the last 32').toBe(two)
    expect(again('one'), 'of an earlier one').not.toBe(one)
  })

  test('of many tiny values, which take far more memory than their JSON, are forgotten sooner', () => {
    const tiny = Array.from({ length: 10_000 }, () => [])
    const parse = parser()
    const again = (name: string) => {
      const text = JSON.stringify({ tools: [{ name, tiny }] })
      return [0, 1, 2].map(() => toolsIn(parse(text))).pop()
    }
    const [one, two] = [again('one'), again('two')]
    expect(again('two'), 'before others').toBe(two)
    for (let other = 0; other < 5; other++) again(`other ${other}`)
    expect(again('one'), 'after 5 MB in 150 kB of JSON').not.toBe(one)
  })
})
