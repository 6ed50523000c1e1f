import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertRefusal } from '../../../support/http/replies.ts'
import { contracts } from '../../../support/http/schemas.ts'
import {
  assertOwnRefusal,
  isOpenAI,
  named,
  operations,
  type Operation,
} from '../../../support/http/every-operation.ts'
import { until } from '../../../support/waiting.ts'
import { AuthServer, listModels } from './auth-server.ts'

/** The operations that need no token. A new one must be put here on purpose. */
const open = [
  'getConsole',
  'getConsoleFile',
  'getHealth',
  'getReadiness',
  'getMetadata',
  'listEvmAgents',
  'listSolanaAgents',
  'getSchema',
  'getMeshHealth',
  'createSession',
  'beginSignIn',
  'getResource',
  'getMcpResource',
  'getAgentMcpResource',
  ...Object.keys(contracts).flatMap((service) => [
    ...(isOpenAI(service) ? [] : ['getOverview']),
    'getContract',
    'getReference',
    'getReferenceFile',
  ]),
]

const secured = operations.filter(({ access }) => access === 'bearer')
const keyed = operations.filter(({ access }) => access === 'body')
const paid = operations.filter(({ access }) => access === 'payment')

let server: AuthServer
beforeAll(async () => {
  server = await AuthServer.start()
})
afterAll(() => server.close())

const otherKind = (service: Operation['service']) =>
  service === 'operator' ? server.gateway.key : server.gateway.operatorToken

/** Ways to come without a good token; the header lines that each sends. */
const strangers: Record<string, (service: Operation['service']) => string[]> = {
  'no token': () => [],
  garbage: () => ['Authorization: Bearer garbage'],
  'a token that looks right': () => [`Authorization: Bearer tg_${'a'.repeat(49)}`],
  'a token with one letter changed': (service) => [
    'Authorization: Bearer ' +
      `${server.tokenOf(service).slice(0, -1)}${server.tokenOf(service).endsWith('A') ? 'B' : 'A'}`,
  ],
  'a token cut short': (service) => [
    `Authorization: Bearer ${server.tokenOf(service).slice(0, -1)}`,
  ],
  'a token with more behind it': (service) => [`Authorization: Bearer ${server.tokenOf(service)}x`],
  'a revoked key': () => [`Authorization: Bearer ${server.revokedKey}`],
  'an expired key': () => [`Authorization: Bearer ${server.expiredKey}`],
  'the token of the other service': (service) => [`Authorization: Bearer ${otherKind(service)}`],
  'an empty header': () => ['Authorization: '],
  'the scheme alone': () => ['Authorization: Bearer'],
  'the scheme and spaces': () => ['Authorization: Bearer    '],
  'the token alone': (service) => [`Authorization: ${server.tokenOf(service)}`],
  Basic: (service) => [
    `Authorization: Basic ${Buffer.from(`x:${server.tokenOf(service)}`).toString('base64')}`,
  ],
  'another scheme': (service) => [`Authorization: Token ${server.tokenOf(service)}`],
  'two tokens in one header': (service) => [
    `Authorization: Bearer ${server.tokenOf(service)} garbage`,
  ],
  'two credentials in one header': (service) => [
    `Authorization: Bearer garbage, Bearer ${server.tokenOf(service)}`,
  ],
  'the token in X-API-Key': (service) => [
    `X-API-Key: ${server.tokenOf(service)}`,
    `Api-Key: ${server.tokenOf(service)}`,
  ],
  'the token in Proxy-Authorization': (service) => [
    `Proxy-Authorization: Bearer ${server.tokenOf(service)}`,
  ],
  'the token in a cookie': (service) => [
    `Cookie: token=${server.tokenOf(service)}; Authorization=Bearer ${server.tokenOf(service)}`,
  ],
  'a prototype for a token': () => ['Authorization: Bearer __proto__'],
  'SQL for a token': () => ["Authorization: Bearer '/**/OR/**/1=1--"],
  'a token of 10 000 letters': () => [`Authorization: Bearer ${'a'.repeat(10_000)}`],
}

/** The code of a 401, where it is another. */
const unauthorized: Partial<Record<Operation['service'], string>> = {
  openai: 'invalid_api_key',
  responses: 'invalid_api_key',
  messages: 'authentication_error',
}

/** Under /anthropic the header X-API-Key has the key. */
const isStranger = (stranger: string, { service }: Operation) =>
  !(stranger === 'the token in X-API-Key' && service === 'messages')

describe('every operation that is not on the open list refuses strangers', () => {
  test('the open list is what the contracts say', () => {
    expect(
      operations
        .filter(({ access }) => access === 'open')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(open.toSorted())
    expect(secured.length + keyed.length + paid.length + open.length).toBe(operations.length)
    expect([keyed, paid].map((some) => some.map(({ id }) => id).toSorted())).toEqual([
      ['createTask', 'queryTask', 'requestAgent'],
      ['callPaidToolEvm', 'callPaidToolSolana', 'queryPaidAgentEvm', 'queryPaidAgentSolana'],
    ])
  })

  describe.each(Object.keys(strangers))('%s', (stranger) => {
    const refusing = secured.filter((operation) => isStranger(stranger, operation))
    test.each(named(refusing))('%s', async (_name, operation) => {
      const reply = await server.send(operation, strangers[stranger]?.(operation.service) ?? [])
      const error = assertOwnRefusal(operation.service, reply, 401)
      expect(error.code).toBe(unauthorized[operation.service] ?? 'unauthorized')
      expect(reply.headers['www-authenticate']).toBe('Bearer')
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['x-should-retry']).toBe('false')
      server.assertNoSecretIn(reply)
    })
  })

  test.each(named(secured))('%s: the token in the query', async (_name, operation) => {
    for (const name of ['access_token', 'token', 'api_key', 'key', 'authorization'])
      assertOwnRefusal(
        operation.service,
        await server.send(operation, [], `?${name}=${server.tokenOf(operation.service)}`),
        401,
      )
  })

  test.each(named(secured))(
    '%s: two Authorization headers, whichever comes first',
    async (_name, operation) => {
      const right = `Authorization: Bearer ${server.tokenOf(operation.service)}`
      for (const headers of [
        [right, 'Authorization: Bearer garbage'],
        ['authorization: Bearer garbage', right],
        [right, right],
      ])
        assertOwnRefusal(operation.service, await server.send(operation, headers), 400)
    },
  )

  test.each(named(secured.filter(({ body }) => body !== '')))(
    '%s: a bad body without a token is 401, not 400',
    async (_name, operation) => {
      for (const body of ['{', '{}', 'x=1', '['.repeat(10_000)])
        assertOwnRefusal(operation.service, await server.send({ ...operation, body }, []), 401)
    },
  )

  test.each(named(secured.filter(({ method }) => method === 'GET')))(
    '%s: HEAD is refused like GET, without a body',
    async (_name, operation) => {
      const { body, headers, status } = await server.send({ ...operation, method: 'HEAD' }, [])
      expect(status).toBe(401)
      expect(headers['www-authenticate']).toBe('Bearer')
      expect(body.length, 'bytes of a body').toBe(0)
    },
  )
})

/** Other statuses of what is open to all. */
const otherStatuses: Record<string, number[]> = {
  createSession: [401], // the token of the contract's example begins no session
  beginSignIn: [404], // no provider is configured
  getResource: [404], // nor an issuer of tokens
  getMcpResource: [404],
  getAgentMcpResource: [404],
  getReadiness: [200, 503], // a test of this file drains the server
}

describe('who comes with the right token is let in', () => {
  test.each(named(secured))('%s: the scheme in any case', async (_name, operation) => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR']) {
      const { status, body } = await server.send(operation, [
        `Authorization: ${scheme} ${server.tokenOf(operation.service)}`,
      ])
      // 400: the query lacks what it must have. 404: no key has the id in the path. 409: a token is
      // no session, or the name is taken.
      expect([200, 400, 404, 409], body.toString()).toContain(status)
    }
  })

  test.each(named(operations.filter(({ id }) => open.includes(id))))(
    '%s: open to all, whatever they send along',
    async (_name, operation) => {
      for (const headers of [
        [],
        ['Authorization: Bearer garbage'],
        [`Authorization: Bearer ${server.revokedKey}`],
      ])
        expect(otherStatuses[operation.id] ?? [200]).toContain(
          (await server.send(operation, headers)).status,
        )
    },
  )

  test('a revoked key stays refused, from the first request after it was revoked', async () => {
    const { key, id } = await server.gateway.createKey()
    expect((await server.send(listModels, [`Authorization: Bearer ${key}`])).status).toBe(200)
    await server.gateway.revokeKey(id)
    await until(
      'the key is refused',
      async () => (await server.send(listModels, [`Authorization: Bearer ${key}`])).status === 401,
    )
    assertRefusal(await server.send(listModels, [`Authorization: Bearer ${key}`]), 401)
  })

  test('a key that expires while it is cached is refused from then on', async () => {
    const { key } = await server.gateway.createKey({ expires_at: Date.now() + 3000 })
    expect((await server.send(listModels, [`Authorization: Bearer ${key}`])).status).toBe(200)
    await until(
      'the key has expired',
      async () => (await server.send(listModels, [`Authorization: Bearer ${key}`])).status === 401,
    )
  })

  test('a key without the scope or the model is 403', async () => {
    const chat = operations.find(({ id }) => id === 'createChatCompletion')
    if (!chat) throw new Error('the contract lost its one operation')
    const mesh = await server.gateway.createKey({ scopes: ['mesh'] })
    const other = await server.gateway.createKey({ models: ['mistralai/mistral-7b-instruct'] })
    for (const { key } of [mesh, other])
      expect(
        assertRefusal(await server.send(chat, [`Authorization: Bearer ${key}`]), 403).code,
      ).toBe('forbidden')
    assertRefusal(await server.send(listModels, [`Authorization: Bearer ${mesh.key}`]), 403)
  })
})

test('no stranger reached an upstream, the facilitator or the ledger', () =>
  server.assertNoStrangerServed())
