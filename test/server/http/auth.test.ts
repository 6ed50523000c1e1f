import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startTrustingFacilitator,
  type TrustingFacilitator,
} from '../../support/chains/facilitator/trusting.ts'
import { startFaultServer, type FaultServer } from '../../support/upstreams/faults/server.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import type { Reply } from '../../support/http/raw.ts'
import { assertRefusal } from '../../support/http/replies.ts'
import { contracts, fault } from '../../support/http/schemas.ts'
import { promptMs, until } from '../../support/waiting.ts'
import {
  assertOwnRefusal,
  named,
  operations,
  sendTo,
  someId,
  tokenOf,
  type Operation,
} from '../../support/http/every-operation.ts'

/** The operations that need no token. A new one must be put here on purpose. */
const open = [
  'getHealth',
  'getReadiness',
  'getMetadata',
  'listEvmAgents',
  'listSolanaAgents',
  'getSchema',
  'getMeshHealth',
  ...Object.keys(contracts).flatMap((service) => [
    ...(service === 'openai' ? [] : ['getOverview']),
    'getContract',
    'getReference',
    'getReferenceFile',
  ]),
]

const secured = operations.filter(({ access }) => access === 'bearer')
const keyed = operations.filter(({ access }) => access === 'body')
const paid = operations.filter(({ access }) => access === 'payment')

let faults: FaultServer
let facilitator: TrustingFacilitator
let gateway: Gateway
let revoked = ''
let expired = ''

beforeAll(async () => {
  ;[faults, facilitator] = await Promise.all([startFaultServer(1), startTrustingFacilitator()])
  gateway = await startGateway({
    payments: { networks: facilitator.networks },
    mesh: {},
    upstreams: { good: { base_url: faults.base_url } },
    routes: { '*': [{ upstream: 'good', model: 'fault:good' }] },
  })
  expired = (await gateway.createKey({ expires_at: Date.now() + 1000 })).key
  const gone = await gateway.createKey()
  revoked = gone.key
  // So that the key is cached before it is revoked.
  await send(listModels, [`Authorization: Bearer ${revoked}`])
  await gateway.revokeKey(gone.id)
  await until(
    'the other one has expired',
    async () => (await send(listModels, [`Authorization: Bearer ${expired}`])).status === 401,
  )
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([faults.close(), facilitator.close()])
})

const listModels: Operation = {
  service: 'gateway',
  id: 'listModels',
  method: 'GET',
  path: '/v1/models',
  access: 'bearer',
  body: '',
}
const send = (operation: Operation, headers: string[], query?: string) =>
  sendTo(gateway, operation, headers, query)
const rightToken = (service: Operation['service']) => tokenOf(gateway, service)
const otherKind = (service: Operation['service']) =>
  service === 'operator' ? gateway.key : gateway.operatorToken

/** Ways to come without a good token; the header lines that each sends. */
const strangers: Record<string, (service: Operation['service']) => string[]> = {
  'no token': () => [],
  garbage: () => ['Authorization: Bearer garbage'],
  'a token that looks right': () => [`Authorization: Bearer tg_${'a'.repeat(49)}`],
  'a token with one letter changed': (service) => [
    'Authorization: Bearer ' +
      `${rightToken(service).slice(0, -1)}${rightToken(service).endsWith('A') ? 'B' : 'A'}`,
  ],
  'a token cut short': (service) => [`Authorization: Bearer ${rightToken(service).slice(0, -1)}`],
  'a token with more behind it': (service) => [`Authorization: Bearer ${rightToken(service)}x`],
  'a revoked key': () => [`Authorization: Bearer ${revoked}`],
  'an expired key': () => [`Authorization: Bearer ${expired}`],
  'the token of the other service': (service) => [`Authorization: Bearer ${otherKind(service)}`],
  'an empty header': () => ['Authorization: '],
  'the scheme alone': () => ['Authorization: Bearer'],
  'the scheme and spaces': () => ['Authorization: Bearer    '],
  'the token alone': (service) => [`Authorization: ${rightToken(service)}`],
  Basic: (service) => [
    `Authorization: Basic ${Buffer.from(`x:${rightToken(service)}`).toString('base64')}`,
  ],
  'another scheme': (service) => [`Authorization: Token ${rightToken(service)}`],
  'two tokens in one header': (service) => [`Authorization: Bearer ${rightToken(service)} garbage`],
  'two credentials in one header': (service) => [
    `Authorization: Bearer garbage, Bearer ${rightToken(service)}`,
  ],
  'the token in X-API-Key': (service) => [
    `X-API-Key: ${rightToken(service)}`,
    `Api-Key: ${rightToken(service)}`,
  ],
  'the token in Proxy-Authorization': (service) => [
    `Proxy-Authorization: Bearer ${rightToken(service)}`,
  ],
  'the token in a cookie': (service) => [
    `Cookie: token=${rightToken(service)}; Authorization=Bearer ${rightToken(service)}`,
  ],
  'a prototype for a token': () => ['Authorization: Bearer __proto__'],
  'SQL for a token': () => ["Authorization: Bearer '/**/OR/**/1=1--"],
  'a token of 10 000 letters': () => [`Authorization: Bearer ${'a'.repeat(10_000)}`],
}

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
    test.each(named(secured))('%s', async (_name, operation) => {
      const reply = await send(operation, strangers[stranger]?.(operation.service) ?? [])
      const error = assertOwnRefusal(operation.service, reply, 401)
      expect(error.code).toBe(operation.service === 'openai' ? 'invalid_api_key' : 'unauthorized')
      expect(reply.headers['www-authenticate']).toBe('Bearer')
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['x-should-retry']).toBe('false')
      for (const secret of [gateway.key, gateway.operatorToken, revoked, expired])
        expect(reply.body.toString() + JSON.stringify(reply.headers)).not.toContain(secret)
    })
  })

  test.each(named(secured))('%s: the token in the query', async (_name, operation) => {
    for (const name of ['access_token', 'token', 'api_key', 'key', 'authorization'])
      assertOwnRefusal(
        operation.service,
        await send(operation, [], `?${name}=${rightToken(operation.service)}`),
        401,
      )
  })

  test.each(named(secured))(
    '%s: two Authorization headers, whichever comes first',
    async (_name, operation) => {
      const right = `Authorization: Bearer ${rightToken(operation.service)}`
      for (const headers of [
        [right, 'Authorization: Bearer garbage'],
        ['authorization: Bearer garbage', right],
        [right, right],
      ])
        assertOwnRefusal(operation.service, await send(operation, headers), 400)
    },
  )

  test.each(named(secured.filter(({ body }) => body !== '')))(
    '%s: a bad body without a token is 401, not 400',
    async (_name, operation) => {
      for (const body of ['{', '{}', 'x=1', '['.repeat(10_000)])
        assertOwnRefusal(operation.service, await send({ ...operation, body }, []), 401)
    },
  )

  test.each(named(secured.filter(({ method }) => method === 'GET')))(
    '%s: HEAD is refused like GET, without a body',
    async (_name, operation) => {
      const { body, headers, status } = await send({ ...operation, method: 'HEAD' }, [])
      expect(status).toBe(401)
      expect(headers['www-authenticate']).toBe('Bearer')
      expect(body.length, 'bytes of a body').toBe(0)
    },
  )
})

describe('operations with the key in the body', () => {
  /** Their examples, for an agent that needs no server; without a key. */
  const bodyOf = ({ id }: Operation): object => {
    const input = { tool: 'echo', tool_arguments: { text: 'a' } }
    if (id === 'queryTask') return { task_id: someId }
    return { agent_id: 'EchoAgent', ...(id === 'createTask' ? { task_details: input } : { input }) }
  }
  const withKey = (operation: Operation, api_key: unknown): Operation => ({
    ...operation,
    body: JSON.stringify({ ...bodyOf(operation), api_key }),
  })
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
    'a key with one letter changed': () =>
      `${right().slice(0, -1)}${right().endsWith('A') ? 'B' : 'A'}`,
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
      for (const secret of [gateway.key, gateway.operatorToken, revoked, expired])
        expect(reply.body.toString() + JSON.stringify(reply.headers)).not.toContain(secret)
    })
  })

  test.each(named(keyed))(
    '%s: no header and no query stands for the key',
    async (_name, operation) => {
      const keyless = withKey(operation, undefined)
      const token = right()
      for (const header of [
        `Authorization: Bearer ${token}`,
        `X-API-Key: ${token}`,
        `api_key: ${token}`,
        `Cookie: api_key=${token}`,
        'X-PAYMENT: e30=',
        'PAYMENT-SIGNATURE: e30=',
      ])
        assertOwnRefusal('mesh', await send(keyless, [header]), 401)
      assertOwnRefusal('mesh', await send(keyless, [], `?api_key=${token}`), 401)
      assertOwnRefusal(
        'mesh',
        await send(withKey(operation, token), [
          `Authorization: Bearer ${token}`,
          `Authorization: Bearer ${token}`,
        ]),
        400,
      )
    },
  )

  test.each(named(keyed))(
    '%s: the right key is let in, and of two the last one counts',
    async (_name, operation) => {
      const { status, body } = await send(withKey(operation, right()), [])
      expect([200, 404], body.toString()).toContain(status) // 404: the key has no task of this id
      const twice = (first: string, second: string) => ({
        ...operation,
        body:
          `{"api_key":"${first}",` +
          `${JSON.stringify(bodyOf(operation)).slice(1, -1)},"api_key":"${second}"}`,
      })
      assertOwnRefusal('mesh', await send(twice(right(), 'garbage'), []), 401)
      expect((await send(twice('garbage', right()), [])).status).toBe(status)
    },
  )
})

describe('operations that are paid', () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const bodiesOf = ({ body }: Operation) => [
    body,
    JSON.stringify({ ...(JSON.parse(body) as object), api_key: rightToken('mesh') }),
    '{',
    '',
  ]
  /** The 402 of a paid operation: its terms in header and body. */
  const assertTerms = (reply: Reply, why: string) => {
    expect(reply.status, `${why}: ${reply.body.toString()}`).toBe(402)
    expect(fault('mesh', 'PaymentRequired', JSON.parse(reply.body.toString()))).toBeNull()
    expect(
      JSON.parse(Buffer.from(reply.headers['payment-required'] ?? '', 'base64').toString()),
    ).toMatchObject({ x402Version: 2, accepts: [{ scheme: 'exact' }] })
    expect(reply.headers['cache-control']).toBe('no-store')
  }

  beforeAll(() =>
    until('both networks are paid on', async () =>
      (await Promise.all(paid.map((operation) => send(operation, [])))).every(
        ({ status }) => status === 402,
      ),
    ),
  )

  test.each(named(paid))(
    '%s: no key and no token stands for a payment: 402 with the terms, whatever the body',
    async (_name, operation) => {
      for (const token of [
        rightToken('mesh'),
        revoked,
        gateway.operatorToken,
        'garbage',
        `tg_${'a'.repeat(49)}`,
      ]) {
        for (const headers of [
          [],
          [`Authorization: Bearer ${token}`],
          [`X-API-Key: ${token}`],
          [`Cookie: PAYMENT-SIGNATURE=${token}`],
          [`Authorization: Payment ${token}`],
        ]) {
          for (const body of bodiesOf(operation).slice(headers.length === 0 ? 0 : 1, 3))
            assertTerms(await send({ ...operation, body }, headers), `${headers.join()} ${body}`)
        }
      }
    },
  )

  test.each(named(paid))(
    '%s: what cannot be read as a payment is 400, whatever the body',
    async (_name, operation) => {
      const unread = [
        rightToken('mesh'),
        revoked,
        gateway.operatorToken,
        `Bearer ${rightToken('mesh')}`,
        'garbage',
        'e30=',
        'bnVsbA==',
        'W10=',
        encoded({ x402Version: 3 }),
        encoded({ x402Version: 1, scheme: 'exact', network: 'nowhere', payload: {} }),
        encoded({ x402Version: 2, payload: {} }),
        'a'.repeat(10_000),
      ]
      for (const header of ['X-PAYMENT', 'PAYMENT-SIGNATURE']) {
        for (const value of unread)
          for (const body of bodiesOf(operation).slice(1, 3))
            expect(
              assertOwnRefusal(
                'mesh',
                await send({ ...operation, body }, [`${header}: ${value}`]),
                400,
              ),
              value,
            ).toMatchObject({ code: 'invalid_request', param: header })
      }
      assertOwnRefusal(
        'mesh',
        await send(operation, ['X-PAYMENT: e30=', 'PAYMENT-SIGNATURE: e30=']),
        400,
      )
    },
  )

  test.each(named(paid))(
    '%s: what is not paid as one of the terms says is 402 with the terms',
    async (_name, operation) => {
      const elsewhere = {
        x402Version: 1,
        scheme: 'exact',
        network: 'base',
        payload: { signature: '0x' },
      }
      assertTerms(
        await send(operation, [
          `X-PAYMENT: ${encoded(elsewhere)}`,
          `Authorization: Bearer ${rightToken('mesh')}`,
        ]),
        'another network',
      )
    },
  )
})

describe('who comes with the right token is let in', () => {
  test.each(named(secured))('%s: the scheme in any case', async (_name, operation) => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR']) {
      const { status, body } = await send(operation, [
        `Authorization: ${scheme} ${rightToken(operation.service)}`,
      ])
      expect([200, 404], body.toString()).toContain(status) // 404: no key has the id in the path
    }
  })

  test.each(named(operations.filter(({ id }) => open.includes(id))))(
    '%s: open to all, whatever they send along',
    async (_name, operation) => {
      for (const headers of [
        [],
        ['Authorization: Bearer garbage'],
        [`Authorization: Bearer ${revoked}`],
      ])
        expect((await send(operation, headers)).status).toBe(200)
    },
  )

  test('a revoked key stays refused, from the first request after it was revoked', async () => {
    const { key, id } = await gateway.createKey()
    expect((await send(listModels, [`Authorization: Bearer ${key}`])).status).toBe(200)
    await gateway.revokeKey(id)
    await until(
      'the key is refused',
      async () => (await send(listModels, [`Authorization: Bearer ${key}`])).status === 401,
    )
    assertRefusal(await send(listModels, [`Authorization: Bearer ${key}`]), 401)
  })

  test('a key that expires while it is cached is refused from then on', async () => {
    const { key } = await gateway.createKey({ expires_at: Date.now() + 400 })
    expect((await send(listModels, [`Authorization: Bearer ${key}`])).status).toBe(200)
    await until(
      'the key has expired',
      async () => (await send(listModels, [`Authorization: Bearer ${key}`])).status === 401,
      promptMs,
    )
  })

  test('a key without the scope or the model is 403', async () => {
    const chat = operations.find(({ id }) => id === 'createChatCompletion')
    if (!chat) throw new Error('the contract lost its one operation')
    const mesh = await gateway.createKey({ scopes: ['mesh'] })
    const other = await gateway.createKey({ models: ['mistralai/mistral-7b-instruct'] })
    for (const { key } of [mesh, other])
      expect(assertRefusal(await send(chat, [`Authorization: Bearer ${key}`]), 403).code).toBe(
        'forbidden',
      )
    assertRefusal(await send(listModels, [`Authorization: Bearer ${mesh.key}`]), 403)
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
