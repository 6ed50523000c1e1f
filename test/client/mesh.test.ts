import { createServer, type RequestListener } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createMeshClient, TollgateError, type MeshClient } from '../../client/mesh.ts'
import { loadConfig } from '../../server/config/load.ts'
import { startMock, type Mock } from '../../server/mock/mock.ts'
import { startServices, type Services } from '../../server/app/start.ts'
import { shippedIds } from '../support/data/agents.ts'
import { comesMs } from '../support/waiting.ts'
import { listenOnLoopback } from '../support/http/listen.ts'

async function fault(promise: Promise<unknown>): Promise<TollgateError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof TollgateError))
    throw new Error('expected a TollgateError', { cause: error })
  return error
}

describe('calls of the contract', () => {
  let mock: Mock
  beforeAll(async () => {
    mock = await startMock({
      contract: fileURLToPath(new URL('../../generated/json/mesh.json', import.meta.url)),
    })
  })
  afterAll(() => mock.close())

  /** A client of the mock whose requests prefer an outcome, and the bodies that it sent. */
  function clientOf(prefer = ''): { client: MeshClient; bodies: unknown[] } {
    const bodies: unknown[] = []
    const client = createMeshClient({
      baseUrl: `${mock.url}/`,
      apiKey: 'tg_key',
      retries: 0,
      async fetch(input, init) {
        const request = new Request(input, init)
        bodies.push(request.body ? await request.clone().json() : null)
        if (prefer !== '') request.headers.set('prefer', prefer)
        return fetch(request)
      },
    })
    return { client, bodies }
  }

  test('asks with the key in the body, and gives what the agent said', async () => {
    const { client, bodies } = clientOf('example=query')
    const { response, data } = await client.ask('OpenMeteoWeatherAgent', 'Will it rain?')
    expect(response).toContain('Lisbon')
    expect(data).toEqual({ get_forecast: { daily: { precipitation_sum: [0] } } })
    await client.ask('OpenMeteoWeatherAgent', 'Will it rain?', { rawDataOnly: true })
    const requestBody = {
      api_key: 'tg_key',
      agent_id: 'OpenMeteoWeatherAgent',
      input: { query: 'Will it rain?' },
    }
    expect(bodies).toEqual([
      requestBody,
      { ...requestBody, input: { ...requestBody.input, raw_data_only: true } },
    ])
  })

  test('runs a tool', async () => {
    const { client, bodies } = clientOf()
    expect(await client.callTool('EchoAgent', 'echo', { text: 'Hello' })).toEqual({
      success: true,
      data: { text: 'Hello' },
    })
    expect(bodies).toEqual([
      {
        api_key: 'tg_key',
        agent_id: 'EchoAgent',
        input: { tool: 'echo', tool_arguments: { text: 'Hello' } },
      },
    ])
  })

  test('leaves a task and looks at it', async () => {
    const { client, bodies } = clientOf()
    const id = await client.createTask('EchoAgent', {
      tool: 'echo',
      tool_arguments: { text: 'a' },
      raw_data_only: true,
    })
    expect(await client.task(id)).toEqual({ status: 'running' })
    expect(bodies).toEqual([
      {
        api_key: 'tg_key',
        agent_id: 'EchoAgent',
        task_details: { tool: 'echo', tool_arguments: { text: 'a' }, raw_data_only: true },
      },
      { api_key: 'tg_key', task_id: id },
    ])
  })

  test('a task that has failed rejects with its reason', async () => {
    expect(await fault(clientOf('example=failed').client.waitForTask('any'))).toMatchObject({
      code: 'task_failed',
      status: 502,
      message: 'the tool get_forecast failed',
    })
  })

  test('describes agents, and offers the other operations as openapi-fetch does', async () => {
    const { client } = clientOf()
    expect((await client.agents())['EchoAgent']?.tools['echo']?.price_usd).toBe('0.001')
    expect((await client.health()).agents['ExaSearchAgent']).toMatchObject({ available: false })
    const { data, response } = await client.GET('/x402/agents', {
      params: { query: { details: true } },
    })
    expect([response.status, data?.count]).toEqual([200, 1])
  })

  test.each([
    [401, 'unauthorized', 'api_key'],
    [402, 'budget_spent', undefined],
    [404, 'not_found', 'agent_id'],
    [422, 'tool_refused', undefined],
    [429, 'rate_limited', undefined],
    [502, 'tool_failed', undefined],
    [504, 'deadline_exceeded', undefined],
  ])('a refusal with %i is an error with its code', async (status, code, param) => {
    const error = await fault(clientOf(`code=${status}`).client.ask('EchoAgent', 'Hello?'))
    expect([error.status, error.code, error.param]).toEqual([status, code, param])
    expect(error.requestId).toMatch(/^[\w-]{36}$/)
  })

  test('what the API behind a tool answered is part of the error, and whether the tool may have done its work', async () => {
    const refused = await fault(clientOf('code=422').client.ask('EchoAgent', 'Hello?'))
    expect(refused).toMatchObject({
      upstream: { status: 404, body: { message: 'Not Found' }, media_type: 'application/json' },
      mayHaveHappened: false,
    })
    const uncertain = await fault(
      clientOf('code=502, example=uncertain').client.ask('EchoAgent', 'Hello?'),
    )
    expect(uncertain).toMatchObject({
      code: 'tool_failed',
      upstream: { status: 500 },
      mayHaveHappened: true,
    })
    expect(
      (await fault(clientOf('code=404').client.ask('EchoAgent', 'Hello?'))).upstream,
    ).toBeUndefined()
  })
})

describe('faults on the way', () => {
  async function clientOf(listener: RequestListener): Promise<MeshClient> {
    const server = createServer(listener)
    const port = await listenOnLoopback(server)
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return createMeshClient({
      baseUrl: `http://127.0.0.1:${port}`,
      apiKey: 'key',
    })
  }

  test('a reply that is not JSON is told', async () => {
    const client = await clientOf((_, res) => res.end('<html>'))
    expect(await fault(client.ask('EchoAgent', 'Hello?'))).toMatchObject({
      code: 'invalid_reply',
      status: 502,
    })
  })

  test('an aborted signal gives up the request, and the wait between two looks', async () => {
    let looks = 0
    const client = await clientOf((req, res) => {
      if (req.url === '/mesh_request') return
      looks++
      res.setHeader('content-type', 'application/json').end('{"status":"pending"}')
    })
    const asking = new AbortController()
    const waiting = new AbortController()
    const reply = client.ask('EchoAgent', 'Hello?', { signal: asking.signal })
    const waited = client.waitForTask('any', { intervalMs: 60_000, signal: waiting.signal })
    await expect.poll(() => looks).toBe(1)
    asking.abort(new Error('no longer needed'))
    waiting.abort(new Error('no longer wanted'))
    await expect(reply).rejects.toThrow('no longer needed')
    await expect(waited).rejects.toThrow('no longer wanted')
    expect(looks).toBe(1)
  })

  test('looks at a task at the interval told until it is done', async () => {
    const states = ['pending', 'running', 'running', 'completed']
    const client = await clientOf((_, res) => {
      const status = states.shift()
      res.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          status,
          ...(status === 'completed' && { result: { success: true, data: 7 } }),
        }),
      )
    })
    const startedAt = performance.now()
    expect(await client.waitForTask('any', { intervalMs: 30 })).toEqual({ success: true, data: 7 })
    expect(performance.now() - startedAt).toBeGreaterThan(80)
    expect(states).toEqual([])
  })
})

describe('with the server of the sandbox', () => {
  let folder = ''
  let services: Services
  let client: MeshClient
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tollgate-mesh-client-'))
    const ports = Object.fromEntries(
      ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR'].map((name) => [`TOLLGATE_${name}_PORT`, '0']),
    )
    services = await startServices(
      loadConfig({ env: { ...ports, TOLLGATE_LOG_LEVEL: 'silent' }, cwd: folder }),
      { strictReplies: true },
    )
    client = createMeshClient({
      baseUrl: services.mesh?.url ?? '',
      apiKey: services.sandboxKey ?? '',
    })
  })
  afterAll(async () => {
    await services.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('an agent answers a question from what its tool returned', async () => {
    const { response, data } = await client.ask(
      'OpenMeteoWeatherAgent',
      'Will it rain in Lisbon tomorrow?',
    )
    expect(response).toContain('Europe/Lisbon')
    expect(data).toHaveProperty('get_forecast.timezone', 'Europe/Lisbon')
  })

  test('raw data comes without a summary', async () => {
    expect(await client.ask('EchoAgent', 'What is 2 + 3 + 4.5?', { rawDataOnly: true })).toEqual({
      success: true,
      data: { add: { sum: 9.5 } },
    })
  })

  test('a tool runs with its arguments, and wrong ones are named', async () => {
    expect(await client.callTool('EchoAgent', 'echo', { text: 'Hi', times: 2 })).toEqual({
      success: true,
      data: { text: 'Hi Hi' },
    })
    expect(await fault(client.callTool('EchoAgent', 'echo', { txt: 'Hi' }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      param: 'input.tool_arguments.text',
    })
  })

  test('a task is left and waited for', async () => {
    const id = await client.createTask('EchoAgent', { query: 'What is 2 + 3?' })
    expect(
      await client.waitForTask(id, { intervalMs: 20, signal: AbortSignal.timeout(comesMs) }),
    ).toMatchObject({ success: true, data: { add: { sum: 5 } } })
    expect(await fault(client.task('0198a3c2-7d1e-7abc-8def-0123456789ab'))).toMatchObject({
      status: 404,
    })
  })

  test('all agents are there', async () => {
    const agents = Object.keys(await client.agents())
    expect(agents).toEqual(shippedIds)
    expect(Object.keys((await client.health()).agents)).toEqual(agents)
  })
})
