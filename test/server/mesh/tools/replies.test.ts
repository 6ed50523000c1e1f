import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Agent } from '../../../../server/mesh/agent.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { createToolCaller, type ToolCaller } from '../../../../server/mesh/tools/call.ts'
import { shownToModel } from '../../../../server/mesh/tools/media.ts'
import { agentAt, toolOf } from '../../../support/data/agents.ts'
import {
  sendJson,
  startToolServer,
  type ToolServer,
} from '../../../support/upstreams/tool-server.ts'

let upstream: ToolServer
let agent: Agent
let tools: ToolCaller
let script: (req: IncomingMessage, res: ServerResponse) => void

beforeAll(async () => {
  upstream = await startToolServer((req, res) => script(req, res))
  const operation = (name: string, more = '', method = 'get') =>
    `  /${name}:\n    ${method}: { operationId: ${name}, summary: Reads${more} }\n`
  agent = agentAt(
    `${upstream.origin}/api`,
    operation('plain') +
      operation('change', '', 'post') +
      operation('long', ', x-tool: { truncate: true }') +
      operation('pages', ', x-tool: { keep_headers: [X-Cost] }, security: [{ key: [] }]') +
      operation('kept', ', x-tool: { cache_seconds: 60 }') +
      operation('stored', ', x-tool: { cache_seconds: 60 }') +
      operation('page', ', responses: { "200": { description: A, content: { text/html: {} } } }') +
      operation('csv', ', responses: { "200": { description: A, content: { text/csv: {} } } }'),
    'components: { securitySchemes: { key: ' +
      '{ type: apiKey, in: query, name: key, x-env: KEY } } }\n',
    { KEY: 'canary-secret' },
  )
  tools = createToolCaller({ allowPrivate: [upstream.origin] })
})
afterAll(async () => {
  await tools.close()
  await upstream.close()
})
beforeEach(() => void (upstream.requests.length = 0))

const stay = new AbortController().signal
function call(name: string, mayTruncate?: boolean) {
  const tool = toolOf(agent, name)
  return tools.call(tool, checkArguments(tool, {}), stay, {
    ...(mayTruncate !== undefined && { mayTruncate }),
  })
}

/** What a call gives when the API answers with this, as JSON for the caller. */
async function answerTo(
  body: string | Buffer,
  headers: Record<string, string> = {},
  name = 'plain',
): Promise<unknown> {
  script = (_req, res) => void res.writeHead(200, headers).end(body)
  return JSON.parse(JSON.stringify(await call(name))) as unknown // of outcomes
}

describe('an answer that is not JSON', () => {
  const latin = Buffer.from('Zürich;1', 'latin1')
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff])
  test.each<[title: string, type: string, body: string | Buffer, data: unknown]>([
    ['CSV', 'text/csv', 'a,b\n1,2\n', { media_type: 'text/csv', text: 'a,b\n1,2\n' }],
    ['XML', 'application/atom+xml', '<a/>', { media_type: 'application/atom+xml', text: '<a/>' }],
    [
      'text in another charset',
      'text/plain; charset="ISO-8859-1"',
      latin,
      { media_type: 'text/plain', text: 'Zürich;1' },
    ],
    [
      'lines of JSON, with the digits of their numbers',
      'application/x-ndjson',
      '{"a":1}\n\n[2]\n18446744073709551616\n',
      { media_type: 'application/x-ndjson', items: [{ a: 1 }, [2], 18446744073709551616] },
    ],
    [
      'lines that are not all JSON',
      'application/jsonl',
      '{"a":1}\n{"b',
      { media_type: 'application/jsonl', text: '{"a":1}\n{"b' },
    ],
    ['an image', 'image/png', png, { media_type: 'image/png', base64: 'iVBOR/8=' }],
    [
      'bytes of an unknown charset',
      'text/plain; charset=x-none',
      png,
      { media_type: 'text/plain', base64: 'iVBOR/8=' },
    ],
  ])('is data with its media type: %s', async (_, type, body, data) => {
    expect(await answerTo(body, { 'content-type': type })).toEqual({
      ok: true,
      cached: false,
      data,
      reply: { status: 200, headers: {}, truncated: false, bytes: Buffer.byteLength(body) },
    })
  })

  test('is what it looks like where nothing says what it is', async () => {
    expect(await answerTo('so be it')).toMatchObject({
      data: { media_type: 'text/plain', text: 'so be it' },
    })
    expect(await answerTo(png)).toMatchObject({
      data: { media_type: 'application/octet-stream', base64: 'iVBOR/8=' },
    })
    expect(await answerTo('{"a":1')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/not JSON/),
    })
  })

  test('is JSON all the same where it is JSON in another charset, or called text', async () => {
    const json = { 'content-type': 'application/json; charset=utf-16le' }
    expect(await answerTo(Buffer.from('{"a":"é"}', 'utf16le'), json)).toEqual({
      ok: true,
      cached: false,
      data: { a: 'é' },
    })
    expect(await answerTo('[1]', { 'content-type': 'text/plain' })).toMatchObject({ data: [1] })
  })

  test('is a page only where the document names HTML: others send one for their errors', async () => {
    const html = { 'content-type': 'text/html; charset=utf-8' }
    expect(await answerTo('<p>Down</p>', html)).toMatchObject({
      ok: false,
      reason: "the tool's server answered with a page, which is not JSON",
    })
    expect(await answerTo('<p>Hi</p>', html, 'page')).toMatchObject({
      data: { media_type: 'text/html', text: '<p>Hi</p>' },
    })
  })

  test('is asked for where the document names no JSON', async () => {
    await answerTo('a,b', { 'content-type': 'text/csv' }, 'csv')
    expect(upstream.requests[0]?.headers.accept).toBe('text/csv')
  })

  test('is not shown to a model where it is bytes', async () => {
    script = (_req, res) => void res.writeHead(200, { 'content-type': 'image/png' }).end(png)
    const outcome = await call('plain')
    expect(shownToModel(outcome.ok && outcome.data)).toEqual({
      media_type: 'image/png',
      bytes: 5,
      note: 'not text: the caller has it',
    })
  })
})

const codings: [name: string, encoding: string, compress: (text: string) => Buffer][] = [
  ['gzip', 'gzip', (text) => gzipSync(text)],
  ['deflate', 'deflate', (text) => deflateSync(text)],
  ['deflate without its header', 'deflate', (text) => deflateRawSync(text)],
  ['br', 'br', (text) => brotliCompressSync(text)],
  ['zstd', 'ZSTD', (text) => zstdCompressSync(text)],
]

describe('a compressed answer', () => {
  const text = JSON.stringify({ words: 'again and again '.repeat(50) })
  test.each(codings)('is read, though none was asked for: %s', async (_, encoding, compress) => {
    const json = { 'content-type': 'application/json', 'content-encoding': encoding }
    expect(await answerTo(compress(text), json)).toMatchObject({ ok: true, data: JSON.parse(text) })
    expect(upstream.requests[0]?.headers['accept-encoding']).toBe('identity')
  })

  test.each<[string, string, Buffer, RegExp]>([
    ['too large', 'gzip', gzipSync(Buffer.alloc(16 << 20, 'ab')), /holds above \d+ bytes/],
    ['too dense', 'zstd', zstdCompressSync(Buffer.alloc(4 << 20)), /holds above 65536 bytes/],
    ['cut off', 'gzip', gzipSync(text).subarray(0, -9), /is not gzip, as it says it is/],
    ['another coding', 'compress', Buffer.from('x'), /in an unsupported way/],
    ['not what it says', 'deflate', Buffer.from('abc'), /is not deflate, as it says it is/],
  ])('is refused where it is %s', async (_, encoding, body, reason) => {
    expect(await answerTo(body, { 'content-encoding': encoding })).toMatchObject({
      ok: false,
      kind: 'failed',
      reason: expect.stringMatching(reason),
    })
  })
})

describe('a compressed error', () => {
  const errorOf = async (encoding: string, body: Buffer) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    script = (_req, res) => void res.writeHead(422, headers).end(body)
    const outcome = await call('plain')
    return outcome.ok ? undefined : outcome.upstream?.body
  }

  test.each(codings)('is told like any other: %s', async (_, encoding, compress) => {
    const error = { error: 'The city is not known.', city: 'Atlantis' }
    expect(await errorOf(encoding, compress(JSON.stringify(error)))).toEqual(error)
  })

  // zstd gives nothing of a block that is cut off, and such a body has one.
  const inPieces = codings.filter(([name]) => name !== 'zstd')
  test.each(inPieces)('is told as far as it came: %s', async (_, encoding, compress) => {
    const noise = Array.from({ length: 3000 }, (__, index) => `${index * 7919} `).join('')
    const half = compress(noise).subarray(0, -2000)
    expect(await errorOf(encoding, half)).toBe(noise.slice(0, 2048).trim())
  })

  test('is no way to fill the memory, and is left out where it is broken', async () => {
    const bomb = gzipSync(Buffer.alloc(64 << 20, 'y'))
    expect(await errorOf('gzip', bomb)).toBe('y'.repeat(2048))
    expect(await errorOf('gzip', Buffer.from('abc'))).toBeUndefined()
    expect(await errorOf('compress', Buffer.from('abc'))).toBeUndefined()
  })
})

describe('a redirect', () => {
  test('of a GET is followed within the origin, with the same headers', async () => {
    script = (req, res) =>
      req.url === '/api/plain'
        ? void res.writeHead(301, { location: 'v2/plain?page=1#top' }).end()
        : sendJson(res, { url: req.url, accept: req.headers.accept })
    expect(await call('plain')).toMatchObject({
      ok: true,
      data: { url: '/api/v2/plain?page=1', accept: 'application/json' },
    })
  })

  test('is the fourth at most', async () => {
    script = (_req, res) => void res.writeHead(308, { location: '/api/plain' }).end()
    expect(await call('plain')).toMatchObject({
      ok: false,
      status: 308,
      reason: expect.stringMatching(/a redirect after 3 others, and no more are followed$/),
    })
    expect(upstream.requests).toHaveLength(4)
  })

  test('of a change is not: it may have been made', async () => {
    script = (_req, res) => void res.writeHead(303, { location: '/api/done' }).end()
    expect(await call('change')).toEqual({
      ok: false,
      kind: 'failed',
      status: 303,
      reason: "the tool's server responded with a redirect, and only those of GET are followed",
      mayHaveHappened: true,
    })
    expect(upstream.requests).toHaveLength(1)
  })
})

describe('what an API tells beside its data', () => {
  test('is told where it has pages, limits, a status, or headers that the document names', async () => {
    script = (_req, res) => {
      res.setHeader('Link', '</api/pages?key=canary-secret&page=2>; rel="next"')
      res.setHeader('RateLimit-Remaining', '4').setHeader('X-Total-Count', '80')
      res.setHeader('X-Cost', '3').setHeader('Set-Cookie', 'a=b').setHeader('X-Other', 'o')
      sendJson(res, [], 206)
    }
    expect(await call('pages')).toMatchObject({
      data: [],
      reply: {
        status: 206,
        headers: {
          link: '</api/pages?key=[redacted]&page=2>; rel="next"',
          'ratelimit-remaining': '4',
          'x-total-count': '80',
          'x-cost': '3',
        },
        truncated: false,
        bytes: 2,
      },
    })
    expect(JSON.stringify(await call('pages'))).not.toMatch(/set-cookie|x-other|canary/)
  })

  test('is kept with an answer that is kept', async () => {
    script = (_req, res) => void res.writeHead(200, { 'x-total-count': '8' }).end('[]')
    const first = await call('kept')
    const again = await call('kept')
    expect(again).toEqual({ ...first, cached: true })
    expect(again).toHaveProperty('reply.headers', { 'x-total-count': '8' })
  })
})

describe('an answer that is too long', () => {
  const long = JSON.stringify(Array.from({ length: 300_000 }, (_, index) => `é${index}`))

  test('is refused, unless the document or a question lets it be cut', async () => {
    expect(await answerTo(long)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/more than 2097152 bytes/),
    })
    for (const [name, mayTruncate] of [['long'], ['plain', true]] as const) {
      const outcome = await call(name, mayTruncate)
      expect(outcome).toMatchObject({ reply: { truncated: true, bytes: 1 << 20 } })
      const { data } = outcome as { data: { text: string } } // asserted next
      expect(data).toMatchObject({ media_type: 'text/plain', truncated: true })
      expect(long.startsWith(data.text)).toBe(true)
    }
  })

  test('is cut at whole lines where it has lines', async () => {
    script = (_req, res) =>
      void res
        .writeHead(200, { 'content-type': 'application/x-ndjson' })
        .end('{"line":"of some length"}\n'.repeat(100_000))
    const { data } = (await call('long')) as { data: { items: unknown[] } } // as asserted
    expect(data.items.length).toBeGreaterThan(30_000)
    expect(new Set(data.items.map((item) => JSON.stringify(item)))).toEqual(
      new Set(['{"line":"of some length"}']),
    )
  })

  test('is not kept in place of the whole', async () => {
    let body = long
    script = (_req, res) => void res.writeHead(200).end(body)
    expect(await call('stored', true)).toHaveProperty('reply.truncated', true)
    body = '["short"]'
    expect(await call('stored')).toEqual({ ok: true, cached: false, data: ['short'] })
    expect(await call('stored', true)).toEqual({ ok: true, cached: true, data: ['short'] })
  })
})
