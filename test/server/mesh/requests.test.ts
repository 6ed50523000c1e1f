import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchange, requestBytes } from '../../support/http/raw.ts'
import { says } from '../../support/upstreams/model-server.ts'
import {
  agentRequest,
  post,
  refusalOf,
  refuseUnasked,
  resultOf,
  startMesh,
  toolRequest,
  type Mesh,
  type MeshReply,
} from '../../support/servers/mesh.ts'
import { until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

let mesh: Mesh
beforeAll(async () => {
  mesh = await startMesh(says('never asked'), (_req, res) => sendJson(res, { temperature: 21 }))
})
afterAll(() => mesh.close())
beforeEach(() => {
  mesh.model.received.length = mesh.tools.requests.length = 0
})

const body = (input: object, more?: object) => agentRequest(mesh, input, more)
const tool = (name: string, args?: unknown, more?: object) => toolRequest(mesh, name, args, more)
const send = (request: unknown, headers?: Record<string, string>) =>
  post(mesh.gateway.meshUrl, '/mesh_request', request, headers)
const refused = (...request: [unknown, number, string]) => refuseUnasked(mesh, ...request)

describe('what does not fit is refused before anything is asked', () => {
  const wrong: [title: string, input: unknown, param: string, message: RegExp][] = [
    [
      'both modes',
      { query: 'a', tool: 'get_status', tool_arguments: {} },
      'input',
      /^input has both query and tool; send one/,
    ],
    [
      'a query with arguments',
      { query: 'a', tool_arguments: {} },
      'input',
      /^input has both query and tool/,
    ],
    [
      'neither mode',
      {},
      'input',
      /^input must have either query, or tool together with tool_arguments$/,
    ],
    ['arguments alone', { tool_arguments: {} }, 'input', /must have either query, or tool/],
    ['raw_data_only alone', { raw_data_only: true }, 'input', /must have either query, or tool/],
    ['no object', 'get_status', 'input', /^input must be an object with either query, or tool/],
    ['a list', [], 'input', /^input must be an object/],
    ['null', null, 'input', /^input must be an object/],
    ['a query that is no text', { query: 7 }, 'input.query', /must be string/],
    [
      'an empty query',
      { query: '' },
      'input.query',
      /^input.query must have at least 1 character$/,
    ],
    ['a query that is too long', { query: 'x'.repeat(65_537) }, 'input.query', /65536/],
    [
      'a tool that is no text',
      { tool: ['get_status'], tool_arguments: {} },
      'input.tool',
      /must be string/,
    ],
    [
      'arguments in a list',
      { tool: 'get_status', tool_arguments: [] },
      'input.tool_arguments',
      /must be object/,
    ],
    [
      'arguments as text',
      { tool: 'get_status', tool_arguments: '{}' },
      'input.tool_arguments',
      /must be object/,
    ],
    [
      'raw_data_only as text',
      { query: 'a', raw_data_only: 'true' },
      'input.raw_data_only',
      /must be boolean/,
    ],
  ]
  test.each(wrong)('%s', async (_, input, param, message) => {
    const error = await refused({ ...body({}), input }, 400, 'invalid_request')
    expect(error.message).toMatch(message)
    expect(error.param).toBe(param)
  })

  test.each<[string, object, string]>([
    ['no agent_id', { agent_id: undefined }, 'agent_id'],
    ['an agent_id that is a number', { agent_id: 7 }, 'agent_id'],
    ['no input', { input: undefined }, 'input'],
  ])(
    '%s',
    async (_, more, param) =>
      void expect((await refused(body({ query: 'a' }, more), 400, 'invalid_request')).param).toBe(
        param,
      ),
  )

  const wrongArguments: [
    title: string,
    name: string,
    args: object,
    param: string,
    message: RegExp,
  ][] = [
    [
      'a missing argument',
      'get_weather',
      {},
      'input.tool_arguments.city',
      /^input\.tool_arguments\.city is missing; send .*text.* \(A city\.\)$/,
    ],
    [
      'a wrong type',
      'get_weather',
      { city: 'Rome', days: 'three' },
      'input.tool_arguments.days',
      /days is "three" and must be .*whole number.*1.*16/,
    ],
    [
      'a value out of bounds',
      'get_weather',
      { city: 'Rome', days: 17 },
      'input.tool_arguments.days',
      /days is 17 and must be .*16/,
    ],
    [
      'an unknown argument',
      'get_weather',
      { city: 'Rome', dayz: 3 },
      'input.tool_arguments.dayz',
      /dayz is not an argument of get_weather\. Did you mean "days"\?/,
    ],
    [
      'an argument too many',
      'get_status',
      { a: 1 },
      'input.tool_arguments.a',
      /get_status takes no arguments: send \{\}/,
    ],
  ]
  test.each(wrongArguments)(
    '%s of a tool: argument, value and schema are named',
    async (_, name, args, param, message) => {
      const error = await refused(tool(name, args), 400, 'invalid_request')
      expect(error.message).toMatch(message)
      expect(error.param).toBe(param)
    },
  )

  test('an unknown agent: the closest is named first, and all are listed', async () => {
    const { message, param } = await refused(
      body({ query: 'a' }, { agent_id: 'ToyAgnet' }),
      404,
      'not_found',
    )
    expect([message, param]).toEqual([
      'there is no agent "ToyAgnet". Did you mean "ToyAgent"? There are OtherAgent, ToyAgent',
      'agent_id',
    ])
  })

  test('an unknown tool: the closest is named first, and all of the agent are listed', async () => {
    const { message, param } = await refused(tool('get_wether'), 404, 'not_found')
    expect([message, param]).toEqual([
      'ToyAgent has no tool "get_wether". Did you mean "get_weather"? It has get_weather, ' +
        'get_place, search, write_note, be_quick, get_status',
      'input.tool',
    ])
    await refused(tool('get_thing'), 404, 'not_found')
  })

  test.each(['__proto__', 'constructor', 'toString', '../ToyAgent', 'ToyAgent\u0000', 'toyagent'])(
    'neither an agent nor a tool is called %j',
    async (name) => {
      await refused(body({ query: 'a' }, { agent_id: name }), 404, 'not_found')
      await refused(tool(name), 404, 'not_found')
    },
  )
})

describe('who may ask', () => {
  test.each<[string, unknown, string]>([
    ['no key', undefined, 'api_key'],
    ['an empty key', '', 'api_key'],
    ['null', null, 'api_key'],
    ['a number', 7, 'api_key'],
    ['a key that is unknown', 'tg_unknown', 'api_key'],
    ['a list with the key', ['key'], 'api_key'],
  ])(
    '%s is 401',
    async (_, api_key, param) =>
      void expect(
        (await refused({ ...tool('get_status'), api_key }, 401, 'unauthorized')).param,
      ).toBe(param),
  )

  test('a key that was revoked, or has expired, is 401', async () => {
    const { id, key } = await mesh.gateway.createKey()
    resultOf(await send({ ...tool('get_status'), api_key: key }))
    await mesh.gateway.revokeKey(id)
    refusalOf(await send({ ...tool('get_status'), api_key: key }), 401, 'unauthorized')
    const { key: late } = await mesh.gateway.createKey({ expires_at: Date.now() + 2000 })
    await until(
      'it has expired',
      async () => (await send({ ...tool('get_status'), api_key: late })).status === 401,
    )
    refusalOf(await send({ ...tool('get_status'), api_key: late }), 401, 'unauthorized')
  })

  test('a key without the scope mesh is 403, and so is every agent that it may not use', async () => {
    const chat = await mesh.gateway.createKey({ scopes: ['chat'] })
    expect(
      (await refused({ ...tool('get_status'), api_key: chat.key }, 403, 'forbidden')).message,
    ).toBe('this key lacks the scope mesh')
    const narrow = await mesh.gateway.createKey({
      name: 'narrow',
      scopes: ['mesh'],
      agents: ['OtherAgent'],
    })
    for (const agent_id of ['ToyAgent', 'NoAgent']) {
      const { message, param } = await refused(
        { ...tool('get_status'), agent_id, api_key: narrow.key },
        403,
        'forbidden',
      )
      expect([message, param]).toEqual([
        `this key may not use ${agent_id}; it may use OtherAgent`,
        'agent_id',
      ])
    }
    resultOf(
      await send({
        api_key: narrow.key,
        agent_id: 'OtherAgent',
        input: { tool: 'get_thing', tool_arguments: {} },
      }),
    )
  })
})

describe('the order of refusal', () => {
  const { stringify } = JSON
  test.each<[string, () => Promise<MeshReply>, number]>([
    [
      'a path that is not there is 404 before anything else',
      () =>
        post(mesh.gateway.meshUrl, '/mesh_requests', 'x'.repeat(300_000), {
          'content-type': 'text/plain',
        }),
      404,
    ],
    [
      'a body that is too large is 413 before its type or its key',
      () => send('x'.repeat((256 << 10) + 1), { 'content-type': 'text/plain' }),
      413,
    ],
    [
      'a wrong type is 415 before the body is read',
      () => send('{', { 'content-type': 'text/plain' }),
      415,
    ],
    ['a body of an unknown coding is 415', () => send('{', { 'content-encoding': 'lzma' }), 415],
    ['a body that is not JSON is 400 before the key in it', () => send('{"api_key":'), 400],
    [
      'a body that nests too deep is 400',
      () => send(`{"api_key":"x","input":${'['.repeat(65)}${']'.repeat(65)}}`),
      400,
    ],
    [
      'a key that is unknown is 401 before what the contract has against the body',
      () => send({ api_key: 'unknown' }),
      401,
    ],
    ['a body that is no object has no key', () => send('[]'), 401],
    [
      'a query parameter that there is not is 400, after the key',
      () => post(mesh.gateway.meshUrl, '/mesh_request?a=1', tool('get_status')),
      400,
    ],
    ['and 401 without one', () => post(mesh.gateway.meshUrl, '/mesh_request?a=1', '{}'), 401],
    [
      'what the contract has against the body is 400 before the scope',
      async () =>
        send({
          api_key: (await mesh.gateway.createKey({ scopes: ['chat'] })).key,
          agent_id: 'ToyAgent',
          input: { query: 7 },
        }),
      400,
    ],
    [
      'the scope is 403 before the agent is looked for',
      async () =>
        send(
          stringify({
            api_key: (await mesh.gateway.createKey({ scopes: ['chat'] })).key,
            agent_id: 'NoAgent',
            input: { query: 'a' },
          }),
        ),
      403,
    ],
    [
      'the agent is 404 before the tool and its arguments',
      () =>
        send(tool('get_weather', {}, {})).then(() =>
          send({ ...tool('get_weather'), agent_id: 'NoAgent' }),
        ),
      404,
    ],
  ])('%s', async (_, refusal, status) => {
    refusalOf(await refusal(), status)
    expect(mesh.tools.requests).toEqual([])
  })

  test('256 KiB are taken to the byte, and not one more', async () => {
    const exact = (bytes: number) => {
      const text = stringify(body({ query: 'a' }, { padding: '' }))
      return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - text.length)}"`)
    }
    resultOf(await send(exact(256 << 10)))
    const { message } = refusalOf(await send(exact((256 << 10) + 1)), 413, 'body_too_large')
    expect(message).toBe('the body is larger than 262144 bytes')
  })

  test('a body without a declared length is cut off at the same size', async () => {
    const part = `${(32 << 10).toString(16)}\r\n${'x'.repeat(32 << 10)}\r\n`
    const bytes = Buffer.concat([
      requestBytes('POST /mesh_request HTTP/1.1', [
        'Host: mesh.test',
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      ]),
      Buffer.from(part.repeat(9) + '0\r\n\r\n'),
    ])
    expect((await exchange(mesh.gateway.meshUrl, bytes)).reply?.status).toBe(413)
  })

  test('GET is 405 and told what there is', async () => {
    const reply = await fetch(`${mesh.gateway.meshUrl}/mesh_request`)
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
