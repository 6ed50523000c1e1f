import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { says } from '../../support/upstreams/model-server.ts'
import {
  agentRequest,
  documentOf,
  post,
  refusalOf,
  refuseUnasked,
  resultOf,
  startMesh,
  toolRequest,
  toyAgents,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

const keyed = (origin: string) =>
  documentOf(
    `${origin}/api`,
    { '/a': { get: { operationId: 'a', summary: 'A', security: [{ key: [] }] } } },
    {
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

/** One that summarises tool calls, has agents that are not available, and is strict. */
let mesh: Mesh
let lenient: Mesh
beforeAll(async () => {
  const answer = (_req: IncomingMessage, res: ServerResponse) => sendJson(res, { temperature: 21 })
  ;[mesh, lenient] = await Promise.all([
    startMesh(says('It is warm.'), answer, {
      mesh: { summaries: 'always', on_broken_agent: 'skip' },
      agents: (origin) => ({
        ...toyAgents(origin),
        KeyedAgent: keyed(origin),
        BrokenAgent: { openapi: '3.1.0' },
      }),
    }),
    startMesh(says('yes'), answer, { mesh: { lenient: { arguments: true, bearer: true } } }),
  ])
})
afterAll(() => Promise.all([mesh.close(), lenient.close()]))
beforeEach(() => {
  for (const one of [mesh, lenient]) one.model.received.length = one.tools.requests.length = 0
})

const body = (input: object) => agentRequest(mesh, input)
const tool = (name: string, args?: unknown, more?: object) => toolRequest(mesh, name, args, more)
const send = (one: Mesh, request: object, headers?: Record<string, string>) =>
  post(one.gateway.meshUrl, '/mesh_request', request, headers)

/** Where nothing is lenient. */
const refused = (...request: [unknown, number, string, Record<string, string>?]) =>
  refuseUnasked(mesh, ...request)

describe('mesh.summaries: always', () => {
  test('asks the model for a summary of tool calls too, with no tools offered; not when only raw data is wanted', async () => {
    const ask = (raw_data_only: boolean) =>
      send(mesh, tool('get_weather', { city: 'Lisbon' }, { raw_data_only }))
    expect(resultOf(await ask(true))).toEqual({ success: true, data: { temperature: 21 } })
    expect(mesh.model.received).toHaveLength(0)
    expect(resultOf(await ask(false))).toEqual({
      success: true,
      response: 'It is warm.',
      data: { temperature: 21 },
    })
    const { body } = mesh.model.only()
    expect(body).not.toHaveProperty('tools')
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(body.messages[1]?.['content']).toContain('{"temperature":21}')
  })
})

describe('mesh.lenient', () => {
  test('a tool without arguments is refused with the fix, and run with none where arguments are lenient', async () => {
    const input = { tool: 'get_status' }
    const { message, param } = await refused(body(input), 400, 'invalid_request')
    expect([message, param]).toEqual([
      'input.tool_arguments is missing; for a tool without arguments send tool_arguments: {}',
      'input',
    ])
    expect(resultOf(await send(lenient, { ...body(input), api_key: lenient.gateway.key }))).toEqual(
      { success: true, data: { temperature: 21 } },
    )
  })

  test('lenient arguments are no arguments: what the tool needs is still missing', async () => {
    const { param } = refusalOf(
      await send(lenient, { ...body({ tool: 'get_weather' }), api_key: lenient.gateway.key }),
      400,
      'invalid_request',
    )
    expect(param).toBe('input.tool_arguments.city')
  })

  test('a key as Bearer only is refused, and taken where bearer is lenient', async () => {
    const { api_key: _, ...keyless } = tool('get_status')
    await refused(keyless, 401, 'unauthorized', { authorization: `Bearer ${mesh.gateway.key}` })
    const replyTo = (token: string, more: object = {}) =>
      send(lenient, { ...keyless, ...more }, { authorization: `Bearer ${token}` })
    resultOf(await replyTo(lenient.gateway.key))
    resultOf(await replyTo(lenient.gateway.key, { api_key: '' }))
    refusalOf(await replyTo(mesh.gateway.key), 401, 'unauthorized')
    // The key in the body is the one that counts.
    resultOf(await replyTo('garbage', { api_key: lenient.gateway.key }))
    refusalOf(await replyTo(lenient.gateway.key, { api_key: 'garbage' }), 401, 'unauthorized')
  })

  test('a 401 names a scheme only where Bearer is taken', async () => {
    const { api_key: _, ...keyless } = tool('get_status')
    expect((await send(mesh, keyless)).headers.get('www-authenticate')).toBeNull()
    expect((await send(lenient, keyless)).headers.get('www-authenticate')).toBe('Bearer')
  })
})

describe('agents that are not available', () => {
  test('are 503 with the reason: a variable that is not set, a document that is broken', async () => {
    const ask = (agent_id: string, input: object) =>
      send(mesh, { api_key: mesh.gateway.key, agent_id, input })
    for (const input of [{ query: 'a' }, { tool: 'a', tool_arguments: {} }]) {
      expect(refusalOf(await ask('KeyedAgent', input), 503, 'unavailable').message).toMatch(
        /^the agent KeyedAgent is not available: .*TEST_KEY_THAT_NOBODY_SETS/,
      )
      expect(refusalOf(await ask('BrokenAgent', input), 503, 'unavailable').message).toBe(
        'the agent BrokenAgent is not available: its document is broken',
      )
    }
    expect([mesh.tools.requests.length, mesh.model.received.length]).toEqual([0, 0])
    resultOf(await ask('ToyAgent', { tool: 'get_status', tool_arguments: {} }))
  })
})
