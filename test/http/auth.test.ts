import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCredulous, type Credulous } from '../support/credulous.ts'
import { startFaultServer, type FaultServer } from '../support/faults.ts'
import { startGateway, type Gateway } from '../support/gateway.ts'
import { exchange, requestBytes, type Reply } from '../support/raw.ts'
import { assertRefusal } from '../support/replies.ts'
import { contracts, fault } from '../support/schemas.ts'
import { until } from '../support/waiting.ts'

/** The operations that need no token. A new one must be put here on purpose. */
const open = ['getHealth', 'getReadiness', 'getMetrics', 'getMetadata', 'listEvmAgents', 'listSolanaAgents', 'getSchema', 'getMeshHealth', ...Object.keys(contracts).flatMap(() => ['getContract', 'getReference', 'getReferenceFile'])]

type Operation = { service: keyof typeof contracts; id: string; method: string; path: string; access: 'open' | 'bearer' | 'body' | 'payment'; body: string }
type OperationObject = { operationId: string; security?: object[]; 'x-key'?: 'body'; requestBody?: { content: { 'application/json': { examples: Record<string, { value: unknown }> } } } }

const someId = '0198a3c2-7d1e-7abc-8def-0123456789ab'
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every operation of every served contract, with a path that exists and a body that would be good. */
const operations: Operation[] = Object.entries(contracts).flatMap(([service, contract]) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, described]) => {
        const { operationId, security = contract.security, 'x-key': key, requestBody } = described as OperationObject // what OpenAPI has at this place
        const isPaid = security.some((requirement) => 'Payment' in requirement)
        const [example] = Object.values(requestBody?.content['application/json'].examples ?? {})
        return { service: service as Operation['service'], id: operationId, method: method.toUpperCase(), path: path.replace('{id}', someId).replace('{model}', 'hermes-3-llama3.1-8b').replace('{owner}', 'mistralai').replace('{name}', 'mistral-7b-instruct').replace('{agent_id}', 'EchoAgent').replace('{tool}', 'echo').replace('{file}', 'page.js'), access: key ?? (isPaid ? 'payment' : security.length > 0 ? 'bearer' : 'open'), body: example ? JSON.stringify(example.value) : '' }
      }),
  ),
)
const secured = operations.filter(({ access }) => access === 'bearer')
const keyed = operations.filter(({ access }) => access === 'body')
const paid = operations.filter(({ access }) => access === 'payment')
const named = (all: Operation[]) => all.map((operation) => [`${operation.service} ${operation.method} ${operation.path}`, operation] as const)

let faults: FaultServer
let facilitator: Credulous
let gateway: Gateway
let revoked = ''
let expired = ''

beforeAll(async () => {
  ;[faults, facilitator] = await Promise.all([startFaultServer(1), startCredulous()])
  gateway = await startGateway({ payments: { networks: facilitator.networks }, mesh: {}, upstreams: { good: { base_url: faults.base_url } }, routes: { '*': [{ upstream: 'good', model: 'fault:good' }] } })
  expired = (await gateway.createKey({ expires_at: Date.now() + 1000 })).key
  const gone = await gateway.createKey()
  revoked = gone.key
  await send(listModels, [`Authorization: Bearer ${revoked}`]) // so that the key is cached before it is revoked
  await gateway.revokeKey(gone.id)
  await until('the other one has expired', async () => (await send(listModels, [`Authorization: Bearer ${expired}`])).status === 401, 5000)
}, 30_000)

afterAll(async () => {
  await gateway.stop()
  await Promise.all([faults.close(), facilitator.close()])
})

const listModels: Operation = { service: 'gateway', id: 'listModels', method: 'GET', path: '/v1/models', access: 'bearer', body: '' }

async function send({ service, method, path, body }: Operation, headers: string[], query = ''): Promise<Reply> {
  const url = { gateway: gateway.url, mesh: gateway.meshUrl, metadata: gateway.metadataUrl, openai: gateway.url, operator: gateway.operatorUrl }[service]
  const type = body === '' ? [] : ['Content-Type: application/json']
  const { reply } = await exchange(url, requestBytes(`${method} ${path}${query} HTTP/1.1`, ['Host: tollgate.test', 'Connection: close', ...type, ...headers], body))
  if (!reply) throw new Error(`no reply to ${method} ${path}`)
  return reply
}

const rightToken = (service: Operation['service']) => (service === 'operator' ? gateway.operatorToken : gateway.key)
const otherKind = (service: Operation['service']) => (service === 'operator' ? gateway.key : gateway.operatorToken)

/** Ways to come without a good token; the header lines that each sends. */
const strangers: Record<string, (service: Operation['service']) => string[]> = {
  'no token': () => [],
  garbage: () => ['Authorization: Bearer garbage'],
  'a token that looks right': () => [`Authorization: Bearer tg_${'a'.repeat(49)}`],
  'a token with one letter changed': (service) => [`Authorization: Bearer ${rightToken(service).slice(0, -1)}${rightToken(service).endsWith('A') ? 'B' : 'A'}`],
  'a token cut short': (service) => [`Authorization: Bearer ${rightToken(service).slice(0, -1)}`],
  'a token with more behind it': (service) => [`Authorization: Bearer ${rightToken(service)}x`],
  'a revoked key': () => [`Authorization: Bearer ${revoked}`],
  'an expired key': () => [`Authorization: Bearer ${expired}`],
  'the token of the other service': (service) => [`Authorization: Bearer ${otherKind(service)}`],
  'an empty header': () => ['Authorization: '],
  'the scheme alone': () => ['Authorization: Bearer'],
  'the scheme and spaces': () => ['Authorization: Bearer    '],
  'the token alone': (service) => [`Authorization: ${rightToken(service)}`],
  'Basic': (service) => [`Authorization: Basic ${Buffer.from(`x:${rightToken(service)}`).toString('base64')}`],
  'another scheme': (service) => [`Authorization: Token ${rightToken(service)}`],
  'two tokens in one header': (service) => [`Authorization: Bearer ${rightToken(service)} garbage`],
  'two credentials in one header': (service) => [`Authorization: Bearer garbage, Bearer ${rightToken(service)}`],
  'the token in X-API-Key': (service) => [`X-API-Key: ${rightToken(service)}`, `Api-Key: ${rightToken(service)}`],
  'the token in Proxy-Authorization': (service) => [`Proxy-Authorization: Bearer ${rightToken(service)}`],
  'the token in a cookie': (service) => [`Cookie: token=${rightToken(service)}; Authorization=Bearer ${rightToken(service)}`],
  'a prototype for a token': () => ['Authorization: Bearer __proto__'],
  'SQL for a token': () => ["Authorization: Bearer '/**/OR/**/1=1--"],
  'a token of 10 000 letters': () => [`Authorization: Bearer ${'a'.repeat(10_000)}`],
}

describe('every operation that is not on the open list refuses strangers', () => {
  test('the open list is what the contracts say', () => {
    expect(operations.filter(({ access }) => access === 'open').map(({ id }) => id).toSorted()).toEqual(open.toSorted())
    expect(secured.length + keyed.length + paid.length + open.length).toBe(operations.length)
    expect([keyed, paid].map((some) => some.map(({ id }) => id).toSorted())).toEqual([['createTask', 'queryTask', 'requestAgent'], ['callPaidToolEvm', 'callPaidToolSolana', 'queryPaidAgentEvm', 'queryPaidAgentSolana']])
  })

  describe.each(Object.keys(strangers))('%s', (stranger) => {
    test.each(named(secured))('%s', async (_name, operation) => {
      const reply = await send(operation, strangers[stranger]?.(operation.service) ?? [])
      const error = assertOwnRefusal(operation.service, reply, 401)
      expect(error.code).toBe(operation.service === 'openai' ? 'invalid_api_key' : 'unauthorized')
      expect(reply.headers['www-authenticate']).toBe('Bearer')
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['x-should-retry']).toBe('false')
      for (const secret of [gateway.key, gateway.operatorToken, revoked, expired]) expect(reply.body.toString() + JSON.stringify(reply.headers)).not.toContain(secret)
    })
  })

  test.each(named(secured))('%s: the token in the query', async (_name, operation) => {
    for (const name of ['access_token', 'token', 'api_key', 'key', 'authorization']) assertOwnRefusal(operation.service, await send(operation, [], `?${name}=${rightToken(operation.service)}`), 401)
  })

  test.each(named(secured))('%s: two Authorization headers, whichever comes first', async (_name, operation) => {
    const right = `Authorization: Bearer ${rightToken(operation.service)}`
    for (const headers of [[right, 'Authorization: Bearer garbage'], ['authorization: Bearer garbage', right], [right, right]]) assertOwnRefusal(operation.service, await send(operation, headers), 400)
  })

  test.each(named(secured.filter(({ body }) => body !== '')))('%s: a bad body without a token is 401, not 400', async (_name, operation) => {
    for (const body of ['{', '{}', 'x=1', '['.repeat(10_000)]) assertOwnRefusal(operation.service, await send({ ...operation, body }, []), 401)
  })

  test.each(named(secured.filter(({ method }) => method === 'GET')))('%s: HEAD is refused like GET, without a body', async (_name, operation) => {
    const { body, headers, status } = await send({ ...operation, method: 'HEAD' }, [])
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(body.length, 'bytes of a body').toBe(0)
  })
})

/** A refusal in the error body of its service's contract. */
function assertOwnRefusal(service: Operation['service'], reply: Reply, ...statuses: number[]) {
  if (service !== 'mesh' && service !== 'openai') return assertRefusal(reply, ...statuses)
  const json: unknown = JSON.parse(reply.body.toString())
  expect(statuses, `${reply.status} ${JSON.stringify(json)}`).toContain(reply.status)
  if (service === 'openai') {
    expect(fault('openai', 'Error', json)).toBeNull()
    return (json as { error: { message: string; code: string | null } }).error // judged by Ajv on the line above
  }
  expect(fault('mesh', 'Error', json)).toBeNull()
  return json as { error: number; message: string; code?: string } // judged by Ajv on the line above
}

describe('operations with the key in the body', () => {
  /** Their examples, for an agent that needs no server; without a key. */
  const bodyOf = ({ id }: Operation): object => {
    const input = { tool: 'echo', tool_arguments: { text: 'a' } }
    if (id === 'queryTask') return { task_id: someId }
    return { agent_id: 'EchoAgent', ...(id === 'createTask' ? { task_details: input } : { input }) }
  }
  const withKey = (operation: Operation, api_key: unknown): Operation => ({ ...operation, body: JSON.stringify({ ...bodyOf(operation), api_key }) })
  const right = () => rightToken('mesh')
  const keys: Record<string, () => unknown> = {
    'no key': () => undefined,
    'an empty key': () => '',
    null: () => null,
    'a number': () => 7,
    'a list with the key': () => [right()],
    'an object': () => ({ $ne: null }),
    garbage: () => 'garbage',
    'a key that looks right': () => `tg_${'a'.repeat(49)}`,
    'a key with one letter changed': () => `${right().slice(0, -1)}${right().endsWith('A') ? 'B' : 'A'}`,
    'a key cut short': () => right().slice(0, -1),
    'a key with more behind it': () => `${right()}x`,
    'a key with a space before it': () => ` ${right()}`,
    'a key with its scheme': () => `Bearer ${right()}`,
    'a revoked key': () => revoked,
    'an expired key': () => expired,
    "the operator's token": () => gateway.operatorToken,
    'a prototype': () => '__proto__',
    SQL: () => "'/**/OR/**/1=1--",
    'a key of 10 000 letters': () => 'a'.repeat(10_000),
  }

  describe.each(Object.keys(keys))('%s', (name) => {
    test.each(named(keyed))('%s', async (_name, operation) => {
      const reply = await send(withKey(operation, keys[name]?.()), [])
      expect(assertOwnRefusal('mesh', reply, 401).code).toBe('unauthorized')
      expect(reply.headers['www-authenticate']).toBeUndefined()
      expect(reply.headers['x-should-retry']).toBe('false')
      for (const secret of [gateway.key, gateway.operatorToken, revoked, expired]) expect(reply.body.toString() + JSON.stringify(reply.headers)).not.toContain(secret)
    })
  })

  test.each(named(keyed))('%s: no header and no query stands for the key', async (_name, operation) => {
    const keyless = withKey(operation, undefined)
    const token = right()
    for (const header of [`Authorization: Bearer ${token}`, `X-API-Key: ${token}`, `api_key: ${token}`, `Cookie: api_key=${token}`, 'X-PAYMENT: e30=', 'PAYMENT-SIGNATURE: e30=']) assertOwnRefusal('mesh', await send(keyless, [header]), 401)
    assertOwnRefusal('mesh', await send(keyless, [], `?api_key=${token}`), 401)
    assertOwnRefusal('mesh', await send(withKey(operation, token), [`Authorization: Bearer ${token}`, `Authorization: Bearer ${token}`]), 400)
  })

  test.each(named(keyed))('%s: the right key is let in, and of two the last one counts', async (_name, operation) => {
    const { status, body } = await send(withKey(operation, right()), [])
    expect([200, 404], body.toString()).toContain(status) // 404: the key has no task of this id
    const twice = (first: string, second: string) => ({ ...operation, body: `{"api_key":"${first}",${JSON.stringify(bodyOf(operation)).slice(1, -1)},"api_key":"${second}"}` })
    assertOwnRefusal('mesh', await send(twice(right(), 'garbage'), []), 401)
    expect((await send(twice('garbage', right()), [])).status).toBe(status)
  })
})

describe('operations that are paid', () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const bodiesOf = ({ body }: Operation) => [body, JSON.stringify({ ...(JSON.parse(body) as object), api_key: rightToken('mesh') }), '{', '']
  /** The 402 of a paid operation: its terms in header and body. */
  const assertTerms = (reply: Reply, why: string) => {
    expect(reply.status, `${why}: ${reply.body.toString()}`).toBe(402)
    expect(fault('mesh', 'PaymentRequired', JSON.parse(reply.body.toString()))).toBeNull()
    expect(JSON.parse(Buffer.from(reply.headers['payment-required'] ?? '', 'base64').toString())).toMatchObject({ x402Version: 2, accepts: [{ scheme: 'exact' }] })
    expect(reply.headers['cache-control']).toBe('no-store')
  }

  beforeAll(() => until('both networks are paid on', async () => (await Promise.all(paid.map((operation) => send(operation, [])))).every(({ status }) => status === 402), 5000))

  test.each(named(paid))('%s: no key and no token stands for a payment: 402 with the terms, whatever the body', async (_name, operation) => {
    for (const token of [rightToken('mesh'), revoked, gateway.operatorToken, 'garbage', `tg_${'a'.repeat(49)}`]) {
      for (const headers of [[], [`Authorization: Bearer ${token}`], [`X-API-Key: ${token}`], [`Cookie: PAYMENT-SIGNATURE=${token}`], [`Authorization: Payment ${token}`]]) {
        for (const body of bodiesOf(operation).slice(headers.length === 0 ? 0 : 1, 3)) assertTerms(await send({ ...operation, body }, headers), `${headers.join()} ${body}`)
      }
    }
  })

  test.each(named(paid))('%s: what cannot be read as a payment is 400, whatever the body', async (_name, operation) => {
    const unread = [rightToken('mesh'), revoked, gateway.operatorToken, `Bearer ${rightToken('mesh')}`, 'garbage', 'e30=', 'bnVsbA==', 'W10=', encoded({ x402Version: 3 }), encoded({ x402Version: 1, scheme: 'exact', network: 'nowhere', payload: {} }), encoded({ x402Version: 2, payload: {} }), 'a'.repeat(10_000)]
    for (const header of ['X-PAYMENT', 'PAYMENT-SIGNATURE']) {
      for (const value of unread) for (const body of bodiesOf(operation).slice(1, 3)) expect(assertOwnRefusal('mesh', await send({ ...operation, body }, [`${header}: ${value}`]), 400), value).toMatchObject({ code: 'invalid_request', param: header })
    }
    assertOwnRefusal('mesh', await send(operation, ['X-PAYMENT: e30=', 'PAYMENT-SIGNATURE: e30=']), 400)
  })

  test.each(named(paid))('%s: what is not paid as one of the terms says is 402 with the terms', async (_name, operation) => {
    const elsewhere = { x402Version: 1, scheme: 'exact', network: 'base', payload: { signature: '0x' } }
    assertTerms(await send(operation, [`X-PAYMENT: ${encoded(elsewhere)}`, `Authorization: Bearer ${rightToken('mesh')}`]), 'another network')
  })
})

describe('who comes with the right token is let in', () => {
  test.each(named(secured))('%s: the scheme in any case', async (_name, operation) => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR']) {
      const { status, body } = await send(operation, [`Authorization: ${scheme} ${rightToken(operation.service)}`])
      expect([200, 404], body.toString()).toContain(status) // 404: no key has the id in the path
    }
  })

  test.each(named(operations.filter(({ id }) => open.includes(id))))('%s: open to all, whatever they send along', async (_name, operation) => {
    for (const headers of [[], ['Authorization: Bearer garbage'], [`Authorization: Bearer ${revoked}`]]) expect((await send(operation, headers)).status).toBe(200)
  })

  test('a revoked key stays refused, from the first request after it was revoked', async () => {
    const { key, id } = await gateway.createKey()
    expect((await send(listModels, [`Authorization: Bearer ${key}`])).status).toBe(200)
    await gateway.revokeKey(id)
    await until('the key is refused', async () => (await send(listModels, [`Authorization: Bearer ${key}`])).status === 401, 5000)
    assertRefusal(await send(listModels, [`Authorization: Bearer ${key}`]), 401)
  })

  test('a key that expires while it is cached is refused from then on', async () => {
    const { key } = await gateway.createKey({ expires_at: Date.now() + 400 })
    expect((await send(listModels, [`Authorization: Bearer ${key}`])).status).toBe(200)
    await until('the key has expired', async () => (await send(listModels, [`Authorization: Bearer ${key}`])).status === 401, 2000)
  })

  test('a key without the scope or the model is 403', async () => {
    const chat = operations.find(({ id }) => id === 'createChatCompletion')
    if (!chat) throw new Error('the contract lost its one operation')
    const mesh = await gateway.createKey({ scopes: ['mesh'] })
    const other = await gateway.createKey({ models: ['mistralai/mistral-7b-instruct'] })
    for (const { key } of [mesh, other]) expect(assertRefusal(await send(chat, [`Authorization: Bearer ${key}`]), 403).code).toBe('forbidden')
    assertRefusal(await send(listModels, [`Authorization: Bearer ${mesh.key}`]), 403)
  })
})

describe('the routes that are served are the paths of the contracts', () => {
  const paths = [...new Set(operations.map(({ service, path }) => `${service} ${path}`))]

  test.each(paths)('%s: other methods are 405 and told which there are', async (place) => {
    const [service, path] = place.split(' ') as [Operation['service'], string] // written so above
    const known = operations.filter((operation) => operation.service === service && operation.path === path).map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (known.includes(method)) continue
      const reply = await send({ service, id: '', method, path, access: 'open', body: '' }, [`Authorization: Bearer ${rightToken(service)}`])
      assertOwnRefusal(service, reply, 405)
      expect((reply.headers['allow'] ?? '').split(', ').filter((one) => one !== 'HEAD').toSorted()).toEqual(known.toSorted())
    }
  })

  const elsewhere = ['/', '/v1', '/v1/', '/v1/chat', '/v1/completions', '/v1/responses', '/v1/embeddings', '/v1/models/', '/v1/models/hermes-3-llama3.1-8b', '/v2/chat/completions', '/chat/completions', '/health', '/healthz/', '/metrics/', '/keys/', '/keys/x/y', '/usage/', '/docs/', '/docs/page.js/', '/openapi.json/', '/openapi.yaml', '/admin', '/debug', '/favicon.ico', '/robots.txt', '/.env', '/.git/config', '/index.html', '/api', '/status', '/version', '/__proto__', '/constructor', '/%2e%2e/keys', '/keys%00']
  test.each(['gateway', 'mesh', 'metadata', 'operator'] as const)('%s: whatever no contract has is 404, with a token and without', async (service) => {
    const own = operations.filter((operation) => operation.service === service || (service === 'gateway' && operation.service === 'openai')).map(({ path }) => path)
    const others = operations.map(({ path }) => path).filter((path) => !own.includes(path))
    for (const path of [...elsewhere, ...others]) {
      for (const headers of [[], [`Authorization: Bearer ${rightToken(service)}`]]) {
        const reply = await send({ service, id: '', method: 'GET', path, access: 'open', body: '' }, headers)
        expect([400, 404], `${path}: ${reply.status}`).toContain(reply.status)
        assertOwnRefusal(service, reply, 400, 404)
      }
    }
  })

  test('under /openai whatever the contract does not have is 404 in OpenAI’s shape, with a token and without', async () => {
    for (const path of ['', ...elsewhere].filter((one) => one !== '/v1/models/hermes-3-llama3.1-8b')) {
      for (const headers of [[], [`Authorization: Bearer ${rightToken('openai')}`]]) assertOwnRefusal('openai', await send({ service: 'openai', id: '', method: 'GET', path: `/openai${path}`, access: 'open', body: '' }, headers), 404)
    }
  })

  test('GET /v1/responses says where to go instead', async () => {
    const reply = await send({ service: 'gateway', id: '', method: 'POST', path: '/v1/responses', access: 'open', body: '{}' }, [])
    expect(assertRefusal(reply, 404).message).toContain('/v1/chat/completions')
  })
})

test('no stranger reached an upstream or the ledger', async () => {
  const rows = await gateway.rows()
  const allowed = new Set([gateway.keyId])
  const served = rows.filter(({ status, tool }) => status === 'ok' && tool === null)
  expect(served.every(({ key_id: id }) => allowed.has(id))).toBe(true)
  expect(faults.attempts().length).toBe(served.length)
  expect(rows.filter(({ status }) => status === 'unauthorized')).toEqual([])
  expect(facilitator.requests.filter(({ url }) => url !== '/supported')).toEqual([])
})
