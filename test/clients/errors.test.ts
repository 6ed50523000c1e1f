import { STATUS_CODES } from 'node:http'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clients, type Ask, type Client } from './clients.ts'
import { startStage, type Stage } from './upstreams.ts'

let stage: Stage
const keys = { limited: '', idle: '' }
beforeAll(async () => {
  // Beyond the keep-alive interval a stream has its 200, and errors are events in it: see broken-streams.test.ts.
  stage = await startStage(['sandbox', 'refusing', 'broken', 'busy', 'late'], { limits: { keep_alive_ms: 15_000 } })
  keys.limited = (await stage.gateway.createKey({ models: [stage.model('broken')] })).key
  keys.idle = (await stage.gateway.createKey({ scopes: ['mesh'] })).key
})
afterAll(() => stage.close())

type Row = { what: string; status: number; code: string; message: string | RegExp; ask(): Partial<Ask> }

const withKey = (key: string) => ({ gateway: { url: stage.gateway.url, key } })
const rows: Row[] = [
  {
    what: 'a parameter out of range', status: 400, code: 'invalid_request',
    message: 'temperature must be <= 1',
    ask: () => ({ temperature: 1.5 }),
  },
  {
    what: 'an unknown model', status: 400, code: 'invalid_request',
    message: /^model must be .*hermes-3-llama3\.1-8b.*qwen\/qwen-2\.5-coder-32b-instruct/,
    ask: () => ({ model: 'gpt-4o' }),
  },
  {
    what: 'a request that the model server refuses', status: 400, code: 'invalid_request',
    message: 'the model server refused the request as invalid (400)',
    ask: () => ({ model: stage.model('refusing') }),
  },
  {
    what: 'an unknown key', status: 401, code: 'unauthorized',
    message: 'the access token is unknown, revoked or expired',
    ask: () => withKey('sk-nobody'),
  },
  {
    what: 'a key that may not use the model', status: 403, code: 'forbidden',
    message: /^this key may not use hermes-3-llama3\.1-8b; it may use /,
    ask: () => withKey(keys.limited),
  },
  {
    what: 'a key without the scope', status: 403, code: 'forbidden',
    message: 'this key lacks the scope chat',
    ask: () => withKey(keys.idle),
  },
  {
    what: 'a wrong base address', status: 404, code: 'not_found',
    message: /^no operation at \/v2\/v1\/chat\/completions; use POST \/v1\/chat\/completions/,
    ask: () => ({ gateway: { ...stage.gateway, url: `${stage.gateway.url}/v2` } }),
  },
  {
    what: 'a body over 8 MiB', status: 413, code: 'body_too_large',
    message: 'the body is larger than 8388608 bytes',
    ask: () => ({ prompt: 'x'.repeat(8 << 20) }),
  },
  {
    what: 'a model server that breaks', status: 502, code: 'upstream_failed',
    message: 'no model server gave a usable reply',
    ask: () => ({ model: stage.model('broken') }),
  },
  {
    what: 'model servers that are all busy', status: 503, code: 'upstream_busy',
    message: /^all model servers of \S+ are busy; try again in 1 s$/,
    ask: () => ({ model: stage.model('busy') }),
  },
  {
    what: 'a model server that is late', status: 504, code: 'deadline_exceeded',
    message: 'the model server did not begin to answer in time',
    ask: () => ({ model: stage.model('late') }),
  },
]

/** What a developer finds on the error: the library's own message, and our words where the library keeps them. */
type Seen = { status: number; shown: string; told: string; code?: string; requestId: string | null; kind: string }
type Headers = Record<string, string | undefined>

/** Our words reach users of the openai libraries by a header: of a body whose `error` is a number they keep that number alone. */
const fromHeaders = (headers: Headers) => ({ told: decodeURIComponent(headers['x-error-message'] ?? ''), requestId: headers['x-request-id'] ?? null })

const openaiError = (error: { status: number; message: string; headers: globalThis.Headers | Headers } & Error): Seen => ({
  status: error.status,
  shown: error.message,
  kind: error.constructor.name,
  ...fromHeaders(error.headers instanceof globalThis.Headers ? Object.fromEntries(error.headers) : error.headers),
})
/** The AI SDK keeps the error body of the contract as text. */
function told(body: string): Pick<Seen, 'told' | 'code'> {
  const { message, code } = JSON.parse(body) as { message: string; code: string }
  return { told: message, code }
}
const aiError = (error: { statusCode: number; message: string; responseBody: string; responseHeaders: Headers } & Error): Seen => ({
  status: error.statusCode,
  shown: error.message,
  kind: error.constructor.name,
  ...fromHeaders(error.responseHeaders),
  ...told(error.responseBody),
})

const openaiKinds: Record<number, string> = { 400: 'BadRequestError', 401: 'AuthenticationError', 403: 'PermissionDeniedError', 404: 'NotFoundError', 413: 'APIError' }
/** Each library's class and message for a status; none shows our text in its message, all keep it elsewhere. */
const seenBy: Record<string, { read(error: never): Seen; kind(status: number): string; shown(status: number): string }> = {
  'openai 7': { read: openaiError, kind: (status) => openaiKinds[status] ?? 'InternalServerError', shown: (status) => `${status} ${status}` },
  'openai 4': { read: openaiError, kind: (status) => openaiKinds[status] ?? 'InternalServerError', shown: (status) => `${status} ${status}` },
  'ai with @ai-sdk/openai-compatible': { read: aiError, kind: () => 'APICallError', shown: (status) => STATUS_CODES[status] ?? '' },
  '@langchain/openai': { read: openaiError, kind: (status) => openaiKinds[status] ?? 'InternalServerError', shown: (status) => `${status} ${status}` },
}

async function errorOf(client: Client, shape: 'chat' | 'stream', ask: Ask): Promise<Error> {
  const said = await client[shape](ask).catch((error: unknown) => error)
  if (!(said instanceof Error)) throw new Error(`${client.name} took it for a reply: ${JSON.stringify(said)}`)
  return said
}

describe.each(clients)('$name', (client) => {
  describe.each(['chat', 'stream'] as const)('%s', (shape) => {
    test.each(rows)('tells of $what: $status', async ({ status, code, message, ask }) => {
      const reader = seenBy[client.name]
      if (!reader) throw new Error(`nothing is known of the errors of ${client.name}`)
      const before = stage.answered()
      const error = await errorOf(client, shape, { gateway: stage.gateway, model: stage.model('sandbox'), ...ask() })
      const seen = reader.read(error as never) // each library has its own class, which `kind` names
      expect(seen).toMatchObject({ status, kind: reader.kind(status), requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string })
      if (typeof message === 'string') expect(seen.told).toBe(message)
      else expect(seen.told).toMatch(message)
      if (seen.code !== undefined) expect(seen.code).toBe(code)
      // LangChain adds a line about its own documentation to some.
      expect(seen.shown.split('\n')[0]).toBe(reader.shown(status))
      expect(JSON.stringify([error, error.message])).not.toContain('secret upstream text')
      expect(stage.answered() - before).toBe(1)
    })
  })
})

test('tells who calls /v1/responses, as newer libraries do by default, where to go', async () => {
  const { url, key } = stage.gateway
  const library = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 2 })
  const error: unknown = await library.responses.create({ model: stage.model('sandbox'), input: 'hi' }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OpenAI.NotFoundError)
  expect(openaiError(error as never).told).toMatch(/^no operation at \/v1\/responses; use POST \/v1\/chat\/completions/)
})
