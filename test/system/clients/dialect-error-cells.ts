import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientRequest, Client } from './client.ts'
import type { Cell } from './cells.ts'
import { startClientGateway, type ClientGateway } from './upstreams.ts'

let setup: ClientGateway
const keys = { limited: '', idle: '' }

/** What a client must show of each error on `/openai/v1`. */
export function describeDialectErrors(clients: Client[]): void {
  beforeAll(start)
  afterAll(() => setup.close())
  for (const client of clients)
    describe.concurrent(
      `${client.name} on /openai/v1`,
      { meta: { client: client.name, route: '/openai/v1' } },
      () => testErrors(client),
    )
}

async function start() {
  // Beyond the keep-alive interval a stream has its 200, and errors are events in it: see
  // dialect-cells.ts.
  setup = await startClientGateway(['sandbox', 'refusing', 'broken', 'busy', 'late'], {
    limits: { keep_alive_ms: 15_000 },
  })
  keys.limited = (await setup.gateway.createKey({ models: [setup.model('broken')] })).key
  keys.idle = (await setup.gateway.createKey({ scopes: ['mesh'] })).key
}

const base = (key = setup.gateway.key, path = '') => ({
  gateway: { url: `${setup.gateway.url}/openai${path}`, key },
})

type Row = {
  what: string
  status: number & Cell
  code: string | null
  message: string | RegExp
  ask(): Partial<ClientRequest>
}

const rows: Row[] = [
  {
    what: 'a parameter out of range',
    status: 400,
    code: 'decimal_above_max_value',
    message: 'temperature must be <= 2',
    ask: () => ({ temperature: 2.5 }),
  },
  {
    what: 'a request that the model server refuses',
    status: 400,
    code: null,
    message: /^the model server refused the request as invalid \(400\): ./,
    ask: () => ({ model: setup.model('refusing') }),
  },
  {
    what: 'an unknown key',
    status: 401,
    code: 'invalid_api_key',
    message: 'Incorrect API key provided: the access token is unknown, revoked or expired',
    ask: () => base('sk-nobody'),
  },
  {
    what: 'a key that may not use the model',
    status: 403,
    code: 'model_not_found',
    message: /^this key may not use hermes-3-llama3\.1-8b; it may use /,
    ask: () => base(keys.limited),
  },
  {
    what: 'a key without the scope',
    status: 403,
    code: 'missing_scope',
    message: 'this key lacks the scope chat',
    ask: () => base(keys.idle),
  },
  {
    what: 'an unknown model',
    status: 404,
    code: 'model_not_found',
    message:
      /^the model gpt-4o does not exist here; use one of hermes-3-llama3\.1-8b, .*qwen\/qwen-2\.5-coder-32b-instruct$/,
    ask: () => ({ model: 'gpt-4o' }),
  },
  {
    what: 'a wrong base address',
    status: 404,
    code: 'unknown_url',
    message:
      /^no operation at \/openai\/v2\/v1\/chat\/completions; use POST \/openai\/v1\/chat\/completions/,
    ask: () => base(undefined, '/v2'),
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

const openaiNames: Record<number, string> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  413: 'APIError',
}

type OpenAIError = Error & { status: number; type: string; code: string | null }
type AIError = Error & {
  statusCode: number
  data: { error: { type: string; code: string | null } }
}

/** What the developer reads on the error of each library, without looking for it. */
function shownBy(error: Error) {
  if ('data' in error) {
    const { statusCode: status, message, data } = error as AIError // its name is checked below
    return {
      name: error.constructor.name,
      status,
      message,
      type: data.error.type,
      code: data.error.code,
    }
  }
  // Its name is checked below.
  const { status, message, type, code, constructor } = error as OpenAIError
  // LangChain adds a line about its own documentation to some; all put the status before the text.
  return {
    name: constructor === Error ? error.name : constructor.name,
    status,
    message: (message.split('\n')[0] ?? '').replace(`${status} `, ''),
    type,
    code,
  }
}

function testErrors(client: Client): void {
  describe.each(['chat', 'stream'] as const)('%s', (form) => {
    for (const { what, status, code, message, ask } of rows) {
      test(
        `shows the words for ${what}: ${status} ${code}`,
        { meta: { cells: [status] } },
        async () => {
          const error: unknown = await client[form]({
            ...base(),
            model: setup.model('sandbox'),
            ...ask(),
          }).catch((thrown: unknown) => thrown)
          if (!(error instanceof Error))
            throw new Error(`${client.name} took it for a reply: ${JSON.stringify(error)}`)
          const shown = shownBy(error)
          expect(shown).toMatchObject({
            name: client.errorName?.(status) ?? openaiNames[status] ?? 'InternalServerError',
            status,
            code,
            type: status >= 500 ? 'server_error' : 'invalid_request_error',
          })
          if (typeof message === 'string') expect(shown.message).toBe(message)
          else expect(shown.message).toMatch(message)
          // Only the caller whose request was refused as invalid is told why.
          if (what !== 'a request that the model server refuses')
            expect(JSON.stringify([error, error.message])).not.toContain('secret upstream text')
        },
      )
    }
  })
}
