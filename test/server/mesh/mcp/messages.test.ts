import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchangeMessage } from '../../../../server/mesh/mcp/session.ts'
import { offersOf, offersOfAll } from '../../../../server/mesh/mcp/tools.ts'
import type { Agent, Tool } from '../../../../server/mesh/agent.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'
import {
  readReply,
  refusalOf,
  startMesh,
  type MeshReply,
  type Mesh,
} from '../../../support/servers/mesh.ts'
import { fault } from '../../../support/http/schemas.ts'
import { says } from '../../../support/upstreams/model-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'
import { agents, mcpUrl } from '../../../support/http/mcp-client.ts'

let mesh: Mesh
let open: Mesh
let isStuck = false
beforeAll(async () => {
  ;[mesh, open] = await Promise.all([
    startMesh(says('never asked'), (_req, res) => void (isStuck || sendJson(res, 21)), {
      agents,
      mesh: { public_url: 'https://agents.example/' },
    }),
    startMesh(says('never asked'), (_req, res) => sendJson(res, 21), {
      agents,
      mesh: { cors: true },
    }),
  ])
})
afterAll(() => Promise.all([mesh.close(), open.close()]))
beforeEach(() => {
  isStuck = false
  mesh.tools.requests.length = 0
})

const send = async (
  body: unknown,
  headers: Record<string, string> = {},
  to = mesh,
  agent?: string,
): Promise<MeshReply> =>
  readReply(
    await fetch(mcpUrl(to, agent), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${to.gateway.key}`,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

const request = (method: string, params?: object, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params && { params }),
})
const status = request('tools/call', { name: 'ToyAgent__get_status' })
const initialize = (protocolVersion: string) =>
  request('initialize', {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })

/** The answer to a request, valid by the contract. */
function replyOf({ status: code, headers, text, json }: MeshReply) {
  expect(code, text).toBe(200)
  expect(headers.get('content-type')).toBe('application/json')
  expect(fault('mesh', 'McpReply', json)).toBeNull()
  return json
}

describe('a message', () => {
  test('needs nothing before it: any replica can answer', async () => {
    expect(replyOf(await send(status))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: { content: [{ type: 'text', text: '21' }], structuredContent: { data: 21 } },
    })
    expect(
      replyOf(
        await send(
          request('tools/call', { name: 'get_status', arguments: {} }, 'a'),
          { 'mcp-session-id': 'never-heard-of', 'mcp-protocol-version': '2025-06-18' },
          mesh,
          'ToyAgent',
        ),
      ),
    ).toMatchObject({ id: 'a', result: { structuredContent: { data: 21 } } })
  })

  test.each<[string, object]>([
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    [
      'a notification that nobody knows',
      { jsonrpc: '2.0', method: 'notifications/other', params: { a: 1 } },
    ],
    [
      'a cancellation of what does not run',
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } },
    ],
    [
      'a cancellation that is none',
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: {} } },
    ],
    ['an answer to what was never asked', { jsonrpc: '2.0', id: 1, result: {} }],
    ['an error that answers nothing', { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'a' } }],
  ])('that is %s is taken, and has no answer', async (_, body) => {
    const { status: code, text, headers } = await send(body)
    expect([code, text]).toEqual([202, ''])
    expect(headers.get('x-request-id')).toMatch(/./)
  })

  test.each<[string, object, number]>([
    ['a method that there is not', request('resources/list'), -32601],
    ['a tool that there is not', request('tools/call', { name: '__proto__' }), -32602],
    ['a very long name', request('tools/call', { name: 'x'.repeat(200_000) }), -32602],
  ])('with %s is answered with an error', async (_, body, code) => {
    const error = replyOf(await send(body))['error']
    expect(error).toMatchObject({ code })
    expect(JSON.stringify(error).length).toBeLessThan(1000)
  })

  test('whose params are none of the method is answered with an error that shows nothing of ours', async () => {
    for (const params of [
      {},
      { name: 7 },
      { name: 'ToyAgent__get_status', arguments: [] },
      { name: 'ToyAgent__get_status', task: { ttl: 1 } },
    ]) {
      const { error } = replyOf(await send(request('tools/call', params))) as {
        error: { code: number; message: string }
      } // judged on the way
      expect(error.code).toBeLessThan(-32000)
      expect(error.message).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
    }
    expect(mesh.tools.requests).toEqual([])
  })

  test('whose arguments have a name that the library takes for something else is not run', async () => {
    expect(
      replyOf(
        await send(
          request('tools/call', {
            name: 'ToyAgent__get_status',
            arguments: { constructor: { a: 1 } },
          }),
        ),
      ),
    ).toHaveProperty('error.code')
    expect(mesh.tools.requests).toEqual([])
  })

  test.each(['__proto__', 'toString', 'nothing'])(
    'whose arguments have the name %j hears that it is none',
    async (name) => {
      const body =
        '{"jsonrpc":"2.0","id":1,"method":"tools/call",' +
        `"params":{"name":"ToyAgent__get_status","arguments":{"${name}":{"a":1}}}}`
      expect(replyOf(await send(body))).toMatchObject({
        result: {
          isError: true,
          content: [{ text: expect.stringMatching(new RegExp(`^arguments\\.${name} is `)) }],
        },
      })
    },
  )

  test.each<[string, unknown, Record<string, string>, number]>([
    ['JSON that ends too soon', '{"jsonrpc":', {}, 400],
    ['an empty body', '', {}, 400],
    ['no object', '7', {}, 400],
    ['a batch', [status], {}, 400],
    ['another version of JSON-RPC', { ...status, jsonrpc: '1.0' }, {}, 400],
    ['no version', { id: 1, method: 'ping' }, {}, 400],
    ['an id that is null', { ...status, id: null }, {}, 400],
    ['an id that is no whole number', { ...status, id: 1.5 }, {}, 400],
    ['an id that is an object', { ...status, id: {} }, {}, 400],
    ['neither method nor result', { jsonrpc: '2.0', id: 1 }, {}, 400],
    ['params in a list', { ...status, params: [] }, {}, 400],
    ['a member that there is not', { ...status, more: 1 }, {}, 400],
    [
      'nesting without end',
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(65)}${']'.repeat(65)}}}`,
      {},
      400,
    ],
    [
      'a version of the protocol that is unknown',
      status,
      { 'mcp-protocol-version': '1999-01-01' },
      400,
    ],
    ['a session that is no word', status, { 'mcp-session-id': 'a b' }, 400],
    ['more than 256 KiB', { ...status, params: { name: 'x'.repeat(256 << 10) } }, {}, 413],
    ['a form', 'jsonrpc=2.0', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a body of an unknown coding', '{', { 'content-encoding': 'lzma' }, 415],
    ['garbage without a key', '{', { authorization: '' }, 401],
    ['the key in the body', { ...status, api_key: 'tg_x' }, { authorization: '' }, 401],
  ])('of %s is refused, and nothing is run', async (_, body, headers, code) => {
    refusalOf(await send(body, headers), code)
    expect(mesh.tools.requests).toEqual([])
  })

  test('comes by POST: there is no stream to GET, and no session to DELETE', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const reply = await readReply(
        await fetch(mcpUrl(mesh), {
          method,
          headers: { accept: 'text/event-stream', authorization: `Bearer ${mesh.gateway.key}` },
        }),
      )
      refusalOf(reply, 405, 'method_not_allowed')
      expect(reply.headers.get('allow')).toBe('POST')
    }
  })

  test('without a key is told how to authenticate', async () => {
    expect((await send(status, { authorization: '' })).headers.get('www-authenticate')).toBe(
      'Bearer',
    )
  })
})

describe('initialize', () => {
  test.each([
    ['2024-11-05', '2024-11-05'],
    ['2025-03-26', '2025-03-26'],
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['1999-01-01', '2025-11-25'],
    ['2999-01-01', '2025-11-25'],
  ])('that asks for %s agrees on %s', async (version, agreed) => {
    expect(
      replyOf(await send(initialize(version), { 'mcp-protocol-version': version })),
    ).toMatchObject({ result: { protocolVersion: agreed, capabilities: { tools: {} } } })
  })

  test('names a session, each time another; nothing else does', async () => {
    const sessionOf = async (body: object) => (await send(body)).headers.get('mcp-session-id')
    const [one, other] = [
      await sessionOf(initialize('2025-06-18')),
      await sessionOf(initialize('2025-06-18')),
    ]
    expect(one).toMatch(/^[!-~]{16,}$/)
    expect(one).not.toBe(other)
    expect([
      await sessionOf(status),
      await sessionOf(request('ping')),
      await sessionOf(request('initialize', {})),
    ]).toEqual([null, null, null])
  })
})

describe('a page that a browser sends from', () => {
  test.each([
    'https://evil.example',
    'http://agents.example',
    'https://agents.example:444',
    'https://agents.example.evil.example',
    'http://localhost.evil.example',
    'null',
    'garbage',
    'http://127.0.0.1.nip.io',
  ])('of %s is refused', async (origin) => {
    expect(refusalOf(await send(status, { origin }), 403, 'forbidden').param).toBe('Origin')
    expect(mesh.tools.requests).toEqual([])
  })

  test.each([
    'https://agents.example',
    'http://localhost:6274',
    'http://127.0.0.1:1',
    'http://[::1]:8081',
  ])('of %s is our own, or on this machine', async (origin) => {
    expect(replyOf(await send(status, { origin }))).toHaveProperty('result')
  })

  test('of any origin is let in where mesh.cors says so, and may read the session', async () => {
    const reply = await send(
      initialize('2025-06-18'),
      { origin: 'https://elsewhere.example' },
      open,
    )
    expect(replyOf(reply)).toHaveProperty('result')
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.get('access-control-expose-headers')).toContain('Mcp-Session-Id')
  })
})

describe('a cancellation', () => {
  const cancelling = (requestId: unknown, headers: Record<string, string>) =>
    send(
      {
        jsonrpc: '2.0',
        method: 'notifications/cancelled',
        params: { requestId, reason: 'deadline' },
      },
      headers,
    )
  const rows = async (id: string) =>
    (await mesh.gateway.rows()).filter(({ request_id }) => request_id === id)

  test('meets the request of its own key, session and id, which then has no answer', async () => {
    isStuck = true
    const { key } = await mesh.gateway.createKey()
    const session = { 'mcp-session-id': 'one' }
    const reply = send(
      request('tools/call', { name: 'ToyAgent__get_place', arguments: { name: 'a' } }, 0),
      { ...session, 'x-request-id': 'raw-cancelled' },
    )
    await until('the tool is called', () => mesh.tools.requests.length > 0, promptMs)
    for (const [id, headers] of [
      [0, {}],
      [0, { 'mcp-session-id': 'two' }],
      [0, { ...session, authorization: `Bearer ${key}` }],
      ['0', session],
      [1, session],
    ] as const)
      expect((await cancelling(id, headers)).status).toBe(202)
    expect(mesh.tools.openSockets()).toBe(1)
    expect(await rows('raw-cancelled')).toEqual([])
    await cancelling(0, session)
    const { status: code, text } = await reply
    expect([code, text]).toEqual([202, ''])
    expect(await rows('raw-cancelled')).toMatchObject([
      { status: 'client_left', tool: 'get_place', charged: 0 },
    ])
  })
})

test('a bug is not told: it is thrown to whoever serves, with its text', async () => {
  const offering = {
    info: { name: 'a', title: 'A', version: '1' },
    list: () => ({ tools: [] }),
    call: () => Promise.reject(new Error('canary')),
    cancelled: () => {},
  }
  await expect(
    exchangeMessage(request('tools/call', { name: 'a' }), undefined, offering),
  ).rejects.toThrow('canary')
})

describe('names', () => {
  const agent = (id: string, ...tools: string[]) =>
    ({
      id,
      available: true,
      tools: new Map(tools.map((name) => [name, { name } as Tool])),
    }) as Agent // what the names are made of
  const namesOf = (...all: Agent[]) => offersOfAll(all).map(({ name }) => name)

  test('are different where two underscores stand in both parts, and the same each time', () => {
    const both = [agent('A', 'b__c'), agent('A__b', 'c')]
    const [first, , second] = namesOf(...both)
    expect(first).toBe('A__b__c')
    expect(second).toMatch(/^A__b__c_[0-9a-f]{8}$/)
    expect(namesOf(...both)).toEqual(namesOf(...both))
  })

  test('have at most 128 characters that the protocol allows, and long ones stay different', () => {
    const long = agent('A'.repeat(64), 't'.repeat(64), `${'t'.repeat(63)}u`)
    const names = namesOf(long)
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_.-]{1,128}$/)
  })

  test('leave ask to a tool that is called so', () => {
    expect(
      offersOf(agent('A', 'ask', 'ask_agent')).map(({ name, tool }) => [name, tool !== undefined]),
    ).toEqual([
      ['ask', true],
      ['ask_agent', true],
      ['ask_agent_agent', false],
    ])
  })
})
