import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PassthroughDialect } from '../../../../server/gateway/upstream/passthrough/dialect.ts'
import { messagesPassthrough } from '../../../../server/gateway/upstream/passthrough/messages.ts'
import { PassthroughReader } from '../../../../server/gateway/upstream/passthrough/reader.ts'
import { responsesPassthrough } from '../../../../server/gateway/upstream/passthrough/responses.ts'

type Form = (text: string, number: number) => { type: string }

const dialects = { responses: responsesPassthrough, messages: messagesPassthrough }
type Name = keyof typeof dialects

const texts: [dialect: Name, form: Form][] = [
  [
    'responses',
    (delta, sequence_number) => ({
      type: 'response.output_text.delta',
      sequence_number,
      item_id: 'msg_1',
      delta,
      logprobs: [],
    }),
  ],
  [
    'responses',
    (delta, sequence_number) => ({
      type: 'response.reasoning_text.delta',
      delta,
      obfuscation: 'x'.repeat(sequence_number % 9),
      sequence_number,
    }),
  ],
  ['responses', (delta) => ({ delta, type: 'response.refusal.delta' })],
  [
    'messages',
    (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  ],
]

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\n'))
const frame = (type: string, data: string) => `event: ${type}\ndata: ${data}\n\n`

/** The dialect without templates: each event is parsed. */
const parsed = (dialect: PassthroughDialect): PassthroughDialect => ({
  ...dialect,
  textMembers: /(?!)/g,
})

function outcome(dialect: PassthroughDialect, stream: string) {
  const reader = new PassthroughReader(dialect, 'served')
  reader.feed(Buffer.from(stream))
  const { hasContent, finish, fault, usage, hostedCalls, isDone, awaitsCounts } = reader
  const text = reader.take().map((one) => one.text)
  return {
    text: text.join(''),
    estimates: [reader.estimate(), reader.reasoningEstimate()],
    ends: { hasContent, finish, fault, usage, hostedCalls, isDone, awaitsCounts },
  }
}

describe.each(texts)('an event of %s, whose form is %o', (name, form) => {
  const dialect = dialects[name]
  const { type } = form('', 0)
  const first = frame(type, JSON.stringify(form('Hello', 7)))

  test('is read by its template with any other text and number as if it were parsed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, fc.nat()), { minLength: 1 }), (all) => {
        const stream =
          first + all.map((values) => frame(type, JSON.stringify(form(...values)))).join('')
        expect(outcome(dialect, stream)).toEqual(outcome(parsed(dialect), stream))
      }),
    )
  })

  test('has a template that fits nothing which would be read as something else', () => {
    const pieces = [...'"\\,}{01.e x—\r', '\\"', '\\u12', '\n']
    fc.assert(
      fc.property(
        fc.tuple(anyText, fc.nat()),
        fc.constantFrom(...pieces),
        fc.nat(),
        fc.nat(2),
        (values, piece, at, length) => {
          const data = JSON.stringify(form(...values))
          const place = at % data.length
          const changed = data.slice(0, place) + piece + data.slice(place + length)
          const stream = first + frame(type, changed) + first
          expect(outcome(dialect, stream)).toEqual(outcome(parsed(dialect), stream))
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('is parsed a few times in each stream', () => {
    let count = 0
    const counting: PassthroughDialect = {
      ...dialect,
      readEvent(...given) {
        count++
        return dialect.readEvent(...given)
      },
    }
    for (const fields of [`event: ${type}\n`, '']) {
      count = 0
      const reader = new PassthroughReader(counting, 'served')
      for (let piece = 0; piece < 100; piece++)
        reader.feed(
          Buffer.from(`${fields}data: ${JSON.stringify(form(`piece ${piece}`, piece))}\n\n`),
        )
      expect(reader.take().length).toBe(100)
      expect(count).toBeLessThan(10)
    }
  })
})

test.each([
  ['messages', { type: 'content_block_start', content_block: { type: 'server_tool_use' } }],
  ['messages', { type: 'message_delta', delta: { text: 'a' }, usage: { output_tokens: 3 } }],
  ['responses', { type: 'response.output_text.delta', delta: 'a', response: { status: 'failed' } }],
  ['responses', { type: 'response.output_item.added', delta: 7, item: {} }],
] as const)('an event of %s of which more follows is parsed each time: %o', (name, event) => {
  let count = 0
  const dialect = dialects[name]
  const counting: PassthroughDialect = {
    ...dialect,
    readEvent(...given) {
      count++
      return dialect.readEvent(...given)
    },
  }
  const reader = new PassthroughReader(counting, 'served')
  for (let piece = 0; piece < 20; piece++)
    reader.feed(Buffer.from(frame(event.type, JSON.stringify(event))))
  expect(count).toBe(20)
})
