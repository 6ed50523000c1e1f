import type { IncomingMessage, ServerResponse } from 'node:http'
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionRevisions, supportedRevisions } from '../../../../server/mesh/mcp/revision.ts'
import { agents, mcpUrl } from '../../../support/http/mcp-client.ts'
import {
  headersOf,
  metaOf,
  pinned,
  revision,
  sendStateless,
  statelessRequest as request,
} from '../../../support/http/mcp-stateless.ts'
import { fault } from '../../../support/http/schemas.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import {
  callsTools,
  readReply,
  refusalOf,
  startMesh,
  turns,
  type Mesh,
  type MeshReply,
} from '../../../support/servers/mesh.ts'
import type { Script } from '../../../support/upstreams/model-server.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'

let mesh: Mesh
let model: Script
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  mesh = await startMesh(
    (req, res, asked) => model(req, res, asked),
    (req, res) => answer(req, res),
    { ...alwaysRetries, agents },
  )
})
afterAll(() => mesh.close())
beforeEach(() => {
  answer = (_req, res) => sendJson(res, { temperature: 21 })
  model = turns('never asked')
  mesh.tools.requests.length = 0
})

const versionKey = 'io.modelcontextprotocol/protocolVersion'
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities'
const serverKey = 'io.modelcontextprotocol/serverInfo'
const rowsOf = async (id: string) =>
  (await mesh.gateway.rows()).filter(({ request_id }) => request_id === id)
const status = request('tools/call', { name: 'ToyAgent__get_status' })

/** The result of a request, in a reply that is valid by the contract. */
function resultOf({ status: code, text, json }: MeshReply): Record<string, unknown> {
  expect(code, text).toBe(200)
  expect(fault('mesh', 'McpReply', json)).toBeNull()
  expect(json, text).toHaveProperty('result')
  return json['result'] as Record<string, unknown> // the contract says so
}

/** The error of a reply, valid by the contract. */
function errorOf({ text, json, headers }: MeshReply) {
  expect(headers.get('content-type')).toBe('application/json')
  expect(fault('mesh', 'McpError', json), text).toBeNull()
  return json['error'] as { code: number; message: string; data?: Record<string, unknown> }
}

describe('a client pinned to the revision without sessions', () => {
  test('connects without initialize, and hears of the server and its tools', async () => {
    const client = await pinned(mesh, { agent: 'ToyAgent' })
    expect(client.getServerVersion()).toEqual({ name: 'ToyAgent', title: 'Toys', version: '1.0.0' })
    expect(client.getInstructions()).toBe('For tests.')
    expect(client.getServerCapabilities()).toMatchObject({ tools: {} })
    expect(client.getNegotiatedProtocolVersion()).toBe(revision)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('get_weather')
  })

  test('gets all pages of a long list', async () => {
    const { tools } = await (await pinned(mesh)).listTools()
    expect(new Set(tools.map(({ name }) => name)).size).toBe(240)
  })

  test('calls a tool, which is charged as any call', async () => {
    const headers = { 'x-request-id': 'stateless-call' }
    const client = await pinned(mesh, { agent: 'ToyAgent', headers })
    const result = await client.callTool({ name: 'get_weather', arguments: { city: 'São Paulo' } })
    expect(result).toMatchObject({
      content: [{ type: 'text', text: '{"temperature":21}' }],
      structuredContent: { temperature: 21 },
    })
    expect(mesh.tools.requests).toMatchObject([{ url: '/api/weather?city=S%C3%A3o%20Paulo' }])
    expect(await rowsOf('stateless-call')).toMatchObject([
      { tool: 'get_weather', status: 'ok', charged: 2_000_000 },
    ])
  })

  test('asks an agent', async () => {
    model = turns(callsTools(['get_weather', { city: 'Lisbon' }]), 'It is warm.')
    const client = await pinned(mesh, { agent: 'ToyAgent' })
    const result = await client.callTool({ name: 'ask', arguments: { query: 'How warm is it?' } })
    expect(result.content).toEqual([{ type: 'text', text: 'It is warm.' }])
  })

  test('sees a tool that fails as a result, and a tool that there is not as an error', async () => {
    answer = (_req, res) => sendJson(res, {}, 500)
    const client = await pinned(mesh, { agent: 'ToyAgent' })
    expect(await client.callTool({ name: 'get_status' })).toMatchObject({
      isError: true,
      structuredContent: { code: 'tool_failed' },
    })
    await expect(client.callTool({ name: 'get_wether' })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('Did you mean "get_weather"?') as string,
    })
  })

  test('to another revision hears which are supported', async () => {
    await expect(pinned(mesh, { pin: '2027-01-01' })).rejects.toMatchObject({
      code: -32022,
      data: { supported: supportedRevisions, requested: '2027-01-01' },
    })
  })
})

test.each([
  ['legacy', '2025-11-25'],
  ['auto', revision],
] as const)('a client of the mode %s speaks %s', async (mode, version) => {
  const client = await pinned(mesh, { agent: 'ToyAgent', mode })
  expect(client.getNegotiatedProtocolVersion()).toBe(version)
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('get_weather')
  expect(await client.callTool({ name: 'get_status' })).toMatchObject({
    structuredContent: { temperature: 21 },
  })
})

test('the older revisions are those of the library that answers them', () => {
  expect(sessionRevisions).toEqual(SUPPORTED_PROTOCOL_VERSIONS)
})

describe('a result', () => {
  test.each<[string, ReturnType<typeof request>, object]>([
    [
      'of server/discover',
      request('server/discover'),
      {
        supportedVersions: supportedRevisions,
        capabilities: { tools: {} },
        ttlMs: 3_600_000,
        cacheScope: 'public',
      },
    ],
    ['of a call', status, { structuredContent: { temperature: 21 } }],
    [
      'of a page that may differ between keys',
      request('tools/list'),
      { ttlMs: 60_000, cacheScope: 'private', nextCursor: expect.any(String) as string },
    ],
  ])('%s is complete and names the server', async (_, sent, members) => {
    expect(resultOf(await sendStateless(mesh, sent))).toMatchObject({
      resultType: 'complete',
      _meta: { [serverKey]: { name: 'tollgate', title: 'Tollgate', version: '1.0.0' } },
      ...members,
    })
  })

  test("may be shared between callers where it is the list of one agent's tools", async () => {
    const reply = await sendStateless(mesh, request('tools/list'), {}, { agent: 'ToyAgent' })
    expect(resultOf(reply)).toMatchObject({ cacheScope: 'public', ttlMs: 60_000 })
  })

  test('needs no session, and makes none', async () => {
    const reply = await sendStateless(mesh, status, { 'mcp-session-id': 'never-heard-of' })
    expect(resultOf(reply)).toMatchObject({ structuredContent: { temperature: 21 } })
    expect(reply.headers.get('mcp-session-id')).toBeNull()
  })

  test('is for a key that may use the agent only', async () => {
    const { key } = await mesh.gateway.createKey({ scopes: ['mesh'], agents: ['OtherAgent'] })
    const { tools } = resultOf(await sendStateless(mesh, request('tools/list'), {}, { key }))
    expect(tools).toHaveLength(2)
    expect(errorOf(await sendStateless(mesh, status, {}, { key }))).toMatchObject({ code: -32602 })
    refusalOf(await sendStateless(mesh, status, {}, { key: 'unknown' }), 401)
    expect(mesh.tools.requests).toEqual([])
  })
})

describe('a request', () => {
  test.each<[string, ReturnType<typeof request>, Record<string, string | undefined>, number]>([
    ['no version in a header', status, { 'mcp-protocol-version': undefined }, -32020],
    ['another version in the header', status, { 'mcp-protocol-version': '2025-11-25' }, -32020],
    ['no method in a header', status, { 'mcp-method': undefined }, -32020],
    ['another method in the header', status, { 'mcp-method': 'tools/list' }, -32020],
    ['the method in other letters', status, { 'mcp-method': 'Tools/Call' }, -32020],
    ['no name in a header', status, { 'mcp-name': undefined }, -32020],
    ['another name in the header', status, { 'mcp-name': 'ToyAgent__get_place' }, -32020],
    ['another name in base64', status, { 'mcp-name': '=?base64?YQ==?=' }, -32020],
    ['no version in its body', request('tools/list', {}, { [versionKey]: undefined }), {}, -32602],
    ['a version that is no text', request('tools/list', {}, { [versionKey]: 7 }), {}, -32020],
    [
      'no capabilities in its body',
      request('tools/list', {}, { [capabilitiesKey]: undefined }),
      {},
      -32602,
    ],
    ['capabilities in a list', request('tools/list', {}, { [capabilitiesKey]: [] }), {}, -32602],
    [
      'a version from the future',
      request('tools/list', {}, { [versionKey]: '2099-01-01' }),
      { 'mcp-protocol-version': '2099-01-01' },
      -32022,
    ],
    [
      'a version from before all',
      request('tools/list', {}, { [versionKey]: '1900-01-01' }),
      { 'mcp-protocol-version': '1900-01-01' },
      -32022,
    ],
  ])('with %s is refused, and nothing is run', async (_, sent, headers, code) => {
    const reply = await sendStateless(mesh, sent, headers)
    expect(reply.status).toBe(400)
    expect(reply.headers.get('x-should-retry')).toBe('false')
    expect(errorOf(reply)).toMatchObject({ code, message: expect.any(String) as string })
    expect(reply.json['id']).toBe(1)
    expect(mesh.tools.requests).toEqual([])
  })

  test.each(['initialize', 'ping', 'prompts/list', 'logging/setLevel', '__proto__'])(
    'of the method %s, which there is not, is a 404 with an error',
    async (method) => {
      const reply = await sendStateless(mesh, request(method))
      expect(reply.status).toBe(404)
      expect(errorOf(reply)).toMatchObject({
        code: -32601,
        message: expect.stringContaining('use server/discover, tools/list') as string,
      })
    },
  )

  test.each<[string, ReturnType<typeof request>]>([
    ['a cursor that no page gave', request('tools/list', { cursor: 'elsewhere' })],
    ['a cursor that is no text', request('tools/list', { cursor: 7 })],
    ['a call of no tool', request('tools/call', {})],
    ['a call of a number', request('tools/call', { name: 7 })],
    ['arguments in a list', request('tools/call', { name: 'ToyAgent__get_status', arguments: [] })],
  ])('with %s is answered with an error', async (_, sent) => {
    const reply = await sendStateless(mesh, sent)
    expect(reply.status).toBe(200)
    expect(errorOf(reply)).toMatchObject({ code: -32602 })
    expect(mesh.tools.requests).toEqual([])
  })

  test('may have its name in base64', async () => {
    const name = `=?base64?${Buffer.from('ToyAgent__get_status').toString('base64')}?=`
    resultOf(await sendStateless(mesh, status, { 'mcp-name': name }))
  })

  test('that names an older version in its body is answered by that', async () => {
    const sent = request('tools/list', {}, { [versionKey]: '2025-11-25' })
    const reply = await sendStateless(mesh, sent, { 'mcp-protocol-version': '2025-11-25' })
    expect(resultOf(reply)).not.toHaveProperty('resultType')
  })
})

describe('a message without a request in it', () => {
  const post = async (body: object) =>
    readReply(
      await fetch(mcpUrl(mesh), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...headersOf(request('notifications/cancelled')),
          authorization: `Bearer ${mesh.gateway.key}`,
        },
        body: JSON.stringify(body),
      }),
    )

  test('is taken where it is a notification', async () => {
    const params = { requestId: 1, _meta: metaOf() }
    const { status: code, text } = await post({
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params,
    })
    expect([code, text]).toEqual([202, ''])
  })

  test('is refused where it is a response', async () => {
    const reply = await post({ jsonrpc: '2.0', id: 1, result: {} })
    expect(reply.status).toBe(400)
    expect(errorOf(reply)).toMatchObject({ code: -32600 })
  })
})
