import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { says } from '../../../support/upstreams/model-server.ts'
import {
  post,
  refusalOf,
  resultOf,
  startMesh,
  toolRequest,
  type Mesh,
} from '../../../support/servers/mesh.ts'
import { promptMs, until } from '../../../support/waiting.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'

let mesh: Mesh
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  mesh = await startMesh(says('never asked'), (req, res) => answer(req, res))
})
afterAll(() => mesh.close())
beforeEach(() => {
  answer = (_req, res) => sendJson(res, { temperature: 21 })
  mesh.model.received.length = mesh.tools.requests.length = 0
})

const tool = (name: string, args?: unknown, more?: object) => toolRequest(mesh, name, args, more)
const send = (request: unknown, headers?: Record<string, string>) =>
  post(mesh.gateway.meshUrl, '/mesh_request', request, headers)

describe('a tool is run directly', () => {
  test('with its arguments and nothing that was not asked for, and no model is asked', async () => {
    expect(resultOf(await send(tool('get_weather', { city: 'São Paulo' })))).toEqual({
      success: true,
      data: { temperature: 21 },
    })
    expect(mesh.tools.requests).toMatchObject([
      { method: 'GET', url: '/api/weather?city=S%C3%A3o%20Paulo', body: '' },
    ])
    expect(mesh.model.received).toEqual([])
  })

  test('with a body of JSON, where it takes one', async () => {
    resultOf(await send(tool('search', { query: 'a', filter: { 'x-y': [1, null] } })))
    expect(mesh.tools.requests).toMatchObject([
      {
        method: 'POST',
        url: '/api/search',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"a","filter":{"x-y":[1,null]}}',
      },
    ])
  })

  test('though it writes: the caller named it', async () => {
    resultOf(await send(tool('write_note', { note: 'a' })))
    expect(mesh.tools.requests).toHaveLength(1)
  })

  test.each<[string, unknown]>([
    ['a list', [1, 2]],
    ['a text', 'two words'],
    ['a number', 7.5],
    ['null', null],
    ['false', false],
    ['an empty object', {}],
  ])('and its answer may be %s', async (_, data) => {
    answer = (_req, res) => sendJson(res, data)
    expect(resultOf(await send(tool('get_status')))).toEqual({ success: true, data })
  })

  test('raw_data_only changes nothing where no model is asked', async () => {
    for (const raw_data_only of [true, false])
      expect(resultOf(await send(tool('get_status', {}, { raw_data_only })))).toEqual({
        success: true,
        data: { temperature: 21 },
      })
    expect(mesh.model.received).toEqual([])
  })

  test("nothing of the caller's reaches the tool's server: no key, no header, no extra member", async () => {
    resultOf(
      await send(
        { ...tool('get_weather', { city: 'Lisbon' }), extra: 'canary-1' },
        {
          authorization: 'Bearer canary-2',
          cookie: 'a=canary-3',
          'x-forwarded-for': 'canary-4',
          'x-api-key': 'canary-5',
        },
      ),
    )
    const [request] = mesh.tools.requests
    expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
    expect(JSON.stringify(request)).not.toMatch(new RegExp(`canary|${mesh.gateway.key}`))
  })
})

describe('what real callers send', () => {
  const callers: Record<string, object> = {
    'a tool with everything': {
      agent_id: 'ToyAgent',
      input: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' }, raw_data_only: false },
    },
    'members of other deployments': {
      agent_id: 'ToyAgent',
      heurist_api_key: 'canary-8',
      task_id: 'canary-9',
      origin_task_id: null,
      input: {
        tool: 'get_weather',
        tool_arguments: { city: 'Lisbon' },
        raw_data_only: true,
        session_context: { api_key: 'canary-10' },
      },
    },
    'a query only': { agent_id: 'ToyAgent', input: { query: 'How warm is it in Lisbon?' } },
  }

  test.each(Object.keys(callers))('%s', async (name) => {
    const result = resultOf(await send({ ...callers[name], api_key: mesh.gateway.key }))
    expect(result.success).toBe(true)
    expect(JSON.stringify([mesh.tools.requests, mesh.model.received])).not.toMatch(
      /canary-(8|9|10)|task_id|session_context/,
    )
  })
})

describe('a tool that fails', () => {
  test.each<[string, (res: ServerResponse) => void, number, string, RegExp]>([
    [
      'with an error',
      (res) => sendJson(res, { secret: 'canary-upstream' }, 500),
      502,
      'tool_failed',
      /^the tool get_status failed: the tool's server answered with status 500$/,
    ],
    [
      'with a page',
      (res) =>
        void res.writeHead(200, { 'content-type': 'text/html' }).end('<html>canary-upstream'),
      502,
      'tool_failed',
      /not JSON/,
    ],
    ['by hanging up', (res) => void res.destroy(), 502, 'tool_failed', /connection .* broke/],
  ])('%s is 502 in words of ours', async (_, fail, status, code, message) => {
    answer = (_req, res) => fail(res)
    const { message: text } = refusalOf(await send(tool('get_status')), status, code)
    expect(text).toMatch(message)
    expect(text).not.toContain('canary')
  })

  test('by being slow is 504 after its own time', async () => {
    answer = () => {}
    const began = performance.now()
    expect(refusalOf(await send(tool('be_quick')), 504, 'deadline_exceeded').message).toBe(
      'the tool be_quick did not answer within 1 s',
    )
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  test('a caller who leaves ends the call', async () => {
    answer = () => {}
    const controller = new AbortController()
    const request = fetch(`${mesh.gateway.meshUrl}/mesh_request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(tool('get_place', { name: 'leaving' })),
      signal: controller.signal,
    }).catch(() => 'left')
    await until('the tool is called', () => mesh.tools.requests.length === 1, promptMs)
    const open = mesh.tools.openSockets()
    controller.abort()
    expect(await request).toBe('left')
    await until('the connection is closed', () => mesh.tools.openSockets() < open, promptMs)
  })
})
