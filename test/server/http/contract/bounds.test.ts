import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf, startMesh, toyAgents, type Mesh } from '../../../support/servers/mesh.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { completion, sendJson } from '../../../support/upstreams/model-server.ts'
import { runSeed } from '../../../support/data/random.ts'
import { threadMs } from '../../../support/thread-time.ts'
import { isSoak } from '../../../support/soak.ts'

/** Nearly as deep as is allowed. */
const nested = '{"a":['.repeat(28) + '1' + ']}'.repeat(28)

/**
 * A value of about this many bytes. Above a bound it is refused whatever else is wrong, in a
 * message that names the bound.
 */
type Shape = { name: string; of(bytes: number): string; refusedAbove?: number; says?: RegExp }

const list = (bytes: number, one: (at: number) => string, each = one(0).length + 1) =>
  `[${Array.from({ length: Math.floor(bytes / each) }, (_, at) => one(at)).join(',')}]`
const object = (bytes: number, one: (at: number) => string, each = one(0).length + 1) =>
  list(bytes, one, each).replace(/^\[/, '{').replace(/\]$/, '}')

const inObject = /more than 10000 members in one object \(at byte \d+\)/
const members = /more than 50000 members in its objects \(at byte \d+\)/
const values = /more than 250000 members and items of lists \(at byte \d+\)/
const levels = /nests deeper than 64 levels \(at byte \d+\)/

const shapes: Shape[] = [
  {
    name: 'lists in lists',
    of: (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
    refusedAbove: 200,
    says: levels,
  },
  {
    name: 'objects in objects',
    of: (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
    refusedAbove: 600,
    says: levels,
  },
  {
    name: 'members of one object',
    of: (bytes) => object(bytes, (at) => `"k${String(at).padStart(8, '0')}":0`),
    refusedAbove: 200_000,
    says: inObject,
  },
  {
    name: 'one name again and again',
    of: (bytes) => object(bytes, () => '"a":1'),
    refusedAbove: 70_000,
    says: inObject,
  },
  {
    name: '__proto__ again and again',
    of: (bytes) => object(bytes, () => '"__proto__":{"a":1}'),
    refusedAbove: 250_000,
    says: inObject,
  },
  {
    name: 'names that are numbers',
    of: (bytes) => object(bytes, (at) => `"${String(at * 7919 + 1e9)}":0`),
    refusedAbove: 200_000,
    says: inObject,
  },
  {
    name: 'small objects of names of their own',
    of: (bytes) => list(bytes, (at) => `{"k${String(at).padStart(8, '0')}":0}`),
    refusedAbove: 800_000,
    says: members,
  },
  {
    name: 'objects of 5000 names of their own',
    of: (bytes) =>
      list(
        bytes,
        (from) => object(100_000, (at) => `"k${String(from * 5000 + at).padStart(12, '0')}":0`),
        100_000,
      ),
    refusedAbove: 1_500_000,
    says: members,
  },
  {
    name: 'wide and deep',
    of: (bytes) => list(bytes, () => nested),
    refusedAbove: 500_000,
    says: members,
  },
  {
    name: 'empty lists',
    of: (bytes) => list(bytes, () => '[]'),
    refusedAbove: 800_000,
    says: values,
  },
  {
    name: 'empty objects',
    of: (bytes) => list(bytes, () => '{}'),
    refusedAbove: 800_000,
    says: values,
  },
  {
    name: 'small numbers',
    of: (bytes) => list(bytes, () => '7'),
    refusedAbove: 600_000,
    says: values,
  },
  { name: 'numbers of 70 digits', of: (bytes) => list(bytes, () => `0.${'7'.repeat(68)}`) },
  { name: 'one number', of: (bytes) => '7'.repeat(bytes) },
  { name: 'texts', of: (bytes) => list(bytes, (at) => `"${String(at).padStart(40, 'x')}"`) },
  { name: 'one text', of: (bytes) => `"${'x'.repeat(bytes)}"` },
  { name: 'one text of escapes', of: (bytes) => `"${'\\u00e9\\n'.repeat(bytes / 8)}"` },
  { name: 'one text of quotes and brackets', of: (bytes) => `"${'\\"[{'.repeat(bytes / 4)}"` },
  { name: 'one name', of: (bytes) => `{"${'x'.repeat(bytes)}":1}` },
  { name: 'a text that is not ASCII', of: (bytes) => `"${'語'.repeat(bytes / 3)}"` },
]

/** Making a text takes longer than answering it. */
const results = new Map<string, string>()
function valueOf({ name, of }: Shape, bytes: number): string {
  const key = `${name} ${bytes}`
  const value = results.get(key) ?? of(bytes)
  results.set(key, value)
  return value
}

/**
 * Ten times what the design allows the event loop: a busy machine slows a thread's own work too.
 */
const mostMs = 10 * 150

let mesh: Mesh
beforeAll(async () => {
  mesh = await startMesh(
    (_req, res) => sendJson(res, 200, completion('hello')),
    (_req, res) => sendJson(res, 200, {}),
    {
      // The costs are proportional to the bytes.
      limits: { body_bytes: 8 << 20 },
      agents: (origin) => ({
        ...toyAgents(origin),
        FreeAgent: documentOf(origin, {
          '/free': {
            post: {
              operationId: 'free',
              summary: 'Take anything',
              requestBody: {
                content: {
                  'application/json': {
                    schema: {
                      type: 'object',
                      additionalProperties: false,
                      properties: { any: {} },
                    },
                  },
                },
              },
            },
          },
        }),
      }),
    },
  )
})
afterAll(() => mesh.close())

type Listener = {
  name: string
  maxBytes: number
  isText?: true
  /** Bodies are read by the same code as those of `/v1`: a third of the shapes in `npm test`. */
  isSampled?: true
  path: string
  url(): string
  token?(): string
  body(value: string): string
}
const listeners: Listener[] = [
  {
    name: '/v1',
    maxBytes: 8 << 20,
    path: '/v1/chat/completions',
    url: () => mesh.gateway.url,
    token: () => mesh.gateway.key,
    body: (value) =>
      `{"model":"hermes-3-llama3.1-8b","messages":[{"role":"user","content":"hi"}],"x":${value}}`,
  },
  {
    name: '/v1 as its message',
    isText: true,
    maxBytes: 8 << 20,
    path: '/v1/chat/completions',
    url: () => mesh.gateway.url,
    token: () => mesh.gateway.key,
    body: (value) =>
      `{"model":"hermes-3-llama3.1-8b","messages":[{"role":"user","content":${value}}]}`,
  },
  {
    name: '/openai/v1',
    isSampled: true,
    maxBytes: 8 << 20,
    path: '/openai/v1/chat/completions',
    url: () => mesh.gateway.url,
    token: () => mesh.gateway.key,
    body: (value) =>
      `{"model":"hermes-3-llama3.1-8b","messages":[{"role":"user","content":"hi"}],"x":${value}}`,
  },
  {
    name: '/anthropic/v1',
    isSampled: true,
    maxBytes: 8 << 20,
    path: '/anthropic/v1/messages',
    url: () => mesh.gateway.url,
    token: () => mesh.gateway.key,
    body: (value) =>
      '{"model":"hermes-3-llama3.1-8b","max_tokens":9,' +
      `"messages":[{"role":"user","content":"hi"}],"x":${value}}`,
  },
  {
    name: 'a tool of an agent',
    maxBytes: 256 << 10,
    path: '/mesh_request',
    url: () => mesh.gateway.meshUrl,
    body: (value) =>
      `{"api_key":"${mesh.gateway.key}","agent_id":"FreeAgent","input":{"tool":"free",` +
      `"tool_arguments":{"any":${value}}}}`,
  },
  {
    name: 'MCP',
    maxBytes: 256 << 10,
    path: '/mcp',
    url: () => mesh.gateway.meshUrl,
    token: () => mesh.gateway.key,
    body: (value) =>
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"FreeAgent__free",' +
      `"arguments":{"any":${value}}}}`,
  },
  {
    name: 'the operator',
    maxBytes: 64 << 10,
    path: '/keys',
    url: () => mesh.gateway.operatorUrl,
    token: () => mesh.gateway.operatorToken,
    body: (value) => `{"name":"a","x":${value}}`,
  },
  {
    name: 'metadata',
    maxBytes: 1024,
    path: '/metadata.json',
    url: () => mesh.gateway.metadataUrl,
    body: (value) => value,
  },
]

/**
 * The work of this thread, which client, server and upstream share. The lesser of two runs counts,
 * without earlier garbage.
 */
async function sendValue({ url, path, token, body }: Listener, value: string) {
  const bytes = requestBytes(
    `POST ${path} HTTP/1.1`,
    [
      'Host: tollgate.test',
      'Connection: close',
      'Content-Type: application/json',
      ...(token ? [`Authorization: Bearer ${token()}`] : []),
    ],
    body(value),
  )
  let ms = Infinity
  for (let tries = 0; tries < 2; tries++) {
    const before = threadMs()
    const { reply, timedOut } = await exchange(url(), bytes)
    ms = Math.min(ms, threadMs() - before)
    expect(timedOut).toBe(false)
    if (ms <= mostMs) return { ms, status: reply?.status, text: reply?.body.toString() ?? '' }
  }
  return { ms, status: 0, text: '' }
}

const seed = runSeed()

const shapesFor = ({ isText, isSampled }: Listener) =>
  shapes.filter(
    ({ says }, at) => (!isText || !says) && (!isSampled || isSoak || at % 3 === seed % 3),
  )

describe.each(listeners)('a body sent to $name', (listener) => {
  test.each(shapesFor(listener))(
    '$name: as large as any that is read, it costs the loop little',
    async (shape) => {
      const { refusedAbove = Infinity, says = /./ } = shape
      const bytes = listener.maxBytes - 300
      const { ms, status, text } = await sendValue(listener, valueOf(shape, bytes))
      expect(ms, text.slice(0, 200)).toBeLessThan(mostMs)
      if (listener.maxBytes < 2048) return expect([400, 405, 413]).toContain(status)
      if (bytes <= refusedAbove) return expect([200, 400]).toContain(status)
      expect({ status, text: text.slice(0, 200) }).toEqual({
        status: 400,
        text: expect.stringMatching(says),
      })
    },
  )

  test('one that is larger is not read', async () => {
    const { ms, status } = await sendValue(
      listener,
      valueOf({ name: 'larger', of: (bytes) => `[${'[],'.repeat(bytes / 3)}0]` }, 9 << 20),
    )
    expect(ms).toBeLessThan(mostMs)
    // Where the rest of it is not read the reply may be lost with the connection.
    expect([undefined, 405, 413]).toContain(status)
  })
})

describe('the bounds themselves', () => {
  const [chat] = listeners as [Listener]
  const passes = async (value: string) => (await sendValue(chat, value)).status
  const numbered = (count: number, from = 0) =>
    `{${Array.from({ length: count }, (_, at) => `"k${from + at}":0`).join(',')}}`

  test('10 000 members in one object pass, and one more does not', async () => {
    expect([await passes(numbered(10_000)), await passes(numbered(10_001))]).toEqual([200, 400])
  })
  test('50 000 members in all objects pass, and one more does not', async () => {
    // Beside these there are the chat's own: model, messages, x, and role and content of its
    // message.
    const all = (more: number) =>
      `[${Array.from({ length: 9 }, (_, at) => numbered(5_000, at * 5_000)).join(',')},` +
      `${numbered(4_995 + more)}]`
    expect([await passes(all(0)), await passes(all(1))]).toEqual([200, 400])
  })
  test('250 000 members and items pass, and one more does not', async () => {
    const all = (count: number) => `[${'0,'.repeat(count - 1)}0]`
    // The chat's five members, and its message.
    expect([await passes(all(250_000 - 6)), await passes(all(250_000 - 5))]).toEqual([200, 400])
  })
  test('what looks like members in a text is none', async () => {
    expect(await passes(JSON.stringify(numbered(60_000)))).toBe(200)
  })
})
