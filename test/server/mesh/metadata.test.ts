import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components as meshParts } from '../../../generated/server/mesh.ts'
import type { components } from '../../../generated/server/metadata.ts'
import { exchange, requestBytes } from '../../support/http/raw.ts'
import { fault, judge } from '../../support/http/schemas.ts'
import { says } from '../../support/upstreams/model-server.ts'
import {
  documentOf,
  readReply,
  post,
  refusalOf,
  startMesh,
  toyAgents,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

let mesh: Mesh
beforeAll(async () => {
  const keyed = (origin: string) =>
    documentOf(
      origin,
      { '/a': { get: { operationId: 'a', summary: 'A', security: [{ key: [] }] } } },
      {
        agent: { x402: true },
        components: {
          securitySchemes: {
            key: {
              type: 'apiKey',
              in: 'header',
              name: 'x-key',
              'x-env': 'TEST_KEY_THAT_NOBODY_SETS',
            },
          },
        },
      },
    )
  mesh = await startMesh(says('yes'), (_req, res) => sendJson(res, 1), {
    mesh: { on_broken_agent: 'skip' },
    agents: (origin) => ({
      ...toyAgents(origin),
      KeyedAgent: keyed(origin),
      BrokenAgent: { openapi: '3.1.0' },
    }),
  })
})
afterAll(() => mesh.close())

const readMetadata = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${mesh.gateway.metadataUrl}/metadata.json`, { method, headers })
const read = async (path: string, headers: Record<string, string> = {}) =>
  readReply(await fetch(mesh.gateway.meshUrl + path, { headers }))

describe('the metadata document', () => {
  test('is valid by its contract and has the agents that are available, with what their documents say', async () => {
    const reply = await readMetadata()
    const json: unknown = await reply.json()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(fault('metadata', 'Metadata', json)).toBeNull()
    // Judged by Ajv on the line above.
    const { agents, last_updated } = json as components['schemas']['Metadata']
    expect(Object.keys(agents)).toEqual(['OtherAgent', 'ToyAgent'])
    expect(Math.abs(Date.now() - Date.parse(last_updated))).toBeLessThan(120_000)
    expect(agents['ToyAgent']).toMatchObject({
      metadata: {
        name: 'Toys',
        version: '1.0.0',
        author: 'Tollgate',
        external_apis: ['127.0.0.1'],
        x402_config: {
          enabled: false,
          default_price_usd: '0.001',
          tool_prices: { get_weather: '0.002', get_status: '0.001' },
        },
      },
      tools: [
        {
          type: 'function',
          function: {
            name: 'get_weather',
            description: 'Get the weather',
            parameters: { type: 'object', required: ['city'], additionalProperties: false },
          },
        },
        {},
        {},
        {},
        {},
        {},
      ],
    })
    expect(JSON.stringify(json), 'a prompt is not for the public').not.toContain('canary-prompt')
  })

  test('may be cached for a minute, and is answered with 304 to those who have it', async () => {
    const first = await readMetadata()
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[A-Za-z0-9_-]{20,}"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, `${etag},"x"`]) {
      const reply = await readMetadata({ 'if-none-match': tag })
      expect(
        [
          reply.status,
          await reply.text(),
          reply.headers.get('etag'),
          reply.headers.get('cache-control'),
        ],
        tag,
      ).toEqual([304, '', etag, 'public, max-age=60'])
    }
    for (const tag of ['"other"', etag.slice(0, -2), ''])
      expect((await readMetadata({ 'if-none-match': tag })).status, tag).toBe(200)
    expect((await readMetadata()).headers.get('etag')).toBe(etag)
  })

  test('is for pages of every origin', async () => {
    expect(
      (await readMetadata({ origin: 'https://example.com' })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBe('*')
    const preflight = await fetch(`${mesh.gateway.metadataUrl}/metadata.json`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    })
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
    ]).toEqual([204, '*', 'if-none-match'])
  })

  test('says so to those too who name no origin, since what is cached for one is read by all', async () => {
    const first = await readMetadata()
    const cached = await readMetadata({ 'if-none-match': first.headers.get('etag') ?? '' })
    const head = await readMetadata({}, 'HEAD')
    expect(
      [first, cached, head].map(({ status, headers }) => [
        status,
        headers.get('access-control-allow-origin'),
      ]),
    ).toEqual([
      [200, '*'],
      [304, '*'],
      [200, '*'],
    ])
  })

  test('is answered to HEAD with the same headers and no body', async () => {
    const [get, head] = [await readMetadata(), await readMetadata({}, 'HEAD')]
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length'])
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
  })

  test.each<[string, string, number]>([
    ['/index', 'GET', 404],
    ['/metadata', 'GET', 404],
    ['/mesh_request', 'POST', 404],
    ['/metadata.json?x=1', 'GET', 400],
    ['/metadata.json', 'POST', 405],
  ])('%s by %s is %3$i', async (path, method, status) => {
    const reply = await fetch(mesh.gateway.metadataUrl + path, { method })
    const json = await reply.json()
    expect(reply.status).toBe(status)
    expect(fault('metadata', 'Error', json)).toBeNull()
  })
})

describe('what the mesh tells everybody', () => {
  test('mesh_schema: the tools of all agents with their schemas and prices, or of one', async () => {
    const { status, json } = await read('/mesh_schema')
    expect(status).toBe(200)
    expect(fault('mesh', 'AgentSchemas', json)).toBeNull()
    // Judged by Ajv on the line above.
    const { agents } = json as meshParts['schemas']['AgentSchemas']
    expect(
      Object.fromEntries(Object.entries(agents).map(([id, { available }]) => [id, available])),
    ).toEqual({ KeyedAgent: false, OtherAgent: true, ToyAgent: true })
    expect(agents['ToyAgent']?.tools['get_weather']).toMatchObject({
      price_usd: '0.002',
      description: 'Get the weather',
      parameters: { required: ['city'] },
    })
    expect(agents['OtherAgent']?.query_price_usd).toBe('0.05')
    expect(
      Object.keys((await read('/mesh_schema?agent_id=OtherAgent')).json['agents'] as object),
    ).toEqual(['OtherAgent'])
  })

  test('mesh_schema of an agent that is not there is 404 with the closest name', async () => {
    expect(
      refusalOf(await read('/mesh_schema?agent_id=ToyAgnet'), 404, 'not_found').message,
    ).toContain('Did you mean "ToyAgent"?')
    for (const query of ['?agent_id=', `?agent_id=${'x'.repeat(65)}`, '?agent=ToyAgent'])
      refusalOf(await read(`/mesh_schema${query}`), 400, 'invalid_request')
  })

  test('mesh_health: who can be asked, and why not; where a document is broken is not for strangers', async () => {
    const { status, json } = await read('/mesh_health')
    expect(status).toBe(200)
    expect(fault('mesh', 'MeshHealth', json)).toBeNull()
    expect(json).toMatchObject({
      status: 'degraded',
      agents: {
        ToyAgent: { available: true },
        OtherAgent: { available: true },
        KeyedAgent: {
          available: false,
          reason: expect.stringContaining('TEST_KEY_THAT_NOBODY_SETS') as unknown,
        },
        BrokenAgent: { available: false, reason: 'its document is broken' },
      },
    })
    expect(JSON.stringify(json)).not.toContain(mesh.agents)
  })

  test.each(['/x402/agents', '/x402/solana/agents'])(
    '%s: the agents that take payments on a network that is configured',
    async (path) => {
      for (const query of ['', '?details=true', '?details=false']) {
        const { status, json } = await read(path + query)
        expect([status, json]).toEqual([200, { count: 0, agents: [] }])
        expect(judge('mesh', 'PaidAgents')(json)).toBe(true)
      }
      refusalOf(await read(`${path}?details=perhaps`), 400, 'invalid_request')
    },
  )

  test.each(['/mesh_schema', '/mesh_health', '/x402/agents', '/x402/solana/agents'])(
    '%s is for pages of every origin, and answers HEAD',
    async (path) => {
      expect(
        (await read(path, { origin: 'https://example.com' })).headers.get(
          'access-control-allow-origin',
        ),
      ).toBe('*')
      const head = await fetch(mesh.gateway.meshUrl + path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(Number(head.headers.get('content-length'))).toBe((await read(path)).text.length)
    },
  )

  test.each(['/mesh_schema', '/mesh_health', '/x402/agents', '/x402/solana/agents'])(
    '%s says so to those too who name no origin',
    async (path) => {
      expect((await read(path)).headers.get('access-control-allow-origin')).toBe('*')
    },
  )

  test('what needs a key is not, unless that is switched on', async () => {
    const reply = await post(
      mesh.gateway.meshUrl,
      '/mesh_request',
      {},
      { origin: 'https://example.com' },
    )
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([401, null])
    const unnamed = await post(mesh.gateway.meshUrl, '/mesh_request', {})
    expect([unnamed.status, unnamed.headers.get('access-control-allow-origin')]).toEqual([
      401,
      null,
    ])
  })
})

describe('operations that are paid, where no network is configured to be paid on', () => {
  const paths = (agent: string, tool: string) => [
    `/x402/agents/${agent}/${tool}`,
    `/x402/agents/${agent}`,
    `/x402/solana/agents/${agent}/${tool}`,
    `/x402/solana/agents/${agent}`,
  ]
  const cases = [
    ...paths('ToyAgent', 'get_weather').map(
      (path) =>
        [
          path,
          404,
          'not_found',
          'ToyAgent is not for sale; send POST /mesh_request with a key',
        ] as const,
    ),
    ...paths('KeyedAgent', 'a').map(
      (path) =>
        [
          path,
          503,
          'unavailable',
          'this server accepts no payments; send POST /mesh_request with a key',
        ] as const,
    ),
  ]
  test.each(cases)(
    '%s: %i in a clear sentence, with a payment and without',
    async (path, status, code, sentence) => {
      for (const headers of [
        {},
        { 'payment-signature': 'eyJ4IjoxfQ==' },
        { 'x-payment': 'garbage' },
      ]) {
        const { message } = refusalOf(
          await post(
            mesh.gateway.meshUrl,
            path,
            { query: 'a', city: 'Lisbon' },
            headers as Record<string, string>,
          ),
          status,
          code,
        )
        expect(message).toBe(sentence)
      }
      expect([mesh.tools.requests, mesh.model.received]).toEqual([[], []])
    },
  )

  test.each(cases)('%s: the body is not waited for', async (path, status) => {
    const { reply, timedOut } = await exchange(
      mesh.gateway.meshUrl,
      Buffer.concat([
        requestBytes(`POST ${path} HTTP/1.1`, [
          'Host: mesh.test',
          'Content-Type: text/plain',
          'Content-Length: 100000',
        ]),
        Buffer.from('{'),
      ]),
    )
    expect([timedOut, reply?.status]).toEqual([false, status])
  })
})
