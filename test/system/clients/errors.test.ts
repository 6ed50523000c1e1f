import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientRequest } from './client.ts'
import type { Cell } from './cells.ts'
import { clients } from './clients.ts'
import { errorOf, openaiError, refusalOf } from './strict-errors.ts'
import { startClientGateway, type ClientGateway } from './upstreams.ts'

let setup: ClientGateway
const keys = { limited: '', idle: '' }
beforeAll(async () => {
  // Beyond the keep-alive interval a stream has its 200, and errors are events in it: see
  // broken-streams.test.ts.
  setup = await startClientGateway(['sandbox', 'refusing', 'broken', 'busy', 'late'], {
    limits: { keep_alive_ms: 15_000 },
  })
  keys.limited = (await setup.gateway.createKey({ models: [setup.model('broken')] })).key
  keys.idle = (await setup.gateway.createKey({ scopes: ['mesh'] })).key
})
afterAll(() => setup.close())

type Row = {
  what: string
  status: number & Cell
  code: string
  message: string | RegExp
  ask(): Partial<ClientRequest>
}

const withKey = (key: string) => ({ gateway: { url: setup.gateway.url, key } })
const rows: Row[] = [
  {
    what: 'a parameter out of range',
    status: 400,
    code: 'invalid_request',
    message: 'temperature must be <= 1',
    ask: () => ({ temperature: 1.5 }),
  },
  {
    what: 'an unknown model',
    status: 400,
    code: 'invalid_request',
    message: /^model must be .*hermes-3-llama3\.1-8b.*qwen\/qwen-2\.5-coder-32b-instruct/,
    ask: () => ({ model: 'gpt-4o' }),
  },
  {
    what: 'a request that the model server refuses',
    status: 400,
    code: 'invalid_request',
    message: /^the model server refused the request as invalid \(400\): ./,
    ask: () => ({ model: setup.model('refusing') }),
  },
  {
    what: 'an unknown key',
    status: 401,
    code: 'unauthorized',
    message: 'the access token is unknown, revoked or expired',
    ask: () => withKey('sk-nobody'),
  },
  {
    what: 'a key that may not use the model',
    status: 403,
    code: 'forbidden',
    message: /^this key may not use hermes-3-llama3\.1-8b; it may use /,
    ask: () => withKey(keys.limited),
  },
  {
    what: 'a key without the scope',
    status: 403,
    code: 'forbidden',
    message: 'this key lacks the scope chat',
    ask: () => withKey(keys.idle),
  },
  {
    what: 'a wrong base address',
    status: 404,
    code: 'not_found',
    message: /^no operation at \/v2\/v1\/chat\/completions; use POST \/v1\/chat\/completions/,
    ask: () => ({ gateway: { ...setup.gateway, url: `${setup.gateway.url}/v2` } }),
  },
  {
    what: 'a body over 32 MiB',
    status: 413,
    code: 'body_too_large',
    message: 'the body is larger than 33554432 bytes',
    ask: () => ({ prompt: 'x'.repeat(32 << 20) }),
  },
  {
    what: 'a model server that breaks',
    status: 502,
    code: 'upstream_failed',
    message: 'no model server gave a usable reply',
    ask: () => ({ model: setup.model('broken') }),
  },
  {
    what: 'model servers that are all busy',
    status: 503,
    code: 'upstream_busy',
    message: /^all model servers of \S+ are busy; try again in 1 s$/,
    ask: () => ({ model: setup.model('busy') }),
  },
  {
    what: 'a model server that is late',
    status: 504,
    code: 'deadline_exceeded',
    message: 'the model server did not begin to answer in time',
    ask: () => ({ model: setup.model('late') }),
  },
]

for (const client of clients)
  describe(client.name, { meta: { client: client.name, route: '/v1' } }, () => {
    describe.each(['chat', 'stream'] as const)('%s', (shape) => {
      for (const { what, status, code, message, ask } of rows) {
        test(`tells of ${what}: ${status}`, { meta: { cells: [status] } }, async () => {
          const before = setup.answered()
          const error = await errorOf(client, shape, {
            gateway: setup.gateway,
            model: setup.model('sandbox'),
            ...ask(),
          })
          const failure = refusalOf(client, error, status)
          if (typeof message === 'string') expect(failure.headerMessage).toBe(message)
          else expect(failure.headerMessage).toMatch(message)
          if (failure.code !== undefined) expect(failure.code).toBe(code)
          // Only the caller whose request was refused as invalid is told why.
          if (what !== 'a request that the model server refuses')
            expect(JSON.stringify([error, error.message])).not.toContain('secret upstream text')
          expect(setup.answered() - before).toBe(1)
        })
      }
    })
  })

test('tells who calls /v1/responses, as newer libraries do by default, where to go', async () => {
  const { url, key } = setup.gateway
  const library = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 2 })
  const error: unknown = await library.responses
    .create({ model: setup.model('sandbox'), input: 'hi' })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OpenAI.NotFoundError)
  expect(openaiError(error as never).headerMessage).toMatch(
    /^no operation at \/v1\/responses; use POST \/v1\/chat\/completions, .*POST \/openai\/v1\/responses/,
  )
})
