import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../../server/failure.ts'
import { parseJson, type ParsedBody } from '../../../server/http/body.ts'
import { RepeatedValues } from '../../../server/json/repeated-values.ts'
import { isSoak } from '../../support/soak.ts'

type Parse = (text: string) => ParsedBody

/** Parses bodies of one server, one after the other. */
function parser(): Parse {
  const repeats = new RepeatedValues(['tools'], ['messages', 'input'])
  const options = { keepsDigits: true, keepsSource: true, repeats }
  return (text) => parseJson(Buffer.from(text), options)
}

const alone: Parse = (text) =>
  parseJson(Buffer.from(text), { keepsDigits: true, keepsSource: true })

const words = 'words with "quotes", {brackets: [1, 2]} and — now and then — more\n'.repeat(5)

/** Messages of a conversation, of which all are different; so are those of each topic. */
const talk = (topic: string, count: number): object[] =>
  Array.from({ length: count }, (_, place) => ({
    role: place % 2 === 0 ? 'user' : 'assistant',
    content: [
      {
        type: 'text',
        text: `${words} ${place} ${`${topic} `.repeat(400)}`,
        marks: [],
        more: { a: null },
      },
    ],
  }))

const messagesIn = ({ value }: ParsedBody) => (value as { messages: object[] }).messages
const bodyOf = (messages: readonly unknown[]) => JSON.stringify({ model: 'a', messages })

/** What a body becomes, or the words of its refusal. */
function outcomeOf(parse: Parse, text: string) {
  try {
    const { value, source } = parse(text)
    const items = ['messages', 'input'].map((name) => source?.items(name))
    return { value, items, sent: source?.edited(new Map([['model', ['1']]])) }
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

const item = fc.oneof(
  { weight: 3, arbitrary: fc.record({ role: fc.constant('user'), content: fc.string() }) },
  fc.record({ input: fc.jsonValue({ maxDepth: 6 }), text: fc.constant(words) }),
  fc.jsonValue(),
  fc.constant('{"a":1,"a":2}'),
)
/** How a turn goes on from the one before: how much of its end is dropped, and what is added. */
const turn = fc.record({
  conversation: fc.nat(2),
  name: fc.constantFrom('messages', 'messages', 'input', 'Messages'),
  dropped: fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, fc.nat(12)),
  added: fc.array(item, { maxLength: 3 }),
  space: fc.constantFrom('', '', '', ' ', '\n\t'),
  rest: fc.constantFrom('', '', '', '', ',"b":1', ',"messages":[1]', ',"messages":null', ',', '"'),
})

describe('lists that grow from one request to the next', () => {
  test('have the values, the texts and the refusals that they have alone', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 8, maxLength: 24 }), (turns) => {
        const parse = parser()
        const talks = ['one', '今日は', 'three'].map((topic) =>
          talk(topic, 9).map((message) => JSON.stringify(message)),
        )
        for (const { conversation, name, dropped, added, space, rest } of turns) {
          const list = talks[conversation] ?? []
          list.length = Math.max(0, list.length - dropped)
          for (const one of added) list.push(typeof one === 'string' ? one : JSON.stringify(one))
          const items = `[${space}${list.join(`${space},${space}`)}${space}]`
          const text = `{"model":"a","${name}"${space}:${space}${items}${rest}}`
          expect(outcomeOf(parse, text)).toEqual(outcomeOf(alone, text))
        }
      }),
      { numRuns: isSoak ? 600 : 30 },
    )
  })

  test('are parsed as far as they are new, from the third request on', () => {
    const parse = parser()
    const turns = [8, 10, 12, 14].map((count) => messagesIn(parse(bodyOf(talk('one', count)))))
    const [, second = [], third = [], fourth = []] = turns
    expect(third.map((message, place) => message === second[place])).toEqual([
      ...Array<boolean>(10).fill(true),
      false,
      false,
    ])
    expect(fourth.slice(0, 12).every((message, place) => message === third[place])).toBe(true)
    const other = messagesIn(parse(bodyOf(talk('two', 14))))
    expect(other.some((message) => fourth.includes(message))).toBe(false)
  })

  test('may end in another way, as where a mark for the cache moves on', () => {
    const parse = parser()
    const marked = (count: number) => {
      const messages = talk('one', count)
      return bodyOf([...messages.slice(0, -1), { ...messages.at(-1), cache_control: {} }])
    }
    for (const count of [8, 10]) parse(marked(count))
    const [before, after] = [12, 14].map((count) => messagesIn(parse(marked(count))))
    expect(after?.slice(0, 11).every((message, place) => message === before?.[place])).toBe(true)
    expect(after?.[11]).toEqual(talk('one', 12)[11])
  })

  test('cannot be changed by one request for others', () => {
    const parse = parser()
    const [first, , third] = [8, 8, 8].map((count) => messagesIn(parse(bodyOf(talk('a', count)))))
    expect(() => Object.assign(third?.[3] ?? {}, { role: 'system' })).toThrow(TypeError)
    third?.pop()
    expect(messagesIn(parse(bodyOf(talk('a', 8))))).toEqual(first)
  })

  test.each([
    ['members in its', Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`n${at}`, at]))],
    ['members and items', Array.from({ length: 31_000 }, () => 1)],
  ])('count towards the limits of a body, which are told with their places: %s', (bound, many) => {
    const messages = talk('one', 8).map((message) => ({ ...message, many }))
    const parse = parser()
    for (let turns = 0; turns < 3; turns++) parse(bodyOf(messages))
    const more = bodyOf([...messages, { many, deep: 1 }])
    expect(outcomeOf(alone, more)).toContain(bound)
    expect(outcomeOf(parse, more)).toBe(outcomeOf(alone, more))
  })

  test('are forgotten for others that were met later', () => {
    const parse = parser()
    const again = (topic: string) => {
      const [, , third] = [8, 8, 8].map((count) => messagesIn(parse(bodyOf(talk(topic, count)))))
      return third?.[0]
    }
    const [one, two] = [again('one'), again('two')]
    for (let other = 0; other < 255; other++) parse(bodyOf(talk(String(Math.sin(other + 1)), 8)))
    expect(messagesIn(parse(bodyOf(talk('two', 8))))[0], 'of the last 256').toBe(two)
    expect(messagesIn(parse(bodyOf(talk('one', 8))))[0], 'of an earlier one').not.toBe(one)
  })

  test('of many tiny values, which take far more memory than their JSON, are forgotten sooner', () => {
    const parse = parser()
    const tiny = Array.from({ length: 2500 }, () => [])
    const again = (topic: number) => {
      const messages = Array.from({ length: 8 }, (_, place) => ({ topic, place, tiny }))
      return [0, 1, 2].map(() => messagesIn(parse(bodyOf(messages)))[0]).pop()
    }
    const [one, two] = [again(1), again(2)]
    expect(again(2), 'before others').toBe(two)
    for (let other = 0; other < 10; other++) again(3 + other)
    expect(again(1), 'after 20 MB in 600 kB of JSON').not.toBe(one)
  })
})
