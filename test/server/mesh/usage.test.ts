import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { says, type Script } from '../../support/upstreams/model-server.ts'
import {
  callsTools,
  post,
  refusalOf,
  resultOf,
  startMesh,
  turns,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { alwaysRetries } from '../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { operatorJson } from '../../support/http/operator.ts'

let mesh: Mesh
let model: Script
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  const routes = { '*': [{ upstream: 'model', usd_per_million: { input: '1', output: '2' } }] }
  mesh = await startMesh(
    (req, res, request) => model(req, res, request),
    (req, res) => answer(req, res),
    { ...alwaysRetries, routes, prices: { '*': { input: '10', output: '20' } } },
  )
})
afterAll(() => mesh.close())
beforeEach(() => {
  answer = (_req, res) => sendJson(res, 21)
})

const ask = (input: object, { key = mesh.gateway.key, agent_id = 'ToyAgent', id = '' } = {}) =>
  post(
    mesh.gateway.meshUrl,
    '/mesh_request',
    { api_key: key, agent_id, input },
    { ...(id !== '' && { 'x-request-id': id }) },
  )
const rowsOf = async (id: string) =>
  (await mesh.gateway.rows()).filter(({ request_id }) => request_id === id)
const weather = { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } }

describe('a tool call', () => {
  test('costs its own price, in one row', async () => {
    resultOf(await ask(weather, { id: 'own-price' }))
    expect(await rowsOf('own-price')).toMatchObject([
      {
        service: 'mesh',
        key_id: mesh.gateway.keyId,
        agent: 'ToyAgent',
        tool: 'get_weather',
        model: null,
        upstream: null,
        status: 'ok',
        charged: 2_000_000,
        cost: 0,
        prompt_tokens: 0,
        completion_tokens: 0,
        estimated: false,
        payment_id: null,
        attempt: 0,
      },
    ])
  })

  test('costs the price of its agent where it has none', async () => {
    resultOf(await ask({ tool: 'get_status', tool_arguments: {} }, { id: 'agents-price' }))
    resultOf(
      await ask(
        { tool: 'get_thing', tool_arguments: {} },
        { agent_id: 'OtherAgent', id: 'others-price' },
      ),
    )
    expect([...(await rowsOf('agents-price')), ...(await rowsOf('others-price'))]).toMatchObject([
      { charged: 1_000_000, agent: 'ToyAgent' },
      { charged: 3_000_000, agent: 'OtherAgent' },
    ])
  })

  test.each<[string, string, object, () => void, number, object]>([
    [
      'that fails',
      'tool-fails',
      weather,
      () => void (answer = (_req, res) => sendJson(res, {}, 500)),
      502,
      { status: 'tool_failed', agent: 'ToyAgent', tool: 'get_weather' },
    ],
    [
      'that is late',
      'tool-late',
      { tool: 'be_quick', tool_arguments: {} },
      () => void (answer = () => {}),
      504,
      { status: 'deadline_exceeded', agent: 'ToyAgent', tool: 'be_quick' },
    ],
    [
      'with wrong arguments',
      'tool-wrong',
      { tool: 'get_weather', tool_arguments: {} },
      () => {},
      400,
      { status: 'invalid_request' },
    ],
    [
      'of no tool',
      'tool-none',
      { tool: 'nothing', tool_arguments: {} },
      () => {},
      404,
      { status: 'not_found' },
    ],
  ])('%s costs nothing, and its row says why', async (_, id, input, prepare, status, row) => {
    prepare()
    refusalOf(await ask(input, { id }), status)
    const rows = await rowsOf(id)
    expect(rows).toMatchObject([
      { charged: 0, cost: 0, service: 'mesh', key_id: mesh.gateway.keyId, ...row },
    ])
    expect(rows[0]?.reason).toMatchObject({ message: expect.stringMatching(/\w/) })
  })

  test('whose caller leaves costs nothing, and its row names agent and tool', async () => {
    answer = () => {}
    const before = mesh.tools.requests.length
    const controller = new AbortController()
    const request = fetch(`${mesh.gateway.meshUrl}/mesh_request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'left-tool' },
      body: JSON.stringify({
        api_key: mesh.gateway.key,
        agent_id: 'ToyAgent',
        input: { tool: 'get_place', tool_arguments: { name: 'left' } },
      }),
      signal: controller.signal,
    }).catch(() => 'left')
    await until('the tool is called', () => mesh.tools.requests.length > before, promptMs)
    controller.abort()
    expect(await request).toBe('left')
    await until('the row is written', async () => (await rowsOf('left-tool')).length > 0, promptMs)
    expect(await rowsOf('left-tool')).toMatchObject([
      {
        status: 'client_left',
        agent: 'ToyAgent',
        tool: 'get_place',
        charged: 0,
        cost: 0,
        service: 'mesh',
        key_id: mesh.gateway.keyId,
      },
    ])
  })

  test('of a stranger leaves no row', async () => {
    refusalOf(await ask(weather, { key: 'stranger', id: 'stranger' }), 401)
    expect(await rowsOf('stranger')).toEqual([])
  })
})

describe('a query', () => {
  test("costs the agent's price for queries; the model's tokens stand beside it with the same request id, cost us, and charge nothing", async () => {
    model = turns(
      callsTools(['get_weather', { city: 'Lisbon' }]),
      callsTools(['get_status', {}]),
      'done',
    )
    resultOf(await ask({ query: 'a' }, { id: 'a-query' }))
    const rows = await rowsOf('a-query')
    const ofModel = {
      service: 'mesh',
      key_id: mesh.gateway.keyId,
      agent: 'ToyAgent',
      tool: null,
      model: 'meta-llama/llama-3.3-70b-instruct',
      upstream: 'model',
      status: 'ok',
      charged: 0,
      prompt_tokens: 12,
      completion_tokens: 3,
      cost: 18_000,
      attempt: 1,
      estimated: false,
    }
    expect(rows.slice(0, 3)).toMatchObject([ofModel, ofModel, ofModel])
    expect(rows.slice(3)).toMatchObject([
      { agent: 'ToyAgent', tool: null, model: null, status: 'ok', charged: 10_000_000, cost: 0 },
    ])
  })

  test('costs the same when only raw data is wanted', async () => {
    model = turns(callsTools(['get_status', {}]))
    resultOf(await ask({ query: 'a', raw_data_only: true }, { id: 'raw-query' }))
    expect(
      (await rowsOf('raw-query')).map(({ charged, model }) => [model === null, charged]),
    ).toEqual([
      [false, 0],
      [true, 10_000_000],
    ])
  })

  test('that comes to nothing costs nothing, though the model was asked', async () => {
    model = turns(callsTools(['no_tool', {}]))
    refusalOf(await ask({ query: 'a' }, { id: 'lost-query' }), 502, 'query_exhausted')
    const rows = await rowsOf('lost-query')
    expect(rows.filter(({ model }) => model !== null)).toHaveLength(3)
    expect(rows.every(({ charged }) => charged === 0)).toBe(true)
    expect(rows.at(-1)).toMatchObject({ status: 'query_exhausted', model: null })
  })

  test('that the model answers with nothing costs nothing, and its row names the agent', async () => {
    model = turns(callsTools(['get_status', {}]), ' ')
    refusalOf(await ask({ query: 'a' }, { id: 'empty-query' }), 502, 'upstream_failed')
    const rows = await rowsOf('empty-query')
    expect(rows.every(({ charged }) => charged === 0)).toBe(true)
    expect(rows.at(-1)).toMatchObject({
      status: 'upstream_failed',
      agent: 'ToyAgent',
      tool: null,
      model: null,
      charged: 0,
    })
  })

  test('that the server of the model refuses costs nothing, and its row names the agent', async () => {
    model = (_req, res) => sendJson(res, { error: { message: 'no such tool' } }, 400)
    refusalOf(await ask({ query: 'a' }, { id: 'refused-query' }), 502, 'upstream_failed')
    const rows = await rowsOf('refused-query')
    expect(rows.map(({ agent, charged }) => [agent, charged])).toEqual([
      ['ToyAgent', 0],
      ['ToyAgent', 0],
    ])
    expect(rows.at(-1)).toMatchObject({
      status: 'upstream_failed',
      model: null,
      upstream: 'model',
      reason: { message: 'no such tool' },
    })
  })

  test('whose caller leaves costs nothing', async () => {
    model = (_req, res) => void res
    const controller = new AbortController()
    const before = mesh.model.received.length
    const request = fetch(`${mesh.gateway.meshUrl}/mesh_request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'left-query' },
      body: JSON.stringify({
        api_key: mesh.gateway.key,
        agent_id: 'ToyAgent',
        input: { query: 'a' },
      }),
      signal: controller.signal,
    }).catch(() => 'left')
    await until('the model is asked', () => mesh.model.received.length > before, promptMs)
    controller.abort()
    await request
    await until(
      'the rows are written',
      async () => (await rowsOf('left-query')).length > 1,
      promptMs,
    )
    expect(
      (await rowsOf('left-query')).map(({ status, charged, agent }) => [status, charged, agent]),
    ).toEqual([
      ['client_left', 0, 'ToyAgent'],
      ['client_left', 0, 'ToyAgent'],
    ])
  })
})

describe('a task', () => {
  test('costs its price once, when it is completed, under its own id', async () => {
    model = says('done')
    const { json } = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
      api_key: mesh.gateway.key,
      agent_id: 'ToyAgent',
      task_details: { query: 'a' },
    })
    const id = String(json['task_id'])
    await until('the task is charged', async () =>
      (await rowsOf(id)).some(({ charged }) => charged > 0),
    )
    expect(
      (await rowsOf(id))
        .toSorted((a, b) => a.charged - b.charged)
        .map(({ agent, charged, model }) => [agent, charged, model === null]),
    ).toEqual([
      ['ToyAgent', 0, false],
      ['ToyAgent', 10_000_000, true],
    ])
  })

  test('that fails costs nothing', async () => {
    answer = (_req, res) => sendJson(res, {}, 500)
    const { json } = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
      api_key: mesh.gateway.key,
      agent_id: 'ToyAgent',
      task_details: weather,
    })
    const read = async () =>
      (
        await post(mesh.gateway.meshUrl, '/mesh_task_query', {
          api_key: mesh.gateway.key,
          task_id: json['task_id'],
        })
      ).json
    await until('the task has failed', async () => (await read())['status'] === 'failed')
    expect((await rowsOf(String(json['task_id']))).filter(({ charged }) => charged > 0)).toEqual([])
  })
})

describe('the totals', () => {
  test('by agent are the sums of the rows', async () => {
    const { id, key } = await mesh.gateway.createKey()
    for (let n = 0; n < 3; n++) resultOf(await ask(weather, { key }))
    model = says('done')
    resultOf(await ask({ query: 'a' }, { key }))
    resultOf(await ask({ tool: 'get_thing', tool_arguments: {} }, { key, agent_id: 'OtherAgent' }))
    await mesh.gateway.rows()
    const { totals } = await operatorJson<components['schemas']['UsageTotals']>(
      mesh.gateway,
      'GET',
      `/usage?by=agent&key_id=${id}`,
    )
    expect(
      totals
        .map(({ agent, requests, charged, cost }) => ({ agent, requests, charged, cost }))
        .toSorted((a, b) => String(a.agent).localeCompare(String(b.agent))),
    ).toEqual([
      { agent: 'OtherAgent', requests: 1, charged: '3000000', cost: '0' },
      { agent: 'ToyAgent', requests: 4, charged: '16000000', cost: '18000' },
    ])
  })
})
