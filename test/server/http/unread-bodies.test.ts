import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultServer, type FaultServer } from '../../support/upstreams/faults/server.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import {
  chatBytes,
  exchange,
  parseReply,
  requestBytes,
  type Reply,
} from '../../support/http/raw.ts'
import { assertGoodStream } from '../../support/http/replies.ts'
import { contracts, fault } from '../../support/http/schemas.ts'

type Service = keyof typeof contracts
type Place = { service: Service; url(): string; path: string; headers(): string[] }

let faults: FaultServer
let gateway: Gateway
beforeAll(async () => {
  faults = await startFaultServer(1)
  const routes = { '*': [{ upstream: 'good', model: 'fault:good' }] }
  gateway = await startGateway({
    mesh: {},
    gateway: { cors: true },
    upstreams: { good: { base_url: faults.base_url } },
    routes,
  })
})
afterAll(async () => {
  await gateway.stop()
  await faults.close()
})

const bearer = () => [`Authorization: Bearer ${gateway.key}`]
const places: Place[] = [
  { service: 'gateway', url: () => gateway.url, path: '/v1/chat/completions', headers: bearer },
  {
    service: 'openai',
    url: () => gateway.url,
    path: '/openai/v1/chat/completions',
    headers: bearer,
  },
  {
    service: 'messages',
    url: () => gateway.url,
    path: '/anthropic/v1/messages',
    headers: () => [`X-API-Key: ${gateway.key}`],
  },
  { service: 'mesh', url: () => gateway.meshUrl, path: '/mesh_request', headers: () => [] },
  {
    service: 'operator',
    url: () => gateway.operatorUrl,
    path: '/keys',
    headers: () => [`Authorization: Bearer ${gateway.operatorToken}`],
  },
  {
    service: 'metadata',
    url: () => gateway.metadataUrl,
    path: '/metadata.json',
    headers: () => [],
  },
]

/** What no parser takes, each with the status and a word of the sentence that answers it. */
const forms: {
  name: string
  status: number
  says: RegExp
  line?: string
  headers?: string[]
  body?: string
  isBody?: true
}[] = [
  {
    name: 'headers of 20 000 bytes',
    status: 431,
    says: /larger than 16384 bytes/,
    headers: [`X-Long: ${'a'.repeat(20_000)}`],
  },
  {
    name: 'headers of a million bytes',
    status: 431,
    says: /larger than 16384 bytes/,
    headers: [`X-Long: ${'a'.repeat(1_000_000)}`],
  },
  {
    name: 'a length beside a transfer coding',
    status: 400,
    says: /chunked, and not with/,
    headers: ['Content-Length: 2', 'Transfer-Encoding: chunked'],
    body: '{}',
  },
  {
    name: 'two lengths',
    status: 400,
    says: /Content-Length once/,
    headers: ['Content-Length: 2', 'Content-Length: 3'],
    body: '{}',
  },
  {
    name: 'a length in words',
    status: 400,
    says: /one whole number/,
    headers: ['Content-Length: two'],
    body: '{}',
  },
  {
    name: 'an unknown transfer coding',
    status: 400,
    says: /chunked/,
    headers: ['Transfer-Encoding: gzip'],
    body: '{}',
  },
  {
    name: 'a chunk without a size',
    status: 400,
    says: /hexadecimal/,
    headers: ['Transfer-Encoding: chunked'],
    body: 'zz\r\n{}\r\n0\r\n\r\n',
    isBody: true,
  },
  {
    name: 'endless chunk extensions',
    status: 400,
    says: /extensions/,
    headers: ['Transfer-Encoding: chunked'],
    body: `2;${'a'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`,
    isBody: true,
  },
  { name: 'HTTP/2.7', status: 400, says: /send HTTP\/1\.1/, line: 'HTTP/2.7' },
  {
    name: 'a header without a colon',
    status: 400,
    says: /not valid HTTP\/1\.1/,
    headers: ['X-Nothing'],
  },
]

/** One whole refusal, with all that refusals have, and nothing behind it. */
function assertRefused(
  service: Service,
  { status, says }: (typeof forms)[number],
  reply: Reply | null,
  closedMs: number | null,
) {
  if (!reply) throw new Error('the connection was cut')
  const text = reply.body.toString()
  expect([reply.status, reply.complete, reply.rest.length, closedMs !== null], text).toEqual([
    status,
    true,
    0,
    true,
  ])
  expect(reply.headers).toMatchObject({
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(reply.body.length),
    'cache-control': 'no-store',
    'x-should-retry': 'false',
  })
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(reply.headers['date']).toMatch(/ GMT$/)
  expect(reply.repeated).toEqual([])
  const body: unknown = JSON.parse(text)
  expect(fault(service, 'Error', body)).toBeNull()
  const { message } =
    service === 'openai' || service === 'messages'
      ? (body as { error: { message: string } }).error
      : (body as { message: string })
  expect(message).toMatch(says)
  expect(decodeURIComponent(reply.headers['x-error-message'] ?? '')).toBe(message)
}

describe.each(places)(
  'what is no HTTP/1.1 is answered at $service',
  ({ service, url, path, headers }) => {
    // No operation of the metadata has a body to read.
    test.each(forms.filter(({ isBody }) => service !== 'metadata' || !isBody))(
      '$name',
      async (form) => {
        const { line = 'HTTP/1.1', headers: own = [], body = '' } = form
        const head = [
          `POST ${path} ${line}`,
          'Host: gateway.test',
          'Content-Type: application/json',
          ...headers(),
          ...own,
          '',
          '',
        ]
        const { reply, closedMs } = await exchange(url(), head.join('\r\n') + body, {
          lingerMs: 20_000,
          deadlineMs: 25_000,
        })
        assertRefused(service, form, reply, closedMs)
      },
    )

    test('CONNECT, and bytes of no protocol', async () => {
      const [connect, bytes] = await Promise.all(
        [
          'CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n',
          '\x16\x03\x01\0\xf1\x01\0\0\xed\x03\x03',
        ].map((text) =>
          exchange(url(), Buffer.from(text, 'latin1'), { lingerMs: 20_000, deadlineMs: 25_000 }),
        ),
      )
      const common = service === 'openai' || service === 'messages' ? 'gateway' : service
      assertRefused(
        common,
        { name: '', status: 400, says: /proxies/ },
        connect?.reply ?? null,
        connect?.closedMs ?? null,
      )
      assertRefused(
        common,
        { name: '', status: 400, says: /not valid HTTP\/1\.1/ },
        bytes?.reply ?? null,
        bytes?.closedMs ?? null,
      )
    })
  },
)

test('pages of other origins may read a refusal where they may read replies', async () => {
  const long = requestBytes('GET /v1/models HTTP/1.1', ['Host: a', `X-Long: ${'a'.repeat(20_000)}`])
  const allowed = await Promise.all(
    [gateway.url, gateway.meshUrl, gateway.metadataUrl, gateway.operatorUrl].map(
      async (url) => (await exchange(url, long)).reply?.headers['access-control-allow-origin'],
    ),
  )
  expect(allowed).toEqual(['*', undefined, '*', undefined])
})

test('a reply that has begun is finished before what comes behind it is refused', async () => {
  const stream = chatBytes(gateway.key, {
    model: 'hermes-3-llama3.1-8b',
    messages: [{ role: 'user', content: 'hi' }],
    stream: true,
  })
  const { raw } = await exchange(
    gateway.url,
    Buffer.concat([stream, Buffer.from('\0\0\0\r\n\r\n')]),
    { deadlineMs: 25_000, lingerMs: 20_000 },
  )
  const first = parseReply(raw, true)
  if (!first) throw new Error('no reply')
  expect(assertGoodStream(first).text.length).toBeGreaterThan(0)
  const next = parseReply(first.rest, true)
  expect([next?.status, next?.headers['connection'], next?.rest.length]).toEqual([400, 'close', 0])
})

test('a body that breaks off while its request was refused already is not answered again', async () => {
  const head = [
    'POST /v1/chat/completions HTTP/1.1',
    'Host: a',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    '',
    '',
  ]
  const { reply, closedMs } = await exchange(gateway.url, `${head.join('\r\n')}zz\r\n`, {
    lingerMs: 20_000,
    deadlineMs: 25_000,
  })
  expect([reply?.status, reply?.rest.length, closedMs !== null]).toEqual([401, 0, true])
})
