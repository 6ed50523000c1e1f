import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { assertRefusal } from '../../../support/http/replies.ts'
import {
  assertOwnRefusal,
  isOpenAI,
  operations,
  sendTo,
  tokenOf,
  type Operation,
} from '../../../support/http/every-operation.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({
    mesh: {},
    upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'none' }] },
  })
})
afterAll(() => gateway.stop())

const send = (operation: Operation, headers: string[]) => sendTo(gateway, operation, headers)
const rightToken = (service: Operation['service']) => tokenOf(gateway, service)

describe('the routes that are served are the paths of the contracts', () => {
  const paths = [...new Set(operations.map(({ service, path }) => `${service} ${path}`))]

  test.each(paths)('%s: other methods are 405 and told which there are', async (place) => {
    const [service, path] = place.split(' ') as [Operation['service'], string] // written so above
    const methods = operations
      .filter((operation) => operation.service === service && operation.path === path)
      .map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (methods.includes(method)) continue
      const reply = await send({ service, id: '', method, path, access: 'open', body: '' }, [
        `Authorization: Bearer ${rightToken(service)}`,
      ])
      assertOwnRefusal(service, reply, 405)
      expect(
        (reply.headers['allow'] ?? '')
          .split(', ')
          .filter((one) => one !== 'HEAD')
          .toSorted(),
      ).toEqual(methods.toSorted())
    }
  })

  const elsewhere = [
    '/v1',
    '/v1/',
    '/v1/chat',
    '/v1/completions',
    '/v1/responses',
    '/v1/moderations',
    '/v1/models/',
    '/v1/models/hermes-3-llama3.1-8b',
    '/v2/chat/completions',
    '/chat/completions',
    '/health',
    '/healthz/',
    '/metrics/',
    '/keys/',
    '/keys/x/y',
    '/usage/',
    '/docs/',
    '/docs/page.js/',
    '/openapi.json/',
    '/openapi.yaml',
    '/admin',
    '/debug',
    '/favicon.ico',
    '/robots.txt',
    '/.env',
    '/.git/config',
    '/index.html',
    '/api',
    '/status',
    '/version',
    '/__proto__',
    '/constructor',
    '/%2e%2e/keys',
    '/keys%00',
  ]
  test.each(['gateway', 'mesh', 'metadata', 'operator'] as const)(
    '%s: whatever no contract has is 404, with a token and without',
    async (service) => {
      const own = operations
        .filter(
          (operation) =>
            operation.service === service ||
            (service === 'gateway' &&
              (isOpenAI(operation.service) || operation.service === 'messages')),
        )
        .map(({ path }) => path)
      const others = operations.map(({ path }) => path).filter((path) => !own.includes(path))
      for (const path of [...elsewhere, ...others]) {
        for (const headers of [[], [`Authorization: Bearer ${rightToken(service)}`]]) {
          const reply = await send(
            { service, id: '', method: 'GET', path, access: 'open', body: '' },
            headers,
          )
          expect([400, 404], `${path}: ${reply.status}`).toContain(reply.status)
          assertOwnRefusal(service, reply, 400, 404)
        }
      }
    },
  )

  test('under /openai whatever the contract does not have is 404 in OpenAI’s shape, with a token and without', async () => {
    for (const path of ['', '/', ...elsewhere].filter(
      (one) =>
        !['/v1/models/hermes-3-llama3.1-8b', '/v1/responses', '/v1/moderations'].includes(one),
    )) {
      for (const headers of [[], [`Authorization: Bearer ${rightToken('openai')}`]])
        assertOwnRefusal(
          'openai',
          await send(
            {
              service: 'openai',
              id: '',
              method: 'GET',
              path: `/openai${path}`,
              access: 'open',
              body: '',
            },
            headers,
          ),
          404,
        )
    }
  })

  test('GET /v1/responses says where to go instead', async () => {
    const reply = await send(
      {
        service: 'gateway',
        id: '',
        method: 'POST',
        path: '/v1/responses',
        access: 'open',
        body: '{}',
      },
      [],
    )
    expect(assertRefusal(reply, 404).message).toContain('/v1/chat/completions')
  })
})

test('none of it is in the ledger', async () => {
  expect(await gateway.rows()).toEqual([])
})
