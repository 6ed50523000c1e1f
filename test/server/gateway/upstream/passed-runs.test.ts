import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messagesPassthrough } from '../../../../server/gateway/upstream/passthrough/messages.ts'
import { PassthroughReader } from '../../../../server/gateway/upstream/passthrough/reader.ts'
import { responsesPassthrough } from '../../../../server/gateway/upstream/passthrough/responses.ts'

const event = (type: string, rest: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
const numbered = (delta: string, sequence_number = 7, type = 'response.output_text.delta') =>
  event(type, { sequence_number, item_id: 'msg_1', delta, logprobs: [] })
const block = (text: string, index = 0) =>
  event('content_block_delta', { index, delta: { type: 'text_delta', text } })

const dialects = {
  responses: {
    dialect: responsesPassthrough,
    text: numbered,
    others: [
      numbered('another number', 12_345),
      numbered('too many digits').replace(':7', ':7777777777777777'),
      numbered('no number').replace(':7', ':07'),
      numbered('a fraction').replace(':7', ':7.5'),
      numbered('no digits').replace(':7', ':'),
      numbered('another item').replace('msg_1', 'msg_2'),
      numbered('another type', 7, 'response.refusal.delta'),
      event('response.output_item.done', { item: { type: 'web_search_call' } }),
      event('response.failed', { response: { error: { code: 'server_error', message: 'no' } } }),
      event('response.completed', { response: { status: 'completed', model: 'another' } }),
    ],
  },
  messages: {
    dialect: messagesPassthrough,
    text: (text: string) => block(text),
    others: [
      block('another block', 1),
      event('ping', {}),
      event('error', { error: { type: 'overloaded_error', message: 'no' } }),
      event('message_delta', { delta: { stop_reason: 'end_turn' } }),
      event('message_stop', {}),
    ],
  },
}
const kinds = ['responses', 'messages'] as const

function eventsIn(kind: keyof typeof dialects) {
  const { text, others } = dialects[kind]
  return fc.oneof(
    { weight: 8, arbitrary: fc.string().map((piece) => text(piece)) },
    { weight: 3, arbitrary: fc.string({ unit: 'binary' }).map((piece) => text(piece)) },
    { weight: 3, arbitrary: fc.constantFrom(...others) },
    fc.constantFrom(
      text('"}},"'),
      text('\n\ndata: {}\n\n'),
      text('\\'),
      text('raw').replace('raw', '\t'),
      text('two lines').replace(',', ',\ndata: '),
      text('other form').replace(',', ', '),
      text('CR').replaceAll('\n', '\r\n'),
      text('no name').replace(/^event.*\n/, ''),
      text('another name').replace('event: ', 'event: another.'),
      `: comment\n\nid: 7\n${text('after fields')}`,
      text('not the end').slice(0, -1),
      text('no end').replace('}\n', '\n'),
      'data: {"type":\n\n',
      'data: [DONE]\n\n',
    ),
  )
}

/** What comes of a stream that arrives in these pieces. */
function outcome(kind: keyof typeof dialects, pieces: readonly Uint8Array[]) {
  const reader = new PassthroughReader(dialects[kind].dialect, 'm')
  for (const piece of pieces) reader.feed(piece)
  reader.end()
  const events = reader.take()
  const frames = events.map(({ text }) => text)
  const count = events.reduce((sum, one) => sum + one.count, 0)
  const lastJson = events.at(-1)?.last().trimEnd()
  const { finish, fault, usage, hostedCalls, isDone } = reader
  const ends = { finish, fault, usage, hostedCalls, isDone, estimate: reader.estimate() }
  return { text: frames.join(''), count, lastJson, ...ends }
}

test.each(kinds)('events of %s that come together are passed as byte by byte', (kind) => {
  fc.assert(
    fc.property(fc.array(eventsIn(kind), { minLength: 1, maxLength: 20 }), fc.nat(), (all, cut) => {
      const bytes = Buffer.from(dialects[kind].text('First') + all.join(''))
      const byByte = outcome(
        kind,
        Array.from(bytes, (byte) => Uint8Array.of(byte)),
      )
      expect(outcome(kind, [bytes])).toEqual(byByte)
      const at = cut % bytes.length
      expect(outcome(kind, [bytes.subarray(0, at), bytes.subarray(at)])).toEqual(byByte)
    }),
    { numRuns: 150 },
  )
})

test.each(kinds)('events of %s of text alone that come together are passed together', (kind) => {
  const { dialect, text } = dialects[kind]
  const reader = new PassthroughReader(dialect, 'm')
  reader.feed(
    Buffer.from(['One', 'two', 'three', '"four"', 'five'].map((one) => text(one)).join('')),
  )
  const counts = reader.take().map((one) => one.count)
  expect(counts).toEqual([1, 2, 1, 1])
})
