import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseObject } from '../../../../server/gateway/upstream/normalize.ts'
import { learnDeltas } from '../../../../server/gateway/upstream/passthrough/delta-template.ts'
import { messagesPassthrough } from '../../../../server/gateway/upstream/passthrough/messages.ts'
import { responsesPassthrough } from '../../../../server/gateway/upstream/passthrough/responses.ts'

type Form = (text: string, number: number) => object

const dialects = { responses: responsesPassthrough, messages: messagesPassthrough }
const forms: [dialect: keyof typeof dialects, form: Form][] = [
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

const context = { model: 'served', usage: undefined }
const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\n', ''))
const numbers = fc.nat()

describe.each(forms)('the form of events of %s that are text alone', (dialect, form) => {
  const read = (event: Record<string, unknown>) => dialects[dialect].readEvent(event, context)
  const learn = (text: string) => {
    const data = JSON.stringify(form(text, 7))
    return learnDeltas(data, (form(text, 7) as { type: string }).type, text, read)
  }

  test('is learned of one, and gives the texts of others that need no decoding', () => {
    fc.assert(
      fc.property(texts, numbers, (text, number) => {
        const data = JSON.stringify(form(text, number))
        const isPlain = text !== '' && JSON.stringify(text) === `"${text}"`
        expect(learn('Hello')?.form.literalOf(data)).toBe(isPlain ? text : undefined)
      }),
    )
  })

  test('fits nothing that would be read as something else', () => {
    const pieces = fc.constantFrom(
      '"',
      '\\',
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
      fc.property(texts, numbers, pieces, fc.nat(), fc.nat(2), (text, number, piece, at, cut) => {
        const data = JSON.stringify(form(text, number))
        const place = at % data.length
        const changed = data.slice(0, place) + piece + data.slice(place + cut)
        const found = learn('Hello')?.form.literalOf(changed)
        if (found === undefined) return
        const event = parseObject(changed) ?? {}
        expect(event['type']).toBe(learn('Hello')?.type)
        expect(read(event)).toEqual({ text: found, isContent: true })
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  '{"type":"content_block_delta","delta":{"text":"Hello"},"delta":{"thinking":"no"}}',
  '{"type":"response.output_text.delta","delta":"Hello","response":{"status":"completed"}}',
  '{"type":"response.output_text.delta","sequence_number":1.5,"delta":"no","item_id":"Hello"}',
])('is not learned of an event that another text would not change alone: %s', (data) => {
  const { type } = parseObject(data) as { type: string }
  const dialect = type.startsWith('response') ? dialects.responses : dialects.messages
  const read = (event: Record<string, unknown>) => dialect.readEvent(event, context)
  expect(learnDeltas(data, type, 'Hello', read)).toBeUndefined()
})
