import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultServer, type FaultServer } from '../support/faults.ts'
import { startGateway, type Gateway } from '../support/gateway.ts'
import { exchange, requestBytes, type Reply } from '../support/raw.ts'
import { assertRefusal } from '../support/replies.ts'
import { contracts } from '../support/schemas.ts'
import { until } from '../support/waiting.ts'

/** The operations that need no token. A new one must be put here on purpose. */
const open = ['getHealth', 'getReadiness', 'getMetrics']

type Operation = { service: keyof typeof contracts; id: string; method: string; path: string; secured: boolean; body: string }
type OperationObject = { operationId: string; security?: object[]; requestBody?: { content: { 'application/json': { examples: Record<string, { value: unknown }> } } } }

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every operation of every served contract, with a path that exists and a body that would be good. */
const operations: Operation[] = Object.entries(contracts).flatMap(([service, contract]) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, described]) => {
        const { operationId, security = contract.security, requestBody } = described as OperationObject // what OpenAPI has at this place
        const [example] = Object.values(requestBody?.content['application/json'].examples ?? {})
        return { service: service as Operation['service'], id: operationId, method: method.toUpperCase(), path: path.replace('{id}', '0198a3c2-7d1e-7abc-8def-0123456789ab'), secured: security.length > 0, body: example ? JSON.stringify(example.value) : '' }
      }),
  ),
)
const secured = operations.filter(({ id }) => !open.includes(id))
const named = (all: Operation[]) => all.map((operation) => [`${operation.service} ${operation.method} ${operation.path}`, operation] as const)

let faults: FaultServer
let gateway: Gateway
let revoked = ''
let expired = ''

beforeAll(async () => {
  faults = await startFaultServer(1)
  gateway = await startGateway({ upstreams: { good: { base_url: faults.base_url } }, routes: { '*': [{ upstream: 'good', model: 'fault:good' }] } })
  expired = (await gateway.createKey({ expires_at: 1 })).key
  const gone = await gateway.createKey()
  revoked = gone.key
  await send(listModels, [`Authorization: Bearer ${revoked}`]) // so that the key is cached before it is revoked
  await gateway.revokeKey(gone.id)
}, 30_000)

afterAll(async () => {
  await gateway.stop()
  await faults.close()
})

const listModels: Operation = { service: 'gateway', id: 'listModels', method: 'GET', path: '/v1/models', secured: true, body: '' }

async function send({ service, method, path, body }: Operation, headers: string[], query = ''): Promise<Reply> {
  const url = service === 'gateway' ? gateway.url : gateway.operatorUrl
  const type = body === '' ? [] : ['Content-Type: application/json']
  const { reply } = await exchange(url, requestBytes(`${method} ${path}${query} HTTP/1.1`, ['Host: tollgate.test', 'Connection: close', ...type, ...headers], body))
  if (!reply) throw new Error(`no reply to ${method} ${path}`)
  return reply
}

const rightToken = (service: Operation['service']) => (service === 'gateway' ? gateway.key : gateway.operatorToken)
const otherKind = (service: Operation['service']) => (service === 'gateway' ? gateway.operatorToken : gateway.key)

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
    expect(operations.filter((operation) => !operation.secured).map(({ id }) => id).toSorted()).toEqual(open.toSorted())
  })

  describe.each(Object.keys(strangers))('%s', (stranger) => {
    test.each(named(secured))('%s', async (_name, operation) => {
      const reply = await send(operation, strangers[stranger]?.(operation.service) ?? [])
      const error = assertRefusal(reply, 401)
      expect(error.code).toBe('unauthorized')
      expect(reply.headers['www-authenticate']).toBe('Bearer')
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['x-should-retry']).toBe('false')
      for (const secret of [gateway.key, gateway.operatorToken, revoked, expired]) expect(reply.body.toString() + JSON.stringify(reply.headers)).not.toContain(secret)
    })
  })

  test.each(named(secured))('%s: the token in the query', async (_name, operation) => {
    for (const name of ['access_token', 'token', 'api_key', 'key', 'authorization']) assertRefusal(await send(operation, [], `?${name}=${rightToken(operation.service)}`), 401)
  })

  test.each(named(secured))('%s: two Authorization headers, whichever comes first', async (_name, operation) => {
    const right = `Authorization: Bearer ${rightToken(operation.service)}`
    for (const headers of [[right, 'Authorization: Bearer garbage'], ['authorization: Bearer garbage', right], [right, right]]) assertRefusal(await send(operation, headers), 400)
  })

  test.each(named(secured.filter(({ body }) => body !== '')))('%s: a bad body without a token is 401, not 400', async (_name, operation) => {
    for (const body of ['{', '{}', 'x=1', '['.repeat(10_000)]) assertRefusal(await send({ ...operation, body }, []), 401)
  })

  test.each(named(secured.filter(({ method }) => method === 'GET')))('%s: HEAD is refused like GET, without a body', async (_name, operation) => {
    const { body, headers, status } = await send({ ...operation, method: 'HEAD' }, [])
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(body.length, 'bytes of a body').toBe(0)
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
      const reply = await send({ service, id: '', method, path, secured: true, body: '' }, [`Authorization: Bearer ${rightToken(service)}`])
      assertRefusal(reply, 405)
      expect((reply.headers['allow'] ?? '').split(', ').filter((one) => one !== 'HEAD').toSorted()).toEqual(known.toSorted())
    }
  })

  const elsewhere = ['/', '/v1', '/v1/', '/v1/chat', '/v1/completions', '/v1/responses', '/v1/embeddings', '/v1/models/', '/v1/models/hermes-3-llama3.1-8b', '/v2/chat/completions', '/chat/completions', '/health', '/healthz/', '/metrics/', '/keys/', '/keys/x/y', '/usage/', '/admin', '/debug', '/favicon.ico', '/robots.txt', '/.env', '/.git/config', '/index.html', '/api', '/status', '/version', '/__proto__', '/constructor', '/%2e%2e/keys', '/keys%00']
  test.each(['gateway', 'operator'] as const)('%s: whatever no contract has is 404, with a token and without', async (service) => {
    const others = operations.filter((operation) => operation.service !== service).map(({ path }) => path)
    for (const path of [...elsewhere, ...others]) {
      for (const headers of [[], [`Authorization: Bearer ${rightToken(service)}`]]) {
        const reply = await send({ service, id: '', method: 'GET', path, secured: true, body: '' }, headers)
        expect([400, 404], `${path}: ${reply.status}`).toContain(reply.status)
        assertRefusal(reply, 400, 404)
      }
    }
  })

  test('GET /v1/responses says where to go instead', async () => {
    const reply = await send({ service: 'gateway', id: '', method: 'POST', path: '/v1/responses', secured: true, body: '{}' }, [])
    expect(assertRefusal(reply, 404).message).toContain('/v1/chat/completions')
  })
})

test('no stranger reached an upstream or the ledger', async () => {
  const rows = await gateway.rows()
  const allowed = new Set([gateway.keyId])
  const served = rows.filter(({ status }) => status === 'ok')
  expect(served.every(({ key_id: id }) => allowed.has(id))).toBe(true)
  expect(faults.attempts().length).toBe(served.length)
  expect(rows.filter(({ status }) => status === 'unauthorized')).toEqual([])
})
