import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChunkReader, TextChunks } from '../../../../server/gateway/upstream/chunk-reader.ts'

const head = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm' }
const chunk = (delta: object, finish: string | null = null, more: object = {}) =>
  `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`
const text = (content: string) => chunk({ content })

const event = fc.oneof(
  { weight: 8, arbitrary: fc.string().map(text) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary' }).map(text) },
  fc.constantFrom(
    text('"}},"'),
    text('\n\ndata: [DONE]\n\n'),
    text('\\'),
    text('é👋').replace('é', '\\u00e9'),
    text('raw').replace('raw', '\t'),
    text('two lines').replace(',', ',\ndata: '),
    text('other form').replace(',', ', '),
    text('CR').replaceAll('\n', '\r\n'),
    `: comment\n\n${text('after a comment')}`,
    `event: message\nid: 7\n${text('after fields')}`,
    text('not the end').slice(0, -1),
    'error: {"code":500}\n\n',
    'data: {"choices":\n\n',
    chunk({ reasoning_content: 'hm' }),
    chunk({ tool_calls: [{ index: 0, id: 'c', function: { name: 'f', arguments: '{}' } }] }),
    chunk({ content: 'last' }, 'length'),
    chunk({}, 'stop', { usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 } }),
    'data: [DONE]\n\n',
  ),
)

/** What comes of a stream that arrives in these pieces. */
function outcome(pieces: readonly Uint8Array[]) {
  const reader = new ChunkReader('m', () => 'fallback')
  for (const piece of pieces) reader.feed(piece)
  reader.end()
  const chunks = reader.take().flatMap((one): unknown[] => {
    if (!(one instanceof TextChunks)) return [one]
    const lines = one.text.trimEnd().split('\n\n')
    expect(lines.length).toBe(one.texts.length)
    return lines.map((line) => JSON.parse(line.replace('data: ', '')) as unknown)
  })
  const { finish, fault, usage, isDone } = reader
  return { chunks, finish, fault, usage, isDone, estimate: reader.estimate() }
}

test('events that come together are read as those that come byte by byte', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 20 }), fc.nat(), (events, cut) => {
      const bytes = Buffer.from(text('First') + events.join(''))
      const byByte = outcome(Array.from(bytes, (byte) => Uint8Array.of(byte)))
      expect(outcome([bytes])).toEqual(byByte)
      const at = cut % bytes.length
      expect(outcome([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(byByte)
    }),
    { numRuns: 300 },
  )
})

test('events of text alone that come together are given out together', () => {
  const reader = new ChunkReader('m', () => 'fallback')
  reader.feed(Buffer.from(['One', 'two', 'three', '"four"', 'five'].map(text).join('')))
  const runs = reader.take().map((one) => (one instanceof TextChunks ? one.texts : 'chunk'))
  expect(runs).toEqual(['chunk', 'chunk', ['two', 'three'], 'chunk', ['five']])
})
