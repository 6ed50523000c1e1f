import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendJson } from '../../../support/upstreams/tool-server.ts'
import {
  callsTools,
  readReply,
  startMesh,
  turns,
  type Mesh,
} from '../../../support/servers/mesh.ts'
import type { Script } from '../../../support/upstreams/model-server.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'
import {
  agents,
  call,
  connected,
  manyNames,
  namesIn,
  pagesOf,
} from '../../../support/http/mcp-client.ts'

let mesh: Mesh
let model: Script
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  mesh = await startMesh(
    (req, res, request) => model(req, res, request),
    (req, res) => answer(req, res),
    { ...alwaysRetries, agents },
  )
})
afterAll(() => mesh.close())
beforeEach(() => {
  answer = (_req, res) => sendJson(res, { temperature: 21 })
  model = turns('never asked')
  mesh.model.received.length = mesh.tools.requests.length = 0
})

const toys = ['get_weather', 'get_place', 'search', 'write_note', 'be_quick', 'get_status']
const rowsOf = async (id: string) =>
  (await mesh.gateway.rows()).filter(({ request_id }) => request_id === id)
const named = (id: string) => ({ headers: { 'x-request-id': id } })
/** What clients reject with. */
const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it succeeded',
    (error: unknown) => error,
  )

describe('a client that connects', () => {
  test('agrees on a version, and is told of tools and of nothing else', async () => {
    const client = await connected(mesh)
    expect(client.getServerVersion()).toMatchObject({ name: 'tollgate' })
    expect(client.getServerCapabilities()).toEqual({ tools: {} })
    expect(await client.ping()).toEqual({})
    expect(
      await failed(
        client.request(
          { method: 'prompts/list' },
          (await import('@modelcontextprotocol/sdk/types.js')).ListPromptsResultSchema,
        ),
      ),
    ).toMatchObject({ code: -32601 })
  })

  test('to one agent is told which', async () => {
    const client = await connected(mesh, { agent: 'ToyAgent' })
    expect(client.getServerVersion()).toEqual({ name: 'ToyAgent', title: 'Toys', version: '1.0.0' })
    expect(client.getInstructions()).toBe('For tests.')
  })

  test.each<[string, number, () => Promise<{ agent?: string; key?: string }>]>([
    ['with a key that is unknown', 401, async () => ({ key: 'unknown' })],
    [
      'with a key without the scope mesh',
      403,
      async () => ({ key: (await mesh.gateway.createKey({ scopes: ['chat'] })).key }),
    ],
    [
      'to an agent that its key may not use',
      403,
      async () => ({
        agent: 'ToyAgent',
        key: (await mesh.gateway.createKey({ scopes: ['mesh'], agents: ['OtherAgent'] })).key,
      }),
    ],
    ['to no agent', 404, async () => ({ agent: 'ToyAgnet' })],
    ['to an agent that is not available', 503, async () => ({ agent: 'KeyedAgent' })],
  ])('%s is refused with %i', async (_, status, options) => {
    expect(await failed(connected(mesh, await options()))).toMatchObject({ code: status })
  })
})

describe('the list of tools', () => {
  test('of one agent has their own names, and the schemas, effects and prices of its document', async () => {
    const [tools = []] = await pagesOf(await connected(mesh, { agent: 'ToyAgent' }))
    expect(tools.map(({ name }) => name)).toEqual([...toys, 'ask'])
    const { json } = await readReply(
      await fetch(`${mesh.gateway.meshUrl}/mesh_schema?agent_id=ToyAgent`),
    )
    for (const { name, description, inputSchema, annotations, _meta } of tools.slice(0, -1)) {
      expect(json).toHaveProperty(`agents.ToyAgent.tools.${name}`, {
        description,
        parameters: inputSchema,
        price_usd: _meta?.['tollgate/price_usd'],
      })
      expect(annotations).toEqual({ readOnlyHint: name !== 'write_note' })
    }
    expect(tools.at(-1)).toMatchObject({
      annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', required: ['query'] },
      _meta: { 'tollgate/price_usd': '0.01' },
    })
  })

  test('of all agents has a name for each, page by page, and nothing of an agent that is not available', async () => {
    const pages = await pagesOf(await connected(mesh))
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 40])
    const many = [...manyNames, 'ask'].map((name) => `ManyAgent__${name}`)
    expect(namesIn(pages)).toEqual([
      ...many,
      'OtherAgent__get_thing',
      'OtherAgent__ask',
      ...toys.map((name) => `ToyAgent__${name}`),
      'ToyAgent__ask',
    ])
  })

  test('has what the key may use only', async () => {
    const { key } = await mesh.gateway.createKey({
      scopes: ['mesh'],
      agents: ['OtherAgent', 'KeyedAgent'],
    })
    const client = await connected(mesh, { key })
    expect(namesIn(await pagesOf(client))).toEqual(['OtherAgent__get_thing', 'OtherAgent__ask'])
    expect(await failed(call(client, 'ToyAgent__get_status'))).toMatchObject({ code: -32602 })
    expect(mesh.tools.requests).toEqual([])
  })

  test('refuses a cursor that it never gave', async () => {
    const client = await connected(mesh, { agent: 'ToyAgent' })
    expect(await failed(client.listTools({ cursor: 'elsewhere' }))).toMatchObject({ code: -32602 })
  })
})

describe('a call', () => {
  test('runs the tool with its arguments and defaults; the answer is text and structure, and one row is charged', async () => {
    const result = await call(
      await connected(mesh, { agent: 'ToyAgent', ...named('mcp-call') }),
      'get_weather',
      { city: 'São Paulo' },
    )
    expect(result).toEqual({
      content: [{ type: 'text', text: '{"temperature":21}' }],
      structuredContent: { temperature: 21 },
    })
    expect(mesh.tools.requests).toMatchObject([
      { method: 'GET', url: '/api/weather?city=S%C3%A3o%20Paulo' },
    ])
    expect(mesh.model.received).toEqual([])
    expect(await rowsOf('mcp-call')).toMatchObject([
      {
        service: 'mesh',
        key_id: mesh.gateway.keyId,
        agent: 'ToyAgent',
        tool: 'get_weather',
        model: null,
        status: 'ok',
        charged: 2_000_000,
        cost: 0,
      },
    ])
  })

  test.each<[string, unknown]>([
    ['a list', [1, 2]],
    ['a text', 'two words'],
    ['null', null],
    ['an object that the library takes for none', { constructor: 'McLaren' }],
  ])('whose answer is %s has it under data, since structure is an object', async (_, data) => {
    answer = (_req, res) => sendJson(res, data)
    expect(await call(await connected(mesh), 'ToyAgent__get_status')).toEqual({
      content: [{ type: 'text', text: JSON.stringify(data) }],
      structuredContent: { data },
    })
  })

  test.each<[string, string, object[]]>([
    ['an image', 'image/png', [{ type: 'image', data: 'AP8=', mimeType: 'image/png' }]],
    ['audio', 'audio/wav', [{ type: 'audio', data: 'AP8=', mimeType: 'audio/wav' }]],
    [
      'other bytes',
      'application/pdf',
      [
        {
          type: 'resource',
          resource: {
            uri: 'tollgate://ToyAgent/get_status',
            mimeType: 'application/pdf',
            blob: 'AP8=',
          },
        },
      ],
    ],
  ])('whose answer is %s has content of that kind, and no copy of it', async (_, type, content) => {
    answer = (_req, res) =>
      void res.writeHead(200, { 'content-type': type }).end(Buffer.from([0, 255]))
    expect(await call(await connected(mesh), 'ToyAgent__get_status')).toEqual({
      content,
      structuredContent: { media_type: type, bytes: 2 },
    })
  })

  test('whose answer is CSV has it as text', async () => {
    answer = (_req, res) => void res.writeHead(200, { 'content-type': 'text/csv' }).end('a,b\n')
    expect(await call(await connected(mesh), 'ToyAgent__get_status')).toEqual({
      content: [{ type: 'text', text: 'a,b\n' }],
      structuredContent: { media_type: 'text/csv', text: 'a,b\n' },
    })
  })

  test('of ask is a question, answered with the tools and charged as one', async () => {
    model = turns(callsTools(['get_weather', { city: 'Lisbon' }]), 'It is warm.')
    const result = await call(await connected(mesh, named('mcp-ask')), 'ToyAgent__ask', {
      query: 'How warm is it in Lisbon?',
    })
    expect(result).toEqual({
      content: [{ type: 'text', text: 'It is warm.' }],
      structuredContent: { response: 'It is warm.', data: { get_weather: { temperature: 21 } } },
    })
    const rows = await rowsOf('mcp-ask')
    expect(rows.map(({ model: requestedModel }) => requestedModel !== null)).toEqual([
      true,
      true,
      false,
    ])
    expect(rows.at(-1)).toMatchObject({
      agent: 'ToyAgent',
      tool: null,
      status: 'ok',
      charged: 10_000_000,
    })
  })

  test.each<[string, string, string, Record<string, unknown>, () => void, RegExp, object]>([
    [
      'that fails',
      'mcp-fails',
      'get_status',
      {},
      () => void (answer = (_req, res) => sendJson(res, {}, 500)),
      /^the tool get_status failed/,
      { status: 'tool_failed', agent: 'ToyAgent', tool: 'get_status' },
    ],
    [
      'that is late',
      'mcp-late',
      'be_quick',
      {},
      () => void (answer = () => {}),
      /^the tool be_quick did not answer within 1 s$/,
      { status: 'deadline_exceeded', agent: 'ToyAgent', tool: 'be_quick' },
    ],
    [
      'without an argument',
      'mcp-missing',
      'get_weather',
      {},
      () => {},
      /^arguments\.city is missing; send .*text.* \(A city\.\)$/,
      { status: 'invalid_request' },
    ],
    [
      'with a wrong argument',
      'mcp-wrong',
      'get_weather',
      { city: 'Rome', days: 17 },
      () => {},
      /^arguments\.days is 17 and must be .*16/,
      { status: 'invalid_request' },
    ],
    [
      'of ask without a question',
      'mcp-blank',
      'ask',
      { query: '' },
      () => {},
      /^arguments\.query must be a string/,
      { status: 'invalid_request' },
    ],
    [
      'of ask that the model cannot answer',
      'mcp-model',
      'ask',
      { query: 'a' },
      () => void (model = (_req, res) => void res.writeHead(500).end()),
      /./,
      { agent: 'ToyAgent', tool: null },
    ],
  ])(
    '%s is a result that says so, and costs nothing',
    async (_, id, tool, args, prepare, sentence, row) => {
      prepare()
      const result = await call(
        await connected(mesh, { agent: 'ToyAgent', ...named(id) }),
        tool,
        args,
      )
      const more =
        id === 'mcp-fails'
          ? [
              {
                type: 'text',
                text: '{"upstream":{"status":500,"body":{},"media_type":"application/json"}}',
              },
            ]
          : []
      expect(result).toEqual({
        isError: true,
        content: [{ type: 'text', text: expect.stringMatching(sentence) }, ...more],
        structuredContent: expect.objectContaining({
          error: expect.any(Number),
          code: expect.any(String),
        }),
      })
      const rows = await rowsOf(id)
      expect(rows.reduce((sum, { charged }) => sum + charged, 0)).toBe(0)
      expect(rows.at(-1)).toMatchObject({
        service: 'mesh',
        key_id: mesh.gateway.keyId,
        charged: 0,
        ...row,
      })
      expect(rows.at(-1)?.status).not.toBe('ok')
    },
  )

  test('of no tool is an error that names the nearest, and its row says why', async () => {
    const error = await failed(
      call(await connected(mesh, { agent: 'ToyAgent', ...named('mcp-none') }), 'get_wether'),
    )
    expect(error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('Did you mean "get_weather"?'),
    })
    expect(await rowsOf('mcp-none')).toMatchObject([{ status: 'not_found', charged: 0 }])
  })
})

describe('a call that is given up', () => {
  const stuck = async (id: string) => {
    answer = () => {}
    const client = await connected(mesh, { agent: 'ToyAgent', ...named(id) })
    const abort = new AbortController()
    const before = mesh.tools.requests.length
    const failure = failed(call(client, 'get_place', { name: id }, abort.signal))
    await until('the tool is called', () => mesh.tools.requests.length > before, promptMs)
    return { client, abort, failure }
  }
  const rowOf = (id: string) => ({
    status: 'client_left',
    agent: 'ToyAgent',
    tool: 'get_place',
    charged: 0,
    request_id: id,
  })

  test('by a notification ends at the tool, costs nothing, and leaves others alone, though they have the same key and number', async () => {
    const [one, other] = [await stuck('mcp-cancelled'), await stuck('mcp-stays')]
    one.abort.abort('enough')
    expect(await one.failure).toBeInstanceOf(Error)
    await until(
      'the row is written',
      async () => (await rowsOf('mcp-cancelled')).length > 0,
      promptMs,
    )
    await until(
      'one of the two connections is closed',
      () => mesh.tools.openSockets() === 1,
      promptMs,
    )
    expect(await rowsOf('mcp-cancelled')).toMatchObject([rowOf('mcp-cancelled')])
    expect(await rowsOf('mcp-stays')).toEqual([])
    await other.client.close()
  })

  test('by closing the connection too', async () => {
    const { client, failure } = await stuck('mcp-closed')
    await client.close()
    expect(await failure).toBeInstanceOf(Error)
    await until('the row is written', async () => (await rowsOf('mcp-closed')).length > 0, promptMs)
    expect(await rowsOf('mcp-closed')).toMatchObject([rowOf('mcp-closed')])
    await until(
      'the connections to the tool are closed',
      () => mesh.tools.openSockets() === 0,
      promptMs,
    )
  })
})
