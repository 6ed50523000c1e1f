import { request } from 'node:http'
import OpenAI, { toFile } from 'openai'
import { describe, expect, test } from 'vitest'
import { chatModel, testUnaryServer } from '../../../support/dialects/unary-server.ts'
import { fault } from '../../../support/http/schemas.ts'
import {
  openEvents,
  sendError,
  sendJson,
  type ReceivedRequest,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

const secondNano = 100_000
const bytesPerSecond = 8000

/** A recording of this many seconds. */
function recording(seconds: number): Buffer<ArrayBuffer> {
  const size = seconds * bytesPerSecond
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(bytesPerSecond, 24)
  head.writeUInt32LE(bytesPerSecond, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(size, 40)
  return Buffer.concat([head, Buffer.alloc(size, 200)])
}

const hears =
  (reply: object): Script =>
  (_req, res) =>
    sendJson(res, 200, reply)
const writes =
  (text: string): Script =>
  (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
const counted = { text: 'Good morning.', usage: { type: 'duration', seconds: 7 } }
const fails: Script = (_req, res) => sendError(res, 500)

const sdk = ({ url, key }: { url: string; key: string }) =>
  new OpenAI({ baseURL: `${url}/openai/v1`, apiKey: key, maxRetries: 0 })
const wav = (seconds = 3) => toFile(recording(seconds), 'morning.wav', { type: 'audio/wav' })

/** The fields of a form in their order; a file as its name, its type and its size. */
const fieldsOf = ({ form }: ReceivedRequest) =>
  [...(form ?? [])].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.type, value.size],
  ])

type Part = [name: string, value: string | Blob, fileName?: string]

async function post({ url, key }: { url: string; key: string }, parts: Part[], init = {}) {
  const form = new FormData()
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  const response = await fetch(`${url}/openai/v1/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
    ...init,
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

const file: Part = ['file', new Blob([recording(3)], { type: 'audio/wav' }), 'a.wav']
const model: Part = ['model', 'transcriptions']

describe('a transcription', () => {
  test('comes to OpenAI’s SDK, and its server gets the form as it came', async () => {
    const { gateway, servers } = await testUnaryServer([hears(counted)], {
      routes: { transcriptions: [{ upstream: 'u0', model: 'whisper-large' }] },
      models: { transcriptions: { kind: 'transcriptions' } },
      prices: { transcriptions: { second: '0.0001' } },
    })
    const reply = await sdk(gateway).audio.transcriptions.create({
      model: 'transcriptions',
      file: await wav(),
      language: 'en',
      prompt: 'Zoë says: "hi"',
      temperature: 0.2,
      response_format: 'verbose_json',
      timestamp_granularities: ['word', 'segment'],
    })
    expect(reply).toMatchObject(counted)
    const received = servers[0]?.only()
    expect(received?.path).toBe('/v1/audio/transcriptions')
    const fields = received ? fieldsOf(received) : []
    expect(fields[0]).toEqual(['model', 'whisper-large'])
    expect(fields.slice(1, -1).toSorted()).toEqual([
      ['language', 'en'],
      ['prompt', 'Zoë says: "hi"'],
      ['response_format', 'verbose_json'],
      ['temperature', '0.2'],
      ['timestamp_granularities[]', 'segment'],
      ['timestamp_granularities[]', 'word'],
    ])
    expect(fields.at(-1)).toEqual(['file', ['morning.wav', 'audio/wav', 44 + 3 * bytesPerSecond]])
    const sent = received?.form?.get('file') as File
    expect(Buffer.from(await sent.arrayBuffer()).equals(recording(3))).toBe(true)
    const row = { unit: 'second', units: 7, charged: 7 * secondNano, estimated: true }
    expect((await gateway.rows())[0]).toMatchObject(row)
  })

  test.each(['text', 'srt', 'vtt'] as const)('comes as %s, charged by the file', async (format) => {
    const { gateway } = await testUnaryServer([writes('Good morning.\n')])
    const reply: unknown = await sdk(gateway).audio.transcriptions.create({
      model: 'transcriptions',
      file: await wav(12),
      response_format: format,
    })
    expect(reply).toBe('Good morning.\n')
    const row = { unit: 'second', units: 12, charged: 12 * secondNano, estimated: true }
    expect((await gateway.rows())[0]).toMatchObject(row)
  })

  test('is charged by the duration where the reply has only that', async () => {
    const { gateway } = await testUnaryServer([hears({ text: 'Hi.', duration: 8.47 })])
    const { status, text } = await post(gateway, [model, file])
    expect([status, fault('openai', 'Transcription', JSON.parse(text))]).toEqual([200, null])
    expect((await gateway.rows())[0]).toMatchObject({ units: 9, charged: 9 * secondNano })
  })

  test.each<[string, object, object]>([
    [
      'that the reply has',
      { usage: { type: 'tokens', input_tokens: 40, output_tokens: 9, total_tokens: 49 } },
      { prompt_tokens: 40, completion_tokens: 9, charged: 40 * 2500 + 9 * 10_000 },
    ],
    // Ten for each of three seconds, and 13 characters are 4 tokens by our own count.
    ['of our own count', {}, { prompt_tokens: 30, completion_tokens: 4, charged: 115_000 }],
    [
      'of our own count in place of none',
      { usage: { type: 'tokens', input_tokens: 0, output_tokens: 0, total_tokens: 0 } },
      { prompt_tokens: 30, completion_tokens: 4, charged: 115_000 },
    ],
  ])('is charged by the tokens %s', async (_what, more, row) => {
    const { gateway } = await testUnaryServer([hears({ text: 'Good morning.', ...more })], {
      prices: { transcriptions: { input: '2.5', output: '10' } },
    })
    expect((await post(gateway, [model, file])).status).toBe(200)
    expect((await gateway.rows())[0]).toMatchObject(row)
  })

  test('of a file that says nothing of its length is charged by its size', async () => {
    const { gateway } = await testUnaryServer([writes('Hm.')])
    const noise: Part = ['file', new Blob([Buffer.alloc(40_000, 7)]), 'noise.bin']
    await post(gateway, [model, noise, ['response_format', 'text']])
    expect((await gateway.rows())[0]).toMatchObject({ units: 10, charged: 10 * secondNano })
  })

  test('of an MP3 file that says that it has one frame is charged by its size', async () => {
    const { gateway } = await testUnaryServer([writes('Hm.')])
    // MPEG 1, layer III, 32 kbit/s at 44.1 kHz: a frame has 104 bytes.
    const frame = Buffer.alloc(104)
    frame.writeUInt32BE(0xfffb1000)
    const first = Buffer.from(frame)
    first.write('Xing', 36)
    first.writeUInt32BE(3, 40)
    first.writeUInt32BE(1, 44)
    first.writeUInt32BE(6401 * frame.length, 48)
    const frames = Array.from({ length: 6400 }, () => frame)
    const mp3 = new Blob([Buffer.concat([first, ...frames])], { type: 'audio/mpeg' })
    await post(gateway, [model, ['file', mp3, 'long.mp3'], ['response_format', 'text']])
    expect((await gateway.rows())[0]).toMatchObject({ units: 11, charged: 11 * secondNano })
  })

  test('of a big file is sent again, byte by byte, after a failure', async () => {
    const cuts: Script = (_req, res) => void res.destroy()
    const { gateway, servers } = await testUnaryServer([fails, cuts, hears(counted)])
    const bytes = Buffer.concat([recording(1), Buffer.alloc(24 << 20, '\r\n--form-')])
    const reply = await sdk(gateway).audio.transcriptions.create({
      model: 'transcriptions',
      file: await toFile(bytes, 'long.wav'),
    })
    expect(reply.text).toBe('Good morning.')
    for (const server of servers) {
      const sent = server.received.at(-1)?.form?.get('file') as File
      expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true)
    }
    const rows = await gateway.rows()
    expect(rows.map(({ charged }) => charged)).toEqual([0, 0, 7 * secondNano])
  })

  test.each<[string, Script]>([
    ['no text', hears({ segments: [] })],
    ['an error with status 200', hears({ error: { message: 'out of memory' } })],
    ['a page', writes('<html>')],
  ])('comes from another server after a reply with %s', async (_what, script) => {
    const { gateway } = await testUnaryServer([script, hears(counted)])
    expect((await post(gateway, [model, file])).status).toBe(200)
    expect((await gateway.rows()).map((row) => row.charged)).toEqual([0, 7 * secondNano])
  })

  test('reserves its price before it is sent, and leaves nothing behind', async () => {
    const { gateway, servers } = await testUnaryServer([hears({ text: 'Hi.', duration: 1 })])
    const poor = await gateway.createKey({ budget_usd: '0.00029', budget_period: 'total' })
    expect((await post({ ...gateway, key: poor.key }, [model, file])).status).toBe(402)
    expect(servers[0]?.received).toHaveLength(0)
    const able = await gateway.createKey({ budget_usd: '0.0004', budget_period: 'total' })
    for (const status of [200, 200, 402])
      expect((await post({ ...gateway, key: able.key }, [model, file])).status).toBe(status)
  })

  test('whose caller leaves is ended at its server, and counts for its budget', async () => {
    const { gateway, servers } = await testUnaryServer([() => {}])
    const leaving = new AbortController()
    const asked = post(gateway, [model, file], { signal: leaving.signal })
    await until('it is sent', () => servers[0]?.received.length === 1)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await until('its server is left', () => servers[0]?.only().cutAt !== null)
    await until('it has a row', async () => (await gateway.rows()).length > 0)
    expect((await gateway.rows())[0]).toMatchObject({ status: 'client_left', charged: 0, units: 3 })
  })

  test('quotes a server’s error without the texts of its request', async () => {
    const prompt = 'the secret of the lighthouse keeper'
    const { gateway } = await testUnaryServer([
      (_req, res) => sendJson(res, 400, { error: { message: `bad prompt: ${prompt}` } }),
    ])
    const { status, text } = await post(gateway, [model, file, ['prompt', prompt]])
    expect([status, text.includes('bad prompt'), text.includes('lighthouse')]).toEqual([
      400,
      true,
      false,
    ])
  })

  test('does not send fields that the contract does not define', async () => {
    const { gateway, servers } = await testUnaryServer([hears(counted)])
    const { headers } = await post(gateway, [model, file, ['hotwords', 'a'], ['__proto__', 'b']])
    expect(headers.get('x-ignored-fields')).toBe('hotwords, __proto__')
    const received = servers[0]?.only()
    expect(received && fieldsOf(received).map(([name]) => name)).toEqual(['model', 'file'])
  })
})

const heard = ['Good', ' mor', 'ning.'].map((delta) => ({ type: 'transcript.text.delta', delta }))
const done = (usage?: object) => ({ type: 'transcript.text.done', text: 'Good morning.', usage })
const tokens = { type: 'tokens', input_tokens: 40, output_tokens: 9, total_tokens: 49 }
const eventsOf = (events: readonly object[]) =>
  events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')
const streams =
  (...events: object[]): Script =>
  (_req, res) =>
    void openEvents(res).end(eventsOf(events))

describe('a streamed transcription', () => {
  const read = async ({ url, key }: { url: string; key: string }) => {
    const stream = await sdk({ url, key }).audio.transcriptions.create({
      model: 'transcriptions',
      file: await wav(),
      stream: true,
    })
    const events: OpenAI.Audio.TranscriptionStreamEvent[] = []
    for await (const one of stream) events.push(one)
    return events
  }
  const byTokens = { prices: { transcriptions: { input: '2.5', output: '10' } } }

  test.each<[string, object | undefined, object, object]>([
    [
      'the tokens of its server',
      tokens,
      byTokens,
      { prompt_tokens: 40, completion_tokens: 9, charged: 40 * 2500 + 9 * 10_000 },
    ],
    // Ten for each of three seconds; each of the three pieces is a token or two.
    ['our own count', undefined, byTokens, { prompt_tokens: 30, estimated: true }],
    ['the seconds of its server', { type: 'duration', seconds: 6.2 }, {}, { units: 7 }],
    ['the length of its file', undefined, {}, { units: 3, charged: 3 * secondNano }],
  ])('comes to OpenAI’s SDK, charged by %s', async (_what, usage, options, row) => {
    const { gateway, servers } = await testUnaryServer([streams(...heard, done(usage))], options)
    expect(await read(gateway)).toEqual([...heard, JSON.parse(JSON.stringify(done(usage)))])
    expect(servers[0]?.only().form?.get('stream')).toBe('true')
    const [first] = await gateway.rows()
    expect(first).toMatchObject({ status: 'ok', ...row })
    expect(first?.ttft_ms).not.toBeNull()
  })

  test('comes as two events where its server sends JSON', async () => {
    const { gateway } = await testUnaryServer([hears(counted)])
    expect(await read(gateway)).toEqual([
      { type: 'transcript.text.delta', delta: 'Good morning.' },
      { type: 'transcript.text.done', ...counted },
    ])
    expect((await gateway.rows())[0]).toMatchObject({ units: 7, charged: 7 * secondNano })
  })

  test.each([
    [
      'the tokens',
      { prompt_tokens: 40, completion_tokens: 9 },
      { charged: 40 * 2500 + 9 * 10_000 },
    ],
    ['no tokens', undefined, { prompt_tokens: 30, estimated: true }],
  ])('comes from chunks of a chat’s form, as vLLM’s, with %s', async (_what, counts, row) => {
    const chunk = (more: object) => ({ id: 'trsc-1', object: 'transcription.chunk', ...more })
    const says = (content: string, more = {}) =>
      chunk({ choices: [{ delta: { content }, ...more }] })
    const usage = counts && { ...counts, total_tokens: 49 }
    const { gateway } = await testUnaryServer(
      [
        (_req, res) =>
          void openEvents(res).end(
            eventsOf([
              says(''),
              says('Good'),
              // The end of a part of the recording.
              says(' mor', { finish_reason: 'stop' }),
              says('ning.', { finish_reason: 'stop' }),
              ...(usage ? [chunk({ choices: [], usage })] : []),
            ]) + 'data: [DONE]\n\n',
          ),
      ],
      byTokens,
    )
    expect(await read(gateway)).toEqual([...heard, { ...done(), ...(usage && { usage: tokens }) }])
    expect((await gateway.rows())[0]).toMatchObject({ status: 'ok', ...row })
  })

  test('of chunks that is broken off is no complete one', async () => {
    const chunk = { object: 'transcription.chunk', choices: [{ delta: { content: 'Good' } }] }
    const { gateway } = await testUnaryServer([streams(chunk)])
    await expect(read(gateway)).rejects.toThrow(/ended the stream|closed/)
    expect((await gateway.rows())[0]).toMatchObject({ status: 'upstream_truncated' })
  })

  test.each<[string, Script]>([
    ['an error', fails],
    ['an error without a type', streams({ error: { message: 'out of memory', code: 500 } })],
    ['an error event', streams({ type: 'error', error: { message: 'out of memory' } })],
    ['nothing', streams()],
    ['what is no event', writes('<html>')],
  ])('comes from another server after %s before its first text', async (_what, script) => {
    const { gateway } = await testUnaryServer([script, streams(...heard, done(tokens))])
    expect(await read(gateway)).toHaveLength(4)
    expect((await gateway.rows()).map((row) => row.charged)).toEqual([0, 3 * secondNano])
  })

  test('that is broken off ends with an error, and no second server is asked', async () => {
    const { gateway, servers } = await testUnaryServer([streams(...heard), hears(counted)])
    await expect(read(gateway)).rejects.toThrow(/ended the stream|closed/)
    expect(servers[1]?.received).toEqual([])
    expect((await gateway.rows())[0]).toMatchObject({ status: 'upstream_truncated' })
  })

  test('whose caller leaves is ended at its server', async () => {
    const { gateway, servers } = await testUnaryServer([
      (_req, res) => void openEvents(res).write(eventsOf(heard)),
    ])
    const stream = await sdk(gateway).audio.transcriptions.create({
      model: 'transcriptions',
      file: await wav(),
      stream: true,
    })
    for await (const _one of stream) break
    await until('its server is left', () => servers[0]?.only().cutAt !== null)
    await until('it has a row', async () => (await gateway.rows()).length > 0)
    expect((await gateway.rows())[0]).toMatchObject({ status: 'client_left', units: 3 })
  })
})

describe('a form', () => {
  test.each<[string, Part[], string, RegExp]>([
    ['without a file', [model], 'file', /file/],
    ['whose file is a text', [model, ['file', 'a.wav']], 'file', /filename/],
    ['without a model', [file], 'model', /model/],
    ['with two models', [model, file, model], 'model', /twice/],
    ['with two files', [model, file, file], 'file', /twice/],
    ['of a model that chats', [['model', chatModel], file], 'model', /transcri/],
    ['of an unknown format', [model, file, ['response_format', 'pdf']], 'response_format', /vtt/],
    ['with a wrong number', [model, file, ['temperature', 'hot']], 'temperature', /number/],
  ])('%s is refused with the reason', async (_what, parts, param, message) => {
    const { gateway, servers } = await testUnaryServer([hears(counted)])
    const { status, text } = await post(gateway, parts)
    const { error } = JSON.parse(text) as { error: { param: string; message: string } }
    expect([status, error.param, error.message]).toEqual([
      400,
      param,
      expect.stringMatching(message),
    ])
    expect(servers[0]?.received).toHaveLength(0)
  })

  test.each<[string, string, string, number]>([
    ['JSON', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 415],
    ['no end', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; n', 400],
    ['nothing', 'multipart/form-data; boundary=b', '', 400],
    ['another boundary', 'multipart/form-data; boundary=b', '--c\r\n\r\n--c--\r\n', 400],
  ])('with %s is refused', async (_what, type, body, expected) => {
    const { gateway } = await testUnaryServer([hears(counted)])
    const headers = { authorization: `Bearer ${gateway.key}`, 'content-type': type }
    const { status, text } = await post(gateway, [], { headers, body })
    expect([status, (JSON.parse(text) as { error: { message: string } }).error.message]).toEqual([
      expected,
      expect.stringMatching(/form/),
    ])
  })

  test('above limits.body_bytes is refused, and one with too many parts', async () => {
    const { gateway } = await testUnaryServer([hears(counted)], {
      limits: { body_bytes: 1 << 20 },
    })
    const large: Part = ['file', new Blob([Buffer.alloc(2 << 20)]), 'a.wav']
    expect((await post(gateway, [model, large])).status).toBe(413)
    const many = Array.from({ length: 200 }, (_none, at): Part => [`f${at}`, 'a'])
    expect((await post(gateway, [model, file, ...many])).status).toBe(400)
  })

  test('that its caller breaks off is not sent', async () => {
    const { gateway, servers } = await testUnaryServer([hears(counted)])
    const sending = request(`${gateway.url}/openai/v1/audio/transcriptions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${gateway.key}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 10_000,
      },
    })
    const ended = new Promise((resolve) => sending.on('error', resolve))
    sending.write('--b\r\nContent-Disposition: form-data; name="model"\r\n\r\ntranscriptions\r\n')
    await new Promise((resolve) => setTimeout(resolve, 50))
    sending.destroy()
    await ended
    expect((await post(gateway, [model, file])).status).toBe(200)
    expect(servers[0]?.received).toHaveLength(1)
  })
})
