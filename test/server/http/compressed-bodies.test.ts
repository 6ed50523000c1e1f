import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { completion, sendJson, startModelServer } from '../../support/upstreams/model-server.ts'

const codings: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => gzipSync(bytes),
  'x-gzip': (bytes) => gzipSync(bytes),
  deflate: (bytes) => deflateSync(bytes),
  br: (bytes) => brotliCompressSync(bytes),
  zstd: (bytes) => zstdCompressSync(bytes),
}
const names = Object.keys(codings)
const maxBytes = 8 << 20

let server: Awaited<ReturnType<typeof startModelServer>>
let gateway: Gateway
beforeAll(async () => {
  server = await startModelServer((_req, res) => sendJson(res, 200, completion('Hello')))
  gateway = await startGateway({
    upstreams: { one: { base_url: server.base_url } },
    routes: { one: [{ upstream: 'one' }] },
    limits: { body_bytes: maxBytes },
  })
})
beforeEach(() => void (server.received.length = 0))
afterAll(async () => {
  await gateway.stop()
  await server.close()
})

async function post(
  body: Buffer,
  encoding: string,
  url = `${gateway.url}/openai/v1/chat/completions`,
  token = gateway.key,
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-encoding': encoding,
    },
    body: new Uint8Array(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

const chatOf = (content: string) =>
  Buffer.from(JSON.stringify({ model: 'one', messages: [{ role: 'user', content }] }))
const text = 'a wörd and 😀 '.repeat(20_000)

describe.each(names)('a body in %s', (coding) => {
  const compress = codings[coding] ?? Buffer.from

  test('is read as it was before, in any case of the name', async () => {
    for (const name of [coding, ` ${coding.toUpperCase()}`]) {
      const { status, text: reply } = await post(compress(chatOf(text)), name)
      expect(status, reply).toBe(200)
      expect(server.received.splice(0)).toMatchObject([{ body: { messages: [{ content: text }] } }])
    }
  })

  test('that unpacks to more than the limit is a 413', async () => {
    const { status, text: reply } = await post(compress(chatOf('a'.repeat(maxBytes))), coding)
    expect(status).toBe(413)
    expect(reply).toContain(`larger than ${maxBytes} bytes when it is decompressed`)
    expect(server.received).toEqual([])
  })

  test('that is truncated or no such body is a 400', async () => {
    const good = compress(chatOf(text))
    const random = createHash('sha512').update('x').digest()
    for (const body of [
      good.subarray(0, good.length - 9),
      good.subarray(0, 5),
      random,
      chatOf('a'),
    ]) {
      const { status, text: reply } = await post(body, coding)
      expect(status, reply).toBe(400)
      expect(reply).toContain('as its Content-Encoding says it is')
    }
    expect(server.received).toEqual([])
  })

  test('that is a bomb takes little more memory than the limit', async () => {
    // 128 MiB of spaces in some kilobytes: a valid beginning of JSON.
    const bomb = compress(Buffer.alloc(128 << 20, ' '))
    expect(bomb.length).toBeLessThan(1 << 20)
    await post(compress(chatOf('a')), coding)
    const before = process.memoryUsage()
    let most = 0
    let isOver = false
    const watching = (async () => {
      while (!isOver) {
        const { external, arrayBuffers } = process.memoryUsage()
        most = Math.max(most, external, arrayBuffers)
        await turn()
      }
    })()
    const { status } = await post(bomb, coding)
    isOver = true
    await watching
    expect(status).toBe(413)
    expect(most - before.external).toBeLessThan(48 << 20)
  })
})

test('deflate without its header is read too', async () => {
  expect((await post(deflateRawSync(chatOf('a')), 'deflate')).status).toBe(200)
})

/** A frame of zstd with one block that is stored as it is, and this window (RFC 8878, 3.1.1). */
function zstdFrame(body: Buffer, windowLog: number): Buffer {
  const block = Buffer.alloc(3)
  block.writeUIntLE((body.length << 3) | 1, 0, 3)
  return Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, (windowLog - 10) << 3, ...block, ...body])
}

test.each([
  [23, 200],
  [24, 400],
  [27, 400],
])('a zstd window of 2^%i bytes is a %i: clients have at most 8 MiB', async (log, status) => {
  expect((await post(zstdFrame(chatOf('a'), log), 'zstd')).status).toBe(status)
})

test.each(['gzip, gzip', 'compress', 'identity, gzip', 'constructor', 'gzip;q=1'])(
  'the coding %s is a 415 that names those that are accepted',
  async (encoding) => {
    const { status, headers, text: reply } = await post(gzipSync(chatOf('a')), encoding)
    expect(status).toBe(415)
    expect(headers.get('accept-encoding')).toBe('gzip, deflate, br, zstd')
    expect(reply).toContain(`Content-Encoding was ${encoding}`)
  },
)

test('an identity is no coding', async () => {
  expect((await post(chatOf('a'), 'identity')).status).toBe(200)
})

test('the operator API reads compressed bodies', async () => {
  const body = gzipSync(Buffer.from(JSON.stringify({ name: 'ann' })))
  const { status, text: reply } = await post(
    body,
    'gzip',
    `${gateway.operatorUrl}/keys`,
    gateway.operatorToken,
  )
  expect(status, reply).toBe(200)
})
