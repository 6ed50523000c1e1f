import { describe, expect, test } from 'vitest'
import {
  createEventReader,
  readEvents,
  type EventReaderOptions,
} from '../../client/stream/events.ts'

type ReadResult = { events: [string, string | undefined][]; fields: [string, string][] }

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

function read(
  parts: Uint8Array[],
  options: Omit<EventReaderOptions, 'onEvent' | 'onField'> = {},
): ReadResult {
  const result: ReadResult = { events: [], fields: [] }
  const reader = createEventReader({
    onEvent: (data, event) => result.events.push([data, event]),
    onField: (name, value) => result.fields.push([name, value]),
    ...options,
  })
  for (const part of parts) reader.feed(part)
  reader.end()
  return result
}

const rich = [
  '\uFEFF: a comment before anything\n\n',
  'data: {"content":"naïve 日本語 🧑‍🚀"}\n\n',
  'data:no space\r\n\r\n',
  'data: first\r\ndata: second\r\ndata:\r\ndata:  two spaces\r\n\r\n',
  'event: ping\rid: 7\rretry: 3000\rdata: bare carriage returns\r\r',
  ':\n\n: OPENROUTER PROCESSING\n\n',
  'error: {"code":500,"message":"größe"}\n\n',
  'dat: not data\nevents: neither\ndata: after unknown fields\n\n',
  'data\n\n',
  '\n\n\r\n\r\r',
  'data: [DONE]\n\n',
].join('')

const expected: ReadResult = {
  events: [
    ['{"content":"naïve 日本語 🧑‍🚀"}', undefined],
    ['no space', undefined],
    ['first\nsecond\n\n two spaces', undefined],
    ['bare carriage returns', 'ping'],
    ['after unknown fields', undefined],
    ['', undefined],
    ['[DONE]', undefined],
  ],
  fields: [
    ['error', '{"code":500,"message":"größe"}'],
    ['dat', 'not data'],
    ['events', 'neither'],
  ],
}

describe('the event reader', () => {
  test('reads every line ending, comment, field, multi-line data and a byte order mark', () => {
    expect(read([bytesOf(rich)])).toEqual(expected)
  })

  test('reads the same however the stream is cut in two, at every byte', () => {
    const bytes = bytesOf(rich)
    for (let at = 0; at <= bytes.length; at++)
      expect(read([bytes.subarray(0, at), bytes.subarray(at)]), `cut at byte ${at}`).toEqual(
        expected,
      )
  })

  test('reads the same when every byte comes alone, and in pieces of any size', () => {
    const bytes = bytesOf(rich)
    for (let size = 1; size <= 64; size++) {
      const parts: Uint8Array[] = []
      for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size))
      expect(read(parts), `pieces of ${size}`).toEqual(expected)
    }
  })

  test('reads what a reused buffer held when it was fed', () => {
    const events: string[] = []
    const reader = createEventReader({ onEvent: (data) => events.push(data) })
    const buffer = Buffer.alloc(9)
    for (const piece of ['data: unc', 'hanged  \n', '\n       \n']) {
      buffer.write(piece)
      reader.feed(buffer)
    }
    expect(events).toEqual(['unchanged  '])
  })

  test('keeps a byte order mark that is not at the start', () => {
    expect(
      read([bytesOf('data: a\n\n'), bytesOf('data: \uFEFFb\n\n'), bytesOf('\uFEFFdata: c\n\n')]),
    ).toEqual({
      events: [
        ['a', undefined],
        ['\uFEFFb', undefined],
      ],
      fields: [['\uFEFFdata', 'c']],
    })
  })

  test('reports a last event whose blank line is missing', () => {
    expect(read([bytesOf('data: a\n\ndata: [DONE]')]).events).toEqual([
      ['a', undefined],
      ['[DONE]', undefined],
    ])
    expect(read([bytesOf('data: [DONE]\r')]).events).toEqual([['[DONE]', undefined]])
    expect(read([]).events).toEqual([])
  })

  test('throws on invalid UTF-8 when it is to be fatal, even at a cut, and replaces it otherwise', () => {
    const cut = [bytesOf('data: '), Uint8Array.of(0xe6, 0x97), bytesOf('x\n\n')]
    expect(() => read(cut, { fatal: true })).toThrow(TypeError)
    expect(() => read([bytesOf('data: '), Uint8Array.of(0xf0, 0x9f)], { fatal: true })).toThrow(
      TypeError,
    )
    expect(read(cut).events).toEqual([['\uFFFDx', undefined]])
  })

  test.each(['\n', '\r\n'])(
    'reports the events before invalid UTF-8, however the bytes are cut (lines end in %j)',
    (end) => {
      const before = bytesOf(['data: a', '', 'data: ü', '', ''].join(end))
      const all = Uint8Array.of(...before, ...bytesOf('data: '), 0xff, 0xfe, 10, 10)
      for (let at = 0; at <= all.length; at++) {
        const seen: string[] = []
        const reader = createEventReader({ onEvent: (data) => seen.push(data), fatal: true })
        expect(() => {
          for (const part of [all.subarray(0, at), all.subarray(at)]) reader.feed(part)
        }).toThrow(TypeError)
        expect(seen).toEqual(['a', 'ü'])
      }
    },
  )

  test('throws on a line above the limit, whole or in pieces, and takes one just below it', () => {
    const line = (length: number) => bytesOf(`data: ${'x'.repeat(length - 6)}\n\n`)
    for (const size of [1_000, 65_536, 4_000_000]) {
      const cut = (bytes: Uint8Array) =>
        Array.from({ length: Math.ceil(bytes.length / size) }, (_, part) =>
          bytes.subarray(part * size, (part + 1) * size),
        )
      expect(() => read(cut(line(2 * 1024 * 1024)))).toThrow('longer than 1048576 bytes')
      expect(() => read(cut(line(1024 * 1024 + 1)))).toThrow('longer than 1048576 bytes')
      expect(read(cut(line(1024 * 1024))).events[0]?.[0]).toHaveLength(1024 * 1024 - 6)
    }
  })

  test('throws on an endless comment, an endless line without a break and an event of endless lines', () => {
    const endless = (first: string, piece: string) => () =>
      read([bytesOf(first), ...Array.from({ length: 200 }, () => bytesOf(piece))], {
        maxBytes: 1000,
      })
    expect(endless(': ', 'comment ')).toThrow('longer than 1000 bytes')
    expect(endless('', 'x'.repeat(10))).toThrow('longer than 1000 bytes')
    expect(endless('', 'data: 0123456789\n')).toThrow('longer than 1000 bytes')
    expect(endless('', 'data: 0123456789\n\n')().events).toHaveLength(200)
  })
})

describe('reading the events of a body', () => {
  test('yields the data of each event and ends with the body', async () => {
    const body = new Response(rich).body
    const events: string[] = []
    if (body) for await (const data of readEvents(body)) events.push(data)
    expect(events).toEqual(expected.events.map(([data]) => data))
  })

  test('cancels the body when the loop is left', async () => {
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytesOf('data: more\n\n')),
      cancel: () => {
        cancelled = true
      },
    })
    for await (const data of readEvents(body)) {
      expect(data).toBe('more')
      break
    }
    expect(cancelled).toBe(true)
  })

  test('throws what broke the body, after the events before it', async () => {
    let pulls = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pulls++ === 0) controller.enqueue(bytesOf('data: a\n\n'))
        else controller.error(new Error('the socket broke'))
      },
    })
    const events: string[] = []
    const reading = async () => {
      for await (const data of readEvents(body)) events.push(data)
    }
    await expect(reading()).rejects.toThrow('the socket broke')
    expect(events).toEqual(['a'])
  })
})
