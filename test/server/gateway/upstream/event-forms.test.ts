import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseObject } from '../../../../server/gateway/upstream/normalize.ts'
import { EventForms } from '../../../../server/gateway/upstream/passthrough/event-forms.ts'
import type { PassthroughDialect } from '../../../../server/gateway/upstream/passthrough/dialect.ts'
import { messagesPassthrough } from '../../../../server/gateway/upstream/passthrough/messages.ts'
import { PassthroughReader } from '../../../../server/gateway/upstream/passthrough/reader.ts'
import { responsesPassthrough } from '../../../../server/gateway/upstream/passthrough/responses.ts'

type Form = (text: string, number: number) => object

const dialects = { responses: responsesPassthrough, messages: messagesPassthrough }
type Name = keyof typeof dialects

const model = 'served'

/** What follows from an event for whoever passes it on. */
const meaningOf = (dialect: Name, data: string, asked = model) =>
  dialects[dialect].readEvent(parseObject(data) ?? {}, asked)

/** The forms that are known after one event. */
function learned(dialect: Name, data: string): EventForms {
  const { type } = parseObject(data) as { type: string }
  const forms = new EventForms(dialects[dialect])
  forms.learn({ data, type, model, meaning: meaningOf(dialect, data) })
  return forms
}

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
  ['responses', (delta) => ({ delta, type: 'response.refusal.delta' })],
  [
    'messages',
    (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  ],
]

const others: [dialect: Name, form: Form][] = [
  [
    'responses',
    (id, created_at) => ({
      type: 'response.created',
      sequence_number: 0,
      response: { id, created_at, status: 'in_progress', error: null, model, usage: null },
    }),
  ],
  [
    'responses',
    (name, output_index) => ({
      type: 'response.output_item.added',
      output_index,
      item: { type: 'function_call', call_id: 'call_1', name, arguments: '' },
    }),
  ],
  [
    'responses',
    (text, sequence_number) => ({
      type: 'response.output_item.done',
      sequence_number,
      item: { type: 'message', content: [{ type: 'output_text', text, annotations: [] }] },
    }),
  ],
  [
    'messages',
    (id, index) => ({
      type: 'content_block_start',
      index,
      content_block: { type: 'tool_use', id, name: 'read', input: {} },
    }),
  ],
]

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\n'))
const anyNumber = fc.nat()

describe.each([...texts, ...others])('an event of %s, whose form is %o', (dialect, form) => {
  const first = JSON.stringify(form('Hello', 7))
  const { type } = parseObject(first) as { type: string }

  test('is read by its form with any other text and number', () => {
    const forms = learned(dialect, first)
    fc.assert(
      fc.property(anyText, anyNumber, (text, number) => {
        const data = JSON.stringify(form(text, number))
        const event = forms.read(data, type, model)
        const meaning = meaningOf(dialect, data)
        // Of a delta without text it depends on the dialect what it means.
        if (meaning.text === '') expect(event).toBeUndefined()
        else {
          expect(event?.isContent).toBe(meaning.isContent === true)
          const { text: read, isReasoning, part } = meaning
          expect([event?.text, event?.isReasoning, event?.part]).toEqual([read, isReasoning, part])
        }
      }),
    )
  })

  test('has a form that fits nothing which would be read as something else', () => {
    const forms = learned(dialect, first)
    const pieces = fc.constantFrom(
      '"',
      '\\',
      '\\"',
      '\\u12',
      ',',
      '}',
      '{',
      '0',
      '1',
      '.',
      'e',
      ' ',
      'x',
      '—',
      '\n',
    )
    fc.assert(
      fc.property(
        anyText,
        anyNumber,
        pieces,
        fc.nat(),
        fc.nat(2),
        (text, number, piece, at, cut) => {
          const data = JSON.stringify(form(text, number))
          const place = at % data.length
          const changed = data.slice(0, place) + piece + data.slice(place + cut)
          const found = forms.read(changed, type, model)
          if (!found) return
          expect(parseObject(changed)?.['type']).toBe(type)
          const meaning = meaningOf(dialect, changed)
          const { text: read, isContent = false, isReasoning, part, ...more } = meaning
          expect(found).toMatchObject({ isContent, ...(read !== undefined && { text: read }) })
          expect([found.isReasoning, found.part]).toEqual([isReasoning, part])
          expect(Object.values(more).filter((value) => value !== undefined)).toEqual([])
        },
      ),
      { numRuns: 1000 },
    )
  })
})

test.each(texts)(
  'pieces of text of %s give the form of those that follow them',
  (dialect, form) => {
    const first = JSON.stringify(form('Hello', 7))
    const { type } = parseObject(first) as { type: string }
    const literals = learned(dialect, first).read(first, type, model)?.literalForm?.()
    fc.assert(
      fc.property(anyText, anyNumber, (text, number) => {
        const isPlain = text !== '' && JSON.stringify(text) === `"${text}"`
        const data = JSON.stringify(form(text, number))
        expect(literals?.literalOf(data)).toBe(isPlain ? text : undefined)
      }),
    )
  },
)

test('an event that names the model has a form for this name alone', () => {
  const event = { type: 'response.created', response: { id: 'resp_1', model } }
  const data = JSON.stringify(event)
  const forms = learned('responses', data)
  expect(forms.read(data, event.type, model)).toEqual({ isContent: false })
  expect(forms.read(data, event.type, 'another')).toBeUndefined()
})

test('a server that writes an event in two ways has a form for each', () => {
  const [one, other] = [{ type: 'ping' }, { type: 'ping', at: 'night' }].map((event) =>
    JSON.stringify(event),
  ) as [string, string]
  const forms = learned('messages', one)
  forms.learn({ data: other, type: 'ping', model, meaning: {} })
  for (const data of [one, other])
    expect(forms.read(data, 'ping', model)).toEqual({ isContent: false })
})

test.each([
  '{"type":"content_block_start","content_block":{"type":"server_tool_use","name":"web_search"}}',
  '{"type":"message_delta","delta":{"stop_reason":null},"usage":{"output_tokens":3}}',
  '{"type":"message_stop"}',
  '{"type":"response.output_text.delta","delta":"Hello","response":{"status":"completed"}}',
  '{"type":"response.completed","response":{"status":"completed","model":"served"}}',
  '{"type":"response.created","response":{"model":"renamed"}}',
  '{"type":"response.failed","response":{"error":{"code":"server_error"}}}',
])('no form is learned of an event of which more follows: %s', (data) => {
  const { type } = parseObject(data) as { type: string }
  const dialect = type.startsWith('response') ? 'responses' : 'messages'
  expect(learned(dialect, data).read(data, type, model)).toBeUndefined()
})

test.each([
  ['without their names', (type: string) => ({ field: '', event: { type } })],
  [
    'with an id of their stream in each',
    (type: string, stream: number) => ({
      field: `event: ${type}\n`,
      event: { type, response_id: `resp_${stream}` },
    }),
  ],
])('of events %s a few of each stream are read whole', (_, made) => {
  let count = 0
  const dialect: PassthroughDialect = {
    ...responsesPassthrough,
    readEvent(...given) {
      count++
      return responsesPassthrough.readEvent(...given)
    },
  }
  const forms = new EventForms(dialect)
  const counts = Array.from({ length: 20 }, (_, stream) => {
    count = 0
    const reader = new PassthroughReader(dialect, model, forms)
    for (let piece = 0; piece < 100; piece++) {
      const { field, event } = made('response.output_text.delta', stream)
      const data = JSON.stringify({ ...event, delta: `piece ${piece}` })
      reader.feed(Buffer.from(`${field}data: ${data}\n\n`))
    }
    expect(reader.take().length).toBe(100)
    return count
  })
  expect(Math.max(...counts)).toBeLessThan(10)
})
